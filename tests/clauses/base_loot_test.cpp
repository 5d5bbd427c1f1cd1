// Section 6 of docs/rules.md: Robbery, what is known of purses, and Punch.
#include "support/scene.h"

namespace folsom {
namespace {

using enum Bandit;
using enum CardKind;
using act::Knock;
using act::PushTo;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

// --- Robbery

TEST(Robbery, TakesOneTokenOfTheRobbersChoice) {
  CLAUSE("LOOT-1");
  Scene s(Standard(4));  // Car 2: a purse and a jewel.
  s.SetMarshal(1).Put(kGhost, Inside(2)).StrongboxAt(Inside(2));
  s.RobThenStop({{kGhost, kRobbery}});
  EXPECT_THAT(s.Legal(kSeat0),
              ElementsAre(act::kRobUnheldPurse, act::kRobJewel, act::kRobStrongbox));
  s.Refuses(kSeat0, act::kPass);
  s.WillDraw({}).Do(kSeat0, act::kRobJewel);
  EXPECT_EQ(s.JewelsOf(kGhost), 1);
  EXPECT_EQ(s.JewelsAt(Inside(2)), 0);
  EXPECT_EQ(s.StrongboxesAt(Inside(2)), 1) << "one token only";
  EXPECT_EQ(s.PurseSlotsAt(Inside(2)).size(), 1U);
}

TEST(Robbery, TakesAStrongbox) {
  CLAUSE("LOOT-1");
  Scene s(Standard(4));
  s.SetMarshal(1).Put(kGhost, Inside(0));
  s.RobThenStop({{kGhost, kRobbery}});
  EXPECT_EQ(s.StrongboxesOf(kGhost), 1) << "the only thing there, so unasked";
  EXPECT_EQ(s.StrongboxesAt(Inside(0)), 0);
  EXPECT_EQ(s.State().strongbox_waits, 1);
}

TEST(Robbery, TakesAPurseUnseen) {
  CLAUSE("LOOT-1", "LOOT-3");
  Scene s(Standard(4));
  s.SetMarshal(2).Put(kGhost, Inside(1));
  s.WillDraw({draws::Purse(450)}).RobThenStop({{kGhost, kRobbery}});
  EXPECT_THAT(s.PursesOf(kGhost), ElementsAre(250, 450));
  EXPECT_THAT(s.PurseSlotsAt(Inside(1)), IsEmpty());
  // The value came out of what nobody had seen: every purse not among the four starting ones.
  ASSERT_EQ(s.Drawn().size(), 1U);
  int weight = 0;
  for (const Outcome& o : s.Drawn()[0].options) weight += o.weight;
  EXPECT_EQ(weight, 14);
}

TEST(Robbery, NothingThereNoEffect) {
  CLAUSE("LOOT-1");
  Scene s(Standard(4));
  s.SetMarshal(2).Put(kGhost, Roof(3));
  s.WillDraw({}).RobThenStop({{kGhost, kRobbery}});
  ASSERT_EQ(s.Events<HadNoEffect>().size(), 1U);
  EXPECT_EQ(s.Events<HadNoEffect>()[0].why, NoEffect::kNothingHere);
}

TEST(Robbery, InsideAndRoofAreDifferentPlaces) {
  CLAUSE("LOOT-2");
  Scene s(Standard(4));
  s.SetMarshal(2).Put(kGhost, Roof(3)).Put(kCheyenne, Inside(3));
  const std::size_t above = s.PurseAt(Roof(3));
  s.WillDraw({draws::Purse(300)}).RobThenStop({{kGhost, kRobbery}, {kCheyenne, kRobbery}});
  EXPECT_EQ(s.Purse(above).spot, Spot::On(kGhost)) << "not the jewels inside";
  EXPECT_EQ(s.JewelsOf(kCheyenne), 1) << "not the purse on the roof";
}

TEST(Robbery, OnlyTheHolderSeesAPursesValue) {
  CLAUSE("LOOT-3");
  Scene s(Standard(4));
  s.SetMarshal(1).Put(kGhost, Inside(2)).Put(kCheyenne, Inside(3));
  const std::size_t slot = s.PurseSlotsAt(Inside(2)).at(0);
  s.RobThenStop({{kGhost, kRobbery}, {kCheyenne, kRobbery}});
  s.WillDraw({draws::Purse(500)}).Do(kSeat0, act::kRobUnheldPurse);
  EXPECT_EQ(s.View(kSeat0).faces.purses[slot], PurseValue::k500);
  EXPECT_EQ(s.View(kSeat1).faces.purses[slot], PurseValue::kNone);
  EXPECT_EQ(s.View(kNoSeat).faces.purses[slot], PurseValue::kNone);
  EXPECT_EQ(s.View(kSeat1).purses[slot].spot, Spot::On(kGhost)) << "where it is is public";
  EXPECT_EQ(s.View(kSeat2).bandits[Index(kCheyenne)].jewels, 1) << "jewels are public";
  const LootTaken taken = s.Events<LootTaken>().at(0);
  EXPECT_EQ(taken.value, PurseValue::k500);
  EXPECT_EQ(std::get<LootTaken>(Redacted(taken, kSeat1)).value, PurseValue::kNone);
}

TEST(Robbery, ChoosesAParticularPurseThatWasHeldBefore) {
  CLAUSE("LOOT-4");
  Scene s(Standard(4));
  s.ClearFloors(kBelle).SetMarshal(2).Put(kGhost, Inside(1));
  const std::size_t a = s.PurseAt(Inside(1), 300, SeatMask::Only(kSeat0));
  const std::size_t b = s.PurseAt(Inside(1), 500, SeatMask::Only(kSeat1));
  s.PurseAt(Inside(1));
  s.RobThenStop({{kGhost, kRobbery}});
  EXPECT_EQ(s.View(kSeat0).faces.purses[a], PurseValue::k300) << "he held it once";
  EXPECT_EQ(s.View(kSeat0).faces.purses[b], PurseValue::kNone);
  EXPECT_THAT(s.Legal(kSeat0), ElementsAre(act::kRobUnheldPurse, act::RobPurse(std::min(a, b)),
                                           act::RobPurse(std::max(a, b))));
  s.WillDraw({}).Do(kSeat0, act::RobPurse(b));
  EXPECT_EQ(s.Purse(b).spot, Spot::On(kGhost));
  EXPECT_EQ(s.State().faces.purses[b], PurseValue::k500);
  EXPECT_TRUE(s.Purse(b).knowers.Has(kSeat0)) << "now he sees it";
  EXPECT_TRUE(s.Purse(b).knowers.Has(kSeat1)) << "who ever held it still knows";
  EXPECT_FALSE(s.Purse(b).knowers.Has(kSeat2));
  EXPECT_EQ(s.Purse(a).spot, Spot::At(Inside(1)));
}

TEST(Robbery, PursesNobodyHeldAreOneChoice) {
  CLAUSE("LOOT-6");
  Scene s(Standard(4));  // Car 4: three purses.
  s.SetMarshal(2).Put(kGhost, Inside(4));
  s.WillDraw({draws::Purse(250)}).RobThenStop({{kGhost, kRobbery}});
  s.Asks(kSeat3, Ask::kMarshal);  // One choice is no question.
  EXPECT_THAT(s.PursesOf(kGhost), ElementsAre(250, 250));
  EXPECT_EQ(s.PurseSlotsAt(Inside(4)).size(), 2U);
  s.PurseAt(Inside(4), 300, {});
  s.RobThenStop({{kGhost, kRobbery}});
  EXPECT_EQ(s.Legal(kSeat0).size(), 2U) << "one that was held is told apart";
}

TEST(Robbery, FullFlasksNobodyHeldAreOneChoice) {
  CLAUSE("LOOT-6");
  Scene s(WithHorses(Standard(4)));
  s.ClearFloors(kBelle).SetMarshal(2).Put(kGhost, Inside(3));
  s.FlaskAt(Inside(3));
  s.FlaskAt(Inside(3));
  s.WillDraw({draws::Flask(FlaskKind::kWhiskey)}).RobThenStop({{kGhost, kRobbery}});
  s.Asks(kSeat3, Ask::kMarshal);
  ASSERT_EQ(s.Events<LootTaken>().size(), 1U);
  EXPECT_EQ(s.Events<LootTaken>()[0].loot, LootKind::kFullFlask);
}

// --- Punch

// Ghost punches Django at `place`; all others are far away on the roof of the locomotive.
void Stage(Scene& s, Place place) { s.PutAll(Roof(0)).Put(kGhost, place).Put(kDjango, place); }

TEST(Punching, ChoosesAnotherBanditAtThePlace) {
  CLAUSE("PUNCH-1");
  Scene s(Standard(4));
  s.SetMarshal(1).Put(kGhost, Inside(3)).Put(kCheyenne, Inside(3)).Put(kDjango, Inside(3));
  s.Put(kBelle, Roof(3));
  s.RobThenStop({{kGhost, kPunch}});
  s.Asks(kSeat0, Ask::kPunch);
  EXPECT_THAT(s.Legal(kSeat0), ElementsAre(act::Punch(kCheyenne), act::Punch(kDjango)));
  s.Refuses(kSeat0, act::Punch(kGhost));  // Another bandit,
  s.Refuses(kSeat0, act::Punch(kBelle));  // at the same place.
  s.Do(kSeat0, act::Punch(kCheyenne));
  EXPECT_THAT(s.PursesOf(kCheyenne), IsEmpty());
  EXPECT_THAT(s.PursesOf(kDjango), ElementsAre(250));
}

TEST(Punching, ThePuncherChoosesTheKind) {
  CLAUSE("PUNCH-1", "LOOT-4");
  Scene s(Standard(4));
  s.SetMarshal(2).Jewels(kDjango, 1).GiveStrongbox(kDjango).GivePurse(kDjango, 400);
  Stage(s, Inside(3));
  s.RobThenStop({{kGhost, kPunch}});
  s.Asks(kSeat0, Ask::kPunchLoot);
  EXPECT_THAT(s.Legal(kSeat0), ElementsAre(Knock(LootKind::kPurse), Knock(LootKind::kJewel),
                                           Knock(LootKind::kStrongbox)))
      << "two purses are one choice: they lie mixed";
  s.Do(kSeat0, Knock(LootKind::kStrongbox));
  EXPECT_EQ(s.StrongboxesOf(kDjango), 0);
  EXPECT_EQ(s.StrongboxesAt(Inside(3)), 1);
  EXPECT_EQ(s.JewelsOf(kDjango), 1) << "one token only";
  EXPECT_THAT(s.PursesOf(kDjango), ElementsAre(250, 400));
}

TEST(Punching, FullAndHalfFullFlasksAreKindsToo) {
  CLAUSE("PUNCH-1");
  Scene s(WithHorses(Standard(4)));
  s.SetMarshal(2).NoPurses(kDjango).Coach(4);
  Stage(s, Inside(3));
  const std::size_t full = s.GiveFlask(kDjango, FlaskKind::kWhiskey);
  const std::size_t half = s.GiveFlask(kDjango, FlaskKind::kOldWhiskey, true);
  s.RobThenStop({{kGhost, kPunch}});
  EXPECT_THAT(s.Legal(kSeat0),
              ElementsAre(Knock(LootKind::kFullFlask), Knock(LootKind::kHalfFlask)));
  s.Do(kSeat0, Knock(LootKind::kHalfFlask));
  EXPECT_EQ(s.Flask(half).spot, Spot::At(Inside(3)));
  EXPECT_EQ(s.Flask(full).spot, Spot::On(kDjango));
}

TEST(Punching, ChanceDecidesWhichPurseFalls) {
  CLAUSE("LOOT-4", "LOOT-5", "PUNCH-1");
  Scene s(Standard(4));
  s.SetMarshal(2).GivePurse(kDjango, 400);
  Stage(s, Inside(3));
  s.WillDraw({draws::FallenPurse(400)}).RobThenStop({{kGhost, kPunch}});
  EXPECT_THAT(s.PursesOf(kDjango), ElementsAre(250));
  ASSERT_EQ(s.Drawn().size(), 1U);
  EXPECT_EQ(s.Drawn()[0].options.size(), 2U);
  EXPECT_EQ(s.Drawn()[0].options[0].weight, s.Drawn()[0].options[1].weight);
  const std::size_t fallen = s.PurseSlotsAt(Inside(3)).at(0);
  EXPECT_EQ(s.State().faces.purses[fallen], PurseValue::k400);
}

TEST(Punching, AllKnowAStartingPurse) {
  CLAUSE("LOOT-5");
  Scene s(Standard(4));
  for (const Seat viewer : {kSeat0, kSeat1, kSeat2, kSeat3}) {
    const SeatView view = s.View(viewer);
    for (std::size_t i = 0; i < kPurses; ++i) {
      const bool on_card = view.purses[i].spot.IsCard();
      EXPECT_EQ(view.faces.purses[i], on_card ? PurseValue::k250 : PurseValue::kNone);
    }
  }
}

TEST(Punching, TheOnlyPurseOfACardStaysKnown) {
  CLAUSE("LOOT-5", "LOOT-4");
  Scene s(Standard(4));
  s.SetMarshal(2);
  Stage(s, Inside(3));
  s.WillDraw({}).RobThenStop({{kGhost, kPunch}});
  const std::size_t fallen = s.PurseSlotsAt(Inside(3)).at(0);
  EXPECT_EQ(s.State().faces.purses[fallen], PurseValue::k250);
  EXPECT_EQ(s.Purse(fallen).knowers, kEveryone) << "it was known to all and alone on its card";
}

TEST(Punching, KnowledgeIsLostWhenOneOfSeveralFalls) {
  CLAUSE("LOOT-5");
  Scene s(Standard(4));
  s.SetMarshal(2);
  const std::size_t once_ghosts = s.GivePurse(kDjango, 400);
  s.Truth().purses[once_ghosts].knowers.Add(kSeat0);
  Stage(s, Inside(3));
  EXPECT_EQ(s.View(kSeat0).faces.purses[once_ghosts], PurseValue::k400) << "kept until now";
  s.WillDraw({draws::FallenPurse(250)}).RobThenStop({{kGhost, kPunch}});
  const std::size_t fallen = s.PurseSlotsAt(Inside(3)).at(0);
  EXPECT_EQ(s.Purse(fallen).knowers, SeatMask::Only(kSeat2)) << "the fallen one included";
  for (std::size_t i = 0; i < kPurses; ++i) {
    if (s.Purse(i).spot != Spot::On(kDjango)) continue;
    EXPECT_EQ(s.State().faces.purses[i], PurseValue::k400);
    EXPECT_EQ(s.Purse(i).knowers, SeatMask::Only(kSeat2));
  }
  EXPECT_EQ(s.View(kSeat0).faces.purses[fallen], PurseValue::kNone);
  EXPECT_EQ(s.View(kSeat2).faces.purses[fallen], PurseValue::k250);
}

TEST(Punching, AnotherCardsPursesAreNotMixed) {
  CLAUSE("LOOT-5");
  Scene s(Standard(4));
  s.SetMarshal(2).GivePurse(kDjango, 400);
  const std::size_t other = s.GivePurse(kBelle, 500);
  Stage(s, Inside(3));
  s.WillDraw({draws::FallenPurse(400)}).RobThenStop({{kGhost, kPunch}});
  EXPECT_EQ(s.Purse(other).knowers, SeatMask::Only(kSeat3));
  for (std::size_t i = 0; i < kPurses; ++i) {
    if (s.Purse(i).spot == Spot::On(kBelle) && s.State().faces.purses[i] == PurseValue::k250) {
      EXPECT_EQ(s.Purse(i).knowers, kEveryone);
    }
  }
}

TEST(Punching, TheTokenDropsWhereThePunchWas) {
  CLAUSE("PUNCH-2", "PUNCH-3");
  Scene s(Standard(4));
  s.SetMarshal(3).NoPurses(kDjango).GivePurse(kDjango, 350);
  Stage(s, Roof(2));
  s.RobThenStop({{kGhost, kPunch}});
  s.Do(kSeat0, PushTo(act::kBackward));
  const std::size_t slot = s.PurseSlotsAt(Roof(2)).at(0);
  EXPECT_EQ(s.View(kSeat0).faces.purses[slot], PurseValue::kNone) << "no looking at it";
  EXPECT_EQ(s.View(kSeat2).faces.purses[slot], PurseValue::k350);
  EXPECT_EQ(s.PlaceOf(kDjango), Roof(3));
  EXPECT_THAT(s.PurseSlotsAt(Roof(3)), IsEmpty()) << "not where the target goes";
  EXPECT_THAT(s.PursesOf(kGhost), ElementsAre(250)) << "nor to the puncher";
}

TEST(Punching, TargetTokenDropDirection) {
  CLAUSE("PUNCH-3");
  Scene s(Standard(4));
  s.SetMarshal(1).PutAll(Inside(3)).Put(kBelle, Roof(3)).Jewels(kCheyenne, 1);
  s.RobThenStop({{kGhost, kPunch}});
  s.Asks(kSeat0, Ask::kPunch);
  s.Do(kSeat0, act::Punch(kCheyenne));
  s.Asks(kSeat0, Ask::kPunchLoot);
  s.Do(kSeat0, Knock(LootKind::kJewel));
  s.Asks(kSeat0, Ask::kPunchPush);
  EXPECT_EQ(s.JewelsAt(Inside(3)), 3 + 1) << "dropped before the direction is chosen";
  EXPECT_EQ(s.PlaceOf(kCheyenne), Inside(3));
  EXPECT_THAT(s.Legal(kSeat0), ElementsAre(PushTo(act::kForward), PushTo(act::kBackward)));
  s.Refuses(kSeat0, act::kPushOver);
  s.Do(kSeat0, PushTo(act::kForward));
  EXPECT_EQ(s.PlaceOf(kCheyenne), Inside(2));
}

TEST(Punching, AtTheEndsThereIsOneDirection) {
  CLAUSE("PUNCH-3");
  Scene s(Standard(4));
  s.SetMarshal(2).PutAll(Roof(2)).Put(kGhost, Inside(0)).Put(kDjango, Inside(0));
  s.RobThenStop({{kGhost, kPunch}});
  s.Asks(kSeat3, Ask::kMarshal);
  EXPECT_EQ(s.PlaceOf(kDjango), Inside(1)) << "from the locomotive only backward";
  s.Put(kGhost, Roof(4)).Put(kDjango, Roof(4)).RobThenStop({{kGhost, kPunch}});
  s.Asks(kSeat3, Ask::kMarshal);
  EXPECT_EQ(s.PlaceOf(kDjango), Roof(3)) << "from the caboose only forward, on the same level";
  EXPECT_EQ(s.PlaceOf(kGhost), Roof(4));
}

TEST(Punching, WithNoLootTheTargetIsStillMoved) {
  CLAUSE("PUNCH-4");
  Scene s(Standard(4));
  s.SetMarshal(2).NoPurses(kDjango);
  Stage(s, Inside(3));
  s.WillDraw({}).RobThenStop({{kGhost, kPunch}});
  s.Asks(kSeat0, Ask::kPunchPush);
  EXPECT_THAT(s.Events<LootDropped>(), IsEmpty());
  s.Do(kSeat0, PushTo(act::kBackward));
  EXPECT_EQ(s.PlaceOf(kDjango), Inside(4));
}

}  // namespace
}  // namespace folsom
