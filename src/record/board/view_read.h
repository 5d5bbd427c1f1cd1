// Reads a view as a client has it that keeps what it was sent.
#pragma once

#include <boost/json/fwd.hpp>
#include <string_view>

#include "record/words/result.h"
#include "rules/state/view.h"

namespace folsom {

// Codes view/... with the path of the field. Expects the complete form that ViewJson writes, and
// looks at each field for itself: whether they go together says CheckView (view_check.h).
[[nodiscard]] Result<SeatView> ViewFrom(const boost::json::value& json);
[[nodiscard]] Result<SeatView> ReadView(std::string_view text);

}  // namespace folsom
