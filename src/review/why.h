// Why one action is better than another, in counts that can be checked: how often something happens
// in deals that fit what the seat knew, if the game goes on by rule of thumb to the end of the
// round.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "rules/pieces/action.h"
#include "rules/pieces/loot.h"
#include "rules/state/view.h"

namespace folsom::review {

// What is counted; of the seat that decides, its bandits and its cards.
enum class FactKind : std::uint8_t {
  kNothing,  // The card that is played now does nothing when it resolves.
  kWith,     // `bandit` is at the same place when it resolves.
  kHits,     // A card of the seat shoots `bandit` in this round.
  kPunches,  // Punches `bandit`.
  kTakes,    // A bandit of the seat takes `loot`.
  kLoses,    // Loses a token.
  kIsShot,   // Is shot by `bandit`.
  kNeutral,  // Takes a neutral bullet.
};
inline constexpr std::size_t kFactKinds = 8;
[[nodiscard]] std::string_view KeyOf(FactKind kind);

struct Fact {
  FactKind kind{};
  Bandit bandit = kNoBandit;
  LootKind loot = kNoLoot;
  // In how many of kDeals; nothing: there is no card that it could be said of.
  std::optional<std::uint32_t> chosen{};
  std::optional<std::uint32_t> best{};
  bool operator==(const Fact&) const = default;
};

inline constexpr std::uint32_t kDeals = 100;
inline constexpr std::size_t kMostFacts = 4;

// The facts in which the two actions differ beyond chance: what speaks for the best first, then who
// is there, then what speaks against it, each by the greatest difference. What speaks against it is
// told only beside something that speaks for it.
// Precondition: both are legal for view.viewer.
[[nodiscard]] std::vector<Fact> WhyBetter(const SeatView& view, Action chosen, Action best,
                                          std::uint64_t seed);

}  // namespace folsom::review
