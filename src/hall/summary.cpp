#include "hall/summary.h"

#include <algorithm>
#include <array>
#include <boost/json.hpp>

#include "record/json/config_json.h"
#include "record/json/score_json.h"
#include "table/table_words.h"

namespace folsom {

namespace json = boost::json;

namespace {

constexpr std::array<TableShelf, 4> kShelves{TableShelf::kOpen, TableShelf::kPlaying,
                                             TableShelf::kFinished, TableShelf::kClosed};

json::object SummarySeat(const Chair& chair) {
  json::object seat;
  if (!chair.level.empty()) {
    seat["kind"] = "bot";
    seat["level"] = chair.level;
  } else if (chair.who.empty()) {
    seat["kind"] = "empty";
  } else {
    seat["kind"] = chair.program ? "program" : "person";
    seat["name"] = chair.name;
  }
  return seat;
}

}  // namespace

TableSummary SummaryOf(const Table& table, const std::string& id, const std::string& code,
                       const std::string& commit) {
  json::object text;
  text["title"] = table.Options().title;
  text["stage"] = KeyOf(table.GetStage());
  text["config"] = ConfigJson(table.GetConfig());
  json::array& seats = text["seats"].emplace_array();
  for (const Chair& chair : table.Chairs()) seats.push_back(SummarySeat(chair));
  text["free"] = std::ranges::count_if(table.Chairs(), &Chair::Empty);
  text["clock"] = KeyOf(table.Options().clock);
  text["commit"] = commit;
  if (table.GetStage() == Stage::kFinished) text["result"] = ScoreJson(table.State());
  return {.id = id,
          .code = code,
          .listed = table.Options().listed,
          .shelf = kShelves[Index(table.GetStage())],
          .created_at = table.OpenedAt(),
          .changed_at = table.ChangedAt(),
          .text = json::serialize(text)};
}

json::object SummaryJson(const TableSummary& summary) {
  json::object out;
  out["table"] = summary.id;
  out["code"] = summary.code;
  json::error_code error;
  const json::value text = json::parse(summary.text, error);
  if (const json::object* const fields = text.if_object()) {
    for (const json::key_value_pair& field : *fields) out[field.key()] = field.value();
  }
  out["created_at"] = summary.created_at;
  out["changed_at"] = summary.changed_at;
  return out;
}

bool HasSeatOf(const TableSummary& summary, const std::string& name) {
  const json::object fields = SummaryJson(summary);
  const json::value* const seats = fields.if_contains("seats");
  if (seats == nullptr || !seats->is_array()) return false;
  return std::ranges::any_of(seats->get_array(), [&](const json::value& seat) {
    const json::object* const chair = seat.if_object();
    return chair != nullptr && chair->contains("name") && chair->at("name") == json::value(name);
  });
}

}  // namespace folsom
