// The files of the shards of one run: are they all there?
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "arena/report/run_header.h"
#include "record/words/result.h"

namespace folsom {

struct ShardFile {
  std::string path;
  ShardHeader header;
};
// The files in the order of their shards. Precondition: not empty.
// Problems: merge/other_run (two are not of one run), merge/twice, merge/missing.
[[nodiscard]] Result<std::vector<ShardFile>> OneRun(std::vector<ShardFile> files);

// Of a file of two lines, the first of which must be `header`: the second, which holds the sums.
// Problems: merge/damaged, merge/unfinished (there is no whole second line).
[[nodiscard]] Result<std::string_view> SumsIn(std::string_view text, std::string_view header);

// A list of exactly `count` numbers, of which only the last, money, may be negative.
[[nodiscard]] std::vector<std::int64_t> ReadSums(JsonProblems& problems,
                                                 const boost::json::value& json,
                                                 const JsonPath& path, std::size_t count);

[[nodiscard]] Problem UnfinishedShard(std::string message);  // merge/unfinished

}  // namespace folsom
