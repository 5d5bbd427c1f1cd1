#include "table/options_json.h"

#include <boost/json.hpp>
#include <limits>

#include "table/table_words.h"

namespace folsom {

namespace json = boost::json;

namespace {

constexpr std::int64_t kMaxOption = std::numeric_limits<std::int32_t>::max();

void ReadOptionText(JsonObject& fields, JsonProblems& problems, std::string_view key,
                    std::string& out) {
  fields.With(key, [&](const json::value& value, const JsonPath& at) {
    out = ReadText(problems, value, at);
  });
}

void ReadClock(JsonProblems& problems, const json::value& json, const JsonPath& path,
               TableOptions& options) {
  JsonObject fields(problems, json, path);
  const ClockKind before = options.clock;
  fields.Key("kind", options.clock);
  const bool timed = fields.Number("decision_s", options.decision_s, kMaxOption);
  if (!timed && options.clock != before) options.decision_s = UsualDecisionTime(options.clock);
  fields.Number("bank_s", options.bank_s, kMaxOption);
  fields.Finish();
}

}  // namespace

json::object OptionsJson(const TableOptions& options) {
  json::object clock;
  clock["kind"] = KeyOf(options.clock);
  clock["decision_s"] = options.decision_s;
  clock["bank_s"] = options.bank_s;
  json::object out;
  out["title"] = options.title;
  out["listed"] = options.listed;
  out["spectators"] = options.spectators;
  out["local_seats"] = options.local_seats;
  out["memory"] = options.memory;
  out["shuffle_seats"] = options.shuffle_seats;
  out["take_back"] = options.take_back;
  out["party"] = options.party;
  out["clock"] = std::move(clock);
  out["grace_s"] = options.grace_s;
  out["bot_pause_ms"] = options.bot_pause_ms;
  out["stand_in"] = options.stand_in;
  return out;
}

void ReadOptions(JsonProblems& problems, const json::value& json, const JsonPath& path,
                 TableOptions& options) {
  JsonObject fields(problems, json, path);
  ReadOptionText(fields, problems, "title", options.title);
  fields.Flag("listed", options.listed);
  fields.Flag("spectators", options.spectators);
  fields.Flag("local_seats", options.local_seats);
  fields.Flag("memory", options.memory);
  fields.Flag("shuffle_seats", options.shuffle_seats);
  fields.Flag("take_back", options.take_back);
  fields.Flag("party", options.party);
  fields.With("clock", [&](const json::value& value, const JsonPath& at) {
    ReadClock(problems, value, at, options);
  });
  fields.Number("grace_s", options.grace_s, kMaxOption);
  fields.Number("bot_pause_ms", options.bot_pause_ms, kMaxOption);
  ReadOptionText(fields, problems, "stand_in", options.stand_in);
  fields.Finish();
}

}  // namespace folsom
