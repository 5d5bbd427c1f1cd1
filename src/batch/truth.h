// What a seat does not know, in numbers: for a critic that judges games in training, and for nobody
// else. Hands, decks, commitments, and the faces of cards, purses and flasks that are hidden from
// the viewer.
//
// Unlike observations and foresights it is made from the state, not from a view. That is why it is
// here: only a Batch gives it, on request; no view, no bot and no server does. It is kTruthSize
// bytes, the same for every variant, counted from the viewer as observations are. truth_fields.h
// says what lies where.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "batch/truth_fields.h"
#include "rules/state/view.h"

namespace folsom {

// Goes up with every change of layout or meaning.
inline constexpr std::uint32_t kTruthVersion = 1;

// Whole lines of cache; the bytes behind the last field are 0.
inline constexpr std::size_t kTruthSize =
    (kTruthTable.back().offset + kTruthTable.back().Size() + 63) / 64 * 64;

// Writes all bytes. Preconditions: `view` is of this state, and its viewer is a seat.
void WriteTruth(const GameState& state, const SeatView& view,
                std::span<std::uint8_t, kTruthSize> out);

[[nodiscard]] constexpr std::span<const Field> TruthFields() { return kTruthTable; }

}  // namespace folsom
