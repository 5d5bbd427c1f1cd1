// Who will win, judged at the start of a round: a softmax over the sides of a weighted sum of a few
// features. The weights were fitted to games of the rule of thumb against itself (tools/fit_value).
#pragma once

#include <array>

#include "rules/state.h"

namespace folsom {

inline constexpr std::size_t kFeatures = 12;
using SideFeatures = std::array<float, kFeatures>;

// By side: seats, or teams at the number of their A. Sides that are not there stay 0.
[[nodiscard]] std::array<SideFeatures, kMaxSeats> FeaturesOf(const GameState& s);

// The share of the win that each seat's side may expect; when the game is over, has.
using WinShares = std::array<float, kMaxSeats>;
[[nodiscard]] WinShares ExpectedShares(const GameState& s);

}  // namespace folsom
