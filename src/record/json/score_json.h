// The reckoning in JSON: what the line protocol, the program and the server call the result.
#pragma once

#include <boost/json/fwd.hpp>

#include "rules/state/state.h"

namespace folsom {

// {"seats": [...], "bandits": {...}, "winners": [...]}: what ScoreOf says, by name.
[[nodiscard]] boost::json::object ScoreJson(const GameState& state);

}  // namespace folsom
