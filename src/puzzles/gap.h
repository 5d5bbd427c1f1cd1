// By how much one action is better than every other: the claim that makes a decision a puzzle.
#pragma once

#include <cstdint>
#include <vector>

#include "rules/choices/legal.h"
#include "rules/state/view.h"

namespace folsom::puzzles {

inline constexpr double kLeastGap = 0.10;  // Of a win, between the right action and any other.
inline constexpr double kSureBy = 3;       // Standard errors, on either side of it.

struct Gap {
  bool clear = false;            // The action leads every other by kLeastGap, and surely so.
  std::vector<float> shares{};   // Of a win, by action in the legal order.
  float lead = 0;                // Over the next best.
  std::uint32_t iterations = 0;  // Playthroughs that were done.
};

// Compares `right` with every other action in the same worlds with the same luck, as
// reviews play them on (bots/search/policy_play.h), from what the seat knows and from nothing
// else. An action is tried until it is settled whether it is `least` behind: until its distance is
// kSureBy standard errors from that, on either side. One that is not far enough behind ends it;
// so does the limit, and then nothing is claimed.
//
// Preconditions: `legal` is what view.viewer may do, at least two actions; `right` is in it; the
// networks are there.
[[nodiscard]] Gap MeasureGap(const SeatView& view, const ActionList& legal, Action right,
                             double least, std::uint32_t iterations, std::uint64_t seed);

}  // namespace folsom::puzzles
