// What a table knows of its fair deal (docs/fairness.md), before and after the first card.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "table/log/entry.h"

namespace folsom {

// How far the fair deal is, from the host's start to the first card.
enum class DealPhase : std::uint8_t {
  kNone,
  kCommitting,  // Some seat has yet to commit: no nonce is taken.
  kRevealing,
  kComplete,
};
// Deals that came to nothing: each was a chance to look at the nonces and wish for others.
struct RefusedStarts {
  std::uint32_t count = 0;
  Parting why{};  // Of the last one, with whom it was for.
  std::vector<std::string> names{};
  bool operator==(const RefusedStarts&) const = default;
};
// What a chair gave to the deal.
struct DealPart {
  std::string commitment{};  // Empty: nothing, or a game from before commitments.
  std::string nonce{};
  bool excused = false;
  bool operator==(const DealPart&) const = default;
};
// A deal under way.
struct DealState {
  bool on = false;
  SeatMask excused{};  // By chair; kept when the game has begun.
  Millis since = 0;    // Of the phase, by the clock of who stored its entry.
};

}  // namespace folsom
