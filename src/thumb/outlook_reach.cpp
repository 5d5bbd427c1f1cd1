// Whom a bandit reaches by Punch and Fire, and where Move and Ride take it.
#include <algorithm>

#include "rules/choices/reach.h"
#include "thumb/outlook_parts.h"

namespace folsom {
namespace {

[[nodiscard]] bool IsRival(const GameState& s, Bandit a, Bandit b) {
  const Seat other = s.At(b).owner;
  return other != kNoSeat && !SameSide(s.terms, s.At(a).owner, other);
}

// A rival's loss of so much is worth this to us: nearly all of it with one rival, less with more.
[[nodiscard]] int Harm(const Terms& terms, int dollars) {
  const int rivals = terms.seats - (terms.teams ? 2 : 1);
  return dollars * 17 / (20 * rivals);
}

// The rivals as a Fire sees them: cars with rivals inside and on top.
struct Rivals {
  std::uint32_t inside = 0;
  std::uint32_t roofs = 0;
  std::array<bool, 2> coach{};
};

[[nodiscard]] Rivals RivalsOf(const GameState& s, Bandit who) {
  Rivals rivals;
  for (std::size_t i = 0; i < kMaxBandits; ++i) {
    const Place at = s.bandits[i].place;
    if (!at.InPlay() || !IsRival(s, who, static_cast<Bandit>(i))) continue;
    if (at.OnCoach()) {
      rivals.coach[at.IsRoof() ? 1 : 0] = true;
    } else {
      (at.IsRoof() ? rivals.roofs : rivals.inside) |= std::uint32_t{1} << Index(at.TrainCar());
    }
  }
  return rivals;
}

[[nodiscard]] bool CanBeShotFrom(const Rivals& r, const GameState& s, Bandit who, Place at) {
  const bool tuco = who == Bandit::kTuco && HasPower(s, who);
  if (at.OnCoach()) {
    const std::uint32_t beside = std::uint32_t{1} << Index(s.horses.coach);
    if (tuco && r.coach[at.IsRoof() ? 0 : 1]) return true;
    return at.IsRoof() ? r.roofs != 0 : (r.inside & beside) != 0;
  }
  const std::uint32_t here = std::uint32_t{1} << Index(at.TrainCar());
  if (at.IsRoof()) {
    return (r.roofs & ~here) != 0 || r.coach[1] || (tuco && (r.inside & here) != 0);
  }
  if ((r.inside & (here << 1 | here >> 1)) != 0) return true;
  if (tuco && (r.roofs & here) != 0) return true;
  return r.coach[0] && at.TrainCar() == s.horses.coach;
}

}  // namespace

void Outlook::SeeRivals() {
  int lawful = 0;
  for (std::size_t i = 0; i < kMaxBandits; ++i) {
    const auto b = static_cast<Bandit>(i);
    const Place at = state.bandits[i].place;
    if (!at.InPlay()) continue;
    const bool rival = IsRival(state, who, b);
    if (at.InsideTrain() && Distance(at.TrainCar(), marshal) == 1) {
      lawful += rival ? Harm(state.terms, bullet) + 30 + top[at.id] / 6 : -bullet - 30;
    }
    if (!rival) continue;
    const int held = BestHeld(state, b);
    drop[at.id] = Small(std::max<int>(drop[at.id], held));
    const bool takes = who == Bandit::kCheyenne && held > 0 && HasPower(state, who);
    const int hit = Harm(state.terms, held) + (takes ? 280 : 0) + 25;
    punch[at.id] = Small(std::max<int>(punch[at.id], hit));
  }
  law = std::max(10, lawful / 2);
  if (state.horses.guard == Guard::kOnCoach) {
    punch[kCoachRoof.id] = Small(300);
    drop[kCoachRoof.id] = kStrongboxValue;
  }
  if (state.At(who).hostage == Hostage::kTeacher) {
    punch = {};
    drop = {};
  }
}

void Outlook::SeeShots() {
  if (state.At(who).bullets == 0) return;
  const Rivals rivals = RivalsOf(state, who);
  const int hurt = Harm(state.terms, bullet) + (who == Bandit::kDjango ? 40 : 10);
  const int worth = shot + hurt;
  const std::size_t end = state.terms.horses ? kPlaces : 2U * state.terms.cars;
  for (std::size_t p = 0; p < end; ++p) {
    const Place at{static_cast<std::uint8_t>(p)};
    if (CanBeShotFrom(rivals, state, who, at)) fire[p] = Small(worth);
  }
}

Outlook::Arrival Outlook::ArriveAt(Place to) const {
  if (to == kCoachInside) return {to, hostage};
  int cost = 0;
  if (to == Place::Inside(marshal)) {  // MARSH-2
    to = Place::Roof(marshal);
    cost += bullet + 20;
  }
  if (IsGuarded(to)) {  // GUARD-4
    const bool first = state.horses.coach == kLocomotive;
    to = Place::Roof(
        Shifted(state.horses.coach, first ? Direction::kBackward : Direction::kForward));
    cost += bullet + 20;
  }
  return {to, -cost};
}

bool Outlook::IsGuarded(Place at) const {
  return state.horses.guard == Guard::kOnTrain && at == GuardPlace(state);
}

PlaceSet Outlook::MovesFrom(Place at) const {
  if (at == kCoachInside || !at.InPlay()) return 0;  // COACH-1
  const bool from_coach = at == kCoachRoof;
  const Car start = from_coach ? state.horses.coach : at.TrainCar();
  // From the stagecoach the first step is onto the roof beside it (COACH-5).
  const int reach = static_cast<int>(LongestMove(state, who, at)) - (from_coach ? 1 : 0);
  const int car = static_cast<int>(start);
  const int last = std::min<int>(car + reach, state.terms.cars - 1);
  PlaceSet to = 0;
  for (int c = std::max(0, car - reach); c <= last; ++c) {
    if (c != car || from_coach) to |= PlaceSet{1} << at.SameLevelAt(static_cast<Car>(c)).id;
  }
  const bool onto_coach =
      state.terms.horses && at.OnTrainRoof() && Distance(at.TrainCar(), state.horses.coach) < reach;
  return onto_coach ? to | PlaceSet{1} << kCoachRoof.id : to;
}

PlaceSet Outlook::RidesFrom(Place at) const {
  if (!state.terms.horses || !MayRide(state.At(who)) || !at.InPlay()) return 0;
  const Car from = at.OnCoach() ? state.horses.coach : at.TrainCar();
  if (state.horses.horses[Index(from)] == 0) return 0;
  PlaceSet to = 0;
  const int car = static_cast<int>(from);
  constexpr int kReach{kLongestRide};
  const int last = std::min<int>(car + kReach, state.terms.cars - 1);
  for (int c = std::max(0, car - kReach); c <= last; ++c) {
    to |= PlaceSet{1} << Place::Inside(static_cast<Car>(c)).id;
    if (static_cast<Car>(c) == state.horses.coach) to |= PlaceSet{1} << kCoachInside.id;
  }
  if (EventToCome(state) == RoundEvent::kEscape) to |= PlaceSet{1} << kGone.id;
  return to;
}

PlaceSet Outlook::StepsFrom(Place at, CardKind card) const {
  if (card == CardKind::kMove) return MovesFrom(at);
  return card == CardKind::kRide ? RidesFrom(at) : PlaceSet{1} << at.OtherLevel().id;
}

}  // namespace folsom
