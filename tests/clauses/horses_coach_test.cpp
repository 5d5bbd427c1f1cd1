// The stagecoach (section 13): COACH-1 to COACH-5, COACH-7. Shots: horses_shots_test.cpp.
#include "support/scene_extra.h"

namespace folsom {
namespace {

using enum Bandit;
using enum CardKind;
using enum Hostage;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::UnorderedElementsAre;

TEST(Coach, AMoveFromInsideHasNoEffect) {
  CLAUSE("COACH-1");
  Scene s(Horses(4));
  s.SetMarshal(0).PutAll(Roof(4)).Coach(2).Put(kGhost, kCoachInside).GiveHostage(kGhost, kBanker);
  s.RobThenStop({{kGhost, kMove}});
  EXPECT_EQ(s.PlaceOf(kGhost), kCoachInside);
  EXPECT_THAT(Failures(s), ElementsAre(NoEffect::kNoWay));
}

TEST(Coach, FloorChangeGoesBetweenInsideAndRoof) {
  CLAUSE("COACH-1");
  Scene up(Horses(4));
  up.SetMarshal(0).PutAll(Roof(4)).Coach(2).Put(kGhost, kCoachInside).GiveHostage(kGhost, kBanker);
  up.RobThenStop({{kGhost, kFloor}});
  EXPECT_EQ(up.PlaceOf(kGhost), kCoachRoof);
  Scene down(Horses(4));
  down.SetMarshal(0).PutAll(Roof(4)).Coach(2).Put(kGhost, kCoachRoof).GiveHostage(kGhost, kBanker);
  down.RobThenStop({{kGhost, kFloor}});
  EXPECT_EQ(down.PlaceOf(kGhost), kCoachInside);
}

TEST(Coach, NobodyWalksInFromTheCarBeside) {
  CLAUSE("COACH-1");
  Scene s(Horses(4));
  s.SetMarshal(0).PutAll(Roof(4)).Coach(2).Put(kGhost, Inside(2));
  s.Rob({{kGhost, kMove}});
  EXPECT_THAT(s.Legal(kSeat0), UnorderedElementsAre(act::Forward(), act::Backward()));
  Scene roof(Horses(4));  // A floor change on the car's roof leads into the car.
  roof.SetMarshal(0).PutAll(Roof(4)).Coach(2).Put(kGhost, Roof(2));
  roof.RobThenStop({{kGhost, kFloor}});
  EXPECT_EQ(roof.PlaceOf(kGhost), Inside(2));
}

TEST(Coach, ItsInsideIsAdjacentToTheCarsForFire) {
  CLAUSE("COACH-2");
  Scene from(Horses(4));
  from.SetMarshal(0).Coach(2).Put(kGhost, kCoachInside).GiveHostage(kGhost, kBanker);
  from.Put(kCheyenne, Inside(1)).Put(kDjango, Inside(2)).Put(kBelle, Inside(3));
  from.RobThenStop({{kGhost, kFire}});
  EXPECT_EQ(from.Wounds(kSeat2), 1);  // Only that car is in range.
  EXPECT_EQ(from.Wounds(kSeat1) + from.Wounds(kSeat3), 0);

  Scene to(WithBandits(Horses(4), {kGhost, kCheyenne, kDjango, kDoc}));
  to.SetMarshal(0).Coach(2).Put(kGhost, kCoachInside).GiveHostage(kGhost, kBanker);
  to.Put(kCheyenne, Inside(2)).Put(kDjango, Inside(3)).Put(kDoc, Inside(1));
  to.Rob({{kCheyenne, kFire}});
  EXPECT_THAT(to.Legal(kSeat1),
              UnorderedElementsAre(act::Fire(kGhost), act::Fire(kDjango), act::Fire(kDoc)));

  Scene next(Horses(4));  // From the next car it is out of range.
  next.SetMarshal(0).PutAll(Roof(4)).Coach(2).Put(kGhost, kCoachInside);
  next.GiveHostage(kGhost, kBanker).Put(kDjango, Inside(3));
  next.RobThenStop({{kDjango, kFire}});
  EXPECT_THAT(Failures(next), ElementsAre(NoEffect::kNoTarget));
}

TEST(Coach, APunchMaySendIntoItOrOut) {
  CLAUSE("COACH-2", "PUNCH-3");
  Scene in(Horses(4));
  in.SetMarshal(0).PutAll(Roof(4)).Coach(2).Put(kGhost, Inside(2)).Put(kDjango, Inside(2));
  in.NoPurses(kDjango).GiveHostage(kDjango, kBanker);
  in.RobThenStop({{kGhost, kPunch}});
  in.Asks(kSeat0, Ask::kPunchPush);
  EXPECT_THAT(in.Legal(kSeat0), UnorderedElementsAre(act::PushTo(act::kForward),
                                                     act::PushTo(act::kBackward), act::kPushOver));
  in.Do(kSeat0, act::kPushOver);
  EXPECT_EQ(in.PlaceOf(kDjango), kCoachInside);

  Scene out(Horses(4));
  out.SetMarshal(0).PutAll(Roof(4)).Coach(2).Put(kGhost, kCoachInside).Put(kDjango, kCoachInside);
  out.GiveHostage(kGhost, kBanker).GiveHostage(kDjango, kMinister);
  out.RobThenStop({{kGhost, kPunch}});
  EXPECT_EQ(out.PlaceOf(kDjango), Inside(2));  // The only way.
  EXPECT_THAT(out.PurseSlotsAt(kCoachInside).size(), 1U);
  EXPECT_EQ(HostageOf(out, kDjango), kMinister);  // COACH-4: never lost.

  Scene far(Horses(4));
  far.SetMarshal(0).PutAll(Roof(4)).Coach(2).Put(kGhost, Inside(3)).Put(kDjango, Inside(3));
  far.NoPurses(kDjango);
  far.Rob({{kGhost, kPunch}});
  far.Refuses(kSeat0, act::kPushOver);
}

TEST(Coach, OutOfItOntoTheMarshal) {
  CLAUSE("COACH-2", "MARSH-2");
  Scene s(Horses(4));
  s.SetMarshal(2).PutAll(Roof(4)).Coach(2).Put(kGhost, kCoachInside).Put(kDjango, kCoachInside);
  s.GiveHostage(kGhost, kBanker).GiveHostage(kDjango, kMinister).NoPurses(kDjango);
  s.RobThenStop({{kGhost, kPunch}});
  EXPECT_EQ(s.PlaceOf(kDjango), Roof(2));
  EXPECT_EQ(s.Wounds(kSeat2, kNeutral), 1);
}

TEST(Coach, TheMarshalNeverEnters) {
  CLAUSE("COACH-3");
  Scene s(Horses(4));
  s.SetMarshal(1).PutAll(Roof(4)).Coach(2).Put(kGhost, kCoachInside).GiveHostage(kGhost, kBanker);
  s.RobThenStop({{kDjango, kMarshal}});
  EXPECT_THAT(s.Legal(kSeat2),
              UnorderedElementsAre(act::MarshalTo(act::kForward), act::MarshalTo(act::kBackward)));
  s.Do(kSeat2, act::MarshalTo(act::kBackward));
  EXPECT_EQ(s.MarshalCar(), 2);
  EXPECT_EQ(s.PlaceOf(kGhost), kCoachInside);
  EXPECT_EQ(s.Wounds(kSeat0), 0);
}

TEST(Coach, WhoGetsInTakesAHostageOfTheirChoice) {
  CLAUSE("COACH-4");
  Scene s(Horses(4));
  s.SetMarshal(0).PutAll(Roof(4)).Coach(2).Put(kGhost, Inside(2)).HorsesAt({0, 0, 1, 0, 3});
  s.HostagesLeft({kPoodle, kTeacher, kOldLady});
  s.RobThenStop({{kGhost, kRide}});
  s.Do(kSeat0, act::kRideStayCoach);
  s.Asks(kSeat0, Ask::kHostage);
  EXPECT_THAT(s.Legal(kSeat0),
              ElementsAre(act::Take(kPoodle), act::Take(kTeacher), act::Take(kOldLady)));
  s.Refuses(kSeat0, act::kPass);
  s.Do(kSeat0, act::Take(kTeacher));
  EXPECT_EQ(HostageOf(s, kGhost), kTeacher);
  EXPECT_FALSE(s.State().horses.hostages.Has(kTeacher));
  EXPECT_EQ(s.State().horses.hostages.Count(), 2U);
}

TEST(Coach, OneHostagePerBandit) {
  CLAUSE("COACH-4");
  Scene s(Horses(4));
  s.SetMarshal(0).PutAll(Roof(4)).Coach(2).Put(kGhost, kCoachRoof).GiveHostage(kGhost, kBanker);
  s.RobThenStop({{kGhost, kFloor}});
  EXPECT_EQ(s.PlaceOf(kGhost), kCoachInside);
  EXPECT_EQ(HostageOf(s, kGhost), kBanker);
  EXPECT_EQ(s.State().horses.hostages.Count(), 2U);
  EXPECT_THAT(s.Events<HostageTaken>(), IsEmpty());
}

TEST(Coach, ThePlayerOfAPunchedInBanditChooses) {
  CLAUSE("COACH-4");
  Scene s(Horses(4));
  s.SetMarshal(0).PutAll(Roof(4)).Coach(2).Put(kGhost, Inside(2)).Put(kDjango, Inside(2));
  s.NoPurses(kDjango).HostagesLeft({kPoodle, kTeacher, kOldLady});
  s.RobThenStop({{kGhost, kPunch}});
  s.Do(kSeat0, act::kPushOver);
  s.Asks(kSeat2, Ask::kHostage);
  s.Do(kSeat2, act::Take(kPoodle));
  EXPECT_EQ(HostageOf(s, kDjango), kPoodle);
  EXPECT_EQ(HostageOf(s, kGhost), kNoHostage);
}

TEST(Coach, TheLastHostageIsTakenUnaskedAndThenThereIsNone) {
  CLAUSE("COACH-4");
  Scene last(Horses(4));
  last.SetMarshal(0).PutAll(Roof(4)).Coach(2).Put(kGhost, kCoachRoof);
  last.HostagesLeft({kZealot, kTeacher, kMinister});
  last.GiveHostage(kDjango, kTeacher).GiveHostage(kBelle, kMinister);
  last.RobThenStop({{kGhost, kFloor}});
  EXPECT_EQ(HostageOf(last, kGhost), kZealot);

  Scene none(Horses(4));
  none.SetMarshal(0).PutAll(Roof(4)).Coach(2).Put(kGhost, kCoachRoof);
  none.HostagesLeft({kZealot, kTeacher, kMinister}).GiveHostage(kCheyenne, kZealot);
  none.GiveHostage(kDjango, kTeacher).GiveHostage(kBelle, kMinister);
  none.RobThenStop({{kGhost, kFloor}});
  EXPECT_EQ(none.PlaceOf(kGhost), kCoachInside);
  EXPECT_EQ(HostageOf(none, kGhost), kNoHostage);
}

TEST(Coach, EachOfTwoBanditsTakesItsOwnHostage) {
  CLAUSE("COACH-4", "HOST-2");
  Scene s(WithHorses(Duo18(2)));
  s.SetMarshal(0).PutAll(Roof(3)).Coach(2).Put(kGhost, kCoachRoof).Put(kCheyenne, kCoachInside);
  s.HostagesLeft({kBanker, kTeacher, kMinister}).GiveHostage(kCheyenne, kBanker);
  s.RobThenStop({{kGhost, kFloor}});
  s.Asks(kSeat0, Ask::kHostage);
  s.Do(kSeat0, act::Take(kMinister));
  EXPECT_EQ(HostageOf(s, kGhost), kMinister);
  EXPECT_EQ(HostageOf(s, kCheyenne), kBanker);
}

TEST(Coach, ARoofMoveOntoItCountsAsOneStep) {
  CLAUSE("COACH-5");
  const auto moves = [](int from) {
    Scene s(Horses(6));
    s.SetMarshal(0).PutAll(Inside(6)).Coach(3).Put(kGhost, Roof(from));
    s.Rob({{kGhost, kMove}});
    return s.Legal(kSeat0);
  };
  EXPECT_THAT(moves(3), UnorderedElementsAre(act::Forward(1), act::Forward(2), act::Forward(3),
                                             act::Backward(1), act::Backward(2), act::Backward(3),
                                             act::kMoveOntoCoach));
  EXPECT_THAT(moves(1), Contains(act::kMoveOntoCoach));  // Two roofs and then onto it.
  EXPECT_THAT(moves(5), Contains(act::kMoveOntoCoach));
  EXPECT_THAT(moves(0), Not(Contains(act::kMoveOntoCoach)));
  EXPECT_THAT(moves(6), Not(Contains(act::kMoveOntoCoach)));
}

TEST(Coach, TheStepOntoItEndsTheMove) {
  CLAUSE("COACH-5");
  Scene s(Horses(4));
  s.SetMarshal(0).PutAll(Roof(4)).Coach(2).Put(kGhost, Roof(1));
  s.RobThenStop({{kGhost, kMove}});
  s.Do(kSeat0, act::kMoveOntoCoach);
  EXPECT_EQ(s.PlaceOf(kGhost), kCoachRoof);
  EXPECT_THAT(s.Events<BanditMoved>().size(), 1U);
}

TEST(Coach, OffItAndUpToTwoRoofsOn) {
  CLAUSE("COACH-5");
  Scene s(Horses(6));
  s.SetMarshal(0).PutAll(Roof(6)).Coach(3).Put(kGhost, kCoachRoof);
  s.RobThenStop({{kGhost, kMove}});
  EXPECT_THAT(s.Legal(kSeat0),
              UnorderedElementsAre(act::Forward(1), act::Forward(2), act::Backward(1),
                                   act::Backward(2), act::kMoveOffCoach));
  s.Do(kSeat0, act::Forward(2));
  EXPECT_EQ(s.PlaceOf(kGhost), Roof(1));

  Scene off(Horses(4));
  off.SetMarshal(0).PutAll(Roof(4)).Coach(0).Put(kGhost, kCoachRoof);
  off.RobThenStop({{kGhost, kMove}});
  EXPECT_THAT(off.Legal(kSeat0),
              UnorderedElementsAre(act::Backward(1), act::Backward(2), act::kMoveOffCoach));
  off.Do(kSeat0, act::kMoveOffCoach);
  EXPECT_EQ(off.PlaceOf(kGhost), Roof(0));
}

TEST(Coach, ItsRoofIsAdjacentForPunch) {
  CLAUSE("COACH-5", "PUNCH-3");
  Scene in(Horses(4));
  in.SetMarshal(0).PutAll(Inside(4)).Coach(2).Put(kGhost, Roof(2)).Put(kDjango, Roof(2));
  in.NoPurses(kDjango);
  in.RobThenStop({{kGhost, kPunch}}, {kGhost, kMove});
  EXPECT_THAT(in.Legal(kSeat0), UnorderedElementsAre(act::PushTo(act::kForward),
                                                     act::PushTo(act::kBackward), act::kPushOver));
  in.Do(kSeat0, act::kPushOver);
  EXPECT_EQ(in.PlaceOf(kDjango), kCoachRoof);

  Scene out(Horses(4));
  out.SetMarshal(0).PutAll(Inside(4)).Coach(2).Put(kGhost, kCoachRoof).Put(kDjango, kCoachRoof);
  out.RobThenStop({{kGhost, kPunch}}, {kGhost, kMove});
  out.Do(kSeat0, act::Punch(kDjango));
  EXPECT_EQ(out.PlaceOf(kDjango), Roof(2));
  EXPECT_EQ(out.PurseSlotsAt(kCoachRoof).size(), 1U);
}

TEST(Coach, MovesOneCarBackAtEveryRoundsEnd) {
  CLAUSE("COACH-7");
  Scene s(Horses(4));
  s.SetMarshal(0).PutAll(Inside(4)).Coach(1).Put(kGhost, kCoachRoof).Put(kDjango, kCoachInside);
  s.GiveHostage(kDjango, kBanker).HorsesAt({0, 4, 0, 0, 0});
  const std::size_t purse = s.PurseAt(kCoachInside);
  s.RoundCardIs("take_it_all_24");
  s.RunEvent();
  EXPECT_EQ(CoachCar(s), 2);
  EXPECT_EQ(CoachCar(s.StateAfter<StrongboxPlaced>()), 1);  // After the event.
  EXPECT_EQ(s.PlaceOf(kGhost), kCoachRoof);
  EXPECT_EQ(s.PlaceOf(kDjango), kCoachInside);
  EXPECT_EQ(s.Purse(purse).spot, Spot::At(kCoachInside));
  EXPECT_EQ(s.StrongboxesAt(kCoachRoof), 1);
  EXPECT_TRUE(GuardIsOnCoach(s));
  EXPECT_THAT(HorsesBeside(s), ElementsAre(0, 4, 0, 0, 0));
}

TEST(Coach, StaysAtTheCabooseAndMovesInTheFifthRoundToo) {
  CLAUSE("COACH-7");
  Scene s(Horses(4));
  s.SetMarshal(0).PutAll(Inside(4)).Coach(4);
  s.EndRound();
  EXPECT_EQ(CoachCar(s), 4);
  EXPECT_THAT(s.Events<CoachMoved>(), IsEmpty());

  Scene last(Horses(4));
  last.SetMarshal(0).PutAll(Inside(4)).Coach(2).Round(5);
  last.EndRound();
  EXPECT_EQ(Index(last.State().phase), Index(Phase::kOver));
  EXPECT_EQ(CoachCar(last), 3);
}

}  // namespace
}  // namespace folsom
