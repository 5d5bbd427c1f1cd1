// One game of a batch at a time: what it needs to be stepped, and to be followed by the next.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "batch/setup.h"
#include "rules/choices/legal.h"
#include "rules/play/apply.h"
#include "rules/state/state.h"

namespace folsom {

// A bit per action.
struct LegalBits {
  static constexpr std::size_t kWords = (kActions + 63U) / 64U;
  std::array<std::uint64_t, kWords> words{};

  void Add(Action action) { words[action.id / 64U] |= 1ULL << (action.id % 64U); }
  [[nodiscard]] bool Has(Action action) const {
    return action.id < kActions && ((words[action.id / 64U] >> (action.id % 64U)) & 1U) != 0;
  }
  [[nodiscard]] std::uint32_t Count() const {
    int count = 0;
    for (const std::uint64_t word : words) count += std::popcount(word);
    return static_cast<std::uint32_t>(count);
  }
  // Precondition: nth < Count().
  [[nodiscard]] Action Nth(std::uint32_t nth) const;
};

struct Slot {
  // `seed` decides all games that are ever played here.
  explicit Slot(std::uint64_t seed);

  GameState state;
  Dice dice;      // Of this game.
  Rng bot_seeds;  // Of this game.
  Rng starts;     // The entry and the seed of each game that follows.
  Rng random;     // Random actions; nothing else hangs on them.
  std::uint16_t entry = 0;
};

// How the slots of a batch are played on.
class Playing {
 public:
  explicit Playing(const BatchSetup& setup);

  // Starts the next game.
  void Start(Slot& slot) const;
  // Plays for bots, makes forced decisions where that is wanted, and starts new games, until
  // somebody is to decide: the first pending seat, whose actions go to `legal`. `ended` is called
  // with the last state of a game that ended.
  template <typename End>
  void Settle(Slot& slot, ActionList& legal, End ended) const {
    for (;;) {
      if (slot.state.phase == Phase::kOver) {
        ended(slot.state);
        Start(slot);
      }
      LegalActions(slot.state, slot.state.pending.First(), legal);
      const Action own = Unasked(slot, legal);
      if (own == kNoAction) return;
      ApplyLegal(slot.state, slot.state.pending.First(), own, slot.dice);
    }
  }
  // Whether a state may stand in a slot that plays `entry`.
  [[nodiscard]] bool Fits(const GameState& state, std::size_t entry) const;

 private:
  // What is decided inside; kNoAction: the caller is asked.
  [[nodiscard]] Action Unasked(Slot& slot, const ActionList& legal) const {
    if (plain_ && !(skip_forced_ && legal.Size() == 1)) return kNoAction;
    return BotOrForced(slot, legal);
  }
  [[nodiscard]] Action BotOrForced(Slot& slot, const ActionList& legal) const;
  [[nodiscard]] std::uint16_t DrawEntry(Rng& rng) const;

  const std::vector<MixEntry>& mix_;
  std::vector<double> up_to_;  // Sums of weights.
  bool skip_forced_;
  bool plain_ = true;  // There are no bots.
};

}  // namespace folsom
