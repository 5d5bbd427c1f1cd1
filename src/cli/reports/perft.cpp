#include "cli/reports/perft.h"

#include "bots/random.h"
#include "record/game/chance.h"

namespace folsom {

std::optional<std::uint64_t> Perft::Count(const GameState& state, unsigned depth) {
  const std::uint64_t count = Walk(state, depth);
  if (spent_) return std::nullopt;
  return count;
}

std::optional<std::vector<Perft::Branch>> Perft::Divide(const GameState& state, unsigned depth) {
  std::vector<Branch> branches;
  if (state.phase == Phase::kOver) return branches;
  const Seat seat = state.pending.First();
  ActionList legal;
  LegalActions(state, seat, legal);
  for (const Action action : legal) {
    branches.push_back({action, WalkAction(state, seat, action, depth)});
  }
  if (spent_) return std::nullopt;
  return branches;
}

std::uint64_t Perft::Walk(const GameState& state, unsigned depth) {
  if (left_ == 0) {
    spent_ = true;
    return 0;
  }
  --left_;
  if (depth == 0 || state.phase == Phase::kOver) return 1;
  const Seat seat = state.pending.First();
  ActionList legal;
  LegalActions(state, seat, legal);
  std::uint64_t count = 0;
  for (const Action action : legal) count += WalkAction(state, seat, action, depth);
  return count;
}

std::uint64_t Perft::WalkAction(const GameState& state, Seat seat, Action action, unsigned depth) {
  std::uint64_t count = 0;
  Enumerator chance;
  do {
    GameState next = state;
    Dice dice(chance);
    ApplyLegal(next, seat, action, dice);
    count += Walk(next, depth - 1);
  } while (!spent_ && chance.Next());
  return count;
}

GameState AfterRandomDecisions(const Config& config, std::uint64_t seed, std::uint64_t skip) {
  GameChance chance(seed);
  GameState state = NewGame(config, chance.dice);
  for (; skip > 0 && state.phase != Phase::kOver; --skip) {
    const Seat seat = state.pending.First();
    ApplyLegal(state, seat, UniformAction(state, seat, chance.choices), chance.dice);
  }
  return state;
}

}  // namespace folsom
