// The rule of thumb: what a sensible player would do, in well under a microsecond.
//
// It is written on a GameState, because the same rule plays all seats of a sampled world in the
// search. The scripted bot deals itself such a world from its view (scripted.cpp): what it cannot
// know is a guess there. Of others' secrets the rule itself reads none; the forecast that it is
// handed resolves the pile as it lies in that world, and the others' steps by their hands there.
#pragma once

#include "rules/choices/legal.h"
#include "thumb/forecast.h"
#include "thumb/outlook.h"

namespace folsom {

// What `seat` chooses among `legal`. `forecast` shows the board as the pile would leave it; it is
// read in planning and must then be up to date.
[[nodiscard]] Action ChooseByRule(const GameState& s, Seat seat, const ActionList& legal,
                                  const Forecast& forecast, Care care, Rng& rng);

// The choice of a question of Stealin'. `to_come`: the seat's hand counts as cards yet to be played
// (in a forecast); else its cards in the pile do.
[[nodiscard]] Action ChooseInRobbing(const GameState& s, Seat seat, const ActionList& legal,
                                     bool to_come, Care care, Rng& rng);

// What each legal action is worth, in dollars and in their order, at the questions of Schemin' and
// Stealin'; at others all are worth 0. `ahead` is the board as the pile would leave it.
using Worths = std::array<int, ActionList::kCapacity>;
[[nodiscard]] Worths WorthsByRule(const GameState& s, Seat seat, const ActionList& legal,
                                  const GameState& ahead);

// How many cards the seat at work may yet plan in this round.
[[nodiscard]] int ActsLeft(const Board& s);

}  // namespace folsom
