// A server over real sockets, with a handler that does as little as possible.
#pragma once

#include <condition_variable>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <stdexcept>
#include <string>
#include <thread>

#include "server/http/http_reply.h"
#include "server/net/net_server.h"

namespace folsom {

inline constexpr std::size_t kFloodBytes = 64 * 1024;

// Echoes messages; "flood N" is answered by N messages of 64 KiB; "leave" by a close with 1008. Of
// HTTP it tells what it was asked; "/later" is answered by the next request for "/now", "/never"
// not at all.
class EchoHandler final : public Handler {
 public:
  std::unique_ptr<HttpReply> Knock(const Peer& peer, const std::string& /*host*/) override {
    if (peer.origin != "http://stranger") return nullptr;
    return std::make_unique<HttpReply>(ErrorReply(403, "test/stranger", "not you"));
  }
  ConnectionId Connected(std::shared_ptr<Connection> connection, const Peer& peer) override {
    const std::lock_guard lock(mutex_);
    connection->Send(
        std::make_shared<const std::string>("from " + peer.address + " bearer " + peer.bearer));
    connections_[++last_] = std::move(connection);
    return last_;
  }
  void Received(ConnectionId id, std::string_view message) override {
    if (message == "throw") throw std::runtime_error("as asked");
    Connection& connection = *connections_[id];
    if (message == "leave") return connection.Close(kClosePolicy, "as asked");
    if (!message.starts_with("flood ")) {
      return connection.Send(std::make_shared<const std::string>(message));
    }
    const auto bytes = std::make_shared<const std::string>(kFloodBytes, 'x');
    for (int n = std::stoi(std::string(message.substr(6))); n > 0; --n) connection.Send(bytes);
  }
  void Disconnected(ConnectionId id) override {
    const std::lock_guard lock(mutex_);
    connections_.erase(id);
    gone_.insert(id);
    changed_.notify_all();
  }
  void Serve(HttpRequest request, std::function<void(HttpReply)> reply) override {
    if (request.path == "/never") return;
    if (request.path == "/throw") throw std::runtime_error("as asked");
    if (request.path == "/later") {
      later_ = std::move(reply);
      return;
    }
    if (request.path == "/now" && later_) later_(TextReply(200, "text/plain", "at last"));
    reply(TextReply(200, "text/plain",
                    request.method + " " + request.path + " " + request.query + " " +
                        request.peer.address + " [" + request.body + "]"));
  }

  // Waits until connection `id` (from 1) is gone; whether it did within `limit`.
  bool WaitGone(ConnectionId id, std::chrono::milliseconds limit) {
    std::unique_lock lock(mutex_);
    return changed_.wait_for(lock, limit, [&] { return gone_.contains(id); });
  }

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  std::map<ConnectionId, std::shared_ptr<Connection>> connections_;
  std::set<ConnectionId> gone_;
  ConnectionId last_ = 0;
  std::function<void(HttpReply)> later_;
};

// A server on a thread of its own.
class RunningServer {
 public:
  explicit RunningServer(const Settings& settings = {}, const NetTimes& times = {})
      : net_(ForTest(settings), *TrustedProxies::From(settings.trusted_proxies), times),
        port_(net_.Listen(handler_)),
        thread_([this] { net_.Run(); }) {}
  ~RunningServer() {
    net_.GetLoop().Post([this] { net_.Finish(1'000); });
    thread_.join();
  }
  RunningServer(const RunningServer&) = delete;
  RunningServer& operator=(const RunningServer&) = delete;

  [[nodiscard]] std::uint16_t Port() const { return port_; }
  [[nodiscard]] EchoHandler& Echo() { return handler_; }
  [[nodiscard]] Loop& GetLoop() { return net_.GetLoop(); }

 private:
  static Settings ForTest(Settings settings) {
    settings.port = 0;
    return settings;
  }

  NetServer net_;
  EchoHandler handler_;  // Its connections must not outlive their server.
  std::uint16_t port_;
  std::thread thread_;
};

[[nodiscard]] inline std::string Get(std::string_view target, std::string_view headers = "") {
  return "GET " + std::string(target) + " HTTP/1.1\r\nHost: here\r\n" + std::string(headers) +
         "\r\n";
}

}  // namespace folsom
