#include "arena/report/report.h"

#include <fmt/format.h>

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
  if (shards > 0) return fmt::format("merged from {} shard{}", shards, shards == 1 ? "" : "s");
  return fmt::format("{:.1f} s on {} thread{}", seconds, threads, threads == 1 ? "" : "s");
}

}  // namespace folsom
