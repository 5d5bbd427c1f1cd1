// Invariants of a state, for tests, fuzzers, loaders and debug builds.
#pragma once

#include <string_view>

#include "rules/state/state.h"

namespace folsom {

// Which part of a state breaks an invariant; `Flaw::index` says which seat, bandit, purse or flask.
enum class FlawIn : std::uint8_t {
  kNothing,
  kQuestion,
  kSeat,
  kBullets,  // Of a bandit.
  kNeutralSupply,
  kPurse,
  kFlask,
  kJewelCount,
  kStrongboxCount,
  kPlace,    // Of a bandit.
  kHostage,  // Of a bandit.
  kHostagesLeft,
};
struct Flaw {
  std::string_view what;  // In words; empty: there is none.
  FlawIn part = FlawIn::kNothing;
  std::size_t index = 0;
};

// The first broken invariant.
[[nodiscard]] Flaw FirstFlaw(const GameState& state);

[[nodiscard]] inline bool IsConsistent(const GameState& state) {
  return FirstFlaw(state).what.empty();
}

}  // namespace folsom
