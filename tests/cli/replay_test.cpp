#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "cli/recorded_game.h"
#include "cli/run.h"
#include "record/game/game_record.h"
#include "support/temp_folder.h"

namespace folsom {
namespace {

class Replay : public testing::Test {
 protected:
  void SetUp() override {
    Config config;
    config.seats = 4;
    text_ = RecordGame(config, {}, 21).record;
    WriteText(file_, text_);
  }

  [[nodiscard]] ProgramResult Run(std::vector<std::string> options = {}) const {
    options.insert(options.begin(), {"replay", file_});
    return RunProgram(options);
  }

  TempFolder folder_;
  std::string file_ = folder_.File("game");
  std::string text_;
};

TEST_F(Replay, TellsTheGameAndTheResult) {
  const ProgramResult run = Run();
  EXPECT_EQ(run.status, 0) << run.err;
  EXPECT_NE(run.out.find("Round 1 begins."), std::string::npos);
  EXPECT_NE(run.out.find("The game is over."), std::string::npos);
  EXPECT_NE(run.out.find("gunslinger"), std::string::npos);
  EXPECT_EQ(run.out, RunProgram({"replay", "-"}, text_).out);
}

// Of the cards drawn at the start everybody sees only their own.
TEST_F(Replay, ASeatIsToldOnlyWhatItKnew) {
  const std::string all = Run().out;
  const std::string seat = Run({"--seat", "1"}).out;
  const auto hidden_draws = [](const std::string& text) {
    std::size_t n = 0;
    for (std::size_t at = text.find(" draws "); at != std::string::npos;
         at = text.find(" draws ", at + 1)) {
      const std::size_t end = text.find('\n', at);
      const std::string line = text.substr(at, end - at);
      if (line.find(" card.") != std::string::npos || line.find(" cards.") != std::string::npos)
        ++n;
    }
    return n;
  };
  EXPECT_EQ(hidden_draws(all), 0U);
  EXPECT_GE(hidden_draws(seat), 3U * 5);
  EXPECT_EQ(seat.find("\n> 0 "), std::string::npos);
  EXPECT_EQ(Run({"--seat", "4"}).status, 2);
  EXPECT_TRUE(Run({"--seat", "4"}).err.starts_with("folsom: replay/bad_seat"));
  EXPECT_TRUE(Run({"--seat", "9"}).err.starts_with("folsom: cli/usage"));
}

TEST_F(Replay, JsonHasTheEventsRedactedForASeat) {
  const auto all = boost::json::parse(Run({"--json"}).out).as_object();
  const auto seat = boost::json::parse(Run({"--json", "--seat", "2"}).out).as_object();
  EXPECT_TRUE(all.at("finished").as_bool());
  ASSERT_EQ(all.at("events").as_array().size(), seat.at("events").as_array().size());
  std::size_t hidden = 0;
  for (const auto& event : seat.at("events").as_array()) {
    const auto& object = event.as_object();
    if (object.at("type").as_string() == "card_drawn" && !object.contains("card")) ++hidden;
  }
  EXPECT_GT(hidden, 18U * 5);
  EXPECT_EQ(all.at("score"), seat.at("score"));
}

TEST_F(Replay, ChoicesShowWhatCouldBeDone) {
  const std::string text = Run({"--choices", "--boards"}).out;
  EXPECT_NE(text.find("\n? "), std::string::npos);
  EXPECT_NE(text.find("locomotive"), std::string::npos);
}

TEST_F(Replay, ADamagedRecordIsRefusedWithTheLine) {
  std::size_t at = text_.find("\n> ");
  at = text_.find("\n> ", at + 1);
  const auto line = 2 + std::count(text_.begin(), text_.begin() + static_cast<long>(at), '\n');
  std::string damaged = text_;
  damaged.insert(at + 4, " fly");
  WriteText(file_, damaged);
  const ProgramResult run = Run();
  EXPECT_EQ(run.status, 2);
  EXPECT_EQ(run.out, "");
  EXPECT_TRUE(run.err.starts_with("folsom: record/")) << run.err;
  EXPECT_NE(run.err.find("line " + std::to_string(line)), std::string::npos) << run.err;
}

TEST_F(Replay, AnUnfinishedRecordIsToldUpToItsEnd) {
  GameWriter writer(Config{}, 4);
  WriteText(file_, writer.Text());
  const ProgramResult run = Run({"--seat", "0"});
  EXPECT_EQ(run.status, 0) << run.err;
  EXPECT_NE(run.out.find("The record ends here"), std::string::npos);
  EXPECT_EQ(run.out.find("gunslinger"), std::string::npos);
}

}  // namespace
}  // namespace folsom
