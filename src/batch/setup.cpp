#include "batch/setup.h"

#include <boost/json.hpp>

#include "bots/registry.h"
#include "record/json/config_json.h"
#include "record/json/json_read.h"

namespace folsom {

namespace json = boost::json;

namespace {

constexpr std::size_t kMaxSetupBytes = 1024 * 1024;

void ReadWeight(JsonProblems& problems, const json::value& json, const JsonPath& path,
                double& weight) {
  if (!json.is_number()) return problems.Fail("wrong_type", "a number is expected", path);
  weight = json.to_number<double>();
  if (weight >= kMinWeight && weight <= kMaxWeight) return;
  problems.Fail("out_of_range", "a weight is between 0.000001 and 1,000,000", path);
}

void ReadBot(JsonProblems& problems, const json::value& json, const JsonPath& path,
             std::optional<BotSpec>& bot) {
  if (json.is_null()) return;
  const ParsedBot parsed = ParseBot(ReadText(problems, json, path));
  if (!parsed.error.empty()) return problems.Fail("bad_bots", parsed.error, path);
  bot = parsed.bot;
}

void ReadBots(JsonProblems& problems, const json::value& json, const JsonPath& path,
              MixEntry& entry) {
  std::size_t seat = 0;
  std::size_t bots = 0;
  ReadArray(problems, json, path, entry.config.seats,
            [&](const json::value& item, const JsonPath& at) {
              ReadBot(problems, item, at, entry.bots[seat]);
              bots += entry.bots[seat++].has_value() ? 1 : 0;
            });
  if (bots < entry.config.seats) return;
  problems.Fail("bad_bots", "at least one seat has no bot", path);
}

[[nodiscard]] MixEntry ReadEntry(JsonProblems& problems, const json::value& json,
                                 const JsonPath& path) {
  MixEntry entry;
  JsonObject fields(problems, json, path);
  fields.With("config", [&](const json::value& item, const JsonPath& at) {
    entry.config = Normalised(ReadConfigAt(problems, item, at));
  });
  fields.With("weight", [&](const json::value& item, const JsonPath& at) {
    ReadWeight(problems, item, at, entry.weight);
  });
  fields.With("bots", [&](const json::value& item, const JsonPath& at) {
    ReadBots(problems, item, at, entry);
  });
  fields.Finish();
  return entry;
}

void ReadMix(JsonProblems& problems, const json::value& json, const JsonPath& path,
             std::vector<MixEntry>& mix) {
  mix.clear();
  ReadArray(problems, json, path, kMaxMixEntries, [&](const json::value& item, const JsonPath& at) {
    mix.push_back(ReadEntry(problems, item, at));
  });
  if (mix.empty()) problems.Fail("out_of_range", "at least one entry", path);
}

void ReadSetupFields(JsonProblems& problems, const json::value& json, BatchSetup& setup) {
  const JsonPath top{};
  JsonObject fields(problems, json, top);
  if (!fields.Number("games", setup.games, kMaxBatchGames, 1)) {
    problems.Fail("missing_field", "\"games\" is missing", top);
  }
  fields.Number("threads", setup.threads, kMaxBatchThreads, 1);
  fields.With("seed", [&](const json::value& item, const JsonPath& at) {
    setup.seed = ReadSeed(problems, item, at);
  });
  fields.Flag("skip_forced", setup.skip_forced);
  fields.With("mix", [&](const json::value& item, const JsonPath& at) {
    ReadMix(problems, item, at, setup.mix);
  });
  fields.Finish();
}

}  // namespace

Result<BatchSetup> ReadBatchSetup(std::string_view text) {
  JsonProblems problems("batch");
  const std::optional<json::value> parsed = ParseJson(problems, text, kMaxSetupBytes);
  if (!parsed) return problems.First();
  BatchSetup setup;
  ReadSetupFields(problems, *parsed, setup);
  if (problems.Any()) return problems.First();
  return setup;
}

std::string TextOf(const BatchSetup& setup) {
  std::string text = std::to_string(setup.games) + (setup.skip_forced ? " skip_forced" : "");
  for (const MixEntry& entry : setup.mix) {
    json::array bots;
    for (const auto& bot : entry.bots) bots.emplace_back(bot ? TextOf(*bot) : std::string());
    json::object line{{"weight", entry.weight}, {"bots", std::move(bots)}};
    line["config"] = ConfigJson(entry.config);
    text.append("\n").append(json::serialize(line));
  }
  return text;
}

}  // namespace folsom
