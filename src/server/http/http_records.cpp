// Finished games: their list, their records and replays, and records that clients have.
#include <boost/json.hpp>
#include <utility>

#include "hall/answers/records.h"
#include "hall/answers/replay.h"
#include "hall/store_ask.h"
#include "server/http/http_api.h"
#include "server/http/http_refusals.h"
#include "server/net/url.h"

namespace folsom {

namespace json = boost::json;

namespace {

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
HttpReply BadRequest(const Problem& problem) {
  return ErrorReply(400, problem.code, problem.message);
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

int StatusOfBrought(std::string_view code) {
  if (code == "identity/unknown_token") return 401;
  if (code.starts_with("identity/")) return 403;
  if (code.starts_with("limit/")) return 429;
  return code.starts_with("server/") ? 503 : 422;
}

}  // namespace

void HttpApi::Records(const HttpRequest& request, const std::string& /*id*/, Reply reply) {
  const std::optional<ListPlace> place = ListPlaceFrom(QueryValue(request.query, "before"));
  if (!place) return reply(BadRequest(NotAPlace()));
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
    if (!body) {
      const Problem& why = body.Error();
      return reply(ErrorReply(StatusOfGame(why), why.code, why.message));
    }
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
  Finished("records/" + id, id, "text/plain; charset=utf-8", request, RecordOfStored,
           std::move(reply));
}

void HttpApi::Replay(const HttpRequest& request, const std::string& id, Reply reply) {
  const std::string seat = QueryValue(request.query, "seat");
  const std::optional<ReplayEyes> eyes = ReplayEyesFrom(seat);
  if (!eyes) return reply(BadRequest(NotASeat()));
  Finished(
      "replays/" + id + "/" + seat, id, "application/json", request,
      [id, eyes](const StoredTable& stored) { return ReplayOfStored(id, stored, *eyes); },
      std::move(reply));
}

void HttpApi::ReplayRecord(const HttpRequest& request, const std::string& /*id*/, Reply reply) {
  if (IsForeign(request)) return reply(ForeignPage());
  const std::string& address = request.peer.address;
  if (!hub_.allow_address(address, CostOf(request.body))) return reply(TooManyRequests());
  const std::optional<ReplayEyes> eyes = ReplayEyesFrom(QueryValue(request.query, "seat"));
  if (!eyes) return reply(BadRequest(NotASeat()));
  const auto made = leash_.On([reply](const Result<std::string>& body) {
    if (body) return reply(JsonReply(200, *body));
    const Problem& why = body.Error();
    reply(ErrorReply(StatusOfRecord(why), why.code, why.message));
  });
  auto work = [this, made, eyes = *eyes, record = request.body] {
    loop_.Post([made, body = ReplayOfRecord(record, eyes)] { made(body); });
  };
  if (!replays_.Do(std::move(work), {address})) reply(TooManyReplays());
}

void HttpApi::BringGame(const HttpRequest& request, const std::string& /*id*/, Reply reply) {
  if (IsForeign(request)) return reply(ForeignPage());
  if (!hub_.allow_address(request.peer.address, CostOf(request.body)))
    return reply(TooManyRequests());
  const std::string& token = request.peer.bearer;
  if (token.empty()) {
    return reply(ErrorReply(401, "identity/unknown_token", "which token? Authorization: Bearer"));
  }
  hub_.bring_game(token, request.body, leash_.On([reply](const Result<Hub::BroughtGame>& game) {
    if (!game) {
      const Problem& why = game.Error();
      return reply(ErrorReply(StatusOfBrought(why.code), why.code, Describe(why)));
    }
    const json::object body{{"table", game->table}, {"known", game->known}};
    reply(JsonReply(game->known ? 200 : 201, std::string(json::serialize(body))));
  }));
}

}  // namespace folsom
