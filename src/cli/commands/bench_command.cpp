#include <fmt/format.h>

#include <memory>

#include "arena/report/report.h"
#include "cli/commands/commands.h"
#include "cli/reports/bench.h"

namespace folsom {

namespace {

constexpr const char* kBenchFooter = R"(
Measured on one core: uniformly random play of the standard game, set-up included, events off.
Each figure is the best of 25 slices. Examples:
  folsom bench
  folsom bench --json --seconds 2)";

struct BenchOptions {
  bool json = false;
  double seconds = 0.5;
};

void RunBench(const BenchOptions& options) {
  const std::vector<Figure> figures = MeasureAll(options.seconds);
  if (options.json) {
    Report report;
    for (const Figure& figure : figures) report.Add(figure.key, figure.value, figure.decimals);
    fmt::print("{}", report.Lines());
    return;
  }
  for (const Figure& figure : figures) {
    fmt::print("{:<24}{:>14.{}f}  {}\n", figure.key, figure.value, figure.decimals, figure.meaning);
  }
}

}  // namespace

void AddBench(CLI::App& program, int& /*status*/) {
  auto options = std::make_shared<BenchOptions>();
  CLI::App* command = program.add_subcommand("bench", "Measure the engine's speed on this machine");
  command->footer(kBenchFooter);
  command->add_flag("--json", options->json, "Print JSON");
  command->add_option("--seconds", options->seconds, "How long to measure each figure")
      ->check(CLI::Range(0.01, 60.0).description(""))
      ->capture_default_str();
  command->callback([options] { RunBench(*options); });
}

}  // namespace folsom
