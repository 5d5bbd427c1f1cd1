// The guard (section 13): GUARD-1 to GUARD-9.
#include "support/scene_extra.h"

namespace folsom {
namespace {

using enum Bandit;
using enum CardKind;
using enum Hostage;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::UnorderedElementsAre;

TEST(Guard, HisStrongboxCannotBeRobbedOtherLootCan) {
  CLAUSE("GUARD-1");
  Scene s(Horses(4));
  s.SetMarshal(2).PutAll(Inside(4)).Coach(1).Put(kGhost, kCoachRoof);
  s.RobThenStop({{kGhost, kRobbery}});
  EXPECT_THAT(Failures(s), ElementsAre(NoEffect::kNothingHere));
  EXPECT_EQ(s.StrongboxesAt(kCoachRoof), 1);

  Scene more(Horses(4));
  more.SetMarshal(2).PutAll(Inside(4)).Coach(1).Put(kGhost, kCoachRoof).Jewels(kCoachRoof, 1);
  more.StrongboxAt(kCoachRoof, true);  // Another one, dropped there.
  more.RobThenStop({{kGhost, kRobbery}, {kGhost, kRobbery}});
  EXPECT_THAT(more.Legal(kSeat0), UnorderedElementsAre(act::kRobJewel, act::kRobStrongbox));
  more.Do(kSeat0, act::kRobStrongbox);  // Then the jewel is all there is to take.
  EXPECT_EQ(more.StrongboxesOf(kGhost), 1);
  EXPECT_EQ(more.JewelsOf(kGhost), 1);
  EXPECT_EQ(more.StrongboxesAt(kCoachRoof), 1);
}

TEST(Guard, MayBePunchedOnlyOnTheStagecoachsRoof) {
  CLAUSE("GUARD-2");
  Scene s(Horses(4));
  s.SetMarshal(2).PutAll(Inside(4)).Coach(1).Put(kGhost, kCoachRoof).Put(kDjango, kCoachRoof);
  s.RobThenStop({{kGhost, kPunch}});
  EXPECT_THAT(s.Legal(kSeat0), UnorderedElementsAre(act::Punch(kDjango), act::kPunchGuard));

  for (const Place elsewhere : {Roof(1), Inside(1), kCoachInside}) {
    Scene t(Horses(4));
    t.SetMarshal(2).PutAll(Inside(4)).Coach(1).Put(kGhost, elsewhere).GiveHostage(kGhost, kBanker);
    t.RobThenStop({{kGhost, kPunch}});
    EXPECT_THAT(Failures(t), ElementsAre(NoEffect::kNoTarget));
    EXPECT_TRUE(GuardIsOnCoach(t));
  }
}

TEST(Guard, IsPunchedRatherThanBelle) {
  CLAUSE("GUARD-2", "CHAR-BELLE");
  Scene s(Horses(4));
  s.SetMarshal(2).PutAll(Inside(4)).Coach(1).Put(kGhost, kCoachRoof).Put(kBelle, kCoachRoof);
  s.RobThenStop({{kGhost, kPunch}});
  EXPECT_FALSE(GuardIsOnCoach(s));
  EXPECT_EQ(s.PlaceOf(kBelle), kCoachRoof);
  EXPECT_THAT(s.PursesOf(kBelle), ElementsAre(250));

  Scene gone(Horses(4));  // Once he is gone, it may be Belle.
  gone.SetMarshal(2).PutAll(Inside(4)).Coach(1).GuardOnTrain();
  gone.Put(kGhost, kCoachRoof).Put(kBelle, kCoachRoof).NoPurses(kBelle);
  gone.RobThenStop({{kGhost, kPunch}});
  gone.Asks(kSeat3, Ask::kFlee);  // Onto the roof where he is.
}

TEST(Guard, PunchedHeDropsTheStrongboxAndGoesOverToTheTrain) {
  CLAUSE("GUARD-3");
  Scene s(Horses(4));
  s.SetMarshal(2).PutAll(Inside(4)).Coach(1).Put(kGhost, kCoachRoof);
  s.RobThenStop({{kGhost, kPunch}, {kGhost, kRobbery}});
  EXPECT_EQ(Index(s.State().horses.guard), Index(Guard::kOnTrain));
  EXPECT_EQ(s.Events<GuardMoved>().at(0).to, Roof(1));
  EXPECT_EQ(s.StrongboxesOf(kGhost), 1);  // Now it can be taken.
  EXPECT_EQ(s.StrongboxesAt(kCoachRoof), 0);
  EXPECT_EQ(s.Wounds(kSeat0), 0);
}

TEST(Guard, CannotBePunchedAgainNorShot) {
  CLAUSE("GUARD-3");
  Scene s(Horses(4));
  s.SetMarshal(2).PutAll(Inside(4)).Coach(1).GuardOnTrain().Put(kGhost, kCoachRoof);
  s.RobThenStop({{kGhost, kPunch}, {kGhost, kFire}});
  EXPECT_THAT(Failures(s), ElementsAre(NoEffect::kNoTarget, NoEffect::kNoTarget));
  EXPECT_EQ(s.Bullets(kGhost), 6);
  Scene before(Horses(4));
  before.SetMarshal(2).PutAll(Inside(4)).Coach(1).Put(kGhost, Roof(1));
  before.RobThenStop({{kGhost, kFire}});
  EXPECT_EQ(before.Bullets(kGhost), 6);
}

TEST(Guard, ComingToARoofHeDrivesThoseThereAway) {
  CLAUSE("GUARD-4", "GUARD-3");
  Scene s(Horses(4));
  s.FirstIs(kSeat2).SetMarshal(3).PutAll(Inside(4)).Coach(1).Put(kGhost, kCoachRoof);
  s.Put(kCheyenne, Roof(1)).Put(kDjango, Roof(1));
  s.RobThenStop({{kGhost, kPunch}});
  EXPECT_EQ(s.Wounds(kSeat1, kNeutral), 1);
  EXPECT_EQ(s.Wounds(kSeat2, kNeutral), 1);
  EXPECT_EQ(s.Wounds(kSeat0), 0);
  s.Asks(kSeat2, Ask::kFlee);  // In player order.
  EXPECT_THAT(s.Legal(kSeat2),
              ElementsAre(act::FleeTo(act::kForward), act::FleeTo(act::kBackward)));
  s.Do(kSeat2, act::FleeTo(act::kBackward));
  EXPECT_EQ(s.PlaceOf(kDjango), Roof(2));
  s.Asks(kSeat1, Ask::kFlee);
  s.Do(kSeat1, act::FleeTo(act::kForward));
  EXPECT_EQ(s.PlaceOf(kCheyenne), Roof(0));
  EXPECT_EQ(s.Wounds(kSeat1) + s.Wounds(kSeat2), 2);
}

TEST(Guard, WhoeverComesToHisRoofTakesABulletAndFlees) {
  CLAUSE("GUARD-4");
  Scene move(Horses(4));
  move.SetMarshal(1).PutAll(Inside(4)).Coach(2).GuardOnTrain().Put(kGhost, Roof(3));
  move.RobThenStop({{kGhost, kMove}});
  move.Do(kSeat0, act::Forward(1));  // GUARD-5: stopping there is allowed.
  EXPECT_EQ(move.Wounds(kSeat0, kNeutral), 1);
  move.Asks(kSeat0, Ask::kFlee);
  move.Do(kSeat0, act::FleeTo(act::kBackward));  // Back to where it came from.
  EXPECT_EQ(move.PlaceOf(kGhost), Roof(3));
  EXPECT_EQ(move.Wounds(kSeat0), 1);

  Scene floor(Horses(4));
  floor.SetMarshal(1).PutAll(Inside(4)).Coach(2).GuardOnTrain().Put(kGhost, Inside(2));
  floor.RobThenStop({{kGhost, kFloor}});
  EXPECT_EQ(floor.Wounds(kSeat0, kNeutral), 1);
  floor.Asks(kSeat0, Ask::kFlee);
}

TEST(Guard, PunchAndDjangosShotOntoHisRoof) {
  CLAUSE("GUARD-4", "CHAR-DJANGO");
  Scene punch(Horses(4));
  punch.SetMarshal(1).PutAll(Inside(4)).Coach(2).GuardOnTrain().NoPurses(kBelle);
  punch.Put(kGhost, Roof(3)).Put(kBelle, Roof(3));
  punch.RobThenStop({{kGhost, kPunch}});
  punch.Do(kSeat0, act::PushTo(act::kForward));
  EXPECT_EQ(punch.Wounds(kSeat3, kNeutral), 1);
  punch.Asks(kSeat3, Ask::kFlee);  // The player of the punched bandit chooses.

  Scene shot(Horses(4));
  shot.SetMarshal(1).PutAll(Inside(4)).Coach(2).GuardOnTrain().Put(kDjango, Roof(4));
  shot.Put(kGhost, Roof(3));
  shot.RobThenStop({{kDjango, kFire}});
  EXPECT_EQ(shot.Wounds(kSeat0, From(kDjango)), 1);
  EXPECT_EQ(shot.Wounds(kSeat0, kNeutral), 1);
  shot.Asks(kSeat0, Ask::kFlee);
}

TEST(Guard, FromTheEndsOfTheTrainThereIsOneWay) {
  CLAUSE("GUARD-4");
  Scene front(Horses(4));
  front.SetMarshal(2).PutAll(Inside(4)).Coach(0).Put(kGhost, kCoachRoof).Put(kDjango, Roof(0));
  front.RobThenStop({{kGhost, kPunch}});
  EXPECT_EQ(front.PlaceOf(kDjango), Roof(1));  // Unasked, never onto the stagecoach.
  Scene rear(Horses(4));
  rear.SetMarshal(2).PutAll(Inside(3)).Coach(4).Put(kGhost, kCoachRoof).Put(kDjango, Roof(4));
  rear.RobThenStop({{kGhost, kPunch}});
  EXPECT_EQ(rear.PlaceOf(kDjango), Roof(3));
}

TEST(Guard, WithTooFewBulletsAllStillFlee) {
  CLAUSE("GUARD-4", "NEUT-1");
  for (const Edition edition : {Edition::k2014, Edition::k2018}) {
    Scene s(Horses(4, edition));
    s.SetMarshal(2).PutAll(Inside(3)).Coach(4).Put(kGhost, kCoachRoof).Neutral(1, kSeat3);
    s.Put(kCheyenne, Roof(4)).Put(kDjango, Roof(4));
    s.RobThenStop({{kGhost, kPunch}});
    EXPECT_EQ(s.Wounds(kSeat1) + s.Wounds(kSeat2), 0);
    EXPECT_EQ(s.PlaceOf(kCheyenne), Roof(3));
    EXPECT_EQ(s.PlaceOf(kDjango), Roof(3));
    EXPECT_EQ(s.NeutralLeft(), edition == Edition::k2014 ? 0 : 1);
  }
}

TEST(Guard, AnEventOntoHisRoof) {
  CLAUSE("GUARD-4", "EV-COACH");
  Scene s(Horses(4));
  s.SetMarshal(0)
      .PutAll(Inside(3))
      .Coach(2)
      .GuardOnTrain()
      .Put(kGhost, Roof(3))
      .Put(kBelle, Roof(1));
  s.RoundCardIs("braking_24").RunEvent();
  EXPECT_EQ(s.Wounds(kSeat0, kNeutral), 1);
  EXPECT_EQ(s.Wounds(kSeat3), 0);
  s.Asks(kSeat0, Ask::kFlee);
  EXPECT_EQ(s.State().phase, Phase::kEvent) << "fleeing is part of the event";
  s.Do(kSeat0, act::FleeTo(act::kForward));  // GUARD-7 then takes him to car 3.
  EXPECT_EQ(s.PlaceOf(kGhost), Roof(1));
  EXPECT_EQ(s.PlaceOf(kBelle), Roof(0));
}

TEST(Guard, PassingOverHimCostsABullet) {
  CLAUSE("GUARD-5");
  Scene s(Horses(4));
  s.SetMarshal(1).PutAll(Inside(4)).Coach(2).GuardOnTrain().Put(kGhost, Roof(3));
  s.RobThenStop({{kGhost, kMove}});
  s.Do(kSeat0, act::Forward(2));
  EXPECT_EQ(s.PlaceOf(kGhost), Roof(1));
  EXPECT_EQ(s.Wounds(kSeat0, kNeutral), 1);
  s.Asks(kSeat3, Ask::kMarshal);  // No fleeing.

  Scene away(Horses(4));
  away.SetMarshal(1).PutAll(Inside(4)).Coach(2).GuardOnTrain().Put(kGhost, Roof(3));
  away.RobThenStop({{kGhost, kMove}});
  away.Do(kSeat0, act::Backward(1));
  EXPECT_EQ(away.Wounds(kSeat0), 0);
}

TEST(Guard, TheSwivelArmSweepsOverHimUnhurt) {
  CLAUSE("GUARD-5", "EV-SWIVEL");
  Scene s(Horses(4));
  s.SetMarshal(0).PutAll(Inside(3)).Coach(2).GuardOnTrain().Put(kGhost, Roof(1));
  s.RoundCardIs("swivel_arm_24").RunEvent();
  EXPECT_EQ(s.PlaceOf(kGhost), Roof(4));
  EXPECT_EQ(s.Wounds(kSeat0), 0);
}

TEST(Guard, PassingOverHimOntoTheStagecoachAndOff) {
  CLAUSE("GUARD-5");
  Scene onto(Horses(4));
  onto.SetMarshal(1).PutAll(Inside(4)).Coach(2).GuardOnTrain().Put(kGhost, Roof(3));
  onto.RobThenStop({{kGhost, kMove}});
  onto.Do(kSeat0, act::kMoveOntoCoach);
  EXPECT_EQ(onto.PlaceOf(kGhost), kCoachRoof);
  EXPECT_EQ(onto.Wounds(kSeat0, kNeutral), 1);

  Scene off(Horses(4));
  off.SetMarshal(1).PutAll(Inside(4)).Coach(2).GuardOnTrain().Put(kGhost, kCoachRoof);
  off.RobThenStop({{kGhost, kMove}});
  off.Do(kSeat0, act::Backward(2));
  EXPECT_EQ(off.PlaceOf(kGhost), Roof(4));
  EXPECT_EQ(off.Wounds(kSeat0, kNeutral), 1);

  Scene stop(Horses(4));
  stop.SetMarshal(1).PutAll(Inside(4)).Coach(2).GuardOnTrain().Put(kGhost, kCoachRoof);
  stop.RobThenStop({{kGhost, kMove}});
  stop.Do(kSeat0, act::kMoveOffCoach);
  EXPECT_EQ(stop.Wounds(kSeat0, kNeutral), 1);  // One, not two.
  stop.Asks(kSeat0, Ask::kFlee);
}

TEST(Guard, BlocksSightBetweenTrainRoofsOnly) {
  CLAUSE("GUARD-6");
  Scene s(WithBandits(Horses(4), {kGhost, kCheyenne, kDjango, kDoc}));
  s.SetMarshal(1).PutAll(Inside(4)).Coach(2).GuardOnTrain().Put(kGhost, Roof(3));
  s.Put(kCheyenne, Roof(0));
  s.RobThenStop({{kGhost, kFire}});
  EXPECT_THAT(Failures(s), ElementsAre(NoEffect::kNoTarget));

  Scene coach(WithBandits(Horses(4), {kGhost, kCheyenne, kDjango, kDoc}));
  coach.SetMarshal(1).PutAll(Inside(4)).Coach(2).GuardOnTrain().Put(kGhost, Roof(3));
  coach.Put(kCheyenne, kCoachRoof);
  coach.RobThenStop({{kGhost, kFire}, {kCheyenne, kFire}});
  EXPECT_EQ(coach.Wounds(kSeat1, From(kGhost)), 1);
  EXPECT_EQ(coach.Wounds(kSeat0, From(kCheyenne)), 1);

  Scene up(WithBandits(Horses(4), {kGhost, kCheyenne, kDjango, kDoc}));
  up.SetMarshal(1).PutAll(Inside(4)).Coach(2).Put(kGhost, Roof(3)).Put(kCheyenne, Roof(0));
  up.RobThenStop({{kGhost, kFire}});  // On the stagecoach he does not block.
  EXPECT_EQ(up.Wounds(kSeat1), 1);
}

TEST(Guard, MovesWithTheStagecoachAndMeetsWhoeverIsThere) {
  CLAUSE("GUARD-7", "GUARD-4");
  Scene s(Horses(4));
  s.SetMarshal(0).PutAll(Inside(4)).Coach(2).GuardOnTrain().Put(kGhost, Roof(3));
  s.EndRound();
  EXPECT_EQ(CoachCar(s), 3);
  EXPECT_EQ(s.Events<GuardMoved>().at(0).to, Roof(3));
  EXPECT_EQ(s.Wounds(kSeat0, kNeutral), 1);
  s.Asks(kSeat0, Ask::kFlee);
  s.Do(kSeat0, act::FleeTo(act::kForward));
  EXPECT_EQ(s.PlaceOf(kGhost), Roof(2));
  EXPECT_EQ(s.State().round, 2);

  Scene stays(Horses(4));
  stays.SetMarshal(0).PutAll(Inside(4)).Coach(4).GuardOnTrain().Put(kGhost, Roof(3));
  stays.EndRound();
  EXPECT_EQ(stays.Wounds(kSeat0), 0);
  EXPECT_THAT(stays.Events<GuardMoved>(), IsEmpty());
}

TEST(Guard, BeforeHeIsPunchedHeHarmsNobody) {
  CLAUSE("GUARD-8");
  Scene s(Horses(4));
  s.SetMarshal(1).PutAll(Inside(4)).Coach(2).Put(kGhost, Roof(3)).Put(kDjango, Roof(2));
  s.RobThenStop({{kGhost, kMove}});
  s.Do(kSeat0, act::kMoveOntoCoach);
  EXPECT_EQ(s.PlaceOf(kGhost), kCoachRoof);
  EXPECT_EQ(s.PlaceOf(kDjango), Roof(2));
  EXPECT_EQ(s.Wounds(kSeat0) + s.Wounds(kSeat2), 0);
}

TEST(Guard, SentUpByTheMarshalOntoHisRoof) {
  CLAUSE("GUARD-9");
  for (const int left : {16, 3, 1}) {
    Scene s(Horses(4, Edition::k2018));
    s.SetMarshal(3).PutAll(Roof(0)).Coach(2).GuardOnTrain().Neutral(left, kSeat3);
    s.Put(kGhost, Inside(2)).Put(kDjango, Inside(2));
    s.RobThenStop({{kCheyenne, kMarshal}});
    s.Do(kSeat1, act::MarshalTo(act::kForward));
    // Two for the marshal, two for the guard: each moment by itself.
    const int each = left == 16 ? 2 : left == 3 ? 1 : 0;
    EXPECT_EQ(s.Wounds(kSeat0, kNeutral), each);
    EXPECT_EQ(s.Wounds(kSeat2, kNeutral), each);
    EXPECT_EQ(s.NeutralLeft(), left == 16 ? 12 : 1);
    s.Asks(kSeat0, Ask::kFlee);
    s.Do(kSeat0, act::FleeTo(act::kForward));
    s.Do(kSeat2, act::FleeTo(act::kBackward));
    EXPECT_EQ(s.PlaceOf(kGhost), Roof(1));
    EXPECT_EQ(s.PlaceOf(kDjango), Roof(3));
  }
}

}  // namespace
}  // namespace folsom
