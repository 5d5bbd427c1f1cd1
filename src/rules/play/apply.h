// The game as a machine: make it, ask it what is pending, apply a decision, and so on to the end.
//
//   GameState s = NewGame(config, dice);
//   while (s.phase != Phase::kOver) {
//     const Seat seat = s.pending.First();
//     ActionList legal;
//     LegalActions(s, seat, legal);
//     Apply(s, seat, legal[0], dice);
//   }
//
// Nothing here allocates, throws or reads a clock.
#pragma once

#include "rules/pieces/action.h"
#include "rules/pieces/dice.h"
#include "rules/setup/config.h"
#include "rules/state/event.h"
#include "rules/state/state.h"

namespace folsom {

// Where a run ends: at the next decision, or before that when a card of the pile is done (ROB-3).
enum class Stop : std::uint8_t { kDecision, kCard };

enum class Illegal : std::uint8_t { kNone, kGameOver, kNotYourTurn, kNoSuchAction, kNotLegal };

// Precondition: !CheckConfig(config). Runs until the first decision.
[[nodiscard]] GameState NewGame(const Config& config, Dice& dice, Sink* sink = nullptr);

// Applies one decision and runs to the next. On an error nothing is changed.
Illegal Apply(GameState& state, Seat seat, Action action, Dice& dice, Sink* sink = nullptr,
              Stop stop = Stop::kDecision);

// The same for an action that comes from LegalActions: does not check again.
void ApplyLegal(GameState& state, Seat seat, Action action, Dice& dice, Sink* sink = nullptr,
                Stop stop = Stop::kDecision);

// Plays on with uniformly random choices to the end; returns how many. The same games as a loop of
// UniformAction and ApplyLegal with the first pending seat, but quicker.
std::uint32_t PlayOut(GameState& state, Dice& dice, Rng& rng);

// Runs a position in which nothing is pending up to its next decision (or the end). For positions
// made by hand: set phase, pile and so on, leave `ask` kNone and `pending` empty, and advance.
void Advance(GameState& state, Dice& dice, Sink* sink = nullptr, Stop stop = Stop::kDecision);

// Stealin' and no further, for those who ask what a pile would lead to: as Advance and ApplyLegal
// in phase kRobbing, but the game stops when the pile is done (phase kEvent).
void AdvanceRobbing(GameState& state, Dice& dice);
void ApplyRobbing(GameState& state, Seat seat, Action action, Dice& dice);

}  // namespace folsom
