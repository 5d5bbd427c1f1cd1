// Uniformly random games, seeded, for tests that look at many positions.
//
//   RandomGame game(config, seed);
//   while (!game.Over()) {
//     ... look at game.state ...
//     game.Step();
//   }
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <utility>
#include <vector>

#include "rules/choices/legal.h"
#include "rules/play/apply.h"
#include "rules/setup/config.h"

namespace folsom {

// No game has as many decisions: five rounds of at most five turns of six seats, two actions each,
// and a handful of questions to each of at most 36 cards.
inline constexpr std::size_t kMaxDecisions = 5000;

// Games per configuration: `usual`, or FOLSOM_GAMES where it is set and fewer (`2`: sanitizers),
// or so many times the usual (`10x`: ./test long).
[[nodiscard]] inline std::size_t GamesPerConfig(std::size_t usual = 200) {
  const char* text = std::getenv("FOLSOM_GAMES");
  if (text == nullptr) return usual;
  char* end = nullptr;
  const auto games = static_cast<std::size_t>(std::strtoul(text, &end, 10));
  if (games == 0) return usual;
  return *end == 'x' ? usual * games : std::min(usual, games);
}

// Under sanitizers everything takes twenty times as long.
[[nodiscard]] inline bool FewGames() { return GamesPerConfig(1000) < 1000; }

// The first configuration of each family: of each variant with and without expert and horses.
[[nodiscard]] inline bool IsFirstOfFamily(const Config& config) {
  const auto all = AllConfigs();
  const auto first = std::find_if(all.begin(), all.end(), [&config](const Config& c) {
    return c.variant == config.variant && c.expert == config.expert && c.horses == config.horses;
  });
  return *first == config;
}
[[nodiscard]] inline std::vector<Config> FirstOfEachFamily() {
  std::vector<Config> families;
  for (const Config& config : AllConfigs()) {
    if (IsFirstOfFamily(config)) families.push_back(config);
  }
  return families;
}

// A short name of a configuration, fit for a test's name.
[[nodiscard]] inline std::string NameOf(const Config& config) {
  static constexpr const char* kVariantWords[] = {"standard", "basic", "duo14", "duo18", "teams"};
  static constexpr const char* kCastings[] = {"_given", "", "_drafted"};
  std::string name = config.edition == Edition::k2014 ? "e14_" : "e18_";
  name += kVariantWords[Index(config.variant)];
  name += std::to_string(config.seats);
  if (config.expert) name += "_expert";
  if (config.horses) name += "_horses";
  name += kCastings[Index(config.casting)];
  if (config.wagons_given) name += "_wagons";
  return name;
}

[[nodiscard]] inline Seat AnySeat(SeatMask seats, Rng& rng) {
  std::uint32_t skip = rng.Below(static_cast<std::uint32_t>(seats.Count()));
  for (const Seat seat : seats) {
    if (skip-- == 0) return seat;
  }
  return kNoSeat;
}

// Precondition: not empty.
[[nodiscard]] inline Action AnyAction(const ActionList& legal, Rng& rng) {
  return legal[rng.Below(static_cast<std::uint32_t>(legal.Size()))];
}

[[nodiscard]] inline ActionList LegalList(const GameState& state, Seat seat) {
  ActionList legal;
  LegalActions(state, seat, legal);
  return legal;
}

[[nodiscard]] inline bool IsTogether(Ask ask) {
  return ask == Ask::kCaboose || ask == Ask::kGetAboard || ask == Ask::kChooseCard ||
         ask == Ask::kTurmoil || ask == Ask::kKeep;
}

// The configuration with another casting and, in some games, given wagons, by the game's number.
[[nodiscard]] inline Config Varied(Config config, std::size_t game) {
  static constexpr Casting kCastings[] = {Casting::kRandom, Casting::kDrafted, Casting::kGiven};
  Rng rng(game);
  const auto swap_some = [&rng](auto& items) {
    for (std::size_t i = items.size(); i > 1; --i) {
      std::swap(items[i - 1], items[rng.Below(static_cast<std::uint32_t>(i))]);
    }
  };
  config.casting = kCastings[game % 3];
  config.wagons_given = game % 2 == 1;
  if (config.wagons_given) swap_some(config.wagons);
  if (config.casting == Casting::kGiven) swap_some(config.bandits);
  if (config.casting == Casting::kGiven &&
      config.variant == Variant::kDuo18) {  // DUO18-2: a leader and one of the others.
    std::array leaders{Bandit::kGhost, Bandit::kDoc, Bandit::kBelle};
    std::array others{Bandit::kCheyenne, Bandit::kDjango, Bandit::kTuco};
    swap_some(leaders);
    swap_some(others);
    for (std::size_t i = 0; i < 3; ++i) {
      config.bandits[2 * i] = leaders[i];
      config.bandits[2 * i + 1] = others[i];
    }
  }
  // What is not read is in order, as a text form would give it back.
  const Terms terms = TermsFor(config);
  std::sort(config.bandits.begin() + terms.bandits, config.bandits.end());
  std::sort(config.wagons.begin() + terms.cars - 1, config.wagons.end());
  return config;
}

struct RandomGame {
  RandomGame(const Config& config, std::uint64_t seed, Sink* sink = nullptr)
      : rng(seed * 2 + 1), dice(seed * 2), state(NewGame(config, dice, sink)) {}

  [[nodiscard]] bool Over() const {
    return state.phase == Phase::kOver || steps > kMaxDecisions || state.pending.Empty();
  }
  // One random decision of a random pending seat. Precondition: !Over().
  void Step(Sink* sink = nullptr) {
    const Seat seat = AnySeat(state.pending, rng);
    const ActionList legal = LegalList(state, seat);
    ASSERT_FALSE(legal.Empty()) << "step " << steps;
    ASSERT_EQ(Apply(state, seat, AnyAction(legal, rng), dice, sink), Illegal::kNone);
    ++steps;
  }
  // Runs `decisions` further, or to the end.
  void Skip(std::size_t decisions) {
    for (std::size_t i = 0; i < decisions && !Over(); ++i) Step();
  }

  Rng rng;
  Dice dice;
  GameState state;
  std::size_t steps = 0;
};

}  // namespace folsom
