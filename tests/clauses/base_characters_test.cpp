// Section 7 of docs/rules.md: the six powers.
#include "support/scene.h"
#include "support/scene_extra.h"

namespace folsom {
namespace {

using enum Bandit;
using enum CardKind;
using act::Fire;
using act::Play;
using act::PlayDown;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

// --- Ghost

TEST(Ghost, MayPlayHisFirstCardFaceDown) {
  CLAUSE("CHAR-GHOST");
  Scene s(Standard(3));
  s.Hand(kSeat0, kGhost, {kMove, kFire}).Plan(0);
  EXPECT_THAT(s.Legal(kSeat0), ElementsAre(act::kDraw, Play(kGhost, kMove), Play(kGhost, kFire),
                                           PlayDown(kGhost, kMove), PlayDown(kGhost, kFire)));
  s.Do(kSeat0, PlayDown(kGhost, kFire));
  EXPECT_TRUE(s.Pile()[0].FaceDown());
  EXPECT_EQ(s.View(kSeat0).faces.pile[0], Card::Action(kFire, 0));
  EXPECT_EQ(s.View(kSeat1).faces.pile[0], kHiddenCard);
  EXPECT_FALSE(OffersFaceDown(s, kSeat1)) << "nobody else may";
}

TEST(Ghost, MayAlsoPlayFaceUp) {
  CLAUSE("CHAR-GHOST");
  Scene s(Standard(3));
  s.Do(kSeat0, Play(kGhost, kMove));
  EXPECT_FALSE(s.Pile()[0].FaceDown());
}

TEST(Ghost, OnlyInTheFirstTurn) {
  CLAUSE("CHAR-GHOST");
  Scene s(Standard(3));
  s.RoundCardIs("braking_24");
  s.Do(kSeat0, act::kDraw);  // The power is lost for the round.
  s.Do(kSeat1, act::kDraw);
  s.Do(kSeat2, act::kDraw);
  s.Asks(kSeat0, Ask::kPlan);
  EXPECT_FALSE(OffersFaceDown(s, kSeat0));
  s.Refuses(kSeat0, PlayDown(kGhost, kMove));
}

TEST(Ghost, OldWhiskeyInTheFirstTurnCoversTheFirstCardOnly) {
  CLAUSE("CHAR-GHOST");
  Scene s(WithHorses(Standard(3)));
  s.RoundCardIs("braking_24").GiveFlask(kGhost, FlaskKind::kOldWhiskey);
  s.Hand(kSeat0, kGhost, {kMove, kFloor, kFire}).Plan(0);
  s.Do(kSeat0, act::Drink(kGhost, FlaskKind::kOldWhiskey, false));
  s.Asks(kSeat0, Ask::kOldWhiskeyCard);
  s.Do(kSeat0, PlayDown(kGhost, kMove));
  s.Asks(kSeat0, Ask::kOldWhiskeyCard);
  EXPECT_THAT(s.Legal(kSeat0), ElementsAre(Play(kGhost, kFloor), Play(kGhost, kFire)));
  s.Do(kSeat0, Play(kGhost, kFloor));
  EXPECT_TRUE(s.Pile()[0].FaceDown());
  EXPECT_FALSE(s.Pile()[1].FaceDown());
}

TEST(Ghost, OldWhiskeyWithAFaceUpFirstCardLosesThePower) {
  CLAUSE("CHAR-GHOST");
  Scene s(WithHorses(Standard(3)));
  s.RoundCardIs("braking_24").GiveFlask(kGhost, FlaskKind::kOldWhiskey);
  s.Hand(kSeat0, kGhost, {kMove, kFloor, kFire}).Plan(0);
  s.Do(kSeat0, act::Drink(kGhost, FlaskKind::kOldWhiskey, false));
  s.Do(kSeat0, Play(kGhost, kMove));
  s.Refuses(kSeat0, PlayDown(kGhost, kFloor));
}

TEST(Ghost, WhiskeyInTheFirstTurnKeepsThePower) {
  CLAUSE("CHAR-GHOST");
  Scene s(WithHorses(Standard(3)));
  s.RoundCardIs("braking_24").GiveFlask(kGhost, FlaskKind::kWhiskey);
  s.Hand(kSeat0, kGhost, {kMove, kFloor, kFire}).Plan(0);
  s.Do(kSeat0, act::Drink(kGhost, FlaskKind::kWhiskey, false));
  s.Asks(kSeat0, Ask::kWhiskeyCard);
  s.Do(kSeat0, PlayDown(kGhost, kFire));
  EXPECT_TRUE(s.Pile()[0].FaceDown()) << "its draw is not instead of playing";
}

TEST(Ghost, ASecondCardIsNotCovered) {
  CLAUSE("CHAR-GHOST");
  Scene s(Duo18(2));  // Ghost and Cheyenne against Django and Belle.
  s.RoundCardIs("braking_24");
  s.Hand(kSeat0, {s.CardOf(kGhost, kFire), s.CardOf(kCheyenne, kMove)}).Plan(0);
  s.Do(kSeat0, PlayDown(kGhost, kFire));
  s.Asks(kSeat0, Ask::kSecondCard);
  EXPECT_THAT(s.Legal(kSeat0), ElementsAre(act::kPass, Play(kCheyenne, kMove)));
}

// --- Cheyenne

// Cheyenne punches Django at inside of car 3, who has two purses.
void StagePickpocket(Scene& s) {
  s.SetMarshal(2).PutAll(Roof(0)).Put(kCheyenne, Inside(3)).Put(kDjango, Inside(3));
  s.GivePurse(kDjango, 400);
}

TEST(Cheyenne, MayTakeAPurseInsteadOfDroppingIt) {
  CLAUSE("CHAR-CHEYENNE", "LOOT-5");
  Scene s(Standard(4));
  StagePickpocket(s);
  s.RobThenStop({{kCheyenne, kPunch}});
  s.Asks(kSeat1, Ask::kPunchTake);
  EXPECT_THAT(s.Legal(kSeat1), ElementsAre(act::kTake, act::kDrop));
  for (std::size_t i = 0; i < kPurses; ++i) {
    EXPECT_FALSE(s.State().faces.purses[i] == PurseValue::k400 &&
                 s.State().purses[i].knowers.Has(kSeat1))
        << "she decides before seeing its value";
  }
  s.WillDrawSome({}).Do(kSeat1, act::kTake);
  s.Do(kSeat1, act::PushTo(act::kBackward));
  EXPECT_EQ(s.PursesOf(kCheyenne).size(), 2U);
  EXPECT_EQ(s.PursesOf(kDjango).size(), 1U);
  EXPECT_THAT(s.PurseSlotsAt(Inside(3)), IsEmpty());
  EXPECT_EQ(s.PlaceOf(kDjango), Inside(4));
}

TEST(Cheyenne, KnowsWhatSheTookAndOthersDoNot) {
  CLAUSE("CHAR-CHEYENNE", "LOOT-3", "LOOT-5");
  Scene s(Standard(4));
  StagePickpocket(s);
  s.NoPurses(kDjango).NoPurses(kCheyenne).GivePurse(kDjango, 450);
  s.RobThenStop({{kCheyenne, kPunch}});
  s.Do(kSeat1, act::kTake);
  EXPECT_THAT(s.PursesOf(kCheyenne), ElementsAre(450));
  for (const PurseToken& purse : s.State().purses) {
    if (purse.spot != Spot::On(kCheyenne)) continue;
    EXPECT_TRUE(purse.knowers.Has(kSeat1)) << "its holder";
    EXPECT_TRUE(purse.knowers.Has(kSeat2)) << "its former holder";
    EXPECT_FALSE(purse.knowers.Has(kSeat0));
    EXPECT_FALSE(purse.knowers.Has(kSeat3));
  }
}

TEST(Cheyenne, MayLetItDrop) {
  CLAUSE("CHAR-CHEYENNE");
  Scene s(Standard(4));
  StagePickpocket(s);
  s.RobThenStop({{kCheyenne, kPunch}});
  s.Do(kSeat1, act::kDrop);
  s.Do(kSeat1, act::PushTo(act::kBackward));
  EXPECT_THAT(s.PursesOf(kCheyenne), ElementsAre(250));
  EXPECT_EQ(s.PurseSlotsAt(Inside(3)).size(), 1U);
}

TEST(Cheyenne, TakesNothingButPurses) {
  CLAUSE("CHAR-CHEYENNE");
  Scene s(Standard(4));
  StagePickpocket(s);
  s.Jewels(kDjango, 1).GiveStrongbox(kDjango);
  s.RobThenStop({{kCheyenne, kPunch}});
  s.Do(kSeat1, act::Knock(LootKind::kStrongbox));
  s.Asks(kSeat1, Ask::kPunchPush);
  EXPECT_EQ(s.StrongboxesAt(Inside(3)), 1) << "dropped as usual";
  EXPECT_EQ(s.StrongboxesOf(kCheyenne), 0);
  s.RobThenStop({{kCheyenne, kPunch}});
  s.Do(kSeat1, act::Knock(LootKind::kJewel));
  s.Asks(kSeat1, Ask::kPunchPush);
  EXPECT_EQ(s.JewelsOf(kCheyenne), 0);
}

TEST(Cheyenne, OthersCannotTake) {
  CLAUSE("CHAR-CHEYENNE");
  Scene s(Standard(4));
  s.SetMarshal(2).PutAll(Roof(0)).Put(kGhost, Inside(3)).Put(kDjango, Inside(3));
  s.RobThenStop({{kGhost, kPunch}});
  s.Asks(kSeat0, Ask::kPunchPush);
  EXPECT_EQ(s.PurseSlotsAt(Inside(3)).size(), 1U);
}

// --- Django

TEST(Django, HisShotPushesTheTargetOneCar) {
  CLAUSE("CHAR-DJANGO");
  Scene s(Standard(6));
  s.SetMarshal(2).PutAll(Inside(1)).Put(kDjango, Roof(6)).Put(kGhost, Roof(4));
  s.Put(kBelle, Inside(6)).Put(kTuco, Inside(5));
  s.RobThenStop({{kDjango, kFire}});
  EXPECT_EQ(s.PlaceOf(kGhost), Roof(3)) << "in the direction of the shot";
  EXPECT_EQ(s.Wounds(kSeat0, From(kDjango)), 1);
  EXPECT_EQ(s.Bullets(kDjango), 5);
  const auto& history = s.History();
  std::size_t hit = history.size();
  std::size_t moved = history.size();
  for (std::size_t i = 0; i < history.size(); ++i) {
    if (std::holds_alternative<BulletHit>(history[i].event)) hit = i;
    if (std::holds_alternative<BanditMoved>(history[i].event)) moved = i;
  }
  EXPECT_LT(hit, moved) << "first the bullet";
}

TEST(Django, PushesBackwardToo) {
  CLAUSE("CHAR-DJANGO");
  Scene s(Standard(4));
  s.SetMarshal(1).PutAll(Roof(0)).Put(kDjango, Inside(2)).Put(kGhost, Inside(3));
  s.RobThenStop({{kDjango, kFire}});
  EXPECT_EQ(s.PlaceOf(kGhost), Inside(4));
}

TEST(Django, NeverOffTheTrain) {
  CLAUSE("CHAR-DJANGO");
  Scene s(Standard(4));
  s.SetMarshal(1).PutAll(Roof(0)).Put(kDjango, Inside(3)).Put(kGhost, Inside(4));
  s.RobThenStop({{kDjango, kFire}});
  EXPECT_EQ(s.PlaceOf(kGhost), Inside(4));
  EXPECT_EQ(s.Wounds(kSeat0), 1) << "the bullet counts all the same";
  s.PutAll(Inside(4)).Put(kDjango, Roof(3)).Put(kGhost, Roof(0)).RobThenStop({{kDjango, kFire}});
  EXPECT_EQ(s.PlaceOf(kGhost), Roof(0));
  EXPECT_EQ(s.Wounds(kSeat0), 2);
}

// --- Belle

TEST(Belle, IsNoTargetOfFireWhileThereIsAnother) {
  CLAUSE("CHAR-BELLE");
  Scene s(Standard(4));
  s.SetMarshal(1).PutAll(Roof(0)).Put(kGhost, Inside(3)).Put(kBelle, Inside(4));
  s.Put(kCheyenne, Inside(4)).Put(kDjango, Inside(2));
  s.RobThenStop({{kGhost, kFire}});
  EXPECT_THAT(s.Legal(kSeat0), ElementsAre(Fire(kCheyenne), Fire(kDjango)));
  s.Refuses(kSeat0, Fire(kBelle));
}

TEST(Belle, AnyOtherTargetCountsWhereverItStands) {
  CLAUSE("CHAR-BELLE", "FIRE-3");
  Scene s(Standard(4));
  s.SetMarshal(1).Put(kGhost, Roof(2)).Put(kBelle, Roof(3)).Put(kDjango, Roof(0));
  s.Put(kCheyenne, Inside(4));
  s.RobThenStop({{kGhost, kFire}});
  EXPECT_EQ(s.Wounds(kSeat2), 1) << "in the other direction";
  EXPECT_EQ(s.Wounds(kSeat3), 0);
}

TEST(Belle, IsHitWhenSheIsTheOnlyOne) {
  CLAUSE("CHAR-BELLE", "FIRE-3");
  Scene s(Standard(4));
  s.SetMarshal(1).Put(kGhost, Roof(2)).Put(kBelle, Roof(3)).Put(kDjango, Roof(4));
  s.Put(kCheyenne, Inside(4));
  s.RobThenStop({{kGhost, kFire}});
  EXPECT_EQ(s.Wounds(kSeat3), 1) << "Django is behind her: she still blocks the line of sight";
  EXPECT_EQ(s.Wounds(kSeat2), 0);
}

TEST(Belle, TucosTargetThroughTheRoofCounts) {
  CLAUSE("CHAR-BELLE", "CHAR-TUCO");
  Scene s(WithBandits(Standard(3), {kTuco, kBelle, kGhost}));
  s.SetMarshal(1).Put(kTuco, Roof(2)).Put(kBelle, Roof(3)).Put(kGhost, Inside(2));
  s.RobThenStop({{kTuco, kFire}});
  EXPECT_EQ(s.Wounds(kSeat2), 1);
  EXPECT_EQ(s.Wounds(kSeat1), 0);
}

TEST(Belle, TheShootersPartnerCountsToo) {
  CLAUSE("CHAR-BELLE");
  Scene s(WithBandits(Duo14(), {kCheyenne, kTuco, kBelle, kDoc}));
  s.SetMarshal(1).Put(kCheyenne, Inside(3)).Put(kTuco, Inside(2)).Put(kBelle, Inside(4));
  s.Put(kDoc, Roof(0));
  s.RobThenStop({{kCheyenne, kFire}}, {kDoc, kMarshal});
  EXPECT_EQ(s.Wounds(kSeat0, From(kCheyenne)), 1) << "her own partner must be taken";
  EXPECT_EQ(s.Wounds(kSeat1), 0);
}

TEST(Belle, IsNoTargetOfPunchWhileThereIsAnother) {
  CLAUSE("CHAR-BELLE");
  Scene s(Standard(4));
  s.SetMarshal(1).PutAll(Roof(0)).Put(kGhost, Inside(3)).Put(kBelle, Inside(3));
  s.Put(kDjango, Inside(3));
  s.RobThenStop({{kGhost, kPunch}});
  s.Asks(kSeat0, Ask::kPunchPush);
  EXPECT_EQ(s.State().target, kDjango);
  EXPECT_THAT(s.PursesOf(kBelle), ElementsAre(250));
  s.Put(kDjango, Roof(3)).RobThenStop({{kGhost, kPunch}});
  EXPECT_EQ(s.State().target, kBelle) << "alone with him she is punched";
}

// --- Tuco

TEST(Tuco, ShootsThroughTheRoofUpAndDown) {
  CLAUSE("CHAR-TUCO");
  Scene s(WithBandits(Standard(3), {kTuco, kCheyenne, kGhost}));
  s.SetMarshal(1).Put(kTuco, Inside(2)).Put(kGhost, Roof(2)).Put(kCheyenne, Roof(0));
  s.RobThenStop({{kTuco, kFire}});
  EXPECT_EQ(s.Wounds(kSeat2), 1) << "up";
  s.Put(kTuco, Roof(2)).Put(kGhost, Inside(2)).Put(kCheyenne, Inside(3));
  s.RobThenStop({{kTuco, kFire}});
  EXPECT_EQ(s.Wounds(kSeat2), 2) << "down";
  EXPECT_EQ(s.Wounds(kSeat1), 0) << "not into another car's inside";
}

TEST(Tuco, MayStillShootTheUsualWay) {
  CLAUSE("CHAR-TUCO");
  Scene s(WithBandits(Standard(3), {kTuco, kCheyenne, kGhost}));
  s.SetMarshal(1).Put(kTuco, Inside(2)).Put(kGhost, Roof(2)).Put(kCheyenne, Inside(3));
  s.RobThenStop({{kTuco, kFire}});
  EXPECT_THAT(s.Legal(kSeat0), ElementsAre(Fire(kGhost), Fire(kCheyenne)));
}

TEST(Tuco, NeverAtHisOwnPlace) {
  CLAUSE("CHAR-TUCO", "FIRE-4");
  Scene s(WithBandits(Standard(3), {kTuco, kCheyenne, kGhost}));
  s.SetMarshal(1).PutAll(Inside(2)).RobThenStop({{kTuco, kFire}});
  EXPECT_EQ(s.Events<HadNoEffect>().size(), 1U);
  EXPECT_EQ(s.Bullets(kTuco), 6);
}

TEST(Tuco, OthersCannot) {
  CLAUSE("CHAR-TUCO");
  Scene s(WithBandits(Standard(3), {kTuco, kCheyenne, kGhost}));
  s.SetMarshal(1).Put(kGhost, Inside(2)).Put(kTuco, Roof(2)).Put(kCheyenne, Roof(0));
  s.RobThenStop({{kGhost, kFire}});
  EXPECT_EQ(s.Events<HadNoEffect>().size(), 1U);
  EXPECT_EQ(s.Wounds(kSeat0), 0);
}

// --- Doc

TEST(Doc, DrawsSevenCards) {
  CLAUSE("CHAR-DOC", "RND-2");
  Scene s(WithBandits(Standard(3), {kGhost, kDoc, kBelle}));
  s.StartRound();
  EXPECT_EQ(s.HandOf(kSeat1).Size(), 7U);
  EXPECT_EQ(s.HandOf(kSeat0).Size(), 6U);
  EXPECT_EQ(s.HandOf(kSeat2).Size(), 6U);
}

TEST(Doc, FillsUpToSevenWhereCardsAreKept) {
  CLAUSE("CHAR-DOC", "EXP-5");
  Scene s(WithExpert(WithBandits(Standard(3), {kGhost, kDoc, kBelle})));
  s.Hand(kSeat0, {}).Hand(kSeat2, {});
  s.Hand(kSeat1, kDoc, {kMove, kFire}).KeepHands().StartRound();
  EXPECT_EQ(s.HandOf(kSeat1).Size(), 7U) << "not seven more";
  EXPECT_EQ(s.HandOf(kSeat0).Size(), 6U);
}

TEST(Doc, DrawsThreeLikeEverybodyInPlanning) {
  CLAUSE("CHAR-DOC");
  Scene s(WithBandits(Standard(3), {kDoc, kGhost, kBelle}));
  s.Hand(kSeat0, kDoc, {kMove}).Plan(0);
  s.Do(kSeat0, act::kDraw);
  EXPECT_EQ(s.HandOf(kSeat0).Size(), 4U);
}

}  // namespace
}  // namespace folsom
