// Actions relative to the viewer, as observations are: wherever an action names a character, the
// relative one has the row of that character's bandit (`bandit_character` of docs/observation.md)
// in its place. Characters without a bandit get the rows that are empty, in order; a draft is about
// them, so it goes by the character itself. This is a permutation of the actions.
#pragma once

#include <array>
#include <cstdint>

#include "rules/pieces/action.h"
#include "rules/state/view.h"

namespace folsom {

namespace features {
class Seating;
}

class RelativeActions {
 public:
  // Precondition: view.viewer is a seat.
  explicit RelativeActions(const SeatView& view);
  explicit RelativeActions(const features::Seating& who);

  // Below kActions.
  [[nodiscard]] std::size_t Of(Action action) const;

 private:
  std::array<std::uint8_t, kMaxBandits> rows_{};  // By character.
};

}  // namespace folsom
