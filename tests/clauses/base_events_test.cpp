// Section 8 of docs/rules.md: what happens after Stealin'.
#include "support/scene.h"
#include "support/scene_extra.h"

namespace folsom {
namespace {

using enum Bandit;
using enum CardKind;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

TEST(Events, HappenAfterTheLastCard) {
  CLAUSE("EV-1");
  Scene s(Standard(4));
  s.RoundCardIs("braking_24").SetMarshal(1).Put(kGhost, Inside(3)).Rob({{kGhost, kFloor}});
  EXPECT_EQ(s.PlaceOf(kGhost), Roof(2)) << "first up, then the train brakes";
  std::size_t returned = 0;
  std::size_t began = 0;
  for (std::size_t i = 0; i < s.History().size(); ++i) {
    if (std::holds_alternative<CardReturned>(s.History()[i].event)) returned = i;
    if (std::holds_alternative<EventBegan>(s.History()[i].event)) began = i;
  }
  EXPECT_LT(returned, began);
  EXPECT_EQ(s.Events<EventBegan>().at(0).event, RoundEvent::kBraking);
}

TEST(Events, SomeRoundsHaveNone) {
  CLAUSE("EV-1");
  Scene s(Standard(4));
  s.RoundCardIs("bridge_24").SetMarshal(1).Put(kGhost, Roof(1)).Put(kCheyenne, Roof(3));
  s.RunEvent();
  EXPECT_THAT(s.Events<EventBegan>(), IsEmpty());
  EXPECT_THAT(s.Events<BanditMoved>(), IsEmpty());
  EXPECT_EQ(s.MarshalCar(), 1);
  EXPECT_EQ(s.NeutralLeft(), 13);
}

// --- Angry marshal

TEST(AngryMarshal, ShootsAtHisRoofAndMovesBackward) {
  CLAUSE("EV-ANGRY", "MARSH-2");
  for (const Edition edition : kBothEditions) {
    Scene s(Standard(4, edition));
    s.RoundCardIs("angry_marshal_24").SetMarshal(1);
    s.Put(kGhost, Roof(1)).Put(kCheyenne, Inside(2)).Put(kDjango, Roof(2)).Put(kBelle, Inside(3));
    s.RunEvent();
    EXPECT_EQ(s.MarshalCar(), 2);
    EXPECT_EQ(s.Wounds(kSeat0), 1);
    EXPECT_EQ(s.PlaceOf(kGhost), Roof(1)) << "shot at, not moved";
    EXPECT_EQ(s.Wounds(kSeat1), 1) << "met by his move";
    EXPECT_EQ(s.PlaceOf(kCheyenne), Roof(2));
    EXPECT_EQ(s.Wounds(kSeat2), 0) << "he shot before he moved";
    EXPECT_EQ(s.Wounds(kSeat3), 0);
    EXPECT_EQ(s.NeutralLeft(), 11);
  }
}

TEST(AngryMarshal, StaysInTheCaboose) {
  CLAUSE("EV-ANGRY");
  Scene s(Standard(4));
  s.RoundCardIs("angry_marshal_24").SetMarshal(4).PutAll(Inside(3)).Put(kGhost, Roof(4));
  s.RunEvent();
  EXPECT_EQ(s.MarshalCar(), 4);
  EXPECT_EQ(s.Wounds(kSeat0), 1);
  EXPECT_EQ(s.NeutralLeft(), 12) << "nobody else";
}

TEST(AngryMarshal, HisShotsAreOneMoment) {
  CLAUSE("EV-ANGRY", "NEUT-1", "DEF-5");
  for (const Edition edition : kBothEditions) {
    Scene s(Standard(4, edition));
    s.RoundCardIs("angry_marshal_24").SetMarshal(1).Neutral(1, kSeat3);
    s.Put(kGhost, Roof(1)).Put(kCheyenne, Roof(1)).Put(kDjango, Inside(2)).Put(kBelle, Inside(4));
    s.RunEvent();
    EXPECT_EQ(s.Wounds(kSeat0) + s.Wounds(kSeat1), 0);
    EXPECT_EQ(s.Wounds(kSeat2), edition == Edition::k2014 ? 0 : 1) << "his move is another";
    EXPECT_EQ(s.PlaceOf(kDjango), Roof(2));
  }
}

// --- Swivel arm, braking, take it all, rebellion

TEST(SwivelArm, SweepsTheRoofs) {
  CLAUSE("EV-SWIVEL");
  Scene s(Standard(4));
  s.RoundCardIs("swivel_arm_24").SetMarshal(4);
  s.Put(kGhost, Roof(0)).Put(kCheyenne, Roof(2)).Put(kDjango, Inside(2)).Put(kBelle, Roof(4));
  s.RunEvent();
  EXPECT_EQ(s.PlaceOf(kGhost), Roof(4));
  EXPECT_EQ(s.PlaceOf(kCheyenne), Roof(4));
  EXPECT_EQ(s.PlaceOf(kBelle), Roof(4));
  EXPECT_EQ(s.PlaceOf(kDjango), Inside(2)) << "inside nothing happens";
  EXPECT_EQ(s.NeutralLeft(), 13);
}

TEST(Braking, ThrowsRoofsOneCarForward) {
  CLAUSE("EV-BRAKING");
  Scene s(Standard(4));
  s.RoundCardIs("braking_24").SetMarshal(2);
  s.Put(kGhost, Roof(0)).Put(kCheyenne, Roof(1)).Put(kDjango, Roof(4)).Put(kBelle, Inside(3));
  s.RunEvent();
  EXPECT_EQ(s.PlaceOf(kGhost), Roof(0)) << "on the locomotive it stays";
  EXPECT_EQ(s.PlaceOf(kCheyenne), Roof(0));
  EXPECT_EQ(s.PlaceOf(kDjango), Roof(3)) << "one car, once";
  EXPECT_EQ(s.PlaceOf(kBelle), Inside(3));
}

TEST(TakeItAll, PutsTheSecondStrongboxBesideTheMarshal) {
  CLAUSE("EV-TAKEALL", "SET-5");
  Scene s(Standard(4));
  s.RoundCardIs("take_it_all_24").SetMarshal(2).RunEvent();
  EXPECT_EQ(s.StrongboxesAt(Inside(2)), 1);
  EXPECT_EQ(s.StrongboxesAt(Inside(0)), 1) << "the first stays where it is";
  EXPECT_EQ(s.StrongboxesAt(Roof(2)), 0);
  EXPECT_EQ(s.State().strongbox_waits, 0);
}

TEST(Rebellion, ShootsAtEverybodyInside) {
  CLAUSE("EV-REBELLION");
  Scene s(Standard(4));
  s.RoundCardIs("rebellion_24").SetMarshal(2);
  s.Put(kGhost, Inside(0)).Put(kCheyenne, Inside(4)).Put(kDjango, Roof(4)).Put(kBelle, Roof(2));
  s.RunEvent();
  EXPECT_EQ(s.Wounds(kSeat0, kNeutral), 1) << "the locomotive is a car";
  EXPECT_EQ(s.Wounds(kSeat1, kNeutral), 1);
  EXPECT_EQ(s.Wounds(kSeat2) + s.Wounds(kSeat3), 0);
  EXPECT_EQ(s.PlaceOf(kGhost), Inside(0)) << "nobody moves";
  EXPECT_EQ(s.NeutralLeft(), 11);
}

// --- Stations

TEST(Pickpocketing, WhoIsAloneMayTakeAPurse) {
  CLAUSE("EV-PICKPOCKET");
  Scene s(Standard(4));
  s.RoundCardIs("pickpocketing").SetMarshal(0).FirstIs(kSeat2);
  s.Put(kGhost, Inside(2)).Put(kCheyenne, Inside(4)).Put(kDjango, Inside(1)).Put(kBelle, Roof(4));
  s.RunEvent();
  s.Asks(kSeat2, Ask::kPickpocket);  // In player order.
  EXPECT_THAT(s.Legal(kSeat2), ElementsAre(act::kPass, act::kRobUnheldPurse));
  s.WillDraw({draws::Purse(500)}).Do(kSeat2, act::kRobUnheldPurse);
  s.Asks(kSeat0, Ask::kPickpocket);  // Not Belle: no purse lies on the caboose's roof.
  EXPECT_THAT(s.Legal(kSeat0), ElementsAre(act::kPass, act::kRobUnheldPurse)) << "no jewels";
  s.Do(kSeat0, act::kPass);  // "May".
  s.Asks(kSeat1, Ask::kPickpocket);
  EXPECT_EQ(s.State().phase, Phase::kEvent) << "also while the last one is asked";
  s.WillDraw({draws::Purse(300)}).Do(kSeat1, act::kRobUnheldPurse);
  EXPECT_EQ(s.State().phase, Phase::kOver);
  EXPECT_THAT(s.PursesOf(kDjango), ElementsAre(250, 500));
  EXPECT_THAT(s.PursesOf(kGhost), ElementsAre(250));
  EXPECT_THAT(s.PursesOf(kCheyenne), ElementsAre(250, 300)) << "one purse of three";
  EXPECT_EQ(s.PurseSlotsAt(Inside(4)).size(), 2U);
}

TEST(Pickpocketing, TwoAtOnePlaceAreNotAlone) {
  CLAUSE("EV-PICKPOCKET");
  Scene s(Standard(4));
  s.RoundCardIs("pickpocketing").PutAll(Inside(4)).RunEvent();
  EXPECT_EQ(s.State().phase, Phase::kOver) << "nobody was asked";
  EXPECT_THAT(s.Events<LootTaken>(), IsEmpty());
}

TEST(Pickpocketing, APartnerIsCompanyAndTheMarshalIsNot) {
  CLAUSE("EV-PICKPOCKET");
  Scene s(Duo14());  // Cheyenne and Tuco, Django and Doc.
  s.RoundCardIs("pickpocketing").SetMarshal(1);
  s.Put(kCheyenne, Inside(4)).Put(kTuco, Inside(4)).Put(kDjango, Roof(1)).Put(kDoc, Roof(0));
  const std::size_t purse = s.PurseAt(Roof(1), 400, {});
  s.RunEvent();
  s.Asks(kSeat1, Ask::kPickpocket);
  EXPECT_EQ(s.State().actor, kDjango);
  EXPECT_THAT(s.Legal(kSeat1), ElementsAre(act::kPass, act::RobPurse(purse)));
  s.Do(kSeat1, act::RobPurse(purse));
  EXPECT_EQ(s.Purse(purse).spot, Spot::On(kDjango));
  EXPECT_EQ(s.State().phase, Phase::kOver) << "the partners in car 4 were not asked";
}

TEST(Pickpocketing, AGuardIsNoCompany) {
  CLAUSE("EV-PICKPOCKET");
  Scene s(WithHorses(Standard(4)));
  s.RoundCardIs("pickpocketing").PutAll(Inside(4)).Put(kGhost, kCoachRoof);
  const std::size_t purse = s.PurseAt(kCoachRoof, 400, {});
  s.RunEvent();
  s.Asks(kSeat0, Ask::kPickpocket);
  s.Do(kSeat0, act::RobPurse(purse));
  EXPECT_EQ(s.Purse(purse).spot, Spot::On(kGhost));
}

TEST(Revenge, TakesTheLeastValuablePurse) {
  CLAUSE("EV-REVENGE");
  Scene s(Standard(4));
  s.RoundCardIs("revenge").SetMarshal(2).PutAll(Roof(3)).Put(kGhost, Roof(2)).Put(kBelle, Roof(2));
  s.NoPurses(kGhost).NoPurses(kBelle).Jewels(kBelle, 2);
  s.GivePurse(kGhost, 500);
  s.GivePurse(kGhost, 300);
  s.GivePurse(kGhost, 400);
  s.RunEvent();
  EXPECT_THAT(s.PursesOf(kGhost), ElementsAre(400, 500));
  EXPECT_EQ(s.JewelsOf(kBelle), 2) << "no purse, nothing lost";
  EXPECT_THAT(s.PursesOf(kCheyenne), ElementsAre(250)) << "on another roof";
  EXPECT_THAT(s.PurseSlotsAt(Roof(2)), IsEmpty()) << "it leaves the game";
  ASSERT_EQ(s.Events<PurseLost>().size(), 1U);
  EXPECT_EQ(s.Events<PurseLost>()[0].value, PurseValue::k300);
  EXPECT_EQ(s.NeutralLeft(), 13) << "no bullets";
}

TEST(Revenge, TakesOneOfTwoEqualPurses) {
  CLAUSE("EV-REVENGE");
  Scene s(Standard(4));
  s.RoundCardIs("revenge").SetMarshal(2).PutAll(Inside(3)).Put(kGhost, Roof(2));
  s.GivePurse(kGhost, 250);
  s.RunEvent();
  EXPECT_THAT(s.PursesOf(kGhost), ElementsAre(250));
}

TEST(Conductor, PaysEverybodyInOrOnTheLocomotive) {
  CLAUSE("EV-HOSTAGE");
  Scene s(Standard(4));
  s.RoundCardIs("conductor").SetMarshal(3);
  s.Put(kGhost, Inside(0)).Put(kCheyenne, Roof(0)).Put(kDjango, Inside(1)).Put(kBelle, Roof(1));
  const Score before = s.Result();
  s.RunEvent();
  const Score after = s.Result();
  EXPECT_EQ(after.seats[0].total - before.seats[0].total, 250);
  EXPECT_EQ(after.seats[1].total - before.seats[1].total, 250);
  EXPECT_EQ(after.seats[2].total, before.seats[2].total);
  EXPECT_EQ(after.seats[3].total, before.seats[3].total);
  EXPECT_THAT(s.PursesOf(kGhost), ElementsAre(250)) << "a sum, not a purse";
}

TEST(Conductor, IsNoPurseForThePokerPlayer) {
  CLAUSE("EV-HOSTAGE");
  Scene s(WithHorses(Standard(4)));
  s.RoundCardIs("conductor").SetMarshal(3).PutAll(Inside(4)).Put(kGhost, Inside(0));
  s.GiveHostage(kGhost, Hostage::kPokerPlayer).RunEvent();
  const Score score = s.Result();
  EXPECT_EQ(score.bandits[Index(kGhost)].conductor, 250);
  EXPECT_EQ(score.bandits[Index(kGhost)].ransom, 250) << "for the one purse";
}

// --- The stagecoach

// Ghost inside the stagecoach with a hostage, Cheyenne on its roof beside the guard.
void StageCoach(Scene& s, std::string_view key) {
  s.RoundCardIs(key).SetMarshal(4).Coach(2).PutAll(Inside(1));
  s.Put(kGhost, kCoachInside).GiveHostage(kGhost, Hostage::kBanker).Put(kCheyenne, kCoachRoof);
}

TEST(EventsAndStagecoach, SwivelArmAndBrakingDoNotReachIt) {
  CLAUSE("EV-COACH");
  for (const char* key : {"swivel_arm_24", "braking_24"}) {
    Scene s(WithHorses(Standard(4)));
    StageCoach(s, key);
    s.Put(kDjango, Roof(3)).RunEvent();
    EXPECT_NE(s.PlaceOf(kDjango), Roof(3)) << "the train's roofs are swept";
    EXPECT_EQ(s.PlaceOf(kGhost), kCoachInside);
    EXPECT_EQ(s.PlaceOf(kCheyenne), kCoachRoof);
    EXPECT_EQ(s.State().horses.guard, Guard::kOnCoach);
  }
}

TEST(EventsAndStagecoach, RebellionDoesNotReachIt) {
  CLAUSE("EV-COACH");
  Scene s(WithHorses(Standard(4)));
  StageCoach(s, "rebellion_24");
  s.RunEvent();
  EXPECT_EQ(s.Wounds(kSeat0) + s.Wounds(kSeat1), 0);
  EXPECT_EQ(s.Wounds(kSeat2), 1);
  EXPECT_EQ(s.Wounds(kSeat3), 1);
}

TEST(EventsAndStagecoach, TheGuardIsNeverMoved) {
  CLAUSE("EV-COACH");
  for (const char* key : {"swivel_arm_24", "braking_24"}) {
    Scene s(WithHorses(Standard(4)));
    s.RoundCardIs(key).SetMarshal(4).Coach(1).PutAll(Inside(2)).GuardOnTrain();
    s.RunEvent();
    ASSERT_EQ(s.Events<GuardMoved>().size(), 1U) << "only at the round's end (GUARD-7)";
    EXPECT_EQ(s.Events<GuardMoved>()[0].from, Roof(1));
    EXPECT_EQ(s.Events<GuardMoved>()[0].to, Roof(2));
  }
}

}  // namespace
}  // namespace folsom
