// Riding (section 13): RIDE-1 to RIDE-5.
#include "support/scene_extra.h"

namespace folsom {
namespace {

using enum Bandit;
using enum CardKind;
using enum Hostage;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::Not;
using ::testing::UnorderedElementsAre;

TEST(Ride, NeedsAHorseBesideTheCar) {
  CLAUSE("RIDE-1");
  Scene s(Horses(4));
  s.SetMarshal(0).PutAll(Roof(4)).Put(kGhost, Inside(2)).HorsesAt({1, 1, 0, 1, 1});
  s.RobThenStop({{kGhost, kRide}});
  EXPECT_THAT(Failures(s), ElementsAre(NoEffect::kNoHorse));
  EXPECT_EQ(s.PlaceOf(kGhost), Inside(2));
  EXPECT_THAT(HorsesBeside(s), ElementsAre(1, 1, 0, 1, 1));
}

TEST(Ride, WorksFromTheRoofToo) {
  CLAUSE("RIDE-1", "RIDE-2");
  Scene s(Horses(4));
  s.SetMarshal(0).PutAll(Roof(4)).Put(kGhost, Roof(2)).HorsesAt({0, 0, 1, 0, 3});
  s.RobThenStop({{kGhost, kRide}});
  s.Asks(kSeat0, Ask::kRide);
  s.Do(kSeat0, act::RideBackward(1));
  EXPECT_EQ(s.PlaceOf(kGhost), Inside(3));  // Inside, not on the roof.
  EXPECT_THAT(HorsesBeside(s), ElementsAre(0, 0, 0, 1, 3));
}

TEST(Ride, WorksFromTheStagecoachWithAHorseBesideItsCar) {
  CLAUSE("RIDE-1");
  for (const Place from : {kCoachInside, kCoachRoof}) {
    Scene s(Horses(4));
    s.SetMarshal(0).PutAll(Roof(4)).Coach(2).Put(kGhost, from).GiveHostage(kGhost, kBanker);
    s.HorsesAt({0, 0, 1, 0, 0});
    s.RobThenStop({{kGhost, kRide}});
    s.Asks(kSeat0, Ask::kRide);
    s.Do(kSeat0, act::RideForward(1));
    EXPECT_EQ(s.PlaceOf(kGhost), Inside(1));
    EXPECT_THAT(HorsesBeside(s), ElementsAre(0, 1, 0, 0, 0));

    Scene none(Horses(4));
    none.SetMarshal(0).PutAll(Roof(4)).Coach(2).Put(kGhost, from).GiveHostage(kGhost, kBanker);
    none.HorsesAt({1, 1, 0, 1, 1});
    none.RobThenStop({{kGhost, kRide}});
    EXPECT_THAT(Failures(none), ElementsAre(NoEffect::kNoHorse));
    EXPECT_EQ(none.PlaceOf(kGhost), from);
  }
}

TEST(Ride, ZeroToThreeCarsEitherWay) {
  CLAUSE("RIDE-2");
  Scene s(Horses(6));  // Cars 0 to 6.
  s.SetMarshal(1).PutAll(Roof(6)).Coach(0).Put(kGhost, Inside(4)).HorsesAt({0, 0, 0, 0, 1, 0, 5});
  s.Rob({{kGhost, kRide}});
  s.Asks(kSeat0, Ask::kRide);
  EXPECT_THAT(s.Legal(kSeat0), UnorderedElementsAre(act::kRideStay, act::RideForward(1),
                                                    act::RideForward(2), act::RideForward(3),
                                                    act::RideBackward(1), act::RideBackward(2)));
  s.Refuses(kSeat0, act::RideBackward(3));  // Off the train.
  s.Do(kSeat0, act::RideForward(2));
  EXPECT_EQ(s.PlaceOf(kGhost), Inside(2));
}

TEST(Ride, TheLocomotiveIsACar) {
  CLAUSE("RIDE-2");
  Scene s(Horses(4));
  s.SetMarshal(4).PutAll(Roof(4)).Coach(4).Put(kGhost, Roof(0)).HorsesAt({1, 0, 0, 0, 3});
  s.RobThenStop({{kGhost, kRide}}, {kBelle, kMove});
  EXPECT_THAT(s.Legal(kSeat0), UnorderedElementsAre(act::kRideStay, act::RideBackward(1),
                                                    act::RideBackward(2), act::RideBackward(3)));
  s.Do(kSeat0, act::kRideStay);
  EXPECT_EQ(s.PlaceOf(kGhost), Inside(0));
  EXPECT_THAT(HorsesBeside(s), ElementsAre(1, 0, 0, 0, 3));

  Scene to(Horses(4));
  to.SetMarshal(4).PutAll(Roof(4)).Coach(4).Put(kGhost, Roof(3)).HorsesAt({0, 0, 0, 1, 3});
  to.RobThenStop({{kGhost, kRide}}, {kBelle, kMove});
  to.Do(kSeat0, act::RideForward(3));
  EXPECT_EQ(to.PlaceOf(kGhost), Inside(0));
  EXPECT_THAT(HorsesBeside(to), ElementsAre(1, 0, 0, 0, 3));
}

TEST(Ride, IntoTheStagecoachWhereItStands) {
  CLAUSE("RIDE-2");
  Scene s(Horses(4));
  s.SetMarshal(0).PutAll(Roof(4)).Coach(3).Put(kGhost, Inside(1)).GiveHostage(kGhost, kBanker);
  s.HorsesAt({0, 1, 0, 0, 3});
  s.RobThenStop({{kGhost, kRide}});
  EXPECT_THAT(
      s.Legal(kSeat0),
      UnorderedElementsAre(act::kRideStay, act::RideForward(1), act::RideBackward(1),
                           act::RideBackward(2), act::RideBackward(3), act::RideBackwardCoach(2)));
  s.Do(kSeat0, act::RideBackwardCoach(2));
  EXPECT_EQ(s.PlaceOf(kGhost), kCoachInside);
  EXPECT_THAT(HorsesBeside(s), ElementsAre(0, 0, 0, 1, 3));

  Scene far(Horses(6));
  far.SetMarshal(0).PutAll(Roof(6)).Coach(1).Put(kGhost, Inside(5)).HorsesAt({0, 0, 0, 0, 0, 1, 5});
  far.Rob({{kGhost, kRide}});
  far.Refuses(kSeat0, act::RideForwardCoach(3));  // It stands four cars off.
}

TEST(Ride, BetweenCarAndStagecoachTheHorseStays) {
  CLAUSE("RIDE-3");
  Scene in(Horses(4));
  in.SetMarshal(0).PutAll(Roof(4)).Coach(2).Put(kGhost, Inside(2)).GiveHostage(kGhost, kBanker);
  in.HorsesAt({0, 0, 1, 0, 3});
  in.RobThenStop({{kGhost, kRide}});
  in.Do(kSeat0, act::kRideStayCoach);
  EXPECT_EQ(in.PlaceOf(kGhost), kCoachInside);
  EXPECT_THAT(HorsesBeside(in), ElementsAre(0, 0, 1, 0, 3));

  Scene out(Horses(4));
  out.SetMarshal(0).PutAll(Roof(4)).Coach(2).Put(kGhost, kCoachRoof).HorsesAt({0, 0, 1, 0, 3});
  out.RobThenStop({{kGhost, kRide}});
  out.Do(kSeat0, act::kRideStay);
  EXPECT_EQ(out.PlaceOf(kGhost), Inside(2));
  EXPECT_THAT(HorsesBeside(out), ElementsAre(0, 0, 1, 0, 3));
}

TEST(Ride, HorsesStayWhenTheStagecoachMovesOn) {
  CLAUSE("RIDE-3", "COACH-7");
  Scene s(Horses(4));
  s.SetMarshal(0).PutAll(Roof(4)).Coach(2).HorsesAt({0, 0, 3, 1, 0});
  s.EndRound();
  EXPECT_EQ(CoachCar(s), 3);
  EXPECT_THAT(HorsesBeside(s), ElementsAre(0, 0, 3, 1, 0));
}

TEST(Ride, PastMarshalGuardAndStagecoachNothingHappens) {
  CLAUSE("RIDE-4");
  Scene s(Horses(4));
  s.SetMarshal(2).PutAll(Roof(4)).Coach(2).GuardOnTrain().Put(kGhost, Roof(3));
  s.HorsesAt({0, 0, 0, 1, 3});
  s.RobThenStop({{kGhost, kRide}});
  s.Do(kSeat0, act::RideForward(2));
  EXPECT_EQ(s.PlaceOf(kGhost), Inside(1));
  EXPECT_EQ(s.Wounds(kSeat0), 0);
  EXPECT_EQ(HostageOf(s, kGhost), kNoHostage);
}

TEST(Ride, EndingInTheMarshalsCarMeetsHim) {
  CLAUSE("RIDE-4", "MARSH-2");
  Scene s(Horses(4));
  s.SetMarshal(2).PutAll(Roof(4)).Coach(0).Put(kGhost, Inside(3)).HorsesAt({0, 0, 0, 1, 3});
  s.RobThenStop({{kGhost, kRide}});
  s.Do(kSeat0, act::RideForward(1));
  EXPECT_EQ(s.PlaceOf(kGhost), Roof(2));
  EXPECT_EQ(s.Wounds(kSeat0, kNeutral), 1);
}

TEST(Ride, TheStagecoachBesideTheMarshalAvoidsHim) {
  CLAUSE("RIDE-4", "COACH-3");
  Scene s(Horses(4));
  s.SetMarshal(2).PutAll(Roof(4)).Coach(2).Put(kGhost, Inside(3)).GiveHostage(kGhost, kBanker);
  s.HorsesAt({0, 0, 0, 1, 3});
  s.RobThenStop({{kGhost, kRide}});
  s.Do(kSeat0, act::RideForwardCoach(1));
  EXPECT_EQ(s.PlaceOf(kGhost), kCoachInside);
  EXPECT_EQ(s.Wounds(kSeat0), 0);
}

TEST(Ride, MustBeDoneButMayStayWhereItIs) {
  CLAUSE("RIDE-5", "ROB-2");
  Scene s(Horses(4));
  s.SetMarshal(0).PutAll(Roof(4)).Put(kGhost, Inside(2)).HorsesAt({0, 0, 1, 0, 3});
  s.RobThenStop({{kGhost, kRide}});
  EXPECT_THAT(s.Legal(kSeat0), Not(Contains(act::kPass)));
  s.Do(kSeat0, act::kRideStay);
  EXPECT_EQ(s.PlaceOf(kGhost), Inside(2));
  EXPECT_THAT(HorsesBeside(s), ElementsAre(0, 0, 1, 0, 3));

  Scene roof(Horses(4));  // From a roof there is no staying there.
  roof.SetMarshal(0).PutAll(Roof(4)).Put(kGhost, Roof(2)).HorsesAt({0, 0, 1, 0, 3});
  roof.RobThenStop({{kGhost, kRide}});
  roof.Do(kSeat0, act::kRideStay);
  EXPECT_EQ(roof.PlaceOf(kGhost), Inside(2));

  Scene coach(Horses(4));
  coach.SetMarshal(0).PutAll(Roof(4)).Coach(2).Put(kGhost, kCoachInside);
  coach.GiveHostage(kGhost, kBanker).HorsesAt({0, 0, 1, 0, 3});
  coach.RobThenStop({{kGhost, kRide}});
  coach.Do(kSeat0, act::kRideStayCoach);
  EXPECT_EQ(coach.PlaceOf(kGhost), kCoachInside);
}

}  // namespace
}  // namespace folsom
