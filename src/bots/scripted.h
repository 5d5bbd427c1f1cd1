// The scripted bot: a quick rule-of-thumb player.
#pragma once

#include "bots/bot.h"

namespace folsom {

// `mistakes`: percent of decisions taken carelessly, as a beginner would.
[[nodiscard]] Choice ChooseScripted(const SeatView& view, const ActionList& legal,
                                    std::uint8_t mistakes, std::uint64_t seed);

}  // namespace folsom
