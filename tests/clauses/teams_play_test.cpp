// Teams of two players: the partner's cards, Switching, targets (section 12).

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

// Who drew from whose deck, in order.
std::vector<std::pair<int, int>> Draws(const Scene& s) {
  std::vector<std::pair<int, int>> draws;
  for (const CardDrawn& drawn : s.Events<CardDrawn>()) {
    draws.emplace_back(static_cast<int>(drawn.seat), static_cast<int>(drawn.from));
  }
  return draws;
}
int Drew(const Scene& s, int seat, int from) {
  int count = 0;
  for (const auto& draw : Draws(s)) count += draw == std::pair(seat, from) ? 1 : 0;
  return count;
}

TEST(Teams, TheFirstCardComesFromThePartnersDeck) {
  CLAUSE("TEAM-4");
  Scene s(WithBandits(Teams(4), {kGhost, kCheyenne, kDjango, kDoc}));
  s.FirstIs(kSeat0).EndRound();
  for (int seat = 0; seat < 4; ++seat) {
    EXPECT_EQ(Drew(s, seat, seat ^ 1), 1) << seat;
    EXPECT_EQ(Drew(s, seat, seat), seat == 3 ? 6 : 5) << seat;  // Doc sits in seat 3.
  }
  for (const CardDrawn& drawn : s.Events<CardDrawn>()) {
    const bool of_partner = drawn.card.Colour() != (Index(drawn.seat) & 1U);
    EXPECT_EQ(of_partner, drawn.seat != drawn.from);
  }
  EXPECT_EQ(s.HandOf(kSeat0).Size(), 6U);
  EXPECT_EQ(s.HandOf(kSeat3).Size(), 7U);
}

TEST(Teams, TheFirstPlayersCrossDrawIsTheFirst) {
  CLAUSE("TEAM-4");
  Scene s(Teams(4));
  s.FirstIs(kSeat0).EndRound();
  ASSERT_GE(Draws(s).size(), 4U);
  EXPECT_EQ(Draws(s)[0], std::pair(2, 3));  // Seat 2 is first now.
}

TEST(Teams, WithKeptCardsTheFirstOfTheDrawnOnesIsThePartners) {
  CLAUSE("TEAM-4", "EXP-5");
  Scene s(WithExpert(Teams(4)));
  s.Hand(kSeat0, kGhost, {kMove, kFloor, kFire, kRobbery, kPunch, kMarshal});
  s.Hand(kSeat1, kCheyenne, {kMove, kFloor, kFire, kRobbery, kPunch});
  s.Hand(kSeat2, kDjango, {kMove}).Hand(kSeat3, {});
  s.KeepHands().EndRound();
  EXPECT_EQ(Drew(s, 0, 0) + Drew(s, 0, 1), 0);  // Six kept: none is drawn.
  EXPECT_EQ(Drew(s, 1, 0), 1);
  EXPECT_EQ(Drew(s, 1, 1), 0);
  EXPECT_EQ(Drew(s, 2, 3), 1);
  EXPECT_EQ(Drew(s, 2, 2), 4);
}

TEST(Teams, OtherDrawsAreFromTheOwnDeck) {
  CLAUSE("TEAM-4");
  Scene s(Teams(4));
  s.Plan(0);
  s.Do(kSeat0, act::kDraw);
  EXPECT_EQ(Drew(s, 0, 0), 3);
  EXPECT_EQ(Drew(s, 0, 1), 0);
}

TEST(Teams, APartnersCardIsPlayedAndItsBanditsPlayerDecides) {
  CLAUSE("TEAM-5");
  Scene s(Teams(4));
  s.SetMarshal(0).PutAll(Inside(4)).Put(kCheyenne, Inside(2));
  s.Hand(kSeat0, {s.CardOf(kCheyenne, kMove), s.CardOf(kGhost, kFloor)});
  s.Plan(1);
  EXPECT_THAT(s.Legal(kSeat0), UnorderedElementsAre(act::kDraw, act::Play(kCheyenne, kMove),
                                                    act::Play(kGhost, kFloor)));
  s.Do(kSeat0, act::Play(kCheyenne, kMove));
  ASSERT_EQ(s.Pile().size(), 1U);
  EXPECT_EQ(s.Pile()[0].By(), kSeat0);  // Its place goes by who played it.

  s.Rob({{.bandit = kCheyenne, .kind = kMove, .by = kSeat0}});
  s.Asks(kSeat1, Ask::kMove);
  s.Refuses(kSeat0, act::Forward());
  s.Do(kSeat1, act::Forward());
  EXPECT_EQ(s.PlaceOf(kCheyenne), Inside(1));
  EXPECT_EQ(s.PlaceOf(kGhost), Inside(4));
}

TEST(Teams, GhostsPowerGoesByWhoPlays) {
  CLAUSE("TEAM-5", "CHAR-GHOST");
  Scene s(Teams(4));
  s.Hand(kSeat0, {s.CardOf(kCheyenne, kMove)});
  s.Hand(kSeat1, {s.CardOf(kGhost, kMove)});
  s.Plan(0);
  EXPECT_THAT(s.Legal(kSeat0), Contains(act::PlayDown(kCheyenne, kMove)));
  s.Plan(0, 1);
  s.Asks(kSeat1, Ask::kPlan);
  s.Refuses(kSeat1, act::PlayDown(kGhost, kMove));
}

TEST(Teams, ThePhotographerBindsWhoPlays) {
  CLAUSE("TEAM-5", "HOST-PHOTO");
  Scene s(WithHorses(Teams(4)));
  s.RoundCardIs("swivel_arm_24").GiveHostage(kGhost, Hostage::kPhotographer);
  s.Hand(kSeat0, {s.CardOf(kCheyenne, kMove)}).Hand(kSeat1, {s.CardOf(kGhost, kMove)});
  s.Plan(1);  // A tunnel.
  s.Do(kSeat0, act::Play(kCheyenne, kMove));
  EXPECT_FALSE(s.Pile()[0].FaceDown());
  s.Do(kSeat1, act::Play(kGhost, kMove));
  EXPECT_TRUE(s.Pile()[1].FaceDown());
}

TEST(Teams, TeacherAndZealotBindTheCardsBandit) {
  CLAUSE("TEAM-5", "HOST-TEACHER", "HOST-ZEALOT");
  for (const auto& [hostage, kind] :
       {std::pair{Hostage::kTeacher, kPunch}, std::pair{Hostage::kZealot, kRide}}) {
    Scene s(WithHorses(Teams(4)));
    s.SetMarshal(0).PutAll(Inside(4)).GiveHostage(kGhost, hostage);
    s.Rob({{.bandit = kGhost, .kind = kind, .by = kSeat1}, {kBelle, kind}});
    s.Asks(kSeat3, kind == kPunch ? Ask::kPunch : Ask::kRide);  // Ghost's had no effect.
    ASSERT_EQ(s.Events<HadNoEffect>().size(), 1U);
    EXPECT_EQ(s.Events<HadNoEffect>()[0].bandit, kGhost);

    Scene t(WithHorses(Teams(4)));
    t.SetMarshal(0).PutAll(Inside(4)).GiveHostage(kGhost, hostage);
    t.Rob({{.bandit = kCheyenne, .kind = kind, .by = kSeat0}});
    t.Asks(kSeat1, kind == kPunch ? Ask::kPunch : Ask::kRide);  // Though Ghost's player played it.
  }
}

TEST(Teams, APlayedCardOfThePartnerReturnsToThePartner) {
  CLAUSE("TEAM-6", "ROB-3");
  Scene s(Teams(4));
  s.SetMarshal(0).PutAll(Roof(2)).Put(kCheyenne, Inside(4));
  s.RobThenStop({{.bandit = kCheyenne, .kind = kFloor, .by = kSeat0}}, {kBelle, kMove});
  EXPECT_EQ(s.DeckOf(kSeat1).Count(s.CardOf(kCheyenne, kFloor)), 2U);
  EXPECT_FALSE(s.DeckOf(kSeat0).Has(s.CardOf(kCheyenne, kFloor)));

  Scene e(WithExpert(Teams(4)));
  e.SetMarshal(0).PutAll(Roof(2)).Put(kCheyenne, Inside(4));
  e.RobThenStop({{.bandit = kCheyenne, .kind = kFloor, .by = kSeat0}}, {kBelle, kMove});
  EXPECT_EQ(e.DiscardOf(kSeat1).Count(e.CardOf(kCheyenne, kFloor)), 1U);
  EXPECT_TRUE(e.DiscardOf(kSeat0).Empty());
}

TEST(Teams, AnUnplayedCardStaysWithWhoDrewIt) {
  CLAUSE("TEAM-6", "PLAN-9");
  Scene s(Teams(4));
  s.SetMarshal(2).PutAll(Inside(4)).GiveBullet(kNeutral, kSeat1);
  const Card bullet = Card::Bullet(kNeutral);
  s.Truth().Secret(kSeat1).deck.Remove(bullet);  // Seat 0 drew the partner's bullet and a Move.
  s.Hand(kSeat0, {s.CardOf(kCheyenne, kMove)});
  s.Truth().Secret(kSeat0).hand.Add(bullet);
  s.Hand(kSeat3, kBelle, {kMarshal});
  s.Plan(3, 3);
  s.Do(kSeat3, act::Play(kBelle, kMarshal));
  s.Asks(kSeat3, Ask::kMarshal);  // Planning is over.
  EXPECT_TRUE(s.HandOf(kSeat0).Empty());
  EXPECT_TRUE(s.DeckOf(kSeat0).Has(s.CardOf(kCheyenne, kMove)));
  EXPECT_TRUE(s.DeckOf(kSeat0).Has(bullet));
  EXPECT_EQ(s.DeckOf(kSeat1).Count(s.CardOf(kCheyenne, kMove)), 1U);
  EXPECT_FALSE(s.DeckOf(kSeat1).Has(bullet));
}

TEST(Teams, InExpertPlayItIsDiscardedByWhoDrewIt) {
  CLAUSE("TEAM-6", "EXP-3");
  Scene s(WithExpert(Teams(4)));
  s.SetMarshal(2).PutAll(Inside(4));
  s.Hand(kSeat0, {s.CardOf(kCheyenne, kMove)});
  s.Hand(kSeat1, {}).Hand(kSeat2, {}).Hand(kSeat3, kBelle, {kMarshal});
  s.Plan(3, 3);
  s.Do(kSeat3, act::Play(kBelle, kMarshal));
  s.Asks(kSeat0, Ask::kKeep);
  EXPECT_THAT(s.Legal(kSeat0), UnorderedElementsAre(act::kDone, act::Keep(kCheyenne, kMove)));
  s.Do(kSeat0, act::kDone);
  EXPECT_TRUE(s.DiscardOf(kSeat0).Has(s.CardOf(kCheyenne, kMove)));
  EXPECT_FALSE(s.DiscardOf(kSeat1).Has(s.CardOf(kCheyenne, kMove)));
}

// The order of a Switching turn; angry marshal is SSTR and SSR.
std::vector<int> SwitchingOrder(int players, Seat first) {
  Scene s(Teams(players));
  s.RoundCardIs(players == 4 ? "angry_marshal_24" : "angry_marshal_56").FirstIs(first);
  const int turn = players == 4 ? 3 : 2;
  s.Plan(turn);
  std::vector<int> order;
  while (s.State().phase == Phase::kPlanning && s.State().turn == turn) {
    const Seat seat = s.State().pending.First();
    order.push_back(static_cast<int>(seat));
    s.Do(seat, act::kDraw);
    if (testing::Test::HasFailure()) break;
  }
  return order;
}

TEST(Teams, SwitchingStartsWithTheBOfTheFirstPlayersTeam) {
  CLAUSE("TEAM-7", "PLAN-7");
  EXPECT_THAT(SwitchingOrder(4, kSeat0), ElementsAre(1, 0, 3, 2));
  EXPECT_THAT(SwitchingOrder(4, kSeat2), ElementsAre(3, 2, 1, 0));
  EXPECT_THAT(SwitchingOrder(6, kSeat2), ElementsAre(3, 2, 1, 0, 5, 4));
}

TEST(Teams, APartnerIsATargetLikeAnyOther) {
  CLAUSE("TEAM-9");
  Scene s(Teams(4));
  s.SetMarshal(0).PutAll(Roof(1)).Put(kGhost, Inside(3)).Put(kCheyenne, Inside(4));
  s.RobThenStop({{kGhost, kFire}}, {kBelle, kMove});
  EXPECT_EQ(s.Wounds(kSeat1, From(kGhost)), 1);  // The only target: unasked.
  EXPECT_EQ(s.State().At(kGhost).fired_at_own, 1);

  Scene t(Teams(4));
  t.SetMarshal(0).PutAll(Inside(4)).Put(kBelle, Roof(1));
  t.Rob({{kGhost, kPunch}});
  t.Asks(kSeat0, Ask::kPunch);
  EXPECT_THAT(t.Legal(kSeat0), UnorderedElementsAre(act::Punch(kCheyenne), act::Punch(kDjango)));
}

}  // namespace
}  // namespace folsom
