// What a network says of a decision: how good each legal action is, and who will win.
#pragma once

#include <array>
#include <cstdint>

#include "neural/network.h"
#include "rules/choices/legal.h"
#include "rules/pieces/dice.h"
#include "rules/state/view.h"

namespace folsom {

// Shares are parts of 2^16, rounded down, so their sum may be a little less.
inline constexpr unsigned kShareBits = 16;

struct Verdict {
  // In the order of the legal actions, with kHeadBits; those behind are not set.
  std::array<std::int32_t, ActionList::kCapacity> logits;
  // By seat; 0 for seats that nobody has. In teams the side's share is the sum of both partners'.
  std::array<std::uint32_t, kMaxSeats> win_shares{};
};

// Precondition: view.viewer is a seat, and `legal` what it may do, or empty.
[[nodiscard]] Verdict Judge(const Network& network, const SeatView& view, const ActionList& legal);

// The action of the largest logit; of several the one with the lowest number.
// Precondition: `legal` is not empty.
[[nodiscard]] Action BestAction(const Verdict& verdict, const ActionList& legal);

// How probable each action is, in the order of `legal`, at a temperature in percent: at 100 as the
// network says, lower ones favour the best. Precondition: 1 <= percent <= 10'000.
using ActionShares = std::array<std::uint32_t, ActionList::kCapacity>;
[[nodiscard]] ActionShares SharesAt(const Verdict& verdict, const ActionList& legal,
                                    std::uint32_t percent);

// One of them at random, with these probabilities. Preconditions as above.
[[nodiscard]] Action DrawAction(const Verdict& verdict, const ActionList& legal,
                                std::uint32_t percent, Rng& rng);

}  // namespace folsom
