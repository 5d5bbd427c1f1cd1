// One game of random bots, kept as a record.
#pragma once

#include <string>

#include "bots/random.h"

namespace folsom {

struct RecordedGame {
  PlayedGame game;
  std::string record;
};

// Deterministic in its arguments. Not the game that PlayRandomGame plays with this seed: the fast
// generator may draw several cards at once, a record needs every single outcome.
[[nodiscard]] RecordedGame RecordRandomGame(const Config& config, std::uint64_t game_seed);

}  // namespace folsom
