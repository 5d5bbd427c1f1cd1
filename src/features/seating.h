// Who is who in an observation: seats and bandits as the viewer counts them. Internal to features/.
#pragma once

#include <array>

#include "rules/state/query.h"
#include "rules/state/view.h"

namespace folsom::features {

// Seats count from the viewer's, clockwise; bandits in the order of their owners and then of their
// numbers.
class Seating {
 public:
  explicit Seating(const SeatView& v) : seats_(v.terms.seats), viewer_(Index(v.viewer)) {
    std::array<std::uint8_t, 8> owned{};  // By the owner as the viewer counts; 7: nobody's.
    for (std::size_t i = 0; i < kMaxBandits; ++i) {
      const Seat owner = v.bandits[i].owner;
      const std::size_t at = owner == kNoSeat ? 7 : Relative(owner);
      owned[at] = static_cast<std::uint8_t>(owned[at] | (1U << i));
    }
    for (std::size_t seat = 0; seat < seats_; ++seat) {
      for (const Bandit b : BanditMask{owned[seat]}) {
        rows_[Index(b)] = static_cast<std::uint8_t>(bandits_);
        order_[bandits_++] = b;
      }
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
    const unsigned all = (1U << seats_) - 1U;
    return ((seats.bits >> viewer_) | (seats.bits << (seats_ - viewer_))) & all;
  }

  [[nodiscard]] std::size_t Bandits() const { return bandits_; }
  [[nodiscard]] Bandit BanditAt(std::size_t row) const { return order_[row]; }
  // Precondition: somebody has `b`.
  [[nodiscard]] std::size_t RowOf(Bandit b) const { return rows_[Index(b)]; }

 private:
  std::size_t seats_;
  std::size_t viewer_;
  std::size_t bandits_ = 0;
  std::array<Bandit, kMaxBandits> order_{};
  std::array<std::uint8_t, kMaxBandits> rows_{};
};

}  // namespace folsom::features
