// What `folsom arena` says about a match; as JSON it is arena/report/match_json.h.
#pragma once

#include <string>

#include "arena/report/match_json.h"

namespace folsom {

[[nodiscard]] std::string MatchTable(const MatchReport& report);

}  // namespace folsom
