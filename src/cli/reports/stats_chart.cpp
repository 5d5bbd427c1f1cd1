#include <fmt/format.h>

#include <span>

#include "cli/commands/options.h"
#include "cli/reports/stats_report.h"
#include "cli/terminal/words.h"

namespace folsom {

namespace {

// `label` names part i.
template <typename Label>
Panel PanelOf(std::string title, std::string axis, std::span<const SurveyPart> parts, Label label) {
  Panel panel{.title = std::move(title), .axis = std::move(axis), .bars = {}};
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (parts[i].games == 0) continue;
    const Estimate estimate = parts[i].WinShare();
    panel.bars.push_back({.label = label(i),
                          .estimate = estimate,
                          .chance = parts[i].Chance(),
                          .detail = fmt::format("{}: {:.1f} % ({:.1f} to {:.1f}) of {} games, "
                                                "chance {:.1f} %, mean money ${:.0f}",
                                                label(i), 100 * estimate.share, 100 * estimate.low,
                                                100 * estimate.high, parts[i].games,
                                                100 * parts[i].Chance(), parts[i].MeanMoney())});
  }
  return panel;
}

Panel CharacterPanel(std::string title, const SurveySums& sums) {
  return PanelOf(std::move(title), "character", sums.characters,
                 [](std::size_t i) { return std::string(TitleOf(static_cast<Bandit>(i))); });
}

// 1234567 as 1,234,567.
std::string WithCommas(std::uint64_t number) {
  std::string text = fmt::format("{}", number);
  for (std::size_t at = text.size(); at > 3; at -= 3) text.insert(at - 3, ",");
  return text;
}

std::string ChartSubtitle(const SurveyPlan& plan, const Survey& survey) {
  const std::string what = plan.configs.size() == 1
                               ? Describe(plan.configs[0])
                               : Counted(plan.configs.size(), "configuration", "configurations");
  return fmt::format("{} games of the bot {} with itself: {}", WithCommas(survey.total.games),
                     plan.name, what);
}

}  // namespace

Chart SurveyChart(const SurveyPlan& plan, const Survey& survey) {
  Chart chart{.title = "Who wins?",
              .subtitle = ChartSubtitle(plan, survey),
              .y_axis = "win share",
              .note = fmt::format("Whiskers: 95 % intervals (Wilson). Shared wins are split. "
                                  "Dashed line: chance, if all were alike. Seed {}. folsom stats",
                                  plan.seed),
              .panels = {}};
  chart.panels.push_back(CharacterPanel("By character", survey.total));
  chart.panels.push_back(PanelOf("By seat", "seat", survey.total.seats,
                                 [](std::size_t i) { return fmt::format("{}", i); }));
  chart.panels.push_back(PanelOf("By place in the first player order", "place (1: first player)",
                                 survey.total.positions,
                                 [](std::size_t i) { return fmt::format("{}", i + 1); }));
  for (const SurveyGroup& group : GroupsOf(survey)) {
    chart.panels.push_back(CharacterPanel(group.title, group.sums));
  }
  return chart;
}

}  // namespace folsom
