// Loot: purses, jewels, strongboxes, flasks, and the floors they start on.
//
// Jewels and strongboxes are alike and public, so places and bandits hold counts of them. Purses
// and flasks are tokens: 18 and 6 *slots*, each with a spot, a value that exists only once somebody
// has held it (LOOT-6), and a mask of the seats that know it. A slot lying at a place is a
// particular token that all can follow; slots on a character card lie mixed (LOOT-4), so their
// numbers mean nothing there: see `Mix` in loot.cpp.
#pragma once

#include <array>
#include <numeric>
#include <string_view>

#include "rules/pieces/ids.h"

namespace folsom {

inline constexpr std::size_t kPurses = 18;
inline constexpr std::size_t kJewels = 6;
inline constexpr std::size_t kStrongboxes = 3;  // With that of the stagecoach.
inline constexpr std::size_t kFlasks = 6;
inline constexpr int kJewelValue = 500;
inline constexpr int kStrongboxValue = 1000;

// A purse's value: $250 to $500 in steps of $50; none before it was first held.
enum class PurseValue : std::uint8_t { kNone, k250, k300, k350, k400, k450, k500 };
inline constexpr std::size_t kPurseValues = 7;
inline constexpr std::array<std::uint8_t, kPurseValues> kPurseCounts{0, 8, 2, 2, 2, 2, 2};  // MAT-3
[[nodiscard]] constexpr int Dollars(PurseValue v) {
  return v == PurseValue::kNone ? 0 : 200 + 50 * static_cast<int>(v);
}
static_assert(std::accumulate(kPurseCounts.begin(), kPurseCounts.end(), 0) == kPurses);

enum class FlaskKind : std::uint8_t { kNone, kWhiskey, kOldWhiskey };
inline constexpr std::array<std::uint8_t, 3> kFlaskCounts{0, 5, 1};  // MAT-7

// Where a token is: at a place (the place's number), on a character card (32 + bandit), or out.
struct Spot {
  std::uint8_t id = 255;

  [[nodiscard]] static constexpr Spot At(Place p) { return {p.id}; }
  [[nodiscard]] static constexpr Spot On(Bandit b) {
    return {static_cast<std::uint8_t>(32 + Index(b))};
  }
  [[nodiscard]] constexpr bool IsPlace() const { return id < kPlaces; }
  [[nodiscard]] constexpr bool IsCard() const { return id >= 32 && id < 32 + kMaxBandits; }
  [[nodiscard]] constexpr Place AsPlace() const { return {id}; }
  [[nodiscard]] constexpr Bandit Holder() const { return static_cast<Bandit>(id - 32); }
  constexpr bool operator==(const Spot&) const = default;
};
inline constexpr Spot kOut{};

// What Punch can knock off (PUNCH-1), and what Robbery can take.
enum class LootKind : std::uint8_t { kPurse, kJewel, kStrongbox, kFullFlask, kHalfFlask };
inline constexpr LootKind kNoLoot{15};

// The six wagons in the order of TAB-WAGONS.
struct WagonDef {
  std::string_view key;
  std::uint8_t purses;
  std::uint8_t jewels;
};
inline constexpr std::size_t kWagons = 6;
inline constexpr std::array<WagonDef, kWagons> kWagonDefs{{
    {"mail", 1, 0},
    {"parlor", 1, 1},
    {"jeweler", 0, 3},
    {"freight", 3, 0},
    {"dining", 4, 1},
    {"saloon", 3, 1},
}};
enum class Wagon : std::uint8_t {};

// Purse slots 0 to 5 are the bandits' starting purses; the wagons' follow in the table's order.
[[nodiscard]] constexpr std::size_t FirstPurseSlot(Wagon w) {
  std::size_t slot = kMaxBandits;
  for (std::size_t i = 0; i < Index(w); ++i) slot += kWagonDefs[i].purses;
  return slot;
}
static_assert(FirstPurseSlot(static_cast<Wagon>(kWagons)) == kPurses, "SET-2 and SET-4 use all");

}  // namespace folsom
