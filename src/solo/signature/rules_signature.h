// The behaviour signature of the rules: one 64-bit number over 1,000 seeded random games across all
// configurations. Equal numbers from GCC, Clang and WebAssembly show that the rules play the same
// games everywhere; a changed number shows that a commit changed how the game plays.
//
// It uses the rules and the standard library only, so that it builds where nothing else does; it is
// here and not with the tests since the module that pages load can tell its own (solo_signature).
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "rules/choices/legal.h"
#include "rules/play/apply.h"
#include "rules/setup/config.h"
#include "rules/state/score.h"
#include "solo/signature/fnv1a.h"
#include "solo/signature/state_hash.h"

namespace folsom {

namespace rules_signature {

inline constexpr std::size_t kGames = 1000;
inline constexpr std::size_t kMaxDecisions = 10'000;  // Far more than any game has.

// Every configuration in turn, and on each further time round another way of casting.
[[nodiscard]] inline Config ConfigOf(std::size_t game) {
  static constexpr std::array kCastings{Casting::kRandom, Casting::kDrafted, Casting::kGiven};
  Config config = AllConfigs()[game % kConfigurations];
  config.casting = kCastings[game / kConfigurations % kCastings.size()];
  config.wagons_given = config.casting == Casting::kGiven;
  if (CheckConfig(config)) config.casting = Casting::kRandom;
  return config;
}

[[nodiscard]] inline Seat AnyOf(SeatMask seats, Rng& rng) {
  std::uint32_t skip = rng.Below(static_cast<std::uint32_t>(seats.Count()));
  for (const Seat seat : seats) {
    if (skip-- == 0) return seat;
  }
  return kNoSeat;
}

// Plays one game into `hash`; false if it does not end.
[[nodiscard]] inline bool PlayInto(std::size_t game, Fnv1a& hash) {
  Dice dice(2 * game);
  Rng player(2 * game + 1);
  GameState state = NewGame(ConfigOf(game), dice);
  for (std::size_t n = 0; state.phase != Phase::kOver; ++n) {
    if (n == kMaxDecisions || state.pending.Empty()) return false;
    const Seat seat = AnyOf(state.pending, player);
    ActionList legal;
    LegalActions(state, seat, legal);
    if (legal.Empty()) return false;
    const Action action = legal[player.Below(static_cast<std::uint32_t>(legal.Size()))];
    hash.AddNumber(action.id);
    hash.AddNumber(static_cast<std::uint16_t>(seat));
    if (Apply(state, seat, action, dice) != Illegal::kNone) return false;
  }
  AddState(hash, state);
  const Score score = ScoreOf(state);
  for (const SeatScore& seat : score.seats) {
    hash.AddNumber(static_cast<std::uint16_t>(seat.total));
  }
  return true;
}

}  // namespace rules_signature

// Nothing if a game does not end.
[[nodiscard]] inline std::optional<std::uint64_t> RulesSignature() {
  Fnv1a hash;
  for (std::size_t game = 0; game < rules_signature::kGames; ++game) {
    if (!rules_signature::PlayInto(game, hash)) return std::nullopt;
  }
  return hash.Value();
}

}  // namespace folsom
