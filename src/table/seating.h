// SET-9: seats in the order of joining, or shuffled.
#pragma once

#include <array>

#include "rules/pieces/dice.h"
#include "rules/setup/config.h"

namespace folsom {

// Which chair comes to sit at each seat.
using SeatOrder = std::array<std::uint8_t, kMaxSeats>;
inline constexpr SeatOrder kOrderOfJoining{0, 1, 2, 3, 4, 5};

// For seat 0, 1, ... draws (Chance::kFirst, of no seat) one of the chairs left, ascending and all
// equally likely; the last one left is not drawn. In teams the same with whole teams, chairs 2i and
// 2i + 1 being team i.
[[nodiscard]] SeatOrder ShuffledSeats(const Config& config, ChanceSource& chance);
// How many outcomes that draws.
[[nodiscard]] std::uint32_t ShuffleDraws(const Config& config);
// Whether ShuffledSeats can give this.
[[nodiscard]] bool IsShuffle(const Config& config, const SeatOrder& seats);

}  // namespace folsom
