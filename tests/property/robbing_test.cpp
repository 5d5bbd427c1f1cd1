// Stealin' resolved by itself (AdvanceRobbing, ApplyRobbing) is the Stealin' of the whole game.

#include <gtest/gtest.h>

#include "support/random_game.h"

namespace folsom {
namespace {

// Takes the same choices through both ways, and lets the game go on after the pile.
void CompareRobbing(const GameState& start, std::uint64_t seed) {
  GameState whole = start;
  GameState alone = start;
  Dice whole_dice(seed);
  Dice alone_dice(seed);
  Rng rng(seed + 1);
  while (whole.phase == Phase::kRobbing) {
    ASSERT_EQ(alone, whole);
    const Seat seat = whole.pending.First();
    const Action action = AnyAction(LegalList(whole, seat), rng);
    ApplyLegal(whole, seat, action, whole_dice);
    ApplyRobbing(alone, seat, action, alone_dice);
  }
  ASSERT_EQ(alone.phase, Phase::kEvent);
  EXPECT_EQ(alone.pile_size, 0);
  EXPECT_TRUE(alone.pending.Empty());
  Advance(alone, alone_dice);
  EXPECT_EQ(alone, whole);
}

class RobbingProperties : public testing::TestWithParam<Config> {};

TEST_P(RobbingProperties, StopsWhenThePileIsDone) {
  const std::size_t games = GamesPerConfig(5);
  std::size_t compared = 0;
  for (std::uint64_t seed = 0; seed < games; ++seed) {
    RandomGame game(GetParam(), seed);
    Phase before = Phase::kCasting;
    for (; !game.Over(); game.Step()) {
      if (game.state.phase == Phase::kRobbing && before != Phase::kRobbing) {
        CompareRobbing(game.state, seed);
        ++compared;
      }
      before = game.state.phase;
    }
  }
  EXPECT_GT(compared, games);
}

INSTANTIATE_TEST_SUITE_P(AllConfigs, RobbingProperties, testing::ValuesIn(AllConfigs()),
                         [](const auto& config) { return NameOf(config.param); });

}  // namespace
}  // namespace folsom
