// The JSON form of what actions are about (rules/choices/aim.h; `Aim` in schema/server.json).
#pragma once

#include <boost/json.hpp>

#include "rules/choices/aim.h"
#include "rules/choices/legal.h"

namespace folsom {

// One object for each of the viewer's legal actions, in their order, with the fields that apply.
[[nodiscard]] boost::json::array AimsJson(const SeatView& view, const ActionList& legal);

}  // namespace folsom
