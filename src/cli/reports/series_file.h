// The file of a shard of a series: two lines, the series and the sums. docs/arena.md has every
// field.
//
//   {"folsom_sim":1,"rules":1,"config":{…},"bots":[{…},…],"seed":1,
//    "program":"0.1.0","games":1000,"shard":"2/8"}
//   {"games":125,"choices":13875,"won_by_nobody":0,"seats":[[125,1860,141250],…],"characters":[…]}
#pragma once

#include <string>
#include <string_view>

#include "arena/report/run_header.h"
#include "cli/reports/simulate.h"

namespace folsom {

[[nodiscard]] std::string SeriesFile(const Series& series, const SeriesTotals& totals);

// The series of a shard of kind "sim". Problems: merge/damaged.
[[nodiscard]] Result<Series> SeriesOfShard(const ShardHeader& header);
// The sums of the series' shard. Problems: merge/unfinished, merge/damaged.
[[nodiscard]] Result<SeriesTotals> ReadSeriesFile(const Series& series, std::string_view text);

}  // namespace folsom
