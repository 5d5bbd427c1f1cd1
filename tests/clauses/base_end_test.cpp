// Section 9 of docs/rules.md: the end.
#include "support/scene.h"

namespace folsom {
namespace {

using enum Bandit;
using enum CardKind;

SeatMask Seats(std::initializer_list<Seat> seats) {
  SeatMask mask;
  for (const Seat seat : seats) mask.Add(seat);
  return mask;
}

TEST(End, AddsUpTheLoot) {
  CLAUSE("END-1");
  Scene s(Standard(4));
  s.Jewels(kGhost, 2).GiveStrongbox(kGhost).GivePurse(kGhost, 450);
  s.BulletsLeft(kBelle, 5, kSeat1);  // Belle is the Gunslinger, alone.
  s.NoPurses(kDjango);
  const Score score = s.Result();
  EXPECT_EQ(score.bandits[Index(kGhost)].purses, 700);
  EXPECT_EQ(score.bandits[Index(kGhost)].jewels, 1000);
  EXPECT_EQ(score.bandits[Index(kGhost)].strongboxes, 1000);
  EXPECT_EQ(score.seats[0].total, 2700);
  EXPECT_EQ(score.seats[1].total, 250);
  EXPECT_EQ(score.seats[2].total, 0) << "loot lying about is nobody's";
  EXPECT_EQ(score.seats[0].side_total, 2700);
}

TEST(End, FlasksAreWorthNothing) {
  CLAUSE("END-1");
  Scene s(WithHorses(Standard(4)));
  const int before = s.Result().seats[0].total;
  s.GiveFlask(kGhost, FlaskKind::kWhiskey);
  s.GiveFlask(kGhost, FlaskKind::kOldWhiskey, true);
  EXPECT_EQ(s.Result().seats[0].total, before);
}

TEST(End, AddsUpBothBanditsOfAPlayer) {
  CLAUSE("END-1");
  Scene s(Duo14());
  s.Jewels(kCheyenne, 1).GiveStrongbox(kTuco);
  EXPECT_EQ(s.Result().seats[0].total, 2 * 250 + 500 + 1000);
  EXPECT_EQ(s.Result().seats[1].total, 2 * 250);
}

TEST(End, ComesAfterRoundFive) {
  CLAUSE("END-1", "RND-1");
  Scene s(Standard(4));
  s.Round(4).EndRound();
  EXPECT_EQ(s.State().phase, Phase::kPlanning);
  EXPECT_EQ(s.State().round, 5);
  s.EndRound();
  EXPECT_EQ(s.State().phase, Phase::kOver);
  EXPECT_TRUE(s.State().pending.Empty());
  EXPECT_EQ(s.Events<GameEnded>().size(), 1U);
  s.Refuses(kSeat0, act::kDraw);
}

TEST(Gunslinger, FewestOwnBulletsLeft) {
  CLAUSE("END-2");
  for (const Edition edition : {Edition::k2014, Edition::k2018}) {
    Scene s(Standard(4, edition));
    s.BulletsLeft(kCheyenne, 2, kSeat0).BulletsLeft(kDjango, 3, kSeat0);
    const Score score = s.Result();
    EXPECT_EQ(score.seats[1].gunslinger, 1000);
    EXPECT_EQ(score.seats[1].total, 1250);
    EXPECT_EQ(score.seats[2].gunslinger, 0);
    EXPECT_EQ(score.seats[0].gunslinger, 0) << "bullets received do not count";
    EXPECT_EQ(score.winners, Seats({kSeat1}));
  }
}

TEST(Gunslinger, TiesGetItEach) {
  CLAUSE("END-2");
  Scene s(Standard(4));
  s.BulletsLeft(kCheyenne, 4, kSeat0).BulletsLeft(kBelle, 4, kSeat0).BulletsLeft(kGhost, 5, kSeat2);
  const Score score = s.Result();
  EXPECT_EQ(score.seats[1].gunslinger, 1000);
  EXPECT_EQ(score.seats[3].gunslinger, 1000);
  EXPECT_EQ(score.seats[0].gunslinger, 0);
  EXPECT_EQ(score.seats[2].gunslinger, 0);
}

TEST(Gunslinger, AlsoWhenNobodyFired) {
  CLAUSE("END-2");
  Scene s(Standard(5));
  const Score score = s.Result();
  for (std::size_t i = 0; i < 5; ++i) EXPECT_EQ(score.seats[i].gunslinger, 1000);
  EXPECT_EQ(score.seats[5].gunslinger, 0) << "nobody sits there";
}

TEST(Winner, IsTheRichest) {
  CLAUSE("END-3");
  Scene s(Standard(4));
  s.Jewels(kDjango, 1).GiveBullet(kNeutral, kSeat2, 5);
  EXPECT_EQ(s.Result().winners, Seats({kSeat2})) << "bullets decide only ties";
}

TEST(Winner, OfATieHasFewestBulletsReceived) {
  CLAUSE("END-3");
  Scene s(Standard(4));
  s.Jewels(kGhost, 1).Jewels(kDjango, 1);
  s.GiveBullet(kNeutral, kSeat0).GiveBullet(kNeutral, kSeat2, 2);
  EXPECT_EQ(s.Result().winners, Seats({kSeat0}));
  s.GiveBullet(kNeutral, kSeat0, 2);
  EXPECT_EQ(s.Result().winners, Seats({kSeat2}));
}

TEST(Winner, CountsNeutralBulletsAndThoseOfBanditsAlike) {
  CLAUSE("END-3");
  Scene s(Standard(4));
  s.Jewels(kGhost, 2).Jewels(kDjango, 2);  // Richer than Cheyenne, who is the Gunslinger.
  s.GivePurse(kGhost, 300);
  s.GivePurse(kDjango, 300);
  s.GiveBullet(kCheyenne, kSeat0).GiveBullet(kCheyenne, kSeat0);
  s.GiveBullet(kNeutral, kSeat2).GiveBullet(kCheyenne, kSeat2).GiveBullet(kNeutral, kSeat2);
  EXPECT_EQ(s.Result().winners, Seats({kSeat0}));
}

TEST(Winner, StillTiedTheyShare) {
  CLAUSE("END-3");
  Scene s(Standard(4));
  s.Jewels(kGhost, 1).Jewels(kDjango, 1);
  s.GiveBullet(kNeutral, kSeat0).GiveBullet(kNeutral, kSeat2);
  EXPECT_EQ(s.Result().winners, Seats({kSeat0, kSeat2}));
}

TEST(Winner, BulletsCountWhereverTheyAreNow) {
  CLAUSE("END-3");
  Scene s(WithExpert(Standard(4)));
  s.Jewels(kGhost, 1).Jewels(kDjango, 1).GiveBullet(kNeutral, kSeat0).GiveBullet(kNeutral, kSeat2);
  s.GiveBullet(kNeutral, kSeat2);
  s.Discard(kSeat2, {Card::Bullet(kNeutral), Card::Bullet(kNeutral)});
  EXPECT_EQ(s.Result().winners, Seats({kSeat0}));
}

TEST(Winner, BulletsOfThePartnerCountToo) {
  CLAUSE("END-3");
  Scene s(Duo14());
  s.GiveBullet(kCheyenne, kSeat0).GiveBullet(kNeutral, kSeat1, 2);
  EXPECT_EQ(s.Result().winners, Seats({kSeat0}));
  s.GiveBullet(kTuco, kSeat0, 2);
  EXPECT_EQ(s.Result().winners, Seats({kSeat1})) << "three from the own side against two";
}

}  // namespace
}  // namespace folsom
