// A forecast: the board as it will be when the cards on the pile have been resolved.
//
// It follows a game through one round of planning: every card played is resolved on a copy, with
// choices by rule of thumb. Face-down cards of others count as the world says they are, which in a
// sampled world is a guess.
#pragma once

#include "rules/pieces/dice.h"
#include "rules/state/state.h"

namespace folsom {

// How carefully a player judges: every choice with a random error of up to so many dollars.
struct Care {
  int error = 0;
};
// The players of a sampled world err a little: nobody plays as the book says.
inline constexpr Care kUsualCare{80};

class Forecast {
 public:
  // Brings the forecast up to date with `s`. In planning only the cards played since the last call
  // are resolved; in other phases it costs nothing.
  void Follow(const GameState& s, Care care, Rng& rng);
  // As Follow for a state whose pile is not to be looked at: the board as it stands.
  void Ignore(const GameState& s);

  [[nodiscard]] const GameState& Board() const { return board_; }

 private:
  GameState board_;
  std::uint8_t round_ = 0;
  std::uint8_t resolved_ = 0;
};

}  // namespace folsom
