// Hostages (section 13): burdens on drawing and playing, and who bears them. Ransoms and the
// burdens of robbing: horses_ransom_test.cpp.
#include "support/scene_extra.h"

namespace folsom {
namespace {

using enum Bandit;
using enum CardKind;
using enum Hostage;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::Not;

const Card kNeutralBullet = Card::Bullet(kNeutral);

std::size_t HandSize(const Scene& s, Seat seat) { return s.HandOf(seat).Size(); }

TEST(Poodle, ABulletComesIntoTheDeckBeforeShuffling) {
  CLAUSE("HOST-POODLE");
  Scene s(Horses(4));
  s.SetMarshal(0).PutAll(Inside(3)).GiveHostage(kGhost, kPoodle);
  s.WillDrawSome({draws::ACard(kNeutralBullet, kSeat0)});  // It can be drawn at once.
  s.StartRound();
  EXPECT_EQ(s.Wounds(kSeat0, kNeutral), 1);
  EXPECT_EQ(s.Wounds(kSeat1), 0);
  EXPECT_EQ(s.NeutralLeft(), 15);
  EXPECT_EQ(s.HandOf(kSeat0).Count(kNeutralBullet), 1U);
  EXPECT_EQ(s.HandOf(kSeat0).Size() + s.DeckOf(kSeat0).Size(), 12U);
}

TEST(Poodle, InExpertPlayTheBulletLiesOnTop) {
  CLAUSE("HOST-POODLE", "EXP-4");
  Scene s(WithExpert(Horses(4)));
  s.SetMarshal(0).PutAll(Inside(3)).GiveHostage(kGhost, kPoodle);
  s.StartRound();  // Drawn first, and put away when the round card is revealed.
  EXPECT_EQ(s.DiscardOf(kSeat0).Count(kNeutralBullet), 1U);
  EXPECT_EQ(HandSize(s, kSeat0), 5U);
  EXPECT_EQ(HandSize(s, kSeat1), 6U);
}

TEST(Poodle, WithoutNeutralBulletsNothing) {
  CLAUSE("HOST-POODLE");
  Scene s(Horses(4));
  s.SetMarshal(0).PutAll(Inside(3)).GiveHostage(kGhost, kPoodle).Neutral(0, kSeat3);
  s.StartRound();
  EXPECT_EQ(s.Wounds(kSeat0), 0);
  EXPECT_EQ(s.NeutralLeft(), 0);
}

TEST(Minister, OneCardFewer) {
  CLAUSE("HOST-MINISTER");
  Scene s(WithBandits(Horses(4), {kGhost, kDoc, kDjango, kBelle}));
  s.SetMarshal(0).PutAll(Inside(3)).GiveHostage(kGhost, kMinister);
  s.StartRound();
  EXPECT_EQ(HandSize(s, kSeat0), 5U);
  EXPECT_EQ(HandSize(s, kSeat1), 7U);
  EXPECT_EQ(HandSize(s, kSeat2), 6U);

  Scene doc(WithBandits(Horses(4), {kGhost, kDoc, kDjango, kBelle}));
  doc.SetMarshal(0).PutAll(Inside(3)).GiveHostage(kDoc, kMinister);
  doc.StartRound();
  EXPECT_EQ(HandSize(doc, kSeat1), 6U);
  EXPECT_EQ(HandSize(doc, kSeat0), 6U);
}

TEST(Minister, LowersTheHandToBeFilledUp) {
  CLAUSE("HOST-MINISTER", "EXP-5");
  Scene s(WithExpert(Horses(4)));
  s.SetMarshal(0).PutAll(Inside(3)).GiveHostage(kGhost, kMinister).KeepHands();
  s.Hand(kSeat0, kGhost, {kMove, kFire}).Hand(kSeat1, kCheyenne, {kMove, kFire});
  s.StartRound();
  EXPECT_EQ(HandSize(s, kSeat0), 5U);
  EXPECT_EQ(HandSize(s, kSeat1), 6U);

  Scene full(WithExpert(Horses(4)));
  full.SetMarshal(0).PutAll(Inside(3)).GiveHostage(kGhost, kMinister).KeepHands();
  full.StartRound();  // Six cards are in hand already: it draws none and loses none.
  EXPECT_EQ(HandSize(full, kSeat0), 6U);
}

TEST(Minister, WithTwoBanditsAPlayer) {
  CLAUSE("HOST-MINISTER", "HOST-2", "DUO18-3");
  Scene s(WithHorses(Duo18(3)));  // Ghost and Cheyenne, Django and Belle, Tuco and Doc.
  s.SetMarshal(0).PutAll(Inside(3)).GiveHostage(kCheyenne, kMinister);
  s.StartRound();
  s.Do(kSeat0, act::Choose(kGhost, kMove));
  s.Do(kSeat1, act::Choose(kDjango, kMove));
  s.Do(kSeat2, act::Choose(kDoc, kMove));
  EXPECT_EQ(HandSize(s, kSeat0), 6U);
  EXPECT_EQ(HandSize(s, kSeat1), 7U);
  EXPECT_EQ(HandSize(s, kSeat2), 8U);

  Scene doc(WithHorses(Duo18(3)));
  doc.SetMarshal(0).PutAll(Inside(3)).GiveHostage(kTuco, kMinister);
  doc.StartRound();
  doc.Do(kSeat0, act::Choose(kGhost, kMove));
  doc.Do(kSeat1, act::Choose(kDjango, kMove));
  doc.Do(kSeat2, act::Choose(kDoc, kMove));
  EXPECT_EQ(HandSize(doc, kSeat2), 7U);
  EXPECT_EQ(HandSize(doc, kSeat0), 7U);
}

TEST(Minister, InTeamsTheCrossDrawIsPartOfTheHand) {
  CLAUSE("HOST-MINISTER", "TEAM-4");
  Scene s(WithHorses(Teams(4)));
  s.SetMarshal(0).PutAll(Inside(3)).GiveHostage(kGhost, kMinister);
  s.StartRound();
  EXPECT_EQ(HandSize(s, kSeat0), 5U);
  EXPECT_EQ(HandSize(s, kSeat1), 6U);  // The partner is not bound.
  int crossed = 0;
  for (const CardDrawn& e : s.Events<CardDrawn>()) {
    crossed += e.seat == kSeat0 && e.from == kSeat1 ? 1 : 0;
  }
  EXPECT_EQ(crossed, 1);
}

TEST(Photographer, GhostCannotPlayFaceDown) {
  CLAUSE("HOST-PHOTO", "CHAR-GHOST");
  Scene s(Horses(4));
  s.SetMarshal(0).PutAll(Inside(3)).GiveHostage(kGhost, kPhotographer).Plan(0);
  s.Asks(kSeat0, Ask::kPlan);
  EXPECT_FALSE(OffersFaceDown(s, kSeat0));
  EXPECT_THAT(s.Legal(kSeat0), Contains(act::Play(kGhost, kFire)));

  Scene free(Horses(4));
  free.SetMarshal(0).PutAll(Inside(3)).GiveHostage(kDjango, kPhotographer).Plan(0);
  EXPECT_TRUE(OffersFaceDown(free, kSeat0));

  Scene turmoil(Horses(4));
  turmoil.SetMarshal(0).PutAll(Inside(3)).GiveHostage(kGhost, kPhotographer);
  turmoil.RoundCardIs("gallop_24").Plan(0);
  EXPECT_FALSE(OffersFaceDown(turmoil, kSeat0));
}

TEST(Photographer, InATunnelTheCardsLieFaceUp) {
  CLAUSE("HOST-PHOTO", "PLAN-5");
  Scene s(Horses(4));
  s.SetMarshal(0).PutAll(Inside(3)).GiveHostage(kGhost, kPhotographer);
  GiveHalfFlask(s, kGhost, FlaskKind::kWhiskey);
  s.RoundCardIs("swivel_arm_24").Plan(1);
  EXPECT_THAT(s.Legal(kSeat0), Not(Contains(act::Drink(kGhost, FlaskKind::kWhiskey, true))));
  s.Do(kSeat0, act::Play(kGhost, kFire));
  s.Do(kSeat1, act::Play(kCheyenne, kFire));
  EXPECT_FALSE(s.Pile().at(0).FaceDown());
  EXPECT_TRUE(s.Pile().at(1).FaceDown());
  EXPECT_EQ(s.View(kSeat2).faces.pile[0], s.CardOf(kGhost, kFire));
  EXPECT_EQ(s.View(kSeat2).faces.pile[1], kHiddenCard);
}

TEST(Photographer, BindsWhoPlays) {
  CLAUSE("HOST-PHOTO", "HOST-2", "TEAM-5");
  Scene duo(WithHorses(Duo18(2)));  // Cheyenne took it; Ghost's player is bound.
  duo.SetMarshal(0).PutAll(Inside(3)).GiveHostage(kCheyenne, kPhotographer).Plan(0);
  EXPECT_FALSE(OffersFaceDown(duo, kSeat0));

  Scene team(WithHorses(Teams(4)));  // Cheyenne's player plays a card of Ghost, and is not bound.
  team.SetMarshal(0).PutAll(Inside(3)).GiveHostage(kGhost, kPhotographer);
  team.Hand(kSeat1, {team.CardOf(kGhost, kFire), team.CardOf(kCheyenne, kMove)});
  team.RoundCardIs("swivel_arm_24").Plan(1);
  team.Do(kSeat0, act::Play(kGhost, kMove));
  team.Do(kSeat1, act::Play(kGhost, kFire));
  EXPECT_FALSE(team.Pile().at(0).FaceDown());
  EXPECT_TRUE(team.Pile().at(1).FaceDown());
}

TEST(PokerPlayer, GhostAndDocLoseTheirPowers) {
  CLAUSE("HOST-POKER", "CHAR-DOC", "CHAR-GHOST");
  Scene ghost(Horses(4));
  ghost.SetMarshal(0).PutAll(Inside(3)).GiveHostage(kGhost, kPokerPlayer).Plan(0);
  EXPECT_FALSE(OffersFaceDown(ghost, kSeat0));

  Scene doc(WithBandits(Horses(4), {kDoc, kGhost, kDjango, kBelle}));
  doc.SetMarshal(0).PutAll(Inside(3)).GiveHostage(kDoc, kPokerPlayer).StartRound();
  EXPECT_EQ(HandSize(doc, kSeat0), 6U);

  Scene partner(WithHorses(Duo18(2)));  // HOST-2: only the bandit that took it.
  partner.SetMarshal(0).PutAll(Inside(3)).GiveHostage(kCheyenne, kPokerPlayer).Plan(0);
  EXPECT_TRUE(OffersFaceDown(partner, kSeat0));
}

TEST(PokerPlayer, TheOthersLoseTheirsToo) {
  CLAUSE("HOST-POKER");
  Scene belle(Horses(4));
  belle.SetMarshal(0).PutAll(Inside(3)).Put(kGhost, Inside(2)).GiveHostage(kBelle, kPokerPlayer);
  belle.Rob({{kGhost, kFire}});
  EXPECT_THAT(belle.Legal(kSeat0), Contains(act::Fire(kBelle)));

  Scene django(Horses(4));
  django.SetMarshal(0).PutAll(Roof(4)).Put(kDjango, Inside(1)).Put(kGhost, Inside(2));
  django.GiveHostage(kDjango, kPokerPlayer).RobThenStop({{kDjango, kFire}});
  EXPECT_EQ(django.Wounds(kSeat0), 1);
  EXPECT_EQ(django.PlaceOf(kGhost), Inside(2));

  Scene cheyenne(Horses(4));
  cheyenne.SetMarshal(0).PutAll(Roof(4)).Put(kCheyenne, Inside(2)).Put(kGhost, Inside(2));
  cheyenne.GiveHostage(kCheyenne, kPokerPlayer).RobThenStop({{kCheyenne, kPunch}});
  cheyenne.Asks(kSeat1, Ask::kPunchPush);  // Not asked whether to take the purse.
  EXPECT_THAT(cheyenne.PursesOf(kCheyenne), ElementsAre(250));

  Scene tuco(WithBandits(Horses(4), {kTuco, kGhost, kCheyenne, kDjango}));
  tuco.SetMarshal(0).PutAll(Roof(4)).Put(kTuco, Inside(2)).Put(kGhost, Roof(2));
  tuco.GiveHostage(kTuco, kPokerPlayer).RobThenStop({{kTuco, kFire}});
  EXPECT_EQ(tuco.Wounds(kSeat1), 0);
}

TEST(Hostages, AUselessCardMayStillBePlayed) {
  CLAUSE("HOST-1");
  Scene s(Horses(4));
  s.SetMarshal(0).PutAll(Inside(3)).GiveHostage(kGhost, kTeacher).GiveHostage(kCheyenne, kZealot);
  s.Hand(kSeat0, kGhost, {kPunch}).Hand(kSeat1, kCheyenne, {kRide}).Plan(0);
  s.Do(kSeat0, act::Play(kGhost, kPunch));
  s.Do(kSeat1, act::Play(kCheyenne, kRide));
  EXPECT_EQ(s.Pile().size(), 2U);
}

TEST(Hostages, ABurdenBindsTheBanditThatTookIt) {
  CLAUSE("HOST-2", "HOST-TEACHER", "HOST-ZEALOT");
  Scene s(WithHorses(Duo18(2)));  // Ghost and Cheyenne, Django and Belle.
  s.SetMarshal(0).PutAll(Roof(3)).Put(kGhost, Inside(2)).Put(kCheyenne, Inside(2));
  s.NoPurses(kGhost).GiveHostage(kGhost, kTeacher);
  s.Rob({{kGhost, kPunch}, {kCheyenne, kPunch}});
  s.Asks(kSeat0, Ask::kPunchPush);  // Ghost's had no effect, Cheyenne's punches Ghost.
  EXPECT_EQ(s.State().actor, kCheyenne);
  EXPECT_THAT(Failures(s), ElementsAre(NoEffect::kTeacher));
}

TEST(Hostages, TeacherAndZealotGoByTheCardsBandit) {
  CLAUSE("HOST-TEACHER", "HOST-ZEALOT", "TEAM-5");
  Scene s(WithHorses(Teams(4)));
  s.SetMarshal(0).PutAll(Inside(3)).GiveHostage(kGhost, kTeacher).GiveHostage(kCheyenne, kZealot);
  s.HorsesAt({0, 0, 0, 4, 0});
  s.Rob({{kGhost, kPunch, kSeat1}, {kCheyenne, kRide, kSeat0}, {kGhost, kRide, kSeat1}});
  EXPECT_THAT(Failures(s), ElementsAre(NoEffect::kTeacher, NoEffect::kZealot));
  s.Asks(kSeat0, Ask::kRide);  // Ghost has no zealot, though Cheyenne's player played the card.
}

}  // namespace
}  // namespace folsom
