// The placing words of Scene for Horses & Stagecoach.
#include "support/scene.h"

namespace folsom {

Scene& Scene::Coach(int car) {
  state_.horses.coach = static_cast<Car>(car);
  return *this;
}

Scene& Scene::GuardOnTrain() {
  state_.horses.guard = Guard::kOnTrain;
  return *this;
}

Scene& Scene::HorsesAt(std::initializer_list<int> per_car) {
  state_.horses.horses.fill(0);
  std::size_t car = 0;
  for (const int count : per_car) state_.horses.horses[car++] = static_cast<std::uint8_t>(count);
  return *this;
}

// The number of hostages in the game is one fewer than bandits (H-SET-3): those on cards count.
Scene& Scene::HostagesLeft(std::initializer_list<Hostage> left) {
  state_.horses.hostages = {};
  for (const Hostage hostage : left) state_.horses.hostages.Add(hostage);
  return *this;
}

Scene& Scene::GiveHostage(Bandit bandit, Hostage hostage) {
  HostageMask& left = state_.horses.hostages;
  left.Has(hostage) ? left.Remove(hostage) : left.Remove(left.First());
  state_.At(bandit).hostage = hostage;
  return *this;
}

std::size_t Scene::FreeFlask() {
  std::size_t best = kFlasks;
  for (std::size_t i = 0; i < kFlasks; ++i) {
    const FlaskToken& flask = state_.horses.flasks[i];
    if (state_.faces.flasks[i] != FlaskKind::kNone || flask.spot.IsCard()) continue;
    if (flask.spot == kOut) return i;
    best = i;
  }
  EXPECT_LT(best, kFlasks) << "no flask is left for this position";
  return best % kFlasks;
}

std::size_t Scene::GiveFlask(Bandit bandit, FlaskKind kind, bool half) {
  const std::size_t slot =
      FlaskAt(state_.At(bandit).place, kind, SeatMask::Only(state_.At(bandit).owner), half);
  state_.horses.flasks[slot].spot = Spot::On(bandit);
  return slot;
}

std::size_t Scene::FlaskAt(Place place) {
  const std::size_t slot = FreeFlask();
  state_.horses.flasks[slot].spot = Spot::At(place);
  return slot;
}

std::size_t Scene::FlaskAt(Place place, FlaskKind kind, SeatMask knowers, bool half) {
  const std::size_t slot = FreeFlask();
  EXPECT_GT(state_.horses_secrets.flask_bag[Index(kind)], 0) << "no flask of that kind is left";
  --state_.horses_secrets.flask_bag[Index(kind)];
  state_.horses.flasks[slot] = {.spot = Spot::At(place),
                                .knowers = half ? kEveryone : knowers,
                                .half = static_cast<std::uint8_t>(half ? 1 : 0)};
  state_.faces.flasks[slot] = kind;
  return slot;
}

}  // namespace folsom
