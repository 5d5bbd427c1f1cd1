// Games through the C interface.

#include <boost/json.hpp>

#include "capi/calls.h"
#include "record/game/game_line.h"
#include "record/game/game_record.h"
#include "record/json/config_json.h"
#include "support/random_game.h"

namespace folsom {
namespace {

namespace json = boost::json;

constexpr std::string_view kFour = "{}";

TEST(CapiGame, EveryConfigurationPlaysToItsEnd) {
  for (const Config& config : AllConfigs()) {
    const std::string text = WriteConfig(config);
    const Game game = NewGame(text, 5);
    EXPECT_GT(PlayOn(game, 5), 20) << text;
    const FolsomGameStatus status = StatusOf(game);
    EXPECT_EQ(status.over, 1);
    EXPECT_EQ(status.pending, 0);
    EXPECT_EQ(status.seats, config.seats);
    EXPECT_EQ(status.partners, config.variant == Variant::kTeams ? 1 : 0);
    EXPECT_STREQ(folsom_phase_name(status.phase), "over");
    EXPECT_STREQ(folsom_ask_name(status.ask), "none");
    FolsomScore score{};
    EXPECT_DONE(folsom_game_score(game.get(), &score));
    float shares = 0;
    for (std::size_t i = 0; i < FOLSOM_MAX_SEATS; ++i) {
      shares += score.win_share[i];
      EXPECT_EQ(score.win_share[i] > 0, ((score.winners >> i) & 1) != 0);
    }
    const float sides = status.partners == 1 ? 2 : 1;
    EXPECT_NEAR(shares, score.winners == 0 ? 0 : sides, 1e-5F);
    EXPECT_EQ(CodeOf(folsom_game_apply(game.get(), 0, 1)), "action/game_over");
  }
}

// The same seed and decisions are the game that GameWriter writes.
TEST(CapiGame, ASeedIsTheProgramsGame) {
  for (const Config& config : FirstOfEachFamily()) {
    const Game game = NewGame(WriteConfig(config), 42);
    GameWriter writer(config, 42);
    while (StatusOf(game).over == 0) {
      const std::int32_t seat = SeatOf(game);
      const std::uint16_t action = LegalOf(game, seat).back();
      ASSERT_EQ(writer.Apply(static_cast<Seat>(seat), {action}), Illegal::kNone);
      EXPECT_DONE(folsom_game_apply(game.get(), seat, action));
    }
    EXPECT_EQ(RecordOf(game), writer.Text());
  }
}

TEST(CapiGame, ARecordComesBackWithItsPast) {
  for (const Config& config : FirstOfEachFamily()) {
    const Game game = NewGame(WriteConfig(config), 7);
    PlayOn(game, 7, 60);
    const std::string record = RecordOf(game);
    FolsomGame* read = nullptr;
    EXPECT_DONE(folsom_game_from_record(record.data(), record.size(), 99, &read));
    const Game again(read);
    EXPECT_EQ(RecordOf(again), record);
    EXPECT_EQ(PositionOf(again), PositionOf(game));
    EXPECT_EQ(EventsOf(again, 1), EventsOf(game, 1));
    EXPECT_EQ(StatusOf(again).decisions, StatusOf(game).decisions);
    EXPECT_DONE(folsom_game_undo(again.get()));
    EXPECT_DONE(folsom_game_undo(game.get()));
    EXPECT_EQ(RecordOf(again), RecordOf(game));
  }
}

TEST(CapiGame, NamesOfARecordStay) {
  GameWriter writer(Config{}, 1, {"Anna", "", "Bob"});
  FolsomGame* read = nullptr;
  EXPECT_DONE(folsom_game_from_record(writer.Text().data(), writer.Text().size(), 0, &read));
  EXPECT_EQ(RecordOf(Game(read)), writer.Text());
}

TEST(CapiGame, APositionIsAGameFromTheMiddle) {
  const Game game = NewGame(kFour, 3);
  PlayOn(game, 3, 50);
  const std::string position = PositionOf(game);
  FolsomGame* read = nullptr;
  EXPECT_DONE(folsom_game_from_position(position.data(), position.size(), 8, &read));
  const Game middle(read);
  EXPECT_EQ(PositionOf(middle), position);
  EXPECT_EQ(StatusOf(middle).decisions, 0U);
  EXPECT_EQ(RecordOf(middle), "error game/no_record");
  EXPECT_EQ(EventsOf(middle, 0), "[]");
  EXPECT_EQ(CodeOf(folsom_game_undo(middle.get())), "game/nothing_to_undo");
  PlayOn(middle, 1, 10);
  const std::string later = PositionOf(middle);
  EXPECT_DONE(folsom_game_undo(middle.get()));
  EXPECT_NE(PositionOf(middle), later);
  EXPECT_NE(EventsOf(middle, 0), "[]");
}

TEST(CapiGame, APositionInWhichNothingIsAskedRunsOn) {
  Game game;
  for (std::uint64_t seed = 1; game == nullptr; ++seed) {  // With something on the pile.
    const Game played = NewGame(kFour, seed);
    PlayOn(played, seed, 24);
    if (std::string_view(folsom_phase_name(StatusOf(played).phase)) != "planning") continue;
    json::object position = json::parse(PositionOf(played)).as_object();
    for (const char* field : {"ask", "pending", "turn", "order", "acts"}) position.erase(field);
    position["phase"] = "robbing";
    const std::string text = json::serialize(position);
    FolsomGame* read = nullptr;
    EXPECT_DONE(folsom_game_from_position(text.data(), text.size(), seed, &read));
    game.reset(read);
  }
  EXPECT_TRUE(StatusOf(game).over == 1 || StatusOf(game).pending != 0);
  EXPECT_NE(EventsOf(game, FOLSOM_SPECTATOR), "[]");
}

TEST(CapiGame, AClonePlaysOnByItself) {
  for (const Config& config : FirstOfEachFamily()) {
    const Game game = NewGame(WriteConfig(config), 9);
    PlayOn(game, 9, 30);
    const std::string before = RecordOf(game);
    const Game same = CloneOf(game);
    const Game other = CloneOf(game);
    PlayOn(same, 1);
    PlayOn(other, 2);
    EXPECT_EQ(RecordOf(game), before);
    PlayOn(game, 1);
    EXPECT_EQ(RecordOf(same), RecordOf(game)) << "a clone draws the same";
    EXPECT_NE(RecordOf(other), RecordOf(game));
  }
}

TEST(CapiGame, AClonesPastOutlivesTheGame) {
  Game game = NewGame(kFour, 9);
  PlayOn(game, 9, 30);
  const std::string record = RecordOf(game);
  const Game clone = CloneOf(game);
  game.reset();
  EXPECT_EQ(RecordOf(clone), record);
}

TEST(CapiGame, UndoGoesBackToTheStart) {
  const Game game = NewGame(kFour, 4);
  std::vector<std::string> positions{PositionOf(game)};
  while (PlayOn(game, positions.size(), 1) == 1) positions.push_back(PositionOf(game));
  const std::string record = RecordOf(game);
  for (std::size_t left = positions.size(); left > 1; --left) {
    ASSERT_EQ(PositionOf(game), positions[left - 1]);
    ASSERT_EQ(StatusOf(game).decisions, left - 1);
    EXPECT_DONE(folsom_game_undo(game.get()));
  }
  EXPECT_EQ(PositionOf(game), positions[0]);
  EXPECT_EQ(CodeOf(folsom_game_undo(game.get())), "game/nothing_to_undo");
  for (std::size_t seed = 1; PlayOn(game, seed, 1) == 1; ++seed) continue;
  EXPECT_EQ(RecordOf(game), record) << "what was drawn before is drawn again";
}

TEST(CapiGame, ARefusedActionChangesNothing) {
  const Game game = NewGame(kFour, 4);
  PlayOn(game, 4, 20);
  const std::int32_t seat = SeatOf(game);
  const std::vector<std::uint16_t> legal = LegalOf(game, seat);
  const std::string record = RecordOf(game);
  for (std::uint32_t action = 0; action <= folsom_action_count() + 1; ++action) {
    const auto id = static_cast<std::uint16_t>(action);
    if (std::ranges::find(legal, id) != legal.end()) continue;
    const bool exists = action < folsom_action_count();
    EXPECT_EQ(CodeOf(folsom_game_apply(game.get(), seat, id)),
              exists ? "action/not_legal" : "action/no_such_action");
  }
  EXPECT_EQ(CodeOf(folsom_game_apply(game.get(), (seat + 1) % 4, legal[0])),
            "action/not_your_turn");
  EXPECT_TRUE(LegalOf(game, (seat + 1) % 4).empty());
  EXPECT_EQ(RecordOf(game), record);
}

}  // namespace
}  // namespace folsom
