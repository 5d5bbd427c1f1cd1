#include "cli/reports/bench.h"

#include <algorithm>
#include <chrono>
#include <cstring>

#include "batch/batch.h"
#include "bots/random.h"
#include "bots/scripted.h"
#include "bots/search/mcts.h"
#include "cli/reports/perft.h"
#include "features/features.h"
#include "rules/state/sample.h"
#include "rules/state/view.h"

namespace folsom {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t kPositions = 256;
constexpr int kSlices = 25;

// Makes the compiler believe that somebody reads `value`.
template <typename T>
void Keep(const T& value) {
  asm volatile("" : : "g"(&value) : "memory");
}

struct Rate {
  double per_second = 0;
  double choices_per_second = 0;
  double choices_per_game = 0;
};

Rate GameRate(const Config& config, double seconds) {
  Rate best;
  std::uint64_t game = 0;
  std::uint64_t all_choices = 0;
  for (int slice = 0; slice < kSlices; ++slice) {
    std::uint64_t games = 0;
    std::uint64_t choices = 0;
    const auto start = Clock::now();
    std::chrono::duration<double> took{};
    do {
      for (int i = 0; i < 64; ++i) {
        const PlayedGame played = PlayRandomGame(config, GameSeed(1, game++));
        Keep(played.state);
        choices += played.choices;
        ++games;
      }
      took = Clock::now() - start;
    } while (took.count() < seconds / kSlices);
    all_choices += choices;
    best.per_second = std::max(best.per_second, static_cast<double>(games) / took.count());
    best.choices_per_second =
        std::max(best.choices_per_second, static_cast<double>(choices) / took.count());
  }
  best.choices_per_game = static_cast<double>(all_choices) / static_cast<double>(game);
  return best;
}

// Nanoseconds of `work(i)`, i running over the positions again and again.
template <typename Work>
double Nanoseconds(double seconds, Work work) {
  double best = 1e18;
  for (int slice = 0; slice < kSlices; ++slice) {
    std::uint64_t done = 0;
    const auto start = Clock::now();
    std::chrono::duration<double> took{};
    do {
      for (std::size_t i = 0; i < kPositions; ++i) work(i);
      done += kPositions;
      took = Clock::now() - start;
    } while (took.count() < seconds / kSlices);
    best = std::min(best, took.count() * 1e9 / static_cast<double>(done));
  }
  return best;
}

// Iterations a second of `mcts` from the start of games.
double MctsRate(const Config& config, double seconds) {
  const double ms = std::max(1.0, seconds * 1000 / kSlices);
  double best = 0;
  for (std::uint64_t slice = 0; slice < kSlices; ++slice) {
    Dice dice(slice);
    const GameState state = NewGame(config, dice);
    const Seat seat = state.pending.First();
    ActionList legal;
    LegalActions(state, seat, legal);
    const Budget budget{.iterations = 0, .ms = static_cast<std::uint32_t>(ms)};
    const auto start = Clock::now();
    const Choice choice = ChooseMcts(ViewFor(state, seat), legal, budget, slice);
    const std::chrono::duration<double> took = Clock::now() - start;
    best = std::max(best, choice.iterations / took.count());
  }
  return best;
}

// Steps a second of a batch on one thread, with random actions, observations and masks written.
double BatchRate(std::vector<MixEntry> mix, double seconds) {
  constexpr std::size_t kGames = 4096;
  Batch batch(BatchSetup{.games = kGames, .seed = 1, .mix = std::move(mix)});
  std::vector<std::uint8_t> observation(kGames * kObservationSize);
  std::vector<std::uint8_t> mask(kGames * kActions);
  std::vector<Action> actions(kGames);
  batch.Write({.observation = observation.data(), .mask = mask.data()});
  double best = 0;
  for (int slice = 0; slice < kSlices; ++slice) {
    std::size_t steps = 0;
    const auto start = Clock::now();
    std::chrono::duration<double> took{};
    do {
      Keep(batch.RandomActions(actions));
      Keep(batch.Step(actions));
      steps += kGames;
      took = Clock::now() - start;
    } while (took.count() < seconds / kSlices);
    best = std::max(best, static_cast<double>(steps) / took.count());
  }
  return best;
}

std::vector<MixEntry> EveryVariant() {
  std::vector<MixEntry> mix;
  for (const Config& config : AllConfigs()) mix.push_back({.config = Normalised(config)});
  return mix;
}

// A decision with something to decide.
struct Dilemma {
  SeatView view;
  ActionList legal;
};

// Every sixteenth one of games of the scripted bot.
std::vector<Dilemma> Dilemmas(const Config& config, std::size_t count) {
  constexpr std::size_t kEvery = 16;
  std::vector<Dilemma> some;
  std::size_t seen = 0;
  for (std::uint64_t game = 1; some.size() < count; ++game) {
    GameChance chance(GameSeed(1, game));
    GameState state = NewGame(config, chance.dice);
    while (state.phase != Phase::kOver && some.size() < count) {
      const Seat seat = state.pending.First();
      Dilemma now{.view = ViewFor(state, seat), .legal = {}};
      LegalActions(state, seat, now.legal);
      const Choice choice = ChooseScripted(now.view, now.legal, 0, chance.choices.Next32());
      ApplyLegal(state, seat, choice.action, chance.dice);
      if (now.legal.Size() > 1 && seen++ % kEvery == 0) some.push_back(now);
    }
  }
  return some;
}

double ScriptedMicroseconds(const Config& config, double seconds) {
  const std::vector<Dilemma> dilemmas = Dilemmas(config, kPositions);
  std::uint64_t seed = 0;
  const double ns = Nanoseconds(seconds, [&](std::size_t i) {
    Keep(ChooseScripted(dilemmas[i].view, dilemmas[i].legal, 0, ++seed).action);
  });
  return ns / 1000;
}

Config Standard(std::uint8_t seats) {
  Config config;
  config.seats = seats;
  return config;
}

}  // namespace

std::vector<GameState> MidGamePositions(const Config& config, std::size_t count) {
  std::vector<GameState> states;
  for (std::uint64_t seed = 1; states.size() < count; ++seed) {
    const GameState state = AfterRandomDecisions(config, seed, 20 + seed % 60);
    if (state.phase != Phase::kOver) states.push_back(state);
  }
  return states;
}

std::vector<Figure> MeasureAll(double seconds) {
  const std::vector<GameState> states = MidGamePositions(Standard(4), kPositions);
  std::vector<SeatView> views;
  for (const GameState& state : states) views.push_back(ViewFor(state, state.pending.First()));
  const Rate four = GameRate(Standard(4), seconds);
  Config horses = Standard(4);
  horses.horses = true;
  GameState copy;
  Dice dice(1);
  return {
      {"games_per_s_3p", "games a second, 3 players", GameRate(Standard(3), seconds).per_second},
      {"games_per_s_4p", "games a second, 4 players", four.per_second},
      {"games_per_s_5p", "games a second, 5 players", GameRate(Standard(5), seconds).per_second},
      {"games_per_s_6p", "games a second, 6 players", GameRate(Standard(6), seconds).per_second},
      {"games_per_s_4p_horses", "the same with Horses & Stagecoach, 4 players",
       GameRate(horses, seconds).per_second},
      {"choices_per_s_4p", "decisions a second, 4 players", four.choices_per_second},
      {"choices_per_game_4p", "decisions in a game, 4 players", four.choices_per_game, 2},
      {"state_bytes", "size of a game state", static_cast<double>(sizeof(GameState))},
      {"view_bytes", "size of a seat's view", static_cast<double>(sizeof(SeatView))},
      {"copy_ns", "nanoseconds to copy a state",
       Nanoseconds(seconds,
                   [&](std::size_t i) {
                     copy = states[i];
                     Keep(copy);
                   }),
       1},
      {"view_ns", "nanoseconds to make a seat's view",
       Nanoseconds(seconds,
                   [&](std::size_t i) { Keep(ViewFor(states[i], states[i].pending.First())); }),
       1},
      {"sample_ns", "nanoseconds to deal a world from a view",
       Nanoseconds(seconds, [&](std::size_t i) { Keep(Sample(views[i], dice)); }), 1},
      {"mcts_iterations_per_s_4p", "iterations a second of mcts, start of a 4-player game",
       MctsRate(Standard(4), seconds)},
      {"scripted_us", "microseconds for a decision of scripted, 4 players, two ways or more",
       ScriptedMicroseconds(Standard(4), seconds), 3},
      {"batch_steps_per_s_4p", "steps a second of a batch of 4096 games, 4 players",
       BatchRate({MixEntry{.config = Normalised(Standard(4))}}, seconds)},
      {"batch_steps_per_s_mixed", "the same with all configurations mixed",
       BatchRate(EveryVariant(), seconds)},
  };
}

}  // namespace folsom
