// Who sits where in a match.
//
// A match is between *bots* (entries, numbered in the order in which they were named) at a table of
// *sides*: players, or teams of two partners, who always get the same bot. Games come in *blocks*.
// A block is one deal, played once with every rotation of one circular order of bots; so each bot
// has each seat of the deal equally often. All circular orders together are a *cycle*, and the
// match runs through cycle after cycle, each block with a deal of its own.
//
//   1v3: one order, A B B B, four rotations: blocks and cycles of 4 games.
//   2v2: the orders A A B B (4 rotations) and A B A B (2): cycles of 6 games on two deals.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "record/words/result.h"
#include "rules/setup/config.h"
#include "rules/state/state.h"

namespace folsom {

inline constexpr std::size_t kMaxBots = 12;

// The number of the bot of each side.
using LineUp = std::array<std::uint8_t, kMaxSeats>;

class Schedule {
 public:
  // `seating`: how many sides each bot has ("1v3", "2v2", "1v1v2"); "mix": every table as mixed as
  // it can be, that is, all bots equally often, and what is left over of the sides to every
  // combination of bots in turn; empty: "1v…" for two bots, else "mix".
  // Problems: bots/count (fewer than two or too many), arena/seating.
  [[nodiscard]] static Result<Schedule> Make(std::size_t sides, std::size_t bots,
                                             const std::string& seating);

  [[nodiscard]] const std::string& Seating() const { return seating_; }
  [[nodiscard]] std::size_t Sides() const { return sides_; }
  [[nodiscard]] std::size_t Bots() const { return bots_; }
  [[nodiscard]] std::uint64_t CycleGames() const { return cycle_.size(); }
  [[nodiscard]] const LineUp& At(std::uint64_t game) const { return cycle_[game % cycle_.size()]; }
  // The number of the deal, which is the number of the block.
  [[nodiscard]] std::uint64_t DealOf(std::uint64_t game) const;
  // `games`, or as many more as complete the last block.
  [[nodiscard]] std::uint64_t WholeBlocks(std::uint64_t games) const;
  // For a seating by numbers, how many sides of a table bot `bot` has; 0 for "mix".
  [[nodiscard]] std::size_t SidesOfBot(std::size_t bot) const;

 private:
  using Counts = std::array<std::uint8_t, kMaxBots>;

  void AddCycle(const std::vector<Counts>& tables);
  void AddBlock(const LineUp& order);

  std::string seating_;
  std::size_t sides_ = 0;
  std::size_t bots_ = 0;
  bool mixed_ = false;
  std::vector<LineUp> cycle_;
  std::vector<std::uint32_t> block_;  // Of each game of a cycle.
};

}  // namespace folsom
