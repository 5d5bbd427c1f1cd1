// What the parts of the outlook share. Internal to them.
#pragma once

#include "thumb/outlook.h"

namespace folsom {

[[nodiscard]] constexpr std::int16_t Small(int dollars) {
  return static_cast<std::int16_t>(dollars);
}

// The event that this round ends with, once its card is revealed.
[[nodiscard]] inline RoundEvent EventToCome(const GameState& s) {
  const bool revealed = s.round > 0 && s.rounds[s.round - 1U] != kNoRoundCard;
  return revealed ? CurrentEvent(s) : RoundEvent::kNone;
}

}  // namespace folsom
