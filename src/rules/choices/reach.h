// How far Move and Ride take a bandit. The rules list by these, and bots foresee by them.
#pragma once

#include "rules/state/board.h"

namespace folsom {

inline constexpr std::size_t kLongestRide = 3;  // RIDE-2

// MOVE-1, MOVE-2, HOST-OLDLADY: how many cars a Move from `at` goes at most. Of these, stepping
// onto or off the stagecoach is one (COACH-5).
[[nodiscard]] constexpr std::size_t LongestMove(const Board& s, Bandit b, Place at) {
  constexpr std::size_t kOnRoofs = 3;
  return at.IsRoof() && s.At(b).hostage != Hostage::kOldLady ? kOnRoofs : 1;
}
[[nodiscard]] constexpr bool MayRide(const BanditState& b) {  // HOST-ZEALOT
  return b.hostage != Hostage::kZealot;
}

}  // namespace folsom
