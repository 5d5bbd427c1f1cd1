// Whiskey (section 13): FLASK-1 to FLASK-6.
#include "support/scene_extra.h"

namespace folsom {
namespace {

using enum Bandit;
using enum CardKind;
using enum FlaskKind;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::UnorderedElementsAre;

FlaskKind KindSeen(const Scene& s, Seat viewer, std::size_t slot) {
  return s.View(viewer).faces.flasks[slot];
}
bool OffersDrink(const Scene& s, Seat seat) {
  for (const Action a : s.Legal(seat)) {
    if (a.Is(ActionKind::kDrink)) return true;
  }
  return false;
}

TEST(Flask, RobberyTakesItAndTheHolderSeesItsKind) {
  CLAUSE("FLASK-1", "FLASK-2", "LOOT-6");
  Scene s(Horses(4));
  s.SetMarshal(2).ClearFloors(kBelle).PutAll(Roof(4)).Put(kGhost, Inside(3));
  const std::size_t slot = s.FlaskAt(Inside(3));
  s.WillDraw({draws::Flask(kOldWhiskey)});
  s.RobThenStop({{kGhost, kRobbery}});
  EXPECT_EQ(s.Flask(slot).spot, Spot::On(kGhost));
  EXPECT_EQ(KindSeen(s, kSeat0, slot), kOldWhiskey);
  EXPECT_EQ(KindSeen(s, kSeat1, slot), FlaskKind::kNone);
  EXPECT_EQ(s.Flask(slot).half, 0);
}

TEST(Flask, RobberyChoosesBetweenFlasksThatDiffer) {
  CLAUSE("FLASK-1", "LOOT-6");
  Scene s(Horses(4));
  s.SetMarshal(2).ClearFloors(kBelle).PutAll(Roof(4)).Put(kGhost, Inside(3));
  s.FlaskAt(Inside(3));
  s.FlaskAt(Inside(3));
  const std::size_t held = s.FlaskAt(Inside(3), kWhiskey, SeatMask::Only(kSeat1));
  const std::size_t half = HalfFlaskAt(s, Inside(3), kOldWhiskey);
  s.Rob({{kGhost, kRobbery}});
  EXPECT_THAT(s.Legal(kSeat0),
              UnorderedElementsAre(act::kRobUnheldFlask, act::RobFlask(held), act::RobFlask(half)));
}

TEST(Flask, HalfFullOnesOfOneKindAreAlike) {
  CLAUSE("LOOT-6");
  Scene s(Horses(4));
  s.SetMarshal(2).ClearFloors(kBelle).PutAll(Roof(4)).Put(kGhost, Inside(3));
  const std::size_t whiskey = HalfFlaskAt(s, Inside(3), kWhiskey);
  HalfFlaskAt(s, Inside(3), kWhiskey);
  const std::size_t old_whiskey = HalfFlaskAt(s, Inside(3), kOldWhiskey);
  s.Rob({{kGhost, kRobbery}});
  EXPECT_THAT(s.Legal(kSeat0),
              UnorderedElementsAre(act::RobFlask(whiskey), act::RobFlask(old_whiskey)));
}

TEST(Flask, APunchMakesItDrop) {
  CLAUSE("FLASK-1", "FLASK-2", "PUNCH-1");
  Scene s(Horses(4));
  s.SetMarshal(2).PutAll(Roof(4)).Put(kCheyenne, Inside(3)).Put(kGhost, Inside(3));
  const std::size_t full = s.GiveFlask(kGhost, kWhiskey);
  const std::size_t half = GiveHalfFlask(s, kGhost, kOldWhiskey);
  s.RobThenStop({{kCheyenne, kPunch}});
  EXPECT_THAT(s.Legal(kSeat1),
              UnorderedElementsAre(act::Knock(LootKind::kPurse), act::Knock(LootKind::kFullFlask),
                                   act::Knock(LootKind::kHalfFlask)));
  s.WillDraw({});  // There is one of each.
  s.Do(kSeat1, act::Knock(LootKind::kHalfFlask));
  s.Asks(kSeat1, Ask::kPunchPush);  // CHAR-CHEYENNE: flasks drop as usual.
  EXPECT_EQ(s.Flask(half).spot, Spot::At(Inside(3)));
  EXPECT_EQ(s.Flask(half).half, 1);  // Dropped half-full it lies half-full.
  EXPECT_EQ(s.Flask(full).spot, Spot::On(kGhost));
}

TEST(Flask, ADroppedFullOneIsKnownToWhoHeldIt) {
  CLAUSE("FLASK-2", "LOOT-4");
  Scene s(Horses(4));
  s.SetMarshal(2).PutAll(Roof(4)).Put(kDjango, Inside(3)).Put(kGhost, Inside(3)).NoPurses(kGhost);
  const std::size_t slot = s.GiveFlask(kGhost, kOldWhiskey);
  s.RobThenStop({{kDjango, kPunch}});
  EXPECT_EQ(s.Flask(slot).spot, Spot::At(Inside(3)));
  EXPECT_EQ(KindSeen(s, kSeat0, slot), kOldWhiskey);
  EXPECT_EQ(KindSeen(s, kSeat2, slot), FlaskKind::kNone);
}

TEST(Flask, OfSeveralFullOnesChanceDecides) {
  CLAUSE("FLASK-1", "LOOT-4", "LOOT-5");
  Scene s(Horses(4));
  s.SetMarshal(2).PutAll(Roof(4)).Put(kDjango, Inside(3)).Put(kGhost, Inside(3)).NoPurses(kGhost);
  s.GiveFlask(kGhost, kWhiskey);
  const std::size_t seen = s.GiveFlask(kGhost, kOldWhiskey);
  s.Truth().horses.flasks[seen].knowers.Add(kSeat1);  // Cheyenne held it once.
  s.WillDraw({draws::FallenFlask(kOldWhiskey)});
  s.RobThenStop({{kDjango, kPunch}});
  int lying = 0;
  for (std::size_t i = 0; i < kFlasks; ++i) {
    const FlaskKind kind = s.State().faces.flasks[i];
    if (s.Flask(i).spot != Spot::At(Inside(3)) || kind == FlaskKind::kNone) continue;
    ++lying;
    EXPECT_EQ(kind, kOldWhiskey);
    EXPECT_EQ(s.Flask(i).knowers.bits, SeatMask::Only(kSeat0).bits);
  }
  EXPECT_EQ(lying, 1);
}

TEST(Flask, TwoUsesAndThenItLeavesTheGame) {
  CLAUSE("FLASK-2", "FLASK-4");
  Scene s(Horses(4));
  s.PutAll(Inside(4));
  const std::size_t slot = s.GiveFlask(kGhost, kWhiskey);
  s.Plan(1);
  s.Refuses(kSeat0, act::Drink(kGhost, kWhiskey, true));
  s.Do(kSeat0, act::Drink(kGhost, kWhiskey, false));
  EXPECT_EQ(s.Flask(slot).half, 1);
  EXPECT_EQ(s.Flask(slot).spot, Spot::On(kGhost));
  EXPECT_EQ(KindSeen(s, kSeat3, slot), kWhiskey);  // Its half-full side shows it to all.
  s.Do(kSeat0, act::Play(kGhost, kMove));
  s.Asks(kSeat1, Ask::kPlan);
  s.Plan(2);
  s.Do(kSeat0, act::Drink(kGhost, kWhiskey, true));
  EXPECT_EQ(s.Flask(slot).spot, kOut);
  s.Asks(kSeat0, Ask::kWhiskeyCard);
}

TEST(Flask, OnlyInAStandardTurn) {
  CLAUSE("FLASK-3");
  struct Symbol {
    const char* card;
    int turn;
    bool standard;
  };
  for (const Symbol symbol :
       {Symbol{"take_it_all_24", 0, true},  // STDS
        Symbol{"take_it_all_24", 1, false}, Symbol{"take_it_all_24", 2, false},
        Symbol{"angry_marshal_24", 3, false},  // SSTR
        Symbol{"gallop_24", 0, false},         // LTSS
        Symbol{"gallop_24", 2, true}}) {
    Scene s(Horses(4));
    s.PutAll(Inside(4));
    s.GiveFlask(kGhost, kWhiskey);
    s.RoundCardIs(symbol.card).Plan(symbol.turn);
    EXPECT_EQ(OffersDrink(s, kSeat0), symbol.standard) << symbol.card << symbol.turn;
  }
}

TEST(Flask, IsUsedInPlaceOfTheUsualAction) {
  CLAUSE("FLASK-3");
  Scene s(Horses(4));
  s.PutAll(Inside(4));
  s.GiveFlask(kGhost, kWhiskey);
  s.GiveFlask(kGhost, kOldWhiskey);
  s.Plan(1);
  s.Do(kSeat0, act::Drink(kGhost, kWhiskey, false));
  s.Refuses(kSeat0, act::Drink(kGhost, kOldWhiskey, false));  // One flask.
  s.Do(kSeat0, act::Play(kGhost, kMove));
  s.Asks(kSeat1, Ask::kPlan);  // Neither a second card nor a draw.
}

TEST(Flask, OthersCannotUseIt) {
  CLAUSE("FLASK-3");
  Scene s(WithHorses(Teams(4)));
  s.PutAll(Inside(4));
  s.GiveFlask(kGhost, kWhiskey);
  s.Plan(1, 1);
  s.Asks(kSeat1, Ask::kPlan);
  EXPECT_FALSE(OffersDrink(s, kSeat1));
}

TEST(Whiskey, DrawsThreeThenPlaysOne) {
  CLAUSE("FLASK-4");
  Scene s(Horses(4));
  s.PutAll(Inside(4)).Hand(kSeat0, kGhost, {kMove});
  s.GiveFlask(kGhost, kWhiskey);
  s.Plan(1);
  s.WillDraw({draws::ACard(s.CardOf(kGhost, kFire), kSeat0),
              draws::ACard(s.CardOf(kGhost, kRide), kSeat0),
              draws::ACard(s.CardOf(kGhost, kMove), kSeat0)});
  s.Do(kSeat0, act::Drink(kGhost, kWhiskey, false));
  s.Asks(kSeat0, Ask::kWhiskeyCard);
  EXPECT_THAT(s.Legal(kSeat0), ElementsAre(act::Play(kGhost, kMove), act::Play(kGhost, kFire),
                                           act::Play(kGhost, kRide)));
  s.Refuses(kSeat0, act::kDraw);
  s.Do(kSeat0, act::Play(kGhost, kRide));
  EXPECT_EQ(s.Pile().size(), 1U);
  EXPECT_EQ(s.HandOf(kSeat0).Size(), 3U);
  s.Asks(kSeat1, Ask::kPlan);
}

// All of Ghost's action cards lie on the pile; his other cards are bullets.
void PlanWithBulletsOnly(Scene& s) {
  s.Hand(kSeat0, {});
  s.Plan(1, 0, 0,
         {{kGhost, kMove},
          {kGhost, kMove},
          {kGhost, kFloor},
          {kGhost, kFloor},
          {kGhost, kFire},
          {kGhost, kFire},
          {kGhost, kRobbery},
          {kGhost, kRobbery},
          {kGhost, kPunch},
          {kGhost, kMarshal},
          {kGhost, kRide}});
}

TEST(Whiskey, WithoutAnActionCardNothingIsPlayed) {
  CLAUSE("FLASK-4");
  Scene s(Horses(4));
  s.PutAll(Inside(4)).GiveBullet(kNeutral, kSeat0, 2);
  s.GiveFlask(kGhost, kWhiskey);
  PlanWithBulletsOnly(s);
  s.Asks(kSeat0, Ask::kPlan);
  EXPECT_THAT(s.Legal(kSeat0), ElementsAre(act::kDraw, act::Drink(kGhost, kWhiskey, false)));
  s.Do(kSeat0, act::Drink(kGhost, kWhiskey, false));
  EXPECT_EQ(s.HandOf(kSeat0).BulletCount(), 2U);
  EXPECT_THAT(s.Legal(kSeat0), ElementsAre(act::kPass));
  s.Do(kSeat0, act::kPass);
  EXPECT_EQ(s.Pile().size(), 11U);
  s.Asks(kSeat1, Ask::kPlan);
}

TEST(Whiskey, IsNotOfferedWithNothingToDrawOrPlay) {
  CLAUSE("FLASK-4");
  Scene s(Horses(4));
  s.PutAll(Inside(4)).GiveBullet(kNeutral, kSeat0, 2);
  s.GiveFlask(kGhost, kWhiskey);
  PlanWithBulletsOnly(s);
  s.WillDraw({draws::ACard(Card::Bullet(kNeutral)), draws::ACard(Card::Bullet(kNeutral))});
  s.Do(kSeat0, act::kDraw);
  s.Plan(2, 0, 0,
         {{kGhost, kMove},
          {kGhost, kMove},
          {kGhost, kFloor},
          {kGhost, kFloor},
          {kGhost, kFire},
          {kGhost, kFire},
          {kGhost, kRobbery},
          {kGhost, kRobbery},
          {kGhost, kPunch},
          {kGhost, kMarshal},
          {kGhost, kRide}});
  EXPECT_THAT(s.Legal(kSeat0), ElementsAre(act::kPass));

  Scene hand(Horses(4));  // An action card in hand is enough, with an empty deck.
  hand.PutAll(Inside(4)).HandHasAll(kSeat0);
  hand.GiveFlask(kGhost, kWhiskey);
  hand.Plan(1);
  EXPECT_TRUE(OffersDrink(hand, kSeat0));
}

TEST(Whiskey, GhostsCardMayLieFaceDownInTheFirstTurn) {
  CLAUSE("FLASK-4", "CHAR-GHOST");
  Scene s(Horses(4));
  s.PutAll(Inside(4));
  s.GiveFlask(kGhost, kWhiskey);
  s.Plan(0);
  s.Do(kSeat0, act::Drink(kGhost, kWhiskey, false));
  s.Do(kSeat0, act::PlayDown(kGhost, kFire));
  EXPECT_TRUE(s.Pile().at(0).FaceDown());
}

TEST(OldWhiskey, PlaysTwoCardsInARow) {
  CLAUSE("FLASK-5");
  Scene s(Horses(4));
  s.PutAll(Inside(4));
  s.GiveFlask(kGhost, kOldWhiskey);
  s.Plan(1);
  s.WillDraw({});
  s.Do(kSeat0, act::Drink(kGhost, kOldWhiskey, false));
  s.Refuses(kSeat0, act::kDraw);
  s.Do(kSeat0, act::Play(kGhost, kMove));
  s.Asks(kSeat0, Ask::kOldWhiskeyCard);
  s.Refuses(kSeat0, act::kDraw);
  s.Refuses(kSeat0, act::kPass);
  s.Do(kSeat0, act::Play(kGhost, kFire));
  s.Asks(kSeat1, Ask::kPlan);
  EXPECT_EQ(s.Pile().size(), 2U);
  EXPECT_EQ(s.State().faces.pile[1], s.CardOf(kGhost, kFire));
  EXPECT_EQ(s.HandOf(kSeat0).Size(), 4U);
}

TEST(OldWhiskey, NeedsTwoActionCards) {
  CLAUSE("FLASK-5");
  Scene s(Horses(4));
  s.PutAll(Inside(4)).GiveBullet(kNeutral, kSeat0, 2);
  s.Hand(kSeat0, {s.CardOf(kGhost, kMove), Card::Bullet(kNeutral), Card::Bullet(kNeutral)});
  s.GiveFlask(kGhost, kOldWhiskey);
  s.Plan(1);
  EXPECT_FALSE(OffersDrink(s, kSeat0));
  s.Hand(kSeat0, {s.CardOf(kGhost, kMove), s.CardOf(kGhost, kMove)}).Plan(1);
  EXPECT_TRUE(OffersDrink(s, kSeat0));
}

// With an empty hand neither kind of old whiskey can be used; but that a full flask is old whiskey
// is secret, so the question is put, and half-full old whiskey is seen by all.
TEST(OldWhiskey, AnEmptyHandIsAskedWhileAFlaskMightHelp) {
  CLAUSE("PLAN-3", "ROB-2", "FLASK-5");
  Scene full(Horses(4));
  full.PutAll(Inside(4)).Hand(kSeat0, {}).GiveFlask(kGhost, kOldWhiskey);
  full.Plan(1);
  full.Asks(kSeat0, Ask::kPlan);
  EXPECT_THAT(full.Legal(kSeat0), ElementsAre(act::kDraw));

  Scene half(Horses(4));
  half.PutAll(Inside(4)).Hand(kSeat0, {});
  GiveHalfFlask(half, kGhost, kOldWhiskey);
  half.Plan(1);
  half.Asks(kSeat1, Ask::kPlan);
  EXPECT_EQ(half.HandOf(kSeat0).Size(), 3U);
}

TEST(OldWhiskey, GhostsPowerCoversTheFirstCardOnly) {
  CLAUSE("FLASK-5", "CHAR-GHOST");
  Scene s(Horses(4));
  s.PutAll(Inside(4));
  s.GiveFlask(kGhost, kOldWhiskey);
  s.Plan(0);
  s.Do(kSeat0, act::Drink(kGhost, kOldWhiskey, false));
  s.Do(kSeat0, act::PlayDown(kGhost, kFire));
  s.Refuses(kSeat0, act::PlayDown(kGhost, kMove));
  s.Do(kSeat0, act::Play(kGhost, kMove));
  EXPECT_TRUE(s.Pile().at(0).FaceDown());
  EXPECT_FALSE(s.Pile().at(1).FaceDown());
}

TEST(Flask, WithTwoBanditsEitherFlaskAndEitherCards) {
  CLAUSE("FLASK-6", "DUO18-7");
  Scene s(WithHorses(Duo18(2)));  // Ghost and Cheyenne.
  s.PutAll(Inside(3));
  s.GiveFlask(kGhost, kWhiskey);
  s.GiveFlask(kCheyenne, kOldWhiskey);
  s.Hand(kSeat0, {s.CardOf(kGhost, kFire), s.CardOf(kCheyenne, kFire), s.CardOf(kGhost, kMove)});
  s.Plan(1);
  EXPECT_THAT(s.Legal(kSeat0), Contains(act::Drink(kGhost, kWhiskey, false)));
  EXPECT_THAT(s.Legal(kSeat0), Contains(act::Drink(kCheyenne, kOldWhiskey, false)));
  s.Do(kSeat0, act::Drink(kCheyenne, kOldWhiskey, false));
  s.Do(kSeat0, act::Play(kGhost, kMove));
  s.Do(kSeat0, act::Play(kGhost, kFire));  // Through a flask a Fire brings no further card.
  EXPECT_EQ(s.Pile().size(), 2U);
  s.Asks(kSeat1, Ask::kPlan);

  Scene other(WithHorses(Duo18(2)));
  other.PutAll(Inside(3));
  other.GiveFlask(kGhost, kWhiskey);
  other.Hand(kSeat0, {other.CardOf(kCheyenne, kFire), other.CardOf(kGhost, kMove)}).Plan(1);
  other.Do(kSeat0, act::Drink(kGhost, kWhiskey, false));
  other.Do(kSeat0, act::Play(kCheyenne, kFire));
  other.Asks(kSeat1, Ask::kPlan);
}

}  // namespace
}  // namespace folsom
