#include "server/http/http_api.h"

#include <boost/json.hpp>
#include <utility>

#include "hall/answers/options.h"
#include "hall/store_ask.h"
#include "hall/summary.h"
#include "record/json/json_read.h"
#include "server/http/gzip.h"
#include "server/http/http_origin.h"
#include "server/http/http_refusals.h"
#include "server/http/http_reply.h"
#include "server/log.h"
#include "server/prometheus.h"

namespace folsom {

namespace json = boost::json;

namespace {

constexpr std::size_t kCacheBytes = 16U << 20;
constexpr std::size_t kWaitingJobs = 32;
constexpr std::size_t kWaitingOfOne = 8;  // Of one address.
constexpr std::size_t kMaxBotBody = 1'024;

int StatusOfProgram(std::string_view error) {
  if (error.starts_with("limit/")) return 429;
  if (error == "identity/name_taken") return 409;
  return error.starts_with("identity/") || error.starts_with("table/") ? 400 : 503;
}

HttpReply OptionsReply(std::string body) {
  HttpReply reply = TextReply(200, "application/json", std::move(body));
  reply.headers.push_back({"ETag", TagOf(*reply.body)});
  reply.headers.push_back({"Cache-Control", "public, max-age=60"});
  reply.headers.push_back({"Vary", "Accept-Encoding"});
  return reply;
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
              },
          .end_program =
              [&hub](const std::string& token, std::function<void(const Problem*)> done) {
                hub.EndProgram(token, std::move(done));
              },
          .bring_game =
              [&hub](const std::string& token, std::string log, Hub::Brought done) {
                hub.BringGame(token, std::move(log), std::move(done));
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
  const std::string text = OptionsText(address, settings_.chat_characters);
  options_ = OptionsReply(text);
  options_gzip_ = OptionsReply(Gzip(text));
  options_gzip_.headers.push_back({"Content-Encoding", "gzip"});
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
      {"POST", "/api/games", true, &HttpApi::BringGame},
      {"POST", "/api/bots", true, &HttpApi::NewBot},
      {"DELETE", "/api/bots", true, &HttpApi::EndBot},
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
  std::string allowed;
  for (const RouteDef& def : Routes()) {
    const bool with_id = def.path.ends_with('/');
    std::string id;
    if (with_id && request.path.starts_with(def.path)) id = request.path.substr(def.path.size());
    if (with_id ? id.empty() || id.find('/') != std::string::npos : request.path != def.path) {
      continue;
    }
    if (request.method != def.method) {
      allowed += (allowed.empty() ? "" : ", ") + std::string(def.method);
      if (def.method == "GET") allowed += ", HEAD";
      continue;
    }
    if (def.store && hub_.store_state() != StoreQueue::State::kReady) {
      return reply(ErrorReply(503, "server/waiting", "the store is away; try again later"));
    }
    return (this->*def.route)(request, id, std::move(reply));
  }
  if (!allowed.empty()) {
    HttpReply refused = ErrorReply(405, "http/bad_method", "this cannot be done here");
    refused.headers.push_back({"Allow", allowed});
    return reply(std::move(refused));
  }
  reply(ErrorReply(404, "http/not_found", "there is nothing here"));
}

void HttpApi::Options(const HttpRequest& request, const std::string& /*id*/, Reply reply) {
  const bool gzip = AcceptsCoding(request.accept_encoding, "gzip");
  reply(UnlessKnown(gzip ? options_gzip_ : options_, request.if_none_match));
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

bool HttpApi::IsForeign(const HttpRequest& request) const {
  const std::string& origin = request.peer.origin;
  return !origin.empty() && !IsOwnOrigin(settings_, origin, request.host);
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

void HttpApi::EndBot(const HttpRequest& request, const std::string& /*id*/, Reply reply) {
  if (IsForeign(request)) return reply(ForeignPage());
  const std::string& token = request.peer.bearer;
  if (token.empty()) {
    return reply(ErrorReply(401, "identity/unknown_token", "which token? Authorization: Bearer"));
  }
  hub_.end_program(token, leash_.On([reply](const Problem* problem) {
    if (problem == nullptr) return reply(JsonReply(200, "{}"));
    const bool refused = problem->code.starts_with("identity/");
    reply(ErrorReply(refused ? 401 : 503, problem->code, problem->message));
  }));
}

}  // namespace folsom
