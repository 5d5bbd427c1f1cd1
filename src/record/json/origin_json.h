// Where a game came from, as everybody may know it.
#pragma once

#include <boost/json/fwd.hpp>

#include "record/origin/origin.h"

namespace folsom {

// {"table", "record" or "day", "deal": true} or {"table" or "record", "decision", "seat", "cards"}:
// neither the position nor the luck.
[[nodiscard]] boost::json::object OriginJson(const GameOrigin& origin);

}  // namespace folsom
