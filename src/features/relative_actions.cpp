#include "features/relative_actions.h"

#include <bit>

#include "features/seating.h"

namespace folsom {

namespace {

// How many actions of a kind name one character; 0: they name none, or are a draft.
[[nodiscard]] constexpr std::size_t ActionsPerCharacter(ActionKind kind) {
  switch (kind) {
    case ActionKind::kCaboose:
    case ActionKind::kFire:
    case ActionKind::kPunch:
      return 1;
    case ActionKind::kDrink:
      return act::DrinkBy({.bandit = static_cast<Bandit>(1)}).Param();
    case ActionKind::kPlay:
    case ActionKind::kPlayDown:
    case ActionKind::kKeep:
    case ActionKind::kChoose:
      return kCardKinds;
    default:
      return 0;
  }
}

}  // namespace

RelativeActions::RelativeActions(const SeatView& view) : RelativeActions(features::Seating(view)) {}

RelativeActions::RelativeActions(const features::Seating& who) {
  std::uint32_t taken = 0;  // A bit per row.
  for (const Bandit b : who.Bandits()) {
    rows_[Index(b)] = static_cast<std::uint8_t>(who.RowOf(b));
    taken |= 1U << who.RowOf(b);
  }
  for (std::size_t i = 0; i < kMaxBandits; ++i) {
    if (who.Bandits().Has(static_cast<Bandit>(i))) continue;
    const auto empty = static_cast<unsigned>(std::countr_one(taken));
    rows_[i] = static_cast<std::uint8_t>(empty);
    taken |= 1U << empty;
  }
}

std::size_t RelativeActions::Of(Action action) const {
  const std::size_t each = ActionsPerCharacter(action.Kind());
  const std::size_t param = action.Param();
  // Behind the characters are the guard and the Marshal card without colour.
  if (each == 0 || param >= each * kMaxBandits) return action.id;
  return action.id - param + rows_[param / each] * each + param % each;
}

}  // namespace folsom
