// Which bot sits where, as the options --bots and --level say.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "bots/bot.h"

namespace folsom {

using BotSeats = std::array<BotSpec, kMaxSeats>;  // Random unless said otherwise.

// What --help says about a bot's text.
[[nodiscard]] std::string HelpOnBots();
// "tenderfoot, drifter, ...": the levels from weak to strong.
[[nodiscard]] std::string LevelNames();

// The bots of `list`, in seat order: one for all `chairs`, or one for each.
// Throws Failure: bots/unknown, bots/count.
[[nodiscard]] BotSeats BotsFrom(const std::string& list, SeatMask chairs);

[[nodiscard]] bool AllRandom(const BotSeats& bots);

// The players' names in a record: the bots' texts at `chairs`, none at the other seats. Nothing at
// all where everybody plays at random.
[[nodiscard]] std::vector<std::string> NamesOfBots(const BotSeats& bots, SeatMask chairs);

// What the bot at `seat` does. Precondition: it has something to decide.
[[nodiscard]] Action BotAction(const BotSeats& bots, const GameState& state, Seat seat,
                               std::uint64_t seed);

}  // namespace folsom
