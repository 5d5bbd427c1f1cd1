// What happened to one player in each round of a ride, in a word: for the line that people share,
// which is to tell nobody anything of the deal.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "record/words/result.h"
#include "table/table.h"

namespace folsom {

// The most telling first: of several in one round the first is told.
enum class DayDeed : std::uint8_t { kRobbed, kShot, kPunched, kHit, kLostLoot, kMarshal, kQuiet };
inline constexpr std::size_t kDayDeeds = 7;
// "robbed", "shot", "punched", "hit", "lost", "marshal", "quiet".
[[nodiscard]] std::string_view KeyOf(DayDeed deed);
[[nodiscard]] std::optional<DayDeed> DayDeedFrom(std::string_view key);

struct DayRound {
  int money = 0;  // What their loot was worth when the round was over.
  DayDeed deed = DayDeed::kQuiet;
  bool operator==(const DayRound&) const = default;
};

// Round by round, of a game that is over.
[[nodiscard]] std::vector<DayRound> RoundsOf(const Table& table, Seat seat);

}  // namespace folsom
