// Shares with 95 % intervals, in closed form.
//
// One formula serves all: Wilson's score interval (1927) for a share p out of n,
//
//   (p + q²/2n ± q √(p(1-p)/n + q²/4n²)) / (1 + q²/n),
//
// which stays within 0 and 1 and is not empty at p = 0 or p = 1. Where games come in blocks on one
// deal they are not independent. Then n is the *effective* number of games, p(1-p)/V, with V the
// variance of p between blocks (the ratio estimator of a cluster sample, as in Korn and Graubard
// 1998), and q is Student's quantile for one less than the number of blocks. Without a variance to
// go by (one block, p at 0 or 1, all blocks equal) n is the number of games and q is 1.96.
#pragma once

#include <cstddef>
#include <span>

namespace folsom {

struct Estimate {
  double share = 0;
  double low = 0;
  double high = 1;
};

// Quantile 0.975 of Student's t; `degrees` at least 1.
[[nodiscard]] double StudentQuantile(std::size_t degrees);

[[nodiscard]] Estimate Wilson(double share, double n, double quantile);
// Independent games. `wins` may be fractional: shared wins vary less than whole ones, so the
// interval is on the safe side. Without games: 0 to 1.
[[nodiscard]] Estimate ShareOf(double wins, double games);

// What one deal brought: `won` out of `played`, in the same units.
struct BlockShare {
  double won = 0;
  double played = 0;
};
// `games`: how many games they are, for when the blocks do not tell the variance.
[[nodiscard]] Estimate ShareOfBlocks(std::span<const BlockShare> blocks, double games);

}  // namespace folsom
