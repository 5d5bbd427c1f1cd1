// The board as the pile would leave it, by rule of thumb, as far as a seat sees the pile.
#pragma once

#include "rules/state/state.h"

namespace folsom {

// `world` with its pile resolved, each choice by rule of thumb, in Schemin' and Stealin'; in other
// phases it is `world` itself. `seen` has the faces that a seat may look at: cards of the pile that
// are hidden there are left out, so nothing hangs on them. What is resolved is always the same; a
// purse that nobody has held gets some value when it is taken.
[[nodiscard]] GameState BoardAhead(const GameState& world, const Faces& seen);

}  // namespace folsom
