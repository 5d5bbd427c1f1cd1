// Forecasts of piles without choices: the board as the whole game leaves it.
#include "thumb/forecast.h"

#include <gtest/gtest.h>

#include "support/scene.h"

namespace folsom {
namespace {

using enum Bandit;
using enum CardKind;

// All stand apart, so that nobody has a choice: Ghost in the caboose, Django in the locomotive.
void Place4(Scene& s) {
  s.Put(kGhost, Inside(4)).Put(kCheyenne, Roof(2)).Put(kDjango, Inside(0)).Put(kBelle, Inside(2));
  s.SetMarshal(3);
}

void ExpectSameBoard(const GameState& forecast, const GameState& played) {
  for (std::size_t i = 0; i < kMaxBandits; ++i) {
    EXPECT_EQ(forecast.bandits[i].place, played.bandits[i].place) << i;
    EXPECT_EQ(forecast.bandits[i].bullets, played.bandits[i].bullets) << i;
    EXPECT_EQ(forecast.bandits[i].jewels, played.bandits[i].jewels) << i;
  }
  EXPECT_EQ(forecast.marshal, played.marshal);
  EXPECT_EQ(forecast.neutral, played.neutral);
  EXPECT_EQ(forecast.jewels, played.jewels);
}

// The forecast in planning, and the same pile played.
void ExpectForeseen(std::initializer_list<Played> pile, std::size_t changed) {
  Scene planned(Standard(4));
  Place4(planned);
  planned.Plan(1, 0, 0, pile);
  Rng rng(1);
  Forecast forecast;
  forecast.Follow(planned.State(), {}, rng);
  Scene played(Standard(4));
  Place4(played);
  played.RobThenStop(pile, {kCheyenne, kMove});
  played.Asks(kSeat1, Ask::kMove);
  ExpectSameBoard(forecast.Board(), played.State());
  std::size_t moved = 0;
  for (std::size_t i = 0; i < kMaxBandits; ++i) {
    if (forecast.Board().bandits[i].place != planned.State().bandits[i].place) ++moved;
  }
  EXPECT_EQ(moved, changed);
}

TEST(Forecast, FloorChanges) {
  ExpectForeseen({{kGhost, kFloor}}, 1);
  ExpectForeseen({{kGhost, kFloor}, {kDjango, kFloor}, {kGhost, kFloor}}, 1);
}

TEST(Forecast, IntoTheMarshalsArms) {
  ExpectForeseen({{kGhost, kMove}}, 1);  // Out of the caboose there is one way.
  ExpectForeseen({{kDjango, kMove}, {kGhost, kMove}, {kGhost, kFloor}}, 2);
}

TEST(Forecast, CardsWithoutEffect) { ExpectForeseen({{kBelle, kFire}, {kBelle, kPunch}}, 0); }

TEST(Forecast, FaceDownCardsCountAsTheyAreInThisWorld) {
  ExpectForeseen({{kGhost, kFloor, kNoSeat, true}}, 1);
}

TEST(Forecast, CardByCardIsTheSame) {
  Rng rng(1);
  Scene s(Standard(4));
  Place4(s);
  Forecast steps;
  s.Plan(1, 0, 0, {{kGhost, kMove}});
  steps.Follow(s.State(), {}, rng);
  steps.Follow(s.State(), {}, rng);
  EXPECT_EQ(steps.Board().At(kGhost).place, Roof(3)) << "resolved once";
  s.Plan(1, 0, 0, {{kGhost, kMove}, {kDjango, kFloor}, {kGhost, kFloor}});
  steps.Follow(s.State(), {}, rng);
  Forecast at_once;
  at_once.Follow(s.State(), {}, rng);
  ExpectSameBoard(steps.Board(), at_once.Board());
  EXPECT_EQ(steps.Board().At(kDjango).place, Roof(0));
}

TEST(Forecast, BeginsAnewInTheNextRound) {
  Rng rng(1);
  Scene s(Standard(4));
  Place4(s);
  s.Plan(1, 0, 0, {{kGhost, kFloor}});
  Forecast forecast;
  forecast.Follow(s.State(), {}, rng);
  Scene later(Standard(4));
  Place4(later);
  later.Round(2).Plan(1, 0, 0, {{kDjango, kFloor}});
  forecast.Follow(later.State(), {}, rng);
  EXPECT_EQ(forecast.Board().At(kGhost).place, Inside(4));
  EXPECT_EQ(forecast.Board().At(kDjango).place, Roof(0));
}

TEST(Forecast, LooksAtNothingButPlanning) {
  Rng rng(1);
  Scene s(Standard(4));
  Place4(s);
  s.Plan(1, 0, 0, {{kGhost, kFloor}});
  Forecast forecast;
  forecast.Follow(s.State(), {}, rng);
  s.RobThenStop({{kDjango, kFloor}}, {kCheyenne, kMove});
  forecast.Follow(s.State(), {}, rng);
  EXPECT_EQ(forecast.Board().At(kDjango).place, Inside(0));
}

TEST(Forecast, IgnoringLeavesTheBoardAsItIs) {
  Rng rng(1);
  Scene s(Standard(4));
  Place4(s);
  s.Plan(1, 0, 0, {{kGhost, kFloor}, {kDjango, kMove}});
  Forecast forecast;
  forecast.Ignore(s.State());
  ExpectSameBoard(forecast.Board(), s.State());
  forecast.Follow(s.State(), {}, rng);
  ExpectSameBoard(forecast.Board(), s.State());
}

}  // namespace
}  // namespace folsom
