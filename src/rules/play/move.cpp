// Movement: MOVE-1 to MOVE-3, the marshal (MARSH-1 to MARSH-3), and what every arrival entails.
#include <algorithm>

#include "rules/choices/aim.h"
#include "rules/choices/reach.h"
#include "rules/horses/hooks.h"
#include "rules/play/step.h"

namespace folsom {
namespace {

// How many cars lie in that direction from `car`.
[[nodiscard]] std::size_t Room(const GameState& s, Car car, Direction way) {
  return way == Direction::kForward ? Index(car) : Index(s.Caboose()) - Index(car);
}

// MARSH-2, MARSH-3
void MeetMarshal(AnyStep auto& t) {
  const BanditMask met = BanditsAt(t.s, Place::Inside(t.s.marshal));
  if (met.Empty()) return;
  GiveNeutralBullets(t, met, Cause::kMarshal);
  for (const Bandit b : met) MoveBandit(t, b, Place::Roof(t.s.marshal), Cause::kMarshal);
}

}  // namespace

void ListMoves(const GameState& s, Bandit b, ActionList& out) {
  const Place at = s.At(b).place;
  if (at.OnTrain()) {
    const std::size_t longest = LongestMove(s, b, at);
    for (const Direction way : {Direction::kForward, Direction::kBackward}) {
      out.AddRun(act::MoveBy(way, 1), std::min(longest, Room(s, at.TrainCar(), way)));
    }
  }
  horses::ListCoachMoves(s, b, out);
}

void ListMarshal(const GameState& s, ActionList& out) {  // MARSH-1
  out.AddIf(s.marshal != kLocomotive, Action::Of(ActionKind::kMarshal, Direction::kForward));
  out.AddIf(s.marshal != s.Caboose(), Action::Of(ActionKind::kMarshal, Direction::kBackward));
}

void Move(AnyStep auto& t, Action action) {
  const Bandit b = t.s.actor;
  const Place from = t.s.At(b).place;
  const Place to = MoveLeadsTo(from, t.s.horses.coach, action);
  if (t.HasHorses()) horses::PassGuard(t, b, from, to);
  MoveBandit(t, b, to, Cause::kCard);
  Settle(t);
}

void MoveBandit(AnyStep auto& t, Bandit b, Place to, Cause cause) {
  const Place from = t.s.At(b).place;
  t.s.At(b).place = to;
  t.Emit(BanditMoved{{}, b, from, to, cause});
}

void Settle(AnyStep auto& t) {
  MeetMarshal(t);
  if (!t.HasHorses()) return;
  horses::MeetGuard(t);
  horses::MeetHostages(t);
}

void MoveMarshal(AnyStep auto& t, Car to) {
  const Car from = t.s.marshal;
  t.s.marshal = to;
  t.Emit(MarshalMoved{{}, from, to});
  Settle(t);
}

void MoveMarshalBy(AnyStep auto& t, Action action) {
  MoveMarshal(t, MarshalLeadsTo(t.s.marshal, action));
}

template void Move(Step&, Action);
template void Move(PlainStep&, Action);
template void MoveBandit(Step&, Bandit, Place, Cause);
template void MoveBandit(PlainStep&, Bandit, Place, Cause);
template void Settle(Step&);
template void Settle(PlainStep&);
template void MoveMarshal(Step&, Car);
template void MoveMarshal(PlainStep&, Car);
template void MoveMarshalBy(Step&, Action);
template void MoveMarshalBy(PlainStep&, Action);

}  // namespace folsom
