#include "record/json/config_json.h"

#include <boost/json.hpp>

#include "record/json/json_read.h"

namespace folsom {

namespace json = boost::json;

namespace {

constexpr std::size_t kMaxConfigBytes = 4096;

template <typename Enum, std::size_t N>
json::array KeyList(const std::array<Enum, N>& items, std::size_t count) {
  json::array list;
  for (std::size_t i = 0; i < count; ++i) list.emplace_back(KeyOf(items[i]));
  return list;
}

// Those that are not listed follow in their own order, so that all six are always named.
template <typename Enum, std::size_t N>
void ReadKeyList(JsonProblems& problems, const json::value& json, const JsonPath& path,
                 std::array<Enum, N>& items, std::size_t count) {
  Mask<Enum> left = Mask<Enum>::FirstN(N);
  std::size_t n = 0;
  ReadArray(problems, json, path, count, [&](const json::value& item, const JsonPath& at) {
    items[n] = ReadKey<Enum>(problems, item, at);
    left.Remove(items[n++]);
  });
  if (n < count) {
    problems.Fail("out_of_range", std::to_string(count) + " entries are needed", path);
  }
  for (const Enum e : left) {
    if (n < N) items[n++] = e;
  }
}

void ReadBandits(JsonProblems& problems, const json::value& json, const JsonPath& path,
                 Config& config) {
  if (!json.is_string()) {
    config.casting = Casting::kGiven;
    return ReadKeyList(problems, json, path, config.bandits, TermsFor(config).bandits);
  }
  config.casting = ReadKey<Casting>(problems, json, path);
  if (config.casting == Casting::kGiven) {
    problems.Fail("unknown_word", "\"random\", \"drafted\" or a list of characters", path);
  }
}

void ReadWagons(JsonProblems& problems, const json::value& json, const JsonPath& path,
                Config& config) {
  if (!json.is_string()) {
    config.wagons_given = true;
    return ReadKeyList(problems, json, path, config.wagons, TermsFor(config).cars - 1U);
  }
  if (ReadText(problems, json, path) != "random") {
    problems.Fail("unknown_word", "\"random\" or a list of wagons", path);
  }
}

// `bandits` and `wagons` have as many entries as the rest of the configuration says, so what is
// wrong with that is told first.
void ReadFields(JsonProblems& problems, const json::value& json, Config& config) {
  const JsonPath root{};
  JsonObject fields(problems, json, root);
  const bool edition = fields.Key("edition", config.edition);
  fields.Number("seats", config.seats, kMaxSeats, 2);
  fields.Key("variant", config.variant);
  const bool only18 = config.variant == Variant::kBasic || config.variant == Variant::kDuo18;
  if (!edition && only18) config.edition = Edition::k2018;
  if (!fields.Flag("expert", config.expert)) config = Normalised(config);
  fields.Flag("horses", config.horses);
  if (!problems.Any() && CheckConfig(config)) return;
  const bool cast = fields.With("bandits", [&](const json::value& item, const JsonPath& at) {
    ReadBandits(problems, item, at, config);
  });
  if (!cast) config = WithUsualCast(config);
  fields.With("wagons", [&](const json::value& item, const JsonPath& at) {
    ReadWagons(problems, item, at, config);
  });
  fields.Finish();
}

}  // namespace

json::object ConfigJson(const Config& config) {
  json::object out;
  out["edition"] = KeyOf(config.edition);
  out["seats"] = config.seats;
  out["variant"] = KeyOf(config.variant);
  out["expert"] = config.expert;
  out["horses"] = config.horses;
  const Terms terms = TermsFor(config);
  if (config.casting == Casting::kGiven) {
    out["bandits"] = KeyList(config.bandits, terms.bandits);
  } else {
    out["bandits"] = KeyOf(config.casting);
  }
  if (config.wagons_given) {
    out["wagons"] = KeyList(config.wagons, terms.cars - 1U);
  } else {
    out["wagons"] = "random";
  }
  return out;
}

Result<Config> ConfigFrom(const json::value& json) {
  JsonProblems problems("config");
  Config config;
  ReadFields(problems, json, config);
  if (problems.Any()) return problems.First();
  if (const ConfigError error = CheckConfig(config)) {
    return Problem{.code = std::string(error.code),
                   .message = std::string(error.message),
                   .clause = std::string(error.clause)};
  }
  return config;
}

Config ReadConfigAt(JsonProblems& problems, const json::value& json, const JsonPath& path) {
  const Result<Config> read = ConfigFrom(json);
  if (read) return *read;
  Problem problem = read.Error();
  problem.path = problem.path.empty() ? path.Text() : path.Text() + "." + problem.path;
  problems.Fail(std::move(problem));
  return {};
}

std::string WriteConfig(const Config& config) { return json::serialize(ConfigJson(config)); }

Result<Config> ReadConfig(std::string_view text) {
  JsonProblems problems("config");
  const std::optional<json::value> parsed = ParseJson(problems, text, kMaxConfigBytes);
  if (!parsed) return problems.First();
  return ConfigFrom(*parsed);
}

}  // namespace folsom
