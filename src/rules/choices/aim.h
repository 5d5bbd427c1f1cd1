// Where an action leads: the place, bandit, loot or card that it is about. One owner: Apply carries
// out what these functions say; bots, the terminal and clients read them.
//
// All of it follows from what the deciding seat may know.
#pragma once

#include "rules/state/event.h"
#include "rules/state/query.h"
#include "rules/state/view.h"

namespace folsom {

// Where `action` takes the acting bandit, the punched bandit (push) or the marshal; kUnplaced for
// an action that takes nobody anywhere.
[[nodiscard]] Place LeadsTo(const Board& s, Action action);

// The same, question by question.
[[nodiscard]] constexpr Car CarBeside(Place place, Car coach) {
  return place.OnTrain() ? place.TrainCar() : coach;
}
// Between train and stagecoach, on the same level.
[[nodiscard]] constexpr Place AcrossFrom(Place place, Car coach) {
  if (place.OnCoach()) return place.SameLevelAt(coach);
  return place.IsRoof() ? kCoachRoof : kCoachInside;
}
[[nodiscard]] constexpr Place MoveLeadsTo(Place from, Car coach, Action move) {  // MOVE-1, COACH-5
  if (move == act::kMoveOntoCoach) return kCoachRoof;
  if (move == act::kMoveOffCoach) return AcrossFrom(from, coach);
  const auto [way, cars] = act::StretchOfMove(move);
  return from.SameLevelAt(Shifted(CarBeside(from, coach), way, cars));
}
// RIDE-2: the car that the horse comes to. Not for kRideAway.
[[nodiscard]] constexpr Car RideLeadsBeside(Car from, Action ride) {
  const auto [way, cars] = act::StretchOfRide(ride);
  return Shifted(from, way, cars);
}
[[nodiscard]] constexpr Place RideLeadsTo(Place from, Car coach, Action ride) {
  if (ride == act::kRideAway) return kGone;
  if (ride.Param() >= act::kRideIntoCoach) return kCoachInside;
  return Place::Inside(RideLeadsBeside(CarBeside(from, coach), ride));
}
[[nodiscard]] constexpr Place PushLeadsTo(Place from, Car coach, Action push) {  // PUNCH-3
  if (push.Param() == act::kPushAcross) return AcrossFrom(from, coach);
  return from.SameLevelAt(Shifted(from.TrainCar(), static_cast<Direction>(push.Param())));
}
[[nodiscard]] constexpr Place FlightLeadsTo(Car coach, Action flee) {  // GUARD-4, GUARD-7
  return Place::Roof(Shifted(coach, static_cast<Direction>(flee.Param())));
}
[[nodiscard]] constexpr Car WagonLeadsTo(Action wagon) {  // HORSE-ATTACK-2
  return static_cast<Car>(wagon.Param() + 1);
}
[[nodiscard]] constexpr Car MarshalLeadsTo(Car marshal, Action action) {  // MARSH-1
  return Shifted(marshal, static_cast<Direction>(action.Param()));
}

// CHAR-DJANGO, COACH-6: where a shot of `shooter` drives `target`; where it stands if nowhere.
[[nodiscard]] Place ShotLeadsTo(const Board& s, Bandit shooter, Bandit target);

// What an action is about. Only what applies is set.
struct Aim {
  // Who moves or is moved, is shot or punched, loses loot, drinks, boards or is chosen.
  Bandit bandit = kNoBandit;
  Bandit partner = kNoBandit;  // DUO18-2: who comes with a drafted bandit.
  // Where that bandit or the marshal comes to (kGone: off the train), or where the loot lies.
  Place place = kUnplaced;
  LootKind loot = kNoLoot;
  std::uint8_t slot = kNoSlot;  // Of a particular purse or flask.
  Hostage hostage = kNoHostage;
  Card card = kHiddenCard;  // Of the deciding seat.
  bool face_down = false;   // The card will lie face down: PLAN-5, CHAR-GHOST.
  bool guard = false;       // GUARD-2
  std::uint8_t draws = 0;   // PLAN-1, FLASK-4: how many cards are drawn.
  constexpr bool operator==(const Aim&) const = default;
};

// Of an action that is legal for the viewer.
[[nodiscard]] Aim AimOf(const SeatView& view, Action action);

}  // namespace folsom
