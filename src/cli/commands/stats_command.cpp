#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <memory>
#include <thread>

#include "bots/registry.h"
#include "cli/commands/bot_seats.h"
#include "cli/commands/commands.h"
#include "cli/commands/options.h"
#include "cli/failure.h"
#include "cli/files.h"
#include "cli/reports/arena_progress.h"
#include "cli/reports/stats_report.h"
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
        expert and expansion)";

constexpr std::uint64_t kMaxStatsGames = 1'000'000'000;

struct StatsOptions {
  ConfigOptions config;
  std::string bot = "scripted";
  SurveyPlan plan;
  bool all = false;
  std::string svg;
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

// Before the games are played rather than after.
void CheckWritable(const std::string& path) {
  if (path.empty() || path == "-") return;
  const std::filesystem::path folder = std::filesystem::path(path).parent_path();
  const std::string where = folder.empty() ? "." : folder.string();
  if (::access(where.c_str(), W_OK | X_OK) != 0 || std::filesystem::is_directory(path)) {
    throw Failure("file/cannot_write", fmt::format("cannot write {}", path));
  }
}

void RunStats(const CLI::App& command, StatsOptions& options) {
  SurveyPlan& plan = options.plan;
  const ParsedBot parsed = ParseBot(options.bot);
  if (!parsed.error.empty()) throw Failure("bots/unknown", parsed.error);
  plan.bot = parsed.bot;
  plan.name = options.bot;
  plan.configs = ConfigsOf(command, options);
  if (options.svg == "-" && options.json) {
    throw Failure("stats/one_output", "--json and --svg - would both go to standard output");
  }
  CheckWritable(options.svg);
  const auto start = std::chrono::steady_clock::now();
  Survey survey;
  {
    ProgressBar bar(plan.games * plan.configs.size(), 0);
    survey = RunSurvey(plan, [&](std::uint64_t done) { bar.Show(done); });
  }
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
  if (!options.svg.empty()) WriteWholeFile(options.svg, SvgOf(SurveyChart(plan, survey)));
  if (options.svg == "-") return;
  const SurveyReport report{.plan = plan, .survey = survey, .seconds = took.count()};
  fmt::print("{}", options.json ? SurveyJson(report) : SurveyTable(report));
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
  command->add_flag("--json", options->json, "Print JSON");
  command->add_option("--svg", options->svg, "Draw a chart into this file");
  options->config.AddTo(*command);
  all->excludes("--characters")->excludes("--wagons");
  command->callback([options, command] { RunStats(*command, *options); });
}

}  // namespace folsom
