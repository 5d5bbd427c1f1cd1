#include "bots/search/policy_play.h"

#include "bots/search/horizon.h"
#include "bots/search/value.h"
#include "neural/policy.h"
#include "rules/play/apply.h"

namespace folsom {

float PolicyPlay::Share(std::uint32_t /*arm*/, GameState& s, Dice& dice, Rng& rng) const {
  ActionList legal;
  while (s.phase != Phase::kOver && s.round < HorizonOf(view_)) {
    const Seat seat = s.pending.First();
    LegalActions(s, seat, legal);
    ApplyLegal(s, seat, Decide(s, seat, legal, rng), dice);
  }
  return SharesByNet(network_, s)[Index(view_.viewer)];
}

// The viewer will search then too, so it is taken to do no worse than the best.
Action PolicyPlay::Decide(const GameState& s, Seat seat, const ActionList& legal, Rng& rng) const {
  constexpr std::uint32_t kAsItSays = 100;
  if (legal.Size() == 1) return legal[0];
  const Verdict verdict = Judge(network_, ViewFor(s, seat), legal);
  if (seat == view_.viewer) return BestAction(verdict, legal);
  return DrawAction(verdict, legal, kAsItSays, rng);
}

}  // namespace folsom
