// Matches: results, files, threads.
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <fstream>

#include "arena/figures/tally.h"
#include "arena/play/pool.h"
#include "arena/report/match_file.h"
#include "bots/random.h"
#include "bots/registry.h"
#include "rules/state/query.h"
#include "rules/state/score.h"

namespace folsom {
namespace {

Config ConfigOf(std::uint8_t seats, Variant variant = Variant::kStandard, bool horses = false) {
  Config config;
  config.seats = seats;
  config.variant = variant;
  config.horses = horses;
  if (variant == Variant::kDuo18) config.edition = Edition::k2018;
  return Normalised(config);
}

Match MatchOf(const Config& config, const std::vector<std::string>& bots,
              const std::string& seating = "", std::uint64_t seed = 1) {
  Match match{.config = config, .bots = {}, .names = bots, .schedule = {}, .seed = seed};
  for (const std::string& text : bots) {
    const ParsedBot parsed = ParseBot(text);
    EXPECT_EQ(parsed.error, "");
    match.bots.push_back(parsed.bot);
  }
  const Result<Schedule> schedule = Schedule::Make(SidesOf(TermsFor(config)), bots.size(), seating);
  EXPECT_TRUE(schedule);
  if (schedule) match.schedule = *schedule;
  return match;
}

// What does not depend on the clock.
GameResult WithoutTimes(GameResult game) {
  for (Thinking& thinking : game.bots) {
    thinking.ns = thinking.max_ns = 0;
    thinking.times.clear();
  }
  return game;
}

std::vector<GameResult> Play(const Match& match, std::uint64_t games, unsigned threads = 1) {
  std::vector<GameResult> results;
  OrderedPool<GameResult> pool(threads,
                               [&](std::uint64_t game) { return PlayOfMatch(match, game); });
  pool.Run(0, games, [&](const GameResult& game) {
    results.push_back(WithoutTimes(game));
    return true;
  });
  return results;
}

TEST(Match, RanksAgreeWithTheWinnersInEveryConfiguration) {
  for (const Config& config : AllConfigs()) {
    for (std::uint64_t i = 0; i < 12; ++i) {
      const GameState end = PlayRandomGame(config, GameSeed(3, i)).state;
      const Score score = ScoreOf(end);
      const std::vector<SideResult> sides = SidesAtEnd(end);
      ASSERT_EQ(sides.size(), SidesOf(end.terms));
      std::uint32_t won = 0;
      for (const SideResult& side : sides) won += side.won;
      ASSERT_EQ(won, score.winners.Empty() ? 0U : kWin);
      for (std::size_t seat = 0; seat < end.terms.seats; ++seat) {
        const SideResult& side = sides[SideOf(end.terms, static_cast<Seat>(seat))];
        ASSERT_EQ(side.money, score.seats[seat].side_total);
        ASSERT_EQ(side.won > 0, score.winners.Has(static_cast<Seat>(seat)));
        ASSERT_EQ(side.won > 0, side.rank == 1 && !score.winners.Empty());
      }
    }
  }
}

TEST(Match, EqualBotsPlayEqualGamesWhereverTheySit) {
  const Match match = MatchOf(ConfigOf(4), {"random", "random"}, "1v3");
  const std::vector<GameResult> games = Play(match, 8);
  for (std::size_t game = 0; game < 8; ++game) {
    for (std::size_t i = 0; i < 4; ++i) {
      const SideResult& here = games[game].sides[i];
      EXPECT_EQ(here.money, games[game / 4 * 4].sides[i].money);
      EXPECT_EQ(here.bot, i == game % 4 ? 0 : 1);
    }
  }
  EXPECT_NE(games[0].sides[0].money + 10 * games[0].sides[1].money,
            games[4].sides[0].money + 10 * games[4].sides[1].money)
      << "another deal";
}

TEST(Match, GamesFollowFromSeedAndNumberAlone) {
  const Match match = MatchOf(ConfigOf(3), {"random", "mcts:iterations=8"});
  const std::vector<GameResult> games = Play(match, 6);
  EXPECT_EQ(WithoutTimes(PlayOfMatch(match, 5)), games[5]);
  const Match other = MatchOf(ConfigOf(3), {"random", "mcts:iterations=8"}, "", 2);
  EXPECT_NE(Play(other, 6), games);
  EXPECT_GT(games[0].bots[1].iterations, 0U);
  EXPECT_EQ(games[0].bots[0].iterations, 0U);
}

TEST(Match, TheSameOnAnyNumberOfThreads) {
  const Match match = MatchOf(ConfigOf(4), {"random", "mcts:iterations=4"}, "2v2");
  const std::vector<GameResult> one = Play(match, 60, 1);
  EXPECT_EQ(one, Play(match, 60, 2));
  EXPECT_EQ(one, Play(match, 60, 7));
}

TEST(Match, PartnersOfATeamGetTheSameBot) {
  const Match match = MatchOf(ConfigOf(6, Variant::kTeams), {"random", "mcts:iterations=2"});
  const std::vector<GameResult> games = Play(match, 3);
  for (const GameResult& game : games) {
    ASSERT_EQ(game.sides.size(), 3U);
    const std::vector<std::uint8_t> bots = BotsBySeat(match, game.game);
    ASSERT_EQ(bots.size(), 6U);
    EXPECT_EQ(std::count(bots.begin(), bots.end(), 0), 2) << "one side of three";
    for (std::size_t side = 0; side < 3; ++side) {
      EXPECT_EQ(bots[2 * side], game.sides[side].bot);
      EXPECT_EQ(bots[2 * side + 1], game.sides[side].bot);
    }
  }
}

TEST(Pool, StopsWhenToldAndPassesErrorsOn) {
  std::vector<std::uint64_t> taken;
  OrderedPool<std::uint64_t> pool(3, [](std::uint64_t n) { return n * n; });
  pool.Run(10, 1'000'000'000, [&](std::uint64_t square) {
    taken.push_back(square);
    return taken.size() < 5;
  });
  EXPECT_EQ(taken, (std::vector<std::uint64_t>{100, 121, 144, 169, 196}));
  OrderedPool<int> bad(2, [](std::uint64_t n) -> int {
    if (n == 7) throw std::runtime_error("seven");
    return 0;
  });
  EXPECT_THROW(bad.Run(0, 100, [](int) { return true; }), std::runtime_error);
  OrderedPool<int> good(2, [](std::uint64_t) { return 0; });
  EXPECT_THROW(good.Run(0, 100, [](int) -> bool { throw std::logic_error("take"); }),
               std::logic_error);
}

// Also where results come so quickly that nobody ever waits for one.
TEST(Pool, GivesASignOfLifeBetweenQuickResults) {
  const auto give_up = std::chrono::steady_clock::now() + std::chrono::seconds(20);
  int signs = 0;
  OrderedPool<int> pool(2, [](std::uint64_t) { return 0; });
  pool.Run(
      0, 1'000'000'000'000,
      [&](int) { return signs < 2 && std::chrono::steady_clock::now() < give_up; },
      [&] { ++signs; });
  EXPECT_EQ(signs, 2);
}

GameResult Made(std::uint64_t game, const std::vector<SideResult>& sides, std::size_t bots) {
  GameResult result{.game = game, .sides = sides, .bots = {}};
  result.bots.resize(bots);
  return result;
}

// Two deals of 1 against 2, by hand.
TEST(MatchTally, ByHand) {
  const Match match = MatchOf(ConfigOf(3), {"random", "scripted"});
  MatchTally tally(match);
  tally.Add(Made(0, {{0, 60, 1, 1000}, {1, 0, 2, 500}, {1, 0, 3, 300}}, 2));
  tally.Add(Made(1, {{1, 30, 1, 600}, {0, 30, 1, 600}, {1, 0, 3, 0}}, 2));
  tally.Add(Made(2, {{1, 30, 1, 700}, {1, 30, 1, 700}, {0, 0, 3, 100}}, 2));
  tally.Add(Made(3, {{0, 0, 2, 200}, {1, 0, 2, 200}, {1, 60, 1, 900}}, 2));
  tally.Add(Made(4, {{1, 0, 1, 0}, {0, 0, 1, 0}, {1, 0, 1, 0}}, 2));  // Nobody wins.
  tally.Add(Made(5, {{1, 0, 2, 50}, {1, 0, 3, 0}, {0, 60, 1, 100}}, 2));
  const MatchSummary summary = tally.Summary();
  EXPECT_EQ(summary.games, 6U);
  EXPECT_EQ(summary.deals, 2U);
  EXPECT_EQ(summary.nobody, 1U);
  EXPECT_EQ(summary.decided, 4U);  // Games 0, 2, 3 and 5.
  const BotSummary& a = summary.bots[0];
  const BotSummary& b = summary.bots[1];
  EXPECT_EQ(a.games, 6U);
  EXPECT_EQ(a.sides, 6U);
  EXPECT_EQ(b.games, 6U);
  EXPECT_EQ(b.sides, 12U);
  EXPECT_DOUBLE_EQ(a.win_share.share, 2.5 / 6);
  EXPECT_DOUBLE_EQ(b.win_share.share, 2.5 / 12);
  EXPECT_DOUBLE_EQ(a.mean_money, 2000.0 / 6);
  EXPECT_DOUBLE_EQ(a.mean_rank, (1 + 1.5 + 3 + 2.5 + 2 + 1) / 6);
  EXPECT_DOUBLE_EQ(b.mean_rank, (2 + 3 + 1.5 + 3 + 1.5 + 1.5 + 2.5 + 1 + 2 + 2 + 2 + 3) / 12);
  EXPECT_EQ(a.decided, 4U);
  EXPECT_DOUBLE_EQ(a.decided_share.share, 0.5);
  EXPECT_DOUBLE_EQ(a.decided_chance, 1.0 / 3);
  EXPECT_DOUBLE_EQ(b.decided_chance, 2.0 / 3);
  const std::vector<BlockShare> blocks{{1.5, 3}, {1, 3}};
  EXPECT_DOUBLE_EQ(a.win_share.high, ShareOfBlocks(blocks, 6).high);
}

TEST(MatchTally, TheTestCountsWholeCyclesAndSplitsWhatNobodyWon) {
  const Match match = MatchOf(ConfigOf(3), {"random", "scripted"});
  MatchTally tally(match, SprtTerms{.share0 = 0.3, .share1 = 0.4});
  tally.Add(Made(0, {{0, 60, 1, 0}, {1, 0, 2, 0}, {1, 0, 2, 0}}, 2));
  tally.Add(Made(1, {{1, 0, 1, 0}, {0, 0, 1, 0}, {1, 0, 1, 0}}, 2));
  EXPECT_EQ(tally.Test()->Samples(), 0U);
  tally.Add(Made(2, {{1, 60, 1, 0}, {1, 0, 2, 0}, {0, 0, 2, 0}}, 2));
  ASSERT_EQ(tally.Test()->Samples(), 1U);
  const double score = (1 + 1.0 / 3) / 3;
  const double variance = 16 * 0.35 * 0.65 / 3 / 17;
  EXPECT_NEAR(tally.Test()->Llr(), 0.1 * (2 * score - 0.7) / (2 * variance), 1e-12);
  EXPECT_FALSE(tally.Decided());
}

class MatchFile : public ::testing::Test {
 protected:
  void SetUp() override {
    for (std::uint64_t i = 0; i < 8; ++i) games_.push_back(PlayOfMatch(match_, i));
    text_ = MatchHeader(match_) + "\n";
    for (const GameResult& game : games_) text_ += GameLine(match_, game) + "\n";
  }

  const Match match_ = MatchOf(ConfigOf(4), {"random", "mcts:iterations=4"});
  std::vector<GameResult> games_;
  std::string text_;
};

TEST_F(MatchFile, ReadsBackWhatWasWritten) {
  const Result<MatchGames> found = ReadMatchFile(match_, text_);
  ASSERT_TRUE(found) << Describe(found.Error());
  EXPECT_EQ(found->games, games_);
  EXPECT_EQ(found->bytes, text_.size());
}

TEST_F(MatchFile, TornAnywhereItGivesTheGamesBeforeTheTear) {
  const std::size_t header = MatchHeader(match_).size() + 1;
  for (std::size_t size = 0; size <= text_.size(); size += size < header + 400 ? 1 : 17) {
    const Result<MatchGames> found = ReadMatchFile(match_, text_.substr(0, size));
    ASSERT_TRUE(found) << size << ": " << Describe(found.Error());
    const std::string kept = text_.substr(0, found->bytes);
    ASSERT_LE(kept.size(), size);
    ASSERT_TRUE(kept.empty() || kept.back() == '\n');
    ASSERT_EQ(found->games.size(),
              kept.empty()
                  ? 0
                  : static_cast<std::size_t>(std::count(kept.begin(), kept.end(), '\n')) - 1);
  }
}

TEST_F(MatchFile, OtherMatchesAreRefused) {
  const Config four = ConfigOf(4);
  const std::vector<std::string> bots{"random", "mcts:iterations=4"};
  const std::vector<Match> others{MatchOf(four, bots, "", 2),
                                  MatchOf(four, bots, "2v2"),
                                  MatchOf(ConfigOf(5), bots),
                                  MatchOf(four, {"random", "mcts:iterations=5"}),
                                  MatchOf(four, {"mcts:iterations=4", "random"}),
                                  MatchOf(ConfigOf(4, Variant::kStandard, true), bots)};
  for (const Match& other : others) {
    const Result<MatchGames> found = ReadMatchFile(other, text_);
    ASSERT_FALSE(found);
    EXPECT_EQ(found.Error().code, "arena/other_match");
  }
  EXPECT_EQ(ReadMatchFile(match_, "hello").Error().code, "arena/other_match");
  EXPECT_EQ(ReadMatchFile(match_, "hello\n").Error().code, "arena/other_match");
}

TEST_F(MatchFile, DamagedLinesAreRefusedWithTheirNumber) {
  const auto refused = [&](const std::string& line) {
    const std::string text = MatchHeader(match_) + "\n" + GameLine(match_, games_[0]) + "\n" +
                             line + "\n" + GameLine(match_, games_[2]) + "\n";
    const Result<MatchGames> found = ReadMatchFile(match_, text);
    EXPECT_FALSE(found) << line;
    if (found) return;
    EXPECT_EQ(found.Error().code, "arena/bad_file") << line;
    EXPECT_EQ(found.Error().line, 3U) << line;
  };
  const std::string good = GameLine(match_, games_[1]);
  const auto with = [&](const std::string& from, const std::string& to) {
    std::string line = good;
    const std::size_t at = line.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return line.replace(at, from.size(), to);
  };
  refused("");
  refused("{}");
  refused("[]");
  refused(good.substr(0, good.size() / 2));
  refused(GameLine(match_, games_[2]));
  refused(with("\"game\":1", "\"game\":-1"));
  refused(with("\"deal\":0", "\"deal\":7"));
  refused(with("\"rank\":", "\"rank\":9"));
  refused(with("\"bot\":1", "\"bot\":0"));
  refused(with("\"won\":", "\"won\":1"));
  refused(with("\"decisions\"", "\"elections\""));
  refused(with("\"times\":[", "\"times\":[99999,1,"));
  refused(with("\"times\":[", "\"times\":[1,"));
}

TEST_F(MatchFile, AWriterGoesOnAfterATear) {
  const std::filesystem::path path = std::filesystem::temp_directory_path() /
                                     ("folsom_arena_" +
                                      std::to_string(static_cast<unsigned long>(
                                          ::testing::UnitTest::GetInstance()->random_seed())) +
                                      "_" + std::to_string(reinterpret_cast<std::uintptr_t>(this)));
  const auto content = [&] {
    std::ifstream file(path, std::ios::binary);
    return std::string(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
  };
  {
    Result<MatchWriter> writer = MatchWriter::Open(match_, path.string(), 0);
    ASSERT_TRUE(writer);
    for (std::size_t i = 0; i < 5; ++i) ASSERT_TRUE(writer->Append(match_, games_[i]));
  }
  std::filesystem::resize_file(path, content().size() - 40);
  const Result<MatchGames> found = ReadMatchFile(match_, content());
  ASSERT_TRUE(found);
  ASSERT_EQ(found->games.size(), 4U);
  {
    Result<MatchWriter> writer = MatchWriter::Open(match_, path.string(), found->bytes);
    ASSERT_TRUE(writer);
    for (std::size_t i = 4; i < 8; ++i) ASSERT_TRUE(writer->Append(match_, games_[i]));
  }
  EXPECT_EQ(content(), text_);
  std::filesystem::remove(path);
  EXPECT_EQ(MatchWriter::Open(match_, "/nowhere/at/all", 0).Error().code, "file/cannot_write");
}

}  // namespace
}  // namespace folsom
