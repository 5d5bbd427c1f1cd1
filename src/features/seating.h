// Who is who in an observation: seats and bandits as the viewer counts them. Internal to features/.
#pragma once

#include <array>

#include "rules/state/query.h"
#include "rules/state/view.h"

namespace folsom::features {

// Seats count from the viewer's, clockwise; bandits in the order of their owners and then of their
// numbers. While characters are being drafted, a row is empty until its bandit is known.
class Seating {
 public:
  explicit Seating(const SeatView& v)
      : seats_(v.terms.seats), viewer_(Index(v.viewer)), per_seat_(v.terms.bandits_per_seat) {
    SeatMask seen;
    for (std::size_t i = 0; i < kMaxBandits; ++i) {
      const Seat owner = v.bandits[i].owner;
      if (owner == kNoSeat) continue;
      cast_.Add(static_cast<Bandit>(i));
      rows_[i] = static_cast<std::uint8_t>(Relative(owner) * per_seat_ + (seen.Has(owner) ? 1 : 0));
      seen.Add(owner);
    }
  }

  [[nodiscard]] std::size_t Seats() const { return seats_; }
  [[nodiscard]] std::size_t Relative(Seat seat) const {
    const std::size_t at = Index(seat) + seats_ - viewer_;
    return at >= seats_ ? at - seats_ : at;
  }
  [[nodiscard]] Seat At(std::size_t relative) const {
    const std::size_t at = viewer_ + relative;
    return static_cast<Seat>(at >= seats_ ? at - seats_ : at);
  }
  // Bit r for the seat at r.
  [[nodiscard]] std::uint64_t Relative(SeatMask seats) const {
    const std::uint64_t bits = seats.bits;
    const std::uint64_t all = (std::uint64_t{1} << seats_) - 1;
    return ((bits >> viewer_) | (bits << (seats_ - viewer_))) & all;
  }

  // All whose owner is known.
  [[nodiscard]] BanditMask Bandits() const { return cast_; }
  // Precondition: in Bandits().
  [[nodiscard]] std::size_t RowOf(Bandit b) const { return rows_[Index(b)]; }
  // Whether that row is of its owner's second bandit.
  [[nodiscard]] bool IsSecond(std::size_t row) const { return (row & (per_seat_ - 1)) != 0; }

 private:
  std::size_t seats_;
  std::size_t viewer_;
  std::size_t per_seat_;  // 1 or 2.
  BanditMask cast_;
  std::array<std::uint8_t, kMaxBandits> rows_{};
};

}  // namespace folsom::features
