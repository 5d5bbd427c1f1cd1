// What `folsom sim` says about a series.
#pragma once

#include <string>

#include "arena/report/report.h"
#include "cli/reports/simulate.h"

namespace folsom {

struct SeriesReport {
  const Series& series;
  const SeriesTotals& totals;
  Origin origin;
};

[[nodiscard]] std::string SeriesJson(const SeriesReport& report);
[[nodiscard]] std::string SeriesTable(const SeriesReport& report);

}  // namespace folsom
