// Shots and powers across stagecoach and train, and the base events that spare it (section 13).
#include "support/scene_extra.h"

namespace folsom {
namespace {

using enum Bandit;
using enum CardKind;
using enum Hostage;
using ::testing::ElementsAre;
using ::testing::UnorderedElementsAre;

Config NoBelle(int seats) {
  return WithBandits(Horses(seats), {kGhost, kCheyenne, kDjango, kDoc, kTuco});
}

TEST(CoachShots, FromItsRoofEveryTrainRoofIsInRange) {
  CLAUSE("COACH-6");
  Scene s(NoBelle(5));
  s.SetMarshal(2).Coach(5).Put(kGhost, kCoachRoof).Put(kCheyenne, Roof(5)).Put(kDjango, Roof(3));
  s.Put(kDoc, Roof(0)).Put(kTuco, Inside(5));
  s.RobThenStop({{kGhost, kFire}});
  EXPECT_THAT(s.Legal(kSeat0),
              UnorderedElementsAre(act::Fire(kCheyenne), act::Fire(kDjango), act::Fire(kDoc)));
  s.Do(kSeat0, act::Fire(kDoc));
  EXPECT_EQ(s.Wounds(kSeat3, From(kGhost)), 1);
}

TEST(CoachShots, EveryTrainRoofReachesItAndNobodyBlocks) {
  CLAUSE("COACH-6");
  Scene s(NoBelle(5));
  s.SetMarshal(2).Coach(5).Put(kGhost, kCoachRoof).Put(kCheyenne, Roof(0)).Put(kDjango, Roof(1));
  s.Put(kDoc, Roof(5)).Put(kTuco, Inside(5));
  s.RobThenStop({{kCheyenne, kFire}});
  // Django is the nearest on the roofs and hides Doc; he does not hide the stagecoach.
  EXPECT_THAT(s.Legal(kSeat1), UnorderedElementsAre(act::Fire(kDjango), act::Fire(kGhost)));
  s.Do(kSeat1, act::Fire(kGhost));
  EXPECT_EQ(s.Wounds(kSeat0, From(kCheyenne)), 1);
}

TEST(CoachShots, WhoIsInsideACarDoesNotReachItsRoof) {
  CLAUSE("COACH-6");
  Scene s(NoBelle(4));
  s.SetMarshal(0).PutAll(Roof(4)).Coach(2).Put(kGhost, kCoachRoof).Put(kCheyenne, Inside(2));
  s.RobThenStop({{kCheyenne, kFire}});
  EXPECT_THAT(Failures(s), ElementsAre(NoEffect::kNoTarget));
  EXPECT_EQ(s.Wounds(kSeat0), 0);
}

TEST(CoachShots, ItDoesNotBlockShotsBetweenRoofs) {
  CLAUSE("COACH-6");
  Scene s(NoBelle(4));
  s.SetMarshal(1).PutAll(Inside(4)).Coach(2).Put(kGhost, kCoachRoof).Put(kCheyenne, Roof(0));
  s.Put(kDjango, Roof(4));
  s.RobThenStop({{kCheyenne, kFire}});
  EXPECT_THAT(s.Legal(kSeat1), UnorderedElementsAre(act::Fire(kGhost), act::Fire(kDjango)));
  s.Do(kSeat1, act::Fire(kDjango));
  EXPECT_EQ(s.Wounds(kSeat2), 1);
}

TEST(CoachShots, TwoOnItsRoofCannotShootEachOther) {
  CLAUSE("COACH-6", "FIRE-4");
  Scene s(NoBelle(4));
  s.SetMarshal(1).PutAll(Inside(4)).Coach(2).Put(kGhost, kCoachRoof).Put(kCheyenne, kCoachRoof);
  s.RobThenStop({{kCheyenne, kFire}});
  EXPECT_THAT(Failures(s), ElementsAre(NoEffect::kNoTarget));
}

TEST(CoachShots, DjangoPushesNobodyAcross) {
  CLAUSE("COACH-6", "CHAR-DJANGO");
  struct Shot {
    Place from;
    Place to;
  };
  for (const Shot shot :
       {Shot{kCoachRoof, Roof(3)}, Shot{kCoachRoof, Roof(2)}, Shot{Roof(3), kCoachRoof},
        Shot{Roof(2), kCoachRoof}, Shot{kCoachInside, Inside(2)}, Shot{Inside(2), kCoachInside}}) {
    Scene s(NoBelle(4));
    s.SetMarshal(1).PutAll(Inside(4)).Coach(2).Put(kDjango, shot.from).Put(kGhost, shot.to);
    s.GiveHostage(kDjango, kBanker).GiveHostage(kGhost, kTeacher);
    s.RobThenStop({{kDjango, kFire}});
    EXPECT_EQ(s.Wounds(kSeat0, From(kDjango)), 1);
    EXPECT_EQ(s.PlaceOf(kGhost), shot.to);
  }
  Scene train(NoBelle(4));  // Along the train it works as ever.
  train.SetMarshal(1).PutAll(Inside(4)).Coach(2).Put(kDjango, Roof(1)).Put(kGhost, Roof(2));
  train.RobThenStop({{kDjango, kFire}});
  EXPECT_EQ(train.PlaceOf(kGhost), Roof(3));
}

TEST(CoachShots, BellesPowerCountsAcross) {
  CLAUSE("COACH-8", "CHAR-BELLE");
  Scene roof(Horses(4));
  roof.SetMarshal(1).PutAll(Inside(4)).Coach(2).Put(kGhost, Roof(1)).Put(kBelle, kCoachRoof);
  roof.Put(kDjango, Roof(3));
  roof.RobThenStop({{kGhost, kFire}});
  EXPECT_EQ(roof.Wounds(kSeat2), 1);  // The only legal target.
  EXPECT_EQ(roof.Wounds(kSeat3), 0);

  Scene inside(Horses(4));
  inside.SetMarshal(1).PutAll(Roof(4)).Coach(2).Put(kGhost, Inside(2)).Put(kBelle, Inside(3));
  inside.Put(kDjango, kCoachInside).GiveHostage(kDjango, kBanker);
  inside.RobThenStop({{kGhost, kFire}});
  EXPECT_EQ(inside.Wounds(kSeat2), 1);
  EXPECT_EQ(inside.Wounds(kSeat3), 0);

  Scene alone(Horses(4));
  alone.SetMarshal(1).PutAll(Inside(4)).Coach(2).Put(kGhost, Roof(1)).Put(kBelle, kCoachRoof);
  alone.RobThenStop({{kGhost, kFire}});
  EXPECT_EQ(alone.Wounds(kSeat3), 1);
}

TEST(CoachShots, ForTucoItIsACar) {
  CLAUSE("COACH-8", "CHAR-TUCO");
  const Config config = WithBandits(Horses(4), {kTuco, kCheyenne, kDjango, kDoc});
  for (const Place from : {kCoachInside, kCoachRoof}) {
    Scene s(config);
    s.SetMarshal(1).PutAll(Inside(4)).Coach(2).Put(kTuco, from).Put(kDoc, from.OtherLevel());
    s.GiveHostage(kTuco, kBanker).GiveHostage(kDoc, kTeacher);
    s.RobThenStop({{kTuco, kFire}});
    EXPECT_EQ(s.Wounds(kSeat3, From(kTuco)), 1);
  }
  Scene beside(config);  // But not through the roof of the car beside.
  beside.SetMarshal(1).PutAll(Inside(4)).Coach(2).Put(kTuco, kCoachInside).Put(kDoc, Roof(2));
  beside.GiveHostage(kTuco, kBanker);
  beside.RobThenStop({{kTuco, kFire}});
  EXPECT_THAT(Failures(beside), ElementsAre(NoEffect::kNoTarget));

  Scene other(config);  // Nor does anybody else.
  other.SetMarshal(1).PutAll(Inside(4)).Coach(2).Put(kCheyenne, kCoachRoof).Put(kDoc, kCoachInside);
  other.GiveHostage(kDoc, kTeacher);
  other.RobThenStop({{kCheyenne, kFire}});
  EXPECT_EQ(other.Wounds(kSeat3), 0);
}

// Two bandits with the stagecoach, two on the train, for the events of the base game.
void Spread(Scene& s) {
  s.SetMarshal(0).Coach(2).Put(kGhost, kCoachRoof).Put(kCheyenne, kCoachInside);
  s.Put(kDjango, Roof(2)).Put(kBelle, Inside(2)).GiveHostage(kCheyenne, kBanker);
}

TEST(CoachEvents, TheSwivelArmDoesNotTouchIt) {
  CLAUSE("EV-COACH", "EV-SWIVEL");
  Scene s(Horses(4));
  Spread(s);
  s.RoundCardIs("swivel_arm_24").RunEvent();
  EXPECT_EQ(s.PlaceOf(kDjango), Roof(4));
  EXPECT_EQ(s.PlaceOf(kGhost), kCoachRoof);
  EXPECT_EQ(s.PlaceOf(kCheyenne), kCoachInside);
  EXPECT_EQ(s.PlaceOf(kBelle), Inside(2));
}

TEST(CoachEvents, BrakingDoesNotTouchIt) {
  CLAUSE("EV-COACH", "EV-BRAKING");
  Scene s(Horses(4));
  Spread(s);
  s.RoundCardIs("braking_24").RunEvent();
  EXPECT_EQ(s.PlaceOf(kDjango), Roof(1));
  EXPECT_EQ(s.PlaceOf(kGhost), kCoachRoof);
  EXPECT_EQ(CoachCar(s), 3);  // By COACH-7 only.
}

TEST(CoachEvents, TheRebellionDoesNotTouchIt) {
  CLAUSE("EV-COACH", "EV-REBELLION");
  Scene s(Horses(4));
  Spread(s);
  s.RoundCardIs("rebellion_24").RunEvent();
  EXPECT_EQ(s.Wounds(kSeat3, kNeutral), 1);
  EXPECT_EQ(s.Wounds(kSeat0) + s.Wounds(kSeat1) + s.Wounds(kSeat2), 0);
}

TEST(CoachEvents, NoneOfThemMovesTheGuard) {
  CLAUSE("EV-COACH");
  for (const char* key : {"swivel_arm_24", "braking_24", "rebellion_24"}) {
    Scene s(Horses(4));
    s.SetMarshal(0).PutAll(Inside(3)).Coach(2).GuardOnTrain().RoundCardIs(key).RunEvent();
    const auto moves = s.Events<GuardMoved>();
    ASSERT_EQ(moves.size(), 1U) << key;  // GUARD-7 at the round's end.
    EXPECT_EQ(moves[0].from, Roof(2));
    EXPECT_EQ(moves[0].to, Roof(3));
  }
}

}  // namespace
}  // namespace folsom
