// Bandits that are picked in the room, before the start.
#include <algorithm>

#include "rules/state/query.h"
#include "table/table.h"

namespace folsom {

// Players with two bandits, or with pairs that chance makes, draft them in the game.
bool Table::RoomPicks() const {
  if (!options_.party || config_.casting != Casting::kDrafted || BeginsInPlay()) return false;
  return TermsFor(config_).bandits_per_seat == 1;
}

bool Table::IsPickedBesides(Seat seat, Bandit bandit) const {
  for (std::size_t i = 0; i < config_.seats; ++i) {
    if (i != Index(seat) && bandit != kNoBandit && chairs_[i].bandit == bandit) return true;
  }
  return false;
}

bool Table::IsCastByPicks() const {
  return stage_ == Stage::kPlaying && HasGame() && state_.ask == Ask::kDraft && RoomPicks();
}

BanditMask Table::CastOf(Seat seat) const {
  const BanditMask left = BanditsOf(state_, kNoSeat);
  const Bandit own = ChairOf(seat).bandit;
  if (own != kNoBandit && left.Has(own)) return BanditMask::Only(own);
  BanditMask free;
  for (const Bandit bandit : left) {
    if (!IsPickedBesides(seat, bandit)) free.Add(bandit);
  }
  return free;
}

bool Table::FitsPicks(Seat seat, Action action) const {
  return !IsCastByPicks() || CastOf(seat).Has(static_cast<Bandit>(action.Param()));
}

bool Table::On(const PickBandit& e, Millis /*at*/, Folded& news) {
  if (stage_ != Stage::kUnstarted || !HasSeat(e.seat) || deal_.on || !RoomPicks()) return false;
  if (ChairOf(e.seat).who.empty() || IsPickedBesides(e.seat, e.bandit)) return false;
  At(e.seat).bandit = e.bandit;
  news.room = true;
  return true;
}

}  // namespace folsom
