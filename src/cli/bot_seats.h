// Which bot sits where, as the options --bots and --level say.
#pragma once

#include <array>
#include <string>

#include "bots/bot.h"

namespace folsom {

using BotSeats = std::array<BotSpec, kMaxSeats>;  // Random unless said otherwise.

// What --help says about a bot's text.
inline constexpr const char* kBotTexts =
    "random; scripted; mcts or search[:iterations=N or :ms=N, by default ms=100]; scripted and "
    "search also with mistakes=PERCENT; or a level: tenderfoot, drifter, rustler, desperado";

// The bots of `list`, in seat order: one for all `chairs`, or one for each.
// Throws Failure: bots/unknown, bots/count.
[[nodiscard]] BotSeats BotsFrom(const std::string& list, SeatMask chairs);

[[nodiscard]] bool AllRandom(const BotSeats& bots);

// What the bot at `seat` does. Precondition: it has something to decide.
[[nodiscard]] Action BotAction(const BotSeats& bots, const GameState& state, Seat seat,
                               std::uint64_t seed);

}  // namespace folsom
