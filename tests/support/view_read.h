// Reads a view back, as a client does that keeps what it was sent.
#pragma once

#include <boost/json/fwd.hpp>
#include <string_view>

#include "record/words/result.h"
#include "rules/state/view.h"

namespace folsom {

// Codes view/... with the path of the field. Expects the complete form that ViewJson writes.
[[nodiscard]] Result<SeatView> ViewFrom(const boost::json::value& json);
[[nodiscard]] Result<SeatView> ReadView(std::string_view text);

}  // namespace folsom
