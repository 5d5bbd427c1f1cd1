// The stagecoach: COACH-1 to COACH-8 as far as they are about places.
#include "rules/choices/aim.h"
#include "rules/choices/reach.h"
#include "rules/horses/hooks.h"

namespace folsom::horses {

bool CoachBeside(const GameState& s, Place place) {
  if (s.horses.coach == kNoCar) return false;
  return place.OnCoach() || (place.OnTrain() && place.TrainCar() == s.horses.coach);
}

BanditMask FireTargetsAcross(const GameState& s, Place from) {
  if (s.horses.coach == kNoCar) return {};
  if (from == kCoachInside) return BanditsAt(s, AcrossFrom(from, s.horses.coach));
  if (from == kCoachRoof) return BanditsWhere(s, [](Place p) { return p.OnTrainRoof(); });
  if (from.IsRoof()) return BanditsAt(s, kCoachRoof);
  return from.TrainCar() == s.horses.coach ? BanditsAt(s, kCoachInside) : BanditMask{};
}

void ListCoachMoves(const GameState& s, Bandit b, ActionList& out) {
  if (s.horses.coach == kNoCar) return;
  const Place at = s.At(b).place;
  const std::size_t beyond = LongestMove(s, b, at) - 1;  // Roofs before or after the one step.
  if (at.OnTrainRoof()) {
    const auto roofs = static_cast<std::size_t>(Distance(at.TrainCar(), s.horses.coach));
    if (roofs <= beyond) out.Add(act::kMoveOntoCoach);
  } else if (at == kCoachRoof) {
    for (std::size_t n = 1; n <= beyond && n <= Index(s.horses.coach); ++n) {
      out.Add(act::MoveBy(Direction::kForward, n));
    }
    for (std::size_t n = 1; n <= beyond && n + Index(s.horses.coach) < s.terms.cars; ++n) {
      out.Add(act::MoveBy(Direction::kBackward, n));
    }
    out.Add(act::kMoveOffCoach);
  }
}

void EndRound(Step& t) {
  GameState& s = t.s;
  const Car from = s.horses.coach;
  if (from == kNoCar || from == s.Caboose()) return;
  const Car to = Shifted(from, Direction::kBackward);
  s.horses.coach = to;
  t.Emit(CoachMoved{{}, from, to});
  if (s.horses.guard != Guard::kOnTrain) return;
  t.Emit(GuardMoved{{}, Place::Roof(from), Place::Roof(to)});
  Settle(t);
}

}  // namespace folsom::horses
