#include "rules/legal.h"

#include "rules/horses/hooks.h"
#include "rules/step.h"

namespace folsom {
namespace {

void ListDraft(const GameState& s, ActionList& out) {
  for (const Bandit b : BanditsOf(s, kNoSeat)) {
    const bool leads = b == Bandit::kGhost || b == Bandit::kDoc || b == Bandit::kBelle;
    if (!s.terms.fixed_pairs || leads) out.Add(Action::Of(ActionKind::kDraft, b));
  }
}

void ListMarshal(const GameState& s, ActionList& out) {  // MARSH-1
  if (s.marshal != kLocomotive) out.Add(Action::Of(ActionKind::kMarshal, Direction::kForward));
  if (s.marshal != s.Caboose()) out.Add(Action::Of(ActionKind::kMarshal, Direction::kBackward));
}

}  // namespace

void ListActions(const GameState& s, Seat seat, ActionList& out) {
  switch (s.ask) {
    case Ask::kNone:
      return;
    case Ask::kDraft:
      return ListDraft(s, out);
    case Ask::kCaboose:
      for (const Bandit b : BanditsOf(s, seat)) out.Add(Action::Of(ActionKind::kCaboose, b));
      return;
    case Ask::kBoard:
      out.Add(act::kBoard);
      out.Add(act::kRideOn);
      return;
    case Ask::kWagon:
      return horses::ListWagons(s, out);
    case Ask::kChooseCard:
      return ListCards(s, seat, s.At(seat).deck.actions, ActionKind::kChoose, out);
    case Ask::kPlan:
    case Ask::kSecondCard:
    case Ask::kWhiskeyCard:
    case Ask::kOldWhiskeyCard:
    case Ask::kTurmoil:
      return ListPlan(s, seat, s.ask, out);
    case Ask::kKeep:
      return ListKeep(s, seat, out);
    case Ask::kMove:
      return ListMoves(s, s.actor, out);
    case Ask::kMarshal:
      return ListMarshal(s, out);
    case Ask::kFire:
      return ListFire(s, s.actor, out);
    case Ask::kRobbery:
      return ListRobbery(s, s.actor, out);
    case Ask::kPunch:
      return ListPunch(s, s.actor, out);
    case Ask::kPunchLoot:
      return ListKnock(s, s.target, out);
    case Ask::kPunchTake:
      out.Add(act::kTake);
      out.Add(act::kDrop);
      return;
    case Ask::kPunchPush:
      return ListPush(s, s.target, out);
    case Ask::kRide:
      return horses::ListRides(s, s.actor, out);
    case Ask::kHostage:
      for (const Hostage h : s.horses.hostages) out.Add(Action::Of(ActionKind::kHostage, h));
      return;
    case Ask::kFlee:
      return horses::ListFlights(s, s.actor, out);
    case Ask::kPickpocket:
      return ListPickpocket(s, s.actor, out);
  }
}

void LegalActions(const GameState& state, Seat seat, ActionList& out) {
  out.Clear();
  if (Index(seat) < state.terms.seats && state.pending.Has(seat)) ListActions(state, seat, out);
}

Action UniformAction(const GameState& state, Seat seat, Rng& rng) {
  const bool plain = !state.terms.horses && state.colours[Index(seat)][1] == kNoBandit;
  if (state.ask == Ask::kPlan && plain) return UniformPlan(state, seat, rng);
  ActionList list;
  LegalActions(state, seat, list);
  return list[rng.Below(static_cast<std::uint32_t>(list.Size()))];
}

ActionMask LegalMask(const GameState& state, Seat seat) {
  ActionList list;
  LegalActions(state, seat, list);
  ActionMask mask;
  for (const Action a : list) mask.set(a.id);
  return mask;
}

bool IsLegal(const GameState& state, Seat seat, Action action) {
  ActionList list;
  LegalActions(state, seat, list);
  return list.Has(action);
}

}  // namespace folsom
