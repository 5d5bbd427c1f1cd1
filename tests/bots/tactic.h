// Tactical positions: tests/tactics/*.json.
//
// Each file is a list of objects: `name`; `why` the right actions are right, in one sentence;
// `seat`, who is to decide; `right`, the actions that are, in their stable text; optionally
// `wrong`, some that tempt; and `position` in the form of docs/notation.md. In every one the rules'
// arithmetic decides: a right action wins in practically all worlds that look the same to the
// seat, and any other one loses in most.
#pragma once

#include <string>
#include <vector>

#include "rules/pieces/action.h"
#include "rules/state/state.h"

namespace folsom {

struct Tactic {
  std::string name;
  std::string why;
  GameState state;  // Run to its first decision.
  Seat seat = kNoSeat;
  std::vector<Action> right;
  std::vector<Action> wrong;

  [[nodiscard]] bool SolvedBy(Action action) const;
};

// All of them, by file and place in it. A file or position that cannot be read is a failure of the
// running test, and left out.
[[nodiscard]] std::vector<Tactic> LoadTactics();

}  // namespace folsom
