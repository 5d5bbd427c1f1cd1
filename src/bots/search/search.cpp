#include "bots/search/search.h"

#include <algorithm>

#include "bots/search/arm.h"
#include "bots/search/meter.h"
#include "bots/search/policy_play.h"
#include "bots/search/tree_play.h"
#include "neural/policy.h"
#include "rules/play/apply.h"
#include "rules/state/sample.h"

namespace folsom {
namespace {

constexpr float kSoonest = 0.15F;  // Of the budget, before an early end,
constexpr double kClearBy = 4;     // which takes so many standard errors, whatever the prior.
constexpr double kBeatenBy = 2.5;  // So many, and an action is given up.

// How many of `arms` actions are worth going on with when so much is spent.
[[nodiscard]] std::size_t Allowed(std::size_t arms, float spent) {
  const float left = std::max(0.0F, 1.0F - spent);
  const float share = static_cast<float>(arms) * left * left;
  return std::max<std::size_t>(2, static_cast<std::size_t>(share) + 1);
}

using Arms = std::array<Arm, ActionList::kCapacity>;

// Logits differ from logarithms of probabilities by the same number for all.
void PutPriors(const Network& network, const SeatView& view, const ActionList& legal, Arms& arms) {
  const Verdict thought = Judge(network, view, legal);
  const auto first = thought.logits.begin();
  const auto top = *std::max_element(first, first + static_cast<std::ptrdiff_t>(legal.Size()));
  constexpr double kOne = 1U << kHeadBits;
  for (std::uint32_t i = 0; i < legal.Size(); ++i) arms[i].prior = (thought.logits[i] - top) / kOne;
}

// `Play` plays worlds on (policy_play.h, tree_play.h).
template <typename Play>
class Search {
 public:
  // `arms` as far as they are known before the search.
  Search(const SeatView& view, const ActionList& legal, Meter& meter, const Arms& arms, Play& play,
         std::uint64_t seed)
      : view_(view),
        legal_(legal),
        meter_(meter),
        arms_(arms),
        play_(play),
        rng_(seed),
        dealer_(rng_.Next()) {
    for (std::uint32_t i = 0; i < legal.Size(); ++i) arms_[i].index = i;
  }

  [[nodiscard]] Choice Run() {
    active_ = legal_.Size();
    Sort();
    for (std::uint32_t worlds = 0; worlds == 0 || !meter_.Done(); ++worlds) {
      TryWorld(worlds == 0);
      if (worlds < Play::kFirstLook) continue;
      Sort();
      const float spent = meter_.Spent();
      active_ = std::min(active_, Allowed(legal_.Size(), spent));
      while (play_.GivesUp() && active_ > 2 &&
             arms_[0].Beats(arms_[active_ - 1], kBeatenBy, Arm::kPrior))
        --active_;
      if (spent > kSoonest && arms_[0].Beats(arms_[1], kClearBy, 0)) break;
    }
    return Result();
  }

 private:
  // Those that are still in the running, the best first.
  void Sort() { std::sort(arms_.begin(), arms_.begin() + static_cast<std::ptrdiff_t>(active_)); }

  // All actions that are still in the running, in one and the same world and with the same luck.
  // The first action of the first world is tried however late it is.
  void TryWorld(bool first) {
    const GameState world = Sample(view_, dealer_);
    play_.Enter(world, rng_);
    const std::uint64_t luck = rng_.Next();
    for (std::size_t i = 0; i < active_ && ((first && i == 0) || !meter_.Done()); ++i) {
      Dice dice(luck);
      Rng choices(luck + 1);
      state_ = world;
      ApplyLegal(state_, view_.viewer, legal_[arms_[i].index], dice);
      arms_[i].Add(play_.Share(arms_[i].index, state_, dice, choices));
      meter_.Count();
    }
  }

  [[nodiscard]] Choice Result() {
    Sort();
    Choice choice;
    choice.action = legal_[arms_[0].index];
    choice.iterations = meter_.Iterations();
    choice.judged = true;
    for (std::size_t i = 0; i < legal_.Size(); ++i) {
      choice.win_share[arms_[i].index] = static_cast<float>(arms_[i].Mean());
    }
    return choice;
  }

  const SeatView& view_;
  const ActionList& legal_;
  Meter& meter_;
  Arms arms_;
  Play& play_;
  Rng rng_;
  Dice dealer_;
  std::size_t active_ = 0;
  GameState state_;
};

[[nodiscard]] Choice Only(const ActionList& legal) {
  Choice only;
  only.action = legal[0];
  return only;
}

}  // namespace

Choice ChooseSearch(const SeatView& view, const ActionList& legal, const Budget& budget,
                    const SearchNets* nets, std::uint64_t seed) {
  if (legal.Size() == 1) return Only(legal);
  Meter meter(budget);
  Arms arms;
  if (nets != nullptr) PutPriors(nets->root, view, legal, arms);
  TreePlay play(view, legal, nets != nullptr ? &nets->inner : nullptr);
  return Search(view, legal, meter, arms, play, seed).Run();
}

Choice ChooseByPolicyPlay(const SeatView& view, const ActionList& legal, const Budget& budget,
                          const SearchNets& nets, std::uint64_t seed) {
  if (legal.Size() == 1) return Only(legal);
  Meter meter(budget);
  Arms arms;
  PutPriors(nets.root, view, legal, arms);
  PolicyPlay play(view, nets.inner);
  return Search(view, legal, meter, arms, play, seed).Run();
}

}  // namespace folsom
