#include "cli/reports/report.h"

#include <fmt/format.h>

#include "cli/terminal/words.h"

namespace folsom {

Report& Report::Add(std::string_view key, std::uint64_t value) {
  return AddRaw(key, fmt::format("{}", value));
}

Report& Report::Add(std::string_view key, double value, int decimals) {
  return AddRaw(key, fmt::format("{:.{}f}", value, decimals));
}

Report& Report::AddText(std::string_view key, std::string_view value) {
  return AddRaw(key, fmt::format("\"{}\"", value));
}

Report& Report::AddRaw(std::string_view key, std::string json) {
  fields_.push_back(fmt::format("\"{}\": {}", key, json));
  return *this;
}

std::string Report::OneLine() const { return fmt::format("{{{}}}", fmt::join(fields_, ", ")); }

std::string Report::Lines() const {
  return fmt::format("{{\n  {}\n}}\n", fmt::join(fields_, ",\n  "));
}

void Origin::AddTo(Report& report) const {
  if (shards > 0) {
    report.Add("shards", shards);
  } else {
    report.Add("threads", threads).Add("seconds", seconds, 3);
  }
}

std::string Origin::Text() const {
  if (shards > 0) return "merged from " + Counted(shards, "shard", "shards");
  return fmt::format("{:.1f} s on {}", seconds, Counted(threads, "thread", "threads"));
}

}  // namespace folsom
