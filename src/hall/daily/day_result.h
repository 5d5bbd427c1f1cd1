// Whether a game is what it says: a ride of the daily train, played by its own player.
#pragma once

#include <string_view>

#include "hall/daily/day_deal.h"
#include "hall/daily/day_story.h"
#include "hall/given/store.h"
#include "record/words/result.h"

namespace folsom {

struct DayResult {
  DayNumber day = 0;
  int money = 0;
  int place = 0;  // 1 is the best; equal money shares a place.
  int seats = 0;
  std::vector<DayRound> rounds{};
  bool operator==(const DayResult&) const = default;
};

// The day whose train somebody rides at this table, and it counts: it is theirs of that day.
[[nodiscard]] std::optional<DayNumber> TriedDay(std::string_view key, std::string_view id,
                                                const Table& table);

// Plays the whole log again, draws everything again from the day's secret, and compares deal, bots,
// luck and date. Codes: those of OverTable and CheckFair; record/not_finished; daily/none (it is no
// daily train), daily/other_deal (not the deal of that day), daily/other_day (it was not begun on
// that day), daily/not_alone (a stand-in decided for the player, or others had a seat),
// daily/other_try (it is not at the table of its player's try).
[[nodiscard]] Result<DayResult> CheckDayGame(std::string_view key, const StoredTable& stored);

}  // namespace folsom
