// What the hall found out about a ride by playing it again, kept in the summary of its table: so it
// is found out once, for all nodes and after any restart.
#pragma once

#include <boost/json/fwd.hpp>
#include <optional>
#include <string>

#include "hall/daily/day_result.h"

namespace folsom {

struct DayVerdict {
  std::string refused;  // The code of CheckDayGame; empty: it counts,
  DayResult result;     // and so it ended.
  bool operator==(const DayVerdict&) const = default;
};
[[nodiscard]] DayVerdict VerdictOn(const Result<DayResult>& checked);

// The summary's text with it, and out of it; nothing if nobody has looked yet. `day` is not in it.
[[nodiscard]] std::string WithVerdict(const TableSummary& summary, const DayVerdict& verdict);
[[nodiscard]] std::optional<DayVerdict> VerdictOf(const TableSummary& summary);

// DayResult (schema/server.json): {"money", "place", "seats", "rounds": [{"money", "deed"}]}.
[[nodiscard]] boost::json::object ResultJson(const DayResult& result);

// Plays a ride of the store again and keeps what came of it, if that was not done before. On the
// store's thread only `LoadUnjudged` and `KeepVerdict` are.
[[nodiscard]] std::optional<StoredTable> LoadUnjudged(Store& store, const std::string& table);
// False: the summary has changed meanwhile, look again.
[[nodiscard]] bool KeepVerdict(Store& store, const TableSummary& summary,
                               const DayVerdict& verdict);

}  // namespace folsom
