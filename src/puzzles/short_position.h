// Positions without what reading them derives: a third of the bytes.
#pragma once

#include <boost/json.hpp>

#include "rules/state/state.h"

namespace folsom::puzzles {

// PositionFrom reads it as exactly this state. Precondition: PositionJson(state) is read so.
[[nodiscard]] boost::json::object ShortPosition(const GameState& state);

}  // namespace folsom::puzzles
