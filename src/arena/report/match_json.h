// What a match came to, as JSON: the report of `folsom arena --json`, field by field in
// docs/arena.md.
#pragma once

#include <string>
#include <vector>

#include "arena/figures/tally.h"
#include "arena/report/report.h"

namespace folsom {

struct MatchReport {
  const Match& match;
  const MatchTally& tally;
  std::uint64_t asked = 0;    // Games.
  std::uint64_t resumed = 0;  // Games that were in the file; 0 if it is merged.
  Origin origin;
};

[[nodiscard]] std::string MatchJson(const MatchReport& report);

// Numbers of bots, the best first.
[[nodiscard]] std::vector<std::size_t> ByOrdinal(const std::vector<BotSummary>& bots);

}  // namespace folsom
