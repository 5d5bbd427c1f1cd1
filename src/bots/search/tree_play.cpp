#include "bots/search/tree_play.h"

#include "bots/search/horizon.h"
#include "bots/search/value.h"
#include "neural/policy.h"
#include "rules/play/apply.h"
#include "thumb/policy.h"

namespace folsom {
namespace {

constexpr std::uint32_t kStrongRivals = 3;  // Worlds of four in which the others search too.

// How probable each of `legal` is for `seat` by a network, softened, since networks are surer than
// they should be: nothing is hopeless.
constexpr std::uint32_t kGuideTemperature = 150;
constexpr float kEvenPart = 0.1F;  // Of the probability is shared out evenly.
[[nodiscard]] OwnTree::Priors PriorsByNet(const Network& network, const GameState& s, Seat seat,
                                          const ActionList& legal) {
  constexpr float kWhole = 1U << kShareBits;
  const Verdict verdict = Judge(network, ViewFor(s, seat), legal);
  const ActionShares shares = SharesAt(verdict, legal, kGuideTemperature);
  const float even = kEvenPart / static_cast<float>(legal.Size());
  OwnTree::Priors priors;
  for (std::size_t i = 0; i < legal.Size(); ++i) {
    priors[i] = (1.0F - kEvenPart) * static_cast<float>(shares[i]) / kWhole + even;
  }
  return priors;
}

}  // namespace

TreePlay::TreePlay(const SeatView& view, const ActionList& legal, const Network* network)
    : view_(view), legal_(legal), network_(network) {
  for (std::size_t i = 0; i < legal.Size() * view.terms.seats; ++i) tree_.AddRoot();
}

void TreePlay::Enter(const GameState& world, Rng& rng) {
  before_ = {};
  before_.Follow(world, kUsualCare, rng);
}

float TreePlay::Share(std::uint32_t arm, GameState& s, Dice& dice, Rng& rng) {
  forecast_ = before_;
  // Others may be strong or plain: in some worlds they go by rule. Over two rounds they always
  // do, since their trees would take longer to settle than there is time.
  const bool near = HorizonOf(view_) == view_.round + 1;
  const bool others = near && rng.Below(4) < kStrongRivals;
  for (std::uint32_t i = 0; i < s.terms.seats; ++i) {
    paths_[i].Begin(RootOf(arm, i), others || i == Index(view_.viewer));
  }
  paths_[Index(view_.viewer)].Did(legal_[arm]);
  ActionList legal;
  while (s.phase != Phase::kOver && s.round < HorizonOf(view_)) {
    const Seat seat = s.pending.First();
    Path& path = paths_[Index(seat)];
    LegalActions(s, seat, legal);
    path.DropOrders(legal);
    const Action action = Decide(s, seat, legal, rng);
    path.Did(action);
    ApplyLegal(s, seat, action, dice);
  }
  const WinShares shares = network_ != nullptr ? SharesByNet(*network_, s) : ExpectedShares(s);
  for (std::size_t i = 0; i < s.terms.seats; ++i) paths_[i].Score(tree_, shares[i]);
  return shares[Index(view_.viewer)];
}

Action TreePlay::Decide(const GameState& s, Seat seat, const ActionList& legal, Rng& rng) {
  if (network_ != nullptr) return ByGuidedTree(s, seat, legal, rng);
  const Action rule = ByRule(s, seat, legal, rng);
  return legal.Size() > 1 ? paths_[Index(seat)].Follow(tree_, legal, rule, rng) : rule;
}

Action TreePlay::ByRule(const GameState& s, Seat seat, const ActionList& legal, Rng& rng) {
  forecast_.Follow(s, kUsualCare, rng);
  return ChooseByRule(s, seat, legal, forecast_, kUsualCare, rng);
}

// The rule of thumb is asked only where the tree ends: it costs as much as a step of the game.
Action TreePlay::ByGuidedTree(const GameState& s, Seat seat, const ActionList& legal, Rng& rng) {
  if (legal.Size() == 1) return legal[0];
  const auto ask = [&] { return PriorsByNet(*network_, s, seat, legal); };
  const Action action = paths_[Index(seat)].FollowGuided(tree_, legal, ask);
  return action == kNoAction ? ByRule(s, seat, legal, rng) : action;
}

}  // namespace folsom
