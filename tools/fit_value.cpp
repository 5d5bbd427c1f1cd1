// Fits the weights of bots/search/value.h to games of the rule of thumb against itself, and prints
// src/bots/search/value_weights.h. A conditional logit: at each round's start the side that will
// win is predicted by a softmax; Newton's method with a little damping.
//
//   cmake --build --preset release --target fit_value
//   build/release/fit_value [games per configuration] > src/bots/search/value_weights.h
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "bots/random.h"
#include "bots/search/value.h"
#include "rules/play/apply.h"
#include "thumb/policy.h"

namespace folsom {
namespace {

constexpr std::size_t kStages = 5;  // Rounds yet to be played, less one.
constexpr double kRidge = 2.0;

struct Example {
  std::array<SideFeatures, kMaxSeats> sides{};
  std::array<double, kMaxSeats> won{};
  std::array<bool, kMaxSeats> plays{};
};
using Examples = std::array<std::vector<Example>, kStages>;
using Weights = std::array<double, kFeatures>;

// Plays on by rule of thumb until round `until` has begun or the game is over.
void PlayByRule(GameState& s, Forecast& forecast, std::uint8_t until, GameChance& chance) {
  ActionList legal;
  while (s.phase != Phase::kOver && s.round < until) {
    const Seat seat = s.pending.First();
    LegalActions(s, seat, legal);
    forecast.Follow(s, kUsualCare, chance.choices);
    const Action action = ChooseByRule(s, seat, legal, forecast, kUsualCare, chance.choices);
    ApplyLegal(s, seat, action, chance.dice);
  }
}

void PlayAndNote(const Config& config, std::uint64_t seed, Examples& out) {
  GameChance chance(seed);
  GameState s = NewGame(config, chance.dice);
  Forecast forecast;
  std::array<Example, kStages> noted{};
  for (std::uint8_t round = 1; s.phase != Phase::kOver; ++round) {
    PlayByRule(s, forecast, round, chance);
    if (s.phase == Phase::kOver) break;
    noted[static_cast<std::size_t>(kRounds - round)].sides = FeaturesOf(s);
  }
  const WinShares won = ExpectedShares(s);
  for (std::size_t stage = 0; stage < kStages; ++stage) {
    for (std::size_t i = 0; i < s.terms.seats; i += s.terms.teams ? 2 : 1) {
      noted[stage].plays[i] = true;
      noted[stage].won[i] = won[i];
    }
    out[stage].push_back(noted[stage]);
  }
}

struct Normal {
  Weights gradient{};
  std::array<Weights, kFeatures> hessian{};
  double loss = 0;
};

void AddExample(const Example& e, const Weights& w, Normal& sum) {
  std::array<double, kMaxSeats> p{};
  double total = 0;
  double all_won = 0;
  for (std::size_t i = 0; i < kMaxSeats; ++i) {
    if (!e.plays[i]) continue;
    double u = 0;
    for (std::size_t k = 0; k < kFeatures; ++k) u += w[k] * e.sides[i][k];
    p[i] = std::exp(u);
    total += p[i];
    all_won += e.won[i];
  }
  if (all_won == 0) return;  // Nobody won.
  Weights mean{};
  for (std::size_t i = 0; i < kMaxSeats; ++i) {
    p[i] /= total;
    if (e.won[i] > 0) sum.loss -= e.won[i] * std::log(p[i]);
    for (std::size_t k = 0; k < kFeatures; ++k) {
      mean[k] += p[i] * e.sides[i][k];
      sum.gradient[k] += (e.won[i] - p[i]) * e.sides[i][k];
    }
  }
  for (std::size_t i = 0; i < kMaxSeats; ++i) {
    if (!e.plays[i]) continue;
    for (std::size_t k = 0; k < kFeatures; ++k) {
      for (std::size_t j = 0; j < kFeatures; ++j) {
        sum.hessian[k][j] += p[i] * (e.sides[i][k] - mean[k]) * (e.sides[i][j] - mean[j]);
      }
    }
  }
}

// Solves hessian * x = gradient by elimination.
Weights Solve(Normal n) {
  for (std::size_t k = 0; k < kFeatures; ++k) {
    for (std::size_t i = 0; i < kFeatures; ++i) {
      if (i == k) continue;
      const double f = n.hessian[i][k] / n.hessian[k][k];
      for (std::size_t j = 0; j < kFeatures; ++j) n.hessian[i][j] -= f * n.hessian[k][j];
      n.gradient[i] -= f * n.gradient[k];
    }
  }
  Weights x{};
  for (std::size_t k = 0; k < kFeatures; ++k) x[k] = n.gradient[k] / n.hessian[k][k];
  return x;
}

Weights Fit(const std::vector<Example>& examples, const char* name) {
  Weights w{};
  for (int step = 0; step < 20; ++step) {
    Normal sum;
    for (const Example& e : examples) AddExample(e, w, sum);
    for (std::size_t k = 0; k < kFeatures; ++k) {
      sum.gradient[k] -= kRidge * w[k];
      sum.hessian[k][k] += kRidge;
    }
    const Weights change = Solve(sum);
    for (std::size_t k = 0; k < kFeatures; ++k) w[k] += change[k];
    if (step == 19) {
      std::fprintf(stderr, "%s: %zu games, loss %.4f a game\n", name, examples.size(),
                   sum.loss / static_cast<double>(examples.size()));
    }
  }
  return w;
}

void PrintSet(const Examples& examples, const char* name) {
  std::printf("    // %s\n    {{\n", name);
  for (const std::vector<Example>& stage : examples) {
    const Weights w = Fit(stage, name);
    std::printf("        {");
    for (std::size_t k = 0; k < kFeatures; ++k) {
      std::printf("%s%.4fF", k == 0 ? "" : k == 6 ? ",\n         " : ", ", w[k]);
    }
    std::printf("},\n");
  }
  std::printf("    }},\n");
}

void PrintWeights(std::uint64_t games) {
  std::printf(
      "// Made by tools/fit_value from %llu games of each configuration; do not edit.\n"
      "#pragma once\n\n#include <array>\n\n"
      "#include \"bots/search/value.h\"\n\nnamespace folsom {\n\n"
      "// Without and with Horses & Stagecoach; then a row by rounds yet to be played, 1 to 5.\n"
      "// clang-format off\n"
      "inline constexpr std::array<std::array<std::array<float, kFeatures>, 5>, 2> "
      "kValueWeights{{\n",
      static_cast<unsigned long long>(games));
  for (const bool horses : {false, true}) {
    Examples examples;
    std::uint64_t seed = 0;
    for (const Config& config : AllConfigs()) {
      if (config.horses != horses) continue;
      for (std::uint64_t g = 0; g < games; ++g) PlayAndNote(config, GameSeed(7, seed++), examples);
    }
    PrintSet(examples, horses ? "with" : "without");
  }
  std::printf("}};\n// clang-format on\n\n}  // namespace folsom\n");
}

}  // namespace
}  // namespace folsom

int main(int argc, char** argv) {
  folsom::PrintWeights(argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 4000);
}
