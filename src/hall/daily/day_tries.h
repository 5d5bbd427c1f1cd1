// A person's own rides: what their calendar shows. They are found without a list, since the table
// of a try follows from day and person.
#pragma once

#include <boost/json/fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "hall/daily/day_verdict.h"

namespace folsom {

struct DayTry {
  DayNumber day = 0;
  std::string table;
  TableShelf shelf = TableShelf::kOpen;
  std::optional<DayVerdict> verdict{};
};

struct DaySpan {
  DayNumber first = 0;
  DayNumber last = -1;
};
// The days of a month, as "2026-11", up to `today`; the last hundred for an empty text. Nothing for
// any other text.
[[nodiscard]] std::optional<DaySpan> SpanOf(std::string_view month, DayNumber today);

// Who rides, and where: both need the hall's key.
struct DayRider {
  std::string key;
  std::string person;
};
// Newest first. On the store's thread.
[[nodiscard]] std::vector<DayTry> TriesOf(Store& store, const DayRider& rider, const DaySpan& span);
// How many days in a row they rode, up to today, or up to yesterday while today's is to come. On
// the store's thread.
[[nodiscard]] int StreakOf(Store& store, const DayRider& rider, DayNumber today);

// [{"day", "table", "stage", "result"?, "refused"?}]
[[nodiscard]] boost::json::array TriesJson(const std::vector<DayTry>& tries);

}  // namespace folsom
