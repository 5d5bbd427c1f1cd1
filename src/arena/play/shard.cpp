#include "arena/play/shard.h"

#include <fmt/format.h>

#include <charconv>
#include <optional>

#include "record/words/shortened.h"

namespace folsom {

static_assert(kMaxRunGames <= UINT64_MAX / kMaxShards, "RangeOf multiplies them");

namespace {

// A plain number without a sign or leading zeros, so that a shard has one text only.
std::optional<std::uint64_t> ShardNumber(std::string_view text) {
  std::uint64_t number = 0;
  const char* const end = text.data() + text.size();
  const auto [stop, problem] = std::from_chars(text.data(), end, number);
  if (problem != std::errc{} || stop != end || text.front() == '0') return std::nullopt;
  return number;
}

}  // namespace

std::string TextOf(const Shard& shard) { return fmt::format("{}/{}", shard.number, shard.of); }

Result<Shard> ParseShard(std::string_view text) {
  const std::size_t slash = text.find('/');
  if (slash != std::string_view::npos) {
    const auto number = ShardNumber(text.substr(0, slash));
    const auto of = ShardNumber(text.substr(slash + 1));
    if (number && of && *number <= *of && *of <= kMaxShards) {
      return Shard{.number = *number, .of = *of};
    }
  }
  return Problem{.code = "shard/malformed",
                 .message = fmt::format("a shard is I/N, I from 1 to N, N at most {}, not \"{}\"",
                                        kMaxShards, Shortened(text))};
}

GameRange RangeOf(const Shard& shard, std::uint64_t games) {
  return {.first = games * (shard.number - 1) / shard.of, .last = games * shard.number / shard.of};
}

}  // namespace folsom
