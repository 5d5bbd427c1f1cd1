// The server without its machine: people, connections, tables. Lives on one thread (Loop).
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "hall/given/connection.h"
#include "hall/given/crypto.h"
#include "hall/given/log.h"
#include "hall/given/loop.h"
#include "hall/given/store_queue.h"
#include "hall/given/text.h"
#include "hall/given/thinking.h"
#include "hall/metrics.h"
#include "hall/settings.h"
#include "record/words/result.h"
#include "table/clock.h"

namespace folsom {

// "It is your turn", for a person who is not connected and wants to be told.
struct TurnNotice {
  std::string url;
  std::string body;  // JSON: table, code, title, seat, decision, deadline.
};

// The same for one of their browsers, through its push service.
struct PushNotice {
  PushAddress to;
  std::string body;  // JSON: what, table, code, title. Encrypted on its way.
  std::string table;
  Millis deadline = kNever;
};

// What the hall is given by whoever runs it. All must outlive the hub; `crypto` and `texts` also
// what the hub asked of `store` and `thinking`.
struct Given {
  const HallSettings& settings;
  Loop& loop;
  StoreQueue& store;
  Thinking& thinking;
  const Crypto& crypto;
  const Texts& texts;
  LogSink& log;
  // Whether this site's pages have this origin, where the server is called `host`.
  std::function<bool(const std::string& origin, const std::string& host)> is_own_origin;
  // Why notices cannot be sent to this URL.
  std::function<std::optional<Problem>(const std::string& url)> check_webhook;
  std::function<void(TurnNotice)> notify;  // Empty: nobody is told.
  std::string push_key{};                  // By which browsers know our notices; base64url.
  // Why notices cannot be pushed there; what pushes them. Empty as `push_key` is: none are.
  std::function<std::optional<Problem>(const PushAddress&)> check_push{};
  std::function<void(PushNotice)> push{};
  // Whether daily trains have a key of the store's own, or the one that everybody knows.
  bool own_days = true;
};

class Hub {
 public:
  explicit Hub(const Given& given);
  ~Hub();

  // Before a connection: why this peer is not let in. `host`: what it calls this server. Codes:
  // server/restarting, origin/missing, origin/refused, limit/connections, limit/messages.
  [[nodiscard]] std::optional<Problem> Knock(const Peer& peer, const std::string& host);
  std::uint64_t Connected(std::shared_ptr<Connection> connection, const Peer& peer);
  void Received(std::uint64_t connection, std::string_view message);
  void Disconnected(std::uint64_t connection);

  // Begins the ticks: leases, presence, due tables.
  void Start();
  // Tells everyone that the server goes down, takes no more commands, releases leases when all
  // appends are answered, then calls `done`.
  void Stop(std::function<void()> done);

  [[nodiscard]] StoreQueue::State StoreState() const;
  [[nodiscard]] const Metrics& Counted() const;  // Since the start,
  [[nodiscard]] Gauges Measured() const;         // and now.
  // The public tables, as Lobby::List.
  void ListTables(std::function<void(const std::optional<std::string>&)> done);
  // One token from the bucket of this address; for HTTP requests.
  [[nodiscard]] bool AllowAddress(const std::string& address, double cost = 1);
  // POST /api/bots: a person that is a program. Calls back with token and id, or an error code.
  struct NewProgram {
    std::string person;
    std::string token;
    std::string error;  // A code; empty: none.
  };
  void MakeProgram(const std::string& name, const std::string& address,
                   std::function<void(NewProgram)> done);
  // DELETE /api/bots: this token is nobody's any more. identity/unknown_token,
  // identity/not_a_program, server/store_failed
  void EndProgram(const std::string& token, std::function<void(const Problem* problem)> done);
  // POST /api/games: a finished game of a page (hall/brought/log_text.h) becomes one of the person
  // with this token. identity/unknown_token, identity/not_a_person, identity/not_claimed,
  // identity/leaving, server/..., and those of ReadBrought and KeepBrought.
  struct BroughtGame {
    std::string table;
    bool known = false;  // It was there before.
  };
  using Brought = std::function<void(const Result<BroughtGame>&)>;
  void BringGame(const std::string& token, std::string log, Brought done);

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace folsom
