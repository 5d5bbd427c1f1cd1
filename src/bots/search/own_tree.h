// A tree of one seat's own later decisions, below one action of the search.
//
// It is open-loop: a node stands for a sequence of own actions, whatever the others and chance did
// in between, so it holds what is good on average over the worlds that lead there. Actions that are
// not legal in a world are passed over in it. A node is widened slowly, beginning with the action
// that the rule of thumb would take.
#pragma once

#include <cstdint>
#include <vector>

#include "rules/choices/legal.h"

namespace folsom {

class OwnTree {
 public:
  using NodeId = std::uint32_t;
  static constexpr NodeId kNone = 0xFFFFFFFF;
  static constexpr std::size_t kNodeBytes = 24;

  // At most `capacity` nodes; then the tree grows no more.
  explicit OwnTree(std::size_t capacity);

  // A root of its own: one for each seat and action of the search.
  NodeId AddRoot();
  // The child to follow in this world, given what the rule of thumb would do; kNone if the tree
  // ends here: then `rule` it is.
  [[nodiscard]] NodeId Descend(NodeId from, const ActionList& legal, Action rule, Rng& rng);
  [[nodiscard]] Action ActionOf(NodeId node) const { return nodes_[node].action; }
  void Score(NodeId node, float share);

 private:
  struct Node {
    Action action = kNoAction;
    std::uint16_t children = 0;
    NodeId first = kNone;
    NodeId next = kNone;
    std::uint32_t visits = 0;
    double sum = 0;
  };
  static_assert(sizeof(Node) <= kNodeBytes);

  [[nodiscard]] NodeId Find(NodeId from, Action action) const;
  NodeId Add(NodeId from, Action action);

  std::vector<Node> nodes_;
  std::size_t capacity_;
};

}  // namespace folsom
