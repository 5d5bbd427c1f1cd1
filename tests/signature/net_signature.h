// The networks' signature: one 64-bit number over what a network of random weights says of 100
// positions in all configurations. Equal numbers from GCC, Clang and WebAssembly show that networks
// compute the same everywhere.
#pragma once

#include <cstdint>
#include <utility>

#include "neural/heads.h"
#include "neural/policy.h"
#include "neural/random_weights.h"
#include "rules/choices/legal.h"
#include "rules/play/apply.h"
#include "rules/setup/config.h"
#include "solo/signature/fnv1a.h"

namespace folsom {

namespace net_signature {

inline constexpr std::size_t kPositions = 100;
inline constexpr std::size_t kWidth = 512;
inline constexpr std::size_t kBlocks = 3;
inline constexpr std::int32_t kThumb = 491;  // 0.12, as training begins with.

[[nodiscard]] inline ActionList LegalOfFirst(const GameState& state) {
  ActionList legal;
  LegalActions(state, state.pending.First(), legal);
  return legal;
}

// Somewhere in a random game of a configuration: all in turn.
[[nodiscard]] inline GameState Position(std::size_t number) {
  Dice dice(2 * number);
  Rng player(2 * number + 1);
  GameState state = NewGame(AllConfigs()[number % kConfigurations], dice);
  for (std::uint32_t left = player.Below(100); left > 0; --left) {
    GameState next = state;
    const ActionList legal = LegalOfFirst(next);
    const Action action = legal[player.Below(static_cast<std::uint32_t>(legal.Size()))];
    if (Apply(next, next.pending.First(), action, dice) != Illegal::kNone) break;
    if (next.phase == Phase::kOver) break;
    state = next;
  }
  return state;
}

inline void AddHeads(const Network& network, const SeatView& view, Fnv1a& hash) {
  const Network::Thought thought = network.Think(SightOf(view));
  for (std::size_t head = 0; head < kHeads; ++head) {
    const std::int32_t number = network.Head(thought, head);
    hash.Add(&number, sizeof number);
  }
}

inline void AddVerdict(const Network& network, const SeatView& view, const ActionList& legal,
                       Rng& rng, Fnv1a& hash) {
  const Verdict verdict = Judge(network, view, legal);
  hash.Add(verdict.win_shares.data(), sizeof verdict.win_shares);
  hash.AddNumber(BestAction(verdict, legal).id);
  for (const std::uint32_t percent : {50U, 100U, 200U}) {
    hash.AddNumber(DrawAction(verdict, legal, percent, rng).id);
  }
}

}  // namespace net_signature

[[nodiscard]] inline std::uint64_t NetSignature() {
  Weights weights = RandomWeights(net_signature::kWidth, net_signature::kBlocks, 1);
  weights.thumb = net_signature::kThumb;
  const Network network(std::move(weights));
  Rng rng(1);
  Fnv1a hash;
  for (std::size_t i = 0; i < net_signature::kPositions; ++i) {
    const GameState state = net_signature::Position(i);
    const SeatView view = ViewFor(state, state.pending.First());
    net_signature::AddHeads(network, view, hash);
    net_signature::AddVerdict(network, view, net_signature::LegalOfFirst(state), rng, hash);
  }
  return hash.Value();
}

}  // namespace folsom
