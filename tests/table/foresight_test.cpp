// Foresight against the truth: what it calls certain happens, and it knows only what the seat
// knows.
#include "table/foresight.h"

#include <gtest/gtest.h>

#include "support/clause.h"
#include "support/scramble.h"
#include "table/played_table.h"

namespace folsom {
namespace {

// What the seat is really told.
class Witness final : public Sink {
 public:
  explicit Witness(Seat viewer) : viewer_(viewer) {}
  void Emit(const EventBody& event, const GameState& after) override {
    const EventBody told = Redacted(event, viewer_);
    events.push_back(TextOf(told, after));
    views.push_back(ViewFor(after, viewer_));
  }
  std::vector<std::string> events;
  std::vector<SeatView> views;

 private:
  Seat viewer_;
};

struct ForesightCount {
  std::size_t tried = 0;
  std::size_t complete = 0;
  std::size_t sure_but_incomplete = 0;  // No chance, but something learned.
};

void ExpectTrue(const GameState& truth, Seat seat, Action action, Rng& rng, ForesightCount& count) {
  const SeatView view = ViewFor(truth, seat);
  const Foresight foresight = Foresee(view, action);
  ASSERT_EQ(foresight.events.size(), foresight.views.size());
  GameState after = truth;
  Recorder chance(rng.Next());
  Dice dice(chance);
  Witness witness(seat);
  ApplyLegal(after, seat, action, dice, &witness);
  const bool eventless = foresight.events.size() == 1 && !foresight.events[0];
  ASSERT_TRUE(eventless || foresight.events.size() <= witness.events.size());
  for (std::size_t i = 0; !eventless && i < foresight.events.size(); ++i) {
    const bool last = foresight.complete && i + 1 == foresight.events.size();
    ASSERT_EQ(TextOf(foresight.events[i], truth), witness.events[i]);
    ASSERT_EQ(foresight.views[i], last ? ViewFor(after, seat) : witness.views[i]);
  }
  ++count.tried;
  if (!foresight.complete) {
    count.sure_but_incomplete += chance.All().empty() ? 1 : 0;
    return;
  }
  ++count.complete;
  ASSERT_TRUE(chance.All().empty());
  ASSERT_EQ(foresight.events.size(), eventless ? 1 : witness.events.size());
  ASSERT_EQ(foresight.views.back(), ViewFor(after, seat));
  // In any other world that looks the same, it comes out the same.
  GameState other = Scramble(truth, seat, rng);
  ASSERT_EQ(ViewFor(other, seat), view);
  ApplyLegal(other, seat, action, dice);
  ASSERT_TRUE(chance.All().empty());
  ASSERT_EQ(ViewFor(other, seat), foresight.views.back());
}

class Foresights : public testing::TestWithParam<Config> {};

TEST_P(Foresights, NeverContradictTheTruth) {
  ForesightCount count;
  for (std::size_t game = 0; game < GamesPerConfig(8); ++game) {
    Rng rng(game);
    RandomGame play(Varied(GetParam(), game), game + 900);
    for (; !play.Over(); play.Step()) {
      SCOPED_TRACE(testing::Message() << "game " << game << " step " << play.steps);
      const Seat seat = AnySeat(play.state.pending, rng);
      const ActionList legal = LegalList(play.state, seat);
      for (const Action action : legal) {
        if (legal.Size() > 4 && rng.Below(3) != 0) continue;
        ASSERT_NO_FATAL_FAILURE(ExpectTrue(play.state, seat, action, rng, count)) << action.id;
      }
    }
  }
  EXPECT_GT(count.complete, count.tried / 4);
  EXPECT_GT(count.sure_but_incomplete, 0U);
  RecordProperty("tried", static_cast<int>(count.tried));
  RecordProperty("complete", static_cast<int>(count.complete));
  RecordProperty("learned", static_cast<int>(count.sure_but_incomplete));
}

INSTANTIATE_TEST_SUITE_P(All, Foresights, testing::ValuesIn(AllConfigs()),
                         [](const auto& tested) { return NameOf(tested.param); });

TEST(Foresight, StopsAtChance) {
  RandomGame play(Config{}, 3);
  const Seat seat = play.state.pending.First();
  const Foresight draw = Foresee(ViewFor(play.state, seat), act::kDraw);
  EXPECT_TRUE(draw.events.empty());
  EXPECT_FALSE(draw.complete);
}

// PLAN-10: in memory play what comes up next is not foretold, though it lay face up.
TEST(Foresight, TellsOfNoCoveredCardInMemoryPlay) {
  CLAUSE("PLAN-10");
  std::size_t covered = 0;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    for (RandomGame play(Config{}, seed); !play.Over(); play.Step()) {
      if (play.state.phase != Phase::kRobbing) continue;
      const Seat seat = play.state.pending.First();
      const SeatView view = ViewFor(play.state, seat);
      for (const Action action : LegalList(play.state, seat)) {
        const Foresight open = Foresee(view, action);
        const Foresight memory = Foresee(view, action, true);
        const auto reveals = [](const std::optional<EventBody>& event) {
          return event && std::holds_alternative<CardRevealed>(*event);
        };
        ASSERT_TRUE(std::ranges::none_of(memory.events, reveals));
        if (std::ranges::none_of(open.events, reveals)) continue;
        ++covered;
        ASSERT_FALSE(memory.complete);
        ASSERT_LT(memory.events.size(), open.events.size());
      }
    }
  }
  EXPECT_GT(covered, 50U);
}

TEST(Foresight, ShowsACardPlayedWholly) {
  RandomGame play(Config{}, 3);
  const Seat seat = play.state.pending.First();
  const ActionList legal = LegalList(play.state, seat);
  const Foresight card = Foresee(ViewFor(play.state, seat), legal[legal.Size() - 1]);
  EXPECT_TRUE(card.complete);
  ASSERT_FALSE(card.events.empty());
  EXPECT_TRUE(std::holds_alternative<CardPlayed>(*card.events[0]));
  EXPECT_NE(card.views.back().pending, SeatMask::Only(seat));
}

}  // namespace
}  // namespace folsom
