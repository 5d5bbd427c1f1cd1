// Where the report of statistics goes: a table or JSON on standard output, a chart into a file.
#pragma once

#include <string>

#include "cli/reports/stats_report.h"

namespace folsom {

struct SurveyOutput {
  std::string svg;  // The file of the chart, "-" for standard output; empty: none.
  bool json = false;
};

// Before the games are played. Throws Failure: stats/one_output, file/cannot_write.
void CheckSurveyOutput(const SurveyOutput& output);
void PrintSurvey(const SurveyReport& report, const SurveyOutput& output);

}  // namespace folsom
