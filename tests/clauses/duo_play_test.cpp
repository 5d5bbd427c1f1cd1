// Two bandits per player: colours, targets, powers and bullets (section 11).

#include <gtest/gtest.h>

#include "support/scene.h"

namespace folsom {
namespace {

using enum Bandit;
using enum CardKind;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::UnorderedElementsAre;

TEST(Duo, ACardActsWithTheBanditWhoseColourItBears) {
  CLAUSE("DUO-3");
  Scene s(Duo14());
  s.SetMarshal(0).PutAll(Roof(4)).Put(kCheyenne, Inside(2)).Put(kTuco, Inside(3));
  s.RobThenStop({{kTuco, kFloor}}, {kDoc, kMove});
  EXPECT_EQ(s.PlaceOf(kTuco), Roof(3));
  EXPECT_EQ(s.PlaceOf(kCheyenne), Inside(2));
}

TEST(Duo, APartnerMustBeShotIfItIsTheOnlyTarget) {
  CLAUSE("DUO-3", "DUO-4");
  Scene s(Duo18(2));
  s.SetMarshal(0).PutAll(Roof(3)).Put(kGhost, Inside(1)).Put(kCheyenne, Inside(2));
  s.RobThenStop({{kCheyenne, kFire}}, {kDjango, kMove});
  EXPECT_EQ(s.Bullets(kCheyenne), 5);
  EXPECT_EQ(s.Bullets(kGhost), 6);
  EXPECT_EQ(s.Wounds(kSeat0, From(kCheyenne)), 1);
  EXPECT_EQ(s.DeckOf(kSeat0).Count(Card::Bullet(From(kCheyenne))), 1U);
  EXPECT_EQ(s.State().At(kCheyenne).fired_at_own, 1);
  EXPECT_EQ(s.Wounds(kSeat1), 0);
}

TEST(Duo, APartnerIsATargetLikeAnyOther) {
  CLAUSE("DUO-3");
  Scene s(Duo18(2));
  s.SetMarshal(0).PutAll(Inside(2)).Put(kCheyenne, Inside(1)).Put(kBelle, Roof(3));
  s.Rob({{kCheyenne, kFire}});
  s.Asks(kSeat0, Ask::kFire);
  EXPECT_THAT(s.Legal(kSeat0), UnorderedElementsAre(act::Fire(kGhost), act::Fire(kDjango)));

  Scene p(Duo18(2));
  p.SetMarshal(0).PutAll(Inside(2)).Put(kBelle, Roof(3));
  p.Rob({{kCheyenne, kPunch}});
  p.Asks(kSeat0, Ask::kPunch);
  EXPECT_THAT(p.Legal(kSeat0), UnorderedElementsAre(act::Punch(kGhost), act::Punch(kDjango)));
}

TEST(Duo, BulletsGoToThePlayersDeckAndLootToTheBandit) {
  CLAUSE("DUO-4");
  Scene s(Duo14());
  s.SetMarshal(0).PutAll(Roof(1)).Put(kTuco, Inside(3)).Put(kDoc, Inside(4));
  s.RobThenStop({{kDoc, kFire}}, {kDjango, kMove});
  EXPECT_EQ(s.Wounds(kSeat0, From(kDoc)), 1);
  EXPECT_EQ(s.State().At(kSeat0).top.size, 1);  // Expert: on top (EXP-4).
  EXPECT_EQ(s.Wounds(kSeat1), 0);

  Scene l(Duo14());
  l.SetMarshal(0).ClearFloors(kDoc).PutAll(Roof(1)).Put(kTuco, Inside(3)).Put(kCheyenne, Inside(3));
  l.PurseAt(Inside(3));
  l.WillDraw({draws::Purse(400)});
  l.RobThenStop({{kTuco, kRobbery}}, {kDjango, kMove});
  EXPECT_THAT(l.PursesOf(kTuco), ElementsAre(250, 400));
  EXPECT_THAT(l.PursesOf(kCheyenne), ElementsAre(250));
}

TEST(Duo, OnlyCheyenneTakesThePurseSheKnocksOff) {
  CLAUSE("DUO-6");
  Scene s(Duo14());
  s.SetMarshal(0).PutAll(Roof(1)).Put(kCheyenne, Inside(3)).Put(kDjango, Inside(3));
  s.Rob({{kCheyenne, kPunch}, {kDoc, kMove}});
  s.Asks(kSeat0, Ask::kPunchTake);

  Scene t(Duo14());
  t.SetMarshal(0).PutAll(Roof(1)).Put(kTuco, Inside(3)).Put(kDjango, Inside(3));
  t.Rob({{kTuco, kPunch}, {kDoc, kMove}});
  t.Asks(kSeat0, Ask::kPunchPush);  // Dropped unasked.
  EXPECT_THAT(t.PursesOf(kDjango), IsEmpty());
}

TEST(Duo, OnlyTucoShootsThroughTheRoof) {
  CLAUSE("DUO-6");
  Scene s(Duo14());
  s.SetMarshal(0).PutAll(Inside(4)).Put(kCheyenne, Inside(2)).Put(kTuco, Inside(2));
  s.Put(kDjango, Roof(2));
  s.RobThenStop({{kTuco, kFire}, {kCheyenne, kFire}}, {kDjango, kMove});
  EXPECT_EQ(s.Bullets(kTuco), 5);
  EXPECT_EQ(s.Wounds(kSeat1, From(kTuco)), 1);
  EXPECT_EQ(s.Bullets(kCheyenne), 6);  // No target for her.
}

TEST(Duo, OnlyDjangoPushesWithHisShot) {
  CLAUSE("DUO-6");
  Scene s(Duo14());
  s.SetMarshal(0).PutAll(Roof(4)).Put(kDjango, Inside(1)).Put(kTuco, Inside(2));
  s.RobThenStop({{kDjango, kFire}}, {kDoc, kMove});
  EXPECT_EQ(s.PlaceOf(kTuco), Inside(3));

  Scene t(Duo14());
  t.SetMarshal(0).PutAll(Roof(4)).Put(kDoc, Inside(1)).Put(kTuco, Inside(2));
  t.RobThenStop({{kDoc, kFire}}, {kDjango, kMove});
  EXPECT_EQ(t.Wounds(kSeat0, From(kDoc)), 1);
  EXPECT_EQ(t.PlaceOf(kTuco), Inside(2));
}

TEST(Duo, BelleIsShieldedHerPartnerIsNot) {
  CLAUSE("DUO-6", "CHAR-BELLE");
  Scene s(Duo18(2));
  s.SetMarshal(0).PutAll(Roof(3)).Put(kGhost, Inside(1)).Put(kBelle, Inside(2));
  s.Put(kDjango, Inside(2));
  s.RobThenStop({{kGhost, kFire}}, {kCheyenne, kMove});
  ASSERT_EQ(s.Events<BulletHit>().size(), 1U);
  EXPECT_EQ(s.Events<BulletHit>()[0].target, kDjango);  // Unasked: she is no choice.
}

TEST(Duo, GhostsPowerServesHisPlayerWhateverTheColour) {
  CLAUSE("DUO-6", "DUO18-6");
  Scene s(Duo18(2));
  s.Hand(kSeat0, {s.CardOf(kGhost, kMove), s.CardOf(kCheyenne, kFloor)});
  s.Plan(0);
  EXPECT_THAT(s.Legal(kSeat0), Contains(act::PlayDown(kGhost, kMove)));
  EXPECT_THAT(s.Legal(kSeat0), Contains(act::PlayDown(kCheyenne, kFloor)));
  s.Plan(0, 1);
  s.Refuses(kSeat1, act::PlayDown(kDjango, kMove));  // No Ghost on that side.
  s.Plan(1);
  s.Refuses(kSeat0, act::PlayDown(kGhost, kMove));  // Only in the first turn.
}

TEST(Duo, DocsPowerServesHisPlayer) {
  CLAUSE("DUO-6", "CHAR-DOC");
  Scene s(Duo14());
  s.RoundCardIs("braking_24").EndRound();
  EXPECT_EQ(s.State().round, 2);
  EXPECT_EQ(s.HandOf(kSeat0).Size(), 6U);
  EXPECT_EQ(s.HandOf(kSeat1).Size(), 7U);
}

TEST(Duo14, IsExpertWithoutGunslinger) {
  CLAUSE("DUO14-2");
  Scene s(Duo14());
  s.SetMarshal(0).PutAll(Roof(1)).Put(kTuco, Inside(3));
  s.RobThenStop({{kTuco, kFloor}}, {kDjango, kMove});
  EXPECT_EQ(s.DiscardOf(kSeat0).Count(s.CardOf(kTuco, kFloor)), 1U);
  EXPECT_FALSE(s.DeckOf(kSeat0).Has(s.CardOf(kTuco, kFloor)));

  s.GiveBullet(kTuco, kSeat1, 4);
  const Score score = s.Result();
  EXPECT_EQ(score.seats[0].gunslinger, 0);
  EXPECT_EQ(score.seats[1].gunslinger, 0);
}

TEST(Duo14, TheRichestTeamWins) {
  CLAUSE("DUO14-2", "DUO-4");
  Scene s(Duo14());
  s.GivePurse(kTuco, 300);
  s.GivePurse(kCheyenne, 300);
  s.GivePurse(kDoc, 500);
  const Score score = s.Result();
  EXPECT_EQ(score.seats[0].total, 250 + 250 + 300 + 300);
  EXPECT_EQ(score.seats[1].total, 250 + 250 + 500);
  EXPECT_TRUE(score.winners == SeatMask::Only(kSeat0));  // Though Doc is the richest bandit.
}

TEST(Duo18, GunslingerGoesByBulletsFiredAtOthers) {
  CLAUSE("DUO18-5");
  Scene s(Duo18(3));
  s.GiveBullet(kGhost, kSeat1, 1);
  s.GiveBullet(kCheyenne, kSeat2, 1);  // Two at others,
  s.GiveBullet(kGhost, kSeat0, 3);     // three at the own side.
  s.GiveBullet(kBelle, kSeat0, 3);
  Score score = s.Result();
  EXPECT_EQ(score.seats[0].gunslinger, 0);
  EXPECT_EQ(score.seats[1].gunslinger, 1000);
  EXPECT_EQ(score.seats[2].gunslinger, 0);

  s.GiveBullet(kCheyenne, kSeat1, 1);  // Three each: both get it, once per player.
  score = s.Result();
  EXPECT_EQ(score.seats[0].gunslinger, 1000);
  EXPECT_EQ(score.seats[1].gunslinger, 1000);
  EXPECT_EQ(score.seats[2].gunslinger, 0);
  EXPECT_EQ(score.seats[0].total, 500 + 1000);
}

}  // namespace
}  // namespace folsom
