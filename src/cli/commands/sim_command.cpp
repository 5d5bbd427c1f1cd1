#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <memory>
#include <optional>
#include <thread>

#include "bots/registry.h"
#include "cli/commands/commands.h"
#include "cli/commands/options.h"
#include "cli/failure.h"
#include "cli/files.h"
#include "cli/recorded_game.h"
#include "cli/reports/series_file.h"
#include "cli/reports/series_report.h"

namespace folsom {

namespace {

constexpr const char* kSimFooter = R"(
Examples:
  folsom sim --games 100000 --players 5 --threads 2
  folsom sim --players 4 --variant teams --horses --expert --json
  folsom sim --games 1 --seed 12 --record game.folsom     one game, kept; see it with replay
  folsom sim --games 500 --bots scripted,random,random,random
  folsom sim --games 20 --bots mcts:iterations=500 --threads 2
  folsom sim --games 1000000000 --shard 2/8 --out part2.json
        the second of eight parts; "folsom merge part*.json" reports all of it
Games of bots that think for milliseconds come out differently each time.)";

struct SimOptions {
  ConfigOptions config;
  Series series;
  std::string bots = "random";
  std::string record;
  std::optional<std::string> shard;
  std::string out;
  bool json = false;
};

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
      RunSeries(series, [&](std::uint64_t done) { ShowProgress(done, series.Part().Size()); });
  fmt::print(stderr, "\r\x1b[K");
  return totals;
}

// The sums go into the file; what they come to is said when all shards are merged.
void RunSimShard(SimOptions& options, const Shard& shard) {
  CheckWritable(options.out);
  options.series.shard = shard;
  WriteWholeFile(options.out, SeriesFile(options.series, PlaySeries(options.series)));
  fmt::print("{}", ShardDone(shard, options.series.Part().Size(), options.out));
}

void RunSim(SimOptions& options) {
  Series& series = options.series;
  series.config = options.config.Build();
  series.bots = BotsFrom(options.bots, SeatMask::FirstN(series.config.seats));
  if (!options.record.empty() && series.games != 1) {
    throw Failure("sim/one_game", "--record keeps one game: add --games 1");
  }
  if (const std::optional<Shard> shard = ShardFrom(options.shard, options.out)) {
    return RunSimShard(options, *shard);
  }
  const auto start = std::chrono::steady_clock::now();
  const SeriesTotals totals = options.record.empty() ? PlaySeries(series) : PlayRecorded(options);
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
  const SeriesReport report{.series = series,
                            .totals = totals,
                            .origin = {.threads = series.threads, .seconds = took.count()}};
  fmt::print("{}", options.json ? SeriesJson(report) : SeriesTable(report));
}

}  // namespace

void AddSim(CLI::App& program, int& /*status*/) {
  auto options = std::make_shared<SimOptions>();
  options->series.threads = 1;
  CLI::App* command = program.add_subcommand("sim", "Play many games of bots and sum them up");
  command->footer(kSimFooter);
  command->add_option("-n,--games", options->series.games, "How many games")
      ->check(CLI::Range(std::uint64_t{1}, kMaxRunGames).description(""))
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
  CLI::Option* shard = AddShard(*command, options->shard);
  command->add_option("-o,--out", options->out, "The file for the sums of --shard")->needs(shard);
  command->add_option("--record", options->record, "Keep the game in this file (with --games 1)")
      ->excludes("--threads")
      ->excludes("--by-views")
      ->excludes(shard);
  command->add_flag("--json", options->json, "Print JSON")->excludes(shard);
  options->config.AddTo(*command);
  command->callback([options] { RunSim(*options); });
}

}  // namespace folsom
