#include "ledger/ledger.h"

#include <boost/json.hpp>

namespace folsom {

namespace json = boost::json;

namespace {

[[nodiscard]] json::value TextOrNull(const std::optional<std::string>& text) {
  return text ? json::value(*text) : json::value(nullptr);
}

[[nodiscard]] const json::array* ArrayAt(const json::object& object, std::string_view key,
                                         std::size_t size) {
  const json::value* const found = object.if_contains(key);
  if (found == nullptr) return nullptr;
  const json::array* const array = found->if_array();
  return array != nullptr && array->size() == size ? array : nullptr;
}

[[nodiscard]] std::optional<std::vector<Ledger::Row>> RowsFrom(const json::value& value) {
  const json::array* const rows = value.if_array();
  if (rows == nullptr) return std::nullopt;
  std::vector<Ledger::Row> read;
  for (const json::value& row : *rows) {
    const json::array* const pair = row.if_array();
    if (pair == nullptr || pair->size() != 2) return std::nullopt;
    const json::string* const key = (*pair)[0].if_string();
    const json::string* const text = (*pair)[1].if_string();
    if (key == nullptr || text == nullptr) return std::nullopt;
    read.emplace_back(std::string(*key), std::string(*text));
  }
  return read;
}

[[nodiscard]] Store::Room RoomFrom(const json::value& value) {
  Store::Room room;
  const json::object* const object = value.if_object();
  if (object == nullptr) return room;
  const auto number = [&](std::string_view key) -> std::optional<std::int64_t> {
    const json::value* const found = object->if_contains(key);
    if (found == nullptr || !found->is_number()) return std::nullopt;
    boost::system::error_code error;
    const auto read = found->to_number<std::int64_t>(error);
    return error ? std::nullopt : std::optional(read);
  };
  room.used_bytes = number("used").value_or(0);
  room.free_bytes = number("free");
  return room;
}

[[nodiscard]] json::array KeyRangeJson(const std::string& from, const std::string& to) {
  return {json::string(from), json::string(to)};
}

}  // namespace

std::string AfterAll(std::string beginning) {
  ++beginning.back();  // Keys are ASCII.
  return beginning;
}

std::optional<std::string> Ledger::Get(const std::string& key) {
  if (const auto written = writes_.find(key); written != writes_.end()) return written->second;
  if (const auto found = known_.find(key); found != known_.end()) return found->second;
  missing_ = true;
  wanted_.push_back(key);
  return std::nullopt;
}

std::vector<Ledger::Row> Ledger::Scan(const std::string& beginning) {
  return ScanFrom(beginning, AfterAll(beginning));
}

std::vector<Ledger::Row> Ledger::ScanFrom(const std::string& from, const std::string& to) {
  const auto found = scanned_.find({from, to});
  if (found == scanned_.end()) {
    missing_ = true;
    wanted_scans_.emplace_back(from, to);
    return {};
  }
  std::map<std::string, std::optional<std::string>> rows;
  for (const auto& [key, text] : found->second) rows[key] = text;
  for (auto it = writes_.lower_bound(from); it != writes_.end() && it->first < to; ++it) {
    rows[it->first] = it->second;
  }
  std::vector<Row> there;
  for (auto& [key, text] : rows) {
    if (text) there.emplace_back(key, std::move(*text));
  }
  return there;
}

Store::Room Ledger::Room() {
  missing_ = missing_ || !room_;
  wants_room_ = !room_;
  return room_.value_or(Store::Room{});
}

void Ledger::Restart() {
  wanted_.clear();
  wanted_scans_.clear();
  wants_room_ = missing_ = strict_ = false;
  writes_.clear();
  cleared_.clear();
  assumed_.clear();
  told_.clear();
}

void Ledger::Reset() {
  Restart();
  known_.clear();
  scanned_.clear();
  room_.reset();
}

json::object Ledger::Question() const {
  json::array get;
  for (const std::string& key : wanted_) get.emplace_back(key);
  json::array scan;
  for (const auto& [from, to] : wanted_scans_) scan.push_back(KeyRangeJson(from, to));
  json::object question{{"get", std::move(get)}, {"scan", std::move(scan)}};
  if (wants_room_) question["room"] = true;
  return question;
}

json::array Ledger::Unchanged() const {
  json::array unchanged;
  for (const auto& [key, text] : known_) unchanged.push_back({key, TextOrNull(text)});
  for (const auto& [range, rows] : scanned_) {
    for (const auto& [key, text] : rows) {
      if (writes_.contains(key) && !known_.contains(key)) unchanged.push_back({key, text});
    }
  }
  return unchanged;
}

json::object Ledger::Commit() const {
  json::array has;
  for (const auto& [key, there] : assumed_) has.push_back({key, there});
  json::array put;
  json::array remove;
  for (const auto& [key, text] : writes_) {
    if (text) {
      put.push_back({key, *text});
    } else {
      remove.emplace_back(key);
    }
  }
  json::array clear;
  for (const std::string& beginning : cleared_) {
    clear.push_back(KeyRangeJson(beginning, AfterAll(beginning)));
  }
  return {{"if", Unchanged()},         {"has", std::move(has)},
          {"put", std::move(put)},     {"remove", std::move(remove)},
          {"clear", std::move(clear)}, {"tell", told_},
          {"strict", strict_}};
}

bool Ledger::Learn(const json::object& answer) {
  const json::array* const get = ArrayAt(answer, "get", wanted_.size());
  const json::array* const scan = ArrayAt(answer, "scan", wanted_scans_.size());
  if (get == nullptr || scan == nullptr) return false;
  for (std::size_t i = 0; i < wanted_.size(); ++i) {
    const json::string* const text = (*get)[i].if_string();
    if (text == nullptr && !(*get)[i].is_null()) return false;
    known_[wanted_[i]] = text == nullptr ? std::nullopt : std::optional(std::string(*text));
  }
  for (std::size_t i = 0; i < wanted_scans_.size(); ++i) {
    std::optional<std::vector<Row>> rows = RowsFrom((*scan)[i]);
    if (!rows) return false;
    scanned_[wanted_scans_[i]] = std::move(*rows);
  }
  if (wants_room_) {
    const json::value* const room = answer.if_contains("room");
    room_ = RoomFrom(room == nullptr ? json::value() : *room);
  }
  return true;
}

}  // namespace folsom
