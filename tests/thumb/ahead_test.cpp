// The board that the pile would leave, as far as a seat sees the pile.
#include "thumb/ahead.h"

#include <gtest/gtest.h>

#include "support/random_game.h"
#include "support/scene.h"

namespace folsom {
namespace {

using enum Bandit;
using enum CardKind;

[[nodiscard]] GameState AheadFor(const GameState& world, Seat seat) {
  return BoardAhead(world, ViewFor(world, seat).faces);
}

// Ghost in the caboose and Django in the locomotive have one way each.
void PutApart(Scene& s) {
  s.SetMarshal(2).PutAll(Roof(2)).Put(kGhost, Inside(4)).Put(kDjango, Inside(0));
}

TEST(BoardAhead, ResolvesThePileInSchemin) {
  Scene s(Standard(4));
  PutApart(s);
  s.Plan(1, 0, 0, {{kGhost, kMove}, {kDjango, kFloor}});
  const GameState ahead = AheadFor(s.State(), kSeat1);
  EXPECT_EQ(ahead.At(kGhost).place, Inside(3));
  EXPECT_EQ(ahead.At(kDjango).place, Roof(0));
  EXPECT_NE(Index(ahead.phase), Index(Phase::kRobbing)) << "to its end";
}

TEST(BoardAhead, GoesOnFromTheCardThatIsBeingResolved) {
  Scene s(Standard(4));
  PutApart(s);
  s.Put(kBelle, Inside(3)).SetMarshal(1);
  s.Rob({{kGhost, kMove}, {kBelle, kMove}, {kDjango, kFloor}});
  s.Asks(kSeat3, Ask::kMove);
  const GameState ahead = AheadFor(s.State(), kSeat3);
  EXPECT_EQ(ahead.At(kGhost).place, Inside(3)) << "resolved once";
  EXPECT_EQ(ahead.At(kDjango).place, Roof(0));
  EXPECT_NE(ahead.At(kBelle).place, Inside(3)) << "some way";
}

TEST(BoardAhead, LeavesOutWhatTheSeatCannotSee) {
  Scene s(Standard(4));
  PutApart(s);
  s.Plan(1, 0, 0, {{kGhost, kMove, kNoSeat, true}, {kGhost, kFloor}});
  EXPECT_EQ(AheadFor(s.State(), kSeat0).At(kGhost).place, Roof(3)) << "his own";
  EXPECT_EQ(AheadFor(s.State(), kSeat1).At(kGhost).place, Roof(4));
}

TEST(BoardAhead, IsTheWorldItselfInOtherPhases) {
  for (const Config& config : FirstOfEachFamily()) {
    RandomGame game(Varied(config, 1), 9);
    for (; !game.Over(); game.Step()) {
      if (game.state.phase == Phase::kPlanning || game.state.phase == Phase::kRobbing) continue;
      ASSERT_TRUE(AheadFor(game.state, kSeat0) == game.state);
    }
  }
}

TEST(BoardAhead, IsAlwaysTheSame) {
  for (const Config& config : FirstOfEachFamily()) {
    RandomGame game(config, 10);
    for (; !game.Over(); game.Skip(3)) {
      const GameState ahead = AheadFor(game.state, kSeat1);
      ASSERT_TRUE(ahead == AheadFor(game.state, kSeat1));
    }
  }
}

}  // namespace
}  // namespace folsom
