#include "rules/choices/legal.h"

#include "rules/play/ask.h"

namespace folsom {

void LegalActions(const GameState& state, Seat seat, ActionList& out) {
  out.Clear();
  if (Index(seat) < state.terms.seats && state.pending.Has(seat))
    ListActions(state, seat, state.ask, out);
}

Action UniformAction(const GameState& state, Seat seat, Rng& rng) {
  if (state.ask == Ask::kPlan) return UniformPlan(state, seat, rng);
  ActionList list;
  LegalActions(state, seat, list);
  return list[rng.Below(static_cast<std::uint32_t>(list.Size()))];
}

bool IsLegal(const GameState& state, Seat seat, Action action) {
  ActionList list;
  LegalActions(state, seat, list);
  return list.Has(action);
}

}  // namespace folsom
