#include "bots/search/mcts_tree.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace folsom {

namespace {

constexpr float kExploration = 0.7F;  // As in the paper, for rewards from 0 to 1.

// Natural logarithms of 1 + i / 256, by the series of 2 artanh: the same numbers everywhere.
consteval std::array<float, 256> MakeMantissaLogs() {
  std::array<float, 256> logs{};
  for (std::size_t i = 0; i < logs.size(); ++i) {
    const double x = static_cast<double>(i) / (512.0 + static_cast<double>(i));
    double power = x;
    double sum = 0;
    for (int k = 1; k < 40; k += 2) {
      sum += power / k;
      power *= x * x;
    }
    logs[i] = static_cast<float>(2 * sum);
  }
  return logs;
}
constexpr std::array<float, 256> kMantissaLogs = MakeMantissaLogs();

// ln n, at most 0.004 too small. Precondition: n > 0.
[[nodiscard]] float LogOfCount(std::uint32_t n) {
  constexpr float kLog2 = 0.693147181F;
  const int shift = std::countl_zero(n);
  const std::uint32_t mantissa = (n << shift) >> 23U & 0xFFU;
  return static_cast<float>(31 - shift) * kLog2 + kMantissaLogs[mantissa];
}

[[nodiscard]] float UpperBound(const MctsNode& node) {
  const float each = 1.0F / static_cast<float>(node.visits);
  const float mean = static_cast<float>(node.reward) * (1.0F / kMctsWin) * each;
  return mean + kExploration * std::sqrt(LogOfCount(node.available) * each);
}

// A set of actions.
class WaySet {
 public:
  // False if it was in already.
  bool Add(Action way) {
    std::uint64_t& word = words_[way.id / 64U];
    const std::uint64_t bit = std::uint64_t{1} << (way.id % 64U);
    const bool is_new = (word & bit) == 0;
    word |= bit;
    return is_new;
  }
  // Whether it was in.
  bool Take(Action way) {
    std::uint64_t& word = words_[way.id / 64U];
    const std::uint64_t bit = std::uint64_t{1} << (way.id % 64U);
    const bool had = (word & bit) != 0;
    word &= ~bit;
    return had;
  }

 private:
  std::array<std::uint64_t, (kActions + 63U) / 64U> words_{};
};

}  // namespace

MctsTree::MctsTree(std::size_t nodes) : room_(std::min(nodes, kMostNodes) + 1) {
  nodes_.reserve(room_);
  nodes_.emplace_back();
}

MctsTree::Pick MctsTree::Descend(std::uint32_t parent, Seat seat, std::span<const Action> ways,
                                 Rng& rng) {
  WaySet untried;
  std::uint32_t left = 0;
  for (const Action way : ways) left += untried.Add(way) ? 1U : 0U;
  std::uint32_t best = kRoot;
  float best_bound = -1;
  for (std::uint32_t at = nodes_[parent].first_child; at != 0; at = nodes_[at].next) {
    MctsNode& child = nodes_[at];
    if (child.seat != seat || !untried.Take(child.way)) continue;
    --left;
    ++child.available;
    const float bound = UpperBound(child);
    if (bound > best_bound) {
      best_bound = bound;
      best = at;
    }
  }
  if (left == 0) return {.way = nodes_[best].way, .child = best, .is_new = false};

  std::uint32_t nth = rng.Below(left);
  Action way;
  for (std::size_t i = 0;; ++i) {
    way = ways[i];
    if (untried.Take(way) && nth-- == 0) break;
  }
  if (nodes_.size() == room_) return {.way = way, .child = kRoot, .is_new = true};
  const auto child = static_cast<std::uint32_t>(nodes_.size());
  nodes_.push_back({.first_child = 0,
                    .next = nodes_[parent].first_child,
                    .visits = 0,
                    .available = 1,
                    .reward = 0,
                    .way = way,
                    .seat = seat});
  nodes_[parent].first_child = child;
  return {.way = way, .child = child, .is_new = true};
}

const MctsNode* MctsTree::AtRoot(Seat seat, Action way) const {
  for (std::uint32_t at = nodes_[kRoot].first_child; at != 0; at = nodes_[at].next) {
    if (nodes_[at].seat == seat && nodes_[at].way == way) return &nodes_[at];
  }
  return nullptr;
}

}  // namespace folsom
