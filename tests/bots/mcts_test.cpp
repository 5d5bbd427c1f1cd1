// The tree search that knows nothing of the game: its tree, its budget, and that it learns.
#include "bots/search/mcts.h"

#include <gtest/gtest.h>

#include <array>
#include <boost/json.hpp>
#include <vector>

#include "bots/bot_table.h"
#include "bots/search/mcts_tree.h"
#include "record/position/position.h"
#include "rules/play/apply.h"
#include "rules/state/score.h"
#include "support/random_game.h"

namespace folsom {
namespace {

constexpr Action kWayA{10};
constexpr Action kWayB{11};
constexpr Action kWayC{12};
constexpr Seat kOwnSeat{0};
constexpr Seat kOtherSeat{1};

Budget Iterations(std::uint32_t iterations) { return {.iterations = iterations, .ms = 0}; }

// Visits a way from the root, which wins or not.
void Visit(MctsTree& tree, std::vector<Action> ways, bool wins_by_c, Rng& rng) {
  const MctsTree::Pick pick = tree.Descend(MctsTree::kRoot, kOwnSeat, ways, rng);
  const bool wins = wins_by_c == (pick.way == kWayC);
  tree.Credit(pick.child, wins ? SeatMask::Only(kOwnSeat) : SeatMask{}, kMctsWin);
}

TEST(MctsTree, TriesEveryWayOnceAndThenTheBetterOnesMore) {
  MctsTree tree(100);
  Rng rng(1);
  for (int i = 0; i < 3; ++i) Visit(tree, {kWayA, kWayB, kWayC}, true, rng);
  EXPECT_EQ(tree.Size(), 4U) << "the root and three ways";
  for (const Action way : {kWayA, kWayB, kWayC}) EXPECT_EQ(tree.AtRoot(kOwnSeat, way)->visits, 1U);
  for (int i = 0; i < 197; ++i) Visit(tree, {kWayA, kWayB, kWayC}, true, rng);
  EXPECT_EQ(tree.Size(), 4U);
  EXPECT_GT(tree.AtRoot(kOwnSeat, kWayC)->visits, 150U);
  EXPECT_GT(tree.AtRoot(kOwnSeat, kWayA)->visits, 2U) << "the others are looked at again";
  EXPECT_EQ(tree.AtRoot(kOwnSeat, kWayC)->reward, tree.AtRoot(kOwnSeat, kWayC)->visits * kMctsWin);
  EXPECT_EQ(tree.AtRoot(kOwnSeat, kWayA)->reward, 0U);
}

// What is seldom possible is not neglected for its few visits, nor preferred for them.
TEST(MctsTree, CountsHowOftenAWayWasOpen) {
  MctsTree tree(100);
  Rng rng(1);
  for (int i = 0; i < 300; ++i) {
    if (i % 3 == 0) {
      Visit(tree, {kWayA, kWayB, kWayC}, true, rng);
    } else {
      Visit(tree, {kWayA, kWayB}, true, rng);
    }
  }
  EXPECT_NEAR(tree.AtRoot(kOwnSeat, kWayA)->available, 300, 2);
  EXPECT_NEAR(tree.AtRoot(kOwnSeat, kWayC)->available, 100, 2);
  EXPECT_GT(tree.AtRoot(kOwnSeat, kWayC)->visits, 80U);
}

TEST(MctsTree, WaysOfSeveralSeatsAndRepeatsAreKeptApart) {
  MctsTree tree(100);
  Rng rng(1);
  const std::array<Action, 3> repeated{kWayA, kWayA, kWayB};
  for (int i = 0; i < 2; ++i) {
    const MctsTree::Pick pick = tree.Descend(MctsTree::kRoot, kOwnSeat, repeated, rng);
    EXPECT_TRUE(pick.is_new);
    tree.Credit(pick.child, {}, 0);
  }
  EXPECT_FALSE(tree.Descend(MctsTree::kRoot, kOwnSeat, repeated, rng).is_new);
  EXPECT_TRUE(tree.Descend(MctsTree::kRoot, kOtherSeat, repeated, rng).is_new);
  EXPECT_EQ(tree.AtRoot(kOwnSeat, kWayC), nullptr);
}

TEST(MctsTree, NeverGrowsBeyondItsRoom) {
  MctsTree tree(2);
  const std::size_t bytes = tree.Bytes();
  Rng rng(1);
  for (int i = 0; i < 2; ++i) Visit(tree, {kWayA, kWayB, kWayC}, true, rng);
  const std::array<Action, 3> ways{kWayA, kWayB, kWayC};
  const MctsTree::Pick pick = tree.Descend(MctsTree::kRoot, kOwnSeat, ways, rng);
  EXPECT_TRUE(pick.is_new);
  EXPECT_EQ(pick.child, MctsTree::kRoot) << "no room";
  EXPECT_EQ(tree.Size(), 3U);
  EXPECT_EQ(tree.Bytes(), bytes);
  EXPECT_LT(MctsTree(1'000'000'000).Bytes(), 60U << 20U) << "a search takes less than 64 MiB";
}

struct Situation {
  SeatView view;
  ActionList legal;
};
Situation SituationIn(const GameState& state, Seat seat) {
  Situation situation{.view = ViewFor(state, seat), .legal = {}};
  LegalActions(state, seat, situation.legal);
  return situation;
}
Situation StartOf(const Config& config, std::uint64_t seed) {
  Dice dice(seed);
  const GameState state = NewGame(config, dice);
  return SituationIn(state, state.pending.First());
}

TEST(Mcts, TheSameSeedAndIterationsGiveTheSameChoice) {
  const Situation start = StartOf({}, 3);
  const Choice one = ChooseMcts(start.view, start.legal, Iterations(200), 5);
  const Choice same = ChooseMcts(start.view, start.legal, Iterations(200), 5);
  const Choice other = ChooseMcts(start.view, start.legal, Iterations(200), 6);
  EXPECT_EQ(one.action, same.action);
  EXPECT_EQ(one.win_share, same.win_share);
  EXPECT_NE(one.win_share, other.win_share);
}

TEST(Mcts, DoesAsManyIterationsAsAsked) {
  const Situation start = StartOf({}, 3);
  for (const std::uint32_t iterations : {1U, 2U, 77U}) {
    const Choice choice = ChooseMcts(start.view, start.legal, Iterations(iterations), 1);
    EXPECT_EQ(choice.iterations, iterations);
    EXPECT_TRUE(choice.judged);
    EXPECT_TRUE(start.legal.Has(choice.action));
  }
}

TEST(Mcts, AlsoThinksByTheClock) {
  const Situation start = StartOf({}, 3);
  const Choice choice = ChooseMcts(start.view, start.legal, {.iterations = 0, .ms = 5}, 1);
  EXPECT_GE(choice.iterations, 1U);
  EXPECT_TRUE(choice.judged);
  EXPECT_TRUE(start.legal.Has(choice.action));
}

TEST(Mcts, DoesNotThinkWhereThereIsOneWay) {
  const Situation start = StartOf({}, 3);
  ActionList one;
  one.Add(start.legal[1]);
  const Choice choice = ChooseMcts(start.view, one, Iterations(100), 1);
  EXPECT_EQ(choice.action, one[0]);
  EXPECT_EQ(choice.iterations, 0U);
  EXPECT_FALSE(choice.judged);
}

GameState PositionOf(const char* text) {
  Result<GameState> state = PositionFrom(boost::json::parse(text));
  EXPECT_TRUE(state);
  Dice dice(1);
  Advance(*state, dice);
  return *state;
}

// Belle's last Robbery: with the strongbox she wins, with the purse she shares the win with Doc.
TEST(Mcts, FindsTheWinInTheLastTurnAndJudgesItRight) {
  const GameState state = PositionOf(R"({
    "config": {"seats": 3, "bandits": ["belle", "tuco", "doc"],
               "wagons": ["parlor", "jeweler", "saloon"]},
    "round": 5, "phase": "robbing", "marshal": 2,
    "bandits": {"belle": {"place": "car 0 inside", "jewels": 1},
                "tuco": {"place": "car 3 roof"},
                "doc": {"place": "car 3 roof", "jewels": 2}},
    "purses": {"7": {"at": "car 0 inside", "value": 500, "knowers": "all"}},
    "pile": ["0 belle robbery"]})");
  const Situation last = SituationIn(state, kOwnSeat);
  ASSERT_EQ(last.legal.Size(), 2U);
  const Choice choice = ChooseMcts(last.view, last.legal, Iterations(50), 1);
  EXPECT_EQ(choice.action, Action::Of(ActionKind::kRob, 2U));
  EXPECT_EQ(choice.win_share[0], 1.0F);
  EXPECT_EQ(choice.win_share[1], 0.5F);
}

// In teams the side wins or loses: seat 1 robs for its partner's victory.
TEST(Mcts, PlaysForItsSide) {
  const GameState state = PositionOf(R"({
    "config": {"seats": 4, "variant": "teams", "bandits": ["belle", "tuco", "doc", "ghost"],
               "wagons": ["parlor", "jeweler", "saloon", "mail"]},
    "round": 5, "phase": "robbing", "marshal": 2,
    "bandits": {"belle": {"place": "car 4 roof", "jewels": 1},
                "tuco": {"place": "car 0 inside"},
                "doc": {"place": "car 4 roof", "jewels": 2},
                "ghost": {"place": "car 4 roof"}},
    "purses": {"7": {"at": "car 0 inside", "value": 500, "knowers": "all"}},
    "pile": ["1 tuco robbery"]})");
  const Situation last = SituationIn(state, kOtherSeat);
  ASSERT_EQ(last.legal.Size(), 2U);
  const Choice choice = ChooseMcts(last.view, last.legal, Iterations(50), 1);
  EXPECT_EQ(choice.action, Action::Of(ActionKind::kRob, 2U));
  EXPECT_EQ(choice.win_share[0], 1.0F);
  EXPECT_EQ(choice.win_share[1], 0.5F);
}

// The shares of wins of `mcts` at the seats of `side`, random play at the others.
double WinsAgainstRandom(const Config& config, SeatMask side, std::uint64_t seed) {
  Dice dice(seed);
  Rng rng(seed);
  GameState state = NewGame(config, dice);
  while (state.phase != Phase::kOver) {
    const Seat seat = state.pending.First();
    const Situation now = SituationIn(state, seat);
    const Action action = side.Has(seat)
                              ? ChooseMcts(now.view, now.legal, Iterations(100), rng.Next()).action
                              : AnyAction(now.legal, rng);
    EXPECT_EQ(Apply(state, seat, action, dice), Illegal::kNone);
  }
  const SeatMask winners = ScoreOf(state).winners;
  if (winners.Empty()) return 0;
  return static_cast<double>((winners & side).Count()) / static_cast<double>(winners.Count());
}

Config TwoSides(Variant variant, std::uint8_t seats) {
  Config config;
  config.variant = variant;
  config.seats = seats;
  config.expert = variant == Variant::kDuo14;  // CONF-2
  if (variant == Variant::kDuo18) config.edition = Edition::k2018;
  return config;
}

TEST(Mcts, BeatsRandomPlay) {
  const std::uint64_t games = FewGames() ? 8 : 40;
  double wins = 0;
  for (std::uint64_t game = 0; game < games; ++game) {
    const Seat mine = game % 2 == 0 ? Seat{0} : Seat{1};
    wins += WinsAgainstRandom(TwoSides(Variant::kDuo14, 2), SeatMask::Only(mine), game);
  }
  EXPECT_GT(wins, 0.85 * static_cast<double>(games));
}

TEST(Mcts, BeatsRandomPlayInTeams) {
  const std::uint64_t games = FewGames() ? 4 : 12;
  double wins = 0;
  for (std::uint64_t game = 0; game < games; ++game) {
    const SeatMask side{static_cast<std::uint8_t>(game % 2 == 0 ? 0b0011 : 0b1100)};
    wins += WinsAgainstRandom(TwoSides(Variant::kTeams, 4), side, game);
  }
  EXPECT_GT(wins, 0.74 * static_cast<double>(games));
}

}  // namespace
}  // namespace folsom
