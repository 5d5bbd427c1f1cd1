// Riding: RIDE-1 to RIDE-5, and riding away (H-EV-ESCAPE).
#include "rules/choices/aim.h"
#include "rules/choices/reach.h"
#include "rules/horses/hooks.h"

namespace folsom::horses {

void ListRides(const GameState& s, Bandit b, ActionList& out) {
  const Car from = CarBeside(s.At(b).place, s.horses.coach);
  if (s.horses.horses[Index(from)] == 0) return;
  for (const bool into_coach : {false, true}) {
    const auto add = [&](Direction way, std::size_t cars) {
      const Action ride = act::RideTo(way, cars, into_coach);
      if (!into_coach || RideLeadsBeside(from, ride) == s.horses.coach) out.Add(ride);
    };
    add(Direction::kForward, 0);
    for (std::size_t n = 1; n <= kLongestRide && n <= Index(from); ++n) {
      add(Direction::kForward, n);
    }
    for (std::size_t n = 1; n <= kLongestRide && n + Index(from) < s.terms.cars; ++n) {
      add(Direction::kBackward, n);
    }
  }
  if (CurrentEvent(s) == RoundEvent::kEscape) out.Add(act::kRideAway);
}

void Ride(Step& t, Action action) {
  GameState& s = t.s;
  const Bandit b = s.actor;
  const Place stood = s.At(b).place;
  const Car from = CarBeside(stood, s.horses.coach);
  --s.horses.horses[Index(from)];
  if (action == act::kRideAway) {
    t.Emit(HorseRidden{{}, from, kNoCar});
    MoveBandit(t, b, kGone, Cause::kCard);
    return;
  }
  const Car to = RideLeadsBeside(from, action);
  ++s.horses.horses[Index(to)];
  t.Emit(HorseRidden{{}, from, to});
  MoveBandit(t, b, RideLeadsTo(stood, s.horses.coach, action), Cause::kCard);
  Settle(t);
}

}  // namespace folsom::horses
