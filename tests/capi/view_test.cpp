// Views, samples and bots through the C interface.

#include <boost/json.hpp>

#include "batch/truth.h"
#include "capi/calls.h"
#include "features/features.h"
#include "features/foresight.h"
#include "record/json/config_json.h"
#include "support/random_game.h"

namespace folsom {
namespace {

std::vector<std::uint8_t> ObservationOf(const View& view) {
  std::vector<std::uint8_t> bytes(folsom_observation_size(), 7);
  EXPECT_DONE(folsom_view_observation(view.get(), bytes.data()));
  return bytes;
}

std::vector<std::uint8_t> ForesightOf(const View& view) {
  std::vector<std::uint8_t> bytes(folsom_foresight_size(), 7);
  EXPECT_DONE(folsom_view_foresight(view.get(), bytes.data()));
  return bytes;
}

std::vector<std::uint16_t> LegalIn(const View& view) {
  std::vector<std::uint16_t> legal(FOLSOM_MAX_LEGAL);
  std::size_t count = 0;
  EXPECT_DONE(folsom_view_legal(view.get(), legal.data(), &count));
  legal.resize(count);
  return legal;
}

TEST(CapiView, ASampleLooksTheSame) {
  for (const Config& config : AllConfigs()) {
    const Game game = NewGame(WriteConfig(config), 13);
    for (int part = 0; part < 4 && StatusOf(game).over == 0; ++part) {
      const std::int32_t seat = SeatOf(game);
      const View view = ViewOf(game, seat);
      const Game world = SampleOf(view, 5);
      const View same = ViewOf(world, seat);
      ASSERT_EQ(JsonOf(same), JsonOf(view));
      ASSERT_EQ(ObservationOf(same), ObservationOf(view));
      ASSERT_EQ(ForesightOf(same), ForesightOf(view));
      ASSERT_EQ(LegalIn(same), LegalIn(view));
      EXPECT_EQ(RecordOf(world), "error game/no_record");
      PlayOn(game, static_cast<std::uint64_t>(part), 30);
    }
  }
}

TEST(CapiView, TellsWhoLooksAndWhatTheyMayDo) {
  const Game game = NewGame("{}", 3);
  PlayOn(game, 3, 10);
  const std::int32_t asked = SeatOf(game);
  for (std::int32_t seat = FOLSOM_SPECTATOR; seat < 4; ++seat) {
    const View view = ViewOf(game, seat);
    std::int32_t viewer = 99;
    EXPECT_DONE(folsom_view_viewer(view.get(), &viewer));
    EXPECT_EQ(viewer, seat);
    EXPECT_EQ(LegalIn(view), seat == asked ? LegalOf(game, seat) : std::vector<std::uint16_t>());
  }
}

// What is hidden from a seat does not change what it sees.
TEST(CapiView, AViewOutlivesItsGameAndHoldsNoSecrets) {
  Game game = NewGame("{}", 3);
  PlayOn(game, 3, 40);
  const View view = ViewOf(game, 2);
  const std::string before = JsonOf(view);
  game.reset();
  EXPECT_EQ(JsonOf(view), before);
  const boost::json::value json = boost::json::parse(before);
  EXPECT_EQ(before.find("\"deck\":{"), std::string::npos);
  EXPECT_EQ(before.find("choices"), std::string::npos);
  EXPECT_TRUE(json.is_object());
}

TEST(CapiView, ASpectatorHasNoObservationAndNoForesight) {
  const Game game = NewGame("{}", 3);
  const View view = ViewOf(game, FOLSOM_SPECTATOR);
  std::vector<std::uint8_t> bytes(folsom_observation_size());
  EXPECT_EQ(CodeOf(folsom_view_observation(view.get(), bytes.data())), "view/spectator");
  EXPECT_EQ(CodeOf(folsom_view_foresight(view.get(), bytes.data())), "view/spectator");
}

TEST(CapiView, WordsAndAnswers) {
  const Game game = NewGame("{}", 3);
  PlayOn(game, 3, 15);
  const View view = ViewOf(game, SeatOf(game));
  const std::vector<std::uint16_t> legal = LegalIn(view);
  const std::string text = TextFrom([&](char* out, std::size_t capacity, std::size_t* size) {
    return folsom_view_text(view.get(), out, capacity, size);
  });
  EXPECT_GT(text.size(), 200U);
  for (const std::uint16_t wanted : legal) {
    const std::string words = TextFrom([&](char* out, std::size_t capacity, std::size_t* size) {
      return folsom_action_text(wanted, out, capacity, size);
    });
    EXPECT_NE(text.find(words), std::string::npos);
    std::uint16_t action = FOLSOM_NO_ACTION;
    EXPECT_DONE(folsom_view_read_answer(view.get(), words.data(), words.size(), &action));
    EXPECT_EQ(action, wanted);
  }
  std::uint16_t action = FOLSOM_NO_ACTION;
  EXPECT_EQ(CodeOf(folsom_view_read_answer(view.get(), "hm", 2, &action)), "answer/none");
  EXPECT_EQ(CodeOf(folsom_view_read_answer(view.get(), nullptr, 0, &action)), "answer/none");
  EXPECT_EQ(action, FOLSOM_NO_ACTION);
}

// Where the last field ends.
std::int64_t EndOfFields(const std::string& text) {
  const boost::json::value fields = boost::json::parse(text);
  std::int64_t end = 0;
  for (const boost::json::value& field : fields.as_array()) {
    EXPECT_GE(field.at("offset").as_int64(), end);
    end = field.at("offset").as_int64() +
          field.at("rows").as_int64() * field.at("columns").as_int64();
    EXPECT_FALSE(field.at("name").as_string().empty());
    EXPECT_FALSE(field.at("meaning").as_string().empty());
    EXPECT_FALSE(field.at("coding").as_string().empty());
  }
  return end;
}

TEST(CapiView, FieldsCoverTheObservationTheForesightAndTheTruth) {
  EXPECT_LE(EndOfFields(TextFrom(folsom_observation_fields)),
            static_cast<std::int64_t>(folsom_observation_size()));
  EXPECT_EQ(folsom_observation_version(), kObservationVersion);
  EXPECT_LE(EndOfFields(TextFrom(folsom_foresight_fields)),
            static_cast<std::int64_t>(folsom_foresight_size()));
  EXPECT_EQ(folsom_foresight_version(), kForesightVersion);
  EXPECT_LE(EndOfFields(TextFrom(folsom_truth_fields)),
            static_cast<std::int64_t>(folsom_truth_size()));
  EXPECT_EQ(folsom_truth_version(), kTruthVersion);
}

struct Answer {
  std::string code;
  std::uint16_t action = FOLSOM_NO_ACTION;
  std::vector<float> win_share = std::vector<float>(FOLSOM_MAX_LEGAL, -1);
  std::uint8_t judged = 7;
};
Answer AskBot(std::string_view bot, const View& view, std::uint64_t seed) {
  Answer answer;
  answer.code = CodeOf(folsom_bot_choose(bot.data(), bot.size(), view.get(), seed, &answer.action,
                                         answer.win_share.data(), &answer.judged));
  return answer;
}

TEST(CapiBot, ChoosesFromAView) {
  const Game game = NewGame("{}", 3);
  PlayOn(game, 3, 20);
  const View view = ViewOf(game, SeatOf(game));
  const std::vector<std::uint16_t> legal = LegalIn(view);
  for (const char* bot : {"random", "scripted", "search:iterations=20", "mcts:iterations=50"}) {
    const Answer answer = AskBot(bot, view, 1);
    EXPECT_EQ(answer.code, "") << bot;
    EXPECT_NE(std::ranges::find(legal, answer.action), legal.end());
    EXPECT_EQ(AskBot(bot, view, 1).action, answer.action);
    const bool searches = std::string_view(bot).find(':') != std::string_view::npos;
    EXPECT_EQ(answer.judged, searches ? 1 : 0) << bot;
    for (std::size_t i = 0; i < FOLSOM_MAX_LEGAL; ++i) {
      EXPECT_EQ(answer.win_share[i] >= 0, searches && i < legal.size()) << bot;
    }
  }
}

TEST(CapiBot, NeedsAQuestionAndAName) {
  const Game game = NewGame("{}", 3);
  const View other = ViewOf(game, (SeatOf(game) + 1) % 4);
  EXPECT_EQ(AskBot("random", other, 1).code, "action/not_your_turn");
  const View view = ViewOf(game, SeatOf(game));
  EXPECT_EQ(AskBot("nobody", view, 1).code, "bot/unknown");
  EXPECT_EQ(AskBot("", view, 1).code, "bot/unknown");
  std::uint16_t action = 0;
  EXPECT_DONE(folsom_bot_choose("random", 6, view.get(), 1, &action, nullptr, nullptr));
}

}  // namespace
}  // namespace folsom
