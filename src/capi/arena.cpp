// Matches between bots.
#include <chrono>

#include "arena/play/pool.h"
#include "arena/report/match_json.h"
#include "arena/report/run_header.h"
#include "bots/registry.h"
#include "capi/errors.h"
#include "record/json/config_json.h"
#include "record/json/json_read.h"
#include "rules/state/query.h"

namespace folsom::capi {

namespace {

namespace json = boost::json;

constexpr std::size_t kMaxMatchText = 64 * 1024;
constexpr std::int64_t kMaxMatchGames = 1'000'000;
constexpr std::int64_t kMaxMatchThreads = 256;

// A match, and how much of it.
struct MatchAsked {
  Match match;
  std::string seating;
  std::uint64_t games = 400;
  unsigned threads = 1;
};

void ReadMatchBots(JsonProblems& problems, const json::value& json, const JsonPath& path,
                   Match& match) {
  ReadArray(problems, json, path, kMaxBots, [&](const json::value& item, const JsonPath& at) {
    const std::string_view name = ReadText(problems, item, at);
    const ParsedBot parsed = ParseBot(name);
    if (!parsed.error.empty()) problems.Fail("bad_bots", parsed.error, at);
    match.bots.push_back(parsed.bot);
    match.names.emplace_back(name);
  });
}

void ReadMatchFields(JsonProblems& problems, const json::value& json, MatchAsked& asked) {
  const JsonPath top{};
  JsonObject fields(problems, json, top);
  const bool named = fields.With("bots", [&](const json::value& item, const JsonPath& at) {
    ReadMatchBots(problems, item, at, asked.match);
  });
  if (!named) problems.Fail("missing_field", "\"bots\" is missing", top);
  fields.With("config", [&](const json::value& item, const JsonPath& at) {
    asked.match.config = ReadConfigAt(problems, item, at);
  });
  fields.With("seating", [&](const json::value& item, const JsonPath& at) {
    asked.seating = ReadText(problems, item, at);
  });
  fields.Number("games", asked.games, kMaxMatchGames, 1);
  fields.Number("threads", asked.threads, kMaxMatchThreads, 1);
  fields.With("seed", [&](const json::value& item, const JsonPath& at) {
    asked.match.seed = ReadSeed(problems, item, at);
  });
  fields.Finish();
}

[[nodiscard]] MatchAsked NeedMatch(std::string_view text) {
  JsonProblems problems("arena");
  MatchAsked asked{.match = {.config = {}, .bots = {}, .names = {}, .schedule = {}, .seed = 1},
                   .seating = {}};
  if (const auto parsed = ParseJson(problems, text, kMaxMatchText)) {
    ReadMatchFields(problems, *parsed, asked);
  }
  if (problems.Any()) Refuse(problems.First());
  Match& match = asked.match;
  Result<Schedule> schedule =
      Schedule::Make(SidesOf(TermsFor(match.config)), match.bots.size(), asked.seating);
  if (!schedule) Refuse(schedule.Error());
  match.schedule = std::move(*schedule);
  return asked;
}

[[nodiscard]] std::string PlayMatch(const MatchAsked& asked) {
  const Match& match = asked.match;
  const auto start = std::chrono::steady_clock::now();
  MatchTally tally(match);
  OrderedPool<GameResult> pool(asked.threads,
                               [&match](std::uint64_t game) { return PlayOfMatch(match, game); });
  pool.Run(0, match.schedule.WholeBlocks(asked.games), [&tally](const GameResult& game) {
    tally.Add(game);
    return true;
  });
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
  return MatchJson({.match = match,
                    .tally = tally,
                    .asked = asked.games,
                    .resumed = 0,
                    .origin = {.threads = asked.threads, .seconds = took.count()}});
}

}  // namespace

}  // namespace folsom::capi

extern "C" {

FolsomStatus folsom_arena(const char* match, size_t match_size, char* out, size_t capacity,
                          size_t* size) {
  using namespace folsom::capi;  // NOLINT(google-build-using-namespace)
  return GuardedStatus([&] {
    (void)Need(size, "size");
    const MatchAsked asked = NeedMatch(NeedText(match, match_size, "match"));
    return GiveText(PlayMatch(asked), out, capacity, size);
  });
}

}  // extern "C"
