// Hostages (section 13): the burdens that bite in Stealin', and the ransoms.
#include "support/scene_extra.h"

namespace folsom {
namespace {

using enum Bandit;
using enum CardKind;
using enum Hostage;
using ::testing::ElementsAre;
using ::testing::UnorderedElementsAre;

int RansomOf(const Scene& s, Bandit b) { return s.Result().bandits[Index(b)].ransom; }

TEST(Teacher, TheBanditCannotPunch) {
  CLAUSE("HOST-TEACHER", "HOST-1");
  Scene s(Horses(4));
  s.SetMarshal(0).PutAll(Roof(4)).Put(kGhost, Inside(2)).Put(kDjango, Inside(2));
  s.GiveHostage(kGhost, kTeacher);
  s.RobThenStop({{kGhost, kPunch}});
  EXPECT_THAT(Failures(s), ElementsAre(NoEffect::kTeacher));
  EXPECT_EQ(s.PlaceOf(kDjango), Inside(2));
  EXPECT_THAT(s.PursesOf(kDjango), ElementsAre(250));

  Scene guard(Horses(4));  // Nor the guard.
  guard.SetMarshal(0).PutAll(Roof(4)).Coach(2).Put(kGhost, kCoachRoof);
  guard.GiveHostage(kGhost, kTeacher).RobThenStop({{kGhost, kPunch}});
  EXPECT_TRUE(GuardIsOnCoach(guard));

  Scene victim(Horses(4));  // But may be punched.
  victim.SetMarshal(0).PutAll(Roof(4)).Put(kGhost, Inside(2)).Put(kDjango, Inside(2));
  victim.GiveHostage(kDjango, kTeacher).RobThenStop({{kGhost, kPunch}});
  victim.Asks(kSeat0, Ask::kPunchPush);
}

TEST(Zealot, TheBanditCannotRideNotEvenToEscape) {
  CLAUSE("HOST-ZEALOT", "HOST-1");
  Scene s(Horses(4));
  s.SetMarshal(0).PutAll(Roof(4)).Put(kGhost, Inside(2)).HorsesAt({0, 0, 1, 0, 3});
  s.GiveHostage(kGhost, kZealot).RobThenStop({{kGhost, kRide}});
  EXPECT_THAT(Failures(s), ElementsAre(NoEffect::kZealot));
  EXPECT_EQ(s.PlaceOf(kGhost), Inside(2));

  Scene escape(Horses(4));
  escape.SetMarshal(0).PutAll(Roof(4)).Put(kGhost, Inside(2)).HorsesAt({0, 0, 1, 0, 3});
  escape.GiveHostage(kGhost, kZealot).RoundCardIs("escape").RobThenStop({{kGhost, kRide}});
  EXPECT_THAT(Failures(escape), ElementsAre(NoEffect::kZealot));
  EXPECT_EQ(escape.PlaceOf(kGhost), Inside(2));
  EXPECT_THAT(HorsesBeside(escape), ElementsAre(0, 0, 1, 0, 3));
}

TEST(OldLady, OneCarOnRoofs) {
  CLAUSE("HOST-OLDLADY");
  Scene s(Horses(4));
  s.SetMarshal(0).PutAll(Inside(4)).Coach(1).Put(kGhost, Roof(2)).GiveHostage(kGhost, kOldLady);
  s.Rob({{kGhost, kMove}});
  EXPECT_THAT(s.Legal(kSeat0), UnorderedElementsAre(act::Forward(1), act::Backward(1)));

  Scene beside(Horses(4));
  beside.SetMarshal(0).PutAll(Inside(4)).Coach(2).Put(kGhost, Roof(2));
  beside.GiveHostage(kGhost, kOldLady).Rob({{kGhost, kMove}});
  EXPECT_THAT(beside.Legal(kSeat0),
              UnorderedElementsAre(act::Forward(1), act::Backward(1), act::kMoveOntoCoach));

  Scene off(Horses(4));  // The step off the stagecoach is the one: no question.
  off.SetMarshal(0).PutAll(Inside(3)).Coach(2).Put(kGhost, kCoachRoof);
  off.GiveHostage(kGhost, kOldLady).RobThenStop({{kGhost, kMove}}, {kCheyenne, kMove});
  EXPECT_EQ(off.PlaceOf(kGhost), Roof(2));

  Scene inside(Horses(4));
  inside.SetMarshal(0).PutAll(Inside(2)).GiveHostage(kGhost, kOldLady).Rob({{kGhost, kMove}});
  EXPECT_THAT(inside.Legal(kSeat0), UnorderedElementsAre(act::Forward(), act::Backward()));
}

TEST(Banker, IsNoBurden) {
  CLAUSE("HOST-BANKER");
  Scene s(Horses(4));
  s.SetMarshal(0).PutAll(Roof(2)).HorsesAt({0, 0, 4, 0, 0}).GiveHostage(kGhost, kBanker);
  s.RobThenStop({{kGhost, kMove}});
  EXPECT_EQ(s.Legal(kSeat0).size(), 5U);  // Forward 1 to 2, backward 1 to 2, onto the stagecoach.
  s.Do(kSeat0, act::Forward(2));
  EXPECT_EQ(s.PlaceOf(kGhost), Roof(0));
}

TEST(Ransom, FixedSums) {
  CLAUSE("HOST-POODLE", "HOST-MINISTER", "HOST-TEACHER", "HOST-ZEALOT");
  const auto ransom = [](Hostage hostage) {
    Scene s(Horses(4));
    s.GiveHostage(kGhost, hostage);
    EXPECT_EQ(RansomOf(s, kCheyenne), 0);
    return RansomOf(s, kGhost);
  };
  EXPECT_EQ(ransom(kPoodle), 1000);
  EXPECT_EQ(ransom(kMinister), 900);
  EXPECT_EQ(ransom(kTeacher), 800);
  EXPECT_EQ(ransom(kZealot), 700);
}

TEST(Ransom, TheBankersNeedsAStrongbox) {
  CLAUSE("HOST-BANKER");
  Scene s(Horses(4));
  s.GiveHostage(kGhost, kBanker);
  EXPECT_EQ(RansomOf(s, kGhost), 0);
  s.GiveStrongbox(kGhost);
  EXPECT_EQ(RansomOf(s, kGhost), 1000);
  s.GiveStrongbox(kGhost, true);
  EXPECT_EQ(RansomOf(s, kGhost), 1000);  // Once.

  Scene duo(WithHorses(Duo18(2)));  // The partner's strongbox does not help.
  duo.GiveHostage(kGhost, kBanker).GiveStrongbox(kCheyenne);
  EXPECT_EQ(RansomOf(duo, kGhost), 0);
}

TEST(Ransom, TheOldLadysIsPerJewel) {
  CLAUSE("HOST-OLDLADY");
  Scene s(WithWagons(Horses(4), {1, 2, 4, 5}));
  s.GiveHostage(kGhost, kOldLady).Jewels(kGhost, 0).Jewels(kCheyenne, 1);
  EXPECT_EQ(RansomOf(s, kGhost), 0);
  s.Jewels(kGhost, 3);
  EXPECT_EQ(RansomOf(s, kGhost), 1500);
}

TEST(Ransom, ThePokerPlayersIsPerPurse) {
  CLAUSE("HOST-POKER", "EV-HOSTAGE");
  Scene s(Horses(4));
  s.GiveHostage(kGhost, kPokerPlayer);
  EXPECT_EQ(RansomOf(s, kGhost), 250);
  s.GivePurse(kGhost, 500);
  EXPECT_EQ(RansomOf(s, kGhost), 500);  // Whatever is in them.
  s.SetMarshal(2).PutAll(Inside(4)).Put(kGhost, Inside(0)).RoundCardIs("conductor").RunEvent();
  EXPECT_EQ(s.Result().bandits[Index(kGhost)].conductor, 250);
  EXPECT_EQ(RansomOf(s, kGhost), 500);  // A sum is no purse.
}

TEST(Ransom, ThePhotographersIsPerHostileBulletCard) {
  CLAUSE("HOST-PHOTO");
  Scene s(Horses(4));
  s.GiveHostage(kGhost, kPhotographer);
  EXPECT_EQ(RansomOf(s, kGhost), 0);
  s.GiveBullet(kDjango, kSeat0, 2).GiveBullet(kBelle, kSeat0).GiveBullet(kNeutral, kSeat0, 3);
  s.GiveBullet(kDjango, kSeat1);
  EXPECT_EQ(RansomOf(s, kGhost), 600);  // Not the neutral ones, not somebody else's.
  s.Hand(kSeat0, {Card::Bullet(From(kDjango)), Card::Bullet(From(kBelle))});
  EXPECT_EQ(RansomOf(s, kGhost), 600);  // Wherever among the cards they are.
}

TEST(Ransom, ThePhotographersInExpertPlay) {
  CLAUSE("HOST-PHOTO");
  Scene s(WithExpert(Horses(4)));
  s.GiveHostage(kGhost, kPhotographer).GiveBullet(kDjango, kSeat0, 2);
  s.GiveBulletOnTop(From(kBelle), kSeat0).Discard(kSeat0, {Card::Bullet(From(kDjango))});
  EXPECT_EQ(RansomOf(s, kGhost), 600);
}

TEST(Ransom, ThePhotographersCountsNoBulletOfTheOwnSide) {
  CLAUSE("HOST-PHOTO");
  Scene duo(WithHorses(Duo18(2)));  // Ghost and Cheyenne, Django and Belle.
  duo.GiveHostage(kGhost, kPhotographer);
  duo.GiveBullet(kCheyenne, kSeat0).GiveBullet(kGhost, kSeat0).GiveBullet(kBelle, kSeat0);
  EXPECT_EQ(RansomOf(duo, kGhost), 200);

  Scene team(WithHorses(Teams(4)));
  team.GiveHostage(kGhost, kPhotographer);
  team.GiveBullet(kCheyenne, kSeat0).GiveBullet(kBelle, kSeat0).GiveBullet(kDjango, kSeat1);
  EXPECT_EQ(RansomOf(team, kGhost), 200);  // The partner's cards are not among one's own.
}

TEST(Ransom, ABulletDrawnFromThePartnerIsAmongOnesCards) {
  CLAUSE("HOST-PHOTO", "TEAM-6");
  Scene team(WithHorses(Teams(4)));
  team.GiveHostage(kGhost, kPhotographer).GiveBullet(kBelle, kSeat1);
  EXPECT_EQ(RansomOf(team, kGhost), 0);
  team.SetMarshal(0).PutAll(Inside(3));
  team.WillDrawSome({draws::ACard(Card::Bullet(From(kBelle)), kSeat1)});
  team.FirstIs(kSeat0).StartRound();
  ASSERT_EQ(team.HandOf(kSeat0).Count(Card::Bullet(From(kBelle))), 1U);
  EXPECT_EQ(RansomOf(team, kGhost), 200);
}

}  // namespace
}  // namespace folsom
