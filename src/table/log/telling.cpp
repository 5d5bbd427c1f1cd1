#include "table/log/telling.h"

#include <algorithm>

#include "rules/view.h"

namespace folsom {

std::uint8_t LoggedChance::Draw(Chance what, Seat whose, std::span<const Outcome> options) {
  if (!failed_ && !outcomes_.empty()) {
    const Drawn& next = outcomes_.front();
    const bool possible =
        std::ranges::any_of(options, [&](const Outcome& o) { return o.code == next.code; });
    if (next.what == what && next.whose == whose && possible) {
      outcomes_ = outcomes_.subspan(1);
      return next.code;
    }
  }
  failed_ = true;
  return options.front().code;
}

bool Telling::End(const GameState& before, const GameState& after) {
  if (!events_.empty()) {
    events_.back().after = after;
    return false;
  }
  if (ViewFor(before, kNoSeat) == ViewFor(after, kNoSeat)) return true;
  events_.push_back({.number = ++number_, .event = std::nullopt, .after = after});
  return false;
}

}  // namespace folsom
