// Two bandits per player: deck, train, casting and placement (section 11).

#include <gtest/gtest.h>

#include "support/scene.h"

namespace folsom {
namespace {

using enum Bandit;
using enum CardKind;
using ::testing::ElementsAre;
using ::testing::UnorderedElementsAre;

// A game from its very start. Scripted draws come first; the others are left to the generator.
struct Start {
  explicit Start(const Config& config, std::vector<Given> script = {}) : source(1), dice(source) {
    const bool scripted = !script.empty();
    if (scripted) source.Follow(std::move(script), false);
    state = NewGame(config, dice);
    if (scripted) source.EndScript();
  }
  void Do(Seat seat, Action action) {
    source.ForgetDrawn();
    EXPECT_EQ(Index(Apply(state, seat, action, dice)), Index(Illegal::kNone)) << TextOf(action);
  }
  [[nodiscard]] std::vector<Action> Legal(Seat seat) const {
    ActionList list;
    LegalActions(state, seat, list);
    return {list.begin(), list.end()};
  }
  // What chance could have given, for each draw of this kind in the last step.
  [[nodiscard]] std::vector<std::vector<int>> Options(Chance what) const {
    std::vector<std::vector<int>> all;
    for (const ScriptedDice::Seen& seen : source.Drawn()) {
      if (seen.what != what) continue;
      all.emplace_back();
      for (const Outcome& option : seen.options) all.back().push_back(option.code);
    }
    return all;
  }

  ScriptedDice source;
  Dice dice;
  GameState state;
};

int Code(Bandit b) { return static_cast<int>(b); }

TEST(Duo, EachBanditHasItsOwnCardBulletsAndPurse) {
  CLAUSE("DUO-1");
  for (const Config& config : {Duo14(), Duo18(2), Duo18(3)}) {
    Scene s(config);
    int bandits = 0;
    for (std::size_t i = 0; i < kMaxBandits; ++i) {
      const auto b = static_cast<Bandit>(i);
      const bool plays = s.State().At(b).owner != kNoSeat;
      bandits += plays ? 1 : 0;
      EXPECT_EQ(s.Bullets(b), plays ? 6 : 0);
      EXPECT_EQ(s.PursesOf(b), plays ? std::vector<int>{250} : std::vector<int>{});
    }
    EXPECT_EQ(bandits, 2 * config.seats);
    EXPECT_NE(StationRounds(config), 0U);
    EXPECT_TRUE(s.State().terms.powers);
    EXPECT_TRUE(s.State().terms.printed_events);
  }
}

TEST(Duo, AnyPlayerMayBeFirst) {
  CLAUSE("DUO-1");
  Start game(Duo14());
  game.Do(kSeat0, act::InCaboose(kTuco));
  game.Do(kSeat1, act::InCaboose(kDoc));
  EXPECT_THAT(game.Options(Chance::kFirst), ElementsAre(ElementsAre(0, 1)));
}

TEST(Duo, TheDeckHasElevenCards) {
  CLAUSE("DUO-2");
  for (const Config& config : {Duo14(), Duo18(2), Duo18(3)}) {
    Scene s(config);
    for (std::size_t i = 0; i < config.seats; ++i) {
      const CardBag cards = s.HandOf(static_cast<Seat>(i)) + s.DeckOf(static_cast<Seat>(i));
      EXPECT_EQ(cards.Size(), 11U);
      for (const CardKind kind : {kMove, kFloor, kFire, kRobbery, kPunch}) {
        EXPECT_EQ(cards.Count(Card::Action(kind, 0)), 1U);
        EXPECT_EQ(cards.Count(Card::Action(kind, 1)), 1U);
      }
      EXPECT_EQ(cards.Count(Card::Action(kMarshal, 0)), 1U);
      EXPECT_EQ(cards.Count(Card::Action(kMarshal, 1)), 0U);
    }
  }
}

TEST(Duo, TheMarshalCardBearsNoColour) {
  CLAUSE("DUO-2");
  Scene s(Duo14());
  s.Hand(kSeat0, {s.CardOf(kCheyenne, kMarshal), s.CardOf(kTuco, kMove)});
  s.Plan(0);
  EXPECT_THAT(s.Legal(kSeat0),
              UnorderedElementsAre(act::kDraw, act::kPlayPlainMarshal, act::Play(kTuco, kMove)));
  s.Refuses(kSeat0, act::Play(kCheyenne, kMarshal));
  s.Refuses(kSeat0, act::Play(kTuco, kMarshal));
}

TEST(Duo, TheMarshalCardWorksWhileEitherBanditIsInPlay) {
  CLAUSE("DUO-2");
  for (const Bandit gone : {kCheyenne, kTuco}) {
    Scene s(WithHorses(Duo14()));
    s.RoundCardIs("escape").SetMarshal(2).PutAll(Roof(4)).Put(gone, kGone);
    s.HorsesAt({0, 0, 0, 0, 3});
    s.Rob({{kTuco, kMarshal}, {kDjango, kMarshal}});
    s.Asks(kSeat0, Ask::kMarshal);
    s.Do(kSeat0, act::MarshalTo(act::kForward));
    EXPECT_EQ(s.MarshalCar(), 1);
  }
  Scene s(WithHorses(Duo14()));
  s.RoundCardIs("escape").SetMarshal(2).PutAll(Roof(4)).Put(kCheyenne, kGone).Put(kTuco, kGone);
  s.HorsesAt({0, 0, 0, 0, 2});
  s.RobThenStop({{kTuco, kMarshal}}, {kDjango, kMarshal});
  s.Asks(kSeat1, Ask::kMarshal);  // Seat 0's card had no effect.
  EXPECT_EQ(s.MarshalCar(), 2);
}

TEST(Duo, PlacementIsSecretUntilAllHaveChosen) {
  CLAUSE("DUO-5");
  Start game(Duo14());
  EXPECT_EQ(Index(game.state.ask), Index(Ask::kCaboose));
  EXPECT_EQ(game.state.pending.Count(), 2U);
  EXPECT_THAT(game.Legal(kSeat0), ElementsAre(act::InCaboose(kCheyenne), act::InCaboose(kTuco)));
  EXPECT_THAT(game.Legal(kSeat1), ElementsAre(act::InCaboose(kDjango), act::InCaboose(kDoc)));

  const SeatView before = ViewFor(game.state, kSeat1);
  game.Do(kSeat0, act::InCaboose(kTuco));
  SeatView after = ViewFor(game.state, kSeat1);
  EXPECT_TRUE(after.pending == SeatMask::Only(kSeat1));
  after.pending = before.pending;
  EXPECT_TRUE(after == before);  // Nothing but that seat 0 is done.
  EXPECT_EQ(game.state.At(kTuco).place, kUnplaced);

  game.Do(kSeat1, act::InCaboose(kDjango));
  EXPECT_EQ(game.state.At(kTuco).place, Inside(4));
  EXPECT_EQ(game.state.At(kCheyenne).place, Inside(3));
  EXPECT_EQ(game.state.At(kDjango).place, Inside(4));
  EXPECT_EQ(game.state.At(kDoc).place, Inside(3));
}

TEST(Duo14, TrainAndRoundCards) {
  CLAUSE("DUO14-1");
  Scene s(Duo14());
  EXPECT_EQ(s.State().terms.cars, 5);
  EXPECT_EQ(OrdinaryRounds(s.State().config), CardsOf(Stack::kBase24));
  EXPECT_EQ(StationRounds(s.State().config), CardsOf(Stack::kStation));
}

TEST(Duo14, AnyTwoCharacters) {
  CLAUSE("DUO14-1");
  const Config given = WithBandits(Duo14(), {kDoc, kGhost, kBelle, kDjango});
  ASSERT_FALSE(CheckConfig(given));
  Scene s(given);
  EXPECT_EQ(s.State().At(kDoc).owner, kSeat0);
  EXPECT_EQ(s.State().At(kGhost).owner, kSeat0);
  EXPECT_EQ(s.State().At(kBelle).owner, kSeat1);
  EXPECT_EQ(s.State().At(kDjango).owner, kSeat1);
  EXPECT_EQ(s.State().At(kTuco).owner, kNoSeat);
  EXPECT_TRUE(CheckConfig(WithBandits(Duo14(), {kDoc, kGhost, kBelle, kDoc})));

  Config drafted = Duo14();
  drafted.casting = Casting::kDrafted;
  Start game(drafted);
  EXPECT_EQ(game.Legal(kSeat0).size(), 6U);
  game.Do(kSeat0, act::Draft(kTuco));
  EXPECT_THAT(game.Legal(kSeat1),
              ElementsAre(act::Draft(kGhost), act::Draft(kCheyenne), act::Draft(kDjango),
                          act::Draft(kBelle), act::Draft(kDoc)));
  game.Do(kSeat1, act::Draft(kDjango));
  EXPECT_EQ(game.Legal(kSeat0).size(), 4U);  // Twice round.
  game.Do(kSeat0, act::Draft(kCheyenne));
  game.Do(kSeat1, act::Draft(kDoc));
  EXPECT_EQ(Index(game.state.ask), Index(Ask::kCaboose));
  EXPECT_EQ(game.state.At(kCheyenne).owner, kSeat0);
  EXPECT_EQ(game.state.At(kDoc).owner, kSeat1);
}

TEST(Duo18, TrainAndRoundCards) {
  CLAUSE("DUO18-1");
  EXPECT_EQ(Scene(Duo18(2)).State().terms.cars, 4);
  EXPECT_EQ(Scene(Duo18(3)).State().terms.cars, 5);
  for (const int players : {2, 3}) {
    EXPECT_EQ(OrdinaryRounds(Duo18(players)), CardsOf(Stack::kBase24));
  }
}

TEST(Duo18, PairsAreMadeByChance) {
  CLAUSE("DUO18-2");
  Config config = Duo18(3);
  config.casting = Casting::kRandom;
  const Start game(config);
  const auto pairs = game.Options(Chance::kPair);
  ASSERT_EQ(pairs.size(), 3U);
  EXPECT_THAT(pairs[0], ElementsAre(Code(kCheyenne), Code(kDjango), Code(kTuco)));
  EXPECT_EQ(pairs[1].size(), 2U);
  EXPECT_EQ(pairs[2].size(), 1U);
  const auto leaders = game.Options(Chance::kBandit);
  ASSERT_EQ(leaders.size(), 3U);
  EXPECT_THAT(leaders[0], ElementsAre(Code(kGhost), Code(kBelle), Code(kDoc)));
  for (std::size_t seat = 0; seat < 3; ++seat) {
    int led = 0;
    int all = 0;
    for (std::size_t i = 0; i < kMaxBandits; ++i) {
      const auto b = static_cast<Bandit>(i);
      if (game.state.At(b).owner != static_cast<Seat>(seat)) continue;
      ++all;
      led += b == kGhost || b == kDoc || b == kBelle ? 1 : 0;
    }
    EXPECT_EQ(all, 2);
    EXPECT_EQ(led, 1);
  }
}

TEST(Duo18, PlayersChooseAmongThePairsInSeatOrder) {
  CLAUSE("DUO18-2");
  Config config = Duo18(3);
  config.casting = Casting::kDrafted;
  Start game(config, {draws::Pair(kTuco), draws::Pair(kDjango), draws::Pair(kCheyenne)});
  EXPECT_EQ(Index(game.state.ask), Index(Ask::kDraft));
  EXPECT_TRUE(game.state.pending == SeatMask::Only(kSeat0));
  EXPECT_THAT(game.Legal(kSeat0),
              ElementsAre(act::Draft(kGhost), act::Draft(kBelle), act::Draft(kDoc)));
  game.Do(kSeat0, act::Draft(kDoc));
  EXPECT_EQ(game.state.At(kDoc).owner, kSeat0);
  EXPECT_EQ(game.state.At(kDjango).owner, kSeat0);  // Doc's partner comes with him.
  EXPECT_THAT(game.Legal(kSeat1), ElementsAre(act::Draft(kGhost), act::Draft(kBelle)));
  game.Do(kSeat1, act::Draft(kGhost));
  EXPECT_EQ(game.state.At(kTuco).owner, kSeat1);
  EXPECT_EQ(game.state.At(kBelle).owner, kSeat2);  // The last pair, unasked.
  EXPECT_EQ(game.state.At(kCheyenne).owner, kSeat2);
  EXPECT_NE(Index(game.state.ask), Index(Ask::kDraft));
}

TEST(Duo18, WithTwoPlayersOnePairStaysOut) {
  CLAUSE("DUO18-2");
  Config config = Duo18(2);
  config.casting = Casting::kDrafted;
  Start game(config, {draws::Pair(kTuco), draws::Pair(kDjango), draws::Pair(kCheyenne)});
  game.Do(kSeat0, act::Draft(kBelle));
  EXPECT_THAT(game.Legal(kSeat1), ElementsAre(act::Draft(kGhost), act::Draft(kDoc)));
  game.Do(kSeat1, act::Draft(kGhost));
  EXPECT_EQ(game.state.At(kDoc).owner, kNoSeat);
  EXPECT_EQ(game.state.At(kDjango).owner, kNoSeat);
}

}  // namespace
}  // namespace folsom
