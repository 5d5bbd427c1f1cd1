// The 2018 duo: the chosen card and the second card (section 11b).

#include <gtest/gtest.h>

#include <algorithm>

#include "support/scene.h"
#include "support/scene_extra.h"

namespace folsom {
namespace {

using enum Bandit;
using enum CardKind;
using ::testing::Contains;
using ::testing::Each;
using ::testing::ElementsAre;
using ::testing::Not;
using ::testing::UnorderedElementsAre;

constexpr SeatMask kBothSeats{3};

TEST(Duo18, EachRoundStartsWithAChosenCard) {
  CLAUSE("DUO18-3");
  Scene s(Duo18(2));
  s.GiveBullet(kNeutral, kSeat0, 2);
  s.WillDraw({});  // Chosen before anything is drawn or revealed.
  s.EndRound();
  s.AsksTogether(kBothSeats, Ask::kChooseCard);
  EXPECT_EQ(s.State().rounds[1], kNoRoundCard);
  EXPECT_EQ(s.Legal(kSeat0).size(), 11U);  // All action cards; bullets are none.
  EXPECT_THAT(s.Legal(kSeat0), Contains(act::kChoosePlainMarshal));
  s.Refuses(kSeat0, act::Choose(kDjango, kMove));

  s.WillDraw({});
  s.Do(kSeat0, act::Choose(kCheyenne, kFire));
  EXPECT_TRUE(s.HandOf(kSeat0).Empty());  // Nothing happens before the last has chosen.
  EXPECT_EQ(s.View(kSeat1).sizes[0].hand, 0);
  s.Do(kSeat1, act::Choose(kBelle, kMove));
  EXPECT_EQ(s.HandOf(kSeat0).Size(), 7U);
  EXPECT_EQ(s.HandOf(kSeat1).Size(), 7U);
  EXPECT_TRUE(s.HandOf(kSeat0).Has(s.CardOf(kCheyenne, kFire)));
  EXPECT_TRUE(s.HandOf(kSeat1).Has(s.CardOf(kBelle, kMove)));
  EXPECT_EQ(s.Drawn().size(), 6U + 6U + 1U);
  EXPECT_EQ(s.Drawn().back().what, Chance::kRoundCard);
}

TEST(Duo18, WhatWasChosenStaysSecret) {
  CLAUSE("DUO18-3", "INFO-2");
  Scene s(Duo18(2));
  s.EndRound();
  s.Do(kSeat0, act::Choose(kCheyenne, kFire));
  s.Do(kSeat1, act::Choose(kBelle, kMove));
  int told = 0;
  for (const Happened& h : s.History()) {
    const auto* chosen = std::get_if<CardChosen>(&h.event);
    if (chosen == nullptr || chosen->seat != kSeat0) continue;
    EXPECT_EQ(std::get<CardChosen>(Redacted(h.event, kSeat0)).card, s.CardOf(kCheyenne, kFire));
    EXPECT_EQ(std::get<CardChosen>(Redacted(h.event, kSeat1)).card, kHiddenCard);
    EXPECT_EQ(std::get<CardChosen>(Redacted(h.event, kNoSeat)).card, kHiddenCard);
    ++told;
  }
  EXPECT_EQ(told, 1);
}

TEST(Duo18, WithDocSevenMoreAreDrawn) {
  CLAUSE("DUO18-3", "DUO-6");
  Scene s(Duo18(3));  // Seat 2 has Tuco and Doc.
  s.EndRound();
  s.Do(kSeat0, act::Choose(kCheyenne, kFire));
  s.Do(kSeat1, act::Choose(kBelle, kMove));
  s.Do(kSeat2, act::Choose(kTuco, kMove));
  EXPECT_EQ(s.HandOf(kSeat1).Size(), 7U);
  EXPECT_EQ(s.HandOf(kSeat2).Size(), 8U);
}

TEST(Duo18, WithKeptCardsTheHandIsFilledUpAfterTheChosenOne) {
  CLAUSE("DUO18-3", "KEEP");
  Scene s(WithHorses(Duo18(2)));
  s.Coach(3);
  s.Hand(kSeat0, {s.CardOf(kGhost, kMove), s.CardOf(kGhost, kFire)}).Hand(kSeat1, {});
  s.KeepHands().EndRound();
  s.AsksTogether(kBothSeats, Ask::kChooseCard);
  EXPECT_THAT(s.Legal(kSeat0), Not(Contains(act::Choose(kGhost, kFire))));  // Not in the deck.
  s.Do(kSeat0, act::Choose(kCheyenne, kFire));
  s.Do(kSeat1, act::Choose(kBelle, kMove));
  EXPECT_EQ(s.HandOf(kSeat0).Size(), 7U);
  EXPECT_TRUE(s.HandOf(kSeat0).Has(s.CardOf(kGhost, kFire)));
  EXPECT_TRUE(s.HandOf(kSeat0).Has(s.CardOf(kCheyenne, kFire)));
  EXPECT_EQ(std::count_if(s.Drawn().begin(), s.Drawn().end(),
                          [](const auto& seen) {
                            return seen.what == Chance::kCard && seen.whose == kSeat0;
                          }),
            4);
}

TEST(Duo18, AFireAllowsACardOfTheOtherBandit) {
  CLAUSE("DUO18-4");
  Scene s(Duo18(2));
  s.PutAll(Inside(3));  // The Fire cannot hit: it need not.
  s.Hand(kSeat0, {s.CardOf(kGhost, kFire), s.CardOf(kGhost, kMove), s.CardOf(kCheyenne, kMove),
                  s.CardOf(kCheyenne, kFire), s.CardOf(kGhost, kMarshal)});
  s.Plan(0);
  s.Do(kSeat0, act::Play(kGhost, kFire));
  s.Asks(kSeat0, Ask::kSecondCard);
  EXPECT_THAT(s.Legal(kSeat0), UnorderedElementsAre(act::kPass, act::Play(kCheyenne, kMove),
                                                    act::Play(kCheyenne, kFire)));
  s.Do(kSeat0, act::Play(kCheyenne, kFire));
  s.Asks(kSeat1, Ask::kPlan);  // A second Fire gives no third card.
  ASSERT_EQ(s.Pile().size(), 2U);
  EXPECT_EQ(s.State().faces.pile[0], s.CardOf(kGhost, kFire));
  EXPECT_FALSE(s.Pile()[0].Second());
  EXPECT_EQ(s.State().faces.pile[1], s.CardOf(kCheyenne, kFire));
  EXPECT_TRUE(s.Pile()[1].Second());
  EXPECT_EQ(s.HandOf(kSeat0).Size(), 3U);
}

TEST(Duo18, TheMarshalIsNoSecondCard) {
  CLAUSE("DUO18-4");
  Scene s(Duo18(2));
  s.Hand(kSeat0,
         {s.CardOf(kCheyenne, kFire), s.CardOf(kGhost, kPunch), s.CardOf(kGhost, kMarshal)});
  s.Plan(0);
  s.Do(kSeat0, act::Play(kCheyenne, kFire));
  EXPECT_THAT(s.Legal(kSeat0), UnorderedElementsAre(act::kPass, act::Play(kGhost, kPunch)));
  s.Refuses(kSeat0, act::kPlayPlainMarshal);
}

TEST(Duo18, TheSecondCardIsFree) {
  CLAUSE("DUO18-4");
  Scene s(Duo18(2));
  s.Hand(kSeat0, {s.CardOf(kGhost, kFire), s.CardOf(kCheyenne, kMove)});
  s.Plan(0);
  s.Do(kSeat0, act::Play(kGhost, kFire));
  s.Do(kSeat0, act::kPass);
  s.Asks(kSeat1, Ask::kPlan);
  EXPECT_EQ(s.Pile().size(), 1U);

  Scene m(Duo18(2));
  m.Hand(kSeat0, {m.CardOf(kGhost, kMove), m.CardOf(kCheyenne, kMove)});
  m.Plan(0);
  m.Do(kSeat0, act::Play(kGhost, kMove));
  m.Asks(kSeat1, Ask::kPlan);  // Only a Fire allows it.
}

TEST(Duo18, TheSecondCardBelongsToTheSameTurn) {
  CLAUSE("DUO18-4");
  Scene s(Duo18(2));
  s.Hand(kSeat1, {s.CardOf(kBelle, kFire), s.CardOf(kDjango, kPunch)});
  s.Plan(1, 1, 0, {{kGhost, kMove}});
  s.Do(kSeat1, act::Play(kBelle, kFire));
  s.Do(kSeat1, act::Play(kDjango, kPunch));
  s.Asks(kSeat0, Ask::kPlan);
  EXPECT_EQ(s.State().turn, 2);
}

TEST(Duo18, AFaceDownFireAllowsAFaceUpSecondCard) {
  CLAUSE("DUO18-6");
  Scene s(Duo18(2));
  s.Hand(kSeat0, {s.CardOf(kCheyenne, kFire), s.CardOf(kGhost, kMove)});
  s.Plan(0);
  s.Do(kSeat0, act::PlayDown(kCheyenne, kFire));
  s.Asks(kSeat0, Ask::kSecondCard);
  EXPECT_THAT(s.Legal(kSeat0), UnorderedElementsAre(act::kPass, act::Play(kGhost, kMove)));
  s.Do(kSeat0, act::Play(kGhost, kMove));
  ASSERT_EQ(s.Pile().size(), 2U);
  EXPECT_TRUE(s.Pile()[0].FaceDown());
  EXPECT_FALSE(s.Pile()[1].FaceDown());
  EXPECT_TRUE(s.Pile()[1].Second());
  // The second card tells all what the first is.
  const SeatView rival = s.View(kSeat1);
  EXPECT_TRUE(rival.pile[1].Second());
  EXPECT_EQ(rival.faces.pile[1], s.CardOf(kGhost, kMove));
}

TEST(Duo18, NobodyCanTellAFaceDownFireByTheQuestion) {
  CLAUSE("DUO18-6");
  Scene fire(Duo18(2));
  fire.Hand(kSeat0, {fire.CardOf(kCheyenne, kFire), fire.CardOf(kGhost, kMove)}).Plan(0);
  fire.Do(kSeat0, act::PlayDown(kCheyenne, kFire));
  Scene floor(Duo18(2));
  floor.Hand(kSeat0, {floor.CardOf(kCheyenne, kFloor), floor.CardOf(kGhost, kMove)}).Plan(0);
  floor.Do(kSeat0, act::PlayDown(kCheyenne, kFloor));
  EXPECT_TRUE(fire.View(kSeat1) == floor.View(kSeat1));
  EXPECT_THAT(floor.Legal(kSeat0), ElementsAre(act::kPass));  // Asked, but there is no choice.
}

TEST(Duo18, OtherTurnsHaveNoSecondCard) {
  CLAUSE("DUO18-7");
  // Swivel arm is STSS, angry marshal SSTR, bridge SDS.
  struct Case {
    const char* card;
    int turn;
    int order;
  };
  for (const Case& c : {Case{"swivel_arm_24", 1, 0}, Case{"angry_marshal_24", 3, 0}}) {
    Scene s(Duo18(2));
    s.RoundCardIs(c.card);
    s.Hand(kSeat0, {s.CardOf(kGhost, kFire), s.CardOf(kCheyenne, kMove)});
    s.Plan(c.turn, c.order);
    s.Do(kSeat0, act::Play(kGhost, kFire));
    EXPECT_NE(Index(s.State().ask), Index(Ask::kSecondCard)) << c.card;
    EXPECT_TRUE(s.State().pending == SeatMask::Only(kSeat1)) << c.card;
  }
  Scene l(WithHorses(Duo18(2)));
  l.RoundCardIs("gallop_24").Plan(0);  // LTSS
  l.Do(kSeat1, act::kDraw);
  l.Do(kSeat0, act::Play(kGhost, kFire));
  EXPECT_EQ(l.Pile().size(), 1U);
  EXPECT_EQ(l.State().turn, 1);

  Scene d(Duo18(2));
  d.RoundCardIs("bridge_24");
  d.Hand(kSeat0, {d.CardOf(kGhost, kFire), d.CardOf(kCheyenne, kMove)});
  d.Plan(1);
  d.Do(kSeat0, act::Play(kGhost, kFire));
  d.Asks(kSeat0, Ask::kPlan);  // The second action of Speeding-up,
  EXPECT_THAT(d.Legal(kSeat0), Contains(act::kDraw));
  EXPECT_THAT(d.Legal(kSeat0), Not(Contains(act::kPass)));  // which is not a second card.
}

TEST(Duo18, AFireThroughAFlaskHasNoSecondCard) {
  CLAUSE("DUO18-7", "FLASK-6");
  Scene s(WithHorses(Duo18(2)));
  s.GiveFlask(kCheyenne, FlaskKind::kWhiskey);
  s.Hand(kSeat0, {s.CardOf(kGhost, kFire), s.CardOf(kCheyenne, kMove)});
  s.Plan(1);
  s.Do(kSeat0, act::Drink(kCheyenne, FlaskKind::kWhiskey, false));
  s.Asks(kSeat0, Ask::kWhiskeyCard);
  s.Do(kSeat0, act::Play(kGhost, kFire));
  s.Asks(kSeat1, Ask::kPlan);

  Scene t(WithHorses(Duo18(2)));
  t.GiveFlask(kCheyenne, FlaskKind::kOldWhiskey);
  t.Hand(kSeat0, {t.CardOf(kGhost, kFire), t.CardOf(kGhost, kMove), t.CardOf(kCheyenne, kMove)});
  t.Plan(1);
  t.Do(kSeat0, act::Drink(kCheyenne, FlaskKind::kOldWhiskey, false));
  t.Do(kSeat0, act::Play(kGhost, kFire));
  t.Asks(kSeat0, Ask::kOldWhiskeyCard);
  EXPECT_THAT(t.Legal(kSeat0),
              UnorderedElementsAre(act::Play(kGhost, kMove), act::Play(kCheyenne, kMove)));
  t.Do(kSeat0, act::Play(kGhost, kMove));
  t.Asks(kSeat1, Ask::kPlan);
}

}  // namespace
}  // namespace folsom
