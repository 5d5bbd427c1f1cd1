// Section 6 of docs/rules.md, first half: the pile, moving, the marshal and neutral bullets.
#include "support/scene.h"
#include "support/scene_extra.h"

namespace folsom {
namespace {

using enum Bandit;
using enum CardKind;
using act::Backward;
using act::Forward;
using ::testing::ElementsAre;

Action MarshalBack() { return act::MarshalTo(act::kBackward); }
Action MarshalAhead() { return act::MarshalTo(act::kForward); }

// --- The pile

TEST(Robbing, CardsResolveInTheOrderOfPlay) {
  CLAUSE("ROB-1");
  Scene s(Standard(4));
  s.SetMarshal(2).Put(kGhost, Inside(3));
  s.RobThenStop({{kDjango, kFloor}, {kGhost, kFloor}, {kDjango, kFloor}});
  const auto revealed = s.Events<CardRevealed>();
  ASSERT_EQ(revealed.size(), 4U);
  EXPECT_EQ(revealed[0].seat, kSeat2);
  EXPECT_EQ(revealed[1].seat, kSeat0);
  EXPECT_EQ(revealed[2].seat, kSeat2);
  EXPECT_EQ(s.PlaceOf(kDjango), Inside(4)) << "up and down again";
  EXPECT_EQ(s.PlaceOf(kGhost), Roof(3));
}

TEST(Robbing, AFaceDownCardIsRevealedWhenItResolves) {
  CLAUSE("ROB-1");
  Scene s(Standard(4));
  s.SetMarshal(1).Put(kGhost, Roof(2));
  s.Rob({{kBelle, kMarshal}, {kGhost, kMove, kNoSeat, true}});
  EXPECT_EQ(s.View(kSeat3).faces.pile[1], kHiddenCard) << "not before";
  s.Do(kSeat3, MarshalBack());
  s.Asks(kSeat0, Ask::kMove);
  EXPECT_EQ(s.View(kSeat3).faces.pile[1], Card::Action(kMove, 0));
  EXPECT_EQ(s.View(kNoSeat).faces.pile[1], Card::Action(kMove, 0));
}

TEST(Robbing, TheCardsBanditActsAndItsPlayerChooses) {
  CLAUSE("ROB-2");
  Scene s(Standard(4));
  s.SetMarshal(1).Put(kDjango, Inside(3));
  s.RobThenStop({{kDjango, kMove}});
  s.Asks(kSeat2, Ask::kMove);
  EXPECT_EQ(s.State().actor, kDjango);
  s.Refuses(kSeat2, act::kPass);  // What can be done must be done.
  s.Refuses(kSeat0, Forward());   // Another's bandit.
  s.Do(kSeat2, Forward());
  EXPECT_EQ(s.PlaceOf(kDjango), Inside(2));
}

TEST(Robbing, WhatCannotBeDoneHasNoEffect) {
  CLAUSE("ROB-2");
  Scene s(Standard(4));
  s.SetMarshal(1).PutAll(Inside(3)).Put(kGhost, Roof(2));
  const GameState before = s.State();
  s.WillDraw({}).RobThenStop({{kGhost, kFire}, {kGhost, kPunch}, {kGhost, kRobbery}});
  ASSERT_EQ(s.Events<HadNoEffect>().size(), 3U);
  EXPECT_EQ(s.Events<HadNoEffect>()[0].why, NoEffect::kNoTarget);
  EXPECT_EQ(s.Events<HadNoEffect>()[1].why, NoEffect::kNoTarget);
  EXPECT_EQ(s.Events<HadNoEffect>()[2].why, NoEffect::kNothingHere);
  EXPECT_TRUE(s.State().bandits == before.bandits);
  EXPECT_TRUE(s.State().purses == before.purses);
}

TEST(Robbing, OneWayHappensUnasked) {
  CLAUSE("ROB-2", "MOVE-3");
  Scene s(Standard(4));
  s.SetMarshal(2).Put(kGhost, Inside(4)).Put(kDjango, Inside(0));
  s.RobThenStop({{kGhost, kMove}, {kDjango, kMove}});
  s.Asks(kSeat3, Ask::kMarshal);  // The stopper: nobody was asked before it.
  EXPECT_EQ(s.PlaceOf(kGhost), Inside(3));
  EXPECT_EQ(s.PlaceOf(kDjango), Inside(1));
}

TEST(Robbing, AResolvedCardGoesBackToItsDeck) {
  CLAUSE("ROB-3");
  Scene s(Standard(4));
  s.SetMarshal(2).RobThenStop({{kGhost, kFloor}, {kCheyenne, kFloor}});
  EXPECT_EQ(s.DeckOf(kSeat0).Size(), 10U);
  EXPECT_EQ(s.DeckOf(kSeat1).Size(), 10U);
  EXPECT_EQ(s.DeckOf(kSeat3).Size(), 9U) << "the card that resolves now is still on the pile";
  EXPECT_TRUE(s.DiscardOf(kSeat0).Empty());
  ASSERT_EQ(s.Events<CardReturned>().size(), 2U);
  EXPECT_EQ(s.Events<CardReturned>()[0].to, kSeat0);
}

// --- Move and Floor change

TEST(Moving, InsideToAnAdjacentCar) {
  CLAUSE("MOVE-1");
  Scene s(Standard(6));
  s.SetMarshal(6).PutAll(Inside(1)).Put(kGhost, Inside(3));
  s.Rob({{kGhost, kMove}});
  EXPECT_THAT(s.Legal(kSeat0), ElementsAre(Forward(1), Backward(1)));
  s.Refuses(kSeat0, Forward(2));
  s.Refuses(kSeat0, Backward(3));
  s.Do(kSeat0, Backward());
  EXPECT_EQ(s.PlaceOf(kGhost), Inside(4)) << "still inside";
}

TEST(Moving, OnRoofsOneToThreeCars) {
  CLAUSE("MOVE-2");
  Scene s(Standard(6));
  s.SetMarshal(1).Put(kGhost, Roof(3));
  s.RobThenStop({{kGhost, kMove}});
  EXPECT_THAT(s.Legal(kSeat0), ElementsAre(Forward(1), Forward(2), Forward(3), Backward(1),
                                           Backward(2), Backward(3)));
  s.Do(kSeat0, Forward(3));
  EXPECT_EQ(s.PlaceOf(kGhost), Roof(0)) << "the locomotive counts as a car";
}

TEST(Moving, NobodyLeavesTheTrain) {
  CLAUSE("MOVE-3");
  Scene s(Standard(6));
  s.SetMarshal(3).Put(kGhost, Roof(5)).Put(kDjango, Roof(0));
  s.RobThenStop({{kGhost, kMove}, {kDjango, kMove}});
  EXPECT_THAT(s.Legal(kSeat0), ElementsAre(Forward(1), Forward(2), Forward(3), Backward(1)));
  s.Refuses(kSeat0, Backward(2));
  s.Refuses(kSeat0, act::kPass);  // You must move.
  s.Do(kSeat0, Backward(1));
  EXPECT_EQ(s.PlaceOf(kGhost), Roof(6));
  EXPECT_THAT(s.Legal(kSeat2), ElementsAre(Backward(1), Backward(2), Backward(3)));
  s.Refuses(kSeat2, Forward(1));
  s.Do(kSeat2, Backward(2));
  EXPECT_EQ(s.PlaceOf(kDjango), Roof(2));
}

TEST(Moving, IntoTheLocomotive) {
  CLAUSE("MOVE-3", "MOVE-1");
  Scene s(Standard(4));
  s.SetMarshal(2).Put(kGhost, Inside(1));
  s.Rob({{kBelle, kMarshal}, {kGhost, kMove}});
  s.Do(kSeat3, MarshalBack());
  s.Do(kSeat0, Forward());
  EXPECT_EQ(s.PlaceOf(kGhost), Inside(0));
}

TEST(Moving, FloorChange) {
  CLAUSE("FLOOR-1");
  Scene s(Standard(4));
  s.SetMarshal(2).Put(kGhost, Inside(3)).Put(kDjango, Roof(1));
  s.RobThenStop({{kGhost, kFloor}, {kDjango, kFloor}});
  EXPECT_EQ(s.PlaceOf(kGhost), Roof(3));
  EXPECT_EQ(s.PlaceOf(kDjango), Inside(1)) << "the same car";
  EXPECT_EQ(s.Wounds(kSeat2), 0);
}

// --- The marshal

TEST(Marshal, MovesOneCar) {
  CLAUSE("MARSH-1");
  Scene s(Standard(4));
  s.SetMarshal(2).PutAll(Roof(4));
  s.RobThenStop({{kGhost, kMarshal}}, {kBelle, kMove});
  s.Asks(kSeat0, Ask::kMarshal);
  EXPECT_THAT(s.Legal(kSeat0), ElementsAre(MarshalAhead(), MarshalBack()));
  s.Refuses(kSeat0, act::kPass);  // He must move.
  s.Do(kSeat0, MarshalAhead());
  EXPECT_EQ(s.MarshalCar(), 1);
}

TEST(Marshal, StaysOnTheTrain) {
  CLAUSE("MARSH-1", "ROB-2");
  Scene s(Standard(4));
  s.SetMarshal(0).PutAll(Roof(4));
  s.RobThenStop({{kGhost, kMarshal}}, {kBelle, kMove});
  s.Asks(kSeat3, Ask::kMove);
  EXPECT_EQ(s.MarshalCar(), 1) << "from the locomotive only backward";
  s.SetMarshal(4).RobThenStop({{kGhost, kMarshal}}, {kBelle, kMove});
  s.Asks(kSeat3, Ask::kMove);
  EXPECT_EQ(s.MarshalCar(), 3) << "from the caboose only forward";
  EXPECT_EQ(s.Wounds(kSeat0), 0) << "he is never on a roof";
}

TEST(Marshal, HisEntrySendsBanditsUp) {
  CLAUSE("MARSH-2");
  Scene s(Standard(4));
  s.SetMarshal(2).PutAll(Inside(4)).Put(kBelle, Inside(1)).Put(kDjango, Roof(1));
  s.RobThenStop({{kGhost, kMarshal}});
  s.Do(kSeat0, MarshalAhead());
  EXPECT_EQ(s.PlaceOf(kBelle), Roof(1));
  EXPECT_EQ(s.Wounds(kSeat3, kNeutral), 1);
  EXPECT_EQ(s.DeckOf(kSeat3).Count(Card::Bullet(kNeutral)), 1U);
  EXPECT_EQ(s.NeutralLeft(), 12);
  EXPECT_EQ(s.Wounds(kSeat2), 0) << "on the roof one is safe";
  EXPECT_EQ(s.PlaceOf(kDjango), Roof(1));
  EXPECT_EQ(s.Wounds(kSeat0), 0) << "and in another car";
}

TEST(Marshal, MetByMoving) {
  CLAUSE("MARSH-2");
  Scene s(Standard(4));
  s.SetMarshal(3).PutAll(Inside(1)).Put(kGhost, Inside(4));
  s.RobThenStop({{kGhost, kMove}});
  EXPECT_EQ(s.PlaceOf(kGhost), Roof(3));
  EXPECT_EQ(s.Wounds(kSeat0, kNeutral), 1);
  const auto moves = s.Events<BanditMoved>();
  ASSERT_EQ(moves.size(), 2U);
  EXPECT_EQ(moves[0].to, Inside(3));
  EXPECT_EQ(moves[1].cause, Cause::kMarshal);
}

TEST(Marshal, MetByFloorChange) {
  CLAUSE("MARSH-2");
  Scene s(Standard(4));
  s.SetMarshal(2).Put(kGhost, Roof(2));
  s.RobThenStop({{kGhost, kFloor}});
  EXPECT_EQ(s.PlaceOf(kGhost), Roof(2)) << "down, shot at, and up again";
  EXPECT_EQ(s.Wounds(kSeat0, kNeutral), 1);
  EXPECT_EQ(s.NeutralLeft(), 12);
}

TEST(Marshal, MetByPunch) {
  CLAUSE("MARSH-2", "PUNCH-3");
  Scene s(Standard(4));
  s.SetMarshal(2).PutAll(Inside(1)).Put(kGhost, Inside(3)).Put(kDjango, Inside(3));
  s.RobThenStop({{kGhost, kPunch}});
  s.Asks(kSeat0, Ask::kPunchPush);
  s.Do(kSeat0, act::PushTo(act::kForward));
  EXPECT_EQ(s.PlaceOf(kDjango), Roof(2));
  EXPECT_EQ(s.Wounds(kSeat2, kNeutral), 1);
  EXPECT_EQ(s.PlaceOf(kGhost), Inside(3));
}

TEST(Marshal, MetByDjangosShot) {
  CLAUSE("MARSH-2", "CHAR-DJANGO");
  Scene s(Standard(4));
  s.SetMarshal(2).PutAll(Roof(4)).Put(kDjango, Inside(4)).Put(kGhost, Inside(3));
  s.RobThenStop({{kDjango, kFire}});
  EXPECT_EQ(s.PlaceOf(kGhost), Roof(2));
  EXPECT_EQ(s.Wounds(kSeat0, From(kDjango)), 1);
  EXPECT_EQ(s.Wounds(kSeat0, kNeutral), 1);
}

TEST(Marshal, MeetsSeveralAtOnce) {
  CLAUSE("MARSH-3");
  Scene s(Standard(4));
  s.SetMarshal(2).PutAll(Inside(1)).Put(kBelle, Inside(4)).Neutral(3, kSeat3);
  s.RobThenStop({{kBelle, kMarshal}});
  s.Do(kSeat3, MarshalAhead());
  for (const Seat seat : {kSeat0, kSeat1, kSeat2}) EXPECT_EQ(s.Wounds(seat), 1);
  for (const Bandit b : {kGhost, kCheyenne, kDjango}) EXPECT_EQ(s.PlaceOf(b), Roof(1));
  EXPECT_EQ(s.NeutralLeft(), 0);
}

TEST(Neutral, TooFewForAllMeansNoneForAny) {
  CLAUSE("NEUT-1", "MARSH-3", "DEF-5");
  for (const Edition edition : kBothEditions) {
    Scene s(Standard(4, edition));
    s.SetMarshal(2).PutAll(Inside(1)).Put(kBelle, Inside(4)).Neutral(2, kSeat3);
    s.RobThenStop({{kBelle, kMarshal}});
    s.Do(kSeat3, MarshalAhead());
    for (const Seat seat : {kSeat0, kSeat1, kSeat2}) EXPECT_EQ(s.Wounds(seat), 0);
    for (const Bandit b : {kGhost, kCheyenne, kDjango}) EXPECT_EQ(s.PlaceOf(b), Roof(1));
    EXPECT_EQ(s.NeutralLeft(), edition == Edition::k2014 ? 0 : 2);
    ASSERT_EQ(s.Events<SupplyShort>().size(), 1U);
    EXPECT_EQ(s.Events<SupplyShort>()[0].due, 3);
    EXPECT_EQ(s.Events<SupplyShort>()[0].left, edition == Edition::k2014 ? 0 : 2);
  }
}

TEST(Neutral, WhatStaysServesTheNextMoment) {
  CLAUSE("NEUT-1", "DEF-5");
  for (const Edition edition : kBothEditions) {
    Scene s(Standard(4, edition));
    s.SetMarshal(3).Put(kGhost, Inside(2)).Put(kCheyenne, Inside(2)).Put(kBelle, Inside(1));
    s.Put(kDjango, Inside(4)).Neutral(1, kSeat2);
    s.RobThenStop({{kGhost, kMarshal}, {kCheyenne, kMarshal}}, {kDjango, kMarshal});
    s.Do(kSeat0, MarshalAhead());  // Two in car 2: nobody gets one.
    s.Do(kSeat1, MarshalAhead());  // One in car 1: another moment.
    EXPECT_EQ(s.Wounds(kSeat0) + s.Wounds(kSeat1), 0);
    EXPECT_EQ(s.Wounds(kSeat3), edition == Edition::k2014 ? 0 : 1);
    EXPECT_EQ(s.PlaceOf(kBelle), Roof(1));
    EXPECT_EQ(s.NeutralLeft(), 0);
  }
}

TEST(Neutral, TheSameHoldsForEvents) {
  CLAUSE("NEUT-1", "EV-REBELLION");
  for (const Edition edition : kBothEditions) {
    Scene s(Standard(4, edition));
    s.RoundCardIs("rebellion_24").PutAll(Inside(2)).Neutral(3, kSeat3);
    s.RunEvent();
    EXPECT_EQ(s.Wounds(kSeat0), 0) << "four were due, three were left";
    EXPECT_EQ(s.Wounds(kSeat3), 10);
    EXPECT_EQ(s.NeutralLeft(), edition == Edition::k2014 ? 0 : 3);
  }
}

}  // namespace
}  // namespace folsom
