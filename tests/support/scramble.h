// Another world that looks the same to one seat.
//
// Written from INFO-1 to INFO-5 of docs/rules.md and from nothing else, so that it can judge the
// view, the redacted events and the sampler: it shares no code with them.
#pragma once

#include "rules/pieces/dice.h"
#include "rules/state/state.h"

namespace folsom {

// What to do with the open commitments of others (INFO-2): give them others, or hold what will be
// opened to all, so that everything that happens after the opening can be compared too.
enum class Commitments : std::uint8_t { kVary, kHold };

// A state that differs from `truth` in whatever `viewer` (kNoSeat: a spectator) cannot know:
// cards in hands and decks of others, their face-down cards, purse values, kinds of full flasks,
// commitments. After the end nothing is hidden (INFO-5), and nothing is changed.
[[nodiscard]] GameState Scramble(const GameState& truth, Seat viewer, Rng& rng,
                                 Commitments commitments = Commitments::kVary);

}  // namespace folsom
