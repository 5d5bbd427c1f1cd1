#include "server/prometheus.h"

#include <fmt/format.h>

#include <iterator>

namespace folsom {

namespace {

constexpr double kMillisInSecond = 1000;

class PrometheusWriter {
 public:
  void Count(const char* name, const char* help, std::uint64_t value) {
    One(name, help, "counter", value);
  }
  void Gauge(const char* name, const char* help, auto value) { One(name, help, "gauge", value); }
  std::string text;

 private:
  void One(const char* name, const char* help, const char* type, auto value) {
    fmt::format_to(std::back_inserter(text), "# HELP folsom_{0} {1}\n# TYPE folsom_{0} {2}\n", name,
                   help, type);
    fmt::format_to(std::back_inserter(text), "folsom_{} {}\n", name, value);
  }
};

// A histogram in seconds.
void WriteHistogram(std::string& out, const char* name, const char* help,
                    const Histogram& histogram) {
  const auto to = std::back_inserter(out);
  fmt::format_to(to, "# HELP folsom_{0} {1}\n# TYPE folsom_{0} histogram\n", name, help);
  std::uint64_t total = 0;
  for (std::size_t i = 0; i < Histogram::kBounds.size(); ++i) {
    total += histogram.counts[i];
    const double bound = static_cast<double>(Histogram::kBounds[i]) / kMillisInSecond;
    fmt::format_to(to, "folsom_{}_bucket{{le=\"{}\"}} {}\n", name, bound, total);
  }
  total += histogram.counts.back();
  fmt::format_to(to, "folsom_{}_bucket{{le=\"+Inf\"}} {}\n", name, total);
  fmt::format_to(to, "folsom_{}_sum {}\nfolsom_{}_count {}\n", name,
                 static_cast<double>(histogram.sum_ms) / kMillisInSecond, name, total);
}

}  // namespace

std::string PrometheusText(const Metrics& metrics, const Gauges& gauges) {
  PrometheusWriter out;
  out.Gauge("connections", "Open WebSockets.", gauges.connections);
  out.Gauge("tables_loaded", "Tables in memory.", gauges.tables_loaded);
  out.Gauge("tables_led", "Tables whose bots and clocks run here.", gauges.tables_led);
  out.Gauge("tables_unattended", "Of those, bots alone that play with nobody there.",
            gauges.tables_unattended);
  out.Gauge("bots_waiting", "Decisions and password checks that wait for a thread.",
            gauges.bots_waiting);
  out.Gauge("store_waiting", "Requests that wait for the store.", gauges.store_waiting);
  out.Gauge("store_ready", "1 while the store can be reached.", gauges.store_ready ? 1 : 0);
  out.Gauge("store_full", "1 while new tables are refused for want of room.",
            gauges.store_full ? 1 : 0);
  out.Gauge("store_used_bytes", "What the store's data take.", gauges.store_used_bytes);
  out.Gauge("store_free_bytes", "Room left on the store's disk; -1: not known.",
            gauges.store_free_bytes);
  out.Count("store_appends_total", "Entries written.", gauges.store_appends);
  out.Count("store_transactions_total", "Transactions that wrote them.", gauges.store_transactions);
  out.Count("connections_total", "WebSockets since the start.", metrics.connections);
  out.Count("messages_total", "Messages received.", metrics.messages);
  out.Count("refused_total", "Messages answered by an error.", metrics.refused);
  out.Count("limited_total", "Messages refused for being too many.", metrics.limited);
  out.Count("pushes_total", "Messages sent.", metrics.pushes);
  out.Count("pushed_bytes_total", "Their bytes.", metrics.pushed_bytes);
  out.Count("people_total", "New people.", metrics.people);
  out.Count("tables_total", "New tables.", metrics.tables);
  out.Count("decisions_total", "Decisions of people stored.", metrics.decisions);
  out.Count("bot_decisions_total", "Decisions of bots stored.", metrics.bot_decisions);
  out.Count("conflicts_total", "Appends that came after another's.", metrics.conflicts);
  out.Count("store_failures_total", "Appends that the store refused.", metrics.store_failures);
  out.Count("games_finished_total", "Games played to the end.", metrics.finished);
  out.Count("turn_notices_total", "Turn notices handed to the sender.", metrics.notices);
  WriteHistogram(out.text, "stored_seconds", "From a command to its storing.", metrics.stored);
  return std::move(out.text);
}

}  // namespace folsom
