// Sets of card kinds as seven bits. Hands are random, so a table spares the branches of a loop.
#pragma once

#include <array>
#include <bit>

#include "rules/pieces/cards.h"

namespace folsom {

// Which kinds of colour slot `colour` there are in a bag's `actions`: bit k for kind k.
[[nodiscard]] constexpr std::size_t KindsIn(std::uint64_t actions, std::size_t colour) {
  const std::uint64_t counts = actions >> (colour * 4);
  const std::uint64_t any = (counts | counts >> 1) & CardBag::kOnes;  // A count is at most 2.
  return (any * 0x0102040810204080ULL) >> 56;                         // Gathers bit 0 of each byte.
}

using KindList = std::array<std::uint16_t, 8>;
using EightCards = std::array<std::uint8_t, 8>;  // Numbers of cards.
namespace detail {
consteval std::array<KindList, 1U << kCardKinds> MakeKindLists() {
  std::array<KindList, 1U << kCardKinds> lists{};
  for (std::size_t set = 0; set < lists.size(); ++set) {
    std::size_t size = 0;
    for (std::uint16_t kind = 0; kind < kCardKinds; ++kind) {
      if (((set >> kind) & 1U) != 0) lists[set][size++] = kind;
    }
  }
  return lists;
}
consteval std::array<EightCards, 1U << kCardKinds> MakeKindCards(std::size_t colour) {
  std::array<EightCards, 1U << kCardKinds> cards{};
  const std::array<KindList, 1U << kCardKinds> lists = MakeKindLists();
  for (std::size_t set = 0; set < cards.size(); ++set) {
    for (std::size_t i = 0; i < kCardKinds; ++i) {
      cards[set][i] = Card::Action(static_cast<CardKind>(lists[set][i]), colour).id;
    }
  }
  return cards;
}
}  // namespace detail
// For each set the kinds in it, ascending.
inline constexpr std::array<KindList, 1U << kCardKinds> kKindLists = detail::MakeKindLists();
// The same as cards of either colour slot.
inline constexpr std::array<std::array<EightCards, 1U << kCardKinds>, 2> kKindCards{
    detail::MakeKindCards(0), detail::MakeKindCards(1)};

}  // namespace folsom
