// The yardstick: information-set Monte Carlo tree search without any knowledge of the game
// (single-observer ISMCTS: Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree
// Search", 2012).
//
// Each iteration deals a world that the viewer cannot tell from the truth, descends one tree common
// to all worlds among the actions legal in this one, adds one node, plays on at random to the end
// of the game, and credits every node on the way with the share of the win of the side that chose
// it. The most visited action is chosen.
//
// What the viewer does not see makes no branches, or the tree would plan with it: other seats
// commit at random where all decide together (traits.h),
// and all cards that another seat may lay face down are one branch, the card being drawn uniformly.
// Chance makes no branches either: a node is a sequence of decisions.
#pragma once

#include "bots/bot.h"

namespace folsom {

// Precondition: exactly one half of the budget is set. At least one iteration is done, and none if
// there is one legal action only. One search takes less than 64 MiB.
[[nodiscard]] Choice ChooseMcts(const SeatView& view, const ActionList& legal, const Budget& budget,
                                std::uint64_t seed);

}  // namespace folsom
