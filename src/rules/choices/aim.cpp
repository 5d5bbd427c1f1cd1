#include "rules/choices/aim.h"

#include <algorithm>

namespace folsom {
namespace {

[[nodiscard]] Place PlaceOf(const Board& s, Bandit b) {
  return b == kNoBandit ? kUnplaced : s.At(b).place;
}

[[nodiscard]] Bandit ComesWith(const SeatView& view, Bandit leader) {
  for (std::size_t i = 0; view.terms.fixed_pairs && i < kPairLeaders.size(); ++i) {
    if (kPairLeaders[i] == leader) return view.pairs[i];
  }
  return kNoBandit;
}

[[nodiscard]] std::uint8_t DrawsOf(const SeatView& view) {
  const std::size_t there =
      view.sizes[Index(view.viewer)].deck + view.At(view.viewer).discard.Size();
  return static_cast<std::uint8_t>(std::min(kDrawCount, there));
}

[[nodiscard]] Aim CardAim(const SeatView& view, Action action) {
  const bool play = action.Is(ActionKind::kPlay);
  return {.card = CardOf(view, view.viewer, action.Param()),
          .face_down = LiesFaceDown(action, play && TurnHides(view, view.viewer))};
}

[[nodiscard]] Aim RobAim(const SeatView& view, Action action) {
  Aim aim{.place = PlaceOf(view, view.actor)};
  if (action.Is(ActionKind::kRob)) {
    aim.loot = act::LootOfRob(action);
    return aim;
  }
  aim.slot = static_cast<std::uint8_t>(action.Param());
  const bool half = action.Is(ActionKind::kRobFlask) && view.horses.flasks[aim.slot].half != 0;
  const LootKind flask = half ? LootKind::kHalfFlask : LootKind::kFullFlask;
  aim.loot = action.Is(ActionKind::kRobPurse) ? LootKind::kPurse : flask;
  return aim;
}

[[nodiscard]] Aim DrinkAim(const SeatView& view, Action action) {
  const auto [bandit, old_whiskey, half] = act::DrinkOf(action);
  return {.bandit = bandit,
          .loot = half ? LootKind::kHalfFlask : LootKind::kFullFlask,
          .draws = old_whiskey ? std::uint8_t{0} : DrawsOf(view)};
}

}  // namespace

Place LeadsTo(const Board& s, Action action) {
  switch (action.Kind()) {
    case ActionKind::kMove:
      return MoveLeadsTo(PlaceOf(s, s.actor), s.horses.coach, action);
    case ActionKind::kRide:
      return RideLeadsTo(PlaceOf(s, s.actor), s.horses.coach, action);
    case ActionKind::kPush:
      return PushLeadsTo(PlaceOf(s, s.target), s.horses.coach, action);
    case ActionKind::kFlee:
      return FlightLeadsTo(s.horses.coach, action);
    case ActionKind::kMarshal:
      return Place::Inside(MarshalLeadsTo(s.marshal, action));
    case ActionKind::kGetAboard:
      return Place::Inside(s.horses.attacked);
    case ActionKind::kWagon:
      return Place::Inside(WagonLeadsTo(action));
    default:
      return kUnplaced;
  }
}

Place ShotLeadsTo(const Board& s, Bandit shooter, Bandit target) {
  const Place from = s.At(shooter).place;
  const Place at = s.At(target).place;
  if (shooter != Bandit::kDjango || !HasPower(s, shooter)) return at;
  if (!from.OnTrain() || !at.OnTrain()) return at;
  const Direction way =
      at.TrainCar() < from.TrainCar() ? Direction::kForward : Direction::kBackward;
  if (at.TrainCar() == (way == Direction::kForward ? kLocomotive : s.Caboose())) return at;
  return at.SameLevelAt(Shifted(at.TrainCar(), way));
}

Aim AimOf(const SeatView& view, Action action) {
  const Place place = LeadsTo(view, action);
  const auto bandit = static_cast<Bandit>(action.Param());
  switch (action.Kind()) {
    case ActionKind::kPass:
    case ActionKind::kRideOn:
    case ActionKind::kDone:
      return {};
    case ActionKind::kDraw:
      return {.draws = DrawsOf(view)};
    case ActionKind::kGetAboard:
      return {.bandit = NextToBoard(view, view.viewer, view.own.asked), .place = place};
    case ActionKind::kMarshal:
      return {.place = place};
    case ActionKind::kPush:
      return {.bandit = view.target, .place = place};
    case ActionKind::kMove:
    case ActionKind::kFlee:
    case ActionKind::kRide:
    case ActionKind::kWagon:
      return {.bandit = view.actor, .place = place};
    case ActionKind::kHostage:
      return {.hostage = static_cast<Hostage>(action.Param())};
    case ActionKind::kDraft:
      return {.bandit = bandit, .partner = ComesWith(view, bandit)};
    case ActionKind::kCaboose:
    case ActionKind::kFire:
      return {.bandit = bandit};
    case ActionKind::kPunch:
      return action == act::kPunchGuard ? Aim{.guard = true} : Aim{.bandit = bandit};
    case ActionKind::kTake:
    case ActionKind::kDrop:
      return {.bandit = view.target, .loot = LootKind::kPurse};
    case ActionKind::kKnock:
      return {.bandit = view.target, .loot = static_cast<LootKind>(action.Param())};
    case ActionKind::kRob:
    case ActionKind::kRobPurse:
    case ActionKind::kRobFlask:
      return RobAim(view, action);
    case ActionKind::kDrink:
      return DrinkAim(view, action);
    case ActionKind::kPlay:
    case ActionKind::kPlayDown:
    case ActionKind::kKeep:
    case ActionKind::kChoose:
      return CardAim(view, action);
  }
  return {};
}

}  // namespace folsom
