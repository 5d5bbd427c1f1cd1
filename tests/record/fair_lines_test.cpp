#include "record/game/fair_lines.h"

#include <gtest/gtest.h>

#include "record/game/game_record.h"

namespace folsom {
namespace {

const std::string kCommit(64, 'a');
const std::string kSecret = std::string(63, '0') + "f";
const std::string kNonce = "00c0ffee00c0ffee";

std::string PlainRecord() { return GameWriter(Config{.seats = 3}, 2, {"Anna"}).Text(); }

// The code and line of a record with these lines after the names.
std::string VerdictOn(const std::string& lines) {
  std::string text = PlainRecord();
  text.insert(text.find("result "), lines);
  const Result<GameRecord> record = ReplayRecord(text);
  return record ? "fine" : record.Error().code + " " + std::to_string(record.Error().line);
}

TEST(FairLines, AreKeptAsTheyWereGiven) {
  const FairDeal deal{.commit = kCommit,
                      .secret = kSecret,
                      .nonces = {"", kNonce, std::string(64, 'B')},
                      .seats = {2, 0, 1}};
  const std::string text = WithFairLines(PlainRecord(), deal);
  EXPECT_NE(text.find("\nname 0 Anna\nfair commit " + kCommit + "\nfair secret " + kSecret +
                      "\nfair nonce 1 " + kNonce + "\nfair nonce 2 " + std::string(64, 'B') +
                      "\nfair seats 2 0 1\nresult "),
            std::string::npos)
      << text;
  const Result<GameRecord> record = ReplayRecord(text);
  ASSERT_TRUE(record) << Describe(record.Error());
  EXPECT_EQ(record->fair, deal);
  EXPECT_EQ(record->state, ReplayRecord(PlainRecord())->state);
}

TEST(FairLines, TellOfCommitmentsExcusesAndRefusedStarts) {
  const FairDeal deal{.commit = kCommit,
                      .secret = kSecret,
                      .commitments = {kCommit, "", kSecret},
                      .nonces = {kSecret, "", kCommit},
                      .excused = {1},
                      .refused = 12,
                      .seats = {2, 0, 1}};
  const std::string text = WithFairLines(PlainRecord(), deal);
  EXPECT_NE(
      text.find("\nfair secret " + kSecret + "\nfair commitment 0 " + kCommit +
                "\nfair commitment 2 " + kSecret + "\nfair nonce 0 " + kSecret + "\nfair nonce 2 " +
                kCommit + "\nfair excused 1\nfair refused 12\nfair seats 2 0 1\nresult "),
      std::string::npos)
      << text;
  const Result<GameRecord> record = ReplayRecord(text);
  ASSERT_TRUE(record) << Describe(record.Error());
  EXPECT_EQ(record->fair, deal);
  const std::string commit = "fair commit " + kCommit + "\n";
  for (const std::string& bad :
       {std::string("fair commitment 0 00c0ffee00c0ffee\n"), "fair commitment 3 " + kCommit + "\n",
        "fair commitment " + kCommit + "\n", std::string("fair excused \n"),
        std::string("fair excused 1 0\n"), std::string("fair excused 3\n"),
        std::string("fair refused 0\n"), std::string("fair refused 01\n"),
        std::string("fair refused -1\n"), std::string("fair refused 1234567890\n"),
        std::string("fair refused \n")}) {
    EXPECT_EQ(VerdictOn(commit + bad), "record/bad_fair 6") << bad;
  }
  EXPECT_EQ(VerdictOn(commit + "fair refused 1\nfair excused 0\n"), "record/bad_fair 7");
}

TEST(FairLines, WithoutACommitThereAreNone) {
  EXPECT_EQ(WithFairLines(PlainRecord(), {}), PlainRecord());
  EXPECT_EQ(ReplayRecord(PlainRecord())->fair, FairDeal{});
  EXPECT_EQ(ReplayRecord(WithFairLines(PlainRecord(), {.commit = kCommit}))->fair,
            FairDeal{.commit = kCommit});
}

TEST(FairLines, BadOnesAreRefusedWithTheLine) {
  const std::string commit = "fair commit " + kCommit + "\n";
  const std::string secret = "fair secret " + kSecret + "\n";
  const std::string nonce = "fair nonce 1 " + kNonce + "\n";
  const std::string seats = "fair seats 0 2 1\n";
  EXPECT_EQ(VerdictOn(commit + secret + nonce + seats), "fine");
  // Form.
  for (const char* bad : {"fair \n", "fair commit \n", "fair commit aa\n", "fair play\n"}) {
    EXPECT_EQ(VerdictOn(bad), "record/bad_fair 5") << bad;
  }
  EXPECT_EQ(VerdictOn("fair\n" + commit), "record/bad_header 5");
  EXPECT_EQ(VerdictOn("fair commit " + std::string(64, 'A') + "\n"), "record/bad_fair 5");
  EXPECT_EQ(VerdictOn("fair commit " + std::string(64, 'g') + "\n"), "record/bad_fair 5");
  EXPECT_EQ(VerdictOn("fair commit " + kCommit + "0\n"), "record/bad_fair 5");
  for (const std::string& bad :
       {std::string("fair secret 00\n"), "fair nonce 3 " + kNonce + "\n",
        "fair nonce " + kNonce + "\n", std::string("fair nonce 1 00c0ffee\n"),
        "fair nonce 1 " + std::string(65, '0') + "\n", "fair nonce 1 " + kNonce + " \n",
        std::string("fair nonce 1\n"), std::string("fair seats 0 1\n"),
        std::string("fair seats 0 1 1\n"), std::string("fair seats 0 1 3\n"),
        std::string("fair seats 0,1,2\n"), std::string("fair seats 0 1 2 \n")}) {
    EXPECT_EQ(VerdictOn(commit + bad), "record/bad_fair 6") << bad;
  }
  // Order, and each once.
  for (const std::string& early : {secret, nonce, seats}) {
    EXPECT_EQ(VerdictOn(early + commit), "record/bad_fair 5") << early;
  }
  for (const std::string& twice : {commit, secret, nonce, seats}) {
    EXPECT_TRUE(VerdictOn(commit + secret + nonce + seats + twice).starts_with("record/bad_fair 9"))
        << twice;
  }
  EXPECT_EQ(VerdictOn(commit + nonce + secret), "record/bad_fair 7");
  EXPECT_EQ(VerdictOn(commit + nonce + "fair nonce 0 " + kNonce + "\n"), "record/bad_fair 7");
  EXPECT_EQ(VerdictOn(commit + seats + nonce), "record/bad_fair 7");
}

TEST(FairLines, ComeBetweenNamesAndResult) {
  std::string text = PlainRecord();
  text.insert(text.find("name 0"), "fair commit " + kCommit + "\n");
  const Result<GameRecord> record = ReplayRecord(text);
  ASSERT_FALSE(record);
  EXPECT_EQ(record.Error().code, "record/bad_header");
  EXPECT_EQ(record.Error().line, 5U);
}

}  // namespace
}  // namespace folsom
