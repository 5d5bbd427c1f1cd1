#include "engine/request.h"

#include <algorithm>

namespace folsom {

namespace json = boost::json;

namespace {

constexpr std::size_t kMaxDepth = 16;

std::string Quoted(std::string_view field) { return "\"" + std::string(field) + "\""; }

[[noreturn]] void WrongType(std::string_view field, std::string_view expected) {
  Refuse("engine/wrong_type", Quoted(field) + " must be " + std::string(expected),
         std::string(field));
}

// What can be echoed: a short string or a whole number.
bool IsUsableId(const json::value& id) {
  if (const json::string* text = id.if_string()) return text->size() <= kMaxEngineId;
  return id.is_int64() || id.is_uint64();
}

json::value Parse(std::string_view line) {
  json::parse_options options;
  options.max_depth = kMaxDepth;
  json::error_code error;
  json::value value = json::parse(json::string_view(line.data(), line.size()), error, {}, options);
  if (error) Refuse("engine/malformed", "not a JSON object: " + error.message());
  return value;
}

std::optional<std::uint64_t> AsNumber(const json::value& value) {
  if (const std::uint64_t* number = value.if_uint64()) return *number;
  const std::int64_t* number = value.if_int64();
  if (number == nullptr || *number < 0) return std::nullopt;
  return static_cast<std::uint64_t>(*number);
}

Seat AsSeat(const json::value& value, std::size_t seats) {
  const std::optional<std::uint64_t> number = AsNumber(value);
  if (!number) WrongType("seat", "a seat's number");
  if (*number >= seats) {
    Refuse("engine/bad_seat", "seats are 0 to " + std::to_string(seats - 1), "seat");
  }
  return static_cast<Seat>(*number);
}

}  // namespace

void Refuse(std::string code, std::string message, std::string path) {
  Problem problem;
  problem.code = std::move(code);
  problem.message = std::move(message);
  problem.path = std::move(path);
  throw Refused{std::move(problem), std::nullopt};
}

Request::Request(std::string_view line) {
  if (line.size() > kMaxEngineLine) {
    Refuse("engine/too_long", "a line has at most " + std::to_string(kMaxEngineLine) + " bytes");
  }
  json::value value = Parse(line);
  json::object* object = value.if_object();
  if (object == nullptr) Refuse("engine/malformed", "not a JSON object");
  fields_ = std::move(*object);
}

const json::value* Request::Id() const {
  const json::value* id = Find("id");
  return id != nullptr && IsUsableId(*id) ? id : nullptr;
}

const std::string& Request::TakeCommand() {
  if (Find("id") != nullptr && Id() == nullptr) {
    Refuse("engine/bad_id",
           "\"id\" must be a whole number or a string of at most " + std::to_string(kMaxEngineId) +
               " bytes",
           "id");
  }
  return command_ = NeedText("command");
}

void Request::Allow(std::initializer_list<std::string_view> fields) const {
  for (const json::key_value_pair& field : fields_) {
    const std::string_view key(field.key().data(), field.key().size());
    if (key == "command" || key == "id") continue;
    if (std::find(fields.begin(), fields.end(), key) != fields.end()) continue;
    Refuse("engine/unknown_field", "\"" + command_ + "\" has no field " + Quoted(key),
           std::string(key));
  }
}

const json::value* Request::Find(std::string_view field) const {
  return fields_.if_contains(json::string_view(field.data(), field.size()));
}

const json::value& Request::Need(std::string_view field) const {
  const json::value* value = Find(field);
  if (value == nullptr) {
    Refuse("engine/missing_field", Quoted(field) + " is missing", std::string(field));
  }
  return *value;
}

std::string Request::NeedText(std::string_view field) const {
  const json::string* text = Need(field).if_string();
  if (text == nullptr) WrongType(field, "a string");
  return {text->data(), text->size()};
}

std::optional<std::string> Request::FindText(std::string_view field) const {
  if (Find(field) == nullptr) return std::nullopt;
  return NeedText(field);
}

bool Request::Flag(std::string_view field) const {
  const json::value* value = Find(field);
  if (value == nullptr) return false;
  const bool* flag = value->if_bool();
  if (flag == nullptr) WrongType(field, "true or false");
  return *flag;
}

std::optional<std::uint64_t> Request::FindNumber(std::string_view field) const {
  const json::value* value = Find(field);
  if (value == nullptr) return std::nullopt;
  const std::optional<std::uint64_t> number = AsNumber(*value);
  if (!number) WrongType(field, "a whole number, 0 or above");
  return number;
}

std::optional<std::vector<std::string>> Request::FindWords(std::string_view field) const {
  const json::value* value = Find(field);
  if (value == nullptr) return std::nullopt;
  const json::array* array = value->if_array();
  if (array == nullptr) WrongType(field, "a list of strings");
  std::vector<std::string> words;
  for (const json::value& item : *array) {
    const json::string* text = item.if_string();
    if (text == nullptr) WrongType(field, "a list of strings");
    words.emplace_back(text->data(), text->size());
  }
  return words;
}

std::optional<Seat> Request::FindSeat(std::size_t seats) const {
  const json::value* value = Find("seat");
  if (value == nullptr) return std::nullopt;
  return AsSeat(*value, seats);
}

Seat Request::NeedViewer(std::size_t seats) const {
  const json::value& value = Need("seat");
  if (const json::string* text = value.if_string()) {
    if (*text == "spectator") return kNoSeat;
    Refuse("engine/bad_seat", "\"seat\" must be a seat's number or \"spectator\"", "seat");
  }
  return AsSeat(value, seats);
}

}  // namespace folsom
