// The outside world as the server sees it: one thread that runs everything (Loop), WebSocket
// connections, HTTP requests. Plain interfaces: Asio and Beast stay in net_server.cpp and
// net_webhook.cpp, and tests put their own in place of them.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "table/options.h"

namespace folsom {

using Bytes = std::shared_ptr<const std::string>;

// The one thread on which tables, connections and callbacks live.
class Loop {
 public:
  virtual ~Loop() = default;
  [[nodiscard]] virtual Millis Now() const = 0;       // Unix time; any thread.
  virtual void Post(std::function<void()> what) = 0;  // Any thread.
  using Timer = std::uint64_t;                        // 0: none.
  virtual Timer After(Millis delay, std::function<void()> what) = 0;
  virtual void Cancel(Timer timer) = 0;
};

// One WebSocket, after the handshake.
class Connection {
 public:
  virtual ~Connection() = default;
  // Queues a text message. A client that takes too little for too long is cut off by the network
  // layer (its handler then gets Closed), so this never blocks.
  virtual void Send(Bytes message) = 0;
  // Says goodbye after what is queued. `code`: a WebSocket close code.
  virtual void Close(std::uint16_t code, std::string_view reason) = 0;
};

// Close codes of ours (docs/protocol.md).
inline constexpr std::uint16_t kCloseRestart = 1012;  // The server goes down; come back.
inline constexpr std::uint16_t kCloseTooBig = 1009;
inline constexpr std::uint16_t kClosePolicy = 1008;  // Too many messages, or no hello.
inline constexpr std::uint16_t kCloseTooSlow = 4001;

// Who knocked.
struct Peer {
  std::string address;  // Behind a trusted proxy, what X-Forwarded-For says.
  std::string origin;   // Empty: no such header.
  std::string bearer;   // From "Authorization: Bearer ...": a bot's token. Empty: none.
};

struct HttpHeader {
  std::string name;
  std::string value;
};
struct HttpRequest {
  std::string method;
  std::string path;   // Decoded, without the query.
  std::string query;  // Raw.
  std::string host;   // Header Host.
  std::string body;
  std::string accept_encoding;
  std::string if_none_match;
  Peer peer;
};
struct HttpReply {
  int status = 200;
  std::vector<HttpHeader> headers;
  Bytes body;
};

// What the network layer calls, always on the loop's thread.
class Handler {
 public:
  virtual ~Handler() = default;
  // Before the handshake of GET /ws: empty to let them in, else a reply (403, 429, 503).
  virtual std::unique_ptr<HttpReply> Knock(const Peer& peer, const std::string& host) = 0;
  using ConnectionId = std::uint64_t;
  virtual ConnectionId Connected(std::shared_ptr<Connection> connection, const Peer& peer) = 0;
  virtual void Received(ConnectionId id, std::string_view message) = 0;
  virtual void Disconnected(ConnectionId id) = 0;
  virtual void Serve(HttpRequest request, std::function<void(HttpReply)> reply) = 0;
};

}  // namespace folsom
