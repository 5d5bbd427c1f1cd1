// TURMOIL and KEEP, and the tables of the expansion's round cards (sections 13 and 14).
#include <array>
#include <tuple>

#include "support/scene_extra.h"

namespace folsom {
namespace {

using enum Bandit;
using enum CardKind;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::UnorderedElementsAre;

constexpr SeatMask kFour = SeatMask::FirstN(4);

using KeepRow = std::tuple<RoundEvent, std::string_view, int>;
std::vector<KeepRow> KeepRowsOf(Stack stack) {
  std::vector<KeepRow> rows;
  for (const RoundDef& def : kRoundDefs) {
    if (def.stack == stack) rows.emplace_back(def.event, def.turns, def.keep);
  }
  return rows;
}

TEST(HorsesTables, TwoToFourPlayers) {
  CLAUSE("TAB-H24");
  EXPECT_THAT(KeepRowsOf(Stack::kHorses24),
              UnorderedElementsAre(KeepRow{RoundEvent::kNone, "LTSS", 2},
                                   KeepRow{RoundEvent::kMarshalWhiskey, "SSTTS", 1},
                                   KeepRow{RoundEvent::kTiredHorses, "LSDS", 0},
                                   KeepRow{RoundEvent::kHigherSpeed, "STS", 1},
                                   KeepRow{RoundEvent::kShotgunRage, "STLS", 1}));
}

TEST(HorsesTables, FiveAndSixPlayers) {
  CLAUSE("TAB-H56");
  EXPECT_THAT(KeepRowsOf(Stack::kHorses56),
              UnorderedElementsAre(KeepRow{RoundEvent::kNone, "LTS", 2},
                                   KeepRow{RoundEvent::kMarshalWhiskey, "STTS", 1},
                                   KeepRow{RoundEvent::kTiredHorses, "LSD", 0},
                                   KeepRow{RoundEvent::kHigherSpeed, "SSTS", 1},
                                   KeepRow{RoundEvent::kShotgunRage, "STLS", 1}));
}

TEST(HorsesTables, Stations) {
  CLAUSE("TAB-HSTATION");
  EXPECT_THAT(KeepRowsOf(Stack::kHorsesStation),
              UnorderedElementsAre(KeepRow{RoundEvent::kMortalBullet, "SSTS", 0},
                                   KeepRow{RoundEvent::kSharing, "SSTS", 0},
                                   KeepRow{RoundEvent::kEscape, "SSTSS", 0}));
}

TEST(Turmoil, AllCommitInSecretAndOpenTogether) {
  CLAUSE("TURMOIL");
  Scene s(Horses(4));
  s.PutAll(Inside(4)).FirstIs(kSeat2).RoundCardIs("gallop_24").Plan(0);
  s.AsksTogether(kFour, Ask::kTurmoil);
  EXPECT_THAT(s.Legal(kSeat1), Contains(act::kDraw));
  const SeatView before = s.View(kSeat2);
  s.WillDraw({});
  s.Do(kSeat0, act::Play(kGhost, kFire));
  s.WillDraw({});
  s.Do(kSeat3, act::kDraw);
  SeatView after = s.View(kSeat2);
  EXPECT_EQ(after.pending.bits, 0b0110);
  after.pending = before.pending;
  EXPECT_TRUE(after == before) << "a commitment shows before the last is in";
  s.Refuses(kSeat0, act::Play(kGhost, kMove));  // It cannot be changed.
  s.Do(kSeat1, act::Play(kCheyenne, kMove));
  s.WillDraw({draws::ACard(s.CardOf(kBelle, kRide), kSeat3),
              draws::ACard(s.CardOf(kBelle, kMove), kSeat3),
              draws::ACard(s.CardOf(kBelle, kFire), kSeat3)});
  s.Do(kSeat2, act::Play(kDjango, kPunch));
  // In player order, face up: Django, Ghost, Cheyenne.
  ASSERT_EQ(s.Pile().size(), 3U);
  EXPECT_EQ(s.Pile()[0].By(), kSeat2);
  EXPECT_EQ(s.Pile()[1].By(), kSeat0);
  EXPECT_EQ(s.Pile()[2].By(), kSeat1);
  for (const PileCard& card : s.Pile()) EXPECT_FALSE(card.FaceDown());
  EXPECT_EQ(s.HandOf(kSeat3).Size(), 9U);
  EXPECT_EQ(s.State().turn, 1);
  s.Asks(kSeat2, Ask::kPlan);
}

TEST(Turmoil, ThoseWhoDrawDoSoAfterTheCardsInPlayerOrder) {
  CLAUSE("TURMOIL");
  Scene s(Horses(4));
  s.PutAll(Inside(4)).FirstIs(kSeat1).RoundCardIs("gallop_24").Plan(0);
  for (const Seat seat : {kSeat0, kSeat1, kSeat2}) s.Do(seat, act::kDraw);
  s.Do(kSeat3, act::Play(kBelle, kMove));
  std::vector<Seat> drew;
  for (const CardDrawn& e : s.Events<CardDrawn>()) drew.push_back(e.seat);
  EXPECT_THAT(drew,
              ElementsAre(kSeat1, kSeat1, kSeat1, kSeat2, kSeat2, kSeat2, kSeat0, kSeat0, kSeat0));
  EXPECT_EQ(s.StateAfter<CardDrawn>().pile_size, 1);
}

TEST(Turmoil, TheOrderOfArrivalDoesNotMatter) {
  CLAUSE("TURMOIL");
  const auto play = [](std::vector<Seat> order) {
    Scene s(Horses(4));
    s.PutAll(Inside(4)).RoundCardIs("gallop_24").Plan(0);
    const std::array<Action, 4> choice{act::kDraw, act::Play(kCheyenne, kMove), act::kDraw,
                                       act::Play(kBelle, kFire)};
    for (const Seat seat : order) s.Do(seat, choice[Index(seat)]);
    return s.State();
  };
  EXPECT_TRUE(play({kSeat0, kSeat1, kSeat2, kSeat3}) == play({kSeat3, kSeat2, kSeat0, kSeat1}));
}

TEST(Turmoil, GhostMayCommitFaceDownInAnOpeningOne) {
  CLAUSE("TURMOIL", "CHAR-GHOST");
  Scene s(Horses(4));
  s.PutAll(Inside(4)).RoundCardIs("gallop_24").Plan(0);
  EXPECT_TRUE(OffersFaceDown(s, kSeat0));
  EXPECT_FALSE(OffersFaceDown(s, kSeat1));
  s.Do(kSeat0, act::PlayDown(kGhost, kFire));
  for (const Seat seat : {kSeat1, kSeat2, kSeat3}) s.Do(seat, act::kDraw);
  ASSERT_EQ(s.Pile().size(), 1U);
  EXPECT_TRUE(s.Pile()[0].FaceDown());
  EXPECT_EQ(s.View(kSeat1).faces.pile[0], kHiddenCard);

  Scene later(Horses(4));  // STLS
  later.PutAll(Inside(4)).RoundCardIs("shotgun_rage_24").Plan(2);
  later.AsksTogether(kFour, Ask::kTurmoil);
  EXPECT_FALSE(OffersFaceDown(later, kSeat0));
}

TEST(Turmoil, AGhostWhoDrewHasLostHisPower) {
  CLAUSE("TURMOIL", "CHAR-GHOST");
  Scene s(Horses(4));
  s.PutAll(Inside(4)).RoundCardIs("tired_horses_24").Plan(0);  // LSDS
  for (const Seat seat : {kSeat0, kSeat1, kSeat2, kSeat3}) s.Do(seat, act::kDraw);
  s.Asks(kSeat0, Ask::kPlan);
  EXPECT_FALSE(OffersFaceDown(s, kSeat0));
}

// The last decision of planning: seat 3 plays a Move of Belle, who is on a roof, so that Stealin'
// stops at once. Then the keeping is asked.
void PlanToTheEnd(Scene& s, const char* card) {
  s.SetMarshal(0).PutAll(Inside(3)).Put(kBelle, Roof(2)).RoundCardIs(card);
  s.Plan(static_cast<int>(DefOf(s.State().CurrentRound()).turns.size()) - 1, 3);
  s.Do(kSeat3, act::Play(kBelle, kMove));
}

TEST(Keep, AsManyCardsAsTheCardHasSymbols) {
  CLAUSE("KEEP");
  Scene two(Horses(4));
  PlanToTheEnd(two, "gallop_24");
  two.AsksTogether(kFour, Ask::kKeep);
  two.Do(kSeat0, act::Keep(kGhost, kMove));
  two.Do(kSeat0, act::Keep(kGhost, kFire));
  two.Refuses(kSeat0, act::Keep(kGhost, kPunch));
  two.Do(kSeat0, act::kDone);

  Scene one(Horses(4));
  PlanToTheEnd(one, "higher_speed_24");
  one.Do(kSeat0, act::Keep(kGhost, kMove));
  EXPECT_THAT(one.Legal(kSeat0), ElementsAre(act::kDone));

  Scene none(Horses(4));
  PlanToTheEnd(none, "tired_horses_24");
  none.Asks(kSeat3, Ask::kMove);  // Stealin' has begun.
  EXPECT_TRUE(none.HandOf(kSeat0).Empty());
}

TEST(Keep, InAnyOrder) {
  CLAUSE("KEEP");
  Scene rising(Horses(4));
  Scene falling(Horses(4));
  for (Scene* s : {&rising, &falling}) PlanToTheEnd(*s, "gallop_24");
  rising.Do(kSeat0, act::Keep(kGhost, kMove));
  rising.Do(kSeat0, act::Keep(kGhost, kFire));
  falling.Do(kSeat0, act::Keep(kGhost, kFire));
  falling.Do(kSeat0, act::Keep(kGhost, kMove));
  EXPECT_TRUE(rising.State() == falling.State());
}

TEST(Keep, NoBulletsAndNoCompulsion) {
  CLAUSE("KEEP");
  Scene s(Horses(4));
  s.GiveBullet(kNeutral, kSeat0, 2);
  s.Hand(kSeat0, {Card::Bullet(kNeutral), Card::Bullet(kNeutral), s.CardOf(kGhost, kRide)});
  PlanToTheEnd(s, "gallop_24");
  EXPECT_THAT(s.Legal(kSeat0), ElementsAre(act::kDone, act::Keep(kGhost, kRide)));
}

TEST(Keep, HowManyIsPublicWhichIsSecret) {
  CLAUSE("KEEP", "INFO-1", "INFO-2");
  Scene s(Horses(4));
  PlanToTheEnd(s, "gallop_24");
  const SeatView before = s.View(kSeat1);
  s.Do(kSeat0, act::Keep(kGhost, kMove));
  EXPECT_TRUE(s.View(kSeat1) == before) << "keeping shows before the last is done";
  s.Do(kSeat0, act::Keep(kGhost, kPunch));
  s.Do(kSeat0, act::kDone);
  for (const Seat seat : {kSeat1, kSeat2, kSeat3}) s.Do(seat, act::kDone);
  s.Asks(kSeat3, Ask::kMove);
  EXPECT_EQ(s.HandOf(kSeat0).Size(), 2U);
  EXPECT_EQ(s.View(kSeat1).sizes[0].hand, 2);
  EXPECT_EQ(s.View(kSeat0).own.hand.Count(s.CardOf(kGhost, kPunch)), 1U);
  EXPECT_TRUE(s.HandOf(kSeat1).Empty());
  EXPECT_EQ(s.DeckOf(kSeat0).Size(), 9U);  // PLAN-9: the others are back.
  const auto kept = s.Events<CardsKept>();
  ASSERT_EQ(kept.size(), 4U);
  EXPECT_EQ(kept[0].count, 2);
  EXPECT_TRUE(std::get<CardsKept>(Redacted(kept[0], kSeat1)).cards.Empty());
}

TEST(Keep, TheHandIsFilledUpAtTheNextRoundsStart) {
  CLAUSE("KEEP");
  Scene s(WithBandits(Horses(4), {kGhost, kDoc, kDjango, kBelle}));
  PlanToTheEnd(s, "gallop_24");
  s.Do(kSeat0, act::Keep(kGhost, kMove));
  s.Do(kSeat0, act::Keep(kGhost, kPunch));
  s.Do(kSeat0, act::kDone);
  s.Do(kSeat1, act::Keep(kDoc, kMove));
  for (const Seat seat : {kSeat1, kSeat2, kSeat3}) s.Do(seat, act::kDone);
  s.Do(kSeat3, act::Forward(1));
  EXPECT_EQ(s.State().round, 2);
  EXPECT_EQ(s.HandOf(kSeat0).Size(), 6U);
  EXPECT_EQ(s.HandOf(kSeat0).Count(s.CardOf(kGhost, kPunch)), 1U);
  EXPECT_EQ(s.HandOf(kSeat1).Size(), 7U);
  EXPECT_EQ(s.HandOf(kSeat2).Size(), 6U);
  std::array<int, 4> drawn{};
  for (const CardDrawn& e : s.Events<CardDrawn>()) ++drawn[Index(e.seat)];
  EXPECT_THAT(drawn, ElementsAre(4, 6, 6, 6));
}

TEST(Keep, WithAChosenCardUpToSeven) {
  CLAUSE("KEEP", "DUO18-3");
  Scene s(WithHorses(Duo18(2)));
  s.SetMarshal(0).PutAll(Inside(2)).Put(kDjango, Roof(2)).RoundCardIs("gallop_24").Plan(3, 1);
  s.Do(kSeat1, act::Play(kDjango, kMove));
  s.Do(kSeat0, act::Keep(kGhost, kMove));
  s.Do(kSeat0, act::Keep(kGhost, kPunch));
  s.Do(kSeat0, act::kDone);
  s.Do(kSeat1, act::kDone);
  s.Do(kSeat1, act::Forward(1));
  s.AsksTogether(SeatMask::FirstN(2), Ask::kChooseCard);
  s.Refuses(kSeat0, act::Choose(kGhost, kMove));  // It is in hand, not in the deck.
  s.Do(kSeat0, act::Choose(kCheyenne, kRide));
  s.Do(kSeat1, act::Choose(kBelle, kFire));
  EXPECT_EQ(s.HandOf(kSeat0).Size(), 7U);
  EXPECT_EQ(s.HandOf(kSeat1).Size(), 7U);
}

TEST(Keep, AddsNothingInExpertPlay) {
  CLAUSE("KEEP", "EXP-3");
  for (const char* card : {"gallop_24", "tired_horses_24"}) {
    Scene s(WithExpert(Horses(4)));
    PlanToTheEnd(s, card);
    s.AsksTogether(kFour, Ask::kKeep);  // Asked once, with any number of cards.
    for (const CardKind kind : {kMove, kFloor, kFire, kRobbery}) {
      s.Do(kSeat0, act::Keep(kGhost, kind));
    }
    for (const Seat seat : {kSeat0, kSeat1, kSeat2, kSeat3}) s.Do(seat, act::kDone);
    s.Asks(kSeat3, Ask::kMove);
    EXPECT_EQ(s.HandOf(kSeat0).Size(), 4U);
    EXPECT_EQ(s.DiscardOf(kSeat0).Size(), 2U);
  }
}

}  // namespace
}  // namespace folsom
