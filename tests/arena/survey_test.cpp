// Statistics and their charts.
#include "arena/report/survey.h"

#include <gtest/gtest.h>

#include "arena/report/chart.h"
#include "rules/state/query.h"

namespace folsom {
namespace {

template <typename Parts>
std::uint64_t Sum(const Parts& parts, std::uint64_t SurveyPart::*field) {
  std::uint64_t sum = 0;
  for (const SurveyPart& part : parts) sum += part.*field;
  return sum;
}

TEST(Survey, SumsAddUpInEveryConfiguration) {
  const auto all = AllConfigs();
  SurveyPlan plan{.configs = {all.begin(), all.end()}, .bot = {}, .name = "random", .games = 20};
  const Survey survey = SurveyOf(plan, PlaySurvey(plan));
  EXPECT_EQ(survey.total.games, 20 * kConfigurations);
  for (std::size_t i = 0; i < all.size(); ++i) {
    const SurveySums& sums = survey.configurations[i];
    const Terms terms = TermsFor(all[i]);
    const std::uint64_t a_side = terms.seats / SidesOf(terms);
    EXPECT_EQ(sums.games, 20U);
    EXPECT_EQ(Sum(sums.seats, &SurveyPart::games), 20U * terms.seats);
    EXPECT_EQ(Sum(sums.characters, &SurveyPart::games), 20U * terms.bandits);
    EXPECT_EQ(Sum(sums.seats, &SurveyPart::won), (20 - sums.nobody) * kWin * a_side);
    EXPECT_EQ(Sum(sums.positions, &SurveyPart::won), Sum(sums.seats, &SurveyPart::won));
    EXPECT_EQ(Sum(sums.seats, &SurveyPart::chance), 20U * kWin * a_side);
  }
  std::uint64_t stations = 0;
  for (const SurveySums& sums : survey.stations) stations += sums.games;
  EXPECT_EQ(stations + survey.variants[Index(Variant::kBasic)].games, survey.total.games)
      << "every game but a basic one ends at a station";
  std::uint64_t players = 0;
  for (const SurveySums& sums : survey.players) players += sums.games;
  EXPECT_EQ(players, survey.total.games);
}

TEST(Survey, TheSameOnAnyNumberOfThreads) {
  SurveyPlan plan{.configs = {Config{}}, .bot = {}, .name = "random", .games = 300};
  const Survey one = SurveyOf(plan, PlaySurvey(plan));
  plan.threads = 3;
  const Survey three = SurveyOf(plan, PlaySurvey(plan));
  for (std::size_t i = 0; i < kMaxBandits; ++i) {
    EXPECT_EQ(one.total.characters[i].won, three.total.characters[i].won);
    EXPECT_EQ(one.total.characters[i].money, three.total.characters[i].money);
  }
  plan.seed = 2;
  const Survey other = SurveyOf(plan, PlaySurvey(plan));
  EXPECT_NE(Sum(one.total.positions, &SurveyPart::games) + one.total.characters[0].won,
            Sum(other.total.positions, &SurveyPart::games) + other.total.characters[0].won);
}

TEST(Survey, PlaceInTheOrderCountsFromTheFirstPlayer) {
  Config config;
  config.seats = 5;
  GameAtTable game = PlayAtTable(config, std::vector<BotSpec>(5), 4);
  ASSERT_NE(game.first, kNoSeat);
  SurveySums sums;
  sums.Add(game);
  for (std::size_t i = 0; i < 5; ++i) {
    EXPECT_EQ(sums.positions[i].won, sums.seats[(Index(game.first) + i) % 5].won);
    EXPECT_EQ(sums.positions[i].money, sums.seats[(Index(game.first) + i) % 5].money);
  }
}

TEST(Chart, TextsAreEscapedAndEveryBarIsThere) {
  EXPECT_EQ(XmlEscaped("a<b>&\"c\""), "a&lt;b&gt;&amp;&quot;c&quot;");
  const Chart chart{.title = "Horses & <Stagecoach>",
                    .subtitle = "sub",
                    .y_axis = "share",
                    .note = "note",
                    .panels = {{.title = "p",
                                .axis = "x",
                                .bars = {{"one", {0.25, 0.2, 0.3}, 0.25, "detail & more"},
                                         {"two", {0.5, 0.4, 0.6}, 0.25, "d"}}}}};
  const std::string svg = SvgOf(chart);
  EXPECT_TRUE(svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\""));
  EXPECT_TRUE(svg.ends_with("</svg>\n"));
  EXPECT_NE(svg.find("Horses &amp; &lt;Stagecoach&gt;"), std::string::npos);
  EXPECT_EQ(svg.find("<Stagecoach>"), std::string::npos);
  EXPECT_NE(svg.find("detail &amp; more"), std::string::npos);
  EXPECT_NE(svg.find("chance: 25.0 %"), std::string::npos);
  std::size_t bars = 0;
  for (std::size_t at = svg.find("class=\"bar\""); at != std::string::npos;
       at = svg.find("class=\"bar\"", at + 1)) {
    ++bars;
  }
  EXPECT_EQ(bars, 2U);
  for (const char* outside : {"http://fonts", "https://", "<script", "@import", "href"}) {
    EXPECT_EQ(svg.find(outside), std::string::npos) << outside;
  }
}

}  // namespace
}  // namespace folsom
