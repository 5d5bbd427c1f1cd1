#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <memory>
#include <thread>

#include "bots/registry.h"
#include "cli/commands/commands.h"
#include "cli/commands/options.h"
#include "cli/failure.h"
#include "cli/files.h"
#include "cli/recorded_game.h"
#include "cli/reports/report.h"
#include "cli/reports/simulate.h"
#include "cli/terminal/words.h"
#include "record/json/config_json.h"

namespace folsom {

namespace {

constexpr const char* kSimFooter = R"(
Examples:
  folsom sim --games 100000 --players 5 --threads 2
  folsom sim --players 4 --variant teams --horses --expert --json
  folsom sim --games 1 --seed 12 --record game.folsom     one game, kept; see it with replay
  folsom sim --games 500 --bots scripted,random,random,random
  folsom sim --games 20 --bots mcts:iterations=500 --threads 2
Games of bots that think for milliseconds come out differently each time.)";

constexpr std::uint64_t kMaxGames = 1'000'000'000'000;

struct SimOptions {
  ConfigOptions config;
  Series series;
  std::string bots = "random";
  std::string record;
  bool json = false;
};

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

void PrintTotalsJson(const Series& series, const SeriesTotals& totals, double seconds) {
  Report report;
  report.AddRaw("config", WriteConfig(series.config));
  report.Add("games", totals.games).Add("seed", series.seed);
  report.AddRaw("seats", PartsJson(series, totals, true));
  report.AddRaw("characters", PartsJson(series, totals, false));
  report.Add("won_by_nobody", totals.nobody);
  report.Add("choices", totals.choices);
  report.Add("choices_per_game", PerGame(totals.choices, totals.games), 3);
  report.Add("threads", series.threads).Add("seconds", seconds, 3);
  report.Add("games_per_s", static_cast<double>(totals.games) / seconds, 0);
  fmt::print("{}", report.Lines());
}

// Of the column with the bots' texts.
std::size_t WidthOfBots(const Series& series) {
  std::size_t wide = 10;
  for (std::size_t i = 0; i < series.config.seats; ++i) {
    wide = std::max(wide, TextOf(series.bots[i]).size() + 2);
  }
  return wide;
}

void PrintTotals(const Series& series, const SeriesTotals& totals, double seconds) {
  fmt::print("{} games: {}; seed {}\n\n", totals.games, Describe(series.config), series.seed);
  const std::size_t wide = WidthOfBots(series);
  fmt::print("{:<12}{:<{}}{:>8}{:>14}\n", "seat", "bot", wide, "wins", "mean money");
  for (std::size_t i = 0; i < series.config.seats; ++i) {
    const SeriesTotals::Part& part = totals.seats[i];
    fmt::print("{:<12}{:<{}}{:>6.1f} %{:>14}\n", i, TextOf(series.bots[i]), wide, 100 * Share(part),
               fmt::format("${:.0f}", Mean(part)));
  }
  fmt::print("\n{:<12}{:<10}{:>8}{:>14}\n", "character", "games", "wins", "mean money");
  for (std::size_t i = 0; i < kMaxBandits; ++i) {
    const SeriesTotals::Part& part = totals.bandits[i];
    if (part.games == 0) continue;
    fmt::print("{:<12}{:<10}{:>6.1f} %{:>14}\n", TitleOf(static_cast<Bandit>(i)), part.games,
               100 * Share(part), fmt::format("${:.0f}", Mean(part)));
  }
  if (totals.nobody > 0) fmt::print("\nwon by nobody: {} games\n", totals.nobody);
  fmt::print("\n{:.1f} choices per game; {:.0f} games/s on {} in {:.2f} s\n",
             PerGame(totals.choices, totals.games), static_cast<double>(totals.games) / seconds,
             Counted(series.threads, "thread", "threads"), seconds);
}

void ShowProgress(std::uint64_t done, std::uint64_t games) {
  constexpr std::size_t kWidth = 40;
  const auto filled =
      static_cast<std::size_t>(static_cast<double>(done) * kWidth / static_cast<double>(games));
  fmt::print(stderr, "\r[{}{}] {} of {}", std::string(filled, '#'),
             std::string(kWidth - filled, ' '), done, games);
}

// The one game that is kept.
SeriesTotals PlayRecorded(const SimOptions& options) {
  const Series& series = options.series;
  const RecordedGame kept = RecordGame(series.config, series.bots, GameSeed(series.seed, 0));
  WriteWholeFile(options.record, kept.record);
  SeriesTotals totals;
  totals.Add(kept.game.state, kept.game.choices);
  return totals;
}

SeriesTotals PlaySeries(const Series& series) {
  if (::isatty(STDERR_FILENO) != 1) return RunSeries(series);
  const SeriesTotals totals =
      RunSeries(series, [&](std::uint64_t done) { ShowProgress(done, series.games); });
  fmt::print(stderr, "\r\x1b[K");
  return totals;
}

void RunSim(SimOptions& options) {
  Series& series = options.series;
  series.config = options.config.Build();
  series.bots = BotsFrom(options.bots, SeatMask::FirstN(series.config.seats));
  if (!options.record.empty() && series.games != 1) {
    throw Failure("sim/one_game", "--record keeps one game: add --games 1");
  }
  const auto start = std::chrono::steady_clock::now();
  const SeriesTotals totals = options.record.empty() ? PlaySeries(series) : PlayRecorded(options);
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
  (options.json ? PrintTotalsJson : PrintTotals)(series, totals, took.count());
}

}  // namespace

void AddSim(CLI::App& program, int& /*status*/) {
  auto options = std::make_shared<SimOptions>();
  options->series.threads = 1;
  CLI::App* command = program.add_subcommand("sim", "Play many games of bots and sum them up");
  command->footer(kSimFooter);
  command->add_option("-n,--games", options->series.games, "How many games")
      ->check(CLI::Range(std::uint64_t{1}, kMaxGames).description(""))
      ->capture_default_str();
  AddSeed(*command, options->series.seed,
          "Seed of the series; the result is the same on any number of threads");
  command->add_option("-t,--threads", options->series.threads, "Threads")
      ->check(CLI::Range(1U, 256U).description(""))
      ->capture_default_str();
  command
      ->add_option("--bots", options->bots,
                   fmt::format("Who plays: one bot for all seats, or one for each, as a list; {}",
                               HelpOnBots()))
      ->capture_default_str();
  command
      ->add_flag("--by-views", options->series.by_views,
                 "Let random bots look at their views as others do: the same games, slower")
      ->excludes("--bots");
  command->add_option("--record", options->record, "Keep the game in this file (with --games 1)")
      ->excludes("--threads")
      ->excludes("--by-views");
  command->add_flag("--json", options->json, "Print JSON");
  options->config.AddTo(*command);
  command->callback([options] { RunSim(*options); });
}

}  // namespace folsom
