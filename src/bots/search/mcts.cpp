#include "bots/search/mcts.h"

#include <algorithm>
#include <cassert>
#include <chrono>

#include "bots/search/mcts_tree.h"
#include "bots/search/orders.h"
#include "rules/choices/traits.h"
#include "rules/play/apply.h"
#include "rules/state/query.h"
#include "rules/state/sample.h"
#include "rules/state/score.h"

namespace folsom {

namespace {

using MctsClock = std::chrono::steady_clock;

// Deeper the tree does not go; nor do games have many more decisions.
constexpr std::size_t kMctsDepth = 256;

// More would overflow the sums of rewards: a minute of the shortest playouts.
constexpr std::uint32_t kMostIterations = 50'000'000;
static_assert(std::uint64_t{kMostIterations} * kMctsWin <= 0xFFFFFFFFU);

// What another seat's face-down card looks like.
constexpr Action kSomeCardDown = Action::Of(ActionKind::kPlayDown);

// More nodes than such a search can fill, as far as there is room.
[[nodiscard]] std::size_t RoomFor(const Budget& budget) {
  constexpr std::size_t kPerMs = 2000;
  return budget.ms == 0 ? budget.iterations : kPerMs * budget.ms;
}

class MctsSearch {
 public:
  MctsSearch(const SeatView& view, std::size_t nodes, std::uint64_t seed)
      : view_(view), tree_(nodes), dice_(seed), rng_(seed ^ 0xBB67AE8584CAA73BULL) {}

  void Iterate() {
    GameState state = Sample(view_, dice_);
    depth_ = 0;
    last_ = kNoAction;
    Descend(state);
    PlayOut(state, dice_, rng_);
    Credit(state);
  }

  [[nodiscard]] const MctsNode* NodeOf(Action action) const {
    return tree_.AtRoot(view_.viewer, action);
  }

 private:
  // From the root through the tree and out of it, by one new node.
  void Descend(GameState& state) {
    std::uint32_t node = MctsTree::kRoot;
    Seat seat = view_.viewer;  // At the root also where other seats have yet to commit.
    while (depth_ < kMctsDepth) {
      if (seat != view_.viewer && TraitsOf(state.ask).together) {
        ApplyLegal(state, seat, UniformAction(state, seat, rng_), dice_);
      } else {
        const MctsTree::Pick pick = Follow(state, seat, node);
        if (pick.child != MctsTree::kRoot) path_[depth_++] = pick.child;
        if (pick.is_new) return;
        node = pick.child;
      }
      if (state.phase == Phase::kOver) return;
      seat = state.pending.First();
    }
  }

  MctsTree::Pick Follow(GameState& state, Seat seat, std::uint32_t node) {
    LegalActions(state, seat, legal_);
    if (seat == view_.viewer) DropOtherOrders(last_, legal_);
    const bool down = state.phase == Phase::kPlanning && TurnHides(state, seat);
    for (std::size_t i = 0; i < legal_.Size(); ++i) ways_[i] = WayOf(legal_[i], seat, down);
    const MctsTree::Pick pick = tree_.Descend(node, seat, {ways_.data(), legal_.Size()}, rng_);
    const Action action = ActionOf(pick.way);
    if (seat == view_.viewer) last_ = action;
    ApplyLegal(state, seat, action, dice_);
    return pick;
  }

  // What the viewer sees of an action.
  [[nodiscard]] Action WayOf(Action action, Seat seat, bool down) const {
    if (seat == view_.viewer) return action;
    const bool hides = LiesFaceDown(action, down);
    return hides ? kSomeCardDown : action;
  }

  // One of the legal actions that look like `way`, uniformly.
  [[nodiscard]] Action ActionOf(Action way) {
    std::uint32_t alike = 0;
    Action action = way;
    for (std::size_t i = 0; i < legal_.Size(); ++i) {
      if (ways_[i] == way && (++alike == 1 || rng_.Below(alike) == 0)) action = legal_[i];
    }
    return action;
  }

  void Credit(const GameState& end) {
    const SeatMask winners = ScoreOf(end).winners;
    if (winners.Empty()) return CreditAll(winners, 0);
    const auto count = static_cast<std::uint32_t>(winners.Count());
    CreditAll(winners, kMctsWin * (end.terms.teams ? 2U : 1U) / count);
  }
  void CreditAll(SeatMask winners, std::uint32_t win) {
    for (std::size_t i = 0; i < depth_; ++i) tree_.Credit(path_[i], winners, win);
  }

  const SeatView& view_;
  MctsTree tree_;
  Dice dice_;
  Rng rng_;
  ActionList legal_;
  std::array<Action, ActionList::kCapacity> ways_;
  std::array<std::uint32_t, kMctsDepth> path_;
  std::size_t depth_ = 0;
  Action last_ = kNoAction;  // The viewer's, in this iteration.
};

// The most visited action; of equals the better, then the first.
void Conclude(const MctsSearch& search, const ActionList& legal, Choice& choice) {
  std::uint32_t most = 0;
  std::uint32_t best = 0;
  for (std::size_t i = 0; i < legal.Size(); ++i) {
    const MctsNode* node = search.NodeOf(legal[i]);
    if (node == nullptr) continue;
    choice.win_share[i] =
        static_cast<float>(node->reward) / static_cast<float>(node->visits * kMctsWin);
    if (node->visits < most || (node->visits == most && node->reward <= best)) continue;
    most = node->visits;
    best = node->reward;
    choice.action = legal[i];
  }
}

}  // namespace

Choice ChooseMcts(const SeatView& view, const ActionList& legal, const Budget& budget,
                  std::uint64_t seed) {
  assert(!legal.Empty() && (budget.iterations == 0) != (budget.ms == 0));
  const auto end = MctsClock::now() + std::chrono::milliseconds(budget.ms);
  Choice choice;
  choice.action = legal[0];
  if (legal.Size() == 1) return choice;

  MctsSearch search(view, RoomFor(budget), seed);
  const std::uint32_t most =
      budget.ms == 0 ? std::min(budget.iterations, kMostIterations) : kMostIterations;
  do {
    search.Iterate();
    ++choice.iterations;
  } while (choice.iterations < most && (budget.ms == 0 || MctsClock::now() < end));
  choice.judged = true;
  Conclude(search, legal, choice);
  return choice;
}

}  // namespace folsom
