// Nonces; options.
#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "table/good_text.h"
#include "table/options_json.h"

namespace folsom {
namespace {

namespace json = boost::json;

TEST(GoodText, NoncesAreHex) {
  EXPECT_TRUE(IsGoodNonce(""));
  EXPECT_TRUE(IsGoodNonce("0123456789abcDEF"));
  EXPECT_TRUE(IsGoodNonce(std::string(64, 'a')));
  EXPECT_FALSE(IsGoodNonce(std::string(65, 'a')));
  EXPECT_FALSE(IsGoodNonce("0123456789abcde"));
  EXPECT_FALSE(IsGoodNonce("0123456789abcdeg"));
}

TEST(Options, GoThroughJson) {
  TableOptions options;
  options.title = "Friday";
  options.listed = options.local_seats = options.memory = options.shuffle_seats = true;
  options.spectators = options.take_back = false;
  options.clock = ClockKind::kDaily;
  options.decision_s = 7200;
  options.bank_s = 5;
  options.grace_s = 30;
  options.bot_pause_ms = 0;
  options.stand_in = "tenderfoot";
  TableOptions read;
  JsonProblems problems("x");
  ReadOptions(problems, OptionsJson(options), {}, read);
  EXPECT_FALSE(problems.Any());
  EXPECT_EQ(read, options);
}

TEST(Options, LeftOutStayAndAnotherClockHasItsUsualTime) {
  TableOptions options;
  options.title = "Friday";
  JsonProblems problems("x");
  ReadOptions(problems, json::parse(R"({"listed":true,"clock":{"kind":"daily"}})"), {}, options);
  ASSERT_FALSE(problems.Any());
  EXPECT_EQ(options.title, "Friday");
  EXPECT_TRUE(options.listed);
  EXPECT_EQ(options.decision_s, 86'400);
  EXPECT_FALSE(CheckOptions(options));
  ReadOptions(problems, json::parse(R"({"clock":{"kind":"live","decision_s":20}})"), {}, options);
  EXPECT_EQ(options.decision_s, 20);
  ReadOptions(problems, json::parse(R"({"clock":{"tick":1}})"), {}, options);
  ASSERT_TRUE(problems.Any());
  EXPECT_EQ(problems.First().code, "x/unknown_field");
  EXPECT_EQ(problems.First().path, "clock.tick");
}

std::string BadPath(TableOptions options) {
  const std::optional<Problem> problem = CheckOptions(options);
  if (!problem) return {};
  EXPECT_EQ(problem->code, "table/bad_options");
  return problem->path;
}

TEST(Options, HaveRanges) {
  EXPECT_EQ(BadPath({}), "");
  EXPECT_EQ(BadPath({.title = std::string(240, 'x')}), "");
  EXPECT_EQ(BadPath({.title = std::string(241, 'x')}), "title");
  EXPECT_EQ(BadPath({.decision_s = 4}), "clock.decision_s");
  EXPECT_EQ(BadPath({.decision_s = 5}), "");
  EXPECT_EQ(BadPath({.decision_s = 600}), "");
  EXPECT_EQ(BadPath({.decision_s = 601}), "clock.decision_s");
  EXPECT_EQ(BadPath({.clock = ClockKind::kDaily, .decision_s = 3599}), "clock.decision_s");
  EXPECT_EQ(BadPath({.clock = ClockKind::kDaily, .decision_s = 1'209'600}), "");
  EXPECT_EQ(BadPath({.clock = ClockKind::kDaily, .decision_s = 1'209'601}), "clock.decision_s");
  EXPECT_EQ(BadPath({.clock = ClockKind::kNone, .decision_s = 0}), "");
  EXPECT_EQ(BadPath({.clock = static_cast<ClockKind>(3)}), "clock.kind");
  EXPECT_EQ(BadPath({.bank_s = -1}), "clock.bank_s");
  EXPECT_EQ(BadPath({.bank_s = 3601}), "clock.bank_s");
  EXPECT_EQ(BadPath({.grace_s = 4}), "grace_s");
  EXPECT_EQ(BadPath({.grace_s = 3601}), "grace_s");
  EXPECT_EQ(BadPath({.bot_pause_ms = 10'001}), "bot_pause_ms");
  EXPECT_EQ(BadPath({.stand_in = ""}), "stand_in");
  EXPECT_EQ(BadPath({.stand_in = std::string(65, 'x')}), "stand_in");
}

}  // namespace
}  // namespace folsom
