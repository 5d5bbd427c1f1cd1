#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <memory>
#include <optional>
#include <thread>

#include "arena/report/survey_file.h"
#include "bots/registry.h"
#include "cli/commands/bot_seats.h"
#include "cli/commands/commands.h"
#include "cli/commands/options.h"
#include "cli/failure.h"
#include "cli/files.h"
#include "cli/reports/arena_progress.h"
#include "cli/reports/stats_output.h"
#include "record/words/names.h"

namespace folsom {

namespace {

constexpr const char* kStatsFooter = R"(
One bot plays all seats; a character's share is that of the player (or team) who has it.

Examples:
  folsom stats --games 20000 --players 4
        who wins how often: by character, seat, place in the order, and for each station
  folsom stats --games 20000 --horses --players 6 --svg stats.svg
        the same as a chart
  folsom stats --all --variant standard --games 2000 --json
        every configuration of the standard game: 3 to 6 players, both editions, with and without
        expert and expansion
  folsom stats --games 1000000 --shard 2/8 --out part2.json
        the second of eight parts; "folsom merge part*.json" reports all of it)";

constexpr std::uint64_t kMaxStatsGames = 1'000'000'000;

struct StatsOptions {
  ConfigOptions config;
  std::string bot = "scripted";
  SurveyPlan plan;
  bool all = false;
  std::string svg;
  std::optional<std::string> shard;
  std::string out;
  bool json = false;
};

// Whether a configuration is as the options say, where they say anything.
bool Agrees(const CLI::App& command, const Config& config) {
  const auto given = [&](const char* name) { return command.count(name) > 0; };
  const auto word = [&](const char* name) { return command.get_option(name)->as<std::string>(); };
  if (given("--players") && command.get_option("--players")->as<std::size_t>() != config.seats) {
    return false;
  }
  if (given("--variant") && word("--variant") != KeyOf(config.variant)) return false;
  if (given("--edition") && word("--edition") != KeyOf(config.edition)) return false;
  if (given("--expert") && !config.expert) return false;
  return !given("--horses") || config.horses;
}

std::vector<Config> ConfigsOf(const CLI::App& command, const StatsOptions& options) {
  if (!options.all) return {options.config.Build()};
  std::vector<Config> configs;
  for (const Config& config : AllConfigs()) {
    if (Agrees(command, config)) configs.push_back(config);
  }
  if (configs.empty()) {
    throw Failure("stats/no_configuration", "no configuration of the game is as the options say");
  }
  return configs;
}

SurveyCells PlayWithBar(const SurveyPlan& plan) {
  ProgressBar bar(plan.Part().Size() * plan.configs.size(), 0);
  return PlaySurvey(plan, [&](std::uint64_t done) { bar.Show(done); });
}

// The sums go into the file; what they come to is said when all shards are merged.
void RunShard(const std::string& out, SurveyPlan& plan, const Shard& shard) {
  plan.shard = shard;
  WriteWholeFile(out, SurveyFile(plan, PlayWithBar(plan)));
  fmt::print("{}", ShardDone(shard, plan.Part().Size() * plan.configs.size(), out));
}

void RunStats(const CLI::App& command, StatsOptions& options) {
  SurveyPlan& plan = options.plan;
  const ParsedBot parsed = ParseBot(options.bot);
  if (!parsed.error.empty()) throw Failure("bots/unknown", parsed.error);
  plan.bot = parsed.bot;
  plan.name = options.bot;
  plan.configs = ConfigsOf(command, options);
  CheckSurveyOutput({.svg = options.svg, .json = options.json});
  CheckWritable(options.out);
  const std::optional<Shard> shard = ShardFrom(options.shard, options.out);
  if (shard) return RunShard(options.out, plan, *shard);
  const auto start = std::chrono::steady_clock::now();
  const Survey survey = SurveyOf(plan, PlayWithBar(plan));
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
  const SurveyReport report{
      .plan = plan, .survey = survey, .origin = {.threads = plan.threads, .seconds = took.count()}};
  PrintSurvey(report, {.svg = options.svg, .json = options.json});
}

}  // namespace

void AddStats(CLI::App& program, int& /*status*/) {
  auto options = std::make_shared<StatsOptions>();
  options->plan.threads = std::clamp(std::thread::hardware_concurrency(), 1U, 256U);
  CLI::App* command =
      program.add_subcommand("stats", "Win shares by character, seat, station and variant");
  command->footer(kStatsFooter);
  command->add_option("-b,--bot", options->bot, std::string("Who plays all seats: ") + HelpOnBots())
      ->capture_default_str();
  command->add_option("-n,--games", options->plan.games, "How many games of each configuration")
      ->check(CLI::Range(std::uint64_t{1}, kMaxStatsGames).description(""))
      ->capture_default_str();
  AddSeed(*command, options->plan.seed,
          "Seed of the games; with bots that count iterations the result is the same on any number "
          "of threads");
  command
      ->add_option("-t,--threads", options->plan.threads, "Threads; by default one for each core")
      ->check(CLI::Range(1U, 256U).description(""));
  CLI::Option* all = command->add_flag(
      "--all", options->all,
      "Every configuration of the game (58), or those of them that agree with the options below");
  CLI::Option* shard = AddShard(*command, options->shard);
  command->add_option("-o,--out", options->out, "The file for the sums of --shard")->needs(shard);
  command->add_flag("--json", options->json, "Print JSON")->excludes(shard);
  command->add_option("--svg", options->svg, "Draw a chart into this file")->excludes(shard);
  options->config.AddTo(*command);
  all->excludes("--characters")->excludes("--wagons");
  command->callback([options, command] { RunStats(*command, *options); });
}

}  // namespace folsom
