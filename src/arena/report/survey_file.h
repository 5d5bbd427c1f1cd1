// The file of a shard of statistics: two lines, the plan and the sums. docs/arena.md has every
// field.
//
//   {"folsom_stats":1,"rules":1,"configs":[{…},…],"bot":{…},"seed":1,
//    "program":"0.1.0","games":1000,"shard":"2/8"}
//   {"cells":[{"configuration":0,"station":"revenge","games":31,…},…]}
#pragma once

#include <string>
#include <string_view>

#include "arena/report/run_header.h"
#include "arena/report/survey.h"

namespace folsom {

[[nodiscard]] std::string SurveyFile(const SurveyPlan& plan, const SurveyCells& cells);

// The plan of a shard of kind "stats". Problems: merge/damaged.
[[nodiscard]] Result<SurveyPlan> PlanOfShard(const ShardHeader& header);
// The sums of the plan's shard. Problems: merge/unfinished, merge/damaged.
[[nodiscard]] Result<SurveyCells> ReadSurveyFile(const SurveyPlan& plan, std::string_view text);

}  // namespace folsom
