#include "server/prometheus.h"

#include <gtest/gtest.h>

namespace folsom {
namespace {

TEST(Prometheus, TextHasEveryCountWithItsType) {
  Metrics metrics;
  metrics.decisions = 3;
  metrics.stored.Add(3);
  metrics.stored.Add(7000);
  const std::string text = PrometheusText(metrics, {.connections = 2});
  EXPECT_NE(text.find("# TYPE folsom_decisions_total counter\nfolsom_decisions_total 3\n"),
            std::string::npos);
  EXPECT_NE(text.find("\nfolsom_connections 2\n"), std::string::npos);
  EXPECT_NE(text.find("folsom_stored_seconds_bucket{le=\"0.005\"} 1\n"), std::string::npos);
  EXPECT_NE(text.find("folsom_stored_seconds_bucket{le=\"+Inf\"} 2\n"), std::string::npos);
  EXPECT_NE(text.find("folsom_stored_seconds_sum 7.003\n"), std::string::npos);
}

}  // namespace
}  // namespace folsom
