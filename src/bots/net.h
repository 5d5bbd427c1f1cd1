// The bot `net`: does what the large network (docs/net.md) says of its view, without a search; and
// which networks bots play by.
#pragma once

#include <string>

#include "bots/bot.h"
#include "neural/nets.h"

namespace folsom {

// Reads `temperature`, `opening` and `overlooks` of the bot. Precondition: HasItsNets(bot).
[[nodiscard]] Choice ChooseByNet(const BotSpec& bot, const SeatView& view, const ActionList& legal,
                                 std::uint64_t seed);

// The view of somebody who does not notice each face of the others' cards in the pile with this
// probability in percent: it is hidden, as in memory play. The card that resolves now is noticed.
[[nodiscard]] SeatView Overlooking(const SeatView& view, std::uint8_t percent, Rng& rng);

[[nodiscard]] bool PlaysBy(const BotSpec& bot, NetId net);

// Whether all networks are there that it plays by: always, but in WebAssembly.
[[nodiscard]] bool HasItsNets(const BotSpec& bot);

// Those networks for whoever writes down who played: "large 0123456789abcdef"; empty if by none.
[[nodiscard]] std::string NetsText(const BotSpec& bot);

}  // namespace folsom
