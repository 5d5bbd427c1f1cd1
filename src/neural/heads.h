// What the rows of a network's last layer stand for: one for each relative action
// (features/relative_actions.h), then the win share of the six seats, then the money that they will
// have. Seats count from the viewer.
#pragma once

#include <cstddef>

#include "rules/pieces/action.h"
#include "rules/pieces/ids.h"

namespace folsom {

inline constexpr std::size_t kFirstShareHead = kActions;
inline constexpr std::size_t kFirstMoneyHead = kFirstShareHead + kMaxSeats;
inline constexpr std::size_t kHeads = kFirstMoneyHead + kMaxSeats;

}  // namespace folsom
