// The hall's counts in Prometheus' text format.
#pragma once

#include <string>

#include "hall/metrics.h"

namespace folsom {

[[nodiscard]] std::string PrometheusText(const Metrics& metrics, const Gauges& gauges);

}  // namespace folsom
