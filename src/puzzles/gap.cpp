#include "puzzles/gap.h"

#include <algorithm>
#include <cassert>
#include <cmath>

#include "bots/search/policy_play.h"
#include "neural/nets.h"
#include "rules/play/apply.h"
#include "rules/state/sample.h"

namespace folsom::puzzles {
namespace {

constexpr std::uint32_t kFewestWorlds = 200;  // Before anything is taken for settled.

// One action against the right one, world by world.
struct Rival {
  std::uint32_t index = 0;  // In the legal list.
  double worlds = 0;
  double share = 0;  // Sums: of its shares,
  double lead = 0;   // of how far the right one was ahead,
  double squares = 0;
  bool beaten = false;

  void Add(double right, double own) {
    ++worlds;
    share += own;
    lead += right - own;
    squares += (right - own) * (right - own);
  }
  [[nodiscard]] double Lead() const { return worlds == 0 ? 0 : lead / worlds; }
  [[nodiscard]] double Error() const {
    const double variance = std::max(0.0, squares / worlds - Lead() * Lead());
    return std::sqrt((variance + 1e-5) / worlds);
  }
  [[nodiscard]] bool Clears(double least) const { return Lead() - kSureBy * Error() >= least; }
  [[nodiscard]] bool Fails(double least) const { return Lead() + kSureBy * Error() < least; }
};

class Measurement {
 public:
  Measurement(const SeatView& view, const ActionList& legal, Action right, std::uint64_t seed)
      : view_(view),
        legal_(legal),
        play_(view, *FindNet(NetId::kSmall)),
        rng_(seed),
        dealer_(rng_.Next()) {
    for (std::uint32_t i = 0; i < legal.Size(); ++i) {
      if (legal[i] == right) right_ = i;
      if (legal[i] != right) rivals_.push_back({.index = i});
    }
  }

  [[nodiscard]] Gap Run(double least, std::uint32_t limit) {
    bool open = true;
    bool failed = false;
    for (std::uint32_t worlds = 1; open && !failed && done_ < limit; ++worlds) {
      TryWorld();
      if (worlds < kFewestWorlds) continue;
      open = false;
      for (Rival& rival : rivals_) {
        failed = failed || (!rival.beaten && rival.Fails(least));
        rival.beaten = rival.beaten || rival.Clears(least);
        open = open || !rival.beaten;
      }
    }
    return Found(!open && !failed);
  }

 private:
  void TryWorld() {
    const GameState world = Sample(view_, dealer_);
    const std::uint64_t luck = rng_.Next();
    const double right = Try(world, right_, luck);
    sum_ += right;
    ++worlds_;
    for (Rival& rival : rivals_) {
      if (!rival.beaten) rival.Add(right, Try(world, rival.index, luck));
    }
  }
  [[nodiscard]] double Try(const GameState& world, std::uint32_t index, std::uint64_t luck) {
    Dice dice(luck);
    Rng choices(luck + 1);
    GameState state = world;
    ApplyLegal(state, view_.viewer, legal_[index], dice);
    ++done_;
    return play_.Share(index, state, dice, choices);
  }
  // A rival that was given up keeps its distance from the right action.
  [[nodiscard]] Gap Found(bool clear) const {
    Gap gap{.clear = clear, .shares = {}, .lead = 1, .iterations = done_};
    const double right = sum_ / worlds_;
    gap.shares.assign(legal_.Size(), static_cast<float>(right));
    for (const Rival& rival : rivals_) {
      gap.lead = std::min(gap.lead, static_cast<float>(rival.Lead()));
      gap.shares[rival.index] = static_cast<float>(std::max(0.0, right - rival.Lead()));
    }
    return gap;
  }

  const SeatView& view_;
  const ActionList& legal_;
  PolicyPlay play_;
  Rng rng_;
  Dice dealer_;
  std::uint32_t right_ = 0;
  std::uint32_t done_ = 0;
  double worlds_ = 0;
  double sum_ = 0;
  std::vector<Rival> rivals_;
};

}  // namespace

Gap MeasureGap(const SeatView& view, const ActionList& legal, Action right, double least,
               std::uint32_t iterations, std::uint64_t seed) {
  assert(legal.Size() > 1 && legal.Has(right));
  return Measurement(view, legal, right, seed).Run(least, iterations);
}

}  // namespace folsom::puzzles
