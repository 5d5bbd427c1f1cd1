// What entries do to the fair deal, before the game starts.
#include <algorithm>

#include "record/game/fair_lines.h"
#include "table/table.h"

namespace folsom {

bool Table::On(const CommitmentGiven& e, Millis at, Folded& news) {
  const SeatMask seats = SeatsOf(e.who);
  if (stage_ != Stage::kUnstarted || seats.Empty() || !IsDigest(e.commitment)) return false;
  const bool fixed =
      deal_.on && (GetDealPhase() != DealPhase::kCommitting || !seats.Without(DealWaits()).Empty());
  if (fixed) return false;
  for (const Seat seat : seats) At(seat).commitment = e.commitment;
  if (GetDealPhase() == DealPhase::kRevealing) deal_.since = at;
  news.room = true;
  return true;
}

bool Table::On(const DealBegan& e, Millis at, Folded& news) {
  const auto is_free = [](const Chair& chair) { return chair.Empty(); };
  if (stage_ != Stage::kUnstarted || deal_.on || std::ranges::any_of(Chairs(), is_free)) {
    return false;
  }
  deal_ = {.on = true, .excused = e.excused, .since = at};
  for (std::size_t i = 0; i < kMaxSeats; ++i) {
    chairs_[i].nonce.clear();  // Of the time before commitments.
    if (e.excused.Has(static_cast<Seat>(i))) chairs_[i].commitment.clear();
  }
  news.room = true;
  return true;
}

bool Table::On(const NonceRevealed& e, Millis /*at*/, Folded& news) {
  const SeatMask seats = SeatsOf(e.who) & DealWaits();
  if (GetDealPhase() != DealPhase::kRevealing || seats.Empty() || !IsDigest(e.nonce)) return false;
  for (const Seat seat : seats) At(seat).nonce = e.nonce;
  news.room = true;
  return true;
}

void Table::EndDeal(SeatMask seats, Parting why) {
  if (!deal_.on) return;
  deal_ = {};
  refused_ = {.count = refused_.count + 1, .why = why, .names = {}};
  for (const Seat seat : seats) refused_.names.push_back(ChairOf(seat).name);
  for (Chair& chair : chairs_) {
    chair.commitment.clear();
    chair.nonce.clear();
  }
}

}  // namespace folsom
