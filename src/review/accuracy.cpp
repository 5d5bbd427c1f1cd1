#include "review/accuracy.h"

#include <algorithm>

namespace folsom::review {
namespace {

// kAccuracyKinds: none.
[[nodiscard]] std::size_t KindOfDecision(const Step& step) {
  const GameState& s = step.before;
  if (step.action == act::kDraw) return kDrawing;
  if (step.action.Is(ActionKind::kPlay) || step.action.Is(ActionKind::kPlayDown)) {
    const std::uint16_t ref = step.action.Param();
    return ref == kPlainMarshalRef ? Index(CardKind::kMarshal) : ref % kCardKinds;
  }
  if (s.phase != Phase::kRobbing || s.pile_next >= s.pile_size) return kAccuracyKinds;
  const Card card = s.faces.pile[s.pile_next];
  return card.IsAction() ? Index(card.Kind()) : kAccuracyKinds;
}

}  // namespace

void Accuracy::Add(const Judgement& judgement) {
  ++decisions;
  ++marks[Index(judgement.mark)];
  loss += judgement.loss;
  stake += judgement.stake;
}

std::optional<double> Accuracy::Part() const {
  if (stake <= 0) return std::nullopt;
  return std::max(0.0, 1 - loss / stake);
}

std::array<SeatAccuracy, kMaxSeats> AccuracyOf(
    const ReviewGame& game, const std::vector<std::optional<Judgement>>& judgements) {
  std::array<SeatAccuracy, kMaxSeats> all{};
  for (std::size_t i = 0; i < game.steps.size(); ++i) {
    if (!judgements[i]) continue;
    SeatAccuracy& seat = all[Index(game.steps[i].seat)];
    seat.total.Add(*judgements[i]);
    const std::size_t kind = KindOfDecision(game.steps[i]);
    if (kind < kAccuracyKinds) seat.kinds[kind].Add(*judgements[i]);
  }
  return all;
}

}  // namespace folsom::review
