// What a seat knows, in JSON: the form sent to clients and to bots over the wire. Never holds null,
// so merge patches between two views are exact (merge_patch.h).
#pragma once

#include <boost/json/fwd.hpp>
#include <string>
#include <string_view>

#include "record/words/result.h"
#include "rules/state/view.h"

namespace folsom {

[[nodiscard]] boost::json::object ViewJson(const SeatView& view);
// Codes view/... with the path of the field. Expects the complete form that ViewJson writes.
[[nodiscard]] Result<SeatView> ViewFrom(const boost::json::value& json);

[[nodiscard]] std::string WriteView(const SeatView& view);
[[nodiscard]] Result<SeatView> ReadView(std::string_view text);

}  // namespace folsom
