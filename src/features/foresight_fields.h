// The layout of a foresight: one row for each field, as fields.h has it for observations. Any
// change of a row's shape, place or meaning is a new kForesightVersion.
#pragma once

#include "features/fields.h"
#include "rules/pieces/action.h"

namespace folsom {

// In the order of kForesightTable.
enum class ForesightId : std::uint8_t {
  kWorth,
  kBestWorth,
  kActsLeft,
  kMoney,
  kNear,
  kNearSecond,
  kAheadMoney,
  kAheadNear,
  kAheadNearSecond,
  kAheadPlace,
  kAheadBullets,
  kAheadJewels,
  kAheadStrongboxes,
  kAheadPurses,
  kAheadReceived,
  kAheadGunslinger,
  kAheadMarshal,
  kAheadCoach,
  kAheadGuard,
  kAheadPlacePurses,
  kAheadPlaceJewels,
  kAheadPlaceStrongboxes,
};
inline constexpr std::size_t kForesightFields = Index(ForesightId::kAheadPlaceStrongboxes) + 1;

// Cars in front of and behind a bandit that `near` tells of.
inline constexpr std::size_t kNearCars = 3;

namespace detail {

inline constexpr std::uint32_t kNearRows = 2 * (2 * kNearCars + 1);
inline constexpr std::uint32_t kNearColumns = 3 + kMaxBandits + 1;
inline constexpr std::uint8_t kBestAction = 26;  // `worth` of the best.

// clang-format off
inline constexpr std::array kForesightRows{
    Count("worth", 1, kActions, kBestAction, kBestAction, "What each legal action is worth by the rule of thumb, by relative action: 26 the best, one less for every $20 below it, at least 1. 0: not legal."),
    Count("best_worth", 1, 1, 255, 50, "What the best is worth, in $20, plus 20."),
    Thermometer("acts_left", 1, 7, "While planning: cards that the viewer may yet plan in this round."),
    Count("money", 1, kMaxBandits, 255, 20, "What each bandit has, in $50; purses that the viewer does not know count as $310."),
    Count("near", kNearRows, kNearColumns, 255, 10, "Around the viewer's first bandit: inside and roof of three cars in front of it to three behind. There is such a place (10); all that lies there, in $50; the dearest of it, in $50; which bandits are there (10 each); the marshal is in that car (10)."),
    Count("near_second", kNearRows, kNearColumns, 255, 10, "The same around the bandit of the viewer's second colour."),
    Count("ahead_money", 1, kMaxBandits, 255, 20, "As `money`, when the pile has been resolved as the rule of thumb would."),
    Count("ahead_near", kNearRows, kNearColumns, 255, 10, "As `near`, then."),
    Count("ahead_near_second", kNearRows, kNearColumns, 255, 10, "As `near_second`, then."),
    OneHot("ahead_place", kMaxBandits, kBanditPlaces, "As `bandit_place`, then; and so on."),
    Thermometer("ahead_bullets", kMaxBandits, kBulletsPerBandit, "Bullets left to fire."),
    Thermometer("ahead_jewels", kMaxBandits, kJewels, "Jewels it has."),
    Thermometer("ahead_strongboxes", kMaxBandits, kStrongboxes, "Strongboxes it has."),
    Count("ahead_purses", 1, kMaxBandits, kPurses, 2, "Purses it has."),
    Count("ahead_received", 1, kMaxSeats, kMostBullets, 4, "Bullets that the seat receives until then."),
    Flags("ahead_gunslinger", 1, kMaxSeats, "Would be Gunslinger."),
    OneHot("ahead_marshal", 1, kMaxCars, "The car that the marshal is in."),
    OneHot("ahead_coach", 1, kMaxCars, "The car that the stagecoach stands at."),
    OneHot("ahead_guard", 1, 3, "The guard."),
    Count("ahead_place_purses", 1, kPlaces, kPurses, 2, "Purses that lie there."),
    Count("ahead_place_jewels", 1, kPlaces, kJewels, 2, "Jewels that lie there."),
    Count("ahead_place_strongboxes", 1, kPlaces, kStrongboxes, 1, "Strongboxes that lie there."),
};
// clang-format on

}  // namespace detail

inline constexpr std::array<Field, kForesightFields> kForesightTable =
    detail::WithOffsets(detail::kForesightRows);
static_assert(kForesightTable.back().name == "ahead_place_strongboxes",
              "ForesightId follows the table");

[[nodiscard]] constexpr const Field& FieldOf(ForesightId id) { return kForesightTable[Index(id)]; }

}  // namespace folsom
