// The steps of reading a position. Internal to record/.
#pragma once

#include <initializer_list>

#include "record/json/json_read.h"
#include "rules/state/state.h"

namespace folsom {

// Which fields are there; the others are derived.
class PositionListed {
 public:
  explicit PositionListed(const boost::json::value& json) : json_(json) {}

  // By the keys on the way to it: {"bandits", "belle", "place"}.
  [[nodiscard]] bool Has(std::initializer_list<std::string_view> keys) const;

 private:
  const boost::json::value& json_;
};

// Fills in what was not listed. Only out-of-range numbers and impossible counts are problems here.
void DerivePosition(JsonProblems& problems, GameState& state, const PositionListed& listed);

// Parts of that: cards (position_derive_cards.cpp) and the expansion (position_derive_horses.cpp).
void DeriveCards(JsonProblems& problems, GameState& state, const PositionListed& listed);
void DeriveHorses(JsonProblems& problems, GameState& state, const PositionListed& listed);

// Whether the rules can go on from here: consistent, and its question answerable.
void CheckPosition(JsonProblems& problems, const GameState& state);

// What is wrong with the question of an otherwise consistent state; empty if nothing.
[[nodiscard]] std::string_view WrongQuestion(const GameState& state);

}  // namespace folsom
