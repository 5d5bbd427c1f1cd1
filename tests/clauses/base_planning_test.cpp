// Sections 4 and 5 of docs/rules.md: a round, and planning.
#include "support/scene.h"
#include "support/scene_extra.h"

namespace folsom {
namespace {

using enum Bandit;
using enum CardKind;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

// --- A round

TEST(Round, FiveOfThemEachInItsOrder) {
  CLAUSE("RND-1", "EV-1");
  struct Log : Sink {
    std::string order;  // A letter per stage, repeats left out.
    int rounds = 0;
    void Note(char stage) {
      if (order.empty() || order.back() != stage) order.push_back(stage);
    }
    void Emit(const EventBody& e, const GameState&) override {
      if (std::holds_alternative<RoundBegan>(e)) ++rounds, Note('B');
      if (std::holds_alternative<RoundRevealed>(e)) Note('R');
      if (std::holds_alternative<TurnBegan>(e)) Note('P');
      if (std::holds_alternative<CardRevealed>(e)) Note('S');
      if (std::holds_alternative<EventBegan>(e)) Note('E');
      if (std::holds_alternative<GameEnded>(e)) Note('.');
    }
  };
  Dice dice(5);
  Log log;
  GameState state = NewGame(Standard(4), dice, &log);
  while (state.phase != Phase::kOver) {
    ActionList legal;
    LegalActions(state, state.pending.First(), legal);
    // The last action on the list is playing a card wherever there is one.
    ApplyLegal(state, state.pending.First(), legal[legal.Size() - 1], dice, &log);
  }
  EXPECT_EQ(log.rounds, 5);
  std::string without_events;
  for (const char c : log.order) {
    if (c != 'E') without_events.push_back(c);
  }
  EXPECT_EQ(without_events, "BRPSBRPSBRPSBRPSBRPS.");
  EXPECT_EQ(log.order.substr(log.order.size() - 3), "SE.") << "a station always has an event";
  EXPECT_EQ(log.order.find("BE"), std::string::npos) << "no event before Stealin'";
  EXPECT_EQ(log.order.find("PE"), std::string::npos);
}

TEST(Round, HandsAreDrawnBeforeTheCardIsRevealed) {
  CLAUSE("RND-1", "RND-2");
  Scene s(Standard(4));
  s.StartRound();
  bool revealed = false;
  int drawn = 0;
  for (const Happened& h : s.History()) {
    revealed = revealed || std::holds_alternative<RoundRevealed>(h.event);
    if (!std::holds_alternative<CardDrawn>(h.event)) continue;
    EXPECT_FALSE(revealed);
    ++drawn;
  }
  EXPECT_TRUE(revealed);
  EXPECT_EQ(drawn, 24);
}

TEST(Round, SixFromAllCardsAtItsStart) {
  CLAUSE("RND-2");
  Scene s(Standard(3));
  s.GiveBullet(kCheyenne, kSeat0).GiveBullet(kNeutral, kSeat0, 2);
  s.WillDrawSome({draws::ACard(Card::Bullet(From(kCheyenne)), kSeat0)});
  s.StartRound();
  EXPECT_EQ(s.HandOf(kSeat0).Size(), 6U);
  EXPECT_EQ(s.HandOf(kSeat0).Count(Card::Bullet(From(kCheyenne))), 1U) << "bullets are drawn too";
  EXPECT_EQ(s.DeckOf(kSeat0).Size(), 13U - 6U);
  EXPECT_EQ(s.HandOf(kSeat1).Size(), 6U);
  // The first draw was from all thirteen cards, each as likely as any other.
  for (const auto& seen : s.Drawn()) {
    if (seen.what != Chance::kCard || seen.whose != kSeat0) continue;
    int weight = 0;
    for (const Outcome& o : seen.options) weight += o.weight;
    EXPECT_EQ(weight, 13);
    break;
  }
}

TEST(Round, TheFirstPlayerPassesToTheLeft) {
  CLAUSE("RND-3");
  Scene s(Standard(4));
  s.EndRound();
  EXPECT_EQ(s.State().first, kSeat1);
  s.Asks(kSeat1, Ask::kPlan);
  s.FirstIs(kSeat3).EndRound();
  EXPECT_EQ(s.State().first, kSeat0) << "and on round the table";
}

// --- Planning

TEST(Planning, PlayOneCardOrDrawThree) {
  CLAUSE("PLAN-1");
  Scene s(WithBandits(Standard(3), {kTuco, kBelle, kDjango}));
  s.Hand(kSeat0, kTuco, {kMove, kMove, kFire}).Plan(0);
  EXPECT_THAT(s.Legal(kSeat0),
              ElementsAre(act::kDraw, act::Play(kTuco, kMove), act::Play(kTuco, kFire)));
  s.Refuses(kSeat0, act::Play(kTuco, kPunch));  // Not in hand.
  s.Refuses(kSeat0, act::Play(kBelle, kMove));  // Not his.
  s.Refuses(kSeat0, act::kPass);
  s.Refuses(kSeat1, act::kDraw);  // Not her turn.
  s.Do(kSeat0, act::Play(kTuco, kMove));
  ASSERT_EQ(s.Pile().size(), 1U);
  EXPECT_EQ(s.State().faces.pile[0], s.CardOf(kTuco, kMove));
  EXPECT_FALSE(s.Pile()[0].FaceDown());
  EXPECT_EQ(s.HandOf(kSeat0).Size(), 2U);
  s.Asks(kSeat1, Ask::kPlan);
}

TEST(Planning, DrawingTakesThreeFromTheOwnDeck) {
  CLAUSE("PLAN-1");
  Scene s(Standard(3));
  s.WillDraw({draws::ACard(OwnCard(kMove), kSeat0), draws::ACard(OwnCard(kFire), kSeat0),
              draws::ACard(OwnCard(kRobbery), kSeat0)});
  s.Do(kSeat0, act::kDraw);
  EXPECT_EQ(s.HandOf(kSeat0).Size(), 9U);
  EXPECT_EQ(s.HandOf(kSeat0).Count(OwnCard(kMove)), 2U);
  EXPECT_EQ(s.DeckOf(kSeat0).Size(), 1U);
  EXPECT_EQ(s.DeckOf(kSeat1).Size(), 4U) << "nobody else's deck is touched";
  EXPECT_THAT(s.Pile(), IsEmpty()) << "and no card is played";
  s.Asks(kSeat1, Ask::kPlan);
}

TEST(Planning, BulletsAreNeverPlayed) {
  CLAUSE("PLAN-2");
  Scene s(Standard(3));
  s.GiveBullet(kNeutral, kSeat0).GiveBullet(kDjango, kSeat0);
  s.Hand(kSeat0, {Card::Bullet(kNeutral), Card::Bullet(From(kDjango))}).Plan(1);
  EXPECT_THAT(s.Legal(kSeat0), ElementsAre(act::kDraw));
  s.Refuses(kSeat0, act::Play(kGhost, kMove));
  s.Refuses(kSeat0, act::kPass);
}

TEST(Planning, DrawingTakesWhatThereIs) {
  CLAUSE("PLAN-3");
  Scene s(Standard(3));
  s.Hand(kSeat1, kCheyenne, {kMove, kMove, kFloor, kFloor, kFire, kFire, kRobbery, kRobbery});
  s.Plan(1, 1);
  s.Do(kSeat1, act::kDraw);
  EXPECT_EQ(s.HandOf(kSeat1).Size(), 10U) << "two were left";
  EXPECT_TRUE(s.DeckOf(kSeat1).Empty());
}

TEST(Planning, NoDrawingFromAnEmptyDeck) {
  CLAUSE("PLAN-3");
  Scene s(Standard(3));
  s.HandHasAll(kSeat1).Plan(1, 1);
  s.Refuses(kSeat1, act::kDraw);
  s.Refuses(kSeat1, act::kPass);
  EXPECT_EQ(s.Legal(kSeat1).size(), 6U) << "one way for each kind of card";
}

// Ten of Cheyenne's cards on the pile: such a position can only be loaded.
constexpr std::initializer_list<Played> kAllOfCheyenne{
    {kCheyenne, kMove},    {kCheyenne, kMove},   {kCheyenne, kFloor}, {kCheyenne, kFloor},
    {kCheyenne, kFire},    {kCheyenne, kFire},   {kCheyenne, kPunch}, {kCheyenne, kMarshal},
    {kCheyenne, kRobbery}, {kCheyenne, kRobbery}};

TEST(Planning, WhoCanNeitherPlayNorDrawPasses) {
  CLAUSE("PLAN-3");
  Scene s(Standard(3));
  s.GiveBullet(kNeutral, kSeat1).Hand(kSeat1, {Card::Bullet(kNeutral)});
  s.Plan(1, 1, 0, kAllOfCheyenne);
  s.Asks(kSeat1, Ask::kPlan);  // That the card is a bullet is not public.
  EXPECT_THAT(s.Legal(kSeat1), ElementsAre(act::kPass));
  s.Do(kSeat1, act::kPass);
  EXPECT_EQ(s.Events<Passed>().size(), 1U);
  EXPECT_EQ(s.Pile().size(), 10U);
  s.Asks(kSeat2, Ask::kPlan);
}

TEST(Planning, AnEmptyHandIsNotAsked) {
  CLAUSE("PLAN-3", "ROB-2");
  Scene s(Standard(3));
  s.Hand(kSeat1, {}).Plan(1, 1, 0, kAllOfCheyenne);
  s.Asks(kSeat2, Ask::kPlan);  // No hand, no deck: she passed.
  EXPECT_EQ(s.Events<Passed>().size(), 1U);
  Scene draws(Standard(3));
  draws.Hand(kSeat1, {}).Plan(1, 1);
  draws.Asks(kSeat2, Ask::kPlan);  // Nothing to play: she drew.
  EXPECT_EQ(draws.HandOf(kSeat1).Size(), 3U);
}

TEST(Planning, StandardTurn) {
  CLAUSE("PLAN-4");
  Scene s(Standard(4));
  s.RoundCardIs("braking_24").Plan(1);
  for (const Seat seat : {kSeat0, kSeat1, kSeat2, kSeat3}) {
    s.Asks(seat, Ask::kPlan);
    EXPECT_FALSE(OffersFaceDown(s, seat));
    s.Do(seat, act::Play(static_cast<Bandit>(Index(seat)), kRobbery));
    EXPECT_FALSE(s.Pile().back().FaceDown());
  }
  EXPECT_EQ(s.State().turn, 2);
}

TEST(Planning, TunnelCardsAreFaceDown) {
  CLAUSE("PLAN-5");
  Scene s(Standard(4));
  s.RoundCardIs("swivel_arm_24").Plan(1);
  EXPECT_FALSE(OffersFaceDown(s, kSeat0)) << "no choice: all is face down";
  s.Do(kSeat0, act::Play(kGhost, kFire));
  EXPECT_TRUE(s.Pile()[0].FaceDown());
  EXPECT_EQ(s.View(kSeat0).faces.pile[0], OwnCard(kFire)) << "the owner knows it";
  EXPECT_EQ(s.View(kSeat1).faces.pile[0], kHiddenCard);
  EXPECT_EQ(s.View(kNoSeat).faces.pile[0], kHiddenCard);
  EXPECT_EQ(s.View(kSeat1).pile[0].By(), kSeat0) << "who played it is public";
  const CardPlayed told = std::get<CardPlayed>(Redacted(s.Events<CardPlayed>().at(0), kSeat1));
  EXPECT_EQ(told.card, kHiddenCard);
}

TEST(Planning, TunnelHidesWhichBanditsCardItIs) {
  CLAUSE("PLAN-5");
  Scene one(Duo14());
  Scene other(Duo14());
  const Card of_cheyenne = one.CardOf(kCheyenne, kFire);
  const Card of_tuco = one.CardOf(kTuco, kFire);
  for (Scene* s : {&one, &other}) {
    s->RoundCardIs("swivel_arm_24").Hand(kSeat0, {of_cheyenne, of_tuco}).Plan(1);
  }
  one.Do(kSeat0, act::Play(kCheyenne, kFire));
  other.Do(kSeat0, act::Play(kTuco, kFire));
  EXPECT_TRUE(one.View(kSeat1) == other.View(kSeat1)) << "the rival sees the same";
  EXPECT_FALSE(one.View(kSeat0) == other.View(kSeat0));
}

TEST(Planning, SpeedingUpGivesTwoActionsInARow) {
  CLAUSE("PLAN-6", "PLAN-1");
  Scene s(Standard(3));
  s.RoundCardIs("bridge_24").Plan(1);
  s.Do(kSeat0, act::Play(kGhost, kMove));
  s.Asks(kSeat0, Ask::kPlan);
  s.Refuses(kSeat1, act::kDraw);
  s.Do(kSeat0, act::Play(kGhost, kFire));
  EXPECT_FALSE(s.Pile()[0].FaceDown());
  EXPECT_FALSE(s.Pile()[1].FaceDown());
  s.Asks(kSeat1, Ask::kPlan);
  s.Do(kSeat1, act::Play(kCheyenne, kMove));
  s.Do(kSeat1, act::kDraw);  // Play and draw,
  s.Asks(kSeat2, Ask::kPlan);
  s.Do(kSeat2, act::kDraw);
  s.Do(kSeat2, act::kDraw);  // or draw twice.
  EXPECT_EQ(s.HandOf(kSeat2).Size(), 10U);
  s.Asks(kSeat0, Ask::kPlan);
  EXPECT_EQ(s.State().turn, 2);
}

TEST(Planning, SpeedingUpShowsTheDrawBeforeTheSecondAction) {
  CLAUSE("PLAN-6");
  Scene s(Standard(3));
  s.RoundCardIs("bridge_24").Hand(kSeat0, kGhost, {kMove, kFloor}).Plan(1);
  s.WillDraw(
      {draws::ACard(OwnCard(kPunch)), draws::ACard(OwnCard(kFire)), draws::ACard(OwnCard(kFire))});
  s.Do(kSeat0, act::kDraw);
  EXPECT_THAT(s.Legal(kSeat0),
              ElementsAre(act::kDraw, act::Play(kGhost, kMove), act::Play(kGhost, kFloor),
                          act::Play(kGhost, kFire), act::Play(kGhost, kPunch)));
  s.Do(kSeat0, act::Play(kGhost, kPunch));
  s.Asks(kSeat1, Ask::kPlan);
}

TEST(Planning, SwitchingRunsCounterClockwise) {
  CLAUSE("PLAN-7", "PLAN-1");
  Scene s(Standard(4));
  s.RoundCardIs("angry_marshal_24").FirstIs(kSeat1).SetMarshal(1).Plan(3);
  for (const Seat seat : {kSeat1, kSeat0, kSeat3}) {
    s.Asks(seat, Ask::kPlan);
    s.Do(seat, act::Play(static_cast<Bandit>(Index(seat)), kMarshal));
    EXPECT_FALSE(s.Pile().back().FaceDown());
  }
  s.Asks(kSeat2, Ask::kPlan);
}

TEST(Planning, ThePileKeepsOrderAndPlayers) {
  CLAUSE("PLAN-8");
  Scene s(Standard(3));
  s.FirstIs(kSeat1).Plan(0);
  s.Do(kSeat1, act::Play(kCheyenne, kFire));
  s.Do(kSeat2, act::kDraw);
  s.Do(kSeat0, act::Play(kGhost, kMove));
  s.Do(kSeat1, act::Play(kCheyenne, kPunch));
  const SeatView view = s.View(kSeat2);
  ASSERT_EQ(view.pile_size, 3);
  EXPECT_EQ(view.pile[0].By(), kSeat1);
  EXPECT_EQ(view.faces.pile[0], OwnCard(kFire));
  EXPECT_EQ(view.pile[1].By(), kSeat0);
  EXPECT_EQ(view.faces.pile[1], OwnCard(kMove));
  EXPECT_EQ(view.pile[2].By(), kSeat1);
  EXPECT_EQ(view.faces.pile[2], OwnCard(kPunch));
}

TEST(Planning, UnplayedCardsGoBackToTheDeck) {
  CLAUSE("PLAN-9");
  Scene s(Standard(3));
  s.RoundCardIs("braking_24").SetMarshal(1).GiveBullet(kGhost, kSeat2);
  s.Hand(kSeat2, {OwnCard(kMove), OwnCard(kFire), Card::Bullet(From(kGhost))});
  s.Plan(3, 2, 0, {{kGhost, kMarshal}});
  s.Do(kSeat2, act::Play(kDjango, kFire));
  s.Asks(kSeat0, Ask::kMarshal);  // Stealin' has begun.
  for (const Seat seat : {kSeat0, kSeat1, kSeat2}) EXPECT_TRUE(s.HandOf(seat).Empty());
  EXPECT_EQ(s.DeckOf(kSeat2).Size(), 10U) << "eleven less the one on the pile";
  EXPECT_EQ(s.DeckOf(kSeat2).Count(Card::Bullet(From(kGhost))), 1U);
  EXPECT_EQ(s.DeckOf(kSeat0).Size(), 9U);
}

TEST(Planning, FaceUpCardsStayReadable) {
  CLAUSE("PLAN-10");
  Scene s(Standard(3));
  s.RoundCardIs("swivel_arm_24");
  s.Plan(2, 0, 0, {{kGhost, kMove}, {kCheyenne, kFire, kNoSeat, true}, {kDjango, kRobbery}});
  const SeatView cheyenne = s.View(kSeat1);
  EXPECT_EQ(cheyenne.faces.pile[0], OwnCard(kMove));
  EXPECT_EQ(cheyenne.faces.pile[1], OwnCard(kFire)) << "her own";
  EXPECT_EQ(cheyenne.faces.pile[2], OwnCard(kRobbery));
  const SeatView ghost = s.View(kSeat0);
  EXPECT_EQ(ghost.faces.pile[0], OwnCard(kMove));
  EXPECT_EQ(ghost.faces.pile[1], kHiddenCard);
}

TEST(Planning, MemoryPlayShowsOnlyTheTopCard) {
  CLAUSE("PLAN-10");
  Scene s(Standard(3));
  s.Plan(1, 0, 0, {{kGhost, kMove}, {kCheyenne, kFire}, {kDjango, kRobbery}});
  const SeatView view = WithMemoryPlay(s.View(kSeat0));
  EXPECT_EQ(view.pile_size, 3);
  EXPECT_EQ(view.faces.pile[0], kHiddenCard) << "not even one's own";
  EXPECT_EQ(view.faces.pile[1], kHiddenCard);
  EXPECT_EQ(view.faces.pile[2], OwnCard(kRobbery));
  EXPECT_EQ(view.pile[1].By(), kSeat1) << "who played is known (PLAN-8)";
  s.Plan(1, 0, 0, {{kGhost, kMove}, {kCheyenne, kFire, kNoSeat, true}});
  EXPECT_EQ(WithMemoryPlay(s.View(kSeat0)).faces.pile[1], kHiddenCard) << "a face-down top card";
}

TEST(Planning, MemoryPlayHidesWhatIsYetToResolve) {
  CLAUSE("PLAN-10", "ROB-1");
  Scene s(Standard(4));
  s.SetMarshal(2).Rob({{kGhost, kFloor}, {kGhost, kMarshal}, {kCheyenne, kFire}});
  s.Asks(kSeat0, Ask::kMarshal);
  const SeatView view = WithMemoryPlay(s.View(kSeat1));
  EXPECT_EQ(view.faces.pile[1], OwnCard(kMarshal))
      << "turned over, the card that resolves is on top";
  EXPECT_EQ(view.faces.pile[2], kHiddenCard) << "the next one lies under it";
  EXPECT_EQ(s.View(kSeat1).faces.pile[2], OwnCard(kFire))
      << "without memory play it stays readable";
}

}  // namespace
}  // namespace folsom
