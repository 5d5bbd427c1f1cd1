// Playthroughs by trees: every seat decides by a tree of its own as far as that reaches, then by
// rule of thumb. With a network, that guides the trees, and says at the end who will win; without
// one the rule of thumb and the fitted value do.
#pragma once

#include <array>

#include "bots/search/own_tree.h"
#include "bots/search/path.h"
#include "neural/network.h"
#include "rules/state/view.h"
#include "thumb/forecast.h"

namespace folsom {

class TreePlay {
 public:
  static constexpr std::uint32_t kFirstLook = 12;  // Worlds in which every action is tried.

  // All must outlive it; `network` may be null.
  TreePlay(const SeatView& view, const ActionList& legal, const Network* network);

  // Actions that are clearly worse, at any time; else only as the budget is spent.
  [[nodiscard]] bool GivesUp() const { return network_ != nullptr; }

  // Every playthrough until the next call begins in this world.
  void Enter(const GameState& world, Rng& rng);
  // The viewer's share of the win when its action number `arm` has been taken in that world, which
  // led to `s`.
  [[nodiscard]] float Share(std::uint32_t arm, GameState& s, Dice& dice, Rng& rng);

 private:
  [[nodiscard]] Action Decide(const GameState& s, Seat seat, const ActionList& legal, Rng& rng);
  [[nodiscard]] Action ByRule(const GameState& s, Seat seat, const ActionList& legal, Rng& rng);
  [[nodiscard]] Action ByGuidedTree(const GameState& s, Seat seat, const ActionList& legal,
                                    Rng& rng);

  // As the constructor adds them.
  [[nodiscard]] OwnTree::NodeId RootOf(std::uint32_t arm, std::uint32_t seat) const {
    return arm * view_.terms.seats + seat;
  }

  static constexpr std::size_t kTreeNodes = 400'000;
  static_assert(kTreeNodes * OwnTree::kNodeBytes < 16U << 20U);

  const SeatView& view_;
  const ActionList& legal_;
  const Network* network_;
  OwnTree tree_{kTreeNodes};
  std::array<Path, kMaxSeats> paths_;
  Forecast before_;    // When the world is entered,
  Forecast forecast_;  // and now.
};

}  // namespace folsom
