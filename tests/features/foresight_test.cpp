// Single positions whose foresight is told by hand.
#include "features/observed.h"
#include "features/relative_actions.h"
#include "support/scene.h"

namespace folsom {
namespace {

using enum Bandit;
using enum CardKind;
using enum ForesightId;

[[nodiscard]] Foreseen ForeseenBy(const Scene& scene, Seat seat) {
  return Foreseen(ViewFor(scene.State(), seat));
}

// Ghost in the locomotive with nothing; one purse of $450 in the first wagon, which only he knows;
// all others on the caboose's roof and nothing else but the strongbox and Belle's jewels about.
void LayOneWay(Scene& s) {
  s.SetMarshal(3).ClearFloors(kBelle).NoPurses(kGhost).PutAll(Roof(4)).Put(kGhost, Inside(0));
  s.PurseAt(Inside(1), 450, SeatMask::Only(kSeat0));
}

TEST(Foresight, ThePileIsResolved) {
  Scene s(Standard(4));  // Ghost, Cheyenne, Django, Belle in seats 0 to 3.
  LayOneWay(s);
  s.Plan(1, 0, 0, {{kGhost, kMove}, {kGhost, kRobbery}});
  const Foreseen seen = ForeseenBy(s, kSeat0);
  EXPECT_EQ(seen.Hot(kAheadPlace, 0), Inside(1).id);
  EXPECT_EQ(seen.Hot(kAheadPlace, 1), Roof(4).id) << "Cheyenne stays";
  EXPECT_EQ(seen.Hot(kAheadPlace, 4), Foreseen::kNowhere) << "four play";
  EXPECT_EQ(seen.Of(kMoney, 0), 0U) << "has nothing yet";
  EXPECT_EQ(seen.Of(kAheadMoney, 0), 9U) << "$450 in $50";
  EXPECT_EQ(seen.Of(kAheadPurses, 0), 1U);
  EXPECT_EQ(seen.Sum(kAheadPlacePurses), 0U) << "the only purse is gone";
  EXPECT_EQ(seen.Of(kAheadPlaceStrongboxes, Inside(0).id), 1U);
  EXPECT_EQ(seen.Sum(kAheadPlaceStrongboxes), 1U);
  EXPECT_EQ(seen.Hot(kAheadMarshal), 3U);
  EXPECT_EQ(seen.Hot(kAheadCoach), Foreseen::kNowhere);
}

TEST(Foresight, PursesThatTheViewerDoesNotKnowCountAs310) {
  Scene s(Standard(4));
  LayOneWay(s);
  s.Plan(1, 0, 0, {{kGhost, kMove}, {kGhost, kRobbery}});
  const Foreseen other = ForeseenBy(s, kSeat2);
  EXPECT_EQ(other.Hot(kAheadPlace, 2), Inside(1).id) << "Ghost sits two seats further";
  EXPECT_EQ(other.Of(kMoney, 2), 0U);
  EXPECT_EQ(other.Of(kAheadMoney, 2), 6U);
}

TEST(Foresight, ACardThatTheViewerCannotSeeIsLeftOut) {
  Scene s(Standard(4));
  LayOneWay(s);
  s.Plan(1, 0, 0, {{kGhost, kMove, kNoSeat, true}, {kGhost, kRobbery}});
  const Foreseen own = ForeseenBy(s, kSeat0);
  EXPECT_EQ(own.Hot(kAheadPlace, 0), Inside(1).id) << "his own he sees";
  EXPECT_EQ(own.Of(kAheadMoney, 0), 9U);
  const Foreseen other = ForeseenBy(s, kSeat1);
  EXPECT_EQ(other.Hot(kAheadPlace, 3), Inside(0).id);
  EXPECT_EQ(other.Of(kAheadMoney, 3), 20U) << "the strongbox";
  EXPECT_EQ(other.Sum(kAheadStrongboxes, 3), 1U);
  EXPECT_EQ(other.Sum(kAheadPlaceStrongboxes), 0U);
  EXPECT_EQ(other.Of(kAheadPlacePurses, Inside(1).id), 1U);
}

TEST(Foresight, ShotsAndTheMarshalAreForeseen) {
  Scene s(Standard(4));
  s.SetMarshal(0).PutAll(Roof(4)).Put(kGhost, Inside(2)).Put(kDjango, Inside(1));
  s.Plan(1, 0, 0, {{kGhost, kFire}, {kBelle, kMarshal}});
  const Foreseen seen = ForeseenBy(s, kSeat1);
  EXPECT_EQ(seen.Sum(kAheadBullets, 3), 5U) << "Ghost fired one";
  EXPECT_EQ(seen.Sum(kAheadBullets, 0), 6U);
  EXPECT_EQ(seen.Of(kAheadReceived, 1), 2U) << "Django got Ghost's and a neutral one";
  EXPECT_EQ(seen.Sum(kAheadReceived), 2U);
  EXPECT_EQ(seen.Hot(kAheadMarshal), 1U) << "his only way";
  EXPECT_EQ(seen.Hot(kAheadPlace, 1), Roof(1).id) << "Django fled";
  EXPECT_EQ(seen.Hot(kAheadGunslinger), 3U);
  EXPECT_EQ(seen.Sum(kAheadGunslinger), 1U);
}

TEST(Foresight, WithoutAPileTheBoardStaysAsItIs) {
  Scene s(WithHorses(Standard(4)));
  s.Coach(2).Put(kDjango, Roof(2));
  const Foreseen seen = ForeseenBy(s, kSeat2);
  EXPECT_EQ(seen.Hot(kAheadPlace, 0), Roof(2).id);
  EXPECT_EQ(seen.Hot(kAheadCoach), 2U);
  EXPECT_EQ(seen.Hot(kAheadGuard), Index(Guard::kOnCoach));
  for (std::size_t row = 0; row < FieldOf(kNear).rows; ++row) {
    for (std::size_t column = 0; column < FieldOf(kNear).columns; ++column) {
      EXPECT_EQ(seen.At(kNear, row, column), seen.At(kAheadNear, row, column));
    }
  }
}

TEST(Foresight, WorthIsHowFarAnActionIsBelowTheBest) {
  Scene s(Standard(4));
  s.SetMarshal(1).ClearFloors(kBelle).Put(kGhost, Inside(3));
  const std::size_t known = s.PurseAt(Inside(3), 450, SeatMask::Only(kSeat0));
  const std::size_t unknown = s.PurseAt(Inside(3), 300, SeatMask::Only(kSeat2));
  s.RobThenStop({{kGhost, kRobbery}});
  s.Asks(kSeat0, Ask::kRobbery);
  const Foreseen seen = ForeseenBy(s, kSeat0);
  EXPECT_EQ(seen.Of(kWorth, act::RobPurse(known).id), 26U);
  EXPECT_EQ(seen.Of(kWorth, act::RobPurse(unknown).id), 18U) << "$290, so $160 below";
  EXPECT_EQ(seen.Sum(kWorth), 44U) << "nothing else is legal";
  EXPECT_EQ(seen.Of(kBestWorth, 0), 42U) << "$450 in $20, plus 20";
  EXPECT_EQ(ForeseenBy(s, kSeat1).Sum(kWorth), 0U) << "who is not asked";
  EXPECT_EQ(ForeseenBy(s, kSeat1).Of(kBestWorth, 0), 0U);
}

TEST(Foresight, WorthGoesByRelativeActionAndIsAtLeastOne) {
  Scene s(Standard(4));
  s.SetMarshal(1).ClearFloors(kCheyenne).PutAll(Roof(1)).Put(kDjango, Inside(3));
  s.Put(kCheyenne, Inside(4)).Put(kGhost, Inside(4)).NoPurses(kGhost);
  s.RobThenStop({{kDjango, kFire}});
  s.Asks(kSeat2, Ask::kFire);
  const Foreseen seen = ForeseenBy(s, kSeat2);
  const auto worth_of_row = [&seen](std::size_t row) {
    return seen.Of(kWorth, Action::Of(ActionKind::kFire, row).id);
  };
  EXPECT_EQ(worth_of_row(3), 26U) << "Cheyenne has all the jewels";
  EXPECT_GE(worth_of_row(2), 1U) << "Ghost";
  EXPECT_LT(worth_of_row(2), 26U);
  EXPECT_EQ(seen.Sum(kWorth), worth_of_row(2) + worth_of_row(3)) << "Belle is out of sight";
}

TEST(Foresight, ActsLeftAreThoseOfTheRound) {
  Scene s(Standard(4));
  const std::size_t turns = DefOf(s.State().CurrentRound()).turns.size();
  EXPECT_GE(ForeseenBy(s, kSeat0).Sum(kActsLeft), turns) << "two in a turn of speeding up";
  s.Plan(static_cast<int>(turns) - 1);
  EXPECT_EQ(ForeseenBy(s, kSeat0).Sum(kActsLeft), 1U);
  s.SetMarshal(2);
  s.RobThenStop({});
  EXPECT_EQ(ForeseenBy(s, kSeat0).Sum(kActsLeft), 0U) << "not planning";
}

// Columns of `near`.
constexpr std::size_t kThere = 0;
constexpr std::size_t kLying = 1;
constexpr std::size_t kDearest = 2;
constexpr std::size_t kFirstBandit = 3;
constexpr std::size_t kMarshalThere = 9;
// The row of a place `cars` behind the bandit's own.
[[nodiscard]] constexpr std::size_t NearRow(int cars, bool roof = false) {
  return static_cast<std::size_t>(2 * (cars + 3) + (roof ? 1 : 0));
}

TEST(Foresight, NearAtTheLocomotiveHasNothingInFront) {
  Scene s(Standard(4));
  LayOneWay(s);
  s.PurseAt(Inside(1), 300, SeatMask::Only(kSeat2));
  s.Put(kDjango, Roof(1)).SetMarshal(1);
  const Foreseen seen = ForeseenBy(s, kSeat0);
  for (const int cars : {-3, -2, -1}) {
    EXPECT_EQ(seen.Sum(kNear, NearRow(cars)) + seen.Sum(kNear, NearRow(cars, true)), 0U) << cars;
  }
  EXPECT_EQ(seen.At(kNear, NearRow(0), kThere), 10U);
  EXPECT_EQ(seen.At(kNear, NearRow(0), kLying), 20U) << "the strongbox";
  EXPECT_EQ(seen.At(kNear, NearRow(0), kDearest), 20U);
  EXPECT_EQ(seen.At(kNear, NearRow(0), kFirstBandit), 10U) << "Ghost himself";
  EXPECT_EQ(seen.At(kNear, NearRow(0), kMarshalThere), 0U);
  EXPECT_EQ(seen.At(kNear, NearRow(1), kLying), 15U) << "$450, and $310 for one he does not know";
  EXPECT_EQ(seen.At(kNear, NearRow(1), kDearest), 9U);
  EXPECT_EQ(seen.At(kNear, NearRow(1), kMarshalThere), 10U);
  EXPECT_EQ(seen.At(kNear, NearRow(1, true), kMarshalThere), 10U) << "in that car";
  EXPECT_EQ(seen.At(kNear, NearRow(1, true), kFirstBandit + 2), 10U) << "Django";
  EXPECT_EQ(seen.Sum(kNear, NearRow(3)), 10U) << "there is a third car, and nothing in it";
  EXPECT_EQ(seen.Sum(kNear, NearRow(3, true)), 10U) << "the others are a car too far";
}

TEST(Foresight, NearAtTheCabooseHasNothingBehind) {
  Scene s(Standard(4));
  LayOneWay(s);  // Belle is on the roof of the caboose, car 4.
  const Foreseen seen = ForeseenBy(s, kSeat3);
  for (const int cars : {1, 2, 3}) {
    EXPECT_EQ(seen.Sum(kNear, NearRow(cars)) + seen.Sum(kNear, NearRow(cars, true)), 0U) << cars;
  }
  EXPECT_EQ(seen.At(kNear, NearRow(0, true), kThere), 10U);
  EXPECT_EQ(seen.At(kNear, NearRow(0, true), kFirstBandit), 10U) << "Belle herself";
  EXPECT_EQ(seen.At(kNear, NearRow(0, true), kFirstBandit + 1), 0U) << "Ghost is far away";
  EXPECT_EQ(seen.At(kNear, NearRow(0, true), kFirstBandit + 2), 10U) << "Cheyenne";
  EXPECT_EQ(seen.At(kNear, NearRow(-1), kMarshalThere), 10U);
  EXPECT_EQ(seen.At(kNear, NearRow(-3), kLying), 6U) << "the purse in car 1";
}

TEST(Foresight, AheadNearGoesWithTheBandit) {
  Scene s(Standard(4));
  LayOneWay(s);
  s.Plan(1, 0, 0, {{kGhost, kMove}});
  const Foreseen seen = ForeseenBy(s, kSeat0);
  EXPECT_EQ(seen.Sum(kNear, NearRow(-1)), 0U);
  EXPECT_EQ(seen.At(kAheadNear, NearRow(-1), kLying), 20U) << "the locomotive is in front then";
  EXPECT_EQ(seen.At(kAheadNear, NearRow(0), kLying), 9U);
  EXPECT_EQ(seen.At(kAheadNear, NearRow(0), kFirstBandit), 10U);
}

// Whether `near` or `near_second` says that the bandit in this row is where one looks from, inside.
[[nodiscard]] bool LooksFrom(const Foreseen& seen, ForesightId near, std::size_t row) {
  return seen.At(near, NearRow(0), kFirstBandit + row) == 10;
}

TEST(Foresight, TheSecondColourOfTwoBanditsIsTheOtherOne) {
  Scene s(Duo14());  // Cheyenne and Tuco, Django and Doc.
  s.PutAll(Roof(2)).Put(kDjango, Inside(1)).Put(kDoc, Inside(3));
  const Foreseen seen = ForeseenBy(s, kSeat1);
  EXPECT_TRUE(LooksFrom(seen, kNear, 0));
  EXPECT_FALSE(LooksFrom(seen, kNear, 1));
  EXPECT_TRUE(LooksFrom(seen, kNearSecond, 1));
  EXPECT_TRUE(LooksFrom(seen, kAheadNearSecond, 1));
  EXPECT_EQ(seen.At(kNearSecond, NearRow(-2), kFirstBandit), 10U) << "Django, two cars in front";
}

TEST(Foresight, TheSecondColourInTeamsIsThePartners) {
  Scene s(Teams(4));  // Seats 0 and 1 are partners: Ghost and Cheyenne.
  s.PutAll(Roof(2)).Put(kGhost, Inside(1)).Put(kCheyenne, Inside(3));
  const Foreseen first = ForeseenBy(s, kSeat0);
  EXPECT_TRUE(LooksFrom(first, kNear, 0));
  EXPECT_TRUE(LooksFrom(first, kNearSecond, 1)) << "Cheyenne";
  const Foreseen second = ForeseenBy(s, kSeat1);
  EXPECT_TRUE(LooksFrom(second, kNear, 0)) << "Cheyenne, her own";
  EXPECT_TRUE(LooksFrom(second, kNearSecond, 3)) << "Ghost, three seats further";
}

TEST(Foresight, WithOneBanditThereIsNoSecondColour) {
  const Foreseen seen = ForeseenBy(Scene(Standard(4)), kSeat0);
  for (std::size_t row = 0; row < FieldOf(kNearSecond).rows; ++row) {
    EXPECT_EQ(seen.Sum(kNearSecond, row) + seen.Sum(kAheadNearSecond, row), 0U);
  }
}

}  // namespace
}  // namespace folsom
