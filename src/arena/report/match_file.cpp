#include "arena/report/match_file.h"

#include <fmt/format.h>

#include <boost/json.hpp>
#include <cerrno>
#include <cstring>
#include <filesystem>

#include "arena/report/shard_files.h"
#include "record/game/game_record.h"
#include "record/json/config_json.h"
#include "record/json/json_read.h"
#include "record/words/shortened.h"
#include "rules/state/query.h"

namespace folsom {

namespace json = boost::json;

namespace {

constexpr int kMatchFileVersion = 1;

// All but the schedule, whose seating is returned.
std::string ReadMatch(JsonProblems& problems, const json::value& run, Match& match) {
  const JsonPath root{};
  JsonObject fields(problems, run, root);
  std::string seating;
  fields.With("config", [&](const json::value& item, const JsonPath& at) {
    match.config = ReadConfigAt(problems, item, at);
  });
  fields.With("bots", [&](const json::value& list, const JsonPath& at) {
    ReadArray(problems, list, at, kMaxBots, [&](const json::value& item, const JsonPath& here) {
      NamedBot named = ReadBotHeader(problems, item, here);
      match.bots.push_back(named.bot);
      match.names.push_back(std::move(named.name));
    });
  });
  fields.With("seating", [&](const json::value& item, const JsonPath& at) {
    seating = ReadText(problems, item, at);
  });
  fields.With("seed", [&](const json::value& item, const JsonPath& at) {
    match.seed = ReadSeed(problems, item, at);
  });
  fields.Number("games", match.part->games, kMaxRunGames, 1);
  return seating;
}

Problem AtLine(Problem problem, std::size_t line) {
  problem.line = line;
  return problem;
}

Problem MoreThanThePart() {
  return {.code = "arena/bad_file", .message = "the shard has no more games"};
}

Problem CannotWriteMatch(const std::string& path) {
  return {.code = "file/cannot_write",
          .message = fmt::format("cannot write {}: {}", path, std::strerror(errno))};
}

}  // namespace

std::string MatchHeader(const Match& match) {
  json::array bots;
  for (std::size_t i = 0; i < match.bots.size(); ++i) {
    bots.push_back(BotHeader(match.names[i], match.bots[i]));
  }
  json::object header{{"folsom_arena", kMatchFileVersion},   {"rules", kRulesVersion},
                      {"config", ConfigJson(match.config)},  {"bots", std::move(bots)},
                      {"seating", match.schedule.Seating()}, {"seed", match.seed}};
  if (match.part) AddShardTo(header, match.part->games, match.part->shard);
  return json::serialize(header);
}

Result<Match> MatchOfShard(const ShardHeader& header) {
  JsonProblems problems("merge");
  Match match;
  match.part = MatchPart{.shard = header.shard};
  const std::string seating = ReadMatch(problems, header.run, match);
  if (problems.Any()) return DamagedShard(problems);
  Result<Schedule> schedule =
      Schedule::Make(SidesOf(TermsFor(match.config)), match.bots.size(), seating);
  if (!schedule) return DamagedShard(schedule.Error().message);
  match.schedule = std::move(*schedule);
  return match;
}

Result<MatchGames> ReadMatchFile(const Match& match, std::string_view text) {
  MatchGames found;
  const GameRange part =
      match.part ? GamesOfPart(match) : GameRange{.first = 0, .last = UINT64_MAX};
  const std::size_t whole = text.rfind('\n');
  if (whole == std::string_view::npos) {
    // Nothing was finished, if it is ours at all.
    if (MatchHeader(match).starts_with(text)) return found;
    return Problem{.code = "arena/other_match", .message = "this is not a file of a match"};
  }
  const std::string_view lines = text.substr(0, whole + 1);
  for (std::size_t line = 1; found.bytes < lines.size(); ++line) {
    const std::size_t end = lines.find('\n', found.bytes);
    const std::string_view one = lines.substr(found.bytes, end - found.bytes);
    if (line == 1) {
      if (one != MatchHeader(match)) {
        return Problem{
            .code = "arena/other_match",
            .message = fmt::format("the file is of another match.\n  file:  {}\n  asked: {}",
                                   Shortened(one, 1000), MatchHeader(match))};
      }
    } else {
      if (found.games.size() == part.Size()) return AtLine(MoreThanThePart(), line);
      Result<GameResult> game = ReadGameLine(match, one, part.first + found.games.size());
      if (!game) return AtLine(game.Error(), line);
      found.games.push_back(std::move(*game));
    }
    found.bytes = end + 1;
  }
  return found;
}

Result<std::vector<GameResult>> ReadMatchShard(const Match& match, std::string_view text) {
  Result<MatchGames> found = ReadMatchFile(match, text);
  if (!found) {
    Problem problem = found.Error();
    problem.code = "merge/damaged";
    return problem;
  }
  const std::uint64_t all = GamesOfPart(match).Size();
  if (found->bytes == 0 || found->games.size() < all) {
    return UnfinishedShard(fmt::format("{} of {} games are in it: go on with it by --resume",
                                       found->games.size(), all));
  }
  if (found->bytes != text.size()) return DamagedShard("there is more in it than its games");
  return std::move(found->games);
}

Result<MatchWriter> MatchWriter::Open(const Match& match, const std::string& path,
                                      std::size_t keep) {
  if (keep > 0) {
    std::error_code error;
    std::filesystem::resize_file(path, keep, error);
    if (error) {
      errno = error.value();
      return CannotWriteMatch(path);
    }
  }
  MatchWriter writer;
  writer.file_.reset(std::fopen(path.c_str(), keep > 0 ? "ab" : "wb"));
  if (!writer.file_) return CannotWriteMatch(path);
  if (keep == 0 && !writer.AppendLine(MatchHeader(match))) return CannotWriteMatch(path);
  return writer;
}

bool MatchWriter::Append(const Match& match, const GameResult& game) {
  return AppendLine(GameLine(match, game));
}

bool MatchWriter::AppendLine(const std::string& line) {
  const std::string whole = line + "\n";
  return std::fwrite(whole.data(), 1, whole.size(), file_.get()) == whole.size() &&
         std::fflush(file_.get()) == 0;
}

}  // namespace folsom
