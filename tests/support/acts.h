// Short words for the actions, places and cards that clause tests speak of.
#pragma once

#include <iosfwd>
#include <string>

#include "rules/pieces/action.h"
#include "rules/pieces/cards.h"
#include "rules/pieces/ids.h"

namespace folsom {

[[nodiscard]] constexpr Place Inside(int car) { return Place::Inside(static_cast<Car>(car)); }
[[nodiscard]] constexpr Place Roof(int car) { return Place::Roof(static_cast<Car>(car)); }

namespace act {

// PLAN-1: an action card of this bandit's colour. PlainMarshal: the Marshal of DUO-2.
[[nodiscard]] constexpr Action Play(Bandit b, CardKind k) {
  return Action::Of(ActionKind::kPlay, CardRef(b, k));
}
[[nodiscard]] constexpr Action PlayDown(Bandit b, CardKind k) {
  return Action::Of(ActionKind::kPlayDown, CardRef(b, k));
}
[[nodiscard]] constexpr Action Keep(Bandit b, CardKind k) {
  return Action::Of(ActionKind::kKeep, CardRef(b, k));
}
[[nodiscard]] constexpr Action Choose(Bandit b, CardKind k) {
  return Action::Of(ActionKind::kChoose, CardRef(b, k));
}
inline constexpr Action kPlayPlainMarshal = Action::Of(ActionKind::kPlay, kPlainMarshalRef);
inline constexpr Action kPlayDownPlainMarshal = Action::Of(ActionKind::kPlayDown, kPlainMarshalRef);
inline constexpr Action kKeepPlainMarshal = Action::Of(ActionKind::kKeep, kPlainMarshalRef);
inline constexpr Action kChoosePlainMarshal = Action::Of(ActionKind::kChoose, kPlainMarshalRef);

inline constexpr Direction kForward = Direction::kForward;
inline constexpr Direction kBackward = Direction::kBackward;

[[nodiscard]] constexpr Action Forward(std::size_t cars = 1) { return MoveBy(kForward, cars); }
[[nodiscard]] constexpr Action Backward(std::size_t cars = 1) { return MoveBy(kBackward, cars); }
[[nodiscard]] constexpr Action MarshalTo(Direction d) {
  return Action::Of(ActionKind::kMarshal, d);
}
[[nodiscard]] constexpr Action PushTo(Direction d) { return Action::Of(ActionKind::kPush, d); }
inline constexpr Action kPushOver = Action::Of(ActionKind::kPush, kPushAcross);
[[nodiscard]] constexpr Action FleeTo(Direction d) { return Action::Of(ActionKind::kFlee, d); }
[[nodiscard]] constexpr Action Fire(Bandit target) { return Action::Of(ActionKind::kFire, target); }
[[nodiscard]] constexpr Action Punch(Bandit target) {
  return Action::Of(ActionKind::kPunch, target);
}
[[nodiscard]] constexpr Action Knock(LootKind kind) { return Action::Of(ActionKind::kKnock, kind); }
[[nodiscard]] constexpr Action Draft(Bandit b) { return Action::Of(ActionKind::kDraft, b); }
[[nodiscard]] constexpr Action InCaboose(Bandit b) { return Action::Of(ActionKind::kCaboose, b); }
[[nodiscard]] constexpr Action TakeHostage(std::size_t hostage) {
  return Action::Of(ActionKind::kHostage, hostage);
}
[[nodiscard]] constexpr Action IntoWagon(std::size_t car) {
  return Action::Of(ActionKind::kWagon, car - 1);
}

// LOOT-1: something nobody ever held, or alike tokens; and particular purses and flasks.
inline constexpr Action kRobUnheldPurse = Action::Of(ActionKind::kRob, 0);
inline constexpr Action kRobJewel = Action::Of(ActionKind::kRob, 1);
inline constexpr Action kRobStrongbox = Action::Of(ActionKind::kRob, 2);
inline constexpr Action kRobUnheldFlask = Action::Of(ActionKind::kRob, 3);
[[nodiscard]] constexpr Action RobPurse(std::size_t slot) {
  return Action::Of(ActionKind::kRobPurse, slot);
}
[[nodiscard]] constexpr Action RobFlask(std::size_t slot) {
  return Action::Of(ActionKind::kRobFlask, slot);
}
[[nodiscard]] constexpr Action Drink(Bandit b, FlaskKind kind, bool half) {
  return Action::Of(ActionKind::kDrink,
                    Index(b) * 4 + (kind == FlaskKind::kOldWhiskey ? 2U : 0U) + (half ? 1U : 0U));
}

}  // namespace act

// For messages of failed tests.
[[nodiscard]] std::string TextOf(Action action);
void PrintTo(Action action, std::ostream* out);
void PrintTo(Place place, std::ostream* out);
void PrintTo(Card card, std::ostream* out);
void PrintTo(Bandit bandit, std::ostream* out);
void PrintTo(const CardBag& bag, std::ostream* out);

}  // namespace folsom
