// What the rows of a network's last layer stand for: one for each action, then the win share of the
// six seats, then the money that they will have. Seats count from the viewer.
//
// Heads of actions are relative to the viewer, as observations are: wherever an action names a
// character, its head has the row of that character's bandit (`bandit_character` of
// docs/observation.md) in its place. Characters without a bandit get the rows that are empty, in
// order; a draft is about them, so it goes by the character itself. This is a permutation.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "features/features.h"
#include "rules/pieces/action.h"

namespace folsom {

inline constexpr std::size_t kFirstShareHead = kActions;
inline constexpr std::size_t kFirstMoneyHead = kFirstShareHead + kMaxSeats;
inline constexpr std::size_t kHeads = kFirstMoneyHead + kMaxSeats;

class ActionHeads {
 public:
  explicit ActionHeads(std::span<const std::uint8_t, kObservationSize> observation);

  // Below kActions.
  [[nodiscard]] std::size_t Of(Action action) const;

 private:
  std::array<std::uint8_t, kMaxBandits> rows_{};  // By character.
};

}  // namespace folsom
