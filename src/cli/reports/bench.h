// The engine's figures, measured: one core, uniformly random play, set-up included, events off.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "rules/setup/config.h"
#include "rules/state/state.h"

namespace folsom {

struct Figure {
  std::string_view key;
  std::string_view meaning;
  double value = 0;
  int decimals = 0;
};

// Every figure takes about `seconds`; each is the best of 25 equal slices, since what else runs
// on the machine can only make a slice slower.
[[nodiscard]] std::vector<Figure> MeasureAll(double seconds);

// Positions in the middle of games, for measuring views and samples.
[[nodiscard]] std::vector<GameState> MidGamePositions(const Config& config, std::size_t count);

}  // namespace folsom
