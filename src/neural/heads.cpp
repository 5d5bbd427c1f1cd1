#include "neural/heads.h"

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

// Who is in a row of an observation; kMaxBandits: nobody.
[[nodiscard]] std::size_t CharacterIn(std::span<const std::uint8_t, kObservationSize> observation,
                                      std::size_t row) {
  constexpr Field kField = FieldOf(FieldId::kBanditCharacter);
  static_assert(kField.rows == kMaxBandits && kField.columns == kMaxBandits);
  std::size_t who = 0;
  while (who < kMaxBandits && observation[kField.offset + row * kMaxBandits + who] == 0) ++who;
  return who;
}

}  // namespace

ActionHeads::ActionHeads(std::span<const std::uint8_t, kObservationSize> observation) {
  std::array<bool, kMaxBandits> cast{};
  std::array<std::uint8_t, kMaxBandits> empty{};
  std::size_t empty_rows = 0;
  for (std::uint8_t row = 0; row < kMaxBandits; ++row) {
    const std::size_t who = CharacterIn(observation, row);
    if (who == kMaxBandits) {
      empty[empty_rows++] = row;
    } else {
      rows_[who] = row;
      cast[who] = true;
    }
  }
  std::size_t next = 0;
  for (std::size_t who = 0; who < kMaxBandits; ++who) {
    if (!cast[who]) rows_[who] = empty[next++];
  }
}

std::size_t ActionHeads::Of(Action action) const {
  const std::size_t each = ActionsPerCharacter(action.Kind());
  const std::size_t param = action.Param();
  // Behind the characters are the guard and the Marshal card without colour.
  if (each == 0 || param >= each * kMaxBandits) return action.id;
  return action.id - param + rows_[param / each] * each + param % each;
}

}  // namespace folsom
