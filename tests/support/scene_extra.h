// A few more words for scenes with Horses & Stagecoach.
#pragma once

#include <algorithm>
#include <vector>

#include "support/scene.h"

namespace folsom {

// Tests that hold in either edition.
inline constexpr Edition kBothEditions[] = {Edition::k2014, Edition::k2018};

// The standard game with Horses & Stagecoach.
[[nodiscard]] inline Config Horses(int seats, Edition edition = Edition::k2014) {
  return WithHorses(Standard(seats, edition));
}

// An action card of a player with one bandit.
[[nodiscard]] inline Card OwnCard(CardKind kind) { return Card::Action(kind, 0); }

// CHAR-GHOST: may `seat` play a card face down?
[[nodiscard]] inline bool OffersFaceDown(const Scene& s, Seat seat) {
  const auto legal = s.Legal(seat);
  return std::any_of(legal.begin(), legal.end(),
                     [](Action a) { return a.Is(ActionKind::kPlayDown); });
}

// COACH-7: the car the stagecoach stands at.
[[nodiscard]] inline int CoachCar(const GameState& s) { return static_cast<int>(s.horses.coach); }
[[nodiscard]] inline int CoachCar(const Scene& s) { return CoachCar(s.State()); }

[[nodiscard]] inline bool GuardIsOnCoach(const Scene& s) {
  return s.State().horses.guard == Guard::kOnCoach;
}

// Horses beside each car, from the locomotive to the caboose.
[[nodiscard]] inline std::vector<int> HorsesBeside(const GameState& s) {
  return {s.horses.horses.begin(), s.horses.horses.begin() + s.terms.cars};
}
[[nodiscard]] inline std::vector<int> HorsesBeside(const Scene& s) {
  return HorsesBeside(s.State());
}

[[nodiscard]] inline Hostage HostageOf(const Scene& s, Bandit b) { return s.State().At(b).hostage; }

// FLASK-2: a half-full flask on a card; all know its kind.
inline std::size_t GiveHalfFlask(Scene& s, Bandit b, FlaskKind kind) {
  const std::size_t slot = s.GiveFlask(b, kind, true);
  s.Truth().horses.flasks[slot].knowers = kEveryone;
  return slot;
}
inline std::size_t HalfFlaskAt(Scene& s, Place place, FlaskKind kind) {
  const std::size_t slot = s.FlaskAt(place, kind, {}, true);
  s.Truth().horses.flasks[slot].knowers = kEveryone;
  return slot;
}

// Why cards had no effect in the last step.
[[nodiscard]] inline std::vector<NoEffect> Failures(const Scene& s) {
  std::vector<NoEffect> why;
  for (const HadNoEffect& e : s.Events<HadNoEffect>()) why.push_back(e.why);
  return why;
}

namespace act {

// RIDE-2: to the inside of a car, or (Coach) into the stagecoach beside it.
inline constexpr Action kRideStay = RideTo(kForward, 0, false);
inline constexpr Action kRideStayCoach = RideTo(kForward, 0, true);
[[nodiscard]] constexpr Action RideForward(std::size_t cars) {
  return RideTo(kForward, cars, false);
}
[[nodiscard]] constexpr Action RideBackward(std::size_t cars) {
  return RideTo(kBackward, cars, false);
}
[[nodiscard]] constexpr Action RideForwardCoach(std::size_t cars) {
  return RideTo(kForward, cars, true);
}
[[nodiscard]] constexpr Action RideBackwardCoach(std::size_t cars) {
  return RideTo(kBackward, cars, true);
}

[[nodiscard]] constexpr Action Take(Hostage hostage) { return TakeHostage(Index(hostage)); }

}  // namespace act

}  // namespace folsom
