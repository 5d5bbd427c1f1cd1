// Intervals, the sequential test and ratings, against values known from elsewhere.
#include <gtest/gtest.h>

#include <cmath>

#include "arena/figures/estimate.h"
#include "arena/figures/rating.h"
#include "arena/figures/sprt.h"
#include "arena/play/thinking.h"
#include "rules/pieces/dice.h"

namespace folsom {
namespace {

TEST(Intervals, WilsonsPublishedExamples) {
  // Newcombe (1998), table I, method 3: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
  const Estimate a = ShareOf(81, 263);
  EXPECT_NEAR(a.low, 0.2553, 5e-5);
  EXPECT_NEAR(a.high, 0.3662, 5e-5);
  const Estimate b = ShareOf(15, 148);
  EXPECT_NEAR(b.low, 0.0624, 5e-5);
  EXPECT_NEAR(b.high, 0.1605, 5e-5);
  const Estimate c = ShareOf(0, 20);
  EXPECT_EQ(c.low, 0);
  EXPECT_NEAR(c.high, 0.1611, 5e-5);
  const Estimate d = ShareOf(1, 29);
  EXPECT_NEAR(d.low, 0.0061, 5e-5);
  EXPECT_NEAR(d.high, 0.1718, 5e-5);
}

TEST(Intervals, AreSaneAtTheEnds) {
  const Estimate all = ShareOf(20, 20);
  EXPECT_EQ(all.high, 1);
  EXPECT_NEAR(all.low, 1 - 0.1611, 5e-5);
  const Estimate none = ShareOf(0, 0);
  EXPECT_EQ(none.low, 0);
  EXPECT_EQ(none.high, 1);
  const std::vector<BlockShare> won(25, {4, 4});
  const Estimate blocks = ShareOfBlocks(won, 100);
  EXPECT_EQ(blocks.high, 1);
  EXPECT_NEAR(blocks.low, ShareOf(100, 100).low, 1e-12);
  EXPECT_EQ(ShareOfBlocks({}, 0).high, 1);
}

TEST(Intervals, StudentsTable) {
  const std::vector<std::pair<std::size_t, double>> table{
      {1, 12.706}, {2, 4.303},  {4, 2.776},  {9, 2.262},   {10, 2.228},
      {15, 2.131}, {30, 2.042}, {60, 2.000}, {120, 1.980}, {100000, 1.960}};
  for (const auto& [degrees, value] : table) {
    EXPECT_NEAR(StudentQuantile(degrees), value, 6e-4) << degrees;
  }
}

// Blocks of equal size: the variance of the mean of block means, worked out by hand.
TEST(Intervals, OfBlocksByHand) {
  const std::vector<BlockShare> blocks{{1, 4}, {2, 4}, {0, 4}, {1, 4}, {1, 4}};
  // Means .25 .5 0 .25 .25, mean .25, sum of squares .125, variance of the mean .125 / 4 / 5.
  const double variance = 0.125 / 4 / 5;
  const Estimate expected = Wilson(0.25, 0.25 * 0.75 / variance, 2.77645);
  const Estimate got = ShareOfBlocks(blocks, 20);
  EXPECT_DOUBLE_EQ(got.share, 0.25);
  EXPECT_NEAR(got.low, expected.low, 1e-12);
  EXPECT_NEAR(got.high, expected.high, 1e-12);
  // A block that a bot did not play in changes nothing.
  std::vector<BlockShare> more = blocks;
  more.push_back({0, 0});
  EXPECT_NEAR(ShareOfBlocks(more, 20).high, got.high, 1e-12);
}

TEST(Intervals, PairingNarrowsThemAndLumpsWidenThem) {
  std::vector<BlockShare> even;
  std::vector<BlockShare> lumps;
  for (int i = 0; i < 100; ++i) {
    even.push_back({i % 10 == 0 ? 2.0 : 1.0, 4});
    lumps.push_back({i % 4 == 0 ? 4.0 : 0.0, 4});
  }
  const Estimate plain = ShareOf(100, 400);
  const Estimate narrow = ShareOfBlocks(even, 400);
  const Estimate wide = ShareOfBlocks(lumps, 400);
  EXPECT_LT(narrow.high - narrow.low, 0.5 * (plain.high - plain.low));
  EXPECT_GT(wide.high - wide.low, 1.5 * (plain.high - plain.low));
}

TEST(Intervals, CoverTheTruth) {
  Rng rng(5);
  int covered = 0;
  constexpr int kTrials = 2000;
  for (int trial = 0; trial < kTrials; ++trial) {
    std::vector<BlockShare> blocks;
    for (int b = 0; b < 40; ++b) {
      BlockShare block{0, 4};
      // Deals differ: in each one game is nearly lost, and one nearly won.
      for (const std::uint32_t percent : {5U, 30U, 30U, 95U}) {
        block.won += rng.Below(100) < percent ? 1 : 0;
      }
      blocks.push_back(block);
    }
    const Estimate got = ShareOfBlocks(blocks, 160);
    if (got.low <= 0.4 && 0.4 <= got.high) ++covered;
  }
  EXPECT_GT(covered, 0.93 * kTrials);
  EXPECT_LT(covered, 0.97 * kTrials);
}

SprtTerms TermsOf(double share0, double share1) {
  return {.share0 = share0, .share1 = share1, .alpha = 0.05, .beta = 0.05, .prior_variance = 0.01};
}

TEST(SequentialTest, ArithmeticByHand) {
  Sprt sprt(TermsOf(0.25, 0.35));
  EXPECT_EQ(sprt.Llr(), 0);
  for (const double score : {0.5, 0.25, 0.5, 0.25}) sprt.Add(score);
  // n 4, mean .375, sum of squares .0625, variance (.0625 + 16 * .01) / 20.
  EXPECT_NEAR(sprt.Llr(), 4 * 0.1 * (0.75 - 0.6) / (2 * 0.2225 / 20), 1e-12);
  EXPECT_NEAR(sprt.UpperBound(), 2.944439, 1e-6);
  EXPECT_NEAR(sprt.LowerBound(), -2.944439, 1e-6);
  EXPECT_EQ(sprt.Now(), Verdict::kOpen);
}

TEST(SequentialTest, EndsWhenAllGamesAreAlike) {
  Sprt wins(TermsOf(0.25, 0.3));
  Sprt losses(TermsOf(0.25, 0.3));
  while (wins.Now() == Verdict::kOpen && wins.Samples() < 1000) wins.Add(1);
  while (losses.Now() == Verdict::kOpen && losses.Samples() < 1000) losses.Add(0);
  EXPECT_EQ(wins.Now(), Verdict::kAcceptH1);
  EXPECT_EQ(losses.Now(), Verdict::kAcceptH0);
}

// How often a test errs, with blocks of four games won with probability `percent`.
double ShareOfH1(std::uint32_t percent) {
  Rng rng(percent);
  int accepted = 0;
  constexpr int kTests = 2000;
  for (int i = 0; i < kTests; ++i) {
    SprtTerms terms = TermsOf(0.25, 0.30);
    terms.prior_variance = 0.275 * 0.725 / 4;
    Sprt sprt(terms);
    while (sprt.Now() == Verdict::kOpen) {
      int won = 0;
      for (int game = 0; game < 4; ++game) won += rng.Below(100) < percent ? 1 : 0;
      sprt.Add(won / 4.0);
    }
    accepted += sprt.Now() == Verdict::kAcceptH1 ? 1 : 0;
  }
  return static_cast<double>(accepted) / kTests;
}

TEST(SequentialTest, ErrsAsSeldomAsItSays) {
  EXPECT_LT(ShareOfH1(25), 0.06);
  EXPECT_GT(ShareOfH1(30), 0.92);
  EXPECT_LT(ShareOfH1(20), 0.005);
  EXPECT_GT(ShareOfH1(40), 0.995);
}

TEST(SequentialTest, EloMeansStrength) {
  EXPECT_DOUBLE_EQ(ShareByElo(0, 1, 3), 0.25);
  EXPECT_DOUBLE_EQ(ShareByElo(0, 2, 2), 0.25);
  EXPECT_DOUBLE_EQ(ShareByElo(400, 1, 1), 10.0 / 11);
  EXPECT_DOUBLE_EQ(ShareByElo(400, 1, 3), 10.0 / 13);
  EXPECT_DOUBLE_EQ(ShareByElo(400, 2, 2), 10.0 / 22);
}

TEST(SequentialTest, BoundsInEloOrShares) {
  const Result<SprtTerms> elo = ParseSprt("0/20", 1, 3);
  ASSERT_TRUE(elo);
  EXPECT_DOUBLE_EQ(elo->share0, 0.25);
  EXPECT_DOUBLE_EQ(elo->share1, ShareByElo(20, 1, 3));
  const Result<SprtTerms> share = ParseSprt("25%/30.5%", 1, 3);
  ASSERT_TRUE(share);
  EXPECT_DOUBLE_EQ(share->share0, 0.25);
  EXPECT_DOUBLE_EQ(share->share1, 0.305);
  EXPECT_TRUE(ParseSprt("-5/0", 1, 1));
  for (const char* bad : {"", "5", "20/0", "5/5", "a/b", "0/20x", "25%/30", "50%/120%", "-1%/5%",
                          "nan/5", "0/inf", "0/9999", "0/5/9", "/", "0 /5"}) {
    const Result<SprtTerms> terms = ParseSprt(bad, 1, 3);
    ASSERT_FALSE(terms) << bad;
    EXPECT_EQ(terms.Error().code, "arena/sprt");
  }
  EXPECT_FALSE(ParseSprt("40%/60%", 2, 2)) << "two sides cannot win 60 % each";
}

void ExpectRating(const Rating& rating, double mu, double sigma) {
  EXPECT_NEAR(rating.mu, mu, 1e-9);
  EXPECT_NEAR(rating.sigma, sigma, 1e-9);
}

// Two new players, by hand: c² = 2 (σ² + β²) = 2 (625/9 + 625/36) = 15625/90, and p = 1/2. So mu
// moves by σ²/c / 2, and sigma² by the factor 1 - σ/c · σ²/c² / 4.
TEST(PlackettLuce, TwoPlayersByHand) {
  const double c = std::sqrt(2 * (625.0 / 9 + 625.0 / 36));
  const double sigma = 25.0 / 3;
  const double moved = sigma * sigma / c / 2;
  const double after = sigma * std::sqrt(1 - sigma / c * sigma * sigma / (c * c) / 4);
  const std::vector<Placed> places{{{}, 1}, {{}, 2}};
  const std::vector<Rating> rated = RatingsAfter(places);
  ExpectRating(rated[0], 25 + moved, after);
  ExpectRating(rated[1], 25 - moved, after);
  ExpectRating(rated[0], 27.63523138347365, 8.065506316323548);  // What OpenSkill says.
}

// Four new players, c² = 4 (625/9 + 625/36): the winner's omega is 1 - 1/4, the second's
// -1/4 + (1 - 1/3), and so on; deltas are sums of p (1 - p).
TEST(PlackettLuce, FourPlayersByHandAndAsOpenSkillHasIt) {
  const double c = std::sqrt(4 * (625.0 / 9 + 625.0 / 36));
  const double variance = 625.0 / 9;
  const auto expected = [&](double omega, double delta) {
    const double sigma = 25.0 / 3;
    return Rating{.mu = 25 + variance / c * omega,
                  .sigma = sigma * std::sqrt(1 - sigma / c * variance / (c * c) * delta)};
  };
  const double d1 = 3.0 / 16;
  const double d2 = d1 + 2.0 / 9;
  const double d3 = d2 + 1.0 / 4;
  const std::vector<Placed> places{{{}, 2}, {{}, 1}, {{}, 4}, {{}, 3}};
  const std::vector<Rating> rated = RatingsAfter(places);
  const Rating second = expected(-1.0 / 4 + 2.0 / 3, d2);
  const Rating first = expected(3.0 / 4, d1);
  const Rating last = expected(-1.0 / 4 - 1.0 / 3 - 1.0 / 2, d3);
  const Rating third = expected(-1.0 / 4 - 1.0 / 3 + 1.0 / 2, d3);
  ExpectRating(rated[0], second.mu, second.sigma);
  ExpectRating(rated[1], first.mu, first.sigma);
  ExpectRating(rated[2], last.mu, last.sigma);
  ExpectRating(rated[3], third.mu, third.sigma);
  ExpectRating(rated[0], 26.552824984374855, 8.179213704945203);
  ExpectRating(rated[1], 27.795084971874736, 8.263160757613477);
  ExpectRating(rated[2], 20.96265504062538, 8.083731307186588);
  ExpectRating(rated[3], 24.68943500312503, 8.083731307186588);
}

TEST(PlackettLuce, UnequalPlayersAsOpenSkillHasThem) {
  const std::vector<Placed> places{
      {{29.182, 4.782}, 1}, {{27.174, 4.922}, 2}, {{16.672, 6.217}, 3}, {{}, 4}};
  const std::vector<Rating> rated = RatingsAfter(places);
  ExpectRating(rated[0], 30.209971908310553, 4.764898977359521);
  ExpectRating(rated[1], 27.64460833689499, 4.882789305097372);
  ExpectRating(rated[2], 17.403586731283518, 6.100723440599442);
  ExpectRating(rated[3], 19.214790707434826, 7.8542613981643985);
}

// A tie of two new players: omega is (1 - 1/2)/2 - (1/2)/2 = 0, delta 2 · (1/4)/2.
TEST(PlackettLuce, TiesByHand) {
  const double c = std::sqrt(2 * (625.0 / 9 + 625.0 / 36));
  const double sigma = 25.0 / 3;
  const std::vector<Placed> places{{{}, 1}, {{}, 1}};
  const std::vector<Rating> rated = RatingsAfter(places);
  const double after = sigma * std::sqrt(1 - sigma / c * sigma * sigma / (c * c) / 4);
  ExpectRating(rated[0], 25, after);
  ExpectRating(rated[1], 25, after);
}

TEST(PlackettLuce, ATableTellsBotsApart) {
  RatingTable table(3);
  const std::vector<SideResult> game{{.bot = 0, .won = 60, .rank = 1, .money = 0},
                                     {.bot = 1, .won = 0, .rank = 2, .money = 0},
                                     {.bot = 1, .won = 0, .rank = 3, .money = 0},
                                     {.bot = 2, .won = 0, .rank = 4, .money = 0}};
  table.Add(game);
  const std::vector<Rating>& ratings = table.Ratings();
  EXPECT_GT(ratings[0].Ordinal(), ratings[1].Ordinal());
  EXPECT_GT(ratings[1].Ordinal(), ratings[2].Ordinal());
  EXPECT_NEAR(Rating().Ordinal(), 0, 1e-12);
  // The mean of the second and the third place.
  const std::vector<Rating> single =
      RatingsAfter(std::vector<Placed>{{{}, 1}, {{}, 2}, {{}, 3}, {{}, 4}});
  EXPECT_DOUBLE_EQ(ratings[1].mu, (single[1].mu + single[2].mu) / 2);
  EXPECT_DOUBLE_EQ(ratings[1].sigma, (single[1].sigma + single[2].sigma) / 2);
}

TEST(Thinking, BucketsGoOnWithoutGapsAndAreFine) {
  for (std::uint16_t bucket = 0; bucket + 1 < kTimeBuckets; ++bucket) {
    ASSERT_EQ(TimeBucket(LongestIn(bucket)), bucket);
    ASSERT_EQ(TimeBucket(LongestIn(bucket) + 1), bucket + 1);
  }
  EXPECT_EQ(TimeBucket(UINT64_MAX), kTimeBuckets - 1);
  for (const std::uint64_t ns : {100ULL, 5'000ULL, 100'000'000ULL, 150'123'456ULL}) {
    const auto longest = static_cast<double>(LongestIn(TimeBucket(ns)));
    EXPECT_GE(longest, static_cast<double>(ns));
    EXPECT_LT(longest, 1.016 * static_cast<double>(ns));
  }
}

TEST(Thinking, PercentilesOfKnownTimes) {
  Thinking first;
  Thinking second;
  for (std::uint64_t i = 1; i <= 2000; ++i) (i % 3 == 0 ? first : second).Add(i * 1'000'000, 7);
  ThinkingSum sum;
  sum.Add(first);
  sum.Add(second);
  EXPECT_EQ(sum.Decisions(), 2000U);
  EXPECT_NEAR(sum.MeanMs(), 1000.5, 1e-9);
  EXPECT_EQ(sum.MaxMs(), 2000);
  EXPECT_EQ(sum.IterationsPerDecision(), 7);
  EXPECT_GE(sum.PercentileMs(0.95), 1900);
  EXPECT_LE(sum.PercentileMs(0.95), 1900 * 1.016);
  EXPECT_GE(sum.PercentileMs(0.999), 1998);
  EXPECT_LE(sum.PercentileMs(0.999), 2000) << "never above the longest";
  EXPECT_EQ(ThinkingSum().PercentileMs(0.95), 0);
  Thinking both = first;
  both.Add(second);
  EXPECT_EQ(both.decisions, 2000U);
  EXPECT_EQ(both.max_ns, 2'000'000'000U);
}

}  // namespace
}  // namespace folsom
