// Stations of the expansion and the final sum (section 13): H-EV-SHARE, H-EV-ESCAPE, H-EV-MORTAL.
#include "support/scene_extra.h"

namespace folsom {
namespace {

using enum Bandit;
using enum CardKind;
using enum Hostage;
using ::testing::Contains;
using ::testing::ElementsAre;

SeatScore ScoreFor(const Scene& s, Seat seat) { return s.Result().seats[Index(seat)]; }
BanditScore ScoreFor(const Scene& s, Bandit b) { return s.Result().bandits[Index(b)]; }

TEST(Sharing, AStrongboxIsDividedAmongThePlayersThere) {
  CLAUSE("H-EV-SHARE");
  Scene s(Horses(4));
  s.RoundCardIs("sharing").PutAll(Inside(4)).GiveStrongbox(kGhost);
  s.Put(kGhost, Roof(2)).Put(kCheyenne, Roof(2)).Put(kDjango, Roof(2)).Put(kBelle, Inside(2));
  for (const Seat seat : {kSeat0, kSeat1, kSeat2}) EXPECT_EQ(ScoreFor(s, seat).shares, 333);
  EXPECT_EQ(ScoreFor(s, kSeat3).shares, 0);                // Inside is another place.
  EXPECT_EQ(ScoreFor(s, kGhost).strongboxes, 0);           // A share in place of it.
  EXPECT_EQ(ScoreFor(s, kSeat0).total, 250 + 333 + 1000);  // Purse, share, Gunslinger.

  s.Put(kCheyenne, Inside(1)).Put(kDjango, Inside(1));  // Alone.
  EXPECT_EQ(ScoreFor(s, kSeat0).shares, 1000);
  EXPECT_EQ(ScoreFor(s, kSeat1).shares, 0);
}

TEST(Sharing, OnlyAtThatStation) {
  CLAUSE("H-EV-SHARE");
  Scene s(Horses(4));
  s.RoundCardIs("mortal_bullet").PutAll(Inside(4)).GiveStrongbox(kGhost);
  EXPECT_EQ(ScoreFor(s, kSeat1).shares, 0);
  EXPECT_EQ(ScoreFor(s, kGhost).strongboxes, 1000);
}

TEST(Sharing, EachStrongboxByItself) {
  CLAUSE("H-EV-SHARE");
  Scene s(Horses(4));
  s.RoundCardIs("sharing").PutAll(Roof(2)).Put(kBelle, Inside(2));
  s.GuardOnTrain().GiveStrongbox(kGhost).GiveStrongbox(kGhost).GiveStrongbox(kGhost, true);
  EXPECT_EQ(ScoreFor(s, kSeat1).shares, 999);  // Three times 333, not a third of 3000.

  Scene two(Horses(4));
  two.RoundCardIs("sharing").PutAll(Roof(2)).Put(kDjango, Inside(1)).Put(kBelle, Inside(1));
  two.GiveStrongbox(kGhost).GiveStrongbox(kDjango, true);
  for (const Seat seat : {kSeat0, kSeat1, kSeat2, kSeat3}) {
    EXPECT_EQ(ScoreFor(two, seat).shares, 500);
  }
}

TEST(Sharing, CountsPlayersNotBandits) {
  CLAUSE("H-EV-SHARE");
  Scene duo(WithHorses(Duo18(2)));  // Ghost and Cheyenne, Django and Belle.
  duo.RoundCardIs("sharing").PutAll(Roof(2)).Put(kBelle, Inside(1)).GiveStrongbox(kGhost);
  EXPECT_EQ(ScoreFor(duo, kSeat0).shares, 500);
  EXPECT_EQ(ScoreFor(duo, kSeat1).shares, 500);
  duo.Put(kDjango, Inside(1));
  EXPECT_EQ(ScoreFor(duo, kSeat0).shares, 1000);

  Scene team(WithHorses(Teams(4)));  // Partners are two players.
  team.RoundCardIs("sharing").PutAll(Roof(2)).Put(kBelle, Inside(1)).GiveStrongbox(kGhost);
  EXPECT_EQ(ScoreFor(team, kSeat0).shares, 333);
  EXPECT_EQ(ScoreFor(team, kSeat1).shares, 333);
  EXPECT_EQ(ScoreFor(team, kSeat2).shares, 333);
}

TEST(Sharing, TheTokenStaysAndTheStagecoachCounts) {
  CLAUSE("H-EV-SHARE", "HOST-BANKER");
  Scene s(Horses(4));
  s.RoundCardIs("sharing").PutAll(Inside(4)).Put(kGhost, kCoachInside).Put(kDjango, kCoachInside);
  s.GiveHostage(kGhost, kBanker).GiveHostage(kDjango, kTeacher).GiveStrongbox(kGhost);
  EXPECT_EQ(ScoreFor(s, kGhost).ransom, 1000);
  EXPECT_EQ(ScoreFor(s, kSeat0).shares, 500);
  EXPECT_EQ(ScoreFor(s, kSeat2).shares, 500);
}

TEST(Sharing, ABoxOnTheFloorIsNotShared) {
  CLAUSE("H-EV-SHARE");
  Scene s(Horses(4));
  s.RoundCardIs("sharing").SetMarshal(2).PutAll(Inside(0));
  ASSERT_EQ(s.StrongboxesAt(Inside(0)), 1);
  EXPECT_EQ(ScoreFor(s, kSeat0).shares, 0);
}

TEST(Escape, ARideMayLeaveTheTrainForGood) {
  CLAUSE("H-EV-ESCAPE");
  Scene s(Horses(4));
  s.RoundCardIs("escape").SetMarshal(1).PutAll(Inside(4)).Put(kGhost, Roof(2)).Put(kBelle, Roof(3));
  s.HorsesAt({0, 0, 2, 0, 2});
  s.RobThenStop({{kGhost, kRide}, {kGhost, kMove}, {kGhost, kMarshal}, {kBelle, kFire}});
  EXPECT_THAT(s.Legal(kSeat0), Contains(act::kRideAway));
  s.Do(kSeat0, act::kRideAway);
  EXPECT_EQ(s.PlaceOf(kGhost), kGone);
  EXPECT_THAT(HorsesBeside(s), ElementsAre(0, 0, 1, 0, 2));  // The horse went with it.
  // Its remaining cards have no effect, and Belle has nobody to shoot at.
  EXPECT_THAT(Failures(s), ElementsAre(NoEffect::kLeft, NoEffect::kLeft, NoEffect::kNoTarget));
  EXPECT_EQ(s.MarshalCar(), 1);
}

TEST(Escape, AlsoFromTheStagecoachNeverWithoutAHorse) {
  CLAUSE("H-EV-ESCAPE");
  Scene s(Horses(4));
  s.RoundCardIs("escape").SetMarshal(1).PutAll(Inside(4)).Coach(2).Put(kGhost, kCoachRoof);
  s.HorsesAt({0, 0, 1, 0, 0}).RobThenStop({{kGhost, kRide}, {kDjango, kRide}});
  s.Do(kSeat0, act::kRideAway);
  EXPECT_EQ(s.PlaceOf(kGhost), kGone);
  EXPECT_THAT(Failures(s), ElementsAre(NoEffect::kNoHorse));
  EXPECT_EQ(s.PlaceOf(kDjango), Inside(4));
}

TEST(Escape, OnlyInThatRound) {
  CLAUSE("H-EV-ESCAPE");
  for (const char* key : {"sharing", "braking_24"}) {
    Scene s(Horses(4));
    s.RoundCardIs(key).SetMarshal(0).PutAll(Inside(4)).HorsesAt({0, 0, 0, 0, 4});
    s.Rob({{kGhost, kRide}});
    s.Asks(kSeat0, Ask::kRide);
    s.Refuses(kSeat0, act::kRideAway);
  }
}

TEST(Escape, WhoIsOnTheTrainIsCaughtAndCannotWin) {
  CLAUSE("H-EV-ESCAPE");
  Scene s(Horses(4));
  s.RoundCardIs("escape").SetMarshal(1).Put(kGhost, Inside(4)).Put(kCheyenne, kCoachRoof);
  s.Put(kDjango, kGone).Put(kBelle, Roof(0));
  s.GiveStrongbox(kGhost).GivePurse(kDjango, 500);
  s.EndRound();
  ASSERT_EQ(Index(s.State().phase), Index(Phase::kOver));
  EXPECT_TRUE(ScoreFor(s, kGhost).caught);
  EXPECT_TRUE(ScoreFor(s, kBelle).caught);
  EXPECT_FALSE(ScoreFor(s, kCheyenne).caught);
  EXPECT_FALSE(ScoreFor(s, kDjango).caught);
  EXPECT_GT(ScoreFor(s, kSeat0).total, ScoreFor(s, kSeat2).total);  // Richer, but caught.
  EXPECT_TRUE(ScoreFor(s, kGhost).counts);
  EXPECT_EQ(s.Result().winners.bits, SeatMask::Only(kSeat2).bits);
}

TEST(Escape, IfAllAreCaughtNobodyWins) {
  CLAUSE("H-EV-ESCAPE-2");
  for (const Config& config : {Horses(4), WithHorses(Duo14()), WithHorses(Teams(4))}) {
    Scene s(config);
    s.RoundCardIs("escape").SetMarshal(0).PutAll(Inside(4)).EndRound();
    EXPECT_EQ(Index(s.State().phase), Index(Phase::kOver));
    EXPECT_TRUE(s.Result().winners.Empty());
  }
}

TEST(Escape, WithTwoBanditsACaughtOnesLootDoesNotCount) {
  CLAUSE("H-EV-ESCAPE-2");
  Scene s(WithHorses(Duo14()));  // Cheyenne and Tuco, Django and Doc; no Gunslinger.
  s.RoundCardIs("escape").SetMarshal(0).PutAll(Inside(4)).Put(kTuco, kGone);
  s.GiveHostage(kCheyenne, kMinister).GiveStrongbox(kCheyenne).GivePurse(kTuco, 300);
  s.GiveStrongbox(kDoc, true);
  s.EndRound();
  EXPECT_EQ(ScoreFor(s, kSeat0).total, 550);  // Tuco's 250 + 300; nothing of Cheyenne's.
  EXPECT_FALSE(ScoreFor(s, kCheyenne).counts);
  EXPECT_TRUE(ScoreFor(s, kTuco).counts);
  EXPECT_EQ(s.Result().winners.bits, SeatMask::Only(kSeat0).bits);  // Seat 1 is all caught.
}

TEST(Escape, ThePlainMarshalWorksWhileOneBanditIsInPlay) {
  CLAUSE("H-EV-ESCAPE", "DUO-2");
  Scene s(WithHorses(Duo18(2)));
  s.RoundCardIs("escape").SetMarshal(1).PutAll(Inside(3)).Put(kGhost, kGone);
  s.Rob({{kGhost, kMarshal}});
  s.Asks(kSeat0, Ask::kMarshal);
  Scene none(WithHorses(Duo18(2)));
  none.RoundCardIs("escape").SetMarshal(1).PutAll(Inside(3)).Put(kGhost, kGone);
  none.Put(kCheyenne, kGone).RobThenStop({{kGhost, kMarshal}}, {kDjango, kMarshal});
  EXPECT_THAT(Failures(none), ElementsAre(NoEffect::kLeft));
}

TEST(Escape, ATeamWithOneSafeBanditCanWin) {
  CLAUSE("H-EV-ESCAPE-2");
  Scene s(WithHorses(Teams(4)));
  s.RoundCardIs("escape").SetMarshal(0).PutAll(Inside(4)).Put(kCheyenne, kCoachInside);
  s.GiveHostage(kCheyenne, kMinister).GiveHostage(kGhost, kTeacher).GiveStrongbox(kGhost);
  s.GiveStrongbox(kDjango, true).BulletsLeft(kDjango, 4, kSeat0);
  s.EndRound();
  EXPECT_EQ(ScoreFor(s, kSeat0).total, 0);  // Ghost is caught.
  EXPECT_EQ(ScoreFor(s, kSeat0).side_total, 250 + 900);
  EXPECT_EQ(s.Result().winners.bits, SeatMask::FirstN(2).bits);
}

TEST(Escape, GunslingerIsReckonedOverEverybody) {
  CLAUSE("H-EV-ESCAPE-2", "END-2");
  Scene s(Horses(4));
  s.RoundCardIs("escape").SetMarshal(0).PutAll(Inside(4)).Put(kGhost, kGone);
  s.BulletsLeft(kGhost, 5, kSeat1).BulletsLeft(kDjango, 3, kSeat1);
  s.EndRound();
  EXPECT_EQ(ScoreFor(s, kSeat2).gunslinger, 1000);  // Caught, and still the best shot.
  EXPECT_EQ(ScoreFor(s, kSeat0).gunslinger, 0);
  EXPECT_EQ(s.Result().winners.bits, SeatMask::Only(kSeat0).bits);

  Scene left(Horses(4));
  left.RoundCardIs("escape").SetMarshal(0).PutAll(Inside(4)).Put(kGhost, kGone);
  left.BulletsLeft(kGhost, 2, kSeat1).EndRound();
  EXPECT_EQ(ScoreFor(left, kSeat0).gunslinger, 1000);
}

TEST(Mortal, EveryBulletOfTheRoundCosts) {
  CLAUSE("H-EV-MORTAL");
  Scene s(Horses(4));
  s.RoundCardIs("mortal_bullet").SetMarshal(1).PutAll(Roof(4)).Coach(4);
  s.GiveBullet(kBelle, kSeat0, 2);  // Of earlier rounds.
  s.Put(kGhost, Inside(3)).Put(kCheyenne, Inside(2));
  // A shot of Cheyenne, and a step into the marshal's car: one bullet each.
  s.Rob({{kCheyenne, kFire}, {kCheyenne, kMove}});
  s.Do(kSeat1, act::Forward());
  ASSERT_EQ(Index(s.State().phase), Index(Phase::kOver));
  EXPECT_EQ(ScoreFor(s, kSeat0).mortal, -150);
  EXPECT_EQ(ScoreFor(s, kSeat1).mortal, -150);
  EXPECT_EQ(ScoreFor(s, kSeat2).mortal, 0);
  EXPECT_EQ(ScoreFor(s, kSeat0).total, 250 - 150);
}

TEST(Mortal, FromThePoodleToTheGuardsLastStep) {
  CLAUSE("H-EV-MORTAL", "HOST-POODLE", "GUARD-7");
  Scene s(Horses(4));
  s.Round(4).SetMarshal(0).PutAll(Inside(2)).Coach(3).GuardOnTrain().Put(kDjango, Roof(4));
  s.GiveHostage(kGhost, kPoodle);
  s.WillDrawSome({draws::Round("mortal_bullet")});
  s.StartRound();
  s.EndRound();  // The guard comes to the caboose.
  ASSERT_EQ(Index(s.State().phase), Index(Phase::kOver));
  EXPECT_EQ(ScoreFor(s, kSeat0).mortal, -150);
  EXPECT_EQ(ScoreFor(s, kSeat2).mortal, -150);
  EXPECT_EQ(ScoreFor(s, kSeat1).mortal, 0);
}

TEST(Mortal, OnlyAtThatStation) {
  CLAUSE("H-EV-MORTAL");
  Scene s(Horses(4));
  s.RoundCardIs("sharing").SetMarshal(0).PutAll(Inside(2)).Coach(3).GuardOnTrain();
  s.Put(kDjango, Roof(4)).EndRound();
  EXPECT_EQ(s.Wounds(kSeat2), 1);
  EXPECT_EQ(ScoreFor(s, kSeat2).mortal, 0);
}

TEST(FinalSum, AddsAllUp) {
  CLAUSE("H-END", "END-1");
  Scene s(Horses(4));
  s.RoundCardIs("conductor").SetMarshal(2).PutAll(Inside(4)).Put(kGhost, Inside(0));
  s.Jewels(kGhost, 1).GiveStrongbox(kGhost).GiveHostage(kGhost, kMinister);
  s.GivePurse(kGhost, 400);
  GiveHalfFlask(s, kGhost, FlaskKind::kOldWhiskey);  // Worth nothing.
  s.BulletsLeft(kGhost, 4, kSeat3).RunEvent();
  ASSERT_EQ(Index(s.State().phase), Index(Phase::kOver));
  // Purses, jewel, strongbox, conductor, ransom, Gunslinger.
  EXPECT_EQ(ScoreFor(s, kSeat0).total, 250 + 400 + 500 + 1000 + 250 + 900 + 1000);
  EXPECT_EQ(ScoreFor(s, kSeat1).total, 250);
  EXPECT_EQ(s.Result().winners.bits, SeatMask::Only(kSeat0).bits);
}

TEST(FinalSum, MayBeNegative) {
  CLAUSE("H-END", "H-EV-MORTAL");
  Scene s(Horses(4));
  s.RoundCardIs("mortal_bullet").SetMarshal(0).PutAll(Roof(4)).Coach(4).NoPurses(kGhost);
  s.Put(kGhost, Inside(2)).Put(kCheyenne, Inside(3));
  s.Rob({{kCheyenne, kFire}, {kCheyenne, kFire}});
  ASSERT_EQ(Index(s.State().phase), Index(Phase::kOver));
  EXPECT_EQ(ScoreFor(s, kSeat0).total, -300);
  EXPECT_EQ(ScoreFor(s, kSeat1).total, 250 + 1000);
}

}  // namespace
}  // namespace folsom
