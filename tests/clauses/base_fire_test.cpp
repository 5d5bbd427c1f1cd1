// Section 6 of docs/rules.md: Fire.
#include "support/scene.h"

namespace folsom {
namespace {

using enum Bandit;
using enum CardKind;
using act::Fire;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

TEST(Firing, GivesOneOwnBulletToTheTargetsDeck) {
  CLAUSE("FIRE-1");
  Scene s(Standard(4));
  s.SetMarshal(1).PutAll(Roof(3)).Put(kGhost, Inside(3)).Put(kCheyenne, Inside(4));
  s.RobThenStop({{kGhost, kFire}});
  EXPECT_EQ(s.Bullets(kGhost), 5);
  EXPECT_EQ(s.DeckOf(kSeat1).Count(Card::Bullet(From(kGhost))), 1U);
  EXPECT_EQ(s.DeckOf(kSeat1).Size(), 11U);
  EXPECT_EQ(s.Wounds(kSeat1, From(kGhost)), 1);
  EXPECT_EQ(s.PlaceOf(kCheyenne), Inside(4)) << "only Django pushes";
  EXPECT_EQ(s.NeutralLeft(), 13) << "no neutral bullet is used";
  EXPECT_EQ(s.Bullets(kCheyenne), 6);
}

TEST(Firing, InsideReachesTheAdjacentCars) {
  CLAUSE("FIRE-2", "FIRE-1");
  Scene s(WithBandits(Standard(6), {kGhost, kCheyenne, kDjango, kDoc, kTuco, kBelle}));
  s.SetMarshal(5).Put(kGhost, Inside(3)).Put(kCheyenne, Inside(2)).Put(kDjango, Inside(4));
  s.Put(kDoc, Inside(1)).Put(kTuco, Roof(2)).Put(kBelle, Roof(4));
  s.RobThenStop({{kGhost, kFire}});
  EXPECT_THAT(s.Legal(kSeat0), ElementsAre(Fire(kCheyenne), Fire(kDjango)));
  s.Refuses(kSeat0, Fire(kDoc));    // Two cars away.
  s.Refuses(kSeat0, Fire(kTuco));   // On a roof.
  s.Refuses(kSeat0, Fire(kGhost));  // Himself.
  s.Do(kSeat0, Fire(kDjango));
  EXPECT_EQ(s.Wounds(kSeat2), 1);
  EXPECT_EQ(s.Wounds(kSeat1), 0);
}

TEST(Firing, OnRoofsTheNearestInEachDirection) {
  CLAUSE("FIRE-3");
  Scene s(WithBandits(Standard(6), {kGhost, kCheyenne, kDjango, kDoc, kTuco, kBelle}));
  s.SetMarshal(5).Put(kGhost, Roof(3)).Put(kCheyenne, Roof(0)).Put(kDjango, Roof(5));
  s.Put(kDoc, Roof(5)).Put(kTuco, Roof(6)).Put(kBelle, Inside(2));
  s.RobThenStop({{kGhost, kFire}});
  EXPECT_THAT(s.Legal(kSeat0), ElementsAre(Fire(kCheyenne), Fire(kDjango), Fire(kDoc)))
      << "distance does not matter; those on one roof stand side by side";
  s.Refuses(kSeat0, Fire(kTuco));   // Behind the two.
  s.Refuses(kSeat0, Fire(kBelle));  // Inside.
  s.Do(kSeat0, Fire(kCheyenne));
  EXPECT_EQ(s.Wounds(kSeat1), 1);
}

TEST(Firing, ThoseInBetweenBlock) {
  CLAUSE("FIRE-3");
  Scene s(Standard(4));
  s.SetMarshal(2).Put(kGhost, Roof(4)).Put(kCheyenne, Roof(2)).Put(kDjango, Roof(1));
  s.Put(kBelle, Inside(3));
  s.RobThenStop({{kGhost, kFire}});
  EXPECT_EQ(s.Wounds(kSeat1), 1) << "the only one in sight, so unasked";
  EXPECT_EQ(s.Wounds(kSeat2), 0);
}

TEST(Firing, NeverAtTheOwnPlace) {
  CLAUSE("FIRE-4", "FIRE-5");
  Scene s(Standard(4));
  s.SetMarshal(1);
  for (const Place place : {Inside(3), Roof(3)}) {
    s.PutAll(place).RobThenStop({{kGhost, kFire}});
    ASSERT_EQ(s.Events<HadNoEffect>().size(), 1U);
    EXPECT_EQ(s.Events<HadNoEffect>()[0].why, NoEffect::kNoTarget);
    EXPECT_EQ(s.Bullets(kGhost), 6);
  }
  s.PutAll(Roof(3)).Put(kCheyenne, Roof(4)).RobThenStop({{kGhost, kFire}});
  EXPECT_EQ(s.Wounds(kSeat1), 1) << "a neighbour is hit, those beside him are not";
  EXPECT_EQ(s.Wounds(kSeat2) + s.Wounds(kSeat3), 0);
}

TEST(Firing, WithoutBulletsNothingHappens) {
  CLAUSE("FIRE-5");
  Scene s(Standard(4));
  s.SetMarshal(1).PutAll(Inside(4)).Put(kGhost, Inside(3)).BulletsLeft(kGhost, 0, kSeat3);
  s.RobThenStop({{kGhost, kFire}});
  ASSERT_EQ(s.Events<HadNoEffect>().size(), 1U);
  EXPECT_EQ(s.Events<HadNoEffect>()[0].why, NoEffect::kNoBullets);
  EXPECT_THAT(s.Events<BulletHit>(), IsEmpty());
  EXPECT_EQ(s.Wounds(kSeat1) + s.Wounds(kSeat2), 0);
  EXPECT_EQ(s.NeutralLeft(), 13);
}

TEST(Firing, WithoutATargetNoBulletIsGiven) {
  CLAUSE("FIRE-5");
  Scene s(Standard(4));
  s.SetMarshal(1).PutAll(Roof(4)).Put(kGhost, Inside(3));
  s.RobThenStop({{kGhost, kFire}});
  ASSERT_EQ(s.Events<HadNoEffect>().size(), 1U);
  EXPECT_EQ(s.Events<HadNoEffect>()[0].why, NoEffect::kNoTarget);
  EXPECT_EQ(s.Bullets(kGhost), 6);
}

TEST(Firing, TheLastBulletCanBeFired) {
  CLAUSE("FIRE-5", "FIRE-1");
  Scene s(Standard(4));
  s.SetMarshal(1).PutAll(Roof(3)).Put(kGhost, Inside(3)).Put(kCheyenne, Inside(4));
  s.BulletsLeft(kGhost, 1, kSeat3);
  s.RobThenStop({{kGhost, kFire}, {kGhost, kFire}});
  EXPECT_EQ(s.Bullets(kGhost), 0);
  EXPECT_EQ(s.Wounds(kSeat1), 1) << "the second Fire had none left";
}

}  // namespace
}  // namespace folsom
