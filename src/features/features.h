// What a view is in numbers: the one encoder.
//
// An observation is kObservationSize bytes, the same for every variant, made from a SeatView alone
// and relative to its viewer. fields.h says what lies where, docs/observation.md explains it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "features/fields.h"
#include "rules/state/view.h"

namespace folsom {

// Goes up with every change of layout or meaning.
inline constexpr std::uint32_t kObservationVersion = 1;

// Whole lines of cache; the bytes behind the last field are 0.
inline constexpr std::size_t kObservationSize =
    (kObservationTable.back().offset + kObservationTable.back().Size() + 63) / 64 * 64;

// Writes all bytes. Precondition: view.viewer is a seat.
void Observe(const SeatView& view, std::span<std::uint8_t, kObservationSize> out);

[[nodiscard]] constexpr std::span<const Field> ObservationFields() { return kObservationTable; }

}  // namespace folsom
