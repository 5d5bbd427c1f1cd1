// Small flat JSON for people and scripts: numbers with a chosen number of decimals, fields in the
// order of adding, one per line.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace folsom {

class Report {
 public:
  Report& Add(std::string_view key, std::uint64_t value);
  Report& Add(std::string_view key, double value, int decimals);
  Report& AddText(std::string_view key, std::string_view value);  // Must need no escapes.
  Report& AddRaw(std::string_view key, std::string json);

  [[nodiscard]] std::string OneLine() const;
  [[nodiscard]] std::string Lines() const;

 private:
  std::vector<std::string> fields_;
};

// How a report came about: played by this run, or merged from the files of shards.
struct Origin {
  unsigned threads = 1;
  double seconds = 0;
  std::uint64_t shards = 0;  // 0: played. Merged reports say nothing of threads and time.

  void AddTo(Report& report) const;
  [[nodiscard]] std::string Text() const;  // "2.5 s on 2 threads", "merged from 8 shards"
};

}  // namespace folsom
