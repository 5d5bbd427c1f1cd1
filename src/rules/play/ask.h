// Asking: what each question offers, what its answer does, and how it is put. Internal to rules.
//
// Inline, so that where the question is written in the code (nearly everywhere) neither switch is
// left: which question comes next is random, and a jump by it is seldom foreseen.
#pragma once

#include "rules/choices/traits.h"
#include "rules/horses/hooks.h"
#include "rules/play/step.h"

namespace folsom {

// The legal list, without the question whether the seat is pending.
inline void ListActions(const GameState& s, Seat seat, Ask ask, ActionList& out) {
  switch (ask) {
    case Ask::kNone:
      return;
    case Ask::kDraft:
      return ListDraft(s, out);
    case Ask::kCaboose:
      for (const Bandit b : BanditsOf(s, seat)) out.Add(Action::Of(ActionKind::kCaboose, b));
      return;
    case Ask::kGetAboard:
      out.Add(act::kGetAboard);
      out.Add(act::kRideOn);
      return;
    case Ask::kWagon:
      return horses::ListWagons(s, out);
    case Ask::kChooseCard:
      return ListCards(s, seat, s.Secret(seat).deck.actions, ActionKind::kChoose, out);
    case Ask::kPlan:
    case Ask::kSecondCard:
    case Ask::kWhiskeyCard:
    case Ask::kOldWhiskeyCard:
    case Ask::kTurmoil:
      return ListPlan(s, seat, ask, out);
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

// Does what a seat chose when asked.
inline void Perform(AnyStep auto& t, Seat seat, Ask ask, Action action) {
  switch (ask) {
    case Ask::kNone:
      return;
    case Ask::kDraft:
      return Draft(t, seat, static_cast<Bandit>(action.Param()));
    case Ask::kCaboose:
      return CommitCaboose(t, seat, action);
    case Ask::kGetAboard:
      return horses::CommitBoarding(t, seat, action);
    case Ask::kWagon:
      return horses::BoardWagon(t, action);
    case Ask::kChooseCard:
      return CommitChosenCard(t, seat, action);
    case Ask::kPlan:
    case Ask::kSecondCard:
    case Ask::kWhiskeyCard:
    case Ask::kOldWhiskeyCard:
      return Plan(t, seat, ask, action);
    case Ask::kTurmoil:
      return CommitTurmoil(t, seat, action);
    case Ask::kKeep:
      return CommitKeep(t, seat, action);
    case Ask::kMove:
      return Move(t, action);
    case Ask::kMarshal:
      return MoveMarshalBy(t, action);
    case Ask::kFire:
      return Fire(t, static_cast<Bandit>(action.Param()));
    case Ask::kRobbery:
      return Rob(t, action);
    case Ask::kPunch:
      return Punch(t, action);
    case Ask::kPunchLoot:
      return KnockLoot(t, static_cast<LootKind>(action.Param()));
    case Ask::kPunchTake:
      return DropOrTakePurse(t, action == act::kTake);
    case Ask::kPunchPush:
      return Push(t, action);
    case Ask::kRide:
      return horses::Ride(t, action);
    case Ask::kHostage:
      return horses::TakeHostage(t, static_cast<Hostage>(action.Param()));
    case Ask::kFlee:
      return horses::Flee(t, action);
    case Ask::kPickpocket:
      return Pickpocket(t, action);
  }
}

// Asks `seat`. Where the question is open (traits.h), a single way happens unasked (ROB-2);
// with no way at all nothing is asked and false is returned.
[[gnu::always_inline]] inline bool Pose(AnyStep auto& t, Seat seat, Ask ask, Bandit actor) {
  GameState& s = t.s;
  s.ask = ask;
  s.actor = actor;
  ActionList ways;
  ListActions(s, seat, ask, ways);
  const bool asks = ways.Size() > 1 || (ways.Size() == 1 && !TraitsOf(ask).open);
  if (asks && !t.HasPlayer()) {
    s.pending = SeatMask::Only(seat);
    return true;
  }
  s.ask = Ask::kNone;
  if (ways.Empty()) return false;
  Perform(t, seat, ask, t.HasPlayer() ? t.player->ChooseIf(asks, ways) : ways[0]);
  return true;
}

}  // namespace folsom
