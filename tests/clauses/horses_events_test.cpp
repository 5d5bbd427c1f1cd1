// Events of the expansion (section 13): H-EV-HORSES, H-EV-WHISKEY, H-EV-SPEED, H-EV-RAGE.
#include "support/scene_extra.h"

namespace folsom {
namespace {

using enum Bandit;
using enum CardKind;
using enum Hostage;
using ::testing::ElementsAre;

TEST(TiredHorses, TwoLeaveFromTheCabooseOnWithFewPlayers) {
  CLAUSE("H-EV-HORSES");
  Scene s(Horses(4));
  s.SetMarshal(0).PutAll(Inside(3)).HorsesAt({0, 1, 0, 2, 1});
  s.RoundCardIs("tired_horses_24").RunEvent();
  EXPECT_THAT(HorsesBeside(s), ElementsAre(0, 1, 0, 1, 0));

  Scene duo(WithHorses(Duo18(3)));  // Three players, though six bandits.
  duo.SetMarshal(0).PutAll(Inside(3)).HorsesAt({0, 2, 2, 2, 0});
  duo.RoundCardIs("tired_horses_24").RunEvent();
  EXPECT_THAT(HorsesBeside(duo), ElementsAre(0, 2, 2, 0, 0));
}

TEST(TiredHorses, ThreeLeaveWithFiveOrSix) {
  CLAUSE("H-EV-HORSES");
  Scene s(Horses(5));
  s.SetMarshal(0).PutAll(Inside(3)).HorsesAt({1, 1, 2, 0, 0, 1});
  s.RoundCardIs("tired_horses_56").RunEvent();
  EXPECT_THAT(HorsesBeside(s), ElementsAre(1, 1, 0, 0, 0, 0));

  Scene few(Horses(6));  // Where there are fewer, all leave.
  few.SetMarshal(0).PutAll(Inside(3)).HorsesAt({0, 1, 0, 0, 1, 0, 0});
  few.RoundCardIs("tired_horses_56").RunEvent();
  EXPECT_THAT(HorsesBeside(few), ElementsAre(0, 0, 0, 0, 0, 0, 0));
}

TEST(MarshalWhiskey, MovesHimOneCarBack) {
  CLAUSE("H-EV-WHISKEY");
  Scene s(Horses(4));
  s.ClearFloors(kBelle).SetMarshal(1).PutAll(Inside(4)).Put(kGhost, Inside(2));
  s.Put(kDjango, Inside(3));
  const std::size_t slot = s.FlaskAt(Inside(1));
  s.RoundCardIs("marshal_whiskey_24");
  s.WillDrawSome({draws::MarshalFlask(slot), draws::Flask(FlaskKind::kWhiskey)});
  s.RunEvent();
  EXPECT_EQ(s.MarshalCar(), 2);
  EXPECT_EQ(s.PlaceOf(kGhost), Roof(2));
  EXPECT_EQ(s.Wounds(kSeat0, kNeutral), 1);
  EXPECT_EQ(s.Wounds(kSeat2), 0);
  EXPECT_EQ(s.Flask(slot).spot, kOut);
  ASSERT_EQ(s.Events<MarshalDrank>().size(), 1U);  // Its kind is shown to all.
  EXPECT_EQ(s.Events<MarshalDrank>()[0].kind, FlaskKind::kWhiskey);
}

TEST(MarshalWhiskey, OldWhiskeyTakesHimToTheCaboose) {
  CLAUSE("H-EV-WHISKEY");
  Scene s(Horses(4));
  s.ClearFloors(kBelle).SetMarshal(1).PutAll(Roof(1)).Put(kGhost, Inside(2));
  s.Put(kDjango, Inside(4));
  const std::size_t slot = s.FlaskAt(Inside(1), FlaskKind::kOldWhiskey, SeatMask::Only(kSeat3));
  s.RoundCardIs("marshal_whiskey_24");
  s.WillDrawSome({draws::MarshalFlask(slot)});
  s.RunEvent();
  EXPECT_EQ(s.MarshalCar(), 4);
  EXPECT_EQ(s.PlaceOf(kGhost), Roof(2));
  EXPECT_EQ(s.PlaceOf(kDjango), Roof(4));
  EXPECT_EQ(s.Wounds(kSeat0, kNeutral), 1);
  EXPECT_EQ(s.Wounds(kSeat2, kNeutral), 1);
  EXPECT_EQ(s.Wounds(kSeat1) + s.Wounds(kSeat3), 0);
  EXPECT_EQ(s.Events<MarshalMoved>().size(), 3U);  // Car by car.
}

TEST(MarshalWhiskey, EachCarIsAMoment) {
  CLAUSE("H-EV-WHISKEY", "NEUT-1", "DEF-5");
  for (const Edition edition : {Edition::k2014, Edition::k2018}) {
    Scene s(Horses(4, edition));
    s.ClearFloors(kBelle).SetMarshal(1).PutAll(Roof(1)).Neutral(1, kSeat3);
    s.Put(kGhost, Inside(2)).Put(kCheyenne, Inside(2)).Put(kDjango, Inside(3));
    s.FlaskAt(Inside(1), FlaskKind::kOldWhiskey, {});
    s.RoundCardIs("marshal_whiskey_24").RunEvent();
    EXPECT_EQ(s.Wounds(kSeat0) + s.Wounds(kSeat1), 0);  // Two were due, one was left.
    EXPECT_EQ(s.Wounds(kSeat2), edition == Edition::k2014 ? 0 : 1);
    EXPECT_EQ(s.PlaceOf(kGhost), Roof(2));
    EXPECT_EQ(s.PlaceOf(kDjango), Roof(3));
  }
}

TEST(MarshalWhiskey, MeetingTheGuardOnTheWay) {
  CLAUSE("H-EV-WHISKEY", "GUARD-9");
  Scene s(Horses(4));
  s.ClearFloors(kBelle).SetMarshal(1).PutAll(Roof(1)).Coach(2).GuardOnTrain();
  s.Put(kGhost, Inside(2)).Put(kDjango, Inside(4));
  s.FlaskAt(Inside(1), FlaskKind::kOldWhiskey, {});
  s.RoundCardIs("marshal_whiskey_24").RunEvent();
  s.Asks(kSeat0, Ask::kFlee);
  EXPECT_EQ(s.MarshalCar(), 2);
  EXPECT_EQ(s.Wounds(kSeat0, kNeutral), 2);
  s.Do(kSeat0, act::FleeTo(act::kForward));
  EXPECT_EQ(s.MarshalCar(), 4);  // He walks on.
  EXPECT_EQ(s.Wounds(kSeat2, kNeutral), 1);
}

TEST(MarshalWhiskey, AtTheCabooseHeDrinksAndStays) {
  CLAUSE("H-EV-WHISKEY");
  for (const FlaskKind kind : {FlaskKind::kWhiskey, FlaskKind::kOldWhiskey}) {
    Scene s(Horses(4));
    s.ClearFloors(kBelle).SetMarshal(4).PutAll(Inside(1));
    const std::size_t slot = s.FlaskAt(Inside(4), kind, {});
    s.RoundCardIs("marshal_whiskey_24").RunEvent();
    EXPECT_EQ(s.MarshalCar(), 4);
    EXPECT_EQ(s.Flask(slot).spot, kOut);
  }
}

TEST(MarshalWhiskey, WithoutAFlaskInsideHisCarNothing) {
  CLAUSE("H-EV-WHISKEY");
  Scene s(Horses(4));
  s.ClearFloors(kBelle).SetMarshal(1).PutAll(Inside(2));
  const std::size_t above = s.FlaskAt(Roof(1));
  const std::size_t next = s.FlaskAt(Inside(2));
  const std::size_t held = s.GiveFlask(kGhost, FlaskKind::kWhiskey);
  s.RoundCardIs("marshal_whiskey_24").RunEvent();
  EXPECT_EQ(s.MarshalCar(), 1);
  EXPECT_EQ(s.Flask(above).spot, Spot::At(Roof(1)));
  EXPECT_EQ(s.Flask(next).spot, Spot::At(Inside(2)));
  EXPECT_EQ(s.Flask(held).spot, Spot::On(kGhost));
  EXPECT_EQ(s.Wounds(kSeat0), 0);
}

TEST(MarshalWhiskey, OfSeveralARandomOneHalfFullOnesIncluded) {
  CLAUSE("H-EV-WHISKEY");
  Scene s(Horses(4));
  s.ClearFloors(kBelle).SetMarshal(1).PutAll(Inside(4));
  const std::size_t full = s.FlaskAt(Inside(1), FlaskKind::kOldWhiskey, {});
  const std::size_t half = HalfFlaskAt(s, Inside(1), FlaskKind::kWhiskey);
  s.RoundCardIs("marshal_whiskey_24");
  s.WillDrawSome({draws::MarshalFlask(half)});
  s.RunEvent();
  EXPECT_EQ(s.MarshalCar(), 2);
  EXPECT_EQ(s.Flask(half).spot, kOut);
  EXPECT_EQ(s.Flask(full).spot, Spot::At(Inside(1)));
  for (const auto& seen : s.Drawn()) {
    if (seen.what != Chance::kMarshalFlask) continue;
    ASSERT_EQ(seen.options.size(), 2U);
    EXPECT_EQ(seen.options[0].weight, seen.options[1].weight);
  }
}

TEST(HigherSpeed, RoofsHorsesAndStagecoachMoveBack) {
  CLAUSE("H-EV-SPEED", "H-EV-CAR");
  Scene s(Horses(4));
  s.SetMarshal(0).Coach(1).HorsesAt({1, 0, 1, 1, 1}).GiveHostage(kDjango, kBanker);
  s.Put(kGhost, Roof(0)).Put(kCheyenne, Roof(4)).Put(kDjango, kCoachInside).Put(kBelle, Inside(2));
  s.RoundCardIs("higher_speed_24").RunEvent();
  EXPECT_EQ(s.PlaceOf(kGhost), Roof(1));
  EXPECT_EQ(s.PlaceOf(kCheyenne), Roof(4));  // What is at the caboose stays.
  EXPECT_EQ(s.PlaceOf(kDjango), kCoachInside);
  EXPECT_EQ(s.PlaceOf(kBelle), Inside(2));
  EXPECT_THAT(HorsesBeside(s), ElementsAre(0, 1, 0, 1, 2));
  EXPECT_EQ(s.MarshalCar(), 0);
  EXPECT_EQ(CoachCar(s), 3);  // Once by the event, once by COACH-7.
  EXPECT_EQ(s.Events<CoachMoved>().size(), 2U);
  EXPECT_TRUE(GuardIsOnCoach(s));
}

TEST(HigherSpeed, AllAtOnceSoNobodyMeetsTheGuardOnTheWay) {
  CLAUSE("H-EV-SPEED", "GUARD-4");
  Scene s(Horses(6));
  s.SetMarshal(0).PutAll(Inside(6)).Coach(2).GuardOnTrain();
  s.Put(kGhost, Roof(1)).Put(kCheyenne, Roof(5)).RoundCardIs("higher_speed_56").RunEvent();
  EXPECT_EQ(s.PlaceOf(kGhost), Roof(2));  // He left it in the same moment.
  EXPECT_EQ(s.PlaceOf(kCheyenne), Roof(6));
  EXPECT_EQ(s.Wounds(kSeat0) + s.Wounds(kSeat1), 0);
  EXPECT_EQ(CoachCar(s), 4);
  EXPECT_EQ(s.Events<GuardMoved>().size(), 2U);

  Scene ahead(Horses(6));  // One car behind him: only GUARD-7 brings him there.
  ahead.SetMarshal(0).PutAll(Inside(6)).Coach(2).GuardOnTrain().Put(kGhost, Roof(3));
  ahead.RoundCardIs("higher_speed_56").RunEvent();
  ahead.Asks(kSeat0, Ask::kFlee);
  EXPECT_EQ(CoachCar(ahead), 4);
  EXPECT_EQ(ahead.PlaceOf(kGhost), Roof(4));
  EXPECT_EQ(ahead.Wounds(kSeat0), 1);
}

TEST(HigherSpeed, TheGuardIsMetOnceAtTheCaboose) {
  CLAUSE("H-EV-SPEED", "GUARD-4");
  Scene s(Horses(4));
  s.SetMarshal(0).PutAll(Inside(2)).Coach(3).GuardOnTrain().Put(kGhost, Roof(4));
  s.RoundCardIs("higher_speed_24").RunEvent();
  EXPECT_EQ(CoachCar(s), 4);
  EXPECT_EQ(s.Wounds(kSeat0, kNeutral), 1);
  EXPECT_EQ(s.PlaceOf(kGhost), Roof(3));

  Scene pushed(Horses(4));  // The guard stays at the caboose, a bandit is moved to him.
  pushed.SetMarshal(0).PutAll(Inside(2)).Coach(4).GuardOnTrain().Put(kGhost, Roof(3));
  pushed.RoundCardIs("higher_speed_24").RunEvent();
  EXPECT_EQ(pushed.Wounds(kSeat0, kNeutral), 1);
  EXPECT_EQ(pushed.PlaceOf(kGhost), Roof(3));
}

// Four bandits in and on the stagecoach and its car, a fifth elsewhere.
void Gather(Scene& s) {
  s.SetMarshal(0).Coach(2).Put(kGhost, kCoachInside).Put(kCheyenne, kCoachRoof);
  s.Put(kDjango, Inside(2)).Put(kBelle, Roof(2)).Put(kTuco, Inside(3)).GiveHostage(kGhost, kBanker);
  s.RoundCardIs("shotgun_rage_56");
}

TEST(ShotgunRage, HitsAllInAndOnStagecoachAndItsCar) {
  CLAUSE("H-EV-RAGE");
  Scene s(Horses(5));
  Gather(s);
  s.RunEvent();
  for (const Seat seat : {kSeat0, kSeat1, kSeat2, kSeat3}) EXPECT_EQ(s.Wounds(seat, kNeutral), 1);
  EXPECT_EQ(s.Wounds(kSeat4), 0);
  EXPECT_EQ(s.PlaceOf(kBelle), Roof(2));  // Nobody is moved.
}

TEST(ShotgunRage, CountsTheLocomotiveAsAWagon) {
  CLAUSE("H-EV-CAR", "H-EV-RAGE");
  Scene s(Horses(4));
  s.SetMarshal(2).Coach(0).PutAll(Inside(4)).Put(kGhost, Inside(0)).Put(kBelle, Roof(0));
  s.RoundCardIs("shotgun_rage_24").RunEvent();
  EXPECT_EQ(s.Wounds(kSeat0, kNeutral), 1);
  EXPECT_EQ(s.Wounds(kSeat3, kNeutral), 1);
  EXPECT_EQ(s.Wounds(kSeat1) + s.Wounds(kSeat2), 0);
}

TEST(ShotgunRage, IsOneMoment) {
  CLAUSE("H-EV-RAGE", "NEUT-1");
  for (const Edition edition : {Edition::k2014, Edition::k2018}) {
    Scene s(Horses(5, edition));
    Gather(s);
    s.Neutral(3, kSeat4).RunEvent();
    for (const Seat seat : {kSeat0, kSeat1, kSeat2, kSeat3}) EXPECT_EQ(s.Wounds(seat), 0);
    EXPECT_EQ(s.NeutralLeft(), edition == Edition::k2014 ? 0 : 3);
  }
}

TEST(ShotgunRage, AlsoWhenTheGuardIsOnTheTrain) {
  CLAUSE("H-EV-RAGE");
  Scene s(Horses(4));
  s.SetMarshal(0).PutAll(Inside(4)).Coach(2).GuardOnTrain().Put(kGhost, kCoachRoof);
  s.Put(kDjango, Inside(2)).Put(kBelle, Roof(1)).RoundCardIs("shotgun_rage_24").RunEvent();
  EXPECT_EQ(s.Wounds(kSeat0), 1);
  EXPECT_EQ(s.Wounds(kSeat2), 1);
  EXPECT_EQ(s.Wounds(kSeat1) + s.Wounds(kSeat3), 0);
}

}  // namespace
}  // namespace folsom
