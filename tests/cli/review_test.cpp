#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "cli/recorded_game.h"
#include "cli/run.h"
#include "record/game/game_record.h"
#include "support/temp_folder.h"

namespace folsom {
namespace {

class ReviewCommand : public testing::Test {
 protected:
  void SetUp() override {
    Config config;
    config.seats = 3;
    text_ = RecordGame(config, {}, 21).record;
    WriteText(file_, text_);
  }

  [[nodiscard]] ProgramResult Run(std::vector<std::string> options = {}) const {
    options.insert(options.begin(), {"review", file_, "--iterations", "8"});
    return RunProgram(options);
  }

  TempFolder folder_;
  std::string file_ = folder_.File("game");
  std::string text_;
};

[[nodiscard]] std::size_t LongestLine(const std::string& text) {
  std::size_t longest = 0;
  std::size_t begin = 0;
  while (begin < text.size()) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    longest = std::max(longest, end - begin);
    begin = end + 1;
  }
  return longest;
}

TEST_F(ReviewCommand, TellsLuckSkillAndMoments) {
  const ProgramResult run = Run();
  EXPECT_EQ(run.status, 0) << run.err;
  for (const char* part :
       {"Chances of winning", "Luck and skill", "The turns that moved",
        "Decisions, judged by what each player knew", "Cards that did nothing"}) {
    EXPECT_NE(run.out.find(part), std::string::npos) << part;
  }
  EXPECT_LE(LongestLine(run.out), 80U) << run.out;
  EXPECT_EQ(run.err, "");
  EXPECT_EQ(run.out, RunProgram({"review", "-", "--iterations", "8"}, text_).out);
}

TEST_F(ReviewCommand, IsTheSameOnAnyNumberOfThreads) {
  const ProgramResult one = Run({"--json", "--seat", "0"});
  EXPECT_EQ(one.status, 0) << one.err;
  EXPECT_EQ(one.out, Run({"--json", "--seat", "0", "--threads", "3"}).out);
  EXPECT_NE(one.out, Run({"--json", "--seat", "0", "--seed", "5"}).out);
}

TEST_F(ReviewCommand, JsonHasOneSeatOrAllAndAllCardsOpen) {
  const auto all = boost::json::parse(Run({"--json", "--seat", "1", "--open"}).out).as_object();
  EXPECT_EQ(all.at("tasks"), all.at("done"));
  const auto& judgements = all.at("judgements").as_array();
  ASSERT_FALSE(judgements.empty());
  for (const auto& judgement : judgements) {
    EXPECT_EQ(judgement.at("seat").as_int64(), 1);
    EXPECT_TRUE(judgement.as_object().contains("with_all_cards_open"));
  }
}

TEST_F(ReviewCommand, BadInputIsRefused) {
  ExpectRefused({{"review", file_, "--seat", "3"}, "review/bad_seat"});
  ExpectRefused({{"review", file_, "--seat", "9"}, "cli/usage"});
  WriteText(file_, GameWriter(Config{}, 4).Text());
  ExpectRefused({{"review", file_}, "record/not_finished"});
  std::string damaged = text_;
  damaged.insert(damaged.rfind("> ") + 3, " fly");
  WriteText(file_, damaged);
  ExpectRefused({{"review", file_}, "record/"});
  std::string other = text_;
  other.replace(other.find("rules 1"), 7, "rules 9");
  WriteText(file_, other);
  ExpectRefused({{"review", file_}, "record/version"});
  WriteText(file_, R"({"config":{"seats":4}})");
  ExpectRefused({{"review", file_}, "review/unknown_chance"});
}

}  // namespace
}  // namespace folsom
