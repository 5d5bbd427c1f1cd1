// The search bot: compares its actions on sampled worlds in which every seat decides by a tree of
// its own and then by rule of thumb, up to the next round, where a network says who will win. To
// what comes out it adds what a larger network thinks of the actions without looking.
//
// Precondition: exactly one half of the budget is set. With one legal action it returns that, not
// judged. It may end early when the best action is clear, and tries at least one world however
// short the time is. Its trees take less than 16 MiB.
#pragma once

#include "bots/bot.h"
#include "neural/network.h"

namespace folsom {

struct SearchNets {
  const Network& root;  // Asked once.
  const Network& leaf;  // Asked at the end of every playthrough.
};

// `nets` null: without networks, by the fitted value alone (value.h).
[[nodiscard]] Choice ChooseSearch(const SeatView& view, const ActionList& legal,
                                  const Budget& budget, const SearchNets* nets, std::uint64_t seed);

}  // namespace folsom
