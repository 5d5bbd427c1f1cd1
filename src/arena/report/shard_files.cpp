#include "arena/report/shard_files.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "record/words/shortened.h"

namespace folsom {

namespace {

constexpr std::size_t kMostNamed = 10;  // Missing shards in a message.

bool SameRun(const ShardHeader& a, const ShardHeader& b) {
  return a.run == b.run && a.shard.of == b.shard.of;
}

std::string RunText(const ShardHeader& header) {
  return fmt::format("shard {} of {}", TextOf(header.shard),
                     Shortened(boost::json::serialize(header.run), 1000));
}

Problem OtherRun(const ShardFile& first, const ShardFile& other) {
  return {.code = "merge/other_run",
          .message = fmt::format("these are not shards of one run.\n  {}: {}\n  {}: {}", first.path,
                                 RunText(first.header), other.path, RunText(other.header))};
}

// `files` in order, none twice.
Problem Missing(const std::vector<ShardFile>& files) {
  std::vector<std::uint64_t> missing;
  const std::uint64_t of = files.front().header.shard.of;
  auto next = files.begin();
  for (std::uint64_t number = 1; number <= of; ++number) {
    if (next != files.end() && next->header.shard.number == number) {
      ++next;
    } else if (missing.size() < kMostNamed) {
      missing.push_back(number);
    }
  }
  const std::uint64_t more = of - files.size() - missing.size();
  return {
      .code = "merge/missing",
      .message = fmt::format("of {} shards these are missing: {}{}", of, fmt::join(missing, ", "),
                             more > 0 ? fmt::format(" and {} more", more) : "")};
}

}  // namespace

Result<std::vector<ShardFile>> OneRun(std::vector<ShardFile> files) {
  for (const ShardFile& file : files) {
    if (!SameRun(files.front().header, file.header)) return OtherRun(files.front(), file);
  }
  const auto number = [](const ShardFile& file) { return file.header.shard.number; };
  std::ranges::sort(files, [&](const ShardFile& a, const ShardFile& b) {
    return std::pair(number(a), a.path) < std::pair(number(b), b.path);
  });
  const auto twice = std::ranges::adjacent_find(files, {}, number);
  if (twice != files.end()) {
    return Problem{
        .code = "merge/twice",
        .message = fmt::format("shard {} is there twice: {} and {}", TextOf(twice->header.shard),
                               twice->path, std::next(twice)->path)};
  }
  if (files.size() != files.front().header.shard.of) return Missing(files);
  return files;
}

Result<std::string_view> SumsIn(std::string_view text, std::string_view header) {
  const std::size_t end = text.find('\n');
  if (text.substr(0, end) != header) return DamagedShard("its first line is not as we write it");
  const std::string_view rest = end == std::string_view::npos ? "" : text.substr(end + 1);
  const std::size_t line = rest.find('\n');
  if (line == std::string_view::npos)
    return UnfinishedShard("its sums were not written to the end");
  if (line + 1 != rest.size()) return DamagedShard("there is more in it than its sums");
  return rest.substr(0, line);
}

std::vector<std::int64_t> ReadSums(JsonProblems& problems, const boost::json::value& json,
                                   const JsonPath& path, std::size_t count) {
  std::vector<std::int64_t> sums;
  ReadArray(problems, json, path, count, [&](const boost::json::value& item, const JsonPath& at) {
    const std::int64_t least = sums.size() + 1 < count ? 0 : INT64_MIN;
    sums.push_back(ReadNumber(problems, item, at, least, INT64_MAX));
  });
  if (sums.size() < count) {
    problems.Fail("out_of_range", fmt::format("{} numbers are expected", count), path);
  }
  sums.resize(count);
  return sums;
}

Problem UnfinishedShard(std::string message) {
  return {.code = "merge/unfinished", .message = std::move(message)};
}

}  // namespace folsom
