// Who knows what (section 15). tests/secrecy proves the same over random games.

#include <gtest/gtest.h>

#include "support/scene.h"

namespace folsom {
namespace {

using enum Bandit;
using enum CardKind;
using ::testing::ElementsAre;

constexpr SeatMask kAllFour = SeatMask::FirstN(4);

TEST(Info, WhatIsPublicIsSeenByASpectator) {
  CLAUSE("INFO-1");
  Scene s(WithHorses(WithExpert(Standard(4))));
  s.Put(kBelle, Roof(2)).SetMarshal(3).Coach(1).GiveHostage(kDjango, Hostage::kBanker);
  s.GiveBullet(kGhost, kSeat3, 2).GiveBulletOnTop(kNeutral, kSeat3);
  s.GiveFlask(kBelle, FlaskKind::kOldWhiskey, true);
  const std::size_t purse = s.GivePurse(kBelle, 400);
  s.Discard(kSeat3, {s.CardOf(kBelle, kFire)});
  s.Plan(1, 0, 0, {{kCheyenne, kMove}});

  const SeatView v = s.View(kNoSeat);
  EXPECT_EQ(v.bandits[Index(kBelle)].place, Roof(2));
  EXPECT_EQ(v.marshal, Car{3});
  EXPECT_EQ(v.horses.coach, Car{1});
  EXPECT_EQ(v.bandits[Index(kDjango)].hostage, Hostage::kBanker);
  EXPECT_EQ(v.bandits[Index(kGhost)].bullets, 4);
  EXPECT_EQ(v.neutral, 15);
  EXPECT_EQ(CardBag({0, v.seats[3].received}).Count(Card::Bullet(From(kGhost))), 2U);
  EXPECT_EQ(CardBag({0, v.seats[3].received}).Count(Card::Bullet(kNeutral)), 1U);
  EXPECT_EQ(v.sizes[3].hand, s.HandOf(kSeat3).Size());
  EXPECT_EQ(v.sizes[3].deck, s.State().DeckSize(kSeat3));
  EXPECT_TRUE(v.seats[3].discard == s.DiscardOf(kSeat3));
  EXPECT_EQ(v.purses[purse].spot, Spot::On(kBelle));
  EXPECT_EQ(v.faces.pile[0], s.CardOf(kCheyenne, kMove));
  EXPECT_EQ(v.CurrentRound(), s.State().CurrentRound());
  EXPECT_EQ(v.horses.horses, s.State().horses.horses);
  for (std::size_t i = 0; i < kFlasks; ++i) {
    if (s.Flask(i).half == 0) continue;
    EXPECT_EQ(v.faces.flasks[i], FlaskKind::kOldWhiskey);
    EXPECT_EQ(v.horses.flasks[i].spot, Spot::On(kBelle));
  }
}

TEST(Info, HowManyCardsWereKeptIsPublic) {
  CLAUSE("INFO-1", "INFO-2", "KEEP");
  Scene s(WithHorses(Standard(4)));
  s.RoundCardIs("gallop_24").SetMarshal(2).PutAll(Inside(4));  // LTSS, two keep symbols.
  s.Hand(kSeat0, kGhost, {kMove, kFire}).Hand(kSeat1, {}).Hand(kSeat2, {});
  s.Hand(kSeat3, kBelle, {kMarshal});
  s.Plan(3, 3);
  s.Do(kSeat3, act::Play(kBelle, kMarshal));
  s.Asks(kSeat0, Ask::kKeep);
  s.Do(kSeat0, act::Keep(kGhost, kFire));
  if (s.State().ask == Ask::kKeep) s.Do(kSeat0, act::kDone);
  s.Asks(kSeat3, Ask::kMarshal);
  EXPECT_EQ(s.View(kSeat1).sizes[0].hand, 1);
  bool told = false;
  for (const Happened& h : s.History()) {
    const auto* kept = std::get_if<CardsKept>(&h.event);
    if (kept == nullptr || kept->seat != kSeat0) continue;
    told = true;
    const auto rival = std::get<CardsKept>(Redacted(h.event, kSeat1));
    EXPECT_EQ(rival.count, 1);
    EXPECT_TRUE(rival.cards.Empty());
    EXPECT_TRUE(std::get<CardsKept>(Redacted(h.event, kSeat0)).cards.Has(s.CardOf(kGhost, kFire)));
  }
  EXPECT_TRUE(told);
}

TEST(Info, TheHandIsThePlayersOwn) {
  CLAUSE("INFO-2");
  Scene one(Standard(4));
  one.Hand(kSeat3, kBelle, {kMove, kFire}).Plan(0);
  Scene two(Standard(4));
  two.Hand(kSeat3, kBelle, {kPunch, kMarshal}).Plan(0);
  EXPECT_TRUE(one.View(kSeat0) == two.View(kSeat0));
  EXPECT_TRUE(one.View(kNoSeat) == two.View(kNoSeat));
  EXPECT_FALSE(one.View(kSeat3) == two.View(kSeat3));
  EXPECT_TRUE(one.View(kSeat3).own.hand == one.HandOf(kSeat3));
}

TEST(Info, AFaceDownCardIsItsPlayersOwn) {
  CLAUSE("INFO-2", "PLAN-5");
  Scene s(Standard(4));
  s.RoundCardIs("swivel_arm_24");
  s.Plan(1, 1, 0, {{.bandit = kGhost, .kind = kFire, .face_down = true}});
  EXPECT_EQ(s.View(kSeat0).faces.pile[0], s.CardOf(kGhost, kFire));
  for (const Seat seat : {kSeat1, kSeat2, kSeat3, kNoSeat}) {
    EXPECT_EQ(s.View(seat).faces.pile[0], kHiddenCard);
    EXPECT_EQ(s.View(seat).pile[0].By(), kSeat0);  // Who played it is public.
  }
}

TEST(Info, APursesValueIsKnownToThoseWhoHeldIt) {
  CLAUSE("INFO-2", "LOOT-3");
  Scene s(Standard(4));
  const std::size_t held = s.GivePurse(kBelle, 400);
  const std::size_t dropped = s.PurseAt(Inside(2), 350, SeatMask::Only(kSeat1));
  EXPECT_EQ(s.View(kSeat3).faces.purses[held], PurseValue::k400);
  EXPECT_EQ(s.View(kSeat1).faces.purses[dropped], PurseValue::k350);
  for (const Seat seat : {kSeat0, kSeat2, kNoSeat}) {
    EXPECT_EQ(s.View(seat).faces.purses[held], PurseValue::kNone);
    EXPECT_EQ(s.View(seat).faces.purses[dropped], PurseValue::kNone);
  }
  EXPECT_EQ(s.View(kSeat1).faces.purses[held], PurseValue::kNone);
  EXPECT_EQ(s.View(kSeat3).faces.purses[dropped], PurseValue::kNone);
}

TEST(Info, AFullFlasksKindIsKnownToThoseWhoHeldIt) {
  CLAUSE("INFO-2", "FLASK-2");
  Scene s(WithHorses(Standard(4)));
  const std::size_t slot = s.GiveFlask(kBelle, FlaskKind::kOldWhiskey);
  EXPECT_EQ(s.View(kSeat3).faces.flasks[slot], FlaskKind::kOldWhiskey);
  EXPECT_EQ(s.View(kSeat0).faces.flasks[slot], FlaskKind::kNone);
  EXPECT_EQ(s.View(kNoSeat).faces.flasks[slot], FlaskKind::kNone);
}

TEST(Info, ACommitmentIsSecretUntilItIsOpened) {
  CLAUSE("INFO-2", "TURMOIL");
  const auto committed = [](Action choice) {
    auto s = std::make_unique<Scene>(WithHorses(Standard(4)));
    s->RoundCardIs("gallop_24").Plan(0);
    s->AsksTogether(kAllFour, Ask::kTurmoil);
    s->Do(kSeat0, choice);
    return s;
  };
  const auto move = committed(act::Play(kGhost, kMove));
  const auto draw = committed(act::kDraw);
  for (const Seat seat : {kSeat1, kSeat2, kSeat3, kNoSeat}) {
    EXPECT_TRUE(move->View(seat) == draw->View(seat));
  }
  EXPECT_EQ(move->View(kSeat0).own.choice, act::Play(kGhost, kMove));
  EXPECT_EQ(draw->View(kSeat0).own.choice, act::kDraw);
}

TEST(Info, WhatNobodyKnows) {
  CLAUSE("INFO-3");
  Scene s(WithHorses(Standard(4)));
  for (const Seat seat : {kSeat0, kSeat1, kSeat2, kSeat3, kNoSeat}) {
    const SeatView v = s.View(seat);
    for (std::size_t round = 1; round < kRounds; ++round) {
      EXPECT_EQ(v.rounds[round], kNoRoundCard);
    }
    for (std::size_t i = 0; i < kPurses; ++i) {
      EXPECT_TRUE(v.purses[i].spot.IsCard() || v.faces.purses[i] == PurseValue::kNone);
    }
    for (const FlaskKind kind : v.faces.flasks) EXPECT_EQ(kind, FlaskKind::kNone);
  }
  // Not even in the truth: values come into being when somebody sees them.
  EXPECT_EQ(s.State().rounds[1], kNoRoundCard);
  for (std::size_t i = 0; i < kPurses; ++i) {
    EXPECT_TRUE(s.Purse(i).spot.IsCard() || s.State().faces.purses[i] == PurseValue::kNone);
  }
}

TEST(Info, BulletsOnTopOfAnExpertDeckAreKnownToAllInOrder) {
  CLAUSE("INFO-3", "EXP-4");
  Scene s(WithExpert(Standard(4)));
  s.GiveBulletOnTop(From(kGhost), kSeat3).GiveBulletOnTop(kNeutral, kSeat3);
  s.GiveBulletOnTop(From(kDjango), kSeat3);
  s.Hand(kSeat3, kBelle, {kMove});
  s.Plan(1, 3, 0, {{kGhost, kMove}, {kCheyenne, kMove}, {kDjango, kMove}});
  for (const Seat seat : {kSeat0, kSeat3, kNoSeat}) {
    const BulletStack top = s.View(seat).seats[3].top;
    ASSERT_EQ(top.size, 3);
    EXPECT_EQ(top.At(2), From(kDjango));  // The latest on top.
    EXPECT_EQ(top.At(1), kNeutral);
    EXPECT_EQ(top.At(0), From(kGhost));
  }
  s.WillDraw({});  // Nothing is left to chance.
  s.Do(kSeat3, act::kDraw);
  EXPECT_EQ(s.HandOf(kSeat3).BulletCount(), 3U);
  const SeatView rival = s.View(kSeat0);
  EXPECT_EQ(CardBag({0, rival.seats[3].known_bullets}).BulletCount(), 3U);
  for (const CardDrawn& drawn : s.Events<CardDrawn>()) EXPECT_TRUE(drawn.known);
}

TEST(Info, TwoBanditsOfOnePlayerShareOneKnowledge) {
  CLAUSE("INFO-4", "DUO-4");
  Scene s(Duo14());
  s.SetMarshal(0).ClearFloors(kDoc).PutAll(Roof(1)).Put(kTuco, Inside(3));
  const std::size_t slot = s.PurseAt(Inside(3));
  s.WillDraw({draws::Purse(400)});
  s.RobThenStop({{kTuco, kRobbery}}, {kDjango, kMove});
  EXPECT_EQ(s.Purse(slot).spot, Spot::On(kTuco));
  EXPECT_EQ(s.View(kSeat0).faces.purses[slot], PurseValue::k400);  // Cheyenne's player as well.
  EXPECT_EQ(s.View(kSeat1).faces.purses[slot], PurseValue::kNone);
}

TEST(Info, PartnersDoNotSeeEachOthersHands) {
  CLAUSE("INFO-4", "INFO-2");
  Scene one(Teams(4));
  one.Hand(kSeat1, kCheyenne, {kMove, kFire}).Plan(0);
  Scene two(Teams(4));
  two.Hand(kSeat1, kCheyenne, {kPunch, kMarshal}).Plan(0);
  EXPECT_TRUE(one.View(kSeat0) == two.View(kSeat0));
  EXPECT_FALSE(one.View(kSeat1) == two.View(kSeat1));

  Scene purse(Teams(4));
  const std::size_t slot = purse.GivePurse(kGhost, 450);
  EXPECT_EQ(purse.View(kSeat0).faces.purses[slot], PurseValue::k450);
  EXPECT_EQ(purse.View(kSeat1).faces.purses[slot], PurseValue::kNone);
}

TEST(Info, TheCardDrawnFromAPartnerIsSeenByTheDrawerOnly) {
  CLAUSE("INFO-2", "TEAM-4");
  Scene s(Teams(4));
  s.EndRound();
  int cross = 0;
  for (const Happened& h : s.History()) {
    const auto* drawn = std::get_if<CardDrawn>(&h.event);
    if (drawn == nullptr || drawn->seat == drawn->from) continue;
    ++cross;
    EXPECT_EQ(std::get<CardDrawn>(Redacted(h.event, drawn->seat)).card, drawn->card);
    EXPECT_EQ(std::get<CardDrawn>(Redacted(h.event, drawn->from)).card, kHiddenCard);
  }
  EXPECT_EQ(cross, 4);
}

TEST(Info, AfterTheGameEverythingIsRevealed) {
  CLAUSE("INFO-5");
  Scene s(WithHorses(Standard(4)));
  s.RoundCardIs("mortal_bullet").Coach(4);
  const std::size_t purse = s.GivePurse(kBelle, 400);
  const std::size_t flask = s.GiveFlask(kBelle, FlaskKind::kOldWhiskey);
  s.PutAll(Inside(2));
  EXPECT_EQ(s.View(kSeat0).faces.purses[purse], PurseValue::kNone);
  s.RunEvent();
  ASSERT_EQ(s.State().phase, Phase::kOver);
  for (const Seat seat : {kSeat0, kSeat3, kNoSeat}) {
    EXPECT_EQ(s.View(seat).faces.purses[purse], PurseValue::k400);
    EXPECT_EQ(s.View(seat).faces.flasks[flask], FlaskKind::kOldWhiskey);
  }
}

}  // namespace
}  // namespace folsom
