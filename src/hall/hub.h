// The server without its network: people, connections, tables. Lives on one thread (Loop).
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "hall/given/store_queue.h"
#include "hall/settings.h"
#include "server/net/net.h"

namespace folsom {

// "It is your turn", for a person who is not connected and wants to be told.
struct TurnNotice {
  std::string url;
  std::string body;  // JSON: table, code, title, seat, decision, deadline.
};

class Hub {
 public:
  // All must outlive the hub. `notify` may be empty.
  Hub(const Settings& settings, Loop& loop, StoreQueue& store,
      std::function<void(TurnNotice)> notify);
  ~Hub();

  // As in Handler (net.h).
  [[nodiscard]] std::unique_ptr<HttpReply> Knock(const Peer& peer, const std::string& host);
  std::uint64_t Connected(std::shared_ptr<Connection> connection, const Peer& peer);
  void Received(std::uint64_t connection, std::string_view message);
  void Disconnected(std::uint64_t connection);

  // Begins the ticks: leases, presence, due tables.
  void Start();
  // Tells everyone that the server goes down, takes no more commands, releases leases when all
  // appends are answered, then calls `done`.
  void Stop(std::function<void()> done);

  [[nodiscard]] bool StoreReady() const;
  [[nodiscard]] std::string MetricsText() const;  // Prometheus' text format.
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

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace folsom
