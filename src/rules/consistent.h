// Invariants of a state, for tests, fuzzers, loaders and debug builds.
#pragma once

#include <string_view>

#include "rules/state.h"

namespace folsom {

// The first broken invariant in words, or empty if all hold.
[[nodiscard]] std::string_view FirstInconsistency(const GameState& state);

[[nodiscard]] inline bool IsConsistent(const GameState& state) {
  return FirstInconsistency(state).empty();
}

}  // namespace folsom
