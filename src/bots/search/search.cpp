#include "bots/search/search.h"

#include <algorithm>
#include <cassert>

#include "bots/search/arm.h"
#include "bots/search/meter.h"
#include "bots/search/own_tree.h"
#include "bots/search/path.h"
#include "bots/search/value.h"
#include "neural/policy.h"
#include "rules/play/apply.h"
#include "rules/state/sample.h"
#include "thumb/policy.h"

namespace folsom {
namespace {

constexpr std::uint32_t kFirstLook = 12;    // Worlds in which every action is tried.
constexpr std::uint32_t kStrongRivals = 3;  // Worlds of four in which the others search too.
constexpr float kSoonest = 0.15F;           // Of the budget, before an early end,
constexpr double kClearBy = 4;              // which takes so many standard errors.
constexpr double kPriorWeight = 0.03;       // Of a network's logits, in shares of the win.

// How probable each of `legal` is for `seat` by a network, softened, since networks are surer than
// they should be: nothing is hopeless.
constexpr std::uint32_t kPriorTemperature = 150;
constexpr float kEvenPart = 0.1F;  // Of the probability is shared out evenly.
[[nodiscard]] OwnTree::Priors PriorsByNet(const Network& net, const GameState& s, Seat seat,
                                          const ActionList& legal) {
  constexpr float kWhole = 1U << kShareBits;
  const Verdict verdict = Judge(net, ViewFor(s, seat), legal);
  const ActionShares shares = SharesAt(verdict, legal, kPriorTemperature);
  const float even = kEvenPart / static_cast<float>(legal.Size());
  OwnTree::Priors priors;
  for (std::size_t i = 0; i < legal.Size(); ++i) {
    priors[i] = (1.0F - kEvenPart) * static_cast<float>(shares[i]) / kWhole + even;
  }
  return priors;
}

// How many of `arms` actions are worth going on with when so much is spent.
[[nodiscard]] std::size_t Allowed(std::size_t arms, float spent) {
  const float left = std::max(0.0F, 1.0F - spent);
  const float share = static_cast<float>(arms) * left * left;
  return std::max<std::size_t>(2, static_cast<std::size_t>(share) + 1);
}

// The round whose start ends a playthrough: the next one; but what is kept shows only in the one
// after it, and what is done before the first round in that.
[[nodiscard]] std::uint8_t Horizon(const SeatView& view) {
  return static_cast<std::uint8_t>(view.round +
                                   (view.round == 0 || view.ask == Ask::kKeep ? 2 : 1));
}

class Search {
 public:
  Search(const SeatView& view, const ActionList& legal, const Budget& budget,
         const SearchNets* nets, std::uint64_t seed)
      : view_(view), legal_(legal), nets_(nets), meter_(budget), rng_(seed), dealer_(rng_.Next()) {
    for (std::uint32_t i = 0; i < legal.Size(); ++i) {
      arms_[i].index = i;
      for (std::size_t seat = 0; seat < view.terms.seats; ++seat) tree_.AddRoot();
    }
    if (nets != nullptr) AddBonuses();
  }

  [[nodiscard]] Choice Run() {
    active_ = legal_.Size();
    for (std::uint32_t worlds = 0; worlds == 0 || !meter_.Done(); ++worlds) {
      TryWorld(worlds == 0);
      if (worlds < kFirstLook) continue;
      std::sort(arms_.begin(), arms_.begin() + static_cast<std::ptrdiff_t>(active_));
      const float spent = meter_.Spent();
      active_ = std::min(active_, Allowed(legal_.Size(), spent));
      if (spent > kSoonest && IsClear()) break;
    }
    return Result();
  }

 private:
  // All actions that are still in the running, in one and the same world and with the same luck.
  // The first action of the first world is tried however late it is.
  void TryWorld(bool first) {
    const GameState world = Sample(view_, dealer_);
    Forecast before;
    before.Follow(world, kUsualCare, rng_);
    const std::uint64_t luck = rng_.Next();
    for (std::size_t i = 0; i < active_ && ((first && i == 0) || !meter_.Done()); ++i) {
      Dice dice(luck);
      Rng choices(luck + 1);
      state_ = world;
      forecast_ = before;
      ApplyLegal(state_, view_.viewer, legal_[arms_[i].index], dice);
      arms_[i].Add(PlayOn(arms_[i].index, dice, choices));
      meter_.Count();
    }
  }

  // Each seat decides by its own tree as far as that reaches, then by rule of thumb.
  [[nodiscard]] float PlayOn(std::uint32_t arm, Dice& dice, Rng& rng) {
    GameState& s = state_;
    // Others may be strong or plain: in some worlds they go by rule. Over two rounds they always
    // do, since their trees would take longer to settle than there is time.
    const bool near = Horizon(view_) == view_.round + 1;
    const bool others = near && rng.Below(4) < kStrongRivals;
    for (std::uint32_t i = 0; i < s.terms.seats; ++i) {
      paths_[i].Begin(RootOf(arm, i), others || i == Index(view_.viewer));
    }
    paths_[Index(view_.viewer)].Did(legal_[arm]);
    ActionList legal;
    while (s.phase != Phase::kOver && s.round < Horizon(view_)) {
      const Seat seat = s.pending.First();
      Path& path = paths_[Index(seat)];
      LegalActions(s, seat, legal);
      path.DropOrders(legal);
      const Action action =
          nets_ != nullptr ? DecideGuided(seat, legal, rng) : Decide(seat, legal, rng);
      path.Did(action);
      ApplyLegal(s, seat, action, dice);
    }
    const WinShares shares = nets_ != nullptr ? SharesByNet(nets_->leaf, s) : ExpectedShares(s);
    for (std::size_t i = 0; i < s.terms.seats; ++i) paths_[i].Score(tree_, shares[i]);
    return shares[Index(view_.viewer)];
  }

  [[nodiscard]] Action ByRule(Seat seat, const ActionList& legal, Rng& rng) {
    forecast_.Follow(state_, kUsualCare, rng);
    return ChooseByRule(state_, seat, legal, forecast_, kUsualCare, rng);
  }
  [[nodiscard]] Action Decide(Seat seat, const ActionList& legal, Rng& rng) {
    const Action rule = ByRule(seat, legal, rng);
    return legal.Size() > 1 ? paths_[Index(seat)].Follow(tree_, legal, rule, rng) : rule;
  }
  [[nodiscard]] Action DecideGuided(Seat seat, const ActionList& legal, Rng& rng) {
    if (legal.Size() == 1) return legal[0];
    const auto ask = [&] { return PriorsByNet(nets_->leaf, state_, seat, legal); };
    const Action action = paths_[Index(seat)].FollowGuided(tree_, legal, ask);
    return action == kNoAction ? ByRule(seat, legal, rng) : action;
  }

  // Logits differ from logarithms of probabilities by the same number for all.
  void AddBonuses() {
    const Verdict thought = Judge(nets_->root, view_, legal_);
    constexpr double kOne = 1U << kHeadBits;
    for (std::uint32_t i = 0; i < legal_.Size(); ++i) {
      arms_[i].bonus = kPriorWeight * thought.logits[i] / kOne;
    }
  }

  // Whether the best action is better than the second beyond reasonable doubt: also without the
  // bonus, which is only an opinion.
  [[nodiscard]] bool IsClear() const {
    const double lead =
        std::min(arms_[0].Worth() - arms_[1].Worth(), arms_[0].Mean() - arms_[1].Mean());
    const double variance = arms_[0].Variance() + arms_[1].Variance();
    return lead > 0 && lead * lead > kClearBy * kClearBy * variance;
  }

  [[nodiscard]] Choice Result() {
    std::sort(arms_.begin(), arms_.begin() + static_cast<std::ptrdiff_t>(active_));
    Choice choice;
    choice.action = legal_[arms_[0].index];
    choice.iterations = meter_.Iterations();
    choice.judged = true;
    for (std::size_t i = 0; i < legal_.Size(); ++i) {
      choice.win_share[arms_[i].index] = static_cast<float>(arms_[i].Mean());
    }
    return choice;
  }

  // As the constructor adds them.
  [[nodiscard]] OwnTree::NodeId RootOf(std::uint32_t arm, std::uint32_t seat) const {
    return arm * view_.terms.seats + seat;
  }

  static constexpr std::size_t kTreeNodes = 400'000;
  static_assert(kTreeNodes * OwnTree::kNodeBytes < 16U << 20U);

  const SeatView& view_;
  const ActionList& legal_;
  const SearchNets* nets_;
  Meter meter_;
  Rng rng_;
  Dice dealer_;
  OwnTree tree_{kTreeNodes};
  std::array<Arm, ActionList::kCapacity> arms_;
  std::size_t active_ = 0;
  std::array<Path, kMaxSeats> paths_;
  GameState state_;
  Forecast forecast_;
};

}  // namespace

Choice ChooseSearch(const SeatView& view, const ActionList& legal, const Budget& budget,
                    const SearchNets* nets, std::uint64_t seed) {
  if (legal.Size() == 1) {
    Choice only;
    only.action = legal[0];
    return only;
  }
  assert((budget.iterations == 0) != (budget.ms == 0));
  return Search(view, legal, budget, nets, seed).Run();
}

}  // namespace folsom
