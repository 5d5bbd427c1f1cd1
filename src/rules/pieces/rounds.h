// The 30 round cards (section 14 of docs/rules.md): turn symbols, event, keep symbols.
#pragma once

#include <array>
#include <string_view>

#include "rules/pieces/ids.h"

namespace folsom {

enum class Turn : std::uint8_t { kStandard, kTunnel, kSpeedingUp, kSwitching, kTurmoil };

enum class RoundEvent : std::uint8_t {
  kNone,
  kAngryMarshal,
  kSwivelArm,
  kBraking,
  kTakeItAll,
  kRebellion,
  kRevenge,
  kPickpocketing,
  kConductor,
  kMarshalWhiskey,
  kTiredHorses,
  kHigherSpeed,
  kShotgunRage,
  kMortalBullet,
  kSharing,
  kEscape,
};

// Which of the six stacks a card belongs to.
enum class Stack : std::uint8_t {
  kBase24,
  kBase56,
  kStation,
  kHorses24,
  kHorses56,
  kHorsesStation
};

struct RoundDef {
  std::string_view key;    // Stable name, unique over all cards.
  std::string_view turns;  // S, T, D, R, L as in the tables.
  RoundEvent event;
  Stack stack;
  std::uint8_t keep;
};

inline constexpr std::size_t kRoundCards = 30;
enum class RoundCard : std::uint8_t {};
inline constexpr RoundCard kNoRoundCard{31};
inline constexpr std::uint8_t kRounds = 5;

// clang-format off
inline constexpr std::array<RoundDef, kRoundCards> kRoundDefs{{
    // TAB-24
    {"angry_marshal_24",   "SSTR",  RoundEvent::kAngryMarshal,   Stack::kBase24,        0},
    {"swivel_arm_24",      "STSS",  RoundEvent::kSwivelArm,      Stack::kBase24,        0},
    {"braking_24",         "SSSS",  RoundEvent::kBraking,        Stack::kBase24,        0},
    {"take_it_all_24",     "STDS",  RoundEvent::kTakeItAll,      Stack::kBase24,        0},
    {"rebellion_24",       "SSTSS", RoundEvent::kRebellion,      Stack::kBase24,        0},
    {"tunnel_24",          "STSTS", RoundEvent::kNone,           Stack::kBase24,        0},
    {"bridge_24",          "SDS",   RoundEvent::kNone,           Stack::kBase24,        0},
    // TAB-56
    {"angry_marshal_56",   "SSR",   RoundEvent::kAngryMarshal,   Stack::kBase56,        0},
    {"swivel_arm_56",      "STS",   RoundEvent::kSwivelArm,      Stack::kBase56,        0},
    {"braking_56",         "STSS",  RoundEvent::kBraking,        Stack::kBase56,        0},
    {"take_it_all_56",     "SDR",   RoundEvent::kTakeItAll,      Stack::kBase56,        0},
    {"rebellion_56",       "STSR",  RoundEvent::kRebellion,      Stack::kBase56,        0},
    {"tunnel_56",          "STST",  RoundEvent::kNone,           Stack::kBase56,        0},
    {"bridge_56",          "SD",    RoundEvent::kNone,           Stack::kBase56,        0},
    // TAB-STATION
    {"revenge",            "SSTS",  RoundEvent::kRevenge,        Stack::kStation,       0},
    {"pickpocketing",      "SSTS",  RoundEvent::kPickpocketing,  Stack::kStation,       0},
    {"conductor",          "SSTS",  RoundEvent::kConductor,      Stack::kStation,       0},
    // TAB-H24
    {"gallop_24",          "LTSS",  RoundEvent::kNone,           Stack::kHorses24,      2},
    {"marshal_whiskey_24", "SSTTS", RoundEvent::kMarshalWhiskey, Stack::kHorses24,      1},
    {"tired_horses_24",    "LSDS",  RoundEvent::kTiredHorses,    Stack::kHorses24,      0},
    {"higher_speed_24",    "STS",   RoundEvent::kHigherSpeed,    Stack::kHorses24,      1},
    {"shotgun_rage_24",    "STLS",  RoundEvent::kShotgunRage,    Stack::kHorses24,      1},
    // TAB-H56
    {"gallop_56",          "LTS",   RoundEvent::kNone,           Stack::kHorses56,      2},
    {"marshal_whiskey_56", "STTS",  RoundEvent::kMarshalWhiskey, Stack::kHorses56,      1},
    {"tired_horses_56",    "LSD",   RoundEvent::kTiredHorses,    Stack::kHorses56,      0},
    {"higher_speed_56",    "SSTS",  RoundEvent::kHigherSpeed,    Stack::kHorses56,      1},
    {"shotgun_rage_56",    "STLS",  RoundEvent::kShotgunRage,    Stack::kHorses56,      1},
    // TAB-HSTATION
    {"mortal_bullet",      "SSTS",  RoundEvent::kMortalBullet,   Stack::kHorsesStation, 0},
    {"sharing",            "SSTS",  RoundEvent::kSharing,        Stack::kHorsesStation, 0},
    {"escape",             "SSTSS", RoundEvent::kEscape,         Stack::kHorsesStation, 0},
}};
// clang-format on

[[nodiscard]] constexpr const RoundDef& DefOf(RoundCard c) { return kRoundDefs[Index(c)]; }

[[nodiscard]] constexpr Turn TurnOf(char symbol) {
  switch (symbol) {
    case 'T':
      return Turn::kTunnel;
    case 'D':
      return Turn::kSpeedingUp;
    case 'R':
      return Turn::kSwitching;
    case 'L':
      return Turn::kTurmoil;
    default:
      return Turn::kStandard;
  }
}

inline constexpr std::size_t kMaxTurns = 5;
namespace detail {
consteval std::array<std::array<Turn, kMaxTurns>, kRoundCards> MakeTurns() {
  std::array<std::array<Turn, kMaxTurns>, kRoundCards> turns{};
  for (std::size_t i = 0; i < kRoundCards; ++i) {
    for (std::size_t k = 0; k < kRoundDefs[i].turns.size(); ++k) {
      turns[i][k] = TurnOf(kRoundDefs[i].turns[k]);
    }
  }
  return turns;
}
inline constexpr std::array<std::array<Turn, kMaxTurns>, kRoundCards> kTurns = MakeTurns();
}  // namespace detail
[[nodiscard]] constexpr Turn TurnOf(RoundCard c, std::size_t turn) {
  return detail::kTurns[Index(c)][turn];
}

// A set of round cards, one bit each.
using RoundSet = std::uint32_t;
[[nodiscard]] consteval RoundSet CardsOf(Stack stack) {
  RoundSet set = 0;
  for (std::size_t i = 0; i < kRoundCards; ++i) {
    if (kRoundDefs[i].stack == stack) set |= RoundSet{1} << i;
  }
  return set;
}
static_assert(std::popcount(CardsOf(Stack::kBase24)) == 7);
static_assert(std::popcount(CardsOf(Stack::kBase56)) == 7);
static_assert(std::popcount(CardsOf(Stack::kHorses24)) == 5);
static_assert(std::popcount(CardsOf(Stack::kHorses56)) == 5);

}  // namespace folsom
