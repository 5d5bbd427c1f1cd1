#include "server/http/http_api.h"

#include <algorithm>
#include <boost/json.hpp>
#include <charconv>
#include <utility>

#include "hall/problems.h"
#include "hall/store_ask.h"
#include "hall/summary.h"
#include "record/json/json_read.h"
#include "server/http/http_options.h"
#include "server/http/http_origin.h"
#include "server/http/http_replay.h"
#include "server/http/http_reply.h"
#include "server/log.h"
#include "server/net/url.h"
#include "server/prometheus.h"
#include "store/database.h"

namespace folsom {

namespace json = boost::json;

namespace {

constexpr int kRecordsPage = 50;
constexpr std::size_t kCacheBytes = 16U << 20;
constexpr std::size_t kWaitingJobs = 32;
constexpr std::size_t kWaitingOfOne = 8;  // Of one address.
constexpr std::size_t kMaxBotBody = 1'024;
// A record to replay counts as so many requests, and as so many more for each KiB: it takes about
// as long as they do.
constexpr double kRecordCost = 10;
constexpr double kRecordCostPerKib = 4;

double CostOf(const std::string& record) {
  constexpr double kKib = 1024;
  return kRecordCost + kRecordCostPerKib * static_cast<double>(record.size()) / kKib;
}

HttpReply StoreFailedReply() {
  const Problem problem = StoreFailed();
  return ErrorReply(503, problem.code, problem.message);
}
HttpReply TooManyRequests() {
  HttpReply slower = ErrorReply(429, "limit/requests", "too many requests; wait a little");
  slower.headers.push_back({"Retry-After", "1"});
  return slower;
}
HttpReply TooManyReplays() {
  return ErrorReply(503, "server/busy", "too many ask for old games; try again later");
}
HttpReply ForeignPage() {
  return ErrorReply(403, "http/foreign_origin", "another site's page asked for this");
}
HttpReply NotASeat() {
  return ErrorReply(400, "http/bad_query", "\"seat\" is a seat's number, -1 or open");
}
HttpReply NoSuchTable() { return ErrorReply(404, "table/unknown", "there is no such table"); }

HttpReply ReplyOfProblem(const Problem& problem) {
  int status = 410;
  if (problem.code == "record/not_finished") status = 403;
  if (problem.code == "record/no_such_seat") status = 404;
  return ErrorReply(status, problem.code, problem.message);
}

// Health (schema/http.json). `trouble`: a code, or empty.
HttpReply HealthReply(std::string_view trouble, bool full) {
  json::object body;
  body["ok"] = trouble.empty();
  body["store"] = !trouble.empty() ? "failing" : full ? "nearly_full" : "ready";
  if (!trouble.empty()) body["why"] = trouble;
  return JsonReply(trouble.empty() ? 200 : 503, std::string(json::serialize(body)));
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

// A finished game never changes.
HttpReply FinishedReply(std::string_view type, const Bytes& body, std::string_view if_none_match) {
  HttpReply reply{.status = 200,
                  .headers = {{"Content-Type", std::string(type)},
                              {"ETag", TagOf(*body)},
                              {"Cache-Control", "private, max-age=3600"}},
                  .body = body};
  return UnlessKnown(std::move(reply), if_none_match);
}

int StatusOfProgram(std::string_view error) {
  if (error.starts_with("limit/")) return 429;
  if (error == "identity/name_taken") return 409;
  return error.starts_with("identity/") || error.starts_with("table/") ? 400 : 503;
}

// {"name": "..."}
Result<std::string> BotNameFrom(std::string_view body) {
  JsonProblems problems("http");
  const std::optional<json::value> parsed = ParseJson(problems, body, kMaxBotBody);
  if (!parsed) return problems.First();
  std::string name;
  const JsonPath root;
  JsonObject fields(problems, *parsed, root);
  const bool given = fields.With("name", [&](const json::value& item, const JsonPath& at) {
    name = ReadText(problems, item, at);
  });
  fields.Finish();
  if (!problems.Any() && !given) problems.Fail("missing_field", "\"name\" is missing", root);
  if (problems.Any()) return problems.First();
  return name;
}

}  // namespace

HubCalls CallsOf(Hub& hub) {
  return {.store_state = [&hub] { return hub.StoreState(); },
          .store_full = [&hub] { return hub.Measured().store_full; },
          .metrics = [&hub] { return PrometheusText(hub.Counted(), hub.Measured()); },
          .list_tables = [&hub](Lobby::Listed done) { hub.ListTables(std::move(done)); },
          .allow_address = [&hub](const std::string& a,
                                  double cost) { return hub.AllowAddress(a, cost); },
          .make_program =
              [&hub](const std::string& name, const std::string& address,
                     std::function<void(Hub::NewProgram)> done) {
                hub.MakeProgram(name, address, std::move(done));
              }};
}

HttpApi::HttpApi(const Settings& settings, Loop& loop, StoreQueue& store, HubCalls hub,
                 StaticFiles files)
    : settings_(settings),
      loop_(loop),
      store_(store),
      hub_(std::move(hub)),
      files_(std::move(files)),
      cache_(kCacheBytes),
      health_(loop, store),
      replays_({.most = kWaitingJobs, .most_of_one = kWaitingOfOne, .failed = LogFailedJob}) {
  metrics_from_ = {*IpRangeFrom("127.0.0.0/8"), *IpRangeFrom("::1")};
  for (const std::string& text : settings.metrics_from) {
    if (const std::optional<IpRange> range = IpRangeFrom(text)) metrics_from_.push_back(*range);
  }
  std::string_view address = settings.public_url;
  if (address.ends_with('/')) address.remove_suffix(1);
  UseAddress(address);
}

void HttpApi::UseAddress(std::string_view address) {
  options_ = TextReply(200, "application/json", OptionsText(address, settings_.chat_characters));
  options_.headers.push_back({"ETag", TagOf(*options_.body)});
  options_.headers.push_back({"Cache-Control", "public, max-age=60"});
}

const std::vector<HttpApi::RouteDef>& HttpApi::Routes() {
  static const std::vector<RouteDef> kRoutes{
      {"GET", "/healthz", false, &HttpApi::Health},
      {"GET", "/metrics", false, &HttpApi::MetricsPage},
      {"GET", "/api/options", false, &HttpApi::Options},
      {"GET", "/api/tables", true, &HttpApi::PublicTables},
      {"GET", "/api/tables/", true, &HttpApi::OneTable},
      {"GET", "/api/records", true, &HttpApi::Records},
      {"GET", "/api/records/", true, &HttpApi::Record},
      {"GET", "/api/replays/", true, &HttpApi::Replay},
      {"POST", "/api/replays", false, &HttpApi::ReplayRecord},
      {"POST", "/api/bots", true, &HttpApi::NewBot},
  };
  return kRoutes;
}

void HttpApi::Serve(HttpRequest request, Reply reply) {
  if (request.method == "HEAD") request.method = "GET";
  const std::string_view path = request.path;
  if (path == "/healthz" || path == "/metrics") return ServeApi(std::move(request), reply);
  if (path == "/api" || path.starts_with("/api/")) {
    if (!hub_.allow_address(request.peer.address, 1)) return reply(TooManyRequests());
    return ServeApi(std::move(request), reply);
  }
  if (path == "/ws") {
    HttpReply upgrade = ErrorReply(426, "http/upgrade_required", "this is for WebSockets");
    upgrade.headers.push_back({"Upgrade", "websocket"});
    return reply(std::move(upgrade));
  }
  if (request.method != "GET") {
    HttpReply refused = ErrorReply(405, "http/bad_method", "this can only be read");
    refused.headers.push_back({"Allow", "GET, HEAD"});
    return reply(std::move(refused));
  }
  reply(files_.Get(request));
}

void HttpApi::ServeApi(HttpRequest request, Reply reply) {
  for (const RouteDef& def : Routes()) {
    const bool with_id = def.path.ends_with('/');
    std::string id;
    if (with_id && request.path.starts_with(def.path)) id = request.path.substr(def.path.size());
    if (with_id ? id.empty() || id.find('/') != std::string::npos : request.path != def.path) {
      continue;
    }
    if (request.method != def.method) {
      HttpReply refused = ErrorReply(405, "http/bad_method", "this cannot be done here");
      refused.headers.push_back({"Allow", def.method == "GET" ? "GET, HEAD" : "POST"});
      return reply(std::move(refused));
    }
    if (def.store && hub_.store_state() != StoreQueue::State::kReady) {
      return reply(ErrorReply(503, "server/waiting", "the store is away; try again later"));
    }
    return (this->*def.route)(request, id, std::move(reply));
  }
  reply(ErrorReply(404, "http/not_found", "there is nothing here"));
}

void HttpApi::Health(const HttpRequest& /*request*/, const std::string& /*id*/, Reply reply) {
  switch (hub_.store_state()) {
    case StoreQueue::State::kWaiting:
      return reply(HealthReply(CodeOf(StoreError::Kind::kUnavailable), false));
    case StoreQueue::State::kReadOnly:
      return reply(HealthReply(CodeOf(StoreError::Kind::kReadOnly), false));
    case StoreQueue::State::kReady:
      break;
  }
  health_.Ask(leash_.On([this, reply](const std::string& trouble) {
    reply(HealthReply(trouble, hub_.store_full()));
  }));
}

bool HttpApi::MayReadMetrics(const std::string& address) const {
  const std::optional<IpRange> reader = IpRangeFrom(address);  // Of IPv6 a /64.
  return reader && std::ranges::any_of(metrics_from_, [&](const IpRange& range) {
           return range.bits <= reader->bits && range.Has(reader->base);
         });
}

void HttpApi::MetricsPage(const HttpRequest& request, const std::string& /*id*/, Reply reply) {
  if (!MayReadMetrics(request.peer.address)) {
    return reply(ErrorReply(403, "metrics/not_for_you", "metrics are for the host"));
  }
  reply(TextReply(200, "text/plain; version=0.0.4; charset=utf-8", hub_.metrics()));
}

void HttpApi::Options(const HttpRequest& request, const std::string& /*id*/, Reply reply) {
  reply(UnlessKnown(options_, request.if_none_match));
}

void HttpApi::PublicTables(const HttpRequest& /*request*/, const std::string& /*id*/, Reply reply) {
  hub_.list_tables(leash_.On([reply](const std::optional<std::string>& tables) {
    if (!tables) return reply(StoreFailedReply());
    reply(JsonReply(200, R"({"tables":)" + *tables + "}"));
  }));
}

void HttpApi::OneTable(const HttpRequest& /*request*/, const std::string& id, Reply reply) {
  AskStore(
      store_, [id](Store& store) { return store.Summary(id); },
      leash_.On([reply](const std::optional<std::optional<TableSummary>>& found) {
        if (!found) return reply(StoreFailedReply());
        if (!*found) return reply(NoSuchTable());
        reply(JsonReply(200, std::string(json::serialize(SummaryJson(**found)))));
      }));
}

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
  if (const Bytes kept = cache_.Find(key)) return reply(FinishedReply(type, kept, if_none_match));
  const auto made = leash_.On([this, key, type, if_none_match, reply](Result<std::string> body) {
    if (!body) return reply(ReplyOfProblem(body.Error()));
    const auto bytes = std::make_shared<const std::string>(std::move(*body));
    cache_.Keep(key, bytes);
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

bool HttpApi::IsForeign(const HttpRequest& request) const {
  const std::string& origin = request.peer.origin;
  return !origin.empty() && !IsOwnOrigin(settings_, origin, request.host);
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

void HttpApi::NewBot(const HttpRequest& request, const std::string& /*id*/, Reply reply) {
  if (IsForeign(request)) return reply(ForeignPage());
  const Result<std::string> name = BotNameFrom(request.body);
  if (!name) return reply(ErrorReply(400, name.Error().code, name.Error().message));
  hub_.make_program(*name, request.peer.address, leash_.On([reply](const Hub::NewProgram& made) {
    if (!made.error.empty()) {
      return reply(ErrorReply(StatusOfProgram(made.error), made.error, "no program was made"));
    }
    const json::object body{{"person", made.person}, {"token", made.token}};
    reply(JsonReply(201, std::string(json::serialize(body))));
  }));
}

}  // namespace folsom
