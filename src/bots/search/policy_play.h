// Playthroughs by a network: every seat does what the network would do on its view in that world,
// the viewer what it thinks best, the others each action as often as it says; at the end it says
// who will win.
#pragma once

#include "neural/network.h"
#include "rules/choices/legal.h"
#include "rules/state/view.h"

namespace folsom {

class PolicyPlay {
 public:
  static constexpr std::uint32_t kFirstLook = 6;  // Worlds in which every action is tried.

  // Both must outlive it.
  PolicyPlay(const SeatView& view, const Network& network) : view_(view), network_(network) {}

  // As of TreePlay.
  [[nodiscard]] static constexpr bool GivesUp() { return true; }
  void Enter(const GameState& /*world*/, Rng& /*rng*/) {}
  // The viewer's share of the win, from where its action number `arm` led to.
  [[nodiscard]] float Share(std::uint32_t arm, GameState& s, Dice& dice, Rng& rng) const;

 private:
  [[nodiscard]] Action Decide(const GameState& s, Seat seat, const ActionList& legal,
                              Rng& rng) const;

  const SeatView& view_;
  const Network& network_;
};

}  // namespace folsom
