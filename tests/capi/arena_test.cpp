// Matches through the C interface.

#include <boost/json.hpp>

#include "capi/calls.h"

namespace folsom {
namespace {

namespace json = boost::json;

// A report takes far less; a second call would play the match again.
constexpr std::size_t kRoom = 64 * 1024;

std::string ReportOf(std::string_view match) {
  std::string text(kRoom, ' ');
  std::size_t size = 0;
  const FolsomStatus status = folsom_arena(match.data(), match.size(), text.data(), kRoom, &size);
  if (status != FOLSOM_OK) return folsom_error_code();
  text.resize(size);
  return text;
}

// Without what hangs on the machine.
json::object Timeless(const std::string& report) {
  json::object all = json::parse(report).as_object();
  all.erase("seconds");
  all.erase("threads");
  for (json::value& bot : all.at("bots").as_array()) {
    for (const char* key : {"ms_mean", "ms_p95", "ms_p999", "ms_max"}) bot.as_object().erase(key);
  }
  return all;
}

TEST(CapiArena, ReportsAMatch) {
  const json::object report =
      Timeless(ReportOf(R"({"bots":["scripted","random"],"games":40,"seed":3})"));
  EXPECT_EQ(report.at("games").as_int64(), 40);
  EXPECT_EQ(report.at("seed").as_int64(), 3);
  EXPECT_EQ(report.at("seating").as_string(), "1v3");
  const json::array& bots = report.at("bots").as_array();
  ASSERT_EQ(bots.size(), 2U);
  EXPECT_EQ(bots[0].at("bot").as_string(), "scripted");
  EXPECT_GT(bots[0].at("win_share").to_number<double>(), 0.6);
}

TEST(CapiArena, TakesAnySeed) {
  const std::string match = R"({"bots":["random","random"],"games":4,"seed":18446744073709551615})";
  EXPECT_EQ(Timeless(ReportOf(match)).at("seed").to_number<std::uint64_t>(), UINT64_MAX);
}

TEST(CapiArena, IsTheSameOnAnyNumberOfThreads) {
  const std::string match = R"({"bots":["scripted","mcts:iterations=5","random"],"games":60,
      "config":{"seats":3,"horses":true},"seating":"mix","threads":)";
  EXPECT_EQ(Timeless(ReportOf(match + "1}")), Timeless(ReportOf(match + "3}")));
}

TEST(CapiArena, RefusesWhatIsNoMatch) {
  EXPECT_EQ(ReportOf("{"), "arena/malformed");
  EXPECT_EQ(ReportOf("{}"), "arena/missing_field");
  EXPECT_EQ(ReportOf(R"({"bots":["random"]})"), "bots/count");
  EXPECT_EQ(ReportOf(R"({"bots":["random","nobody"]})"), "arena/bad_bots");
  EXPECT_EQ(ReportOf(R"({"bots":["random",7]})"), "arena/wrong_type");
  EXPECT_EQ(ReportOf(R"({"bots":["random","random"],"games":0})"), "arena/out_of_range");
  EXPECT_EQ(ReportOf(R"({"bots":["random","random"],"seating":"9v9"})"), "arena/seating");
  EXPECT_EQ(ReportOf(R"({"bots":["random","random"],"config":{"seats":99}})").substr(0, 7),
            "config/");
  EXPECT_EQ(ReportOf(R"({"bots":["random","random"],"game":1})"), "arena/unknown_field");
}

}  // namespace
}  // namespace folsom
