// A part of a run that one of several machines plays.
//
// The games of a run are numbered, and what happens in one follows from the run and its number
// alone. So they can be played anywhere: shard I of N has the I-th of N equal ranges of numbers.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "record/words/result.h"

namespace folsom {

inline constexpr std::uint64_t kMaxRunGames = 1'000'000'000'000;
inline constexpr std::uint64_t kMaxShards = 100'000;

struct Shard {
  std::uint64_t number = 1;  // From 1 to `of`.
  std::uint64_t of = 1;      // 1: the whole run.
  bool operator==(const Shard&) const = default;
};

// "2/8", as ParseShard reads it.
[[nodiscard]] std::string TextOf(const Shard& shard);
// Problems: shard/malformed.
[[nodiscard]] Result<Shard> ParseShard(std::string_view text);

// Games from `first` to `last` - 1.
struct GameRange {
  std::uint64_t first = 0;
  std::uint64_t last = 0;
  [[nodiscard]] std::uint64_t Size() const { return last - first; }
  bool operator==(const GameRange&) const = default;
};
// Those of the shard out of `games`. The ranges of all shards follow each other without a gap and
// differ by at most one game; with more shards than games some are empty.
// Precondition: games <= kMaxRunGames.
[[nodiscard]] GameRange RangeOf(const Shard& shard, std::uint64_t games);

}  // namespace folsom
