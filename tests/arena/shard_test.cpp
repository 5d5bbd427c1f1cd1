// Runs in parts: which games a shard has, its file, and that all parts together are the whole.
#include "arena/play/shard.h"

#include <gtest/gtest.h>

#include "arena/report/match_file.h"
#include "arena/report/shard_files.h"
#include "arena/report/survey_file.h"
#include "bots/random.h"
#include "bots/registry.h"
#include "record/words/version.h"
#include "rules/state/query.h"

namespace folsom {
namespace {

Match SmallMatch(const Config& config, const std::vector<std::string>& bots,
                 const std::string& seating, std::uint64_t seed) {
  Match match{.config = config, .bots = {}, .names = bots, .schedule = {}, .seed = seed};
  for (const std::string& text : bots) match.bots.push_back(ParseBot(text).bot);
  const Result<Schedule> schedule = Schedule::Make(SidesOf(TermsFor(config)), bots.size(), seating);
  EXPECT_TRUE(schedule);
  if (schedule) match.schedule = *schedule;
  return match;
}

std::string FileOf(const Match& match) {
  std::string text = MatchHeader(match) + "\n";
  const GameRange games = GamesOfPart(match);
  for (std::uint64_t i = games.first; i < games.last; ++i) {
    text += GameLine(match, PlayOfMatch(match, i)) + "\n";
  }
  return text;
}

std::string FirstLineOf(const std::string& text) { return text.substr(0, text.find('\n')); }

// Reads the file as `folsom merge` does, knowing nothing but its text.
Result<std::vector<GameResult>> ReadMatchAlone(const std::string& text) {
  const Result<ShardHeader> header = ReadShardHeader(FirstLineOf(text));
  if (!header) return header.Error();
  const Result<Match> match = MatchOfShard(*header);
  if (!match) return match.Error();
  return ReadMatchShard(*match, text);
}

Result<SurveyCells> ReadSurveyAlone(const std::string& text) {
  const Result<ShardHeader> header = ReadShardHeader(FirstLineOf(text));
  if (!header) return header.Error();
  const Result<SurveyPlan> plan = PlanOfShard(*header);
  if (!plan) return plan.Error();
  return ReadSurveyFile(*plan, text);
}

TEST(Shard, TextsOfShards) {
  for (const char* text : {"1/1", "1/8", "8/8", "100000/100000"}) {
    const Result<Shard> shard = ParseShard(text);
    ASSERT_TRUE(shard) << text;
    EXPECT_EQ(TextOf(*shard), text);
  }
  for (const char* text : {"",      "/",        "1",     "1/",   "/1",
                           "0/4",   "5/4",      "0/0",   "1/0",  "-1/4",
                           "+1/4",  " 1/4",     "1/4 ",  "01/4", "1/04",
                           "1/4/4", "1/100001", "1.0/4", "a/b",  "1/99999999999999999999999",
                           "\xff/4"}) {
    const Result<Shard> shard = ParseShard(text);
    ASSERT_FALSE(shard) << text;
    EXPECT_EQ(shard.Error().code, "shard/malformed");
  }
}

TEST(Shard, RangesFollowEachOtherAndAreAlikeInSize) {
  for (const std::uint64_t games : {std::uint64_t{0}, std::uint64_t{1}, std::uint64_t{7},
                                    std::uint64_t{100}, std::uint64_t{kMaxRunGames}}) {
    for (const std::uint64_t of : {std::uint64_t{1}, std::uint64_t{3}, std::uint64_t{8},
                                   std::uint64_t{101}, std::uint64_t{kMaxShards}}) {
      std::uint64_t next = 0;
      for (std::uint64_t number = 1; number <= of; ++number) {
        const GameRange range = RangeOf({.number = number, .of = of}, games);
        ASSERT_EQ(range.first, next);
        ASSERT_GE(range.Size(), games / of);
        ASSERT_LE(range.Size(), games / of + 1);
        next = range.last;
      }
      ASSERT_EQ(next, games);
    }
  }
}

TEST(Shard, PartsOfAMatchAreTheWhole) {
  Config teams{.seats = 6};
  teams.variant = Variant::kTeams;
  const std::vector<Match> matches{
      SmallMatch({}, {"random", "scripted"}, "1v3", 1),
      SmallMatch({}, {"random", "scripted"}, "2v2", UINT64_MAX),
      SmallMatch({}, {"random", "scripted", "mcts:iterations=2"}, "", 3),
      SmallMatch(Normalised(teams), {"random", "scripted:mistakes=20"}, "", 4),
      SmallMatch(AllConfigs().back(), {"random", "random"}, "", 5)};
  constexpr std::uint64_t kAsked = 13;  // Not a whole number of deals.
  for (Match match : matches) {
    const std::uint64_t all = match.schedule.WholeBlocks(kAsked);
    for (const std::uint64_t of : {1U, 2U, 3U, 5U, 40U}) {
      std::uint64_t next = 0;
      for (std::uint64_t number = 1; number <= of; ++number) {
        match.part = MatchPart{.games = kAsked, .shard = {.number = number, .of = of}};
        const auto games = ReadMatchAlone(FileOf(match));
        ASSERT_TRUE(games) << Describe(games.Error());
        for (const GameResult& game : *games) {
          ASSERT_EQ(game.game, next);
          ASSERT_EQ(game.sides, PlayOfMatch(match, next).sides);
          ++next;
        }
      }
      ASSERT_EQ(next, all);
    }
  }
}

TEST(Shard, PartsOfASurveyAreTheWhole) {
  const auto all = AllConfigs();
  SurveyPlan plan{.configs = {all.begin(), all.end()}, .bot = {}, .name = "random", .games = 5};
  const SurveyCells whole = PlaySurvey(plan);
  for (const std::uint64_t of : {1U, 3U, 7U}) {
    SurveyCells sum;
    for (std::uint64_t number = 1; number <= of; ++number) {
      plan.shard = {.number = number, .of = of};
      const SurveyCells played = PlaySurvey(plan);
      const Result<SurveyCells> read = ReadSurveyAlone(SurveyFile(plan, played));
      ASSERT_TRUE(read) << Describe(read.Error());
      ASSERT_EQ(*read, played);
      AddCells(sum, *read);
    }
    EXPECT_EQ(sum, whole) << of;
  }
}

ShardFile FileNamed(const std::string& path, std::uint64_t number, std::uint64_t of,
                    std::uint64_t seed = 1) {
  Match match = SmallMatch({}, {"random", "scripted"}, "1v3", seed);
  match.part = MatchPart{.games = 100, .shard = {.number = number, .of = of}};
  const Result<ShardHeader> header = ReadShardHeader(MatchHeader(match));
  EXPECT_TRUE(header);
  return {.path = path, .header = *header};
}

TEST(ShardFiles, AreSortedByTheirShards) {
  const auto run = OneRun({FileNamed("c", 3, 3), FileNamed("a", 1, 3), FileNamed("b", 2, 3)});
  ASSERT_TRUE(run);
  std::string order;
  for (const ShardFile& file : *run) order += file.path;
  EXPECT_EQ(order, "abc");
}

TEST(ShardFiles, EachShardOfOneRunMustBeThereOnce) {
  const auto problem = [](std::vector<ShardFile> files) {
    const auto run = OneRun(std::move(files));
    return run ? Problem{} : run.Error();
  };
  const Problem missing = problem({FileNamed("a", 4, 5), FileNamed("b", 2, 5)});
  EXPECT_EQ(missing.code, "merge/missing");
  EXPECT_NE(missing.message.find(": 1, 3, 5"), std::string::npos) << missing.message;
  const Problem many = problem({FileNamed("a", 2, 100)});
  EXPECT_NE(many.message.find("9, 10, 11 and 89 more"), std::string::npos) << many.message;
  const Problem twice = problem({FileNamed("a", 2, 2), FileNamed("b", 1, 2), FileNamed("c", 2, 2)});
  EXPECT_EQ(twice.code, "merge/twice");
  EXPECT_NE(twice.message.find("a and c"), std::string::npos) << twice.message;
  EXPECT_EQ(problem({FileNamed("a", 1, 2), FileNamed("b", 2, 2, 7)}).code, "merge/other_run");
  EXPECT_EQ(problem({FileNamed("a", 1, 2), FileNamed("b", 2, 3)}).code, "merge/other_run");
}

class ShardText : public ::testing::Test {
 protected:
  void SetUp() override {
    Match match = SmallMatch({}, {"random", "scripted"}, "1v3", 1);
    match.part = MatchPart{.games = 16, .shard = {.number = 2, .of = 4}};
    match_ = FileOf(match);
    SurveyPlan plan{.configs = {Config{}}, .bot = {}, .name = "random", .games = 40};
    plan.shard = {.number = 1, .of = 2};
    survey_ = SurveyFile(plan, PlaySurvey(plan));
  }

  static std::string With(std::string text, const std::string& from, const std::string& to) {
    const std::size_t at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return text.replace(at, from.size(), to);
  }

  std::string match_;
  std::string survey_;
};

TEST_F(ShardText, CutOffAnywhereItIsRefused) {
  const std::size_t header = FirstLineOf(match_).size();
  for (std::size_t size = header + 1; size < match_.size(); size += 7) {
    const auto games = ReadMatchAlone(match_.substr(0, size));
    ASSERT_FALSE(games);
    ASSERT_EQ(games.Error().code, "merge/unfinished") << size;
  }
  for (std::size_t size = FirstLineOf(survey_).size() + 1; size < survey_.size(); ++size) {
    const auto cells = ReadSurveyAlone(survey_.substr(0, size));
    ASSERT_FALSE(cells);
    ASSERT_EQ(cells.Error().code, "merge/unfinished") << size;
  }
  for (std::size_t size = 0; size < header; ++size) {
    EXPECT_EQ(ReadMatchAlone(match_.substr(0, size)).Error().code, "merge/not_a_shard");
  }
}

TEST_F(ShardText, WhatIsDamagedIsRefused) {
  const auto code = [](const std::string& text) {
    const auto games = ReadMatchAlone(text);
    return games ? "" : games.Error().code;
  };
  EXPECT_EQ(code(match_), "");
  EXPECT_EQ(code(match_ + "{\"game\":8}\n"), "merge/damaged");
  EXPECT_EQ(code(match_ + "x"), "merge/damaged");
  EXPECT_EQ(code(With(match_, "\"shard\":\"2/4\"", "\"shard\":\"3/4\"")), "merge/damaged");
  EXPECT_EQ(code(With(match_, "\"rules\":1", "\"rules\":0")), "merge/damaged");
  EXPECT_EQ(code(With(match_, "\"games\":16", "\"games\":0")), "merge/damaged");
  EXPECT_EQ(code(With(match_, "\"games\":16", "\"games\":-1")), "merge/damaged");
  EXPECT_EQ(code(With(match_, "\"seats\":4", "\"seats\":9")), "merge/damaged");
  EXPECT_EQ(code(With(match_, "\"seed\":1", "\"seed\":1.5")), "merge/damaged");
  EXPECT_EQ(code(With(match_, "\"seating\":\"1v3\"", "\"seating\":\"5v3\"")), "merge/damaged");
  EXPECT_EQ(code(With(match_, "\"name\":\"random\"", "\"name\":\"zorro\"")), "merge/damaged");
  EXPECT_EQ(code(With(match_, "\"name\":\"random\"", "\"name\":\"scripted\"")), "merge/damaged");
  EXPECT_EQ(code(With(match_, "\"folsom_arena\"", "\"folsom_server\"")), "merge/not_a_shard");
  EXPECT_EQ(code(With(match_, "\"shard\":\"2/4\"", "\"shard\":\"5/4\"")), "merge/not_a_shard");
  EXPECT_EQ(code(With(match_, std::string(ProgramVersion()), "0.0.9")), "merge/version");
}

TEST_F(ShardText, SumsThatNoGamesComeToAreRefused) {
  const auto code = [](const std::string& text) {
    const auto cells = ReadSurveyAlone(text);
    return cells ? "" : cells.Error().code;
  };
  EXPECT_EQ(code(survey_), "");
  for (const auto& [from, to] : std::vector<std::pair<std::string, std::string>>{
           {"\"cells\":[", "\"cells\":[{},"},
           {"\"configuration\":0", "\"configuration\":1"},
           {"\"station\":\"", "\"station\":\"x"},
           {"\"station\":\"revenge\"", "\"station\":\"sharing\""},
           {"\"station\":\"revenge\",", ""},
           {"\"station\":\"revenge\"", "\"station\":\"conductor\""},
           {"\"won_by_nobody\":0", "\"won_by_nobody\":1"},
           {"\"shared_wins\":", "\"shared_wins\":9999"},
           {"\"characters\":[[", "\"characters\":[[1"},
           {"\"seats\":[[", "\"seats\":[[0,0,0,0],["},
           {"\"seats\":[[", "\"seats\":[[-1,"},
           {"\"positions\":", "\"places\":"},
           {"\"games\":40", "\"games\":42"},
           {"\"games\":40", "\"games\":9000000000000000000"}}) {
    EXPECT_EQ(code(With(survey_, from, to)), "merge/damaged") << from << " as " << to;
  }
  EXPECT_EQ(code(survey_ + "\n"), "merge/damaged");
  EXPECT_EQ(code(FirstLineOf(survey_) + "\n{\"cells\":[]}\n"), "merge/damaged");
  EXPECT_EQ(code(FirstLineOf(survey_) + "\nnull\n"), "merge/damaged");
}

// Whatever the text is: a problem of ours, or results that can be used.
TEST_F(ShardText, AnyTextIsReadOrRefused) {
  Rng rng(1899);
  const std::string bytes = "0123456789-.,:\"[]{}e/\n\\ \xff";
  for (int round = 0; round < 4000; ++round) {
    std::string text = round % 2 == 0 ? match_ : survey_;
    for (std::uint32_t n = rng.Below(3) + 1; n > 0; --n) {
      const std::uint32_t at = rng.Below(static_cast<std::uint32_t>(text.size()));
      const char byte = bytes[rng.Below(static_cast<std::uint32_t>(bytes.size()))];
      if (rng.Below(2) == 0) {
        text[at] = byte;
      } else {
        text.erase(at, rng.Below(30));
      }
    }
    if (round % 2 == 0) {
      const auto games = ReadMatchAlone(text);
      ASSERT_TRUE(games || games.Error().code.starts_with("merge/")) << text;
    } else {
      const auto cells = ReadSurveyAlone(text);
      ASSERT_TRUE(cells || cells.Error().code.starts_with("merge/")) << text;
    }
  }
}

}  // namespace
}  // namespace folsom
