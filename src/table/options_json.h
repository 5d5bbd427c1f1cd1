// A table's options in JSON, the same form in the log and on the wire:
//
//   {"title": "", "listed": false, "spectators": true, "local_seats": false, "memory": false,
//    "shuffle_seats": false, "take_back": true,
//    "clock": {"kind": "live", "decision_s": 45, "bank_s": 45},
//    "grace_s": 60, "bot_pause_ms": 3000, "stand_in": "rustler"}
#pragma once

#include <boost/json/fwd.hpp>

#include "record/json/json_read.h"
#include "table/options.h"

namespace folsom {

[[nodiscard]] boost::json::object OptionsJson(const TableOptions& options);

// Fields that are left out stay as they are; but another kind of clock without its `decision_s`
// gets what is usual. Unknown fields are a problem. Only the types are checked here; see
// CheckOptions.
void ReadOptions(JsonProblems& problems, const boost::json::value& json, const JsonPath& path,
                 TableOptions& options);

}  // namespace folsom
