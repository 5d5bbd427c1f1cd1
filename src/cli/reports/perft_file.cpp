#include <fmt/format.h>

#include <boost/json.hpp>

#include "cli/failure.h"
#include "cli/reports/perft.h"
#include "record/json/config_json.h"
#include "record/position/position.h"
#include "rules/play/apply.h"

namespace folsom {

namespace json = boost::json;

namespace {

[[noreturn]] void Malformed(const std::string& where, const std::string& why) {
  throw Failure("perft/malformed", fmt::format("{}: {}", where, why));
}

std::uint64_t NumberField(const std::string& where, const json::object& object, const char* field,
                          std::optional<std::uint64_t> otherwise = std::nullopt) {
  const json::value* value = object.if_contains(field);
  if (value == nullptr && otherwise) return *otherwise;
  if (value != nullptr && value->is_int64() && value->get_int64() >= 0) {
    return static_cast<std::uint64_t>(value->get_int64());
  }
  if (value != nullptr && value->is_uint64()) return value->get_uint64();
  Malformed(where, fmt::format("\"{}\" must be a whole number", field));
}

GameState StartFrom(const std::string& where, const json::object& object) {
  const std::uint64_t seed = NumberField(where, object, "seed", 0);
  if (const json::value* position = object.if_contains("position")) {
    Result<GameState> state = PositionFrom(*position);
    if (!state) throw Failure(where, state.Error());
    Dice dice(seed);
    if (NeedsAdvance(*state)) Advance(*state, dice);
    return *state;
  }
  const json::value* given = object.if_contains("config");
  if (given == nullptr) Malformed(where, "a case needs \"config\" or \"position\"");
  const Result<Config> config = ConfigFrom(*given);
  if (!config) throw Failure(where, config.Error());
  return AfterRandomDecisions(*config, seed, NumberField(where, object, "skip", 0));
}

}  // namespace

std::vector<PerftCase> ReadPerftCases(const std::string& where, std::string_view text) {
  json::error_code error;
  const json::value value = json::parse(json::string_view(text.data(), text.size()), error);
  if (error) Malformed(where, error.message());
  const json::object* file = value.if_object();
  const json::value* list = file == nullptr ? nullptr : file->if_contains("cases");
  if (list == nullptr || !list->is_array()) Malformed(where, "no list \"cases\"");
  std::vector<PerftCase> cases;
  for (const json::value& item : list->get_array()) {
    const std::string place = fmt::format("{}, cases.{}", where, cases.size());
    const json::object* object = item.if_object();
    if (object == nullptr) Malformed(place, "not an object");
    const json::value* name = object->if_contains("name");
    if (name == nullptr || !name->is_string()) Malformed(place, "\"name\" must be a string");
    const std::uint64_t depth = NumberField(place, *object, "depth");
    if (depth > kMaxPerftDepth) Malformed(place, "too deep");
    cases.push_back({.name = name->get_string().c_str(),
                     .start = StartFrom(place, *object),
                     .depth = static_cast<unsigned>(depth),
                     .count = NumberField(place, *object, "count")});
  }
  return cases;
}

}  // namespace folsom
