// One seat's way through its tree in one playthrough.
#pragma once

#include <array>

#include "bots/search/orders.h"
#include "bots/search/own_tree.h"

namespace folsom {

class Path {
 public:
  // `inside` false: the seat does not decide by its tree this time.
  void Begin(OwnTree::NodeId root, bool inside) {
    nodes_[0] = root;
    length_ = 1;
    inside_ = inside;
    last_ = kNoAction;
  }
  void Did(Action action) { last_ = action; }
  void DropOrders(ActionList& legal) const { DropOtherOrders(last_, legal); }
  // What the tree chooses; `rule` once it has been left.
  [[nodiscard]] Action Follow(OwnTree& tree, const ActionList& legal, Action rule, Rng& rng) {
    if (!inside_) return rule;
    const Action action = GoOn(tree, tree.Descend(nodes_[length_ - 1], legal, rule, rng));
    return action == kNoAction ? rule : action;
  }
  // The same in a tree guided by a policy, which `ask` asks (own_tree.h); kNoAction once it has
  // been left.
  template <typename Ask>
  [[nodiscard]] Action FollowGuided(OwnTree& tree, const ActionList& legal, const Ask& ask) {
    if (!inside_) return kNoAction;
    return GoOn(tree, tree.DescendGuided(nodes_[length_ - 1], legal, ask));
  }
  void Score(OwnTree& tree, float share) const {
    for (std::size_t i = 0; i < length_; ++i) tree.Score(nodes_[i], share);
  }

 private:
  [[nodiscard]] Action GoOn(const OwnTree& tree, OwnTree::NodeId next) {
    inside_ = next != OwnTree::kNone && length_ + 1 < nodes_.size();
    if (next == OwnTree::kNone) return kNoAction;
    nodes_[length_++] = next;
    return tree.ActionOf(next);
  }

  static constexpr std::size_t kDeepest = 8;
  std::array<OwnTree::NodeId, kDeepest> nodes_{};
  std::size_t length_ = 0;
  bool inside_ = false;
  Action last_ = kNoAction;  // The seat's last decision, in the tree or not.
};

}  // namespace folsom
