#include "bots/rollout.h"

#include "rules/apply.h"

namespace folsom {

void PlayByRule(GameState& s, Forecast& forecast, Care care, std::uint8_t until, Dice& dice,
                Rng& rng) {
  ActionList legal;
  while (s.phase != Phase::kOver && s.round < until) {
    const Seat seat = s.pending.First();
    LegalActions(s, seat, legal);
    forecast.Follow(s, care, rng);
    ApplyLegal(s, seat, ChooseByRule(s, seat, legal, forecast, care, rng), dice);
  }
}

}  // namespace folsom
