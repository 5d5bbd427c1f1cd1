// Many games that are stepped together: the way to train and to measure at speed.
//
// Game number i of a batch is followed by another whenever it ends. Each number has generators of
// its own, made from the batch's seed and the number, so the same actions give the same games on
// any number of threads. A batch's games draw as the program's own do in bulk (`Dice` without a
// source), not as records do.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "batch/crew.h"
#include "batch/rows.h"
#include "batch/setup.h"
#include "batch/slot.h"

namespace folsom {

// In place of an action: this game waits.
inline constexpr Action kWait = kNoAction;

class Batch {
 public:
  // Starts all games. Precondition: `setup` is one that ReadBatchSetup gives.
  explicit Batch(BatchSetup setup);
  Batch(const Batch&) = delete;
  Batch& operator=(const Batch&) = delete;

  [[nodiscard]] std::size_t Games() const { return slots_.size(); }
  [[nodiscard]] const Slot& At(std::size_t game) const { return slots_[game]; }

  // Writes them at once. They must stay until others are given.
  void Write(const BatchRows& rows);
  // Starts all games anew.
  void Reset(std::uint64_t seed);
  // Code: batch/broken, if an earlier step ran out of memory: then only Reset and Restore help.
  [[nodiscard]] std::optional<Problem> Trouble() const;
  // One action for each game. Codes: batch/not_legal, and then nothing was done; batch/broken.
  [[nodiscard]] std::optional<Problem> Step(std::span<const Action> actions);
  // A uniformly random legal action for each game.
  [[nodiscard]] std::optional<Problem> RandomActions(std::span<Action> out);

  // All games as bytes, for the same build and the same setup but for seed and threads.
  [[nodiscard]] std::size_t SnapshotSize() const;
  // Precondition: `out` has that size, and the batch is not broken.
  void Snapshot(std::span<std::uint8_t> out) const;
  // Code: batch/snapshot. A checksum finds damage; bytes that somebody made up are not to be read.
  [[nodiscard]] std::optional<Problem> Restore(std::span<const std::uint8_t> bytes);

 private:
  [[nodiscard]] std::optional<Problem> FirstIllegal(std::span<const Action> actions) const;
  // Plays slot `game` on to the next decision and writes its rows.
  void Settle(std::size_t game);
  // `work(game)` for all of them. What it throws breaks the batch.
  template <typename Work>
  void ForAll(Work work) {
    broken_ = true;
    crew_.Share(Games(), [&work](std::size_t first, std::size_t last) {
      for (std::size_t game = first; game < last; ++game) work(game);
    });
    broken_ = false;
  }

  BatchSetup setup_;
  Playing playing_;
  Crew crew_;
  BatchRows rows_;
  std::vector<Slot> slots_;
  std::vector<Asked> asked_;
  std::vector<Action> actions_;  // Of this step; the caller's may change meanwhile.
  bool broken_ = false;
};

}  // namespace folsom
