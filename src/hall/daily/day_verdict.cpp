#include "hall/daily/day_verdict.h"

#include <boost/json.hpp>

#include "hall/summary.h"

namespace folsom {

namespace json = boost::json;

namespace {

[[nodiscard]] json::array RoundsJson(const std::vector<DayRound>& rounds) {
  json::array list;
  for (const DayRound& round : rounds) {
    list.push_back({{"money", round.money}, {"deed", KeyOf(round.deed)}});
  }
  return list;
}

[[nodiscard]] int NumberAt(const json::object& fields, std::string_view key) {
  const json::value* const found = fields.if_contains(key);
  const std::int64_t* const number = found == nullptr ? nullptr : found->if_int64();
  return number == nullptr ? 0 : static_cast<int>(*number);
}

[[nodiscard]] std::vector<DayRound> RoundsFrom(const json::object& fields) {
  std::vector<DayRound> rounds;
  const json::value* const list = fields.if_contains("rounds");
  if (list == nullptr || !list->is_array()) return rounds;
  for (const json::value& item : list->get_array()) {
    const json::object* const round = item.if_object();
    const json::value* const deed = round == nullptr ? nullptr : round->if_contains("deed");
    if (deed == nullptr || !deed->is_string()) continue;
    rounds.push_back({.money = NumberAt(*round, "money"),
                      .deed = DayDeedFrom(deed->get_string()).value_or(DayDeed::kQuiet)});
  }
  return rounds;
}

}  // namespace

DayVerdict VerdictOn(const Result<DayResult>& checked) {
  if (!checked) return {.refused = checked.Error().code, .result = {}};
  return {.refused = {}, .result = *checked};
}

json::object ResultJson(const DayResult& result) {
  return {{"money", result.money},
          {"place", result.place},
          {"seats", result.seats},
          {"rounds", RoundsJson(result.rounds)}};
}

std::string WithVerdict(const TableSummary& summary, const DayVerdict& verdict) {
  return WithRide(summary, verdict.refused.empty() ? ResultJson(verdict.result)
                                                   : json::object{{"refused", verdict.refused}});
}

std::optional<DayVerdict> VerdictOf(const TableSummary& summary) {
  const std::optional<json::object> ride = RideOf(summary);
  if (!ride) return std::nullopt;
  if (const json::value* const refused = ride->if_contains("refused")) {
    return DayVerdict{.refused = json::value_to<std::string>(*refused), .result = {}};
  }
  return DayVerdict{.refused = {},
                    .result = {.day = 0,
                               .money = NumberAt(*ride, "money"),
                               .place = NumberAt(*ride, "place"),
                               .seats = NumberAt(*ride, "seats"),
                               .rounds = RoundsFrom(*ride)}};
}

std::optional<StoredTable> LoadUnjudged(Store& store, const std::string& table) {
  const std::optional<TableSummary> summary = store.Summary(table);
  if (!summary || summary->shelf != TableShelf::kFinished || VerdictOf(*summary)) {
    return std::nullopt;
  }
  return store.Load(table, 0);
}

bool KeepVerdict(Store& store, const TableSummary& summary, const DayVerdict& verdict) {
  return store.Rewrite(summary.id, {},
                       {.before = summary.text, .after = WithVerdict(summary, verdict)});
}

}  // namespace folsom
