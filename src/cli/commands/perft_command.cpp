#include <fmt/format.h>

#include <memory>

#include "arena/report/report.h"
#include "cli/commands/commands.h"
#include "cli/commands/options.h"
#include "cli/failure.h"
#include "cli/files.h"
#include "cli/reports/perft.h"
#include "record/position/position.h"
#include "record/words/action_text.h"
#include "rules/play/apply.h"

namespace folsom {

namespace {

constexpr const char* kPerftFooter = R"(
Counts the ways a game can go on for some decisions, outcomes of chance told apart: the same number
from another implementation of the rules means that both agree.

Examples:
  folsom perft --depth 3                                  from the start of a game with seed 1
  folsom perft --depth 4 --skip 40 --divide --horses      after 40 random decisions, by choice
  folsom perft --depth 2 --position position.json         from a position
  folsom perft --check tests/perft/standard.json          compare with known counts)";

constexpr std::size_t kMaxDataBytes = 4 * 1024 * 1024;

struct PerftOptions {
  ConfigOptions config;
  std::string position;
  std::vector<std::string> check;
  std::uint64_t seed = 1;
  std::uint64_t skip = 0;
  unsigned depth = 2;
  std::uint64_t budget = 10'000'000;
  bool divide = false;
  bool json = false;
};

[[noreturn]] void BudgetSpent(std::uint64_t budget) {
  throw Failure("perft/budget",
                fmt::format("more than {} positions: lower --depth or raise --budget", budget));
}

GameState StartOf(const PerftOptions& options) {
  if (options.position.empty()) {
    return AfterRandomDecisions(options.config.Build(), options.seed, options.skip);
  }
  Result<GameState> state = ReadPosition(ReadWholeFile(options.position, kMaxPositionBytes));
  if (!state) throw Failure(options.position, state.Error());
  Dice dice(options.seed);
  if (NeedsAdvance(*state)) Advance(*state, dice);
  return *state;
}

void PrintDivided(const PerftOptions& options, const GameState& start) {
  const auto branches = Perft(options.budget).Divide(start, options.depth);
  if (!branches) BudgetSpent(options.budget);
  std::uint64_t sum = 0;
  Report report;
  for (const Perft::Branch& branch : *branches) {
    sum += branch.count;
    report.Add(ActionText(branch.action), branch.count);
    if (!options.json) fmt::print("{:<28}{:>14}\n", ActionText(branch.action), branch.count);
  }
  if (!options.json) return fmt::print("{:<28}{:>14}\n", "all", sum);
  fmt::print("{}", Report()
                       .Add("depth", options.depth)
                       .AddRaw("divide", report.OneLine())
                       .Add("count", sum)
                       .Lines());
}

void PrintCount(const PerftOptions& options, const GameState& start) {
  const auto count = Perft(options.budget).Count(start, options.depth);
  if (!count) BudgetSpent(options.budget);
  if (!options.json) return fmt::print("{}\n", *count);
  fmt::print("{}", Report().Add("depth", options.depth).Add("count", *count).Lines());
}

// True if all counts are as expected.
bool CheckFile(const PerftOptions& options, const std::string& path) {
  bool good = true;
  for (const PerftCase& item : ReadPerftCases(path, ReadWholeFile(path, kMaxDataBytes))) {
    const auto count = Perft(options.budget).Count(item.start, item.depth);
    if (!count) BudgetSpent(options.budget);
    if (*count != item.count) good = false;
    fmt::print("{} {}: {}{}\n", *count == item.count ? "ok  " : "FAIL", item.name, *count,
               *count == item.count ? "" : fmt::format(", expected {}", item.count));
  }
  return good;
}

void RunPerft(const PerftOptions& options, int& status) {
  if (!options.check.empty()) {
    for (const std::string& path : options.check) {
      if (!CheckFile(options, path)) status = 1;
    }
    return;
  }
  const GameState start = StartOf(options);
  if (options.divide && options.depth > 0) return PrintDivided(options, start);
  PrintCount(options, start);
}

}  // namespace

void AddPerft(CLI::App& program, int& status) {
  auto options = std::make_shared<PerftOptions>();
  CLI::App* command = program.add_subcommand("perft", "Count the ways a game can go on");
  command->footer(kPerftFooter);
  command->add_option("-d,--depth", options->depth, "How many decisions")
      ->check(CLI::Range(0U, kMaxPerftDepth).description(""))
      ->capture_default_str();
  CLI::Option* position =
      command->add_option("--position", options->position, "Start from the position in this file");
  AddSeed(*command, options->seed, "Seed of the game to start from");
  command->add_option("--skip", options->skip, "Random decisions before the start")
      ->capture_default_str();
  command->add_option("--budget", options->budget, "Give up after so many positions")
      ->capture_default_str();
  command->add_flag("--divide", options->divide, "One count for each first decision");
  command->add_flag("--json", options->json, "Print JSON");
  CLI::Option* check =
      command->add_option("--check", options->check, "Compare with the counts in these files");
  options->config.AddTo(*command);
  for (const char* start : {"--seed", "--skip", "--players", "--edition", "--variant", "--expert",
                            "--horses", "--characters", "--wagons"}) {
    position->excludes(start);
    check->excludes(start);
  }
  for (const char* other : {"--position", "--depth", "--divide", "--json"}) check->excludes(other);
  command->callback([options, &status] { RunPerft(*options, status); });
}

}  // namespace folsom
