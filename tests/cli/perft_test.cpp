#include "cli/reports/perft.h"

#include <gtest/gtest.h>

#include <filesystem>

#include "cli/failure.h"
#include "cli/run.h"
#include "rules/choices/legal.h"
#include "support/paths.h"
#include "support/random_game.h"
#include "support/temp_folder.h"

namespace folsom {
namespace {

namespace fs = std::filesystem;

constexpr std::uint64_t kBudget = 3'000'000;

TEST(Perft, CountsOfTheDataFiles) {
  std::size_t cases = 0;
  for (const auto& entry : fs::directory_iterator(SourcePath("tests/perft"))) {
    if (entry.path().extension() != ".json") continue;
    const std::string path = entry.path().string();
    for (const PerftCase& item : ReadPerftCases(path, ReadText(path))) {
      if (FewGames() && item.count > 20'000) continue;
      const auto count = Perft(kBudget).Count(item.start, item.depth);
      ASSERT_TRUE(count) << item.name << ": budget spent";
      EXPECT_EQ(*count, item.count) << path << ": " << item.name;
      ++cases;
    }
  }
  EXPECT_GE(cases, FewGames() ? 10U : 30U);
}

TEST(Perft, DepthZeroIsOneAndDepthOneWithoutChanceCountsTheActions) {
  Config config;
  const GameState state = AfterRandomDecisions(config, 3, 0);
  EXPECT_EQ(Perft(kBudget).Count(state, 0), 1U);
  ActionList legal;
  LegalActions(state, state.pending.First(), legal);
  // Every card is one way, drawing three cards from a deck of four is several.
  const auto branches = Perft(kBudget).Divide(state, 1);
  ASSERT_TRUE(branches);
  ASSERT_EQ(branches->size(), legal.Size());
  for (const Perft::Branch& branch : *branches) {
    if (branch.action == act::kDraw) {
      EXPECT_GT(branch.count, 1U);
      EXPECT_LE(branch.count, 4U * 3 * 2);
    } else {
      EXPECT_EQ(branch.count, 1U);
    }
  }
}

TEST(Perft, BranchesAddUp) {
  Config config;
  config.horses = true;
  const GameState state = AfterRandomDecisions(config, 5, 30);
  const auto count = Perft(kBudget).Count(state, 2);
  const auto branches = Perft(kBudget).Divide(state, 2);
  ASSERT_TRUE(count && branches);
  std::uint64_t sum = 0;
  for (const Perft::Branch& branch : *branches) sum += branch.count;
  EXPECT_EQ(sum, *count);
}

TEST(Perft, ABudgetIsABudget) {
  const GameState state = AfterRandomDecisions(Config{}, 5, 0);
  EXPECT_FALSE(Perft(100).Count(state, 6));
  EXPECT_FALSE(Perft(100).Divide(state, 6));
}

TEST(Perft, BadDataFilesAreRefused) {
  const auto code = [](const std::string& text) {
    try {
      (void)ReadPerftCases("file", text);
    } catch (const Failure& failure) {
      return failure.Code();
    }
    return std::string();
  };
  EXPECT_EQ(code("[]"), "perft/malformed");
  EXPECT_EQ(code(R"({"cases":[{"name":"x","depth":1}]})"), "perft/malformed");
  EXPECT_EQ(code(R"({"cases":[{"name":"x","depth":99,"count":1,"config":{}}]})"),
            "perft/malformed");
  EXPECT_EQ(code(R"({"cases":[{"name":"x","depth":1,"count":1,"config":{"seats":1}}]})"),
            "config/out_of_range");
  EXPECT_EQ(code(R"({"cases":[{"name":"x","depth":0,"count":1,"config":{}}]})"), "");
}

TEST(Perft, CheckSaysWhatDiffers) {
  const TempFolder folder;
  WriteText(folder.File("good"), R"({"cases":[{"name":"a","depth":0,"count":1,"config":{}}]})");
  WriteText(folder.File("bad"), R"({"cases":[{"name":"b","depth":0,"count":2,"config":{}}]})");
  EXPECT_EQ(RunProgram({"perft", "--check", folder.File("good")}).status, 0);
  const ProgramResult bad = RunProgram({"perft", "--check", folder.File("bad")});
  EXPECT_EQ(bad.status, 1);
  EXPECT_NE(bad.out.find("FAIL b: 1, expected 2"), std::string::npos) << bad.out;
}

TEST(Perft, FromAPosition) {
  const TempFolder folder;
  const ProgramResult game =
      RunProgram({"engine"}, "{\"command\":\"new\",\"seed\":1}\n{\"command\":\"get\"}\n");
  const std::string reply = game.out.substr(game.out.find('\n') + 1);
  const std::size_t from = reply.find("\"position\":") + 11;
  WriteText(folder.File("p"), reply.substr(from, reply.rfind('}') - from));
  const ProgramResult run = RunProgram({"perft", "--depth", "1", "--position", folder.File("p")});
  EXPECT_EQ(run.status, 0) << run.err;
  EXPECT_GT(std::stoi(run.out), 1);
}

}  // namespace
}  // namespace folsom
