#include "puzzles/solvers.h"

#include <algorithm>

#include "bots/random.h"
#include "bots/registry.h"

namespace folsom::puzzles {
namespace {

constexpr std::uint32_t kIterationsPerMs = 65;  // Of `search` (docs/bots.md).

[[nodiscard]] std::uint32_t SolvedBy(const BotSpec& bot, const SeatView& view,
                                     const ActionList& legal, std::span<const Action> right,
                                     std::uint64_t seed) {
  std::uint32_t solved = 0;
  for (std::uint32_t i = 0; i < kTries; ++i) {
    const Action action = Choose(bot, view, legal, GameSeed(seed, i)).action;
    solved += std::ranges::find(right, action) != right.end() ? 1 : 0;
  }
  return solved;
}

[[nodiscard]] BotSpec ByIterations(BotSpec bot) {
  if (bot.budget.ms != 0) bot.budget = {.iterations = bot.budget.ms * kIterationsPerMs};
  return bot;
}

}  // namespace

std::uint32_t SolvedByThumb(const SeatView& view, const ActionList& legal,
                            std::span<const Action> right, std::uint64_t seed) {
  return SolvedBy({.kind = BotKind::kScripted, .budget = {}}, view, legal, right, seed);
}

std::array<std::uint32_t, kLevels> SolvedByLevels(const SeatView& view, const ActionList& legal,
                                                  std::span<const Action> right,
                                                  std::uint64_t seed) {
  std::array<std::uint32_t, kLevels> solved{};
  for (std::size_t i = 0; i < kLevels; ++i) {
    solved[i] = SolvedBy(ByIterations(Levels()[i].bot), view, legal, right, GameSeed(seed, i));
  }
  return solved;
}

}  // namespace folsom::puzzles
