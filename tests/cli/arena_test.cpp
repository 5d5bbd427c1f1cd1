// `folsom arena` and `folsom stats`, as the program.
#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "cli/run.h"
#include "support/temp_folder.h"

namespace folsom {
namespace {

namespace json = boost::json;
using Words = std::vector<std::string>;

ProgramResult Arena(const Words& options) {
  Words words{"arena", "--bots", "random,mcts:iterations=4", "--json"};
  words.insert(words.end(), options.begin(), options.end());
  return RunProgram(words);
}

// The report without what depends on the clock.
json::object Report(const ProgramResult& run) {
  EXPECT_EQ(run.status, 0) << run.err;
  EXPECT_EQ(run.err, "") << "no progress bar without a terminal";
  json::object report = json::parse(run.out).as_object();
  for (const char* field : {"threads", "seconds", "resumed_games"}) {
    EXPECT_TRUE(report.contains(field)) << field;
    report.erase(field);
  }
  for (json::value& bot : report.at("bots").as_array()) {
    for (const char* field : {"ms_mean", "ms_p95", "ms_p999", "ms_max"}) {
      EXPECT_TRUE(bot.as_object().contains(field)) << field;
      bot.as_object().erase(field);
    }
  }
  return report;
}

double Number(const json::value& value) { return value.to_number<double>(); }

TEST(ArenaProgram, ReportsAMatch) {
  const json::object report = Report(Arena({"--games", "40", "--seating", "1v3"}));
  EXPECT_EQ(report.at("games").to_number<int>(), 40);
  EXPECT_EQ(report.at("deals").to_number<int>(), 10);
  EXPECT_EQ(Number(report.at("chance")), 0.25);
  const json::array& bots = report.at("bots").as_array();
  ASSERT_EQ(bots.size(), 2U);
  EXPECT_EQ(bots[1].as_object().at("bot").as_string(), "mcts:iterations=4");
  EXPECT_NEAR(
      Number(bots[0].as_object().at("win_share")) + 3 * Number(bots[1].as_object().at("win_share")),
      1.0, 1e-5);
  EXPECT_GT(Number(bots[1].as_object().at("iterations_per_decision")), 0);
  for (const json::value& bot : bots) {
    const json::array& interval = bot.as_object().at("win_share_95").as_array();
    EXPECT_LE(Number(interval[0]), Number(bot.as_object().at("win_share")));
    EXPECT_GE(Number(interval[1]), Number(bot.as_object().at("win_share")));
  }
  EXPECT_EQ(report.at("ratings").as_array().size(), 2U);
  const ProgramResult table = RunProgram({"arena", "--bots", "random,random", "--games", "8"});
  EXPECT_EQ(table.status, 0);
  EXPECT_NE(table.out.find("win share of a side"), std::string::npos);
}

TEST(ArenaProgram, TheSameOnAnyNumberOfThreads) {
  const Words match{"--games", "60", "--seating", "2v2", "--seed", "7"};
  Words two = match;
  two.insert(two.end(), {"--threads", "2"});
  Words one = match;
  one.insert(one.end(), {"--threads", "1"});
  EXPECT_EQ(Report(Arena(one)), Report(Arena(two)));
}

TEST(ArenaProgram, AnInterruptedMatchEndsAsAnUninterruptedOne) {
  const TempFolder folder;
  const std::string file = folder.File("match.jsonl");
  const json::object whole = Report(Arena({"--games", "40", "--horses"}));
  ASSERT_EQ(Arena({"--games", "20", "--horses", "--out", file}).status, 0);
  const std::string text = ReadText(file);
  WriteText(file, text.substr(0, text.size() - 30));  // The last line is torn.
  const ProgramResult resumed = Arena({"--games", "40", "--horses", "--out", file, "--resume"});
  EXPECT_EQ(json::parse(resumed.out).as_object().at("resumed_games").to_number<int>(), 19);
  EXPECT_EQ(Report(resumed), whole);
  const std::string after = ReadText(file);
  EXPECT_EQ(std::count(after.begin(), after.end(), '\n'), 41);
  // Once more: nothing is left to play.
  EXPECT_EQ(Report(Arena({"--games", "40", "--horses", "--out", file, "--resume"})), whole);
  EXPECT_EQ(ReadText(file), after);
}

TEST(ArenaProgram, AFileIsNeverOverwritten) {
  const TempFolder folder;
  const std::string file = folder.File("match.jsonl");
  ASSERT_EQ(Arena({"--games", "4", "--out", file}).status, 0);
  const std::string text = ReadText(file);
  const ProgramResult again = Arena({"--games", "4", "--out", file});
  EXPECT_EQ(again.status, 2);
  EXPECT_TRUE(again.err.starts_with("folsom: arena/exists: ")) << again.err;
  const ProgramResult other = Arena({"--games", "4", "--seed", "2", "--out", file, "--resume"});
  EXPECT_EQ(other.status, 2);
  EXPECT_TRUE(other.err.starts_with("folsom: arena/other_match: ")) << other.err;
  EXPECT_EQ(other.out, "");
  EXPECT_EQ(ReadText(file), text);
  WriteText(file, text + "{\"game\":9}\n" + text);
  const ProgramResult bad = Arena({"--games", "40", "--out", file, "--resume"});
  EXPECT_EQ(bad.status, 2);
  EXPECT_TRUE(bad.err.starts_with("folsom: arena/bad_file: ")) << bad.err;
  EXPECT_NE(bad.err.find("line 6"), std::string::npos) << bad.err;
}

TEST(ArenaProgram, ASequentialTestStopsEarly) {
  const ProgramResult run = RunProgram({"arena", "--bots", "mcts:iterations=50,random", "--json",
                                        "--sprt", "0/100", "--games", "4000"});
  const json::object report = Report(run);
  const json::object& sprt = report.at("sprt").as_object();
  EXPECT_EQ(sprt.at("verdict").as_string(), "H1");
  EXPECT_GE(Number(sprt.at("llr")), Number(sprt.at("upper")));
  EXPECT_LT(report.at("games").to_number<int>(), 2000);
}

TEST(ArenaProgram, TeamsAndPairsAreSides) {
  const json::object teams = Report(Arena({"--games", "6", "-p", "6", "--variant", "teams"}));
  EXPECT_EQ(teams.at("sides").to_number<int>(), 3);
  EXPECT_EQ(teams.at("seating").as_string(), "1v2");
  const json::object duo = Report(Arena({"--games", "4", "-p", "2", "--variant", "duo14"}));
  EXPECT_EQ(Number(duo.at("chance")), 0.5);
  EXPECT_EQ(duo.at("seating").as_string(), "1v1");
}

TEST(StatsProgram, SharesAddUpAndTheChartIsWritten) {
  const TempFolder folder;
  const std::string chart = folder.File("chart.svg");
  const ProgramResult run = RunProgram({"stats", "--bot", "random", "--games", "200", "-p", "5",
                                        "--horses", "--json", "--svg", chart});
  ASSERT_EQ(run.status, 0) << run.err;
  const json::object report = json::parse(run.out).as_object();
  double shares = 0;
  double positions = 0;
  const json::object& total = report.at("total").as_object();
  for (const json::value& seat : total.at("seats").as_array()) {
    shares += Number(seat.as_object().at("win_share"));
  }
  for (const json::value& place : total.at("positions").as_array()) {
    positions += Number(place.as_object().at("win_share"));
  }
  EXPECT_NEAR(shares, 1 - Number(total.at("won_by_nobody")) / 200, 1e-4);
  EXPECT_NEAR(positions, shares, 1e-4);
  EXPECT_EQ(total.at("characters").as_array().size(), 6U);
  EXPECT_EQ(report.at("players").as_array().size(), 1U);
  EXPECT_GE(report.at("stations").as_array().size(), 4U);
  EXPECT_NE(ReadText(chart).find("Horses &amp; Stagecoach"), std::string::npos);
  EXPECT_EQ(folder.Count(), 1U);
}

TEST(StatsProgram, EveryConfigurationThatAgrees) {
  const ProgramResult run = RunProgram(
      {"stats", "--bot", "random", "--games", "10", "--all", "--variant", "duo18", "--json"});
  ASSERT_EQ(run.status, 0) << run.err;
  const json::object report = json::parse(run.out).as_object();
  for (const json::value& one : report.at("configurations").as_array()) {
    EXPECT_EQ(one.as_object().at("config").as_object().at("variant").as_string(), "duo18");
  }
  EXPECT_EQ(report.at("players").as_array().size(), 2U);
}

TEST(ArenaProgram, BadInputHasACodeAndStatus2) {
  const TempFolder folder;
  const std::vector<BadCall> calls{
      {{"arena"}, "cli/usage"},
      {{"arena", "--bots", "random"}, "bots/count"},
      {{"arena", "--bots", "random,zorro"}, "bots/unknown"},
      {{"arena", "--bots", "random,random", "--seating", "3v3"}, "arena/seating"},
      {{"arena", "--bots", "random,random", "--games", "0"}, "cli/usage"},
      {{"arena", "--bots", "random,random", "--resume"}, "cli/usage"},
      {{"arena", "--bots", "random,random", "--alpha", "0.1"}, "cli/usage"},
      {{"arena", "--bots", "random,random", "--sprt", "5/0"}, "arena/sprt"},
      {{"arena", "--bots", "random,random,random", "--sprt", "0/5"}, "arena/sprt_two_bots"},
      {{"arena", "--bots", "random,random", "--out", "/nowhere/x"}, "file/cannot_write"},
      {{"arena", "--bots", "random,random", "-p", "9"}, "config/"},
      {{"arena", "--bots", "random,zorro", "--out", folder.File("x")}, "bots/unknown"},
      {{"stats", "--bot", "zorro"}, "bots/unknown"},
      {{"stats", "--games", "1", "--svg", "/nowhere/x.svg"}, "file/cannot_write"},
      {{"stats", "--all", "--wagons", "random"}, "cli/usage"},
      {{"stats", "--all", "--variant", "basic", "--horses"}, "stats/no_configuration"},
      {{"stats", "--json", "--svg", "-"}, "stats/one_output"},
      {{"stats", "--players", "2"}, "config/players"},
  };
  for (const BadCall& call : calls) ExpectRefused(call);
  EXPECT_EQ(folder.Count(), 0U);
}

TEST(ArenaProgram, HelpHasExamples) {
  for (const char* command : {"arena", "stats", "merge"}) {
    const ProgramResult help = RunProgram({command, "--help"});
    EXPECT_EQ(help.status, 0);
    EXPECT_NE(help.out.find("Examples:"), std::string::npos);
  }
}

}  // namespace
}  // namespace folsom
