#include "hall/answers/records.h"

#include <boost/json.hpp>
#include <charconv>

#include "hall/problems.h"
#include "hall/summary.h"

namespace folsom {

namespace json = boost::json;

std::string ListPlaceText(const TableSummary& row) {
  return std::to_string(row.changed_at) + "," + row.id;
}

std::optional<ListPlace> ListPlaceFrom(std::string_view text) {
  ListPlace place;
  if (text.empty()) return place;
  const char* const end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, place.changed_at);
  if (error != std::errc{} || (stop != end && *stop != ',')) return std::nullopt;
  if (stop != end) place.id = std::string(stop + 1, end);
  return place;
}

std::string RecordsText(const std::vector<TableSummary>& rows) {
  json::object body;
  json::array& list = body["records"].emplace_array();
  for (const TableSummary& row : rows) list.push_back(SummaryJson(row));
  if (rows.size() == kRecordsPage) body["before"] = ListPlaceText(rows.back());
  return json::serialize(body);
}

std::string RefusalText(std::string_view code, std::string_view message) {
  json::object error;
  error["code"] = json::string(code);
  error["message"] = json::string(message);
  json::object body;
  body["error"] = std::move(error);
  return json::serialize(body);
}

int StatusOfGame(const Problem& problem) {
  if (problem.code == "record/not_finished") return 403;
  if (problem.code == "record/no_such_seat") return 404;
  return 410;
}

int StatusOfRecord(const Problem& problem) {
  return problem.code == "record/no_such_seat" ? 404 : 422;
}

Problem NotASeat() {
  return ProblemOf("http/bad_query", "\"seat\" is a seat's number, -1 or open");
}
Problem NotAPlace() { return ProblemOf("http/bad_query", "\"before\" is no place in the list"); }

}  // namespace folsom
