// Hints: what was told to somebody who plays alone against bots.
#include <algorithm>

#include "table/table.h"

namespace folsom {

// Memory play hides from a view what its player has seen; a bot would judge by less than they know.
// The daily train is one's own try.
bool Table::AllowsHints(Seat seat) const {
  if (origin_ && IsDayName(origin_->origin.game)) return false;
  if (ChairOf(seat).who.empty() || options_.memory) return false;
  const auto bots =
      std::ranges::count_if(Chairs(), [](const Chair& c) { return !c.level.empty(); });
  return bots + 1 == config_.seats;
}

// No number of a question is 0 (kQuestionStride).
bool Table::WasHinted(Seat seat) const { return hinted_[Index(seat)] == QuestionOf(seat); }

bool Table::On(const Hinted& e, Millis /*at*/, Folded& news) {
  if (stage_ != Stage::kPlaying || !HasSeat(e.seat)) return false;
  if (!IsForeign()) {
    if (!AllowsHints(e.seat) || !state_.pending.Has(e.seat) || WasHinted(e.seat)) return false;
    hinted_[Index(e.seat)] = QuestionOf(e.seat);
  }
  hints_.push_back({.before = static_cast<std::uint32_t>(played_.size()), .seat = e.seat});
  news.room = true;
  return true;
}

}  // namespace folsom
