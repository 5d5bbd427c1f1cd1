// The search bot: compares its actions on sampled worlds in which every seat decides by a tree of
// its own and then by rule of thumb, up to the next round, where a fitted value says who will win.
//
// Precondition: exactly one half of the budget is set. With one legal action it returns that, not
// judged. It may end early when the best action is clear, and tries at least one world however
// short the time is. Its trees take less than 16 MiB.
#pragma once

#include "bots/bot.h"

namespace folsom {

[[nodiscard]] Choice ChooseSearch(const SeatView& view, const ActionList& legal,
                                  const Budget& budget, std::uint64_t seed);

}  // namespace folsom
