#include "bots/search/own_tree.h"

#include <cmath>

namespace folsom {
namespace {

constexpr float kExplore = 0.3F;
constexpr float kWiden = 0.5F;  // Children for the square root of the visits.
// Of the guided search: how much a probable action is favoured, and how many visits at its parent's
// mean an action is taken to have had.
constexpr float kFavour = 1.0F;
constexpr float kAsParent = 2.0F;

}  // namespace

OwnTree::OwnTree(std::size_t capacity) : capacity_(capacity) { nodes_.reserve(capacity); }

OwnTree::NodeId OwnTree::AddRoot() {
  nodes_.emplace_back();
  return static_cast<NodeId>(nodes_.size() - 1);
}

OwnTree::NodeId OwnTree::Find(NodeId from, Action action) const {
  NodeId child = nodes_[from].first;
  while (child != kNone && nodes_[child].action != action) child = nodes_[child].next;
  return child;
}

OwnTree::NodeId OwnTree::Add(NodeId from, Action action) {
  if (IsFull()) return kNone;
  const auto id = static_cast<NodeId>(nodes_.size());
  nodes_.push_back({.action = action, .next = nodes_[from].first});
  nodes_[from].first = id;
  ++nodes_[from].children;
  return id;
}

OwnTree::NodeId OwnTree::Descend(NodeId from, const ActionList& legal, Action rule, Rng& rng) {
  const Node& node = nodes_[from];
  if (node.visits < kRipe) return kNone;
  const float visits = static_cast<float>(node.visits);
  if (Find(from, rule) == kNone) return Add(from, rule);
  if (node.children < legal.Size() &&
      static_cast<float>(node.children) < 1.0F + kWiden * std::sqrt(visits)) {
    const Action other = legal[rng.Below(static_cast<std::uint32_t>(legal.Size()))];
    const NodeId found = Find(from, other);
    if (found == kNone) return Add(from, other);
  }
  NodeId best = kNone;
  float best_worth = -1;
  for (NodeId child = node.first; child != kNone; child = nodes_[child].next) {
    const Node& c = nodes_[child];
    if (!legal.Has(c.action)) continue;
    const float n = static_cast<float>(c.visits) + 0.5F;
    const float worth = static_cast<float>(c.sum) / n + kExplore * std::sqrt(std::sqrt(visits) / n);
    if (worth > best_worth) {
      best_worth = worth;
      best = child;
    }
  }
  return best;
}

OwnTree::Pick OwnTree::BestGuided(NodeId from, const ActionList& legal) const {
  const Node& node = nodes_[from];
  const float visits = static_cast<float>(node.visits);
  const float mean = static_cast<float>(node.sum) / visits;
  const float favour = kFavour * std::sqrt(visits);
  Pick pick;
  float best_worth = -1;
  for (NodeId child = node.first; child != kNone; child = nodes_[child].next) {
    const Node& c = nodes_[child];
    if (!legal.Has(c.action)) continue;
    ++pick.of;
    const float n = static_cast<float>(c.visits);
    const float worth = (static_cast<float>(c.sum) + kAsParent * mean) / (n + kAsParent) +
                        favour * c.prior / (n + 1.0F);
    if (worth > best_worth) {
      best_worth = worth;
      pick.best = child;
    }
  }
  return pick;
}

void OwnTree::AddGuided(NodeId from, const ActionList& legal, const Priors& priors) {
  for (std::size_t i = 0; i < legal.Size(); ++i) {
    if (Find(from, legal[i]) != kNone) continue;
    const NodeId child = Add(from, legal[i]);
    if (child == kNone) return;
    nodes_[child].prior = priors[i];
  }
}

void OwnTree::Score(NodeId node, float share) {
  ++nodes_[node].visits;
  nodes_[node].sum += share;
}

}  // namespace folsom
