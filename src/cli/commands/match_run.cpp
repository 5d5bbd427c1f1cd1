#include "cli/commands/match_run.h"

#include <fmt/format.h>

#include <chrono>
#include <filesystem>
#include <optional>

#include "arena/play/pool.h"
#include "arena/report/match_file.h"
#include "cli/failure.h"
#include "cli/files.h"
#include "cli/reports/arena_progress.h"

namespace folsom {

namespace {

// What the file holds already; the rest of the match is appended to it.
MatchGames FormerGames(const MatchRun& run) {
  if (run.out.empty() || !std::filesystem::exists(run.out)) return {};
  if (!run.resume) {
    throw Failure(
        "arena/exists",
        fmt::format("{} is there already: go on with it by --resume, or remove it", run.out));
  }
  Result<MatchGames> found = ReadMatchFile(run.match, ReadWholeFile(run.out, kMaxMatchBytes));
  if (!found) throw Failure(run.out, found.Error());
  return std::move(*found);
}

std::optional<MatchWriter> WriterFor(const MatchRun& run, std::size_t keep) {
  if (run.out.empty()) return std::nullopt;
  Result<MatchWriter> opened = MatchWriter::Open(run.match, run.out, keep);
  if (!opened) throw Failure(opened.Error().code, opened.Error().message);
  return std::move(*opened);
}

}  // namespace

MatchRunResult RunMatch(const MatchRun& run, const std::function<bool(const GameResult&)>& take,
                        const std::function<std::string()>& more) {
  const MatchGames former = FormerGames(run);
  std::optional<MatchWriter> writer = WriterFor(run, former.bytes);
  std::uint64_t done = 0;
  bool go_on = true;
  for (const GameResult& game : former.games) {
    if (!go_on || done == run.games.Size()) break;
    go_on = take(game);
    ++done;
  }
  MatchRunResult result{.resumed = done};
  if (!go_on) return result;
  const auto start = std::chrono::steady_clock::now();
  ProgressBar bar(run.games.Size(), done);
  OrderedPool<GameResult> pool(run.threads,
                               [&](std::uint64_t game) { return PlayOfMatch(run.match, game); });
  const auto keep = [&](const GameResult& game) {
    ++done;
    const bool wanted = take(game);
    if (writer && !writer->Append(run.match, game)) {
      throw Failure("file/cannot_write", "cannot write " + run.out);
    }
    return wanted;
  };
  const auto idle = [&] { bar.Show(done, more ? more() : std::string()); };
  pool.Run(run.games.first + done, run.games.last, keep, idle);
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
  result.seconds = took.count();
  return result;
}

}  // namespace folsom
