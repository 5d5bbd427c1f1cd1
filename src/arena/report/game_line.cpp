#include "arena/report/game_line.h"

#include <fmt/format.h>

#include <boost/json.hpp>

#include "record/json/json_read.h"

namespace folsom {

namespace json = boost::json;

namespace {

constexpr std::size_t kMaxLineBytes = 1024 * 1024;
constexpr std::int64_t kMaxCount = std::int64_t{1} << 60;

json::object ThinkingJson(const Thinking& thinking) {
  json::array times;
  for (const TimeCount& time : thinking.times) {
    times.emplace_back(time.bucket);
    times.emplace_back(time.count);
  }
  return {{"decisions", thinking.decisions},
          {"iterations", thinking.iterations},
          {"ns", thinking.ns},
          {"max_ns", thinking.max_ns},
          {"times", std::move(times)}};
}

SideResult ReadSide(JsonProblems& problems, const json::value& value, const JsonPath& path,
                    std::size_t bots) {
  SideResult side;
  JsonObject fields(problems, value, path);
  fields.Number("bot", side.bot, static_cast<std::int64_t>(bots) - 1);
  fields.Number("won", side.won, kWin);
  fields.Number("rank", side.rank, kMaxSeats, 1);
  fields.Number("money", side.money, kMaxMoney, -kMaxMoney);
  fields.Finish();
  return side;
}

void ReadTimes(JsonProblems& problems, const json::value& value, const JsonPath& path,
               Thinking& thinking) {
  std::vector<std::int64_t> numbers;
  ReadArray(problems, value, path, 2 * kTimeBuckets,
            [&](const json::value& item, const JsonPath& at) {
              numbers.push_back(ReadNumber(problems, item, at, 0, UINT32_MAX));
            });
  if (numbers.size() % 2 != 0) problems.Fail("wrong_type", "pairs are expected", path);
  for (std::size_t i = 0; i + 1 < numbers.size(); i += 2) {
    if (numbers[i] >= kTimeBuckets) return problems.Fail("out_of_range", "no such bucket", path);
    thinking.times.push_back({.bucket = static_cast<std::uint16_t>(numbers[i]),
                              .count = static_cast<std::uint32_t>(numbers[i + 1])});
  }
}

Thinking ReadThinking(JsonProblems& problems, const json::value& value, const JsonPath& path) {
  Thinking thinking;
  JsonObject fields(problems, value, path);
  fields.Number("decisions", thinking.decisions, kMaxCount);
  fields.Number("iterations", thinking.iterations, kMaxCount);
  fields.Number("ns", thinking.ns, kMaxCount);
  fields.Number("max_ns", thinking.max_ns, kMaxCount);
  fields.With("times", [&](const json::value& times, const JsonPath& at) {
    ReadTimes(problems, times, at, thinking);
  });
  fields.Finish();
  return thinking;
}

void ReadGame(JsonProblems& problems, const Match& match, const json::value& value,
              GameResult& game) {
  const JsonPath root{};
  JsonObject fields(problems, value, root);
  std::uint64_t deal = 0;
  fields.Number("game", game.game, kMaxCount);
  fields.Number("deal", deal, kMaxCount);
  if (deal != match.schedule.DealOf(game.game)) problems.Fail("deal", "another deal", root);
  fields.With("sides", [&](const json::value& list, const JsonPath& at) {
    ReadArray(problems, list, at, kMaxSeats, [&](const json::value& item, const JsonPath& here) {
      game.sides.push_back(ReadSide(problems, item, here, match.bots.size()));
    });
  });
  fields.With("bots", [&](const json::value& list, const JsonPath& at) {
    ReadArray(problems, list, at, kMaxBots, [&](const json::value& item, const JsonPath& here) {
      game.bots.push_back(ReadThinking(problems, item, here));
    });
  });
  fields.Finish();
}

// Whether the game is the one that the match has at its number.
bool Fits(const Match& match, const GameResult& game, std::uint64_t number) {
  const Schedule& schedule = match.schedule;
  if (game.game != number || game.sides.size() != schedule.Sides()) return false;
  if (game.bots.size() != match.bots.size()) return false;
  std::uint32_t won = 0;
  for (std::size_t i = 0; i < game.sides.size(); ++i) {
    if (game.sides[i].bot != schedule.At(number)[i]) return false;
    won += game.sides[i].won;
  }
  return won == kWin || won == 0;
}

}  // namespace

std::string GameLine(const Match& match, const GameResult& game) {
  json::array sides;
  for (const SideResult& side : game.sides) {
    sides.push_back(json::object{
        {"bot", side.bot}, {"won", side.won}, {"rank", side.rank}, {"money", side.money}});
  }
  json::array bots;
  for (const Thinking& thinking : game.bots) bots.push_back(ThinkingJson(thinking));
  return json::serialize(json::object{{"game", game.game},
                                      {"deal", match.schedule.DealOf(game.game)},
                                      {"sides", std::move(sides)},
                                      {"bots", std::move(bots)}});
}

Result<GameResult> ReadGameLine(const Match& match, std::string_view line, std::uint64_t number) {
  JsonProblems problems("arena");
  GameResult game;
  const std::optional<json::value> value = ParseJson(problems, line, kMaxLineBytes);
  if (value) ReadGame(problems, match, *value, game);
  if (problems.Any()) {
    Problem problem = problems.First();
    problem.code = "arena/bad_file";
    return problem;
  }
  if (!Fits(match, game, number)) {
    return Problem{.code = "arena/bad_file",
                   .message = fmt::format("this is not game {} of the match", number)};
  }
  return game;
}

}  // namespace folsom
