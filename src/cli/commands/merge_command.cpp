#include <fmt/format.h>

#include <memory>

#include "arena/figures/tally.h"
#include "arena/report/match_file.h"
#include "arena/report/shard_files.h"
#include "arena/report/survey_file.h"
#include "cli/commands/commands.h"
#include "cli/failure.h"
#include "cli/files.h"
#include "cli/reports/arena_report.h"
#include "cli/reports/series_file.h"
#include "cli/reports/series_report.h"
#include "cli/reports/stats_output.h"

namespace folsom {

namespace {

constexpr const char* kMergeFooter = R"(
The report is that of one run on one machine, but for what depends on the clock. The files may be
given in any order; one that is missing, unfinished, doubled or of another run is refused.
docs/arena.md shows how to run shards under GNU parallel, Slurm and Kubernetes.

Examples:
  for i in 1 2 3 4; do
    folsom arena --bots scripted,random --games 4000 --shard $i/4 --out part$i.jsonl
  done
  folsom merge part*.jsonl
  folsom merge part*.jsonl --json > report.json
  folsom merge stats*.json --svg stats.svg
        of shards of "folsom stats": the table, and the chart)";

constexpr std::size_t kMaxShardBytes = 32 * 1024 * 1024;  // Of sums.

struct MergeOptions {
  std::vector<std::string> files;
  std::string svg;
  bool json = false;
};

ShardFile ReadShardFile(const std::string& path) {
  const FirstLine line = ReadFirstLine(path, kMaxHeaderBytes);
  if (!line.whole && (line.text.empty() || line.text.starts_with("{\"folsom_"))) {
    throw Failure(path, UnfinishedShard("its first line was not written to the end"));
  }
  Result<ShardHeader> header = ReadShardHeader(line.text);
  if (!header) throw Failure(path, header.Error());
  return {.path = path, .header = std::move(*header)};
}

std::vector<ShardFile> AllShards(const std::vector<std::string>& paths) {
  std::vector<ShardFile> files;
  for (const std::string& path : paths) files.push_back(ReadShardFile(path));
  Result<std::vector<ShardFile>> run = OneRun(std::move(files));
  if (!run) throw Failure(run.Error().code, run.Error().message);
  return std::move(*run);
}

// What was read from `file`, or the failure with its name.
template <typename T>
T Good(const ShardFile& file, Result<T> read) {
  if (!read) throw Failure(file.path, read.Error());
  return std::move(*read);
}

std::string MergedMatch(const std::vector<ShardFile>& files, const MergeOptions& options) {
  Match match = Good(files.front(), MatchOfShard(files.front().header));
  MatchTally tally(match);
  for (const ShardFile& file : files) {
    match.part->shard = file.header.shard;
    const std::string text = ReadWholeFile(file.path, kMaxMatchBytes);
    for (const GameResult& game : Good(file, ReadMatchShard(match, text))) tally.Add(game);
  }
  const MatchReport report{.match = match,
                           .tally = tally,
                           .asked = match.part->games,
                           .origin = {.shards = files.size()}};
  return options.json ? MatchJson(report) : MatchTable(report);
}

std::string MergedSeries(const std::vector<ShardFile>& files, const MergeOptions& options) {
  Series series = Good(files.front(), SeriesOfShard(files.front().header));
  SeriesTotals totals;
  for (const ShardFile& file : files) {
    series.shard = file.header.shard;
    totals.Add(Good(file, ReadSeriesFile(series, ReadWholeFile(file.path, kMaxShardBytes))));
  }
  const SeriesReport report{.series = series, .totals = totals, .origin = {.shards = files.size()}};
  return options.json ? SeriesJson(report) : SeriesTable(report);
}

void MergeSurvey(const std::vector<ShardFile>& files, const SurveyOutput& output) {
  CheckSurveyOutput(output);
  SurveyPlan plan = Good(files.front(), PlanOfShard(files.front().header));
  SurveyCells cells;
  for (const ShardFile& file : files) {
    plan.shard = file.header.shard;
    const std::string text = ReadWholeFile(file.path, kMaxShardBytes);
    AddCells(cells, Good(file, ReadSurveyFile(plan, text)));
  }
  const Survey survey = SurveyOf(plan, cells);
  PrintSurvey({.plan = plan, .survey = survey, .origin = {.shards = files.size()}}, output);
}

void RunMerge(const MergeOptions& options) {
  const std::vector<ShardFile> files = AllShards(options.files);
  const std::string& kind = files.front().header.kind;
  if (kind == "stats") return MergeSurvey(files, {.svg = options.svg, .json = options.json});
  if (!options.svg.empty()) {
    throw Failure("merge/no_chart", "--svg: only \"folsom stats\" has a chart");
  }
  fmt::print("{}", (kind == "sim" ? MergedSeries : MergedMatch)(files, options));
}

}  // namespace

void AddMerge(CLI::App& program, int& /*status*/) {
  auto options = std::make_shared<MergeOptions>();
  CLI::App* command =
      program.add_subcommand("merge", "Join the shards of arena, sim or stats to one report");
  command->footer(kMergeFooter);
  command->add_option("FILE", options->files, "The files of all shards of one run")->required();
  command->add_flag("--json", options->json, "Print JSON");
  command->add_option("--svg", options->svg, "Draw the chart of statistics into this file");
  command->callback([options] { RunMerge(*options); });
}

}  // namespace folsom
