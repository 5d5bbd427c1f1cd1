// Events of the expansion. The stations (sharing, escape, mortal bullet) are judged in scoring.
#include <algorithm>

#include "rules/horses/hooks.h"

namespace folsom::horses {
namespace {

void TireHorses(Step& t) {  // H-EV-HORSES
  GameState& s = t.s;
  std::uint8_t leaving = s.terms.seats >= 5 ? 3 : 2;
  for (std::size_t car = s.terms.cars; car-- > 0 && leaving > 0;) {
    const std::uint8_t here = std::min(leaving, s.horses.horses[car]);
    if (here == 0) continue;
    s.horses.horses[car] = static_cast<std::uint8_t>(s.horses.horses[car] - here);
    leaving = static_cast<std::uint8_t>(leaving - here);
    t.Emit(HorsesLeft{{}, static_cast<Car>(car), here});
  }
}

// A flask inside the marshal's car, all alike; those that nobody held stand for each other.
[[nodiscard]] std::array<std::uint8_t, kFlasks> FlasksByMarshal(const GameState& s) {
  std::array<std::uint8_t, kFlasks> weights{};
  const Place at = Place::Inside(s.marshal);
  const std::size_t unheld = UnheldFlask(s, at);
  for (std::size_t slot = 0; slot < kFlasks; ++slot) {
    if (s.horses.flasks[slot].spot != Spot::At(at)) continue;
    const bool is_unheld = s.faces.flasks[slot] == FlaskKind::kNone;
    ++weights[is_unheld ? unheld : slot];
  }
  return weights;
}

// The marshal takes his drink; kNone if there is none.
FlaskKind TakeMarshalsDrink(Step& t) {
  GameState& s = t.s;
  const std::array<std::uint8_t, kFlasks> weights = FlasksByMarshal(s);
  if (std::ranges::all_of(weights, [](std::uint8_t w) { return w == 0; })) return FlaskKind::kNone;
  const std::uint8_t slot = t.dice.DrawCounted(Chance::kMarshalFlask, kNoSeat, weights);
  FlaskToken& flask = s.horses.flasks[slot];
  if (s.faces.flasks[slot] == FlaskKind::kNone) MakeFlask(t, kNoSeat, slot);
  flask.spot = kOut;
  flask.knowers = kEveryone;
  t.Emit(MarshalDrank{{}, slot, s.faces.flasks[slot]});
  return s.faces.flasks[slot];
}

// H-EV-WHISKEY: each step is one car. Returns whether he goes on: only old whiskey takes him
// further, so a later step knows what he drank.
bool MarshalWhiskey(Step& t, std::size_t step) {
  GameState& s = t.s;
  const FlaskKind drunk = step == 0 ? TakeMarshalsDrink(t) : FlaskKind::kOldWhiskey;
  if (drunk == FlaskKind::kNone || s.marshal == s.Caboose()) return false;
  MoveMarshal(t, Shifted(s.marshal, Direction::kBackward));
  return drunk == FlaskKind::kOldWhiskey && s.marshal != s.Caboose();
}

void HigherSpeed(Step& t) {  // H-EV-SPEED
  GameState& s = t.s;
  HorsesBoard& h = s.horses;
  const Car caboose = s.Caboose();
  for (const Bandit b : BanditsWhere(s, [](Place p) { return p.OnTrainRoof(); })) {
    const Car car = s.At(b).place.TrainCar();
    if (car == caboose) continue;
    MoveBandit(t, b, Place::Roof(Shifted(car, Direction::kBackward)), Cause::kEvent);
  }
  const std::size_t last = Index(caboose);
  h.horses[last] = static_cast<std::uint8_t>(h.horses[last] + h.horses[last - 1]);
  for (std::size_t car = last - 1; car > 0; --car) h.horses[car] = h.horses[car - 1];
  h.horses[0] = 0;
  t.Emit(HorsesDrifted{});
  EndRound(t);  // The stagecoach and the guard go the same way as at the end of a round.
  Settle(t);
}

void ShotgunRage(Step& t) {  // H-EV-RAGE
  GameState& s = t.s;
  const BanditMask met = BanditsWhere(s, [&s](Place p) { return CoachBeside(s, p); });
  GiveNeutralBullets(t, met, Cause::kEvent);
}

}  // namespace

bool RunEvent(Step& t, RoundEvent event, std::size_t step) {
  switch (event) {
    case RoundEvent::kTiredHorses:
      TireHorses(t);
      return false;
    case RoundEvent::kMarshalWhiskey:
      return MarshalWhiskey(t, step);
    case RoundEvent::kHigherSpeed:
      HigherSpeed(t);
      return false;
    case RoundEvent::kShotgunRage:
      ShotgunRage(t);
      return false;
    default:
      return false;
  }
}

}  // namespace folsom::horses
