// Playing a sampled world on by rule of thumb.
#pragma once

#include "bots/policy.h"
#include "rules/dice.h"

namespace folsom {

// The players of a sampled world err a little: nobody plays as the book says.
inline constexpr Care kUsualCare{80};

// Plays on until round `until` has begun or the game is over.
void PlayByRule(GameState& s, Forecast& forecast, Care care, std::uint8_t until, Dice& dice,
                Rng& rng);

}  // namespace folsom
