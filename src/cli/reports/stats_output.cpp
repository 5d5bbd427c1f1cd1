#include "cli/reports/stats_output.h"

#include <fmt/format.h>

#include "cli/failure.h"
#include "cli/files.h"

namespace folsom {

void CheckSurveyOutput(const SurveyOutput& output) {
  if (output.svg == "-" && output.json) {
    throw Failure("stats/one_output", "--json and --svg - would both go to standard output");
  }
  CheckWritable(output.svg);
}

void PrintSurvey(const SurveyReport& report, const SurveyOutput& output) {
  if (!output.svg.empty()) {
    WriteWholeFile(output.svg, SvgOf(SurveyChart(report.plan, report.survey)));
  }
  if (output.svg == "-") return;
  fmt::print("{}", output.json ? SurveyJson(report) : SurveyTable(report));
}

}  // namespace folsom
