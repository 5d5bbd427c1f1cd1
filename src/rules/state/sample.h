// Dealing a world that a seat cannot tell from the truth.
#pragma once

#include "rules/pieces/dice.h"
#include "rules/state/view.h"

namespace folsom {

// A state with ViewFor(result, view.viewer) == view. Hidden cards, purse values, flask kinds and
// commitments are dealt uniformly among what the view leaves open; what is known of a hand
// (`known_actions`, `known_duds`) is dealt first, as that is how such facts come about.
[[nodiscard]] GameState Sample(const SeatView& view, Dice& dice);

}  // namespace folsom
