#include "table/log/telling.h"

#include "rules/state/view.h"

namespace folsom {

bool Telling::End(const GameState& before, const GameState& after) {
  if (!events_.empty()) {
    events_.back().after = after;
    return false;
  }
  if (ViewFor(before, kNoSeat) == ViewFor(after, kNoSeat)) return true;
  events_.push_back(
      {.number = ++number_, .event = std::nullopt, .after = after, .stand_in = stand_in_});
  return false;
}

}  // namespace folsom
