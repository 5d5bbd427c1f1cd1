// The search bot: compares its actions on sampled worlds, which are played on up to the next round,
// where who will win is judged. Trees do that (tree_play.h), with networks guided by a small one,
// which is the judge, too; and to what comes out is added what a larger one thinks of the actions
// without looking.
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
  const Network& inner;  // Asked on the way of a playthrough, and at its end.
};

// `nets` null: without networks.
[[nodiscard]] Choice ChooseSearch(const SeatView& view, const ActionList& legal,
                                  const Budget& budget, const SearchNets* nets, std::uint64_t seed);

// The same with worlds in which the small network takes every decision (policy_play.h), as reviews
// judge: no tree has to grow first, so a few hundred iterations say something. As a player it is
// the weaker one, at equal time.
[[nodiscard]] Choice ChooseByPolicyPlay(const SeatView& view, const ActionList& legal,
                                        const Budget& budget, const SearchNets& nets,
                                        std::uint64_t seed);

}  // namespace folsom
