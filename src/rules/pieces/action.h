// Actions: one dense space of small numbers, the same for every variant.
//
// An action means the same whatever the position: it names bandits by character and places by
// direction. `kActionRanges` is the layout; its order is the pinned order in which LegalActions
// lists them. The text of each action is in record/words/action_text.h.
#pragma once

#include <array>

#include "rules/pieces/cards.h"
#include "rules/pieces/ids.h"
#include "rules/pieces/loot.h"

namespace folsom {

enum class ActionKind : std::uint8_t {
  kPass,       // PLAN-3; also "no second card" (DUO18-4) and "take nothing" (EV-PICKPOCKET).
  kDraw,       // PLAN-1
  kGetAboard,  // HORSE-ATTACK-1
  kRideOn,     // HORSE-ATTACK-1
  kDone,       // Ends keeping (EXP-3, KEEP).
  kTake,       // CHAR-CHEYENNE
  kDrop,       // CHAR-CHEYENNE
  kMove,       // 0-2: forward 1-3, 3-5: backward 1-3, 6: onto the stagecoach, 7: off it.
  kMarshal,    // 0: forward, 1: backward.
  kPush,       // PUNCH-3. 0: forward, 1: backward, 2: across, to or from the stagecoach.
  kFlee,       // GUARD-4. 0: forward, 1: backward.
  kRide,       // See RideTo below; the last one leaves the train (H-EV-ESCAPE).
  kHostage,    // COACH-4. Hostage number.
  kWagon,      // HORSE-ATTACK-2. Car number - 1.
  kDraft,      // SET-1, DUO18-2. Bandit number.
  kCaboose,    // DUO-5. The bandit that starts in the caboose.
  kFire,       // FIRE-1. Target bandit.
  kPunch,      // PUNCH-1. Target bandit, or 6: the guard (GUARD-2).
  kKnock,      // PUNCH-1. LootKind.
  kRob,  // LOOT-1: 0 a purse nobody ever held, 1 a jewel, 2 a strongbox, 3 a flask nobody held.
  kRobPurse,  // LOOT-4: a particular purse. Slot number.
  kRobFlask,  // A particular flask. Slot number.
  kDrink,     // FLASK-3. See DrinkBy below.
  kPlay,      // PLAN-1. CardRef. Face up, or face down where the turn says so.
  kPlayDown,  // CHAR-GHOST. CardRef.
  kKeep,      // EXP-3, KEEP. CardRef.
  kChoose,    // DUO18-3. CardRef.
};
inline constexpr std::size_t kActionKinds = 27;

// An action card named without a seat: bandit * 7 + kind, or 42: the player's Marshal that bears
// no colour (DUO-2).
inline constexpr std::uint16_t kCardRefs = 43;
inline constexpr std::uint16_t kPlainMarshalRef = 42;
[[nodiscard]] constexpr std::uint16_t CardRef(Bandit b, CardKind k) {
  return static_cast<std::uint16_t>(Index(b) * kCardKinds + Index(k));
}

struct ActionRange {
  ActionKind kind;
  std::uint16_t first;
  std::uint16_t count;
};

namespace detail {
inline constexpr std::array<std::uint16_t, kActionKinds> kActionCounts{
    1, 1, 1, 1, 1, 1, 1,       8,       2,  3,         2,         15,        8,        6,
    6, 6, 6, 7, 5, 4, kPurses, kFlasks, 24, kCardRefs, kCardRefs, kCardRefs, kCardRefs};
consteval std::array<ActionRange, kActionKinds> MakeActionRanges() {
  std::array<ActionRange, kActionKinds> ranges{};
  std::uint16_t next = 0;
  for (std::size_t i = 0; i < kActionKinds; ++i) {
    ranges[i] = {static_cast<ActionKind>(i), next, kActionCounts[i]};
    next = static_cast<std::uint16_t>(next + kActionCounts[i]);
  }
  return ranges;
}
}  // namespace detail

inline constexpr std::array<ActionRange, kActionKinds> kActionRanges = detail::MakeActionRanges();
inline constexpr std::uint16_t kActions = kActionRanges.back().first + kActionRanges.back().count;
static_assert(kActions <= 512);

struct Action {
  std::uint16_t id = 0;

  [[nodiscard]] static constexpr Action Of(ActionKind kind, std::size_t param = 0) {
    return {static_cast<std::uint16_t>(kActionRanges[Index(kind)].first + param)};
  }
  template <typename Enum>
  [[nodiscard]] static constexpr Action Of(ActionKind kind, Enum param) {
    return Of(kind, Index(param));
  }
  [[nodiscard]] constexpr ActionKind Kind() const;
  [[nodiscard]] constexpr std::uint16_t Param() const {
    return static_cast<std::uint16_t>(id - kActionRanges[Index(Kind())].first);
  }
  [[nodiscard]] constexpr bool Is(ActionKind kind) const {
    const ActionRange& range = kActionRanges[Index(kind)];
    return static_cast<std::uint16_t>(id - range.first) < range.count;
  }
  constexpr auto operator<=>(const Action&) const = default;
};
inline constexpr Action kNoAction{0xFFFF};

namespace detail {
consteval std::array<ActionKind, kActions> MakeKindOfAction() {
  std::array<ActionKind, kActions> kinds{};
  for (const ActionRange& range : kActionRanges) {
    for (std::uint16_t i = 0; i < range.count; ++i) kinds[range.first + i] = range.kind;
  }
  return kinds;
}
inline constexpr std::array<ActionKind, kActions> kKindOfAction = MakeKindOfAction();
}  // namespace detail
// Precondition: id < kActions.
constexpr ActionKind Action::Kind() const { return detail::kKindOfAction[id]; }

namespace act {

inline constexpr Action kPass = Action::Of(ActionKind::kPass);
inline constexpr Action kDraw = Action::Of(ActionKind::kDraw);
inline constexpr Action kGetAboard = Action::Of(ActionKind::kGetAboard);
inline constexpr Action kRideOn = Action::Of(ActionKind::kRideOn);
inline constexpr Action kDone = Action::Of(ActionKind::kDone);
inline constexpr Action kTake = Action::Of(ActionKind::kTake);
inline constexpr Action kDrop = Action::Of(ActionKind::kDrop);
inline constexpr Action kMoveOntoCoach = Action::Of(ActionKind::kMove, 6);
inline constexpr Action kMoveOffCoach = Action::Of(ActionKind::kMove, 7);
inline constexpr std::uint16_t kGuardTarget = 6;
inline constexpr Action kPunchGuard = Action::Of(ActionKind::kPunch, kGuardTarget);
inline constexpr std::uint16_t kPushAcross = 2;

// LOOT-1: a token of this kind that need not be told from others; of purses and flasks one that
// nobody ever held. kRob counts in the order of LootKind.
[[nodiscard]] constexpr Action RobOf(LootKind loot) { return Action::Of(ActionKind::kRob, loot); }
[[nodiscard]] constexpr LootKind LootOfRob(Action rob) {
  return static_cast<LootKind>(rob.Param());
}

// A roof or inside Move of 1 to 3 cars.
[[nodiscard]] constexpr Action MoveBy(Direction d, std::size_t cars) {
  return Action::Of(ActionKind::kMove, Index(d) * 3 + cars - 1);
}

// RIDE-2: 0 to 3 cars; layout 0: stay, 1-3: forward, 4-6: backward, and 7 more for the same into
// the stagecoach; 14: away.
inline constexpr std::size_t kRideIntoCoach = 7;
inline constexpr std::size_t kRideAwayParam = 14;
inline constexpr Action kRideAway = Action::Of(ActionKind::kRide, kRideAwayParam);
[[nodiscard]] constexpr Action RideTo(Direction d, std::size_t cars, bool into_coach) {
  const std::size_t way = cars == 0 ? 0 : Index(d) * 3 + cars;
  return Action::Of(ActionKind::kRide, way + (into_coach ? kRideIntoCoach : 0));
}

// FLASK-3: who drinks what.
struct DrinkParts {
  Bandit bandit{};
  bool old_whiskey = false;
  bool half = false;
};
[[nodiscard]] constexpr Action DrinkBy(DrinkParts d) {
  return Action::Of(ActionKind::kDrink,
                    Index(d.bandit) * 4 + (d.old_whiskey ? 2U : 0U) + (d.half ? 1U : 0U));
}
[[nodiscard]] constexpr DrinkParts DrinkOf(Action drink) {
  const std::uint16_t param = drink.Param();
  return {static_cast<Bandit>(param / 4), (param & 2U) != 0, (param & 1U) != 0};
}

// How far along the train: what MoveBy and RideTo were given.
struct Stretch {
  Direction way = Direction::kForward;
  int cars = 0;
};
[[nodiscard]] constexpr Stretch StretchOfMove(Action move) {
  return {static_cast<Direction>(move.Param() / 3), move.Param() % 3 + 1};
}
[[nodiscard]] constexpr Stretch StretchOfRide(Action ride) {
  const auto way = static_cast<int>(ride.Param() % kRideIntoCoach);
  if (way == 0) return {};
  return {static_cast<Direction>((way - 1) / 3), (way - 1) % 3 + 1};
}

}  // namespace act

}  // namespace folsom
