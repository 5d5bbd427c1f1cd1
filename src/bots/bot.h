// Bots: players that see only what their seat may know.
//
// A bot is a pure function of the view, of the legal actions, of its budget and of a seed. It keeps
// nothing between decisions, so it works from a loaded position, after a crash, on another machine,
// or when it takes over a seat. Given an iteration budget it chooses the same everywhere.
#pragma once

#include <array>
#include <cstdint>

#include "rules/choices/legal.h"
#include "rules/state/view.h"

namespace folsom {

// How long a searching bot thinks: so many iterations, or so many milliseconds. Exactly one of the
// two is set; both are 0 for bots that do not search.
struct Budget {
  std::uint32_t iterations = 0;
  std::uint32_t ms = 0;
  constexpr bool operator==(const Budget&) const = default;
};

struct Choice {
  Action action = kNoAction;
  std::uint32_t iterations = 0;  // Done; 0 for bots that do not search.
  bool judged = false;           // Whether `win_share` is filled in.
  // The estimated share of wins of the bot's side, 0 to 1, action by action in the order of
  // `legal`.
  std::array<float, ActionList::kCapacity> win_share{};
};

enum class BotKind : std::uint8_t { kRandom, kScripted, kMcts, kSearch, kNet, kSearch0 };

// A bot and its parameters, as the registry (registry.h) reads them from text.
struct BotSpec {
  BotKind kind = BotKind::kRandom;
  Budget budget;
  std::uint8_t mistakes = 0;  // Percent of decisions taken carelessly; kScripted and searches.
  // Of kNet. Percent: 0 is the best action, 100 as often as the network says, more flattens.
  std::uint16_t temperature = 0;
  std::uint16_t opening = 0;   // The temperature of its first turn of a game, if that is higher.
  std::uint8_t overlooks = 0;  // Percent of the others' cards in the pile that it does not notice.
  std::uint8_t level = 0;      // Counts from 1 if it was named as a level; only a name.
  constexpr bool operator==(const BotSpec&) const = default;
};

// Precondition: `legal` is what view.viewer may do now, and not empty.
[[nodiscard]] Choice Choose(const BotSpec& bot, const SeatView& view, const ActionList& legal,
                            std::uint64_t seed);

}  // namespace folsom
