// Worlds played on by a network.
#include "bots/search/policy_play.h"

#include <gtest/gtest.h>

#include <set>

#include "bots/bot_table.h"
#include "bots/search/horizon.h"
#include "bots/search/value.h"
#include "neural/nets.h"

namespace folsom {
namespace {

// The first decision of a round that has the given number.
[[nodiscard]] GameState StartOfRound(const Config& config, std::uint8_t round) {
  RandomGame play(config, 5);
  while (play.state.round < round) play.Step();
  return play.state;
}

TEST(PolicyPlay, StopsAtTheHorizonAndJudgesThere) {
  const Network& network = *FindNet(NetId::kSmall);
  for (const Config& config : FirstOfEachFamily()) {
    GameState s = StartOfRound(config, 2);
    const SeatView view = ViewFor(s, s.pending.First());
    PolicyPlay play(view, network);
    Dice dice(1);
    Rng rng(2);
    const float share = play.Share(0, s, dice, rng);
    EXPECT_EQ(s.round, HorizonOf(view));
    EXPECT_EQ(share, SharesByNet(network, s)[Index(view.viewer)]);
  }
}

TEST(PolicyPlay, FollowsFromTheLuckAlone) {
  const Network& network = *FindNet(NetId::kSmall);
  const GameState start = StartOfRound({}, 3);
  const SeatView view = ViewFor(start, start.pending.First());
  PolicyPlay play(view, network);
  const auto share = [&](std::uint64_t luck) {
    GameState s = start;
    Dice dice(luck);
    Rng rng(luck);
    return play.Share(0, s, dice, rng);
  };
  std::set<float> shares;
  for (std::uint64_t luck = 0; luck < 20; ++luck) {
    const float once = share(luck);
    EXPECT_EQ(once, share(luck));
    shares.insert(once);
  }
  EXPECT_GT(shares.size(), 10U) << "worlds go different ways";
}

// In the last round somebody has won.
TEST(PolicyPlay, GoesToTheEndInTheLastRound) {
  GameState s = StartOfRound({}, kRounds);
  const SeatView view = ViewFor(s, s.pending.First());
  Dice dice(1);
  Rng rng(2);
  (void)PolicyPlay(view, *FindNet(NetId::kSmall)).Share(0, s, dice, rng);
  EXPECT_EQ(s.phase, Phase::kOver);
}

}  // namespace
}  // namespace folsom
