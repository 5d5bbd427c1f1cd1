// What is made of a network's heads: the best action, random ones, who will win.
#include "neural/policy.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numeric>

#include "features/relative_actions.h"
#include "neural/fixed_point.h"
#include "neural/heads.h"
#include "neural/random_weights.h"
#include "support/random_game.h"

namespace folsom {
namespace {

constexpr double kShareOne = 1 << kShareBits;
constexpr double kLogitOne = 1 << kHeadBits;

TEST(FixedPoint, RootsAreRoundedDown) {
  for (const std::uint64_t root :
       {1ULL, 2ULL, 3ULL, 1000ULL, 16384ULL, 2147483904ULL, 4294967295ULL}) {
    EXPECT_EQ(neural::RootOf(root * root), root);
    EXPECT_EQ(neural::RootOf(root * root + root), root);
    EXPECT_EQ(neural::RootOf(root * root - 1), root - 1);
  }
  EXPECT_EQ(neural::RootOf(0), 0U);
  EXPECT_EQ(neural::RootOf(~std::uint64_t{0}), 4294967295ULL);
}

TEST(FixedPoint, PowersAreNearTheTruth) {
  EXPECT_EQ(neural::PowerOf(0), 1 << kShareBits);
  std::int64_t last = neural::PowerOf(0);
  for (std::int64_t below = 0; below < 200'000; below += 7) {
    const std::int64_t power = neural::PowerOf(below);
    ASSERT_NEAR(static_cast<double>(power),
                kShareOne * std::exp(-static_cast<double>(below) / kLogitOne), 16)
        << below;
    ASSERT_LE(power, last + 16) << below;
    last = power;
  }
  EXPECT_EQ(neural::PowerOf(std::int64_t{1} << 40), 0);
}

// Draw, and some cards.
[[nodiscard]] ActionList FiveActions() {
  ActionList legal;
  legal.Add(act::kDraw);
  for (std::size_t i = 0; i < 4; ++i) legal.Add(Action::Of(ActionKind::kPlay, i));
  return legal;
}

TEST(Policy, BestIsTheFirstOfTheLargest) {
  const ActionList legal = FiveActions();
  Verdict verdict{};
  EXPECT_EQ(BestAction(verdict, legal), legal[0]);
  verdict.logits = {-9, -7, -5, -5, -6, 100};
  EXPECT_EQ(BestAction(verdict, legal), legal[2]) << "what lies behind does not count";
}

TEST(Policy, SharesFollowTheTemperature) {
  const ActionList legal = FiveActions();
  Verdict verdict{};
  verdict.logits = {0, 4096, 8192, -4096, 8192};
  for (const std::uint32_t percent : {1U, 50U, 100U, 300U, 10'000U}) {
    const ActionShares shares = SharesAt(verdict, legal, percent);
    double sum = 0;
    for (std::size_t i = 0; i < 5; ++i) {
      sum += std::exp(verdict.logits[i] / kLogitOne * 100 / percent);
    }
    for (std::size_t i = 0; i < 5; ++i) {
      const double exact = std::exp(verdict.logits[i] / kLogitOne * 100 / percent) / sum;
      EXPECT_NEAR(shares[i] / kShareOne, exact, 0.001) << percent << " % action " << i;
    }
  }
}

TEST(Policy, DrawsAsOftenAsItSays) {
  const ActionList legal = FiveActions();
  Verdict verdict{};
  verdict.logits = {0, 4096, 6000, -4096, -100'000};
  const ActionShares shares = SharesAt(verdict, legal, 100);
  constexpr std::size_t kDraws = 100'000;
  std::array<double, 5> drawn{};
  Rng rng(8);
  for (std::size_t i = 0; i < kDraws; ++i) {
    const Action action = DrawAction(verdict, legal, 100, rng);
    ++drawn[action == act::kDraw ? 0 : action.Param() + 1U];
  }
  for (std::size_t i = 0; i < 5; ++i) {
    const double share = shares[i] / kShareOne;
    const double deviation = std::sqrt(share * (1 - share) / kDraws);
    EXPECT_NEAR(drawn[i] / kDraws, share, 5 * deviation + 0.0001) << "action " << i;
  }
  EXPECT_EQ(drawn[4], 0);
}

class Verdicts : public testing::TestWithParam<Config> {};

TEST_P(Verdicts, AreTheHeadsOfTheLegalActionsAndSeats) {
  const Network network(RandomWeights(64, 2, 31));
  RandomGame game(Varied(GetParam(), 1), 32);
  for (; !game.Over(); game.Skip(5)) {
    const Seat seat = game.state.pending.First();
    const SeatView view = ViewFor(game.state, seat);
    const ActionList legal = LegalList(game.state, seat);
    const Verdict verdict = Judge(network, view, legal);
    const Network::Thought thought = network.Think(SightOf(view));
    const RelativeActions relative(view);
    for (std::size_t i = 0; i < legal.Size(); ++i) {
      ASSERT_EQ(verdict.logits[i], network.Head(thought, relative.Of(legal[i])));
    }
    ASSERT_EQ(verdict.win_shares, Judge(network, view, ActionList{}).win_shares)
        << "the actions do not count";
    const auto& shares = verdict.win_shares;
    ASSERT_NEAR(std::accumulate(shares.begin(), shares.end(), 0.0), kShareOne, kMaxSeats);
    for (std::size_t i = view.terms.seats; i < kMaxSeats; ++i) ASSERT_EQ(shares[i], 0U);
  }
}

INSTANTIATE_TEST_SUITE_P(All, Verdicts, testing::ValuesIn(AllConfigs()),
                         [](const auto& tested) { return NameOf(tested.param); });

// The viewer's share goes to the viewer's seat.
TEST(Verdict, CountsSeatsFromTheViewer) {
  Weights weights = RandomWeights(32, 1, 41);
  std::fill(weights.head.weights.begin(), weights.head.weights.end(), std::int8_t{0});
  std::fill(weights.head.biases.begin(), weights.head.biases.end(), 0);
  weights.head.biases[kFirstShareHead] = 1 << kHeadBits;
  weights.head.biases[kFirstShareHead + 1] = 2 << kHeadBits;
  const Network network(weights);
  const RandomGame game(Config{}, 4);
  ASSERT_EQ(game.state.terms.seats, 4);
  for (const Seat seat : SeatMask::FirstN(4)) {
    const Verdict verdict = Judge(network, ViewFor(game.state, seat), ActionList{});
    const auto share_of = [&](std::size_t further) {
      return verdict.win_shares[(Index(seat) + further) % 4] / kShareOne;
    };
    EXPECT_NEAR(share_of(1) / share_of(0), std::exp(1.0), 0.01);
    EXPECT_NEAR(share_of(0) / share_of(2), std::exp(1.0), 0.01);
    EXPECT_EQ(share_of(2), share_of(3));
  }
}

}  // namespace
}  // namespace folsom
