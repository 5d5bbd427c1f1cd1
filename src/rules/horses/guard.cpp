// The guard (shotgun): GUARD-1 to GUARD-9. On the train he stands on the roof of the car that the
// stagecoach is at (GUARD-7), so `HorsesBoard::coach` is his car too.
#include "rules/choices/aim.h"
#include "rules/horses/hooks.h"
#include "rules/play/ask.h"

namespace folsom::horses {

std::uint32_t GuardedRoof(const GameState& s) {
  return s.horses.guard == Guard::kOnTrain ? std::uint32_t{1} << Index(s.horses.coach) : 0;
}

bool GuardCanBePunched(const GameState& s, Place from) {
  return s.horses.guard == Guard::kOnCoach && from == kCoachRoof;
}

std::size_t GuardedStrongboxes(const GameState& s, Place place) {
  return s.horses.guard == Guard::kOnCoach && place == kCoachRoof ? 1 : 0;
}

void PunchGuard(Step& t) {
  HorsesBoard& h = t.s.horses;
  h.guard = Guard::kOnTrain;
  t.Emit(GuardMoved{{}, kCoachRoof, Place::Roof(h.coach)});
  MeetGuard(t);
}

// Going over his roof without stopping there, along the train or to or from the stagecoach.
void PassGuard(Step& t, Bandit b, Place from, Place to) {
  const HorsesBoard& h = t.s.horses;
  if (h.guard != Guard::kOnTrain || !from.IsRoof()) return;
  if (to == Place::Roof(h.coach)) return;  // Stopping there: GUARD-4.
  const bool across = from.OnCoach() || to.OnCoach();
  const bool between = !across && (from.TrainCar() < h.coach) != (to.TrainCar() < h.coach);
  if (across || between) GiveNeutralBullets(t, BanditMask::Only(b), Cause::kGuard);
}

void MeetGuard(Step& t) {
  HorsesBoard& h = t.s.horses;
  if (h.guard != Guard::kOnTrain) return;
  const BanditMask met = BanditsAt(t.s, Place::Roof(h.coach)).Without(h.fleeing);
  if (met.Empty()) return;
  GiveNeutralBullets(t, met, Cause::kGuard);
  h.fleeing = h.fleeing | met;
}

void ListFlights(const GameState& s, Bandit b, ActionList& out) {
  const Car car = s.At(b).place.TrainCar();
  if (car != kLocomotive) out.Add(Action::Of(ActionKind::kFlee, Direction::kForward));
  if (car != s.Caboose()) out.Add(Action::Of(ActionKind::kFlee, Direction::kBackward));
}

void Flee(Step& t, Action action) {
  GameState& s = t.s;
  const Bandit b = s.actor;
  s.horses.fleeing.Remove(b);
  MoveBandit(t, b, FlightLeadsTo(s.horses.coach, action), Cause::kGuard);
}

bool AskAfterMoment(Step& t) {
  if (!MomentIsOpen(t.s)) return false;
  HorsesBoard& h = t.s.horses;
  if (h.hostage_taker != kNoBandit) {
    const Bandit b = h.hostage_taker;
    return Pose(t, t.s.At(b).owner, Ask::kHostage, b);
  }
  const Bandit b = FirstInOrder(t.s, h.fleeing);
  return Pose(t, t.s.At(b).owner, Ask::kFlee, b);
}

}  // namespace folsom::horses
