#include "cli/reports/series_file.h"

#include <fmt/format.h>

#include <span>

#include "arena/play/game.h"
#include "arena/report/shard_files.h"
#include "bots/registry.h"
#include "record/game/game_record.h"
#include "record/json/config_json.h"

namespace folsom {

namespace json = boost::json;

namespace {

using SeriesPart = SeriesTotals::Part;

constexpr int kSeriesFileVersion = 1;
constexpr std::size_t kMaxSumsBytes = 64 * 1024;
constexpr std::uint64_t kMaxChoices = 10'000;  // Of a game; none comes anywhere near it.

std::string SeriesHeader(const Series& series) {
  json::array bots;
  for (std::size_t i = 0; i < series.config.seats; ++i) {
    bots.push_back(BotHeader(TextOf(series.bots[i]), series.bots[i]));
  }
  json::object header{{"folsom_sim", kSeriesFileVersion},
                      {"rules", kRulesVersion},
                      {"config", ConfigJson(series.config)},
                      {"bots", std::move(bots)},
                      {"seed", series.seed}};
  AddShardTo(header, series.games, series.shard);
  return json::serialize(header);
}

json::array SeriesParts(std::span<const SeriesPart> parts) {
  json::array list;
  for (const SeriesPart& part : parts) {
    list.push_back(json::array{part.games, part.wins, part.money});
  }
  return list;
}

// [games, wins, money]; SeriesPartsFit looks at what they say.
SeriesPart ReadSeriesPart(JsonProblems& problems, const json::value& value, const JsonPath& path) {
  const std::vector<std::int64_t> numbers = ReadSums(problems, value, path, 3);
  return {.games = static_cast<std::uint64_t>(numbers[0]),
          .wins = static_cast<std::uint64_t>(numbers[1]),
          .money = numbers[2]};
}

void ReadSeriesParts(JsonProblems& problems, JsonObject& fields, std::string_view key,
                     std::span<SeriesPart> parts) {
  fields.With(key, [&](const json::value& list, const JsonPath& path) {
    std::size_t n = 0;
    ReadArray(problems, list, path, parts.size(), [&](const json::value& item, const JsonPath& at) {
      parts[n++] = ReadSeriesPart(problems, item, at);
    });
  });
}

// Whether games of so many `members`, seats or characters, can come to these parts; `a_seat` of
// them belong to each player.
bool SeriesPartsFit(std::span<const SeriesPart> parts, std::size_t members, std::size_t a_seat,
                    const SeriesTotals& totals) {
  std::uint64_t games = 0;
  std::uint64_t wins = 0;
  for (const SeriesPart& part : parts) {
    if (part.games > totals.games || part.wins > part.games * kWinUnits) return false;
    const std::int64_t most = static_cast<std::int64_t>(part.games) * kMaxMoney;
    if (part.money > most || part.money < -most) return false;
    games += part.games;
    wins += part.wins;
  }
  return games == totals.games * members &&
         wins == (totals.games - totals.nobody) * kWinUnits * a_seat;
}

bool TotalsFit(const Series& series, const SeriesTotals& totals) {
  const Terms terms = TermsFor(series.config);
  const std::size_t a_seat = terms.bandits / terms.seats;
  return totals.games == series.Part().Size() && totals.nobody <= totals.games &&
         totals.choices <= totals.games * kMaxChoices &&
         SeriesPartsFit(totals.seats, terms.seats, 1, totals) &&
         SeriesPartsFit(totals.bandits, terms.bandits, a_seat, totals);
}

SeriesTotals ReadTotals(JsonProblems& problems, const json::value& value) {
  SeriesTotals totals;
  const JsonPath root{};
  JsonObject fields(problems, value, root);
  fields.Number("games", totals.games, kMaxRunGames);
  fields.Number("choices", totals.choices, INT64_MAX);
  fields.Number("won_by_nobody", totals.nobody, kMaxRunGames);
  ReadSeriesParts(problems, fields, "seats", totals.seats);
  ReadSeriesParts(problems, fields, "characters", totals.bandits);
  fields.Finish();
  return totals;
}

}  // namespace

std::string SeriesFile(const Series& series, const SeriesTotals& totals) {
  const json::object sums{{"games", totals.games},
                          {"choices", totals.choices},
                          {"won_by_nobody", totals.nobody},
                          {"seats", SeriesParts(totals.seats)},
                          {"characters", SeriesParts(totals.bandits)}};
  return fmt::format("{}\n{}\n", SeriesHeader(series), json::serialize(sums));
}

Result<Series> SeriesOfShard(const ShardHeader& header) {
  JsonProblems problems("merge");
  const JsonPath root{};
  Series series;
  series.shard = header.shard;
  JsonObject fields(problems, header.run, root);
  fields.With("config", [&](const json::value& item, const JsonPath& at) {
    series.config = ReadConfigAt(problems, item, at);
  });
  fields.With("bots", [&](const json::value& list, const JsonPath& path) {
    std::size_t n = 0;
    ReadArray(problems, list, path, kMaxSeats, [&](const json::value& item, const JsonPath& at) {
      series.bots[n++] = ReadBotHeader(problems, item, at).bot;
    });
  });
  fields.With("seed", [&](const json::value& item, const JsonPath& at) {
    series.seed = ReadSeed(problems, item, at);
  });
  fields.Number("games", series.games, kMaxRunGames, 1);
  if (problems.Any()) return DamagedShard(problems);
  return series;
}

Result<SeriesTotals> ReadSeriesFile(const Series& series, std::string_view text) {
  const Result<std::string_view> line = SumsIn(text, SeriesHeader(series));
  if (!line) return line.Error();
  JsonProblems problems("merge");
  SeriesTotals totals;
  const std::optional<json::value> value = ParseJson(problems, *line, kMaxSumsBytes);
  if (value) totals = ReadTotals(problems, *value);
  if (problems.Any()) return DamagedShard(problems);
  if (!TotalsFit(series, totals)) return DamagedShard("its games do not come to these sums");
  return totals;
}

}  // namespace folsom
