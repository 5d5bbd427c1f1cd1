// Fire: FIRE-1 to FIRE-5, CHAR-BELLE, CHAR-DJANGO, CHAR-TUCO.
#include "rules/choices/aim.h"
#include "rules/horses/hooks.h"
#include "rules/play/step.h"

namespace folsom {
namespace {

// Two places in which targets may be. Where there is none that way, a place with nobody in it.
struct Aims {
  Place ahead;
  Place behind;
};
constexpr Place kNowhere{255};

[[nodiscard]] Aims InsideAims(const GameState& s, Car car) {  // FIRE-2
  const Place ahead = Place::Inside(Shifted(car, Direction::kForward));
  const Place behind = Place::Inside(Shifted(car, Direction::kBackward));
  return {car == kLocomotive ? kNowhere : ahead, car == s.Caboose() ? kNowhere : behind};
}

// A bit per car whose roof stops a shot: a bandit or the guard (GUARD-6) stands on it.
[[nodiscard]] std::uint32_t BlockedRoofs(const GameState& s) {
  std::uint32_t cars = horses::GuardedRoof(s);
  for (const BanditState& b : s.bandits) {
    cars |= static_cast<std::uint32_t>(b.place.OnTrainRoof()) << (b.place.id / 2U);
  }
  return cars;
}

// FIRE-3: in each direction the nearest roof that has anybody on it.
[[nodiscard]] Aims RoofAims(const GameState& s, Car car) {
  const std::uint32_t blocked = BlockedRoofs(s);
  const std::uint32_t ahead = blocked & ((std::uint32_t{1} << Index(car)) - 1U);
  const std::uint32_t behind = blocked >> (Index(car) + 1);
  const Place nearest_ahead = Place::Roof(static_cast<Car>(std::bit_width(ahead) - 1));
  const Place nearest_behind =
      Place::Roof(Shifted(car, Direction::kBackward, 1 + std::countr_zero(behind)));
  return {ahead == 0 ? kNowhere : nearest_ahead, behind == 0 ? kNowhere : nearest_behind};
}

[[nodiscard]] BanditMask TargetsOf(const GameState& s, Bandit shooter) {
  const Place from = s.At(shooter).place;
  BanditMask targets = horses::FireTargetsAcross(s, from);
  if (from.OnTrain()) {
    const Aims inside = InsideAims(s, from.TrainCar());  // Both, rather than a branch.
    const Aims roof = RoofAims(s, from.TrainCar());
    targets = targets | BanditsAtEither(s, from.IsRoof() ? roof.ahead : inside.ahead,
                                        from.IsRoof() ? roof.behind : inside.behind);
  }
  if (shooter == Bandit::kTuco && HasPower(s, shooter)) {
    targets = targets | BanditsAt(s, from.OtherLevel());  // CHAR-TUCO, COACH-8
  }
  return targets;
}

void PushByShot(AnyStep auto& t, Bandit shooter, Bandit target) {
  const Place to = ShotLeadsTo(t.s, shooter, target);
  if (to == t.s.At(target).place) return;
  MoveBandit(t, target, to, Cause::kDjango);
  Settle(t);
}

}  // namespace

void ListFire(const GameState& s, Bandit b, ActionList& out) {
  if (s.At(b).bullets == 0) return;
  BanditMask targets = TargetsOf(s, b);
  if (targets.Count() > 1) targets = targets.Without(Spared(s));
  out.AddSet(Action::Of(ActionKind::kFire), targets.bits);
}

void Fire(AnyStep auto& t, Bandit target) {
  GameState& s = t.s;
  const Bandit shooter = s.actor;
  --s.At(shooter).bullets;
  if (SameSide(s.terms, s.At(shooter).owner, s.At(target).owner)) ++s.At(shooter).fired_at_own;
  ReceiveBullet(t, s.At(target).owner, From(shooter));
  t.Emit(BulletHit{{}, shooter, target});
  PushByShot(t, shooter, target);
}

template void Fire(Step&, Bandit);
template void Fire(PlainStep&, Bandit);

}  // namespace folsom
