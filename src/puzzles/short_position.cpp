#include "puzzles/short_position.h"

#include <string>
#include <vector>

#include "record/position/position.h"

namespace folsom::puzzles {
namespace {

namespace json = boost::json;

// Leaves out, from the object at `part` within `whole`, what is not needed.
void Shorten(json::object& whole, json::object& part, const GameState& state, int depth) {
  std::vector<std::string> keys;
  for (const auto& field : part) keys.emplace_back(field.key());
  for (const std::string& key : keys) {
    json::value kept = part.at(key);
    part.erase(key);
    const Result<GameState> read = PositionFrom(whole);
    if (read && *read == state) continue;
    json::value& back = part[key] = std::move(kept);
    if (depth > 0 && back.is_object()) Shorten(whole, back.as_object(), state, depth - 1);
  }
}

}  // namespace

json::object ShortPosition(const GameState& state) {
  json::object whole = PositionJson(state);
  Shorten(whole, whole, state, 2);
  return whole;
}

}  // namespace folsom::puzzles
