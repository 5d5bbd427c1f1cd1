// What is too dear for every step: about five random positions of every game.

#include <gtest/gtest.h>

#include <array>
#include <boost/json.hpp>
#include <set>

#include "record/board/view_json.h"
#include "record/board/view_read.h"
#include "record/game/game_record.h"
#include "record/json/event_json.h"
#include "record/json/merge_patch.h"
#include "record/position/position.h"
#include "record/words/action_text.h"
#include "rules/state/consistent.h"
#include "rules/state/sample.h"
#include "support/merge_apply.h"
#include "support/random_game.h"

namespace folsom {
namespace {

constexpr std::size_t kLooks = 5;

std::vector<Seat> Viewers(const GameState& state) {
  std::vector<Seat> viewers{kNoSeat};
  for (std::size_t s = 0; s < state.terms.seats; ++s) viewers.push_back(static_cast<Seat>(s));
  return viewers;
}

void ExpectPositionRoundTrip(const GameState& state) {
  const Result<GameState> read = ReadPosition(WritePosition(state));
  ASSERT_TRUE(read) << Describe(read.Error());
  ASSERT_EQ(*read, state) << WritePosition(state);
}

void ExpectActionTexts(const GameState& state) {
  for (const Seat seat : state.pending) {
    for (const Action action : LegalList(state, seat)) {
      ASSERT_FALSE(ActionText(action).empty()) << action.id;
      ASSERT_EQ(ActionFrom(ActionText(action)), action);
    }
  }
}

void ExpectViewRoundTrip(const SeatView& view) {
  const Result<SeatView> read = ReadView(WriteView(view));
  ASSERT_TRUE(read) << Describe(read.Error());
  ASSERT_EQ(*read, view) << WriteView(view);
}

// A sampled world is a possible one, and looks the same to the one who sampled it.
void ExpectSampleLooksTheSame(const GameState& state, Seat viewer, Dice& dice) {
  const SeatView view = ViewFor(state, viewer);
  const GameState sampled = Sample(view, dice);
  ASSERT_EQ(FirstFlaw(sampled).what, "");
  ASSERT_EQ(ViewFor(sampled, viewer), view) << WriteView(view) << "\n"
                                            << WriteView(ViewFor(sampled, viewer)) << "\n"
                                            << WritePosition(state);
  if (viewer == kNoSeat) return;
  const ActionList legal = LegalList(state, viewer);
  const ActionList sampled_legal = LegalList(sampled, viewer);
  ASSERT_TRUE(std::equal(legal.begin(), legal.end(), sampled_legal.begin(), sampled_legal.end()));
}

// A client that has a view, then gets redacted events, each with a patch, and at the end of the
// decision a last patch for the question that follows.
class Client final : public Sink {
 public:
  Client(const GameState& state, Seat viewer)
      : viewer_(viewer), server_(ViewJson(ViewFor(state, viewer))), client_(server_) {}

  void Emit(const EventBody& event, const GameState& after) override {
    const auto json = EventJson(Redacted(event, viewer_), PaletteOf(after));
    ASSERT_EQ(json.at("type").as_string(), EventKey(event));
    Send(after);
  }
  void Send(const GameState& after) {
    boost::json::value now = ViewJson(ViewFor(after, viewer_));
    // Over the wire and back.
    MergeApply(client_, boost::json::parse(boost::json::serialize(MergeDiff(server_, now))));
    server_ = std::move(now);
    ASSERT_EQ(client_, server_);
    ++patches_;
  }
  void ExpectEquals(const GameState& state) const {
    const Result<SeatView> rebuilt = ViewFrom(client_);
    ASSERT_TRUE(rebuilt) << Describe(rebuilt.Error());
    ASSERT_EQ(*rebuilt, ViewFor(state, viewer_));
  }

 private:
  Seat viewer_;
  boost::json::value server_;
  boost::json::value client_;
  std::size_t patches_ = 0;
};

// The next decision as a client hears of it.
void ExpectClientFollows(const RandomGame& play, Seat viewer) {
  RandomGame fork = play;
  Client client(fork.state, viewer);
  fork.Step(&client);
  client.Send(fork.state);
  ASSERT_NO_FATAL_FAILURE(client.ExpectEquals(fork.state));
}

class Dear : public testing::TestWithParam<Config> {
 protected:
  static std::set<std::size_t> RandomSteps(const Config& config, std::size_t game, Rng& rng) {
    RandomGame play(config, game);
    play.Skip(kMaxDecisions);
    std::set<std::size_t> steps;
    for (std::size_t i = 0; i < kLooks; ++i) {
      steps.insert(rng.Below(static_cast<std::uint32_t>(play.steps)));
    }
    return steps;
  }
};

TEST_P(Dear, FormsViewsAndSamplesAgree) {
  for (std::size_t game = 0; game < GamesPerConfig(); ++game) {
    const Config config = Varied(GetParam(), game);
    SCOPED_TRACE(NameOf(config) + " game " + std::to_string(game));
    Rng rng(game);
    const std::set<std::size_t> looks = RandomSteps(config, game, rng);
    Dice dice(game);
    for (RandomGame play(config, game); !play.Over(); play.Step()) {
      if (!looks.contains(play.steps)) continue;
      SCOPED_TRACE("step " + std::to_string(play.steps));
      ASSERT_NO_FATAL_FAILURE(ExpectPositionRoundTrip(play.state));
      ASSERT_NO_FATAL_FAILURE(ExpectActionTexts(play.state));
      const std::vector<Seat> viewers = Viewers(play.state);
      for (const Seat viewer : viewers) {
        ASSERT_NO_FATAL_FAILURE(ExpectSampleLooksTheSame(play.state, viewer, dice));
      }
      const Seat viewer = viewers[rng.Below(static_cast<std::uint32_t>(viewers.size()))];
      ASSERT_NO_FATAL_FAILURE(ExpectViewRoundTrip(ViewFor(play.state, viewer)));
      ASSERT_NO_FATAL_FAILURE(ExpectClientFollows(play, viewer));
    }
  }
}

// A record replays to the same state and tells the same decisions, whenever it is taken.
class Follower final : public ReplayObserver {
 public:
  void Deciding(std::size_t, const GameState&, Seat seat, Action action) override {
    heard.push_back({seat, action});
  }
  std::vector<std::pair<Seat, Action>> heard;
};

TEST_P(Dear, RecordsReplay) {
  for (std::size_t game = 0; game < GamesPerConfig() / 4 + 1; ++game) {
    const Config config = Varied(GetParam(), game);
    SCOPED_TRACE(NameOf(config) + " game " + std::to_string(game));
    Rng rng(game);
    GameWriter writer(config, game, {"Anna", "Bo"});
    std::vector<std::pair<Seat, Action>> decisions;
    while (writer.State().phase != Phase::kOver && decisions.size() < kMaxDecisions) {
      const Seat seat = AnySeat(writer.State().pending, rng);
      decisions.emplace_back(seat, AnyAction(LegalList(writer.State(), seat), rng));
      ASSERT_EQ(writer.Apply(seat, decisions.back().second), Illegal::kNone);
      const bool over = writer.State().phase == Phase::kOver;
      if (!over && rng.Below(100) != 0) continue;
      Follower follower;
      const Result<GameRecord> replayed = ReplayRecord(writer.Text(), &follower);
      ASSERT_TRUE(replayed) << Describe(replayed.Error()) << "\n" << writer.Text();
      ASSERT_EQ(replayed->state, writer.State());
      ASSERT_EQ(replayed->config, config);
      ASSERT_EQ(replayed->finished, over);
      ASSERT_EQ(follower.heard, decisions);
      ASSERT_EQ(replayed->decisions, decisions.size());
    }
  }
}

INSTANTIATE_TEST_SUITE_P(All, Dear, testing::ValuesIn(AllConfigs()),
                         [](const auto& tested) { return NameOf(tested.param); });

TEST(ActionTexts, AreAllDifferentAndReadBack) {
  std::set<std::string_view> texts;
  for (std::uint16_t id = 0; id < kActions; ++id) {
    const std::string_view text = ActionText({id});
    EXPECT_TRUE(texts.insert(text).second) << text;
    EXPECT_EQ(ActionFrom(text), Action{id}) << text;
  }
  EXPECT_EQ(ActionText({kActions}), "");
  EXPECT_EQ(ActionFrom("no such action"), std::nullopt);
}

}  // namespace
}  // namespace folsom
