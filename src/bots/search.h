// The search bot: compares its actions on sampled worlds that go on by rule of thumb.
#pragma once

#include "bots/bot.h"

namespace folsom {

[[nodiscard]] Choice ChooseSearch(const SeatView& view, const ActionList& legal,
                                  const Budget& budget, std::uint64_t seed);

}  // namespace folsom
