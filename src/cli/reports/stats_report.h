// What `folsom stats` says: JSON, a table, and a chart.
#pragma once

#include <string>

#include "arena/report/chart.h"
#include "arena/report/report.h"
#include "arena/report/survey.h"

namespace folsom {

struct SurveyReport {
  const SurveyPlan& plan;
  const Survey& survey;
  Origin origin;
};

[[nodiscard]] std::string SurveyJson(const SurveyReport& report);
[[nodiscard]] std::string SurveyTable(const SurveyReport& report);
[[nodiscard]] Chart SurveyChart(const SurveyPlan& plan, const Survey& survey);

// The groups of games that a survey of several kinds has, but for all games together.
struct SurveyGroup {
  std::string dimension;  // "station", "players", "variant"
  std::string key;        // "revenge", "4", "teams"
  std::string title;      // "Station: the Marshal's revenge"
  const SurveySums& sums;
};
// Those with games. Numbers of players and variants only where there are several of them.
[[nodiscard]] std::vector<SurveyGroup> GroupsOf(const Survey& survey);

}  // namespace folsom
