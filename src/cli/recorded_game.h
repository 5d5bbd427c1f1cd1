// One game of bots, kept as a record.
#pragma once

#include <string>

#include "bots/random.h"
#include "cli/commands/bot_seats.h"

namespace folsom {

struct RecordedGame {
  PlayedGame game;
  std::string record;
};

// Deterministic in its arguments, unless a bot thinks by the clock. Not the game that PlayBotGame
// plays with this seed: the fast generator may draw several cards at once, a record needs every
// single outcome. Where not all bots are random, the record names them.
[[nodiscard]] RecordedGame RecordGame(const Config& config, const BotSeats& bots,
                                      std::uint64_t game_seed);

}  // namespace folsom
