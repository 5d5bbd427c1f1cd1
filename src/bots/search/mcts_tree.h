// The tree of mcts.h. Nodes lie in one block that never grows beyond what was reserved: once it is
// full, no more are added.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "rules/pieces/action.h"
#include "rules/pieces/dice.h"
#include "rules/pieces/ids.h"

namespace folsom {

// A way on from a node: the seat that decides, and its action (mcts.h: what the viewer sees of it).
// One node has ways of several seats where chance settles who is asked.
struct MctsNode {
  std::uint32_t first_child = 0;  // 0: none, as the root is no child.
  std::uint32_t next = 0;         // The next child of the same parent.
  std::uint32_t visits = 0;
  std::uint32_t available = 0;  // How often it could have been visited.
  std::uint32_t reward = 0;     // Sum over the visits, in kMctsWin, of the side of `seat`.
  Action way;
  Seat seat = kNoSeat;
};

inline constexpr std::uint32_t kMctsWin = 60;  // A whole win; every number of winners divides it.

class MctsTree {
 public:
  static constexpr std::uint32_t kRoot = 0;
  static constexpr std::size_t kMostNodes = 2'000'000;

  // Room for `nodes` besides the root, at most kMostNodes.
  explicit MctsTree(std::size_t nodes);

  struct Pick {
    Action way;
    std::uint32_t child = kRoot;  // kRoot: the way has no node, as the block is full.
    bool is_new = false;
  };
  // The way on among `ways` (repeats count once, never empty) open to `seat` in this world: one
  // that has no node yet, uniformly, which then gets one; else the best by UCB1. Each of them was
  // available once more.
  Pick Descend(std::uint32_t parent, Seat seat, std::span<const Action> ways, Rng& rng);

  void Credit(std::uint32_t node, SeatMask winners, std::uint32_t win) {
    ++nodes_[node].visits;
    if (winners.Has(nodes_[node].seat)) nodes_[node].reward += win;
  }

  // The node of this way of `seat` from the root; null if there is none.
  [[nodiscard]] const MctsNode* AtRoot(Seat seat, Action way) const;
  [[nodiscard]] std::size_t Size() const { return nodes_.size(); }
  [[nodiscard]] std::size_t Bytes() const { return nodes_.capacity() * sizeof(MctsNode); }

 private:
  std::vector<MctsNode> nodes_;
  std::size_t room_;
};

}  // namespace folsom
