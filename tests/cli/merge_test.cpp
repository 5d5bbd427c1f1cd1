// `--shard` and `folsom merge`, as the program: the report is that of one run.
#include <gtest/gtest.h>

#include <regex>

#include "bots/random.h"
#include "cli/reports/series_file.h"
#include "cli/run.h"
#include "support/random_game.h"
#include "support/temp_folder.h"

namespace folsom {
namespace {

using Words = std::vector<std::string>;

Words Joined(Words words, const Words& more) {
  words.insert(words.end(), more.begin(), more.end());
  return words;
}

// Plays all shards of a run into `folder` and gives back their files.
Words PlayShards(const TempFolder& folder, const Words& run, int of) {
  Words files;
  for (int i = 1; i <= of; ++i) {
    const std::string shard = std::to_string(i) + "/" + std::to_string(of);
    files.push_back(folder.File("part" + std::to_string(i) + "of" + std::to_string(of)));
    const ProgramResult played = RunProgram(Joined(run, {"--shard", shard, "--out", files.back()}));
    EXPECT_EQ(played.status, 0) << played.err;
    EXPECT_EQ(played.err, "");
    EXPECT_TRUE(played.out.starts_with("shard " + shard + ": ")) << played.out;
    EXPECT_TRUE(played.out.ends_with(" in " + files.back() + "\n")) << played.out;
  }
  return files;
}

// The report, byte for byte, without what docs/arena.md says to depend on the clock.
std::string Timeless(const ProgramResult& run) {
  EXPECT_EQ(run.status, 0) << run.err;
  EXPECT_EQ(run.err, "");
  std::string text = run.out;
  for (const char* clock :
       {R"~(, "ms_[a-z0-9]+": [0-9.]+)~",
        R"~(,\n  "(threads|seconds|resumed_games|games_per_s|shards)": [0-9.]+)~",
        R"~(\n[0-9.]+ s on [0-9]+ threads?\n$)~",
        R"~(; [0-9]+ games/s on [0-9]+ threads? in [0-9.]+ s\n$)~",
        R"~((\n|; )merged from [0-9]+ shards?\n$)~"}) {
    text = std::regex_replace(text, std::regex(clock), "");
  }
  // The columns of times in the table "ms a decision".
  const std::regex row(R"(^(\S+) +[0-9.]+ +[0-9.]+ +[0-9.]+ +[0-9.]+( +[0-9]+ +[0-9.]+)$)",
                       std::regex::multiline);
  return std::regex_replace(text, row, "$1$2");
}

void ExpectMergedEqualsWhole(const Words& run, const std::vector<int>& shards) {
  const std::string json = Timeless(RunProgram(Joined(run, {"--json"})));
  const std::string table = Timeless(RunProgram(run));
  ASSERT_GT(json.size(), 100U);
  for (const int of : shards) {
    const TempFolder folder;
    const Words merge = Joined({"merge"}, PlayShards(folder, run, of));
    const ProgramResult merged = RunProgram(Joined(merge, {"--json"}));
    EXPECT_EQ(Timeless(merged), json) << of;
    EXPECT_NE(merged.out.find("\"shards\": " + std::to_string(of)), std::string::npos);
    Words backwards{merge.rbegin(), merge.rend() - 1};  // The order of files does not matter.
    EXPECT_EQ(Timeless(RunProgram(Joined({"merge"}, backwards))), table) << of;
  }
}

TEST(Merge, AMatchInShardsIsTheMatch) {
  const std::string bots = "random,mcts:iterations=4";
  ExpectMergedEqualsWhole({"arena", "--bots", bots, "--games", "41", "--seating", "2v2"},
                          FewGames() ? std::vector{3} : std::vector{1, 3, 8});
  if (FewGames()) return;
  ExpectMergedEqualsWhole({"arena", "--bots", "random,scripted," + bots, "--games", "30", "-p", "5",
                           "--horses", "--seed", "18446744073709551615"},
                          {4});
  ExpectMergedEqualsWhole(
      {"arena", "--bots", bots, "--games", "5", "-p", "6", "--variant", "teams", "--expert"}, {7});
}

TEST(Merge, ASeriesInShardsIsTheSeries) {
  ExpectMergedEqualsWhole({"sim", "--games", FewGames() ? "101" : "1001", "-p", "5", "--horses"},
                          {1, 4});
  ExpectMergedEqualsWhole({"sim", "--games", "7", "-p", "4", "--variant", "teams", "--bots",
                           "random,tenderfoot,scripted,mcts:iterations=3", "--seed", "9"},
                          {3, 9});
  ExpectMergedEqualsWhole({"sim", "--games", "20", "-p", "3", "--variant", "duo18", "--threads",
                           "2", "--characters", "random"},
                          {2});
}

TEST(Merge, StatisticsInShardsAreTheStatistics) {
  ExpectMergedEqualsWhole({"stats", "--games", "50", "--bot", "scripted:mistakes=10"}, {1, 3});
  if (FewGames()) return;
  ExpectMergedEqualsWhole({"stats", "--games", "5", "--bot", "random", "--all"}, {2, 8});
}

TEST(Merge, DrawsTheSameChart) {
  const TempFolder folder;
  const Words run{"stats", "--games", "30", "--bot", "random", "-p", "6"};
  const Words merge = Joined({"merge"}, PlayShards(folder, run, 3));
  const std::string whole = folder.File("whole.svg");
  const std::string merged = folder.File("merged.svg");
  ASSERT_EQ(RunProgram(Joined(run, {"--svg", whole})).status, 0);
  ASSERT_EQ(RunProgram(Joined(merge, {"--svg", merged})).status, 0);
  EXPECT_EQ(ReadText(merged), ReadText(whole));
  EXPECT_EQ(RunProgram(Joined(merge, {"--svg", "-"})).out, ReadText(whole));
  ExpectRefused({Joined(merge, {"--svg", "-", "--json"}), "stats/one_output"});
  ExpectRefused({Joined(merge, {"--svg", "/nowhere/x.svg"}), "file/cannot_write"});
}

TEST(Merge, AnInterruptedShardGoesOn) {
  const TempFolder folder;
  const Words run{"arena", "--bots", "random,mcts:iterations=4", "--games", "24"};
  const Words files = PlayShards(folder, run, 2);
  const Words merge = Joined({"merge"}, files);
  const std::string before = Timeless(RunProgram(merge));
  const std::string text = ReadText(files[1]);
  WriteText(files[1], text.substr(0, text.size() / 2));
  ExpectRefused({merge, "merge/unfinished"});
  const Words again = Joined(run, {"--shard", "2/2", "--out", files[1]});
  ExpectRefused({again, "arena/exists"});
  ASSERT_EQ(RunProgram(Joined(again, {"--resume"})).status, 0);
  EXPECT_EQ(Timeless(RunProgram(merge)), before);
  // Neither as another shard nor as the match.
  ExpectRefused(
      {Joined(run, {"--shard", "1/2", "--out", files[1], "--resume"}), "arena/other_match"});
  ExpectRefused({Joined(run, {"--out", files[1], "--resume"}), "arena/other_match"});
}

TEST(Merge, RefusesWhatIsNotOneRun) {
  const TempFolder folder;
  const Words run{"sim", "--games", "30"};
  const Words files = PlayShards(folder, run, 3);
  const TempFolder elsewhere;
  const Words others = PlayShards(elsewhere, Joined(run, {"--seed", "2"}), 3);
  const std::string copy = folder.File("copy");
  WriteText(copy, ReadText(files[0]));
  ExpectRefused({{"merge", files[0], files[2]}, "merge/missing"});
  ExpectRefused({{"merge", files[0], files[1], files[2], copy}, "merge/twice"});
  ExpectRefused({{"merge", files[0], files[0]}, "merge/twice"});
  ExpectRefused({{"merge", files[0], files[1], others[2]}, "merge/other_run"});
  const TempFolder stats;
  const Words survey = PlayShards(stats, {"stats", "--bot", "random", "--games", "30"}, 3);
  ExpectRefused({{"merge", files[0], files[1], survey[2]}, "merge/other_run"});
}

TEST(Merge, RefusesFilesThatAreNotWhole) {
  const TempFolder folder;
  const Words files = PlayShards(folder, {"sim", "--games", "30"}, 2);
  const Words merge = Joined({"merge"}, files);
  const std::string good = ReadText(files[1]);
  const auto refused = [&](const std::string& text, const std::string& code) {
    WriteText(files[1], text);
    ExpectRefused({merge, code});
  };
  refused("", "merge/unfinished");
  refused(good.substr(0, 20), "merge/unfinished");
  refused(good.substr(0, good.size() - 1), "merge/unfinished");
  refused(good + good, "merge/damaged");
  refused("hello\n", "merge/not_a_shard");
  refused(std::string(1 << 20, 'x'), "merge/not_a_shard");
  refused(std::regex_replace(good, std::regex(R"("games":15)"), "\"games\":16"), "merge/damaged");
  refused(std::regex_replace(good, std::regex(R"("program":"[^"]*")"), "\"program\":\"0\""),
          "merge/version");
  const std::string match = folder.File("match");
  ASSERT_EQ(RunProgram({"arena", "--bots", "random,random", "--games", "4", "--out", match}).status,
            0);
  ExpectRefused({{"merge", match}, "merge/not_a_shard"});
}

TEST(Merge, BadInputHasACodeAndStatus2) {
  const TempFolder folder;
  const std::string file = folder.File("x");
  const Words arena{"arena", "--bots", "random,random", "--games", "4"};
  const std::vector<BadCall> calls{
      {{"merge"}, "cli/usage"},
      {{"merge", "/nowhere/x"}, "file/cannot_read"},
      {{"merge", folder.Path()}, "file/cannot_read"},
      {{"merge", "/dev/null"}, "merge/unfinished"},
      {{"merge", "/dev/zero"}, "merge/not_a_shard"},
      {Joined(arena, {"--shard", "1/2"}), "shard/no_file"},
      {Joined(arena, {"--shard", "0/2", "--out", file}), "shard/malformed"},
      {Joined(arena, {"--shard", "", "--out", file}), "shard/malformed"},
      {Joined(arena, {"--shard", "1/2", "--out", ""}), "shard/no_file"},
      {Joined(arena, {"--shard", "1/2", "--out", file, "--sprt", "0/5"}), "arena/shard_sprt"},
      {Joined(arena, {"--shard", "1/2", "--out", file, "--json"}), "cli/usage"},
      {Joined(arena, {"--shard", "1/2", "--out", "/nowhere/x"}), "file/cannot_write"},
      {{"sim", "--shard", "3/2", "--out", file}, "shard/malformed"},
      {{"sim", "--shard", "1/2"}, "shard/no_file"},
      {{"sim", "--out", file}, "cli/usage"},
      {{"sim", "--shard", "1/2", "--out", file, "--json"}, "cli/usage"},
      {{"sim", "--shard", "1/1", "--out", file, "--games", "1", "--record", file}, "cli/usage"},
      {{"sim", "--shard", "1/2", "--out", "/nowhere/x"}, "file/cannot_write"},
      {{"stats", "--shard", "x", "--out", file}, "shard/malformed"},
      {{"stats", "--shard", "1/2"}, "shard/no_file"},
      {{"stats", "--out", file}, "cli/usage"},
      {{"stats", "--shard", "1/2", "--out", file, "--svg", "-"}, "cli/usage"},
      {{"stats", "--shard", "1/2", "--out", "/nowhere/x"}, "file/cannot_write"},
  };
  for (const BadCall& call : calls) ExpectRefused(call);
  EXPECT_EQ(folder.Count(), 0U);
  const Words files = PlayShards(folder, arena, 1);
  ExpectRefused({{"merge", files[0], "--svg", file}, "merge/no_chart"});
}

// Whatever the sums' line is: a problem of ours, or sums that can be used.
TEST(Merge, AnySumsOfASeriesAreReadOrRefused) {
  Series series;
  series.games = 60;
  series.shard = {.number = 2, .of = 3};
  const std::string good = SeriesFile(series, RunSeries(series));
  const std::size_t header = good.find('\n') + 1;
  ASSERT_TRUE(ReadSeriesFile(series, good));
  Rng rng(1899);
  const std::string bytes = "0123456789-.,:\"[]{}e \xff";
  for (int round = 0; round < 3000; ++round) {
    std::string text = good;
    const auto length = static_cast<std::uint32_t>(good.size() - header - 1);
    const std::uint32_t at = rng.Below(length);
    const char byte = bytes[rng.Below(static_cast<std::uint32_t>(bytes.size()))];
    text.replace(header + at, rng.Below(3), std::string(rng.Below(4), byte));
    const auto totals = ReadSeriesFile(series, text);
    ASSERT_TRUE(totals || totals.Error().code.starts_with("merge/")) << text;
    ASSERT_TRUE(!totals || totals->games == 20) << text;
  }
}

}  // namespace
}  // namespace folsom
