// Positions in JSON: the whole state, complete on output; on input whatever is left out is derived.
// docs/notation.md lists the fields, their defaults and examples.
#pragma once

#include <boost/json/fwd.hpp>
#include <string>
#include <string_view>

#include "record/words/result.h"
#include "rules/state/state.h"

namespace folsom {

inline constexpr std::size_t kMaxPositionBytes = 64 * 1024;

[[nodiscard]] boost::json::object PositionJson(const GameState& state);

// A state that is consistent and whose question, if it has one, can be answered; or the first
// problem, with a code "position/..." or "config/..." and the path of the field.
//
// A position in which nothing is pending (by hand: phase and pile, but no `ask`) is left as it is.
// The caller then runs it to its first decision, with dice of its own choosing:
//
//   Result<GameState> state = ReadPosition(text);
//   if (state && NeedsAdvance(*state)) Advance(*state, dice);
[[nodiscard]] Result<GameState> PositionFrom(const boost::json::value& json);

[[nodiscard]] inline bool NeedsAdvance(const GameState& state) {
  return state.phase != Phase::kOver && state.pending.Empty();
}

// The same as text, in one line.
[[nodiscard]] std::string WritePosition(const GameState& state);
[[nodiscard]] Result<GameState> ReadPosition(std::string_view text);

}  // namespace folsom
