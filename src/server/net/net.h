// The network as the server sees it: WebSocket connections (hall/given/connection.h) and HTTP
// requests. Plain interfaces: what makes them of sockets is net_server.h, and tests put their own
// in its place.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "hall/given/connection.h"
#include "hall/given/loop.h"

namespace folsom {

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
