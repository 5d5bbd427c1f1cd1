#include "arena/report/survey_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <span>

#include "arena/report/shard_files.h"
#include "record/game/game_record.h"
#include "record/json/config_json.h"
#include "rules/state/query.h"

namespace folsom {

namespace json = boost::json;

namespace {

constexpr int kSurveyFileVersion = 1;
constexpr std::size_t kMaxCellsBytes = 16 * 1024 * 1024;

std::string SurveyHeader(const SurveyPlan& plan) {
  json::array configs;
  for (const Config& config : plan.configs) configs.push_back(ConfigJson(config));
  json::object header{{"folsom_stats", kSurveyFileVersion},
                      {"rules", kRulesVersion},
                      {"configs", std::move(configs)},
                      {"bot", BotHeader(plan.name, plan.bot)},
                      {"seed", plan.seed}};
  AddShardTo(header, plan.games, plan.shard);
  return json::serialize(header);
}

json::array PartsList(std::span<const SurveyPart> parts) {
  json::array list;
  for (const SurveyPart& part : parts) {
    list.push_back(json::array{part.games, part.won, part.chance, part.money});
  }
  return list;
}

json::object CellJson(const SurveyCell& cell, const SurveySums& sums) {
  json::object object{{"configuration", cell.first}};
  if (cell.second != kNoRoundCard) object["station"] = KeyOf(cell.second);
  object["games"] = sums.games;
  object["won_by_nobody"] = sums.nobody;
  object["shared_wins"] = sums.shared;
  object["characters"] = PartsList(sums.characters);
  object["seats"] = PartsList(sums.seats);
  object["positions"] = PartsList(sums.positions);
  return object;
}

// [games, won, chance, money]; CellFits looks at what they say.
SurveyPart ReadPart(JsonProblems& problems, const json::value& value, const JsonPath& path) {
  const std::vector<std::int64_t> numbers = ReadSums(problems, value, path, 4);
  return {.games = static_cast<std::uint64_t>(numbers[0]),
          .won = static_cast<std::uint64_t>(numbers[1]),
          .chance = static_cast<std::uint64_t>(numbers[2]),
          .money = numbers[3]};
}

void ReadParts(JsonProblems& problems, JsonObject& fields, std::string_view key,
               std::span<SurveyPart> parts) {
  fields.With(key, [&](const json::value& list, const JsonPath& path) {
    std::size_t n = 0;
    ReadArray(problems, list, path, parts.size(), [&](const json::value& item, const JsonPath& at) {
      parts[n++] = ReadPart(problems, item, at);
    });
  });
}

std::pair<SurveyCell, SurveySums> ReadCell(JsonProblems& problems, const json::value& value,
                                           const JsonPath& path, std::size_t configs) {
  SurveyCell cell{0, kNoRoundCard};
  SurveySums sums;
  JsonObject fields(problems, value, path);
  fields.Number("configuration", cell.first, static_cast<std::int64_t>(configs) - 1);
  fields.Key("station", cell.second);
  fields.Number("games", sums.games, kMaxRunGames, 1);
  fields.Number("won_by_nobody", sums.nobody, kMaxRunGames);
  fields.Number("shared_wins", sums.shared, kMaxRunGames);
  ReadParts(problems, fields, "characters", sums.characters);
  ReadParts(problems, fields, "seats", sums.seats);
  ReadParts(problems, fields, "positions", sums.positions);
  fields.Finish();
  return {cell, sums};
}

// Whether a table of so many `members`, seats or characters, can come to these parts.
bool PartsFit(std::span<const SurveyPart> parts, std::size_t members, std::size_t sides,
              const SurveySums& sums) {
  std::uint64_t games = 0;
  std::uint64_t won = 0;
  for (const SurveyPart& part : parts) {
    if (part.games > sums.games || part.won > part.games * kWin) return false;
    if (part.chance != part.games * (kWin / sides)) return false;
    const std::int64_t most = static_cast<std::int64_t>(part.games) * kMaxMoney;
    if (part.money > most || part.money < -most) return false;
    games += part.games;
    won += part.won;
  }
  return games == sums.games * members &&
         won == (sums.games - sums.nobody) * kWin * (members / sides);
}

bool CellFits(const Config& config, RoundCard station, const SurveySums& sums) {
  const RoundSet stations = StationRounds(config);
  const bool none = station == kNoRoundCard;
  if (none ? stations != 0 : (stations >> Index(station) & 1U) == 0) return false;
  const Terms terms = TermsFor(config);
  const std::size_t sides = SidesOf(terms);
  return sums.nobody + sums.shared <= sums.games &&
         PartsFit(sums.characters, terms.bandits, sides, sums) &&
         PartsFit(sums.seats, terms.seats, sides, sums) &&
         PartsFit(sums.positions, terms.seats, sides, sums);
}

// Whether each configuration has as many games as the shard has of it.
bool IsWhole(const SurveyPlan& plan, const SurveyCells& cells) {
  std::vector<std::uint64_t> games(plan.configs.size());
  for (const auto& [cell, sums] : cells) games[cell.first] += sums.games;
  return std::all_of(games.begin(), games.end(),
                     [&](std::uint64_t n) { return n == plan.Part().Size(); });
}

SurveyCells ReadCells(JsonProblems& problems, const SurveyPlan& plan, const json::value& value) {
  SurveyCells cells;
  const JsonPath root{};
  JsonObject fields(problems, value, root);
  fields.With("cells", [&](const json::value& list, const JsonPath& path) {
    const std::size_t most = plan.configs.size() * kRoundCards;
    ReadArray(problems, list, path, most, [&](const json::value& item, const JsonPath& at) {
      const auto [cell, sums] = ReadCell(problems, item, at, plan.configs.size());
      if (problems.Any()) return;
      const bool fits = CellFits(plan.configs[cell.first], cell.second, sums);
      if (!fits || !cells.emplace(cell, sums).second) {
        problems.Fail("sums", "no games come to these sums", at);
      }
    });
  });
  fields.Finish();
  return cells;
}

}  // namespace

std::string SurveyFile(const SurveyPlan& plan, const SurveyCells& cells) {
  json::array list;
  for (const auto& [cell, sums] : cells) list.push_back(CellJson(cell, sums));
  return fmt::format("{}\n{}\n", SurveyHeader(plan),
                     json::serialize(json::object{{"cells", std::move(list)}}));
}

Result<SurveyPlan> PlanOfShard(const ShardHeader& header) {
  JsonProblems problems("merge");
  const JsonPath root{};
  SurveyPlan plan;
  plan.shard = header.shard;
  JsonObject fields(problems, header.run, root);
  fields.With("configs", [&](const json::value& list, const JsonPath& at) {
    ReadArray(problems, list, at, kConfigurations,
              [&](const json::value& item, const JsonPath& here) {
                plan.configs.push_back(ReadConfigAt(problems, item, here));
              });
  });
  fields.With("bot", [&](const json::value& item, const JsonPath& at) {
    NamedBot named = ReadBotHeader(problems, item, at);
    plan.bot = named.bot;
    plan.name = std::move(named.name);
  });
  fields.With("seed", [&](const json::value& item, const JsonPath& at) {
    plan.seed = ReadSeed(problems, item, at);
  });
  fields.Number("games", plan.games, kMaxRunGames, 1);
  if (problems.Any()) return DamagedShard(problems);
  if (plan.configs.empty() || plan.games > kMaxRunGames / plan.configs.size()) {
    return DamagedShard("there is no such plan");
  }
  return plan;
}

Result<SurveyCells> ReadSurveyFile(const SurveyPlan& plan, std::string_view text) {
  const Result<std::string_view> line = SumsIn(text, SurveyHeader(plan));
  if (!line) return line.Error();
  JsonProblems problems("merge");
  SurveyCells cells;
  const std::optional<json::value> value = ParseJson(problems, *line, kMaxCellsBytes);
  if (value) cells = ReadCells(problems, plan, *value);
  if (problems.Any()) return DamagedShard(problems);
  if (!IsWhole(plan, cells)) return DamagedShard("its sums are not those of all its games");
  return cells;
}

}  // namespace folsom
