// What a seat knows, in JSON: the form sent to clients and to bots over the wire. Never holds null,
// so merge patches between two views are exact (merge_patch.h).
#pragma once

#include <boost/json/fwd.hpp>
#include <string>

#include "rules/state/view.h"

namespace folsom {

[[nodiscard]] boost::json::object ViewJson(const SeatView& view);
[[nodiscard]] std::string WriteView(const SeatView& view);

}  // namespace folsom
