// The fitted value: shares of a win.

#include "bots/search/value.h"

#include <gtest/gtest.h>

#include "bots/random.h"
#include "rules/state/score.h"
#include "support/random_game.h"

namespace folsom {
namespace {

// One share for each side: of partners the A's.
[[nodiscard]] float SumOverSides(const GameState& s, const WinShares& shares) {
  float sum = 0;
  for (std::size_t i = 0; i < s.terms.seats; i += s.terms.teams ? 2 : 1) sum += shares[i];
  return sum;
}

[[nodiscard]] GameState AtRound(const Config& config, std::uint8_t round) {
  RandomGame game(config, 5);
  while (game.state.round < round) game.Step();
  return game.state;
}

class ValueOfAll : public testing::TestWithParam<Config> {};

TEST_P(ValueOfAll, SharesOfTheSidesAddUpToOne) {
  for (std::uint8_t round = 1; round <= kRounds; ++round) {
    const GameState s = AtRound(GetParam(), round);
    const WinShares shares = ExpectedShares(s);
    EXPECT_NEAR(SumOverSides(s, shares), 1.0F, 1e-4F);
    for (std::size_t i = 0; i < s.terms.seats; ++i) {
      EXPECT_GE(shares[i], 0.0F);
      if (s.terms.teams) {
        EXPECT_EQ(shares[i], shares[i ^ 1U]);
      }
    }
    for (std::size_t i = s.terms.seats; i < kMaxSeats; ++i) EXPECT_EQ(shares[i], 0.0F);
  }
}

INSTANTIATE_TEST_SUITE_P(AllConfigs, ValueOfAll, testing::ValuesIn(AllConfigs()),
                         [](const auto& config) { return NameOf(config.param); });

TEST(Value, OfAFinishedGameIsItsResult) {
  const PlayedGame game = PlayRandomGame(Config{}, 3);
  const WinShares shares = ExpectedShares(game.state);
  const SeatMask winners = ScoreOf(game.state).winners;
  for (std::size_t i = 0; i < 4; ++i) {
    const float due = 1.0F / static_cast<float>(winners.Count());
    EXPECT_EQ(shares[i], winners.Has(static_cast<Seat>(i)) ? due : 0.0F);
  }
}

TEST(Value, MoreMoneyIsBetterAndABulletWorse) {
  const GameState s = AtRound(Config{}, 4);
  for (std::size_t i = 0; i < kMaxBandits; ++i) {
    const Seat seat = s.bandits[i].owner;
    if (seat == kNoSeat) continue;
    GameState richer = s;
    ++richer.bandits[i].jewels;
    EXPECT_GT(ExpectedShares(richer)[Index(seat)], ExpectedShares(s)[Index(seat)]);
    GameState hit = s;
    hit.At(seat).received += std::uint64_t{1} << (8 * Index(kNeutral));
    EXPECT_LT(ExpectedShares(hit)[Index(seat)], ExpectedShares(s)[Index(seat)]);
  }
}

}  // namespace
}  // namespace folsom
