#include "cli/reports/stats_report.h"

#include <fmt/format.h>

#include <algorithm>
#include <span>

#include "cli/commands/options.h"
#include "cli/terminal/words.h"
#include "record/json/config_json.h"

namespace folsom {

namespace {

std::string PartJson(Report& report, const SurveyPart& part) {
  const Estimate estimate = part.WinShare();
  report.Add("games", part.games).Add("win_share", estimate.share, 6);
  report.AddRaw("win_share_95", fmt::format("[{:.6f}, {:.6f}]", estimate.low, estimate.high));
  report.Add("chance", part.Chance(), 6).Add("mean_money", part.MeanMoney(), 3);
  return report.OneLine();
}

// `name` begins the object of each part that has games.
template <typename Name>
std::string SurveyPartsJson(std::span<const SurveyPart> parts, Name name) {
  std::vector<std::string> rows;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (parts[i].games == 0) continue;
    Report report;
    name(report, i);
    rows.push_back(PartJson(report, parts[i]));
  }
  return fmt::format("[{}]", fmt::join(rows, ", "));
}

std::string SumsJson(Report& report, const SurveySums& sums) {
  report.Add("games", sums.games).Add("shared_wins", sums.shared);
  report.Add("won_by_nobody", sums.nobody);
  report.AddRaw("characters", SurveyPartsJson(sums.characters, [](Report& row, std::size_t i) {
                  row.AddText("character", KeyOf(static_cast<Bandit>(i)));
                }));
  report.AddRaw(
      "seats", SurveyPartsJson(sums.seats, [](Report& row, std::size_t i) { row.Add("seat", i); }));
  report.AddRaw("positions", SurveyPartsJson(sums.positions, [](Report& row, std::size_t i) {
                  row.Add("position", i + 1);
                }));
  return report.OneLine();
}

template <typename Each>
std::string GroupRows(std::size_t count, Each each) {
  std::vector<std::string> rows;
  for (std::size_t i = 0; i < count; ++i) {
    std::string row = each(i);
    if (!row.empty()) rows.push_back(std::move(row));
  }
  return fmt::format("[\n    {}\n  ]", fmt::join(rows, ",\n    "));
}

std::string GroupsJson(std::span<const SurveySums> groups, std::string_view field, auto name) {
  return GroupRows(groups.size(), [&](std::size_t i) {
    if (groups[i].games == 0) return std::string();
    Report report;
    report.AddRaw(field, name(i));
    return SumsJson(report, groups[i]);
  });
}

std::string Quoted(std::string_view word) { return fmt::format("\"{}\"", word); }

// One row of the table: the share of each part in percent.
std::string ShareRow(std::string_view title, std::uint64_t games, std::span<const SurveyPart> parts,
                     std::span<const SurveyPart> columns) {
  std::string row = fmt::format("{:<42}{:>9}", title, games);
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (columns[i].games == 0) continue;
    row += parts[i].games == 0 ? fmt::format("{:>11}", "-")
                               : fmt::format("{:>9.1f} %", 100 * parts[i].WinShare().share);
  }
  return row + "\n";
}

std::string ReachRow(std::span<const SurveyPart> parts) {
  std::string row = fmt::format("{:<42}{:>9}", "  95 % within about", "");
  for (const SurveyPart& part : parts) {
    if (part.games == 0) continue;
    const Estimate estimate = part.WinShare();
    row += fmt::format("{:>11}", fmt::format("±{:.1f}", 50 * (estimate.high - estimate.low)));
  }
  return row + "\n";
}

template <typename Parts, typename Title>
std::string ShareTable(const SurveyReport& report, std::string_view what, Parts parts,
                       Title title) {
  const SurveySums& total = report.survey.total;
  std::string text = fmt::format("{:<42}{:>9}", what, "games");
  for (std::size_t i = 0; i < parts(total).size(); ++i) {
    if (parts(total)[i].games > 0) text += fmt::format("{:>11}", title(i));
  }
  text += "\n" + ShareRow("all games", total.games, parts(total), parts(total));
  text += ReachRow(parts(total));
  for (const SurveyGroup& group : GroupsOf(report.survey)) {
    text += ShareRow(group.title, group.sums.games, parts(group.sums), parts(total));
  }
  return text;
}

}  // namespace

std::vector<SurveyGroup> GroupsOf(const Survey& survey) {
  std::vector<SurveyGroup> groups;
  for (std::size_t i = 0; i < kRoundCards; ++i) {
    if (survey.stations[i].games == 0) continue;
    const auto card = static_cast<RoundCard>(i);
    groups.push_back({"station", std::string(KeyOf(card)),
                      fmt::format("Station: {}", TitleOf(card)), survey.stations[i]});
  }
  const std::size_t first = groups.size();
  for (std::size_t i = 0; i <= kMaxSeats; ++i) {
    if (survey.players[i].games == 0) continue;
    groups.push_back(
        {"players", fmt::format("{}", i), fmt::format("{} players", i), survey.players[i]});
  }
  if (groups.size() == first + 1) groups.pop_back();
  const std::size_t second = groups.size();
  for (std::size_t i = 0; i < survey.variants.size(); ++i) {
    if (survey.variants[i].games == 0) continue;
    const std::string key(KeyOf(static_cast<Variant>(i)));
    groups.push_back({"variant", key, fmt::format("Variant: {}", key), survey.variants[i]});
  }
  if (groups.size() == second + 1) groups.pop_back();
  return groups;
}

std::string SurveyJson(const SurveyReport& report) {
  const SurveyPlan& plan = report.plan;
  const Survey& survey = report.survey;
  Report json;
  json.AddText("bot", plan.name).Add("games", survey.total.games);
  json.Add("games_of_each_configuration", plan.games).Add("seed", plan.seed);
  Report total;
  json.AddRaw("total", SumsJson(total, survey.total));
  json.AddRaw("stations", GroupsJson(survey.stations, "station", [](std::size_t i) {
                return Quoted(KeyOf(static_cast<RoundCard>(i)));
              }));
  json.AddRaw("players", GroupsJson(survey.players, "players",
                                    [](std::size_t i) { return fmt::format("{}", i); }));
  json.AddRaw("variants", GroupsJson(survey.variants, "variant", [](std::size_t i) {
                return Quoted(KeyOf(static_cast<Variant>(i)));
              }));
  json.AddRaw("configurations", GroupsJson(survey.configurations, "config", [&](std::size_t i) {
                return WriteConfig(plan.configs[i]);
              }));
  report.origin.AddTo(json);
  return json.Lines();
}

std::string SurveyTable(const SurveyReport& report) {
  const SurveyPlan& plan = report.plan;
  std::string text = fmt::format(
      "{} of {}: {}; seed {}\n\n", Counted(report.survey.total.games, "game", "games"), plan.name,
      plan.configs.size() == 1 ? Describe(plan.configs[0])
                               : Counted(plan.configs.size(), "configuration", "configurations"),
      plan.seed);
  text += ShareTable(
      report, "win share by character",
      [](const SurveySums& sums) { return std::span(sums.characters); },
      [](std::size_t i) { return std::string(TitleOf(static_cast<Bandit>(i))); });
  text += "\n" + ShareTable(
                     report, "win share by seat",
                     [](const SurveySums& sums) { return std::span(sums.seats); },
                     [](std::size_t i) { return fmt::format("seat {}", i); });
  text += "\n" + ShareTable(
                     report, "win share by place in the first order",
                     [](const SurveySums& sums) { return std::span(sums.positions); },
                     [](std::size_t i) { return fmt::format("{}.", i + 1); });
  if (report.survey.total.nobody > 0) {
    text += fmt::format("\nwon by nobody: {} games\n", report.survey.total.nobody);
  }
  return text + fmt::format("\n{}\n", report.origin.Text());
}

}  // namespace folsom
