// Events of the base game: section 8 of docs/rules.md. Those of the expansion follow the same
// shape in horses/events.cpp.
#include "rules/horses/hooks.h"
#include "rules/play/ask.h"
#include "rules/play/step.h"

namespace folsom {
namespace {

void AngryMarshal(AnyStep auto& t, std::size_t step) {  // EV-ANGRY
  GameState& s = t.s;
  if (step == 0) {
    GiveNeutralBullets(t, BanditsAt(s, Place::Roof(s.marshal)), Cause::kEvent);
  } else if (s.marshal != s.Caboose()) {
    MoveMarshal(t, Shifted(s.marshal, Direction::kBackward));
  }
}

[[nodiscard]] BanditMask OnTrainRoofs(const GameState& s) {
  return BanditsWhere(s, [](Place p) { return p.OnTrainRoof(); });
}

void SwivelArm(AnyStep auto& t) {  // EV-SWIVEL
  const Place rear = Place::Roof(t.s.Caboose());
  for (const Bandit b : OnTrainRoofs(t.s)) {
    if (t.s.At(b).place != rear) MoveBandit(t, b, rear, Cause::kEvent);
  }
  Settle(t);
}

void Braking(AnyStep auto& t) {  // EV-BRAKING
  for (const Bandit b : OnTrainRoofs(t.s)) {
    const Car car = t.s.At(b).place.TrainCar();
    if (car == kLocomotive) continue;
    MoveBandit(t, b, Place::Roof(Shifted(car, Direction::kForward)), Cause::kEvent);
  }
  Settle(t);
}

void TakeItAll(AnyStep auto& t) {  // EV-TAKEALL
  GameState& s = t.s;
  if (s.strongbox_waits == 0) return;
  const Place at = Place::Inside(s.marshal);
  s.strongbox_waits = 0;
  ++s.strongboxes[at.id];
  t.Emit(StrongboxPlaced{{}, at});
}

void Rebellion(AnyStep auto& t) {  // EV-REBELLION
  GiveNeutralBullets(t, BanditsWhere(t.s, [](Place p) { return p.InsideTrain(); }), Cause::kEvent);
}

void Revenge(AnyStep auto& t) {  // EV-REVENGE
  for (const Bandit b : BanditsAt(t.s, Place::Roof(t.s.marshal))) LoseLeastPurse(t, b);
}

void PayForConductor(AnyStep auto& t) {  // EV-HOSTAGE
  const BanditMask there =
      BanditsAt(t.s, Place::Inside(kLocomotive)) | BanditsAt(t.s, Place::Roof(kLocomotive));
  for (const Bandit b : there) {
    t.s.At(b).conductor = 1;
    t.Emit(ConductorPaid{{}, b});
  }
}

// The bandit at position `i` of the player order, each seat's own in the order of MAT-1.
[[nodiscard]] Bandit BanditInOrder(const GameState& s, std::size_t i) {
  const Seat seat = SeatInOrder(s, i / s.terms.bandits_per_seat);
  BanditMask own = BanditsOf(s, seat);
  if (i % s.terms.bandits_per_seat == 1) own.Remove(own.First());
  return own.First();
}

void PosePickpocket(AnyStep auto& t, std::size_t i) {  // EV-PICKPOCKET
  const Bandit b = BanditInOrder(t.s, i);
  if (t.s.At(b).place.InPlay()) Pose(t, t.s.At(b).owner, Ask::kPickpocket, b);
}

// One step of the event; returns whether there is another.
bool RunEvent(AnyStep auto& t, RoundEvent event, std::size_t step) {
  switch (event) {
    case RoundEvent::kNone:
      return false;
    case RoundEvent::kAngryMarshal:
      AngryMarshal(t, step);
      return step == 0;
    case RoundEvent::kSwivelArm:
      SwivelArm(t);
      return false;
    case RoundEvent::kBraking:
      Braking(t);
      return false;
    case RoundEvent::kTakeItAll:
      TakeItAll(t);
      return false;
    case RoundEvent::kRebellion:
      Rebellion(t);
      return false;
    case RoundEvent::kRevenge:
      Revenge(t);
      return false;
    case RoundEvent::kConductor:
      PayForConductor(t);
      return false;
    case RoundEvent::kPickpocketing:
      PosePickpocket(t, step);
      return step + 1 < t.s.terms.bandits;
    default:
      return horses::RunEvent(t, event, step);
  }
}

}  // namespace

void EventStep(AnyStep auto& t) {
  GameState& s = t.s;
  if (s.step == kEventOver) {  // Its last question, if any, is answered.
    s.step = 0;
    s.phase = Phase::kRoundEnd;
    return;
  }
  const RoundEvent event = CurrentEvent(s);
  if (s.step == 0 && event != RoundEvent::kNone) t.Emit(EventBegan{{}, event});
  const std::size_t step = s.step++;
  if (!RunEvent(t, event, step)) s.step = kEventOver;
}

template void EventStep(Step&);
template void EventStep(PlainStep&);

}  // namespace folsom
