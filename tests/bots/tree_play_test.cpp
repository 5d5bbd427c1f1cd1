// Worlds played on by trees that a network guides.
#include "bots/search/tree_play.h"

#include <gtest/gtest.h>

#include <vector>

#include "bots/bot_table.h"
#include "bots/search/horizon.h"
#include "bots/search/value.h"
#include "neural/nets.h"
#include "rules/play/apply.h"

namespace folsom {
namespace {

// A decision with a choice in the second round.
struct SecondRound {
  explicit SecondRound(const Config& config) {
    RandomGame play(config, 5);
    while (play.state.round < 2 || legal.Size() < 2) {
      play.Step();
      LegalActions(play.state, play.state.pending.First(), legal);
    }
    state = play.state;
    view = ViewFor(state, state.pending.First());
  }

  // What the first action wins in so many playthroughs, one after another.
  [[nodiscard]] std::vector<float> Shares(const Network* network, std::size_t times) const {
    TreePlay play(view, legal, network);
    Rng rng(1);
    play.Enter(state, rng);
    std::vector<float> shares;
    for (std::uint64_t luck = 0; luck < times; ++luck) {
      GameState s = state;
      Dice dice(luck);
      Rng choices(luck);
      ApplyLegal(s, view.viewer, legal[0], dice);
      shares.push_back(play.Share(0, s, dice, choices));
      EXPECT_TRUE(s.phase == Phase::kOver || s.round == HorizonOf(view));
      if (network == nullptr) continue;
      EXPECT_EQ(shares.back(), SharesByNet(*network, s)[Index(view.viewer)]);
    }
    return shares;
  }

  GameState state;
  SeatView view;
  ActionList legal;
};

TEST(TreePlay, GoesToTheHorizonWhereTheNetworkJudges) {
  for (const Config& config : FirstOfEachFamily()) {
    EXPECT_EQ(SecondRound(config).Shares(FindNet(NetId::kSmall), 30).size(), 30U);
  }
}

TEST(TreePlay, FollowsFromItsLuckAndWhatItHasSeen) {
  const SecondRound start({});
  const Network* const network = FindNet(NetId::kSmall);
  EXPECT_EQ(start.Shares(network, 60), start.Shares(network, 60));
}

TEST(TreePlay, IsAnotherOneWithoutANetwork) {
  const SecondRound start({});
  EXPECT_NE(start.Shares(nullptr, 30), start.Shares(FindNet(NetId::kSmall), 30));
}

TEST(TreePlay, GivesUpEarlyOnlyWithANetwork) {
  const SecondRound start({});
  EXPECT_FALSE(TreePlay(start.view, start.legal, nullptr).GivesUp());
  EXPECT_TRUE(TreePlay(start.view, start.legal, FindNet(NetId::kSmall)).GivesUp());
}

}  // namespace
}  // namespace folsom
