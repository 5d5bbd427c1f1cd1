// The knots of a game (course.h) with what is known of them.
#pragma once

#include <span>
#include <vector>

#include "review/course.h"

namespace folsom::review {

[[nodiscard]] constexpr std::int32_t InMillionths(double share) {
  const double scaled = share * kWholeWin;
  return static_cast<std::int32_t>(scaled < 0 ? scaled - 0.5 : scaled + 0.5);
}

class Knots {
 public:
  // `rows` must outlive it.
  Knots(const ReviewGame& game, const Rows& rows);

  [[nodiscard]] bool Known(std::uint32_t knot) const {
    return knot == kEndKnot || !rows_[knot].empty();
  }
  [[nodiscard]] const WinShares& At(std::uint32_t knot, std::size_t k) const {
    return knot == kEndKnot ? end_ : rows_[knot][k];
  }
  [[nodiscard]] std::size_t Playthroughs(std::uint32_t knot) const {
    return knot == kEndKnot ? 0 : rows_[knot].size();
  }
  // In millionths: the one number that stands for a knot wherever it is used.
  [[nodiscard]] std::int32_t Share(std::uint32_t knot, std::size_t seat) const {
    return knot == kEndKnot ? InMillionths(end_[seat]) : shares_[knot][seat];
  }

 private:
  WinShares end_;
  const Rows& rows_;
  std::vector<SeatShares> shares_;
};

// What a few links moved together, and how sure that is: the links need not follow each other.
// Precondition: both ends of each are known.
[[nodiscard]] Estimated TotalOf(const Knots& knots, std::span<const PlannedLink* const> links,
                                std::size_t seats);

}  // namespace folsom::review
