#include "hall/summary.h"

#include <algorithm>
#include <array>
#include <boost/json.hpp>

#include "record/game/tally.h"
#include "record/json/config_json.h"
#include "record/json/origin_json.h"
#include "record/json/score_json.h"
#include "table/table_words.h"

namespace folsom {

namespace json = boost::json;

namespace {

constexpr std::array<TableShelf, 4> kShelves{TableShelf::kOpen, TableShelf::kPlaying,
                                             TableShelf::kFinished, TableShelf::kClosed};

// What was played on from a puzzle is nobody's game: it is put away with closed tables.
TableShelf ShelfOf(const Table& table) {
  const Stage stage = table.GetStage();
  return stage == Stage::kFinished && table.IsOfPuzzle() ? TableShelf::kClosed
                                                         : kShelves[Index(stage)];
}

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

// What of a summary's text is not for everybody: who sat where, and what they did.
constexpr std::string_view kOwners = "owners";
constexpr std::string_view kTally = "tally";
constexpr std::string_view kRide = "ride";

json::object TextOf(const TableSummary& summary) {
  json::error_code error;
  json::value text = json::parse(summary.text, error);
  return text.is_object() ? std::move(text.get_object()) : json::object();
}

// One of before cards were counted by kind.
bool IsOldTally(const json::object& text) {
  const json::value* const tally = text.if_contains(kTally);
  if (tally == nullptr) return false;
  boost::system::error_code error;
  const json::value* const first = tally->find_pointer("/counts/0", error);
  return first == nullptr || !first->is_object() || !first->get_object().contains("by_card");
}

void PutStory(json::object& text, const Table& table) {
  json::array& owners = text[kOwners].emplace_array();
  for (const Chair& chair : table.Chairs()) owners.emplace_back(chair.who);
  json::object tally = TallyJson(table);
  if (!tally.empty()) text[kTally] = std::move(tally);
}

}  // namespace

bool IsOfPuzzle(const TableSummary& summary) {
  const json::object text = TextOf(summary);
  const json::value* const origin = text.if_contains("origin");
  return origin != nullptr && origin->is_object() && origin->get_object().contains("puzzle");
}

json::object TallyJson(const Table& table) {
  if (table.WasResumed()) return {};
  Tally tally;
  if (table.Start() != nullptr) tally.Begin(*table.Start());
  for (const TableEvent& told : table.Story()) {
    if (told.event) tally.Add(*told.event, told.after);
  }
  tally.End(table.State());
  return tally.Json();
}

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
  if (table.Origin() != nullptr) text["origin"] = OriginJson(*table.Origin());
  if (table.GetStage() == Stage::kFinished) {
    text["result"] = ScoreJson(table.State());
    if (!table.Hints().empty()) text["hints"] = table.Hints().size();
    PutStory(text, table);
  }
  return {.id = id,
          .code = code,
          .listed = table.Options().listed,
          .shelf = ShelfOf(table),
          .created_at = table.OpenedAt(),
          .changed_at = table.ChangedAt(),
          .text = json::serialize(text)};
}

json::object SummaryJson(const TableSummary& summary) {
  json::object out;
  out["table"] = summary.id;
  out["code"] = summary.code;
  for (const json::key_value_pair& field : TextOf(summary)) {
    const bool hidden = field.key() == kOwners || field.key() == kTally || field.key() == kRide;
    if (!hidden) out[field.key()] = field.value();
  }
  out["created_at"] = summary.created_at;
  out["changed_at"] = summary.changed_at;
  return out;
}

bool HasStory(const TableSummary& summary) {
  const json::object text = TextOf(summary);
  const json::value* const owners = text.if_contains(kOwners);
  return owners != nullptr && owners->is_array() && !IsOldTally(text);
}

std::string RetoldText(const TableSummary& summary, const TableSummary& again) {
  json::object text = TextOf(again);
  for (const json::key_value_pair& field : TextOf(summary)) {
    if (!text.contains(field.key())) text[field.key()] = field.value();
  }
  return json::serialize(text);
}

std::string WithoutStory(const TableSummary& summary) {
  json::object text = TextOf(summary);
  text[kOwners].emplace_array();
  text.erase(kTally);
  return json::serialize(text);
}

json::object OwnGameJson(const TableSummary& summary, const std::string& person) {
  const json::object text = TextOf(summary);
  json::object out{{"summary", SummaryJson(summary)}};
  json::array& yours = out["yours"].emplace_array();
  const json::value* const field = text.if_contains(kOwners);
  const json::array* const owners = field == nullptr ? nullptr : field->if_array();
  for (std::size_t i = 0; owners != nullptr && i < owners->size(); ++i) {
    if ((*owners)[i] == json::value(person)) yours.emplace_back(i);
  }
  if (const json::value* const tally = text.if_contains(kTally)) out[kTally] = *tally;
  return out;
}

std::string WithRide(const TableSummary& summary, json::object ride) {
  json::object text = TextOf(summary);
  text[kRide] = std::move(ride);
  return json::serialize(text);
}

std::optional<json::object> RideOf(const TableSummary& summary) {
  json::object text = TextOf(summary);
  json::value* const ride = text.if_contains(kRide);
  if (ride == nullptr || !ride->is_object()) return std::nullopt;
  return std::move(ride->get_object());
}

Rider RiderOf(const TableSummary& summary) {
  const json::object text = TextOf(summary);
  boost::system::error_code error;
  const json::value* const seats = text.if_contains("seats");
  for (std::size_t i = 0; seats != nullptr && seats->is_array() && i < seats->get_array().size();
       ++i) {
    const json::value* const name = seats->get_array()[i].find_pointer("/name", error);
    if (name == nullptr || !name->is_string()) continue;
    const json::value* const owners = text.if_contains(kOwners);
    const json::array* const list = owners == nullptr ? nullptr : owners->if_array();
    const bool known = list != nullptr && i < list->size() && (*list)[i].is_string();
    return {.person = known ? std::string((*list)[i].get_string()) : std::string(),
            .name = std::string(name->get_string())};
  }
  return {};
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
