// What a stranger meets first: help, and messages for bad input.
#include <gtest/gtest.h>

#include "cli/run.h"

namespace folsom {
namespace {

TEST(Usage, HelpNamesEveryCommandAndEachHasExamples) {
  const ProgramResult help = RunProgram({"--help"});
  EXPECT_EQ(help.status, 0);
  for (const char* command : {"play", "sim", "arena", "stats", "merge", "replay", "review",
                              "verify", "engine", "perft", "actions", "observation", "bench"}) {
    EXPECT_NE(help.out.find(command), std::string::npos) << command;
    const ProgramResult one = RunProgram({command, "--help"});
    EXPECT_EQ(one.status, 0) << command;
    EXPECT_NE(one.out.find("Usage: folsom"), std::string::npos) << command;
    EXPECT_EQ(one.err, "") << command;
  }
}

// Each with its stable code, status 2, and nothing on standard output.
TEST(Usage, BadInputHasACodeAndStatus2) {
  const std::vector<BadCall> calls{
      {{}, "cli/usage"},
      {{"frobnicate"}, "cli/usage"},
      {{"sim", "--frobnicate"}, "cli/usage"},
      {{"sim", "--games", "0"}, "cli/usage"},
      {{"sim", "--games", "many"}, "cli/usage"},
      {{"sim", "--variant", "solo"}, "cli/usage"},
      {{"sim", "--edition", "2016"}, "cli/usage"},
      {{"sim", "--threads", "0"}, "cli/usage"},
      {{"sim", "--players", "7"}, "config/out_of_range"},
      {{"sim", "--players", "2"}, "config/players"},
      {{"sim", "--players", "5", "--variant", "teams"}, "config/players"},
      {{"sim", "--characters", "ghost,ghost,belle,doc"}, "config/"},
      {{"sim", "--characters", "ghost"}, "config/"},
      {{"sim", "--characters", "zorro,ghost,belle,doc"}, "config/"},
      {{"sim", "--wagons", "mail,mail,saloon,dining"}, "config/"},
      {{"sim", "--variant", "basic", "--horses"}, "config/"},
      {{"sim", "--variant", "duo18", "--players", "3", "--expert"}, "config/"},
      {{"sim", "--games", "2", "--record", "/nowhere/x"}, "sim/one_game"},
      {{"sim", "--games", "1", "--record", "/nowhere/x"}, "file/cannot_write"},
      {{"sim", "--bots", "hal"}, "bots/unknown"},
      {{"sim", "--bots", "random,random"}, "bots/count"},
      {{"sim", "--bots", "mcts:iterations=0"}, "bots/unknown"},
      {{"sim", "--bots", "random", "--by-views"}, "cli/usage"},
      {{"play", "--bots", "random,random,random,random"}, "bots/count"},
      {{"play", "--bots", ""}, "bots/unknown"},
      {{"play", "--level", "expert"}, "cli/usage"},
      {{"play", "--level", "drifter", "--bots", "random"}, "cli/usage"},
      {{"play", "--humans", "0,1,2,3", "--bots", "random"}, "bots/count"},
      {{"play", "--humans", "0,1,2,3", "--level", "drifter"}, "bots/count"},
      {{"play", "--humans", "4"}, "play/bad_seat"},
      {{"play", "--humans", "x"}, "play/bad_seat"},
      {{"play", "--humans", ""}, "play/bad_seat"},
      {{"replay"}, "cli/usage"},
      {{"replay", "/nowhere/x"}, "file/cannot_read"},
      {{"replay", "/dev/null"}, "record/"},
      {{"replay", "/dev/zero"}, "file/too_big"},
      {{"verify"}, "cli/usage"},
      {{"verify", "/nowhere/x"}, "file/cannot_read"},
      {{"verify", "/dev/null"}, "record/bad_header"},
      {{"perft", "--depth", "65"}, "cli/usage"},
      {{"perft", "--check", "/dev/null", "--depth", "2"}, "cli/usage"},
      {{"perft", "--position", "/dev/null", "--players", "3"}, "cli/usage"},
      {{"replay", "/dev/null", "--json", "--boards"}, "cli/usage"},
      {{"review"}, "cli/usage"},
      {{"review", "/nowhere/x"}, "file/cannot_read"},
      {{"review", "/dev/null"}, "record/"},
      {{"review", "/dev/zero"}, "file/too_big"},
      {{"review", "/dev/null", "--iterations", "0"}, "cli/usage"},
      {{"review", "/dev/null", "--iterations", "1000001"}, "cli/usage"},
      {{"review", "/dev/null", "--threads", "0"}, "cli/usage"},
      {{"sim", "--games", "1", "--record", "/nowhere/x", "--threads", "2"}, "cli/usage"},
      {{"perft", "--depth", "20", "--budget", "1000"}, "perft/budget"},
      {{"perft", "--position", "/dev/null"}, "position/"},
      {{"perft", "--check", "/dev/null"}, "perft/malformed"},
      {{"bench", "--seconds", "-1"}, "cli/usage"},
  };
  for (const BadCall& call : calls) ExpectRefused(call);
}

TEST(Usage, RefusedConfigurationsNameTheClause) {
  EXPECT_NE(RunProgram({"sim", "--players", "2"}).err.find("CONF-1"), std::string::npos);
  EXPECT_NE(RunProgram({"sim", "--variant", "basic", "--horses"}).err.find("CONF-3"),
            std::string::npos);
}

TEST(Usage, ActionsAreListedByNumber) {
  const ProgramResult table = RunProgram({"actions"});
  EXPECT_EQ(table.status, 0);
  EXPECT_TRUE(table.out.starts_with("  0  pass\n  1  draw\n")) << table.out.substr(0, 80);
}

TEST(Usage, ObservationsAreToldFieldByField) {
  const ProgramResult table = RunProgram({"observation"});
  EXPECT_EQ(table.status, 0);
  EXPECT_TRUE(table.out.starts_with("Version 1, ")) << table.out.substr(0, 80);
  EXPECT_NE(table.out.find("| 0 | `ask` | 1 × 24 | one-hot |"), std::string::npos);
  EXPECT_NE(table.out.find("| 0 | `worth` | 1 × 305 | count to 26"), std::string::npos);
}

TEST(Usage, BenchPrintsTheFigures) {
  const ProgramResult bench = RunProgram({"bench", "--json", "--seconds", "0.01"});
  ASSERT_EQ(bench.status, 0) << bench.err;
  for (const char* key :
       {"games_per_s_3p", "games_per_s_4p", "games_per_s_5p", "games_per_s_6p", "choices_per_s_4p",
        "choices_per_game_4p", "state_bytes", "copy_ns", "sample_ns", "view_ns",
        "games_per_s_4p_horses", "mcts_iterations_per_s_4p", "scripted_us", "batch_steps_per_s_4p",
        "batch_steps_per_s_mixed"}) {
    EXPECT_NE(bench.out.find("\"" + std::string(key) + "\": "), std::string::npos) << key;
  }
}

TEST(Usage, TheEngineSpeaksLineByLineAndEndsWithItsInput) {
  const ProgramResult talk = RunProgram({"engine"},
                                        "{\"command\":\"new\",\"seed\":1}\n"
                                        "\n"
                                        "nonsense\n" +
                                            std::string(70000, 'x') +
                                            "\n"
                                            "{\"command\":\"score\"}\n"
                                            "{\"command\":\"quit\"}\n"
                                            "{\"command\":\"score\"}\n");
  EXPECT_EQ(talk.status, 0);
  EXPECT_EQ(std::count(talk.out.begin(), talk.out.end(), '\n'), 5);
  EXPECT_NE(talk.out.find("engine/malformed"), std::string::npos);
  EXPECT_NE(talk.out.find("engine/too_long"), std::string::npos);
  EXPECT_NE(talk.out.find("\"winners\""), std::string::npos);
  EXPECT_EQ(RunProgram({"engine"}, "{\"command\":\"new\"}").status, 0);
}

}  // namespace
}  // namespace folsom
