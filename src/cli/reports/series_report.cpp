#include "cli/reports/series_report.h"

#include <fmt/format.h>

#include <algorithm>

#include "bots/registry.h"
#include "cli/commands/options.h"
#include "cli/terminal/words.h"
#include "record/json/config_json.h"

namespace folsom {

namespace {

double Share(const SeriesTotals::Part& part) {
  return part.games == 0
             ? 0
             : static_cast<double>(part.wins) / static_cast<double>(part.games * kWinUnits);
}
double Mean(const SeriesTotals::Part& part) {
  return part.games == 0 ? 0 : static_cast<double>(part.money) / static_cast<double>(part.games);
}
double PerGame(std::uint64_t sum, std::uint64_t games) {
  return games == 0 ? 0 : static_cast<double>(sum) / static_cast<double>(games);
}

double GamesPerSecond(const SeriesReport& report) {
  return static_cast<double>(report.totals.games) / report.origin.seconds;
}

std::string PartsJson(const Series& series, const SeriesTotals& totals, bool seats) {
  std::string text;
  for (std::size_t i = 0; i < kMaxSeats; ++i) {
    const SeriesTotals::Part& part = seats ? totals.seats[i] : totals.bandits[i];
    if (part.games == 0) continue;
    Report report;
    if (seats) {
      report.Add("seat", i).AddText("bot", TextOf(series.bots[i]));
    } else {
      report.AddText("character", KeyOf(static_cast<Bandit>(i)));
    }
    report.Add("games", part.games).Add("win_share", Share(part), 6);
    report.Add("mean_money", Mean(part), 3);
    text += fmt::format("{}{}", text.empty() ? "" : ", ", report.OneLine());
  }
  return fmt::format("[{}]", text);
}

// Of the column with the bots' texts.
std::size_t WidthOfBots(const Series& series) {
  std::size_t wide = 10;
  for (std::size_t i = 0; i < series.config.seats; ++i) {
    wide = std::max(wide, TextOf(series.bots[i]).size() + 2);
  }
  return wide;
}

std::string SeatRows(const Series& series, const SeriesTotals& totals) {
  const std::size_t wide = WidthOfBots(series);
  std::string text =
      fmt::format("{:<12}{:<{}}{:>8}{:>14}\n", "seat", "bot", wide, "wins", "mean money");
  for (std::size_t i = 0; i < series.config.seats; ++i) {
    const SeriesTotals::Part& part = totals.seats[i];
    text += fmt::format("{:<12}{:<{}}{:>6.1f} %{:>14}\n", i, TextOf(series.bots[i]), wide,
                        100 * Share(part), fmt::format("${:.0f}", Mean(part)));
  }
  return text;
}

std::string CharacterRows(const SeriesTotals& totals) {
  std::string text =
      fmt::format("{:<12}{:<10}{:>8}{:>14}\n", "character", "games", "wins", "mean money");
  for (std::size_t i = 0; i < kMaxBandits; ++i) {
    const SeriesTotals::Part& part = totals.bandits[i];
    if (part.games == 0) continue;
    text += fmt::format("{:<12}{:<10}{:>6.1f} %{:>14}\n", TitleOf(static_cast<Bandit>(i)),
                        part.games, 100 * Share(part), fmt::format("${:.0f}", Mean(part)));
  }
  return text;
}

std::string SpeedText(const SeriesReport& report) {
  if (report.origin.shards > 0) return report.origin.Text();
  return fmt::format("{:.0f} games/s on {} in {:.2f} s", GamesPerSecond(report),
                     Counted(report.origin.threads, "thread", "threads"), report.origin.seconds);
}

}  // namespace

std::string SeriesJson(const SeriesReport& from) {
  const auto& [series, totals, origin] = from;
  Report report;
  report.AddRaw("config", WriteConfig(series.config));
  report.Add("games", totals.games).Add("seed", series.seed);
  report.AddRaw("seats", PartsJson(series, totals, true));
  report.AddRaw("characters", PartsJson(series, totals, false));
  report.Add("won_by_nobody", totals.nobody);
  report.Add("choices", totals.choices);
  report.Add("choices_per_game", PerGame(totals.choices, totals.games), 3);
  origin.AddTo(report);
  if (origin.shards == 0) report.Add("games_per_s", GamesPerSecond(from), 0);
  return report.Lines();
}

std::string SeriesTable(const SeriesReport& report) {
  const auto& [series, totals, origin] = report;
  std::string text =
      fmt::format("{} games: {}; seed {}\n\n", totals.games, Describe(series.config), series.seed);
  text += SeatRows(series, totals) + "\n" + CharacterRows(totals);
  if (totals.nobody > 0) text += fmt::format("\nwon by nobody: {} games\n", totals.nobody);
  return text + fmt::format("\n{:.1f} choices per game; {}\n",
                            PerGame(totals.choices, totals.games), SpeedText(report));
}

}  // namespace folsom
