// How long a network takes for one decision, with random weights: that takes as long as with
// others. `path` counts neural::AvailableKernels: 0 is plain C++,
// which the release build compiles for the machine's own vector instructions, 1 is AVX2.
#include <benchmark/benchmark.h>

#include "cli/reports/bench.h"
#include "neural/policy.h"
#include "neural/random_weights.h"
#include "rules/choices/legal.h"
#include "rules/state/view.h"

namespace folsom {
namespace {

constexpr std::size_t kNetPositions = 256;
constexpr std::size_t kNetBlocks = 3;

struct NetDecision {
  SeatView view;
  ActionList legal;
};

[[nodiscard]] std::vector<NetDecision> NetDecisions(std::int64_t seats, bool horses) {
  Config config;
  config.seats = static_cast<std::uint8_t>(seats);
  config.horses = horses;
  std::vector<NetDecision> decisions;
  for (const GameState& state : MidGamePositions(config, kNetPositions)) {
    NetDecision& one = decisions.emplace_back();
    one.view = ViewFor(state, state.pending.First());
    LegalActions(state, state.pending.First(), one.legal);
  }
  return decisions;
}

// A decision from the view on: observation, foresight, network, heads of the legal actions, the
// best.
void DecideByNet(benchmark::State& run) {
  const auto paths = neural::AvailableKernels();
  const auto path = static_cast<std::size_t>(run.range(3));
  if (path >= paths.size()) {
    run.SkipWithError("this processor has no such path");
    return;
  }
  const Network network(RandomWeights(static_cast<std::size_t>(run.range(0)), kNetBlocks, 1),
                        paths[path]);
  const std::vector<NetDecision> decisions = NetDecisions(run.range(1), run.range(2) != 0);
  std::size_t i = 0;
  for (auto _ : run) {
    const NetDecision& one = decisions[i++ % kNetPositions];
    benchmark::DoNotOptimize(BestAction(Judge(network, one.view, one.legal), one.legal));
  }
}
BENCHMARK(DecideByNet)
    ->ArgNames({"width", "seats", "horses", "path"})
    ->Args({512, 4, 0, 0})
    ->Args({512, 4, 0, 1})
    ->Args({512, 6, 1, 1})
    ->Args({256, 4, 0, 1})
    ->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace folsom
