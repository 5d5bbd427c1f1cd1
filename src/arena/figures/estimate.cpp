#include "arena/figures/estimate.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace folsom {

namespace {

constexpr double kNormal = 1.959963984540054;

// Sum of the ratio estimator's squared residuals over blocks, as a variance of the share.
double VarianceBetween(std::span<const BlockShare> blocks, double share, double played, double n) {
  double squares = 0;
  for (const BlockShare& block : blocks) {
    const double residual = block.won - share * block.played;
    squares += residual * residual;
  }
  return squares * n / (n - 1) / (played * played);
}

}  // namespace

double StudentQuantile(std::size_t degrees) {
  constexpr std::array<double, 9> kFew{12.7062, 4.30265, 3.18245, 2.77645, 2.57058,
                                       2.44691, 2.36462, 2.30600, 2.26216};
  if (degrees <= kFew.size()) return kFew[std::max<std::size_t>(degrees, 1) - 1];
  // Cornish and Fisher's expansion around the normal quantile; exact to four digits from here on.
  const auto v = static_cast<double>(degrees);
  const double z = kNormal;
  const double z3 = z * z * z;
  const double z5 = z3 * z * z;
  const double z7 = z5 * z * z;
  return z + (z3 + z) / (4 * v) + (5 * z5 + 16 * z3 + 3 * z) / (96 * v * v) +
         (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / (384 * v * v * v);
}

Estimate Wilson(double share, double n, double quantile) {
  if (!(n > 0)) return {.share = share, .low = 0, .high = 1};
  const double q2 = quantile * quantile;
  const double middle = share + q2 / (2 * n);
  const double reach =
      quantile * std::sqrt(std::max(0.0, share * (1 - share)) / n + q2 / (4 * n * n));
  const double whole = 1 + q2 / n;
  // At 0 and 1 the formula gives 0 and 1, up to rounding.
  return {.share = share,
          .low = share <= 0 ? 0 : std::max(0.0, (middle - reach) / whole),
          .high = share >= 1 ? 1 : std::min(1.0, (middle + reach) / whole)};
}

Estimate ShareOf(double wins, double games) {
  return games > 0 ? Wilson(wins / games, games, kNormal) : Estimate{};
}

Estimate ShareOfBlocks(std::span<const BlockShare> blocks, double games) {
  double won = 0;
  double played = 0;
  std::size_t n = 0;  // Blocks in which anything was played.
  for (const BlockShare& block : blocks) {
    won += block.won;
    played += block.played;
    n += block.played > 0 ? 1 : 0;
  }
  if (!(played > 0)) return {};
  const double share = won / played;
  const double binomial = share * (1 - share);
  if (n < 2 || !(binomial > 0)) return Wilson(share, games, kNormal);
  const double variance = VarianceBetween(blocks, share, played, static_cast<double>(n));
  // Rounding leaves a little where all blocks are equal.
  if (variance < 1e-18) return Wilson(share, games, kNormal);
  return Wilson(share, binomial / variance, StudentQuantile(n - 1));
}

}  // namespace folsom
