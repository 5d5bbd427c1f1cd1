#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "cli/run.h"
#include "fair/fair_check.h"
#include "fair/fair_game.h"
#include "support/temp_folder.h"

namespace folsom {
namespace {

class Verify : public testing::Test {
 protected:
  void SetUp() override { WriteText(file_, text_); }
  [[nodiscard]] ProgramResult Run(std::vector<std::string> options = {}) const {
    options.insert(options.begin(), {"verify", file_});
    return RunProgram(options);
  }

  TempFolder folder_;
  std::string file_ = folder_.File("game");
  FairGame game_ = [] {
    FairGame game;
    game.committed = true;
    return game;
  }();
  std::string text_ = game_.Record(Config{.seats = 4});
  std::string commit_ = CommitOf(game_.secret);
};

TEST_F(Verify, AFairDealIsSaidToBeFair) {
  const ProgramResult run = Run();
  EXPECT_EQ(run.status, 0) << run.err;
  EXPECT_NE(run.out.find("the deal is fair"), std::string::npos) << run.out;
  EXPECT_NE(run.out.find(commit_), std::string::npos);
  EXPECT_NE(run.out.find("Compare the commit"), std::string::npos);
  EXPECT_NE(run.out.find("your own nonce"), std::string::npos);
  EXPECT_EQ(RunProgram({"verify", "-"}, text_).status, 0);
}

// Of the time before commitments, passed off as such, or of bots alone.
TEST_F(Verify, ADealThatNoPlayerCommittedToIsNotCalledFair) {
  FairGame alone;
  alone.nonces = {};
  for (const FairGame& game : {FairGame{}, alone}) {
    WriteText(file_, game.Record(Config{.seats = 4}));
    const ProgramResult run = Run();
    EXPECT_EQ(run.status, 3) << run.err;
    EXPECT_EQ(run.out.find("is fair"), std::string::npos) << run.out;
    EXPECT_NE(run.out.find("NOT PROVED"), std::string::npos) << run.out;
    EXPECT_EQ(Run({"--draws"}).status, 3);
    const ProgramResult report = Run({"--json"});
    EXPECT_EQ(report.status, 3);
    const auto json = boost::json::parse(report.out).as_object();
    EXPECT_FALSE(json.at("fair").as_bool());
    EXPECT_EQ(json.at("code").as_string(), "fair/unproved");
  }
}

TEST_F(Verify, ChairsThatAddedNothingAreNamed) {
  const ProgramResult run = Run();
  EXPECT_NE(run.out.find("chair 1 (seat 1, Bot): added nothing"), std::string::npos) << run.out;
  EXPECT_NE(run.out.find("chair 3 (seat 3): added nothing"), std::string::npos) << run.out;
  EXPECT_EQ(run.out.find("chair 0 (seat 0, Anna): added nothing"), std::string::npos) << run.out;
}

TEST_F(Verify, WhatThePlayerNotedIsCompared) {
  const std::string nonce = CheckFair(text_)->deal.nonces[0];
  std::string upper = nonce;
  for (char& c : upper) c = static_cast<char>(c >= 'a' ? c - 'a' + 'A' : c);
  const ProgramResult run = Run({"--commit", commit_, "--nonce", upper});
  EXPECT_EQ(run.status, 0) << run.out << run.err;
  EXPECT_EQ(run.out.find("Compare the commit"), std::string::npos);
  EXPECT_EQ(run.out.find("your own nonce"), std::string::npos);
  const ProgramResult other = Run({"--commit", std::string(64, '0')});
  EXPECT_EQ(other.status, 1);
  EXPECT_NE(other.out.find("NOT FAIR"), std::string::npos);
  EXPECT_NE(other.out.find("[fair/other_commit]"), std::string::npos) << other.out;
  EXPECT_EQ(other.err, "");
  EXPECT_NE(Run({"--nonce", "00c0ffee00c0ffef"}).out.find("[fair/other_nonces]"),
            std::string::npos);
}

TEST_F(Verify, AChangedOutcomeIsNamedWithItsLine) {
  // The station of round 5 decides nothing that came before it.
  std::size_t at = text_.rfind("\n* round ") + 1;
  const auto line = 1 + std::count(text_.begin(), text_.begin() + static_cast<long>(at), '\n');
  at += std::string("* round ").size();
  const std::size_t end = text_.find('\n', at);
  const std::string was = text_.substr(at, end - at);
  std::string changed = text_;
  changed.replace(at, end - at, was == "revenge" ? "pickpocketing" : "revenge");
  WriteText(file_, changed);
  const ProgramResult run = Run();
  EXPECT_EQ(run.status, 1) << run.err;
  EXPECT_NE(run.out.find("line " + std::to_string(line) + ": NOT FAIR"), std::string::npos)
      << run.out;
  EXPECT_NE(run.out.find("\"* round " + was + "\""), std::string::npos) << run.out;
  const auto json = boost::json::parse(Run({"--json"}).out).as_object();
  EXPECT_EQ(json.at("fair").as_bool(), false);
  EXPECT_EQ(json.at("code").as_string(), "fair/outcome");
  EXPECT_EQ(json.at("line").to_number<long>(), line);
}

TEST_F(Verify, JsonHasTheFigures) {
  const auto json = boost::json::parse(Run({"--json"}).out).as_object();
  EXPECT_TRUE(json.at("fair").as_bool());
  EXPECT_EQ(json.at("commit").as_string(), commit_);
  EXPECT_EQ(json.at("nonces").to_number<int>(), 2);
  EXPECT_GT(json.at("outcomes").to_number<int>(), 30);
}

TEST_F(Verify, WhatCannotBeCheckedIsRefused) {
  WriteText(file_, GameWriter(Config{}, 1).Text());
  EXPECT_EQ(Run().status, 2);
  EXPECT_TRUE(Run().err.starts_with("folsom: fair/none")) << Run().err;
  WriteText(file_, text_.substr(0, text_.size() / 2));
  EXPECT_EQ(Run().status, 2);
  EXPECT_TRUE(Run().err.starts_with("folsom: record/")) << Run().err;
  EXPECT_EQ(Run().out, "");
}

}  // namespace
}  // namespace folsom
