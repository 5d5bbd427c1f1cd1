// What must hold at every step of every game (style: one kit for all configurations).

#include <gtest/gtest.h>

#include <algorithm>

#include "rules/state/consistent.h"
#include "rules/state/score.h"
#include "support/random_game.h"

namespace folsom {
namespace {

// The list and the predicate say the same; the list ascends without repeats; only pending
// seats are asked.
void ExpectOneLegality(const GameState& state, Seat seat) {
  const ActionList legal = LegalList(state, seat);
  ASSERT_EQ(legal.Empty(), !state.pending.Has(seat));
  ASSERT_EQ(std::adjacent_find(legal.begin(), legal.end(), std::greater_equal<>{}), legal.end());
  for (std::uint16_t id = 0; id < kActions; ++id) {
    ASSERT_EQ(IsLegal(state, seat, {id}), legal.Has({id})) << id;
  }
}

void ExpectSound(const GameState& state) {
  ASSERT_EQ(FirstFlaw(state).what, "");
  ASSERT_EQ(state.pending.Empty(), state.phase == Phase::kOver);
  ASSERT_EQ(state.ask == Ask::kNone, state.pending.Empty());
  ASSERT_TRUE(state.pending.Without(SeatMask::FirstN(state.terms.seats)).Empty());
  ASSERT_TRUE(IsTogether(state.ask) || state.pending.Count() <= 1);
  for (std::size_t s = 0; s < state.terms.seats; ++s) {
    ASSERT_NO_FATAL_FAILURE(ExpectOneLegality(state, static_cast<Seat>(s)));
  }
}

// The quick choice is the one that the list would have given.
void ExpectQuickChoice(const GameState& state, std::uint64_t seed) {
  for (const Seat seat : state.pending) {
    Rng quick(seed);
    Rng slow(seed);
    const ActionList legal = LegalList(state, seat);
    ASSERT_EQ(UniformAction(state, seat, quick), AnyAction(legal, slow));
    ASSERT_EQ(quick.Next(), slow.Next());
  }
}

// What is refused changes nothing.
void ExpectRefusals(const GameState& state, Rng& rng) {
  const Action action{static_cast<std::uint16_t>(rng.Below(kActions + 3))};
  const auto seat = static_cast<Seat>(rng.Below(state.terms.seats));
  if (action.id < kActions && IsLegal(state, seat, action)) return;
  GameState copy = state;
  Dice dice(1);
  const Illegal expected = state.phase == Phase::kOver ? Illegal::kGameOver
                           : !state.pending.Has(seat)  ? Illegal::kNotYourTurn
                           : action.id >= kActions     ? Illegal::kNoSuchAction
                                                       : Illegal::kNotLegal;
  const Illegal got = Apply(copy, seat, action, dice);
  ASSERT_NE(got, Illegal::kNone);
  const bool one_fault = action.id < kActions || state.pending.Has(seat);
  ASSERT_TRUE(got == expected || !one_fault);
  ASSERT_EQ(copy, state);
}

int LootOf(const GameState& s, Bandit b) {
  int sum = kJewelValue * s.At(b).jewels + 250 * s.At(b).conductor;
  for (std::size_t i = 0; i < kPurses; ++i) {
    if (s.purses[i].spot == Spot::On(b)) sum += Dollars(s.faces.purses[i]);
  }
  return sum;
}

// Bullets received by a player, or by a team.
std::size_t ReceivedBy(const GameState& s, std::size_t seat) {
  std::size_t sum = CardBag{0, s.seats[seat].received}.BulletCount();
  if (s.terms.teams) sum += CardBag{0, s.seats[seat ^ 1U].received}.BulletCount();
  return sum;
}

// END-1 to END-3: the parts add up, and the winners are the richest.
void ExpectSums(const GameState& s) {
  const Score score = ScoreOf(s);
  // H-EV-ESCAPE-2: where bandits make up one result, those caught add nothing to it.
  const bool shared = s.terms.teams || s.terms.bandits_per_seat == 2;
  BanditMask caught;
  for (std::size_t seat = 0; seat < s.terms.seats; ++seat) {
    const SeatScore& mine = score.seats[seat];
    int total = mine.shares + mine.mortal + mine.gunslinger;
    for (std::size_t i = 0; i < kMaxBandits; ++i) {
      const auto b = static_cast<Bandit>(i);
      const BanditScore& part = score.bandits[i];
      if (s.At(b).owner != static_cast<Seat>(seat)) continue;
      if (part.caught) caught.Add(b);
      if (part.caught && shared) continue;
      ASSERT_EQ(part.purses + part.jewels + part.conductor, LootOf(s, b));
      total += LootOf(s, b) + part.strongboxes + part.ransom;
    }
    ASSERT_EQ(mine.total, total);
    const int partner = s.terms.teams ? score.seats[seat ^ 1U].total : 0;
    ASSERT_EQ(mine.side_total, total + partner);
  }
  if (score.winners.Empty()) {
    ASSERT_EQ(caught.Count(), s.terms.bandits);
    return;
  }
  const std::size_t winner = Index(score.winners.First());
  for (std::size_t seat = 0; seat < s.terms.seats; ++seat) {
    bool free = false;
    for (std::size_t i = 0; i < kMaxBandits; ++i) {
      const Seat owner = s.bandits[i].owner;
      const bool mine =
          owner == static_cast<Seat>(seat) || (s.terms.teams && Index(owner) == (seat ^ 1U));
      free = free || (mine && !caught.Has(static_cast<Bandit>(i)));
    }
    const bool wins = score.winners.Has(static_cast<Seat>(seat));
    ASSERT_TRUE(free || !wins);
    if (!free) continue;
    const auto rank = [&](std::size_t i) {
      return std::pair(-score.seats[i].side_total, ReceivedBy(s, i));
    };
    ASSERT_LE(rank(winner), rank(seat));
    ASSERT_EQ(wins, rank(winner) == rank(seat));
  }
}

class Steps : public testing::TestWithParam<Config> {};

TEST_P(Steps, AreSoundToTheEnd) {
  for (std::size_t game = 0; game < GamesPerConfig(); ++game) {
    SCOPED_TRACE(testing::Message() << "game " << game);
    Rng rng(game);
    RandomGame play(Varied(GetParam(), game), game);
    for (; !play.Over(); play.Step()) {
      SCOPED_TRACE(testing::Message() << "step " << play.steps);
      ASSERT_NO_FATAL_FAILURE(ExpectSound(play.state));
      ASSERT_NO_FATAL_FAILURE(ExpectQuickChoice(play.state, rng.Next()));
      ASSERT_NO_FATAL_FAILURE(ExpectRefusals(play.state, rng));
    }
    if (HasFatalFailure()) return;
    ASSERT_EQ(play.state.phase, Phase::kOver) << "after " << play.steps << " steps";
    ASSERT_EQ(play.state.round, kRounds);
    ASSERT_NO_FATAL_FAILURE(ExpectSound(play.state));
    ASSERT_NO_FATAL_FAILURE(ExpectSums(play.state));
  }
}

// The same seed and decisions give the same game, with or without anybody listening; a copy goes
// its own way and leaves the original alone.
TEST_P(Steps, AreTheSameForACopy) {
  struct : Sink {
    void Emit(const EventBody&, const GameState&) override { ++events; }
    std::size_t events = 0;
  } sink;
  for (std::size_t game = 0; game < GamesPerConfig() / 10 + 1; ++game) {
    const Config config = Varied(GetParam(), game);
    RandomGame one(config, game);
    RandomGame two(config, game, &sink);
    for (; !one.Over(); one.Step(), two.Step(&sink)) {
      ASSERT_EQ(one.state, two.state) << "game " << game << " step " << one.steps;
      const GameState before = one.state;
      RandomGame fork = one;
      fork.Step();
      ASSERT_EQ(one.state, before);
      ASSERT_NE(fork.state, before);
    }
    ASSERT_EQ(one.state, two.state);
    ASSERT_GT(sink.events, 0U);
  }
}

// PlayOut plays the same games as the plain loop, from the start and from the middle.
TEST_P(Steps, AreTheSameWhenPlayedOut) {
  for (std::size_t game = 0; game < GamesPerConfig() / 10 + 1; ++game) {
    RandomGame play(Varied(GetParam(), game), game);
    play.Skip(game / 3 % 3 * 40);  // Varied goes by game % 3.
    if (play.Over()) continue;
    GameState quick = play.state;
    Dice dice = play.dice;
    Rng rng(game);
    const std::uint32_t decisions = PlayOut(quick, dice, rng);
    Rng slow(game);
    std::uint32_t steps = 0;
    for (; play.state.phase != Phase::kOver && steps < kMaxDecisions; ++steps) {
      const Seat seat = play.state.pending.First();
      ApplyLegal(play.state, seat, UniformAction(play.state, seat, slow), play.dice);
    }
    ASSERT_EQ(quick, play.state) << "game " << game;
    ASSERT_EQ(decisions, steps);
  }
}

INSTANTIATE_TEST_SUITE_P(All, Steps, testing::ValuesIn(AllConfigs()),
                         [](const auto& tested) { return NameOf(tested.param); });

}  // namespace
}  // namespace folsom
