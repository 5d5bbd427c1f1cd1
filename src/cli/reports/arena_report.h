// What `folsom arena` says about a match.
#pragma once

#include <string>

#include "arena/figures/tally.h"
#include "cli/reports/report.h"

namespace folsom {

struct MatchReport {
  const Match& match;
  const Tally& tally;
  std::uint64_t asked = 0;    // Games.
  std::uint64_t resumed = 0;  // Games that were in the file; 0 if it is merged.
  Origin origin;
};

[[nodiscard]] std::string MatchJson(const MatchReport& report);
[[nodiscard]] std::string MatchTable(const MatchReport& report);

}  // namespace folsom
