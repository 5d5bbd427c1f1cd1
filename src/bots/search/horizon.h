// How far playthroughs of the search go.
#pragma once

#include "rules/state/view.h"

namespace folsom {

// The round whose start ends a playthrough: the next one; but what is kept shows only in the one
// after it, and what is done before the first round in that.
[[nodiscard]] inline std::uint8_t HorizonOf(const SeatView& view) {
  return static_cast<std::uint8_t>(view.round +
                                   (view.round == 0 || view.ask == Ask::kKeep ? 2 : 1));
}

}  // namespace folsom
