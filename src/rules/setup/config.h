// What is played (Config) and what follows from it (Terms).
#pragma once

#include <array>
#include <string_view>

#include "rules/pieces/ids.h"
#include "rules/pieces/loot.h"
#include "rules/pieces/rounds.h"

namespace folsom {

enum class Edition : std::uint8_t { k2014, k2018 };
enum class Variant : std::uint8_t { kStandard, kBasic, kDuo14, kDuo18, kTeams };
inline constexpr std::array kEditions{Edition::k2014, Edition::k2018};
inline constexpr std::array kVariants{Variant::kStandard, Variant::kBasic, Variant::kDuo14,
                                      Variant::kDuo18, Variant::kTeams};
enum class Casting : std::uint8_t { kGiven, kRandom, kDrafted };  // SET-1, DUO18-2

// A table's choices before the game. `bandits` is read only when casting is kGiven: seat i has
// bandits[i], with two bandits per player bandits[2i] and bandits[2i + 1]. `wagons` runs from
// behind the locomotive to the caboose and is read only when `wagons_given` (SET-3).
struct Config {
  Edition edition = Edition::k2014;
  std::uint8_t seats = 4;
  Variant variant = Variant::kStandard;
  bool expert = false;
  bool horses = false;
  Casting casting = Casting::kRandom;
  bool wagons_given = false;
  std::array<Bandit, kMaxBandits> bandits{Bandit::kGhost, Bandit::kCheyenne, Bandit::kDjango,
                                          Bandit::kBelle, Bandit::kTuco,     Bandit::kDoc};
  std::array<Wagon, kWagons> wagons{Wagon{0}, Wagon{1}, Wagon{2}, Wagon{3}, Wagon{4}, Wagon{5}};

  constexpr bool operator==(const Config&) const = default;
};

// Why a configuration cannot be played; empty code: it can. `clause` is an id of docs/rules.md.
struct ConfigError {
  std::string_view code;
  std::string_view clause;
  std::string_view message;
  [[nodiscard]] constexpr explicit operator bool() const { return !code.empty(); }
};
[[nodiscard]] ConfigError CheckConfig(const Config& config);

// The config with what its variant settles filled in, duo14 being always expert (CONF-2), and with
// what is not read reset: bandits and wagons that are not given follow in ascending order.
[[nodiscard]] Config Normalised(Config config);

// The config with the casting of its variant where nobody chose one: random, but in duo14 Tuco and
// Cheyenne against Django and Doc (DUO14-1).
[[nodiscard]] Config WithUsualCast(Config config);

// All configurations of CONF-1 to CONF-3 (58 of them), random casting and wagons, in a fixed order.
inline constexpr std::size_t kConfigurations = 58;
[[nodiscard]] std::array<Config, kConfigurations> AllConfigs();

// DUO18-2: each of these goes with one of the other three; in the order of GameState::pairs.
inline constexpr std::array<Bandit, 3> kPairLeaders{Bandit::kGhost, Bandit::kDoc, Bandit::kBelle};
inline constexpr BanditMask kPairLeaderSet = [] {
  BanditMask leaders;
  for (const Bandit leader : kPairLeaders) leaders.Add(leader);
  return leaders;
}();

// How Gunslinger is reckoned (END-2, DUO14-2, DUO18-5, TEAM-8).
enum class Gunslinger : std::uint8_t { kFewestLeft, kMostFiredAtOthers, kNone };

// What the rules read; they never ask for a variant by name.
struct Terms {
  std::uint8_t seats = 0;
  std::uint8_t bandits = 0;
  std::uint8_t bandits_per_seat = 1;
  std::uint8_t cars = 0;  // With the locomotive.
  std::uint8_t hand = 6;  // RND-2; 7 where a chosen card comes first (DUO18-3).
  std::uint8_t neutral_supply = 13;
  Gunslinger gunslinger = Gunslinger::kFewestLeft;
  bool teams = false;               // Seats 2i and 2i + 1 are partners (TEAM-1).
  bool discard_piles = false;       // Section 10, expert.
  bool powers = true;               // SET-8
  bool printed_events = true;       // SET-8
  bool chosen_card = false;         // DUO18-3
  bool second_card = false;         // DUO18-4
  bool supply_rest_leaves = false;  // NEUT-1 [14]
  bool horses = false;
  bool fixed_pairs = false;  // DUO18-2
  constexpr bool operator==(const Terms&) const = default;
};
[[nodiscard]] Terms TermsFor(const Config& config);

// The round cards the game draws from: the ordinary ones and the stations (SET-6, SET-8, H-SET-4).
[[nodiscard]] RoundSet OrdinaryRounds(const Config& config);
[[nodiscard]] RoundSet StationRounds(const Config& config);

}  // namespace folsom
