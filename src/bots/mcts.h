// The yardstick: information-set Monte Carlo tree search without any knowledge of the game.
#pragma once

#include "bots/bot.h"

namespace folsom {

[[nodiscard]] Choice ChooseMcts(const SeatView& view, const ActionList& legal,
                                const Budget& budget, std::uint64_t seed);

}  // namespace folsom
