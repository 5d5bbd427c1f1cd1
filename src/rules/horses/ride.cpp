// Riding: RIDE-1 to RIDE-5, and riding away (H-EV-ESCAPE).
#include "rules/horses/hooks.h"

namespace folsom::horses {
namespace {

constexpr std::size_t kLongestRide = 3;

[[nodiscard]] Car CarBeside(const GameState& s, Place place) {
  return place.OnCoach() ? s.horses.coach : place.TrainCar();
}

struct RideAim {
  Car car;
  bool into_coach;
};
[[nodiscard]] RideAim AimOf(Car from, Action ride) {
  const std::size_t way = ride.Param() % act::kRideIntoCoach;
  const bool into_coach = ride.Param() >= act::kRideIntoCoach;
  if (way == 0) return {from, into_coach};
  const auto direction = static_cast<Direction>((way - 1) / 3);
  return {Shifted(from, direction, static_cast<int>((way - 1) % 3 + 1)), into_coach};
}

}  // namespace

void ListRides(const GameState& s, Bandit b, ActionList& out) {
  const Car from = CarBeside(s, s.At(b).place);
  if (s.horses.horses[Index(from)] == 0) return;
  for (const bool into_coach : {false, true}) {
    const auto add = [&](Direction way, std::size_t cars) {
      const Action ride = act::RideTo(way, cars, into_coach);
      if (!into_coach || AimOf(from, ride).car == s.horses.coach) out.Add(ride);
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
  const Car from = CarBeside(s, s.At(b).place);
  --s.horses.horses[Index(from)];
  if (action == act::kRideAway) {
    t.Emit(HorseRidden{{}, from, kNoCar});
    MoveBandit(t, b, kGone, Cause::kCard);
    return;
  }
  const RideAim aim = AimOf(from, action);
  ++s.horses.horses[Index(aim.car)];
  t.Emit(HorseRidden{{}, from, aim.car});
  MoveBandit(t, b, aim.into_coach ? kCoachInside : Place::Inside(aim.car), Cause::kCard);
  Settle(t);
}

}  // namespace folsom::horses
