// The steps of reading a position. Internal to record/.
#pragma once

#include <array>

#include "record/json/json_board.h"
#include "rules/state.h"

namespace folsom {

// What was listed; the rest is derived.
struct PositionListed {
  BoardListed board;
  std::array<bool, kMaxSeats> deck{};
  std::array<bool, kMaxSeats> received{};
  bool pairs = false;
  bool riding = false;
};

// Fills in what was not listed. Only out-of-range numbers and impossible counts are problems here.
void DerivePosition(JsonProblems& problems, GameState& state, const PositionListed& listed);

// Whether the rules can go on from here: consistent, and its question answerable.
void CheckPosition(JsonProblems& problems, const GameState& state);

// What is wrong with the question of an otherwise consistent state; empty if nothing.
[[nodiscard]] std::string_view WrongQuestion(const GameState& state);

}  // namespace folsom
