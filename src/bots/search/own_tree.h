// A tree of one seat's own later decisions, below one action of the search.
//
// It is open-loop: a node stands for a sequence of own actions, whatever the others and chance did
// in between, so it holds what is good on average over the worlds that lead there. Actions that are
// not legal in a world are passed over in it. A node is widened slowly, beginning with the action
// that the rule of thumb would take; or it is guided by a policy, which says how probable each
// action is: then it has a child for all of them at once, and the probable ones are tried first and
// more often.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "rules/choices/legal.h"

namespace folsom {

class OwnTree {
 public:
  using NodeId = std::uint32_t;
  static constexpr NodeId kNone = 0xFFFFFFFF;
  static constexpr std::size_t kNodeBytes = 32;

  // At most `capacity` nodes; then the tree grows no more.
  explicit OwnTree(std::size_t capacity);

  // A root of its own: one for each seat and action of the search.
  NodeId AddRoot();
  // The child to follow in this world, given what the rule of thumb would do; kNone if the tree
  // ends here: then `rule` it is.
  [[nodiscard]] NodeId Descend(NodeId from, const ActionList& legal, Action rule, Rng& rng);
  // The same by a policy: `ask()` says how probable each legal action is, as Priors in their order.
  // It is called when the tree does not end here and one of them was not legal here before.
  using Priors = std::array<float, ActionList::kCapacity>;
  template <typename Ask>
  [[nodiscard]] NodeId DescendGuided(NodeId from, const ActionList& legal, const Ask& ask) {
    if (nodes_[from].visits < kRipe) return kNone;
    const Pick known = BestGuided(from, legal);
    if (known.of == legal.Size() || IsFull()) return known.best;
    AddGuided(from, legal, ask());
    return BestGuided(from, legal).best;
  }
  [[nodiscard]] Action ActionOf(NodeId node) const { return nodes_[node].action; }
  void Score(NodeId node, float share);

 private:
  static constexpr std::uint32_t kRipe = 4;  // Visits before a node has children.

  struct Node {
    Action action = kNoAction;
    std::uint16_t children = 0;
    NodeId first = kNone;
    NodeId next = kNone;
    std::uint32_t visits = 0;
    double sum = 0;
    float prior = 0;  // How probable the action is; 0 in a tree without a policy.
  };
  static_assert(sizeof(Node) <= kNodeBytes);

  struct Pick {
    NodeId best = kNone;
    std::size_t of = 0;  // Legal actions that have a child.
  };
  [[nodiscard]] Pick BestGuided(NodeId from, const ActionList& legal) const;
  void AddGuided(NodeId from, const ActionList& legal, const Priors& priors);
  [[nodiscard]] bool IsFull() const { return nodes_.size() >= capacity_; }

  [[nodiscard]] NodeId Find(NodeId from, Action action) const;
  NodeId Add(NodeId from, Action action);

  std::vector<Node> nodes_;
  std::size_t capacity_;
};

}  // namespace folsom
