#include "hall/daily/day_tries.h"

#include <algorithm>
#include <boost/json.hpp>

#include "table/table_words.h"

namespace folsom {

namespace json = boost::json;

namespace {

constexpr DayNumber kDaysTold = 100;
constexpr DayNumber kLongestStreak = 3650;
constexpr DayNumber kLongestMonth = 31;

[[nodiscard]] bool Counts(const std::optional<TableSummary>& summary) {
  const std::optional<DayVerdict> verdict = summary ? VerdictOf(*summary) : std::nullopt;
  return verdict && verdict->refused.empty();
}

// Asked for a hundred at a time: in a page each question to the store takes a turn of its own.
[[nodiscard]] std::vector<bool> RiddenBefore(Store& store, const DayRider& rider, DayNumber day) {
  std::vector<bool> ridden;
  for (DayNumber i = 0; i < kDaysTold; ++i) {
    ridden.push_back(Counts(store.Summary(TryTable(rider.key, day - i, rider.person))));
  }
  return ridden;
}

}  // namespace

std::optional<DaySpan> SpanOf(std::string_view month, DayNumber today) {
  if (month.empty()) return DaySpan{.first = today - kDaysTold + 1, .last = today};
  const std::optional<DayNumber> first = DayFrom(std::string(month) + "-01");
  if (!first || *first > today) return std::nullopt;
  DayNumber last = std::min(*first + kLongestMonth - 1, today);
  while (!DayText(last).starts_with(month)) --last;
  return DaySpan{.first = *first, .last = last};
}

std::vector<DayTry> TriesOf(Store& store, const DayRider& rider, const DaySpan& span) {
  std::vector<DayTry> tries;
  for (DayNumber day = span.last; day >= span.first; --day) {
    const std::string table = TryTable(rider.key, day, rider.person);
    const std::optional<TableSummary> summary = store.Summary(table);
    if (summary) tries.push_back({day, table, summary->shelf, VerdictOf(*summary)});
  }
  return tries;
}

int StreakOf(Store& store, const DayRider& rider, DayNumber today) {
  int streak = 0;
  for (DayNumber back = 0; back < kLongestStreak; back += kDaysTold) {
    const std::vector<bool> ridden = RiddenBefore(store, rider, today - back);
    for (std::size_t i = 0; i < ridden.size(); ++i) {
      const bool to_come = back == 0 && i == 0 && !ridden[i];
      if (!ridden[i] && !to_come) return streak;
      streak += ridden[i] ? 1 : 0;
    }
  }
  return streak;
}

json::array TriesJson(const std::vector<DayTry>& tries) {
  json::array list;
  for (const DayTry& one : tries) {
    json::object row{{"day", DayText(one.day)},
                     {"table", one.table},
                     {"stage", KeysOf<Stage>()[static_cast<std::size_t>(one.shelf)]}};
    if (one.verdict && one.verdict->refused.empty())
      row["result"] = ResultJson(one.verdict->result);
    if (one.verdict && !one.verdict->refused.empty()) row["refused"] = one.verdict->refused;
    list.push_back(std::move(row));
  }
  return list;
}

}  // namespace folsom
