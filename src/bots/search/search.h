// The search bot: compares its actions on sampled worlds, which are played on up to the next round,
// where who will win is judged. A network plays and judges there (policy_play.h), and to what comes
// out is added what a larger network thinks of the actions without looking; without networks trees,
// the rule of thumb and a fitted value do (tree_play.h).
//
// Precondition: exactly one half of the budget is set. With one legal action it returns that, not
// judged. It may end early when the best action is clear, and tries at least one world however
// short the time is. It takes less than 16 MiB.
#pragma once

#include "bots/bot.h"
#include "neural/network.h"

namespace folsom {

struct SearchNets {
  const Network& root;   // Asked once.
  const Network& inner;  // Asked for every decision of a playthrough, and at its end.
};

// `nets` null: without networks.
[[nodiscard]] Choice ChooseSearch(const SeatView& view, const ActionList& legal,
                                  const Budget& budget, const SearchNets* nets, std::uint64_t seed);

}  // namespace folsom
