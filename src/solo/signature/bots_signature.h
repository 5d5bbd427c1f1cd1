// The bots' signature: one 64-bit number over seeded games of `scripted`, `mcts:iterations=16`,
// `search:iterations=16` and `net:temperature=100,overlooks=20`, in every family of configurations,
// with every win share they estimate. Equal numbers from GCC, Clang and WebAssembly show that bots
// think the same everywhere.
//
// It uses the rules, the bots and the standard library only (rules_signature.h says why).
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "bots/bot.h"
#include "bots/net.h"
#include "rules/choices/legal.h"
#include "rules/play/apply.h"
#include "rules/setup/config.h"
#include "solo/signature/fnv1a.h"
#include "solo/signature/state_hash.h"

namespace folsom {

namespace bots_signature {

inline constexpr std::size_t kGames = 1;              // Of every bot and family.
inline constexpr std::size_t kMaxDecisions = 10'000;  // Far more than any game has.
inline constexpr std::array kBots{
    BotSpec{.kind = BotKind::kScripted, .budget = {}},
    BotSpec{.kind = BotKind::kMcts, .budget = {.iterations = 16}},
    BotSpec{.kind = BotKind::kSearch, .budget = {.iterations = 16}},
    BotSpec{.kind = BotKind::kNet, .budget = {}, .temperature = 100, .overlooks = 20},
};

[[nodiscard]] inline bool SameFamily(const Config& a, const Config& b) {
  return a.variant == b.variant && a.expert == b.expert && a.horses == b.horses;
}

inline void AddChoice(const Choice& choice, const ActionList& legal, Fnv1a& hash) {
  hash.AddNumber(choice.action.id);
  for (std::size_t i = 0; choice.judged && i < legal.Size(); ++i) {
    hash.Add(&choice.win_share[i], sizeof choice.win_share[i]);
  }
}

// Plays one game into `hash`; false if it does not end.
[[nodiscard]] inline bool PlayInto(const BotSpec& bot, const Config& config, std::uint64_t seed,
                                   Fnv1a& hash) {
  Dice dice(2 * seed);
  Rng seeds(2 * seed + 1);
  GameState state = NewGame(config, dice);
  for (std::size_t n = 0; state.phase != Phase::kOver; ++n) {
    if (n == kMaxDecisions || state.pending.Empty()) return false;
    const Seat seat = state.pending.First();
    ActionList legal;
    LegalActions(state, seat, legal);
    const Choice choice = Choose(bot, ViewFor(state, seat), legal, seeds.Next());
    AddChoice(choice, legal, hash);
    if (Apply(state, seat, choice.action, dice) != Illegal::kNone) return false;
  }
  AddState(hash, state);
  return true;
}

// The games of one family are of its first and its last configuration.
[[nodiscard]] inline bool PlayFamily(const Config& first, const Config& last, Fnv1a& hash) {
  for (const BotSpec& bot : kBots) {
    if (!HasItsNets(bot)) return false;
    for (std::size_t game = 0; game < kGames; ++game) {
      if (!PlayInto(bot, game % 2 == 0 ? first : last, game, hash)) return false;
    }
  }
  return true;
}

}  // namespace bots_signature

// Nothing if a game goes wrong, or a bot's network is missing.
[[nodiscard]] inline std::optional<std::uint64_t> BotsSignature() {
  Fnv1a hash;
  const auto all = AllConfigs();
  for (std::size_t i = 0; i < all.size(); ++i) {
    std::size_t first = 0;
    while (!bots_signature::SameFamily(all[first], all[i])) ++first;
    if (first != i) continue;
    std::size_t last = all.size() - 1;
    while (!bots_signature::SameFamily(all[last], all[i])) --last;
    if (!bots_signature::PlayFamily(all[first], all[last], hash)) return std::nullopt;
  }
  return hash.Value();
}

// One game of four `search:iterations=1000`: work that is the same everywhere, to be timed.
[[nodiscard]] inline std::optional<std::uint64_t> SearchSignature() {
  constexpr BotSpec kLong{.kind = BotKind::kSearch, .budget = {.iterations = 1000}};
  Fnv1a hash;
  if (!HasItsNets(kLong)) return std::nullopt;
  if (!bots_signature::PlayInto(kLong, Config{}, 1, hash)) return std::nullopt;
  return hash.Value();
}

}  // namespace folsom
