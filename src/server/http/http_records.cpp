// Finished games: their list, their records and replays, and records that clients have.
#include <boost/json.hpp>
#include <charconv>
#include <utility>

#include "hall/store_ask.h"
#include "hall/summary.h"
#include "server/http/http_api.h"
#include "server/http/http_refusals.h"
#include "server/http/http_replay.h"
#include "server/net/url.h"

namespace folsom {

namespace json = boost::json;

namespace {

constexpr int kRecordsPage = 50;
constexpr Millis kCacheLife = 3'600'000;
// A record to replay counts as so many requests, and as so many more for each KiB: it takes about
// as long as they do.
constexpr double kRecordCost = 10;
constexpr double kRecordCostPerKib = 4;

double CostOf(const std::string& record) {
  constexpr double kKib = 1024;
  return kRecordCost + kRecordCostPerKib * static_cast<double>(record.size()) / kKib;
}

HttpReply TooManyReplays() {
  return ErrorReply(503, "server/busy", "too many ask for old games; try again later");
}
HttpReply NotASeat() {
  return ErrorReply(400, "http/bad_query", "\"seat\" is a seat's number, -1 or open");
}

HttpReply ReplyOfProblem(const Problem& problem) {
  int status = 410;
  if (problem.code == "record/not_finished") status = 403;
  if (problem.code == "record/no_such_seat") status = 404;
  return ErrorReply(status, problem.code, problem.message);
}

// A place in the list of records, "MS,ID" or "MS"; nothing if it is neither.
std::optional<ListPlace> ListPlaceFrom(std::string_view text) {
  ListPlace place;
  if (text.empty()) return place;
  const char* const end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, place.changed_at);
  if (error != std::errc{} || (stop != end && *stop != ',')) return std::nullopt;
  if (stop != end) place.id = std::string(stop + 1, end);
  return place;
}

std::string ListPlaceText(const TableSummary& row) {
  return std::to_string(row.changed_at) + "," + row.id;
}

std::string RecordsText(const std::vector<TableSummary>& rows) {
  json::object body;
  json::array& list = body["records"].emplace_array();
  for (const TableSummary& row : rows) list.push_back(SummaryJson(row));
  if (rows.size() == kRecordsPage) body["before"] = ListPlaceText(rows.back());
  return json::serialize(body);
}

// A finished game never changes, but for the names of people who go: those stay in caches, ours
// too, for an hour at most.
HttpReply FinishedReply(std::string_view type, const Bytes& body, std::string_view if_none_match) {
  HttpReply reply{.status = 200,
                  .headers = {{"Content-Type", std::string(type)},
                              {"ETag", TagOf(*body)},
                              {"Cache-Control", "private, max-age=3600"}},
                  .body = body};
  return UnlessKnown(std::move(reply), if_none_match);
}

}  // namespace

void HttpApi::Records(const HttpRequest& request, const std::string& /*id*/, Reply reply) {
  const std::optional<ListPlace> place = ListPlaceFrom(QueryValue(request.query, "before"));
  if (!place) return reply(ErrorReply(400, "http/bad_query", "\"before\" is no place in the list"));
  AskStore(
      store_,
      [place = *place](Store& store) {
        return store.List(TableShelf::kFinished, true, place, kRecordsPage);
      },
      leash_.On([reply](const std::optional<std::vector<TableSummary>>& rows) {
        if (!rows) return reply(StoreFailedReply());
        reply(JsonReply(200, RecordsText(*rows)));
      }));
}

void HttpApi::Finished(const std::string& key, const std::string& id, std::string_view type,
                       const HttpRequest& request, Make make, Reply reply) {
  const std::string& if_none_match = request.if_none_match;
  const std::string hourly = key + "@" + std::to_string(loop_.Now() / kCacheLife);
  if (const Bytes kept = cache_.Find(hourly)) {
    return reply(FinishedReply(type, kept, if_none_match));
  }
  const auto made = leash_.On([this, hourly, type, if_none_match, reply](Result<std::string> body) {
    if (!body) return reply(ReplyOfProblem(body.Error()));
    const auto bytes = std::make_shared<const std::string>(std::move(*body));
    cache_.Keep(hourly, bytes);
    reply(FinishedReply(type, bytes, if_none_match));
  });
  const auto loaded = [this, make = std::move(make), made, reply, address = request.peer.address](
                          std::optional<std::optional<StoredTable>> stored) {
    if (!stored) return reply(StoreFailedReply());
    if (!*stored) return reply(NoSuchTable());
    auto work = [this, make, made, table = std::move(**stored)] {
      loop_.Post([made, body = make(table)] { made(body); });
    };
    if (!replays_.Do(std::move(work), {address})) reply(TooManyReplays());
  };
  AskStore(
      store_, [id](Store& store) { return store.Load(id, 0); }, leash_.On(loaded));
}

void HttpApi::Record(const HttpRequest& request, const std::string& id, Reply reply) {
  Finished(
      "records/" + id, id, "text/plain; charset=utf-8", request,
      [](const StoredTable& stored) -> Result<std::string> {
        const Result<Table> table = OverTable(stored);
        if (!table) return table.Error();
        return WholeRecord(*table, stored.secret);
      },
      std::move(reply));
}

void HttpApi::Replay(const HttpRequest& request, const std::string& id, Reply reply) {
  const std::string seat = QueryValue(request.query, "seat");
  const std::optional<ReplayEyes> eyes = ReplayEyesFrom(seat);
  if (!eyes) return reply(NotASeat());
  Finished(
      "replays/" + id + "/" + seat, id, "application/json", request,
      [id, eyes](const StoredTable& stored) -> Result<std::string> {
        const Result<Table> table = OverTable(stored);
        if (!table) return table.Error();
        return ReplayText(id, *table, *eyes);
      },
      std::move(reply));
}

void HttpApi::ReplayRecord(const HttpRequest& request, const std::string& /*id*/, Reply reply) {
  if (IsForeign(request)) return reply(ForeignPage());
  const std::string& address = request.peer.address;
  if (!hub_.allow_address(address, CostOf(request.body))) return reply(TooManyRequests());
  const std::optional<ReplayEyes> eyes = ReplayEyesFrom(QueryValue(request.query, "seat"));
  if (!eyes) return reply(NotASeat());
  const auto made = leash_.On([reply](const Result<std::string>& body) {
    if (body) return reply(JsonReply(200, *body));
    const int status = body.Error().code == "record/no_such_seat" ? 404 : 422;
    reply(ErrorReply(status, body.Error().code, body.Error().message));
  });
  auto work = [this, made, eyes = *eyes, record = request.body] {
    loop_.Post([made, body = ReplayOfRecord(record, eyes)] { made(body); });
  };
  if (!replays_.Do(std::move(work), {address})) reply(TooManyReplays());
}

}  // namespace folsom
