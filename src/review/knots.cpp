#include "review/knots.h"

#include "rules/state/score.h"

namespace folsom::review {
namespace {

[[nodiscard]] SeatShares MeanOf(const Row& row) {
  SeatShares mean{};
  for (std::size_t seat = 0; !row.empty() && seat < kMaxSeats; ++seat) {
    double sum = 0;
    for (const WinShares& shares : row) sum += shares[seat];
    mean[seat] = InMillionths(sum / static_cast<double>(row.size()));
  }
  return mean;
}

}  // namespace

Knots::Knots(const ReviewGame& game, const Rows& rows)
    : end_(SharesOf(game.end.terms, ScoreOf(game.end).winners)), rows_(rows) {
  for (const Row& row : rows) shares_.push_back(MeanOf(row));
}

}  // namespace folsom::review
