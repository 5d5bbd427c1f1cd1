// The pieces of the engine under Google Benchmark: `folsom bench` prints the figures that count;
// this is for looking closer (--benchmark_filter, perf).
#include <benchmark/benchmark.h>

#include "bots/random.h"
#include "cli/reports/bench.h"
#include "features/features.h"
#include "features/foresight.h"
#include "rules/choices/legal.h"
#include "rules/state/sample.h"
#include "rules/state/score.h"
#include "rules/state/view.h"

namespace folsom {
namespace {

constexpr std::size_t kPositions = 256;

Config ConfigOf(const benchmark::State& run) {
  Config config;
  config.seats = static_cast<std::uint8_t>(run.range(0));
  config.horses = run.range(1) != 0;
  return config;
}

void RandomGame(benchmark::State& run) {
  const Config config = ConfigOf(run);
  std::uint64_t game = 0;
  for (auto _ : run) benchmark::DoNotOptimize(PlayRandomGame(config, GameSeed(1, game++)));
  run.SetItemsProcessed(run.iterations());
}
BENCHMARK(RandomGame)->ArgsProduct({{3, 4, 5, 6}, {0, 1}});

// Runs `work` over positions from the middle of games.
template <typename Work>
void OverPositions(benchmark::State& run, Work work) {
  const std::vector<GameState> states = MidGamePositions(ConfigOf(run), kPositions);
  std::size_t i = 0;
  for (auto _ : run) work(states[i++ % kPositions]);
}

void Copy(benchmark::State& run) {
  OverPositions(run, [](const GameState& state) {
    GameState copy = state;
    benchmark::DoNotOptimize(copy);
  });
}
BENCHMARK(Copy)->Args({4, 0});

void Legal(benchmark::State& run) {
  OverPositions(run, [](const GameState& state) {
    ActionList legal;
    LegalActions(state, state.pending.First(), legal);
    benchmark::DoNotOptimize(legal);
  });
}
BENCHMARK(Legal)->Args({4, 0})->Args({4, 1});

void View(benchmark::State& run) {
  OverPositions(run, [](const GameState& state) {
    benchmark::DoNotOptimize(ViewFor(state, state.pending.First()));
  });
}
BENCHMARK(View)->Args({4, 0})->Args({4, 1});

// Views of the seats that are to decide.
[[nodiscard]] std::vector<SeatView> MidGameViews(const benchmark::State& run) {
  std::vector<SeatView> views;
  for (const GameState& state : MidGamePositions(ConfigOf(run), kPositions)) {
    views.push_back(ViewFor(state, state.pending.First()));
  }
  return views;
}

void ObserveView(benchmark::State& run) {
  const std::vector<SeatView> views = MidGameViews(run);
  std::array<std::uint8_t, kObservationSize> out{};
  std::size_t i = 0;
  for (auto _ : run) {
    Observe(views[i++ % kPositions], out);
    benchmark::DoNotOptimize(out);
  }
}
BENCHMARK(ObserveView)->Args({4, 0})->Args({4, 1})->Args({6, 1});

void ForeseeView(benchmark::State& run) {
  const std::vector<SeatView> views = MidGameViews(run);
  std::array<std::uint8_t, kForesightSize> out{};
  std::size_t i = 0;
  for (auto _ : run) {
    Foresee(views[i++ % kPositions], out);
    benchmark::DoNotOptimize(out);
  }
}
BENCHMARK(ForeseeView)->Args({4, 0})->Args({4, 1})->Args({6, 1});

void SampleWorld(benchmark::State& run) {
  Dice dice(1);
  const std::vector<SeatView> views = MidGameViews(run);
  std::size_t i = 0;
  for (auto _ : run) benchmark::DoNotOptimize(Sample(views[i++ % kPositions], dice));
}
BENCHMARK(SampleWorld)->Args({4, 0})->Args({4, 1});

void Scoring(benchmark::State& run) {
  OverPositions(run, [](const GameState& state) { benchmark::DoNotOptimize(ScoreOf(state)); });
}
BENCHMARK(Scoring)->Args({4, 0})->Args({4, 1});

}  // namespace
}  // namespace folsom
