// What a player sees coming, in numbers: how the pile would turn out, what each action is worth by
// the rule of thumb, and the board from where the own bandits stand.
//
// All of it follows from a SeatView, so it tells nothing that an observation does not; but a
// network would have to learn to resolve cards to find it. Cards that the viewer cannot see are
// left out. It is kForesightSize bytes, the same for every variant. foresight_fields.h says what
// lies where.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "features/foresight_fields.h"
#include "rules/state/view.h"

namespace folsom {

// Goes up with every change of layout or meaning, and so with the rule of thumb.
inline constexpr std::uint32_t kForesightVersion = 1;

// Whole lines of cache; the bytes behind the last field are 0.
inline constexpr std::size_t kForesightSize =
    (kForesightTable.back().offset + kForesightTable.back().Size() + 63) / 64 * 64;

// Writes all bytes. Precondition: view.viewer is a seat.
void Foresee(const SeatView& view, std::span<std::uint8_t, kForesightSize> out);

[[nodiscard]] constexpr std::span<const Field> ForesightFields() { return kForesightTable; }

}  // namespace folsom
