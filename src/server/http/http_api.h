// What the server says over plain HTTP:
//
//   GET  /healthz               200 or 503: whether the store can be written
//   GET  /metrics               for Prometheus, on this machine or from settings.metrics_from
//   GET  /api/options           what can be played (hall/answers/options.h)
//   GET  /api/tables            the lobby: public tables
//   GET  /api/tables/ID         one table's summary
//   GET  /api/records?before=P  finished public games, newest first; P: a place in the list
//   GET  /api/records/ID        the record of a finished game, as text
//   GET  /api/replays/ID?seat=N the same for clients (hall/answers/replay.h); N: a seat, -1, open
//   POST /api/replays?seat=N    a record as text: the same of it
//   POST /api/games             a game of a page as text: one of whose token it comes with
//   POST /api/bots              {"name"}: a new program and its token
//   DELETE /api/bots            revokes the token that it comes with
//   GET  /...                   files of the web client
//
// HEAD is answered as GET is. Every refusal is {"error":{"code","message"}}.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "hall/given/store_queue.h"
#include "hall/hub.h"
#include "hall/leash.h"
#include "hall/lobby.h"
#include "jobs/job_pool.h"
#include "server/http/http_cache.h"
#include "server/http/static_files.h"
#include "server/http/store_health.h"
#include "server/net/address.h"
#include "server/net/net.h"
#include "server/settings.h"

namespace folsom {

// What HTTP needs of the hub.
struct HubCalls {
  std::function<StoreQueue::State()> store_state;
  std::function<bool()> store_full;  // No new tables are made.
  std::function<std::string()> metrics;
  std::function<void(Lobby::Listed done)> list_tables;
  std::function<bool(const std::string& address, double cost)> allow_address;
  std::function<void(const std::string& name, const std::string& address,
                     std::function<void(Hub::NewProgram)> done)>
      make_program;
  std::function<void(const std::string& token, std::function<void(const Problem*)> done)>
      end_program;
  std::function<void(const std::string& token, std::string log, Hub::Brought done)> bring_game;
};
[[nodiscard]] HubCalls CallsOf(Hub& hub);

class HttpApi {
 public:
  // All references must outlive it.
  HttpApi(const Settings& settings, Loop& loop, StoreQueue& store, HubCalls hub, StaticFiles files);

  using Reply = std::function<void(HttpReply)>;
  // From now on links to this server begin with that, "http://192.168.1.5:7110".
  void UseAddress(std::string_view address);

  // Replies once, now or later, on the loop's thread; not at all if this is gone by then.
  void Serve(HttpRequest request, Reply reply);

 private:
  using Route = void (HttpApi::*)(const HttpRequest& request, const std::string& id, Reply reply);
  struct RouteDef {
    std::string_view method;
    std::string_view path;  // Up to the id, which is what follows it, where it ends with a slash.
    bool store;             // Needs the store.
    Route route;
  };
  static const std::vector<RouteDef>& Routes();

  // http_api.cpp
  void ServeApi(HttpRequest request, Reply reply);
  void Options(const HttpRequest& request, const std::string& id, Reply reply);
  void PublicTables(const HttpRequest& request, const std::string& id, Reply reply);
  void OneTable(const HttpRequest& request, const std::string& id, Reply reply);
  void NewBot(const HttpRequest& request, const std::string& id, Reply reply);
  void EndBot(const HttpRequest& request, const std::string& id, Reply reply);
  // Whether another site's page asked. Programs, which have no origin, are not foreign.
  [[nodiscard]] bool IsForeign(const HttpRequest& request) const;

  // http_health.cpp
  void Health(const HttpRequest& request, const std::string& id, Reply reply);
  void MetricsPage(const HttpRequest& request, const std::string& id, Reply reply);
  [[nodiscard]] bool MayReadMetrics(const std::string& address) const;

  // http_records.cpp
  void Records(const HttpRequest& request, const std::string& id, Reply reply);
  void Record(const HttpRequest& request, const std::string& id, Reply reply);
  void Replay(const HttpRequest& request, const std::string& id, Reply reply);
  void ReplayRecord(const HttpRequest& request, const std::string& id, Reply reply);
  void BringGame(const HttpRequest& request, const std::string& id, Reply reply);
  // Loads table `id` and gives what `make` makes of it on the worker, which serves addresses in
  // turn: a body or a problem.
  using Make = std::function<Result<std::string>(const StoredTable&)>;
  void Finished(const std::string& key, const std::string& id, std::string_view type,
                const HttpRequest& request, Make make, Reply reply);

  const Settings& settings_;
  Loop& loop_;
  StoreQueue& store_;
  HubCalls hub_;
  StaticFiles files_;
  std::vector<IpRange> metrics_from_;
  HttpReply options_;
  HttpReply options_gzip_;
  ReplyCache cache_;
  StoreHealth health_;
  Leash leash_;
  JobPool replays_;  // One thread for what takes longer than the loop may wait: finished games.
};

}  // namespace folsom
