// What a batch plays, and its JSON form:
//
//   {"games": 4096, "threads": 1, "seed": 1, "skip_forced": false,
//    "mix": [{"config": {}, "weight": 1, "bots": [null, "scripted", "scripted", "scripted"]}]}
//
// All but `games` may be left out.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "bots/bot.h"
#include "record/words/result.h"
#include "rules/setup/config.h"

namespace folsom {

inline constexpr std::size_t kMaxBatchGames = 1'000'000;
inline constexpr std::size_t kMaxBatchThreads = 256;
inline constexpr std::size_t kMaxMixEntries = 1000;
inline constexpr double kMinWeight = 1e-6;
inline constexpr double kMaxWeight = 1e6;

// One of the configurations that a batch plays.
struct MixEntry {
  Config config{};  // Normalised.
  double weight = 1;
  std::array<std::optional<BotSpec>, kMaxSeats> bots{};  // By seat. At least one has none.
};

struct BatchSetup {
  std::size_t games = 1;
  std::size_t threads = 1;
  std::uint64_t seed = 0;
  bool skip_forced = false;  // Decisions with a single choice are not asked.
  std::vector<MixEntry> mix{MixEntry{}};
};

// Codes: batch/malformed, batch/too_big, batch/unknown_field, batch/wrong_type,
// batch/out_of_range, batch/missing_field, batch/bad_bots, and those of ConfigFrom.
[[nodiscard]] Result<BatchSetup> ReadBatchSetup(std::string_view json);

// All that decides which games are played, in words; two batches with the same text can exchange
// snapshots. Neither the seed nor the number of threads is in it.
[[nodiscard]] std::string TextOf(const BatchSetup& setup);

}  // namespace folsom
