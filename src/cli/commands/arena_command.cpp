#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <thread>

#include "arena/figures/tally.h"
#include "bots/registry.h"
#include "cli/commands/bot_seats.h"
#include "cli/commands/commands.h"
#include "cli/commands/match_run.h"
#include "cli/commands/options.h"
#include "cli/failure.h"
#include "cli/reports/arena_report.h"
#include "rules/state/query.h"

namespace folsom {

namespace {

constexpr const char* kArenaFooter = R"(
Every deal is played with each rotation of the bots over the seats, so that nobody is lucky with a
seat or a character. Partners of a team get the same bot. docs/arena.md explains every number.

Examples:
  folsom arena --bots scripted,random --games 400
        one scripted bot against three random ones, at four players
  folsom arena --bots search:ms=100,scripted --seating 2v2 --games 400 --out match.jsonl
        two seats each; finished games are kept in the file
  folsom arena --bots search:ms=100,scripted --seating 2v2 --games 800 --out match.jsonl --resume
        goes on with that match, after an interruption or for more games
  folsom arena --bots tenderfoot,drifter,rustler,desperado,legend --players 5 --json
        all five at one table, in every order, with ratings
  folsom arena --bots scripted,random --sprt 0/20 --games 100000
        stops as soon as it is clear whether the first is 0 or 20 Elo better
  folsom arena --bots scripted,random --games 100000 --shard 2/8 --out part2.jsonl
        the second of eight parts of a match; "folsom merge part*.jsonl" reports all of it)";

constexpr std::uint64_t kMaxArenaGames = 100'000'000;

struct ArenaOptions {
  ConfigOptions config;
  std::string bots;
  std::string seating;
  std::uint64_t games = 400;
  std::uint64_t seed = 1;
  unsigned threads = 1;
  std::string out;
  bool resume = false;
  std::string sprt;
  double alpha = 0.05;
  double beta = 0.05;
  std::optional<std::string> shard;
  bool json = false;
};

Match MatchOf(const ArenaOptions& options) {
  Match match{.config = options.config.Build(),
              .bots = {},
              .names = {},
              .schedule = {},
              .seed = options.seed};
  for (const std::string& text : SplitBots(options.bots)) {
    const ParsedBot parsed = ParseBot(text);
    if (!parsed.error.empty()) throw Failure("bots/unknown", parsed.error);
    match.bots.push_back(parsed.bot);
    match.names.push_back(text);
  }
  Result<Schedule> schedule =
      Schedule::Make(SidesOf(TermsFor(match.config)), match.bots.size(), options.seating);
  if (!schedule) throw Failure(schedule.Error().code, schedule.Error().message);
  match.schedule = std::move(*schedule);
  return match;
}

std::optional<SprtTerms> TestOf(const ArenaOptions& options, const Schedule& schedule) {
  if (options.sprt.empty()) return std::nullopt;
  if (schedule.Bots() != 2 || schedule.SidesOfBot(0) == 0) {
    throw Failure("arena/sprt_two_bots",
                  "--sprt compares two bots, with a --seating by numbers like 1v3");
  }
  Result<SprtTerms> terms = ParseSprt(options.sprt, schedule.SidesOfBot(0), schedule.SidesOfBot(1));
  if (!terms) throw Failure(terms.Error().code, terms.Error().message);
  terms->alpha = options.alpha;
  terms->beta = options.beta;
  return *terms;
}

std::string ProgressOfTest(const MatchTally& tally) {
  return tally.Test() ? fmt::format(", LLR {:.2f}", tally.Test()->Llr()) : std::string();
}

void RunWhole(const ArenaOptions& options, const Match& match) {
  MatchTally tally(match, TestOf(options, match.schedule));
  const MatchRun run{.match = match,
                     .games = {.first = 0, .last = match.schedule.WholeBlocks(options.games)},
                     .threads = options.threads,
                     .out = options.out,
                     .resume = options.resume};
  const auto take = [&](const GameResult& game) {
    tally.Add(game);
    return !tally.Decided();
  };
  const MatchRunResult played = RunMatch(run, take, [&] { return ProgressOfTest(tally); });
  const MatchReport report{.match = match,
                           .tally = tally,
                           .asked = options.games,
                           .resumed = played.resumed,
                           .origin = {.threads = options.threads, .seconds = played.seconds}};
  fmt::print("{}", options.json ? MatchJson(report) : MatchTable(report));
}

// The games go into the file; what they come to is said when all shards are merged.
void RunPart(const ArenaOptions& options, const Match& match) {
  const MatchRun run{.match = match,
                     .games = GamesOfPart(match),
                     .threads = options.threads,
                     .out = options.out,
                     .resume = options.resume};
  RunMatch(run, [](const GameResult&) { return true; });
  fmt::print("{}", ShardDone(match.part->shard, run.games.Size(), options.out));
}

void RunArena(const ArenaOptions& options) {
  Match match = MatchOf(options);
  const std::optional<Shard> shard = ShardFrom(options.shard, options.out);
  if (!shard) return RunWhole(options, match);
  if (!options.sprt.empty()) {
    throw Failure("arena/shard_sprt",
                  "--sprt looks at all games in their order to know when to stop, so it cannot be "
                  "split into shards");
  }
  match.part = MatchPart{.games = options.games, .shard = *shard};
  RunPart(options, match);
}

void AddMatchOptions(CLI::App& command, ArenaOptions& options) {
  command
      .add_option("-b,--bots", options.bots,
                  std::string("Who plays, two or more, separated by commas: ") + HelpOnBots())
      ->required();
  command.add_option("--seating", options.seating,
                     "How many sides of a table each bot has, like 1v3 or 2v2; or mix: all bots at "
                     "every table as far as there is room (by default 1v… for two bots, else mix)");
  command
      .add_option("-n,--games", options.games,
                  "How many games at most; the last deal is played to its last rotation")
      ->check(CLI::Range(std::uint64_t{1}, kMaxArenaGames).description(""))
      ->capture_default_str();
  AddSeed(command, options.seed,
          "Seed of the deals and of the bots; with bots that count iterations the result is the "
          "same on any number of threads");
  command.add_option("-t,--threads", options.threads, "Threads; by default one for each core")
      ->check(CLI::Range(1U, 256U).description(""));
}

void AddTestOptions(CLI::App& command, ArenaOptions& options) {
  CLI::Option* sprt =
      command.add_option("--sprt", options.sprt,
                         "Sequential test of the first bot against the second: H0/H1 in Elo, like "
                         "0/20, or in win shares of a side, like 25%/30%; stops when it is clear");
  command.add_option("--alpha", options.alpha, "Chance to accept H1 although H0 is true")
      ->check(CLI::Range(0.0001, 0.4).description(""))
      ->capture_default_str()
      ->needs(sprt);
  command.add_option("--beta", options.beta, "Chance to accept H0 although H1 is true")
      ->check(CLI::Range(0.0001, 0.4).description(""))
      ->capture_default_str()
      ->needs(sprt);
}

}  // namespace

void AddArena(CLI::App& program, int& /*status*/) {
  auto options = std::make_shared<ArenaOptions>();
  options->threads = std::clamp(std::thread::hardware_concurrency(), 1U, 256U);
  CLI::App* command = program.add_subcommand("arena", "Let bots play matches, and compare them");
  command->footer(kArenaFooter);
  AddMatchOptions(*command, *options);
  CLI::Option* out = command->add_option(
      "-o,--out", options->out, "Keep every finished game in this file, one line of JSON each");
  command->add_flag("--resume", options->resume, "Go on with the match in the file of --out")
      ->needs(out);
  AddTestOptions(*command, *options);
  CLI::Option* shard = AddShard(*command, options->shard);
  command->add_flag("--json", options->json, "Print JSON")->excludes(shard);
  options->config.AddTo(*command);
  command->callback([options] { RunArena(*options); });
}

}  // namespace folsom
