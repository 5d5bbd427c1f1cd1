// How long things took: percentiles over all of them, none left out.
#pragma once

#include <algorithm>
#include <boost/json.hpp>
#include <chrono>
#include <cmath>
#include <vector>

namespace folsom {

using BenchClock = std::chrono::steady_clock;
using BenchTime = BenchClock::time_point;

[[nodiscard]] inline double MillisBetween(BenchTime from, BenchTime to) {
  return std::chrono::duration<double, std::milli>(to - from).count();
}

class Latencies {
 public:
  void Add(double ms) { all_.push_back(ms); }
  void Clear() { all_.clear(); }
  [[nodiscard]] std::size_t Count() const { return all_.size(); }

  // `share` from 0 to 1: the smallest time that this share of all did not exceed. 0 if there is
  // none.
  [[nodiscard]] double Percentile(double share) const {
    if (all_.empty()) return 0;
    std::vector<double> sorted = all_;
    const auto rank = static_cast<std::size_t>(std::ceil(share * static_cast<double>(all_.size())));
    const auto at = sorted.begin() + static_cast<std::ptrdiff_t>(rank == 0 ? 0 : rank - 1);
    std::nth_element(sorted.begin(), at, sorted.end());
    return *at;
  }
  [[nodiscard]] double Max() const { return all_.empty() ? 0 : *std::ranges::max_element(all_); }

 private:
  std::vector<double> all_;
};

// Two decimals: enough to read, and the same width every time.
[[nodiscard]] inline double Rounded(double value) { return std::round(value * 100) / 100; }

[[nodiscard]] inline boost::json::object LatencyJson(const Latencies& latencies) {
  return {{"p50_ms", Rounded(latencies.Percentile(0.5))},
          {"p90_ms", Rounded(latencies.Percentile(0.9))},
          {"p99_ms", Rounded(latencies.Percentile(0.99))},
          {"max_ms", Rounded(latencies.Max())}};
}

}  // namespace folsom
