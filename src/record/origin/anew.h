// Hidden cards dealt anew: a position that one seat cannot tell from another.
#pragma once

#include "rules/pieces/dice.h"
#include "rules/state/state.h"

namespace folsom {

// A number of 64 bits is drawn in eight bytes, the lowest first: each is Chance::kFirst of no seat
// with the options 0 to 255. It seeds the dealing (rules/state/sample.h).
inline constexpr std::uint32_t kAnewDraws = 8;

// All that `seat` may know of `truth` is as it was.
[[nodiscard]] GameState DealtAnew(const GameState& truth, Seat seat, ChanceSource& chance);

}  // namespace folsom
