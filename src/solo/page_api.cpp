#include "solo/page_api.h"

#include <optional>
#include <utility>

#include "hall/answers/options.h"
#include "hall/answers/records.h"
#include "hall/answers/replay.h"
#include "hall/brought/log_text.h"
#include "hall/problems.h"
#include "hall/puzzles/shipped_puzzles.h"
#include "hall/store_ask.h"

namespace folsom {

namespace {

constexpr std::string_view kRecordType = "text/plain; charset=utf-8";
constexpr std::string_view kJsonType = "application/json";

[[nodiscard]] PageReply Refusal(int status, const Problem& problem) {
  return {.status = status, .body = RefusalText(problem.code, problem.message)};
}

// The value of `name` in "a=b&c=d"; pages escape none of those that are asked for here but the
// comma.
[[nodiscard]] std::string ValueIn(std::string_view query, std::string_view name) {
  while (!query.empty()) {
    const std::size_t end = std::min(query.find('&'), query.size());
    const std::string_view pair = query.substr(0, end);
    query.remove_prefix(std::min(end + 1, query.size()));
    const std::size_t equals = pair.find('=');
    if (equals == std::string_view::npos || pair.substr(0, equals) != name) continue;
    std::string value(pair.substr(equals + 1));
    if (const std::size_t comma = value.find("%2C"); comma != std::string::npos) {
      value.replace(comma, 3, ",");
    }
    return value;
  }
  return {};
}

// What follows `beginning` in a path, if it is one name; else nothing.
[[nodiscard]] std::string IdIn(std::string_view path, std::string_view beginning) {
  if (!path.starts_with(beginning)) return {};
  path.remove_prefix(beginning.size());
  return path.find('/') == std::string_view::npos ? std::string(path) : std::string();
}

[[nodiscard]] PageReply ReplayOfBody(std::string_view record, std::string_view seat) {
  const std::optional<ReplayEyes> eyes = ReplayEyesFrom(seat);
  if (!eyes) return Refusal(400, NotASeat());
  const Result<std::string> replay = ReplayOfRecord(record, *eyes);
  if (!replay) return Refusal(StatusOfRecord(replay.Error()), replay.Error());
  return {.body = *replay};
}

}  // namespace

void PageApi::Ask(std::string_view method, std::string_view target, std::string_view body,
                  Reply reply) {
  const std::size_t mark = std::min(target.find('?'), target.size());
  const std::string_view path = target.substr(0, mark);
  const std::string_view query = target.substr(std::min(mark + 1, target.size()));
  const std::string seat = ValueIn(query, "seat");
  if (method == "POST" && path == "/api/replays") return reply(ReplayOfBody(body, seat));
  if (method == "POST" && path == "/api/puzzles") {
    GivePuzzles(std::string(body));
    return reply({.body = "{}"});
  }
  if (method == "GET" && path == "/api/options") {
    return reply({.body = OptionsText({}, settings_.chat_characters)});
  }
  if (method == "GET" && path == "/api/records") return Records(ValueIn(query, "before"), reply);
  const std::string record = IdIn(path, "/api/records/");
  if (method == "GET" && !record.empty()) {
    return Finished(record, kRecordType, RecordOfStored, reply);
  }
  const std::string log = IdIn(path, "/api/logs/");
  if (method == "GET" && !log.empty()) return Finished(log, kRecordType, LogTextOf, reply);
  const std::string replay = IdIn(path, "/api/replays/");
  if (method == "GET" && !replay.empty()) return Replay(replay, seat, reply);
  reply(Refusal(404, ProblemOf("http/not_found", "there is nothing here")));
}

void PageApi::Records(const std::string& before, const Reply& reply) {
  const std::optional<ListPlace> place = ListPlaceFrom(before);
  if (!place) return reply(Refusal(400, NotAPlace()));
  AskStore(
      store_,
      [place = *place](Store& store) {
        return store.List(TableShelf::kFinished, false, place, kRecordsPage);
      },
      leash_.On([reply](const std::optional<std::vector<TableSummary>>& rows) {
        if (!rows) return reply(Refusal(503, StoreFailed()));
        reply({.body = RecordsText(*rows)});
      }));
}

void PageApi::Finished(const std::string& id, std::string_view type, Make make,
                       const Reply& reply) {
  const auto loaded = [type, make = std::move(make),
                       reply](const std::optional<std::optional<StoredTable>>& stored) {
    if (!stored) return reply(Refusal(503, StoreFailed()));
    if (!*stored) return reply(Refusal(404, UnknownTable()));
    const Result<std::string> made = make(**stored);
    if (!made) return reply(Refusal(StatusOfGame(made.Error()), made.Error()));
    reply({.type = type, .body = *made});
  };
  AskStore(
      store_, [id](Store& store) { return store.Load(id, 0); }, leash_.On(loaded));
}

void PageApi::Replay(const std::string& id, const std::string& seat, const Reply& reply) {
  const std::optional<ReplayEyes> eyes = ReplayEyesFrom(seat);
  if (!eyes) return reply(Refusal(400, NotASeat()));
  const auto make = [id, eyes = *eyes](const StoredTable& stored) {
    return ReplayOfStored(id, stored, eyes);
  };
  Finished(id, kJsonType, make, reply);
}

}  // namespace folsom
