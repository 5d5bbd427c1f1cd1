#include "hall/puzzles/glicko.h"

#include <algorithm>
#include <cmath>

namespace folsom {

namespace {

constexpr double kLn10 = 2.302585092994045684;
constexpr double kPi = 3.141592653589793238;
constexpr double kQ = kLn10 / 400;

// 10 to the x, by squaring exp(x / 2^10) of a short series. |x| < 100.
[[nodiscard]] double PowerOf10(double x) {
  constexpr int kHalvings = 10;
  const double small = x * kLn10 / (1 << kHalvings);
  double power = 1;
  for (int term = 12; term > 0; --term) power = 1 + power * small / term;
  for (int i = 0; i < kHalvings; ++i) power *= power;
  return power;
}

// How much a result against somebody counts whose own rating may be wrong: g(RD).
[[nodiscard]] double WeightOf(double deviation) {
  return 1 / std::sqrt(1 + 3 * kQ * kQ * deviation * deviation / (kPi * kPi));
}

}  // namespace

double GrownDeviation(double deviation, double periods, double growth) {
  const double grown = std::sqrt(deviation * deviation + growth * growth * std::max(0.0, periods));
  return std::min(grown, kUnknownDeviation);
}

Skill Rated(const Skill& before, std::span<const RatedGame> games) {
  double information = 0;  // 1 / d²
  double surprise = 0;
  for (const RatedGame& game : games) {
    const double weight = WeightOf(game.against.deviation);
    const double distance = std::clamp(before.rating - game.against.rating, -8000.0, 8000.0);
    const double expected = 1 / (1 + PowerOf10(-weight * distance / 400));
    information += kQ * kQ * weight * weight * expected * (1 - expected);
    surprise += weight * (game.score - expected);
  }
  const double precision = 1 / (before.deviation * before.deviation) + information;
  return {.rating = before.rating + kQ / precision * surprise,
          .deviation = std::sqrt(1 / precision)};
}

}  // namespace folsom
