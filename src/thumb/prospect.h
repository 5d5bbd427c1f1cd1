// What cards are worth to a bandit, looking up to three of its own cards ahead on an Outlook in
// which nobody else moves. What comes later counts for less, since somebody will.
#pragma once

#include <span>

#include "rules/pieces/cards.h"
#include "thumb/outlook.h"

namespace folsom {

// Counts of one bandit's action cards, a byte per kind.
struct KindCounts {
  std::uint64_t bytes = 0;

  [[nodiscard]] static constexpr KindCounts Of(const CardBag& bag, std::size_t colour) {
    return {(bag.actions >> (colour * 4)) & 0x0F0F0F0F0F0F0F0FULL};
  }
  [[nodiscard]] constexpr bool Has(CardKind k) const {
    return ((bytes >> (Index(k) * 8)) & 0xFFU) != 0;
  }
  [[nodiscard]] constexpr KindCounts Without(CardKind k) const {
    return {bytes - (std::uint64_t{1} << (Index(k) * 8))};
  }
};

// `acts`: how many cards the bandit will yet play, the first included.
// The card played first, at `at`; `hand` is what is left after it.
[[nodiscard]] int WorthOfCard(const Outlook& o, Place at, CardKind card, KindCounts hand, int acts);
// The best that can be done with a hand.
[[nodiscard]] int WorthOfHand(const Outlook& o, Place at, KindCounts hand, int acts);
// Cards whose order is settled.
[[nodiscard]] int WorthOfSequence(const Outlook& o, Place at, std::span<const CardKind> cards);

}  // namespace folsom
