// The real network behind net.h: one thread with timers, HTTP/1.1 and WebSockets.
//
// Everything that can be hurt by the other end is limited here: headers, bodies and messages in
// size; headers, idle connections and dead peers in time; what waits for a slow client in both; the
// number of connections of one address. Who may come in at all is the handler's business (Knock).
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <stdexcept>
#include <string>

#include "server/net/net.h"
#include "server/net/proxy.h"
#include "server/settings.h"

namespace folsom {

// Why a server cannot listen. `code`: serve/bad_listen, serve/port_in_use, serve/cannot_listen.
class ListenError : public std::runtime_error {
 public:
  ListenError(std::string error_code, const std::string& message)
      : std::runtime_error(message), code(std::move(error_code)) {}
  std::string code;
};

// How long the other end may take; shorter in tests.
struct NetTimes {
  Millis header = 10'000;  // For the first request of a connection,
  Millis idle = 30'000;    // and for each further one.
  Millis body = 10'000;
  Millis answer = 30'000;   // For us to find an answer to an HTTP request,
  Millis write = 120'000;   // and for them to take it.
  Millis silence = 40'000;  // A WebSocket is pinged after half of it, and given up after all.
  Millis goodbye = 2'000;   // From our close to the end of a WebSocket.
};

class NetServer {
 public:
  NetServer(const Settings& settings, TrustedProxies proxies, const NetTimes& times = {});
  // Everything that uses the loop or a connection must be gone before.
  ~NetServer();
  NetServer(const NetServer&) = delete;
  NetServer& operator=(const NetServer&) = delete;

  [[nodiscard]] Loop& GetLoop();

  // Binds and listens; the port (of settings.port 0: the free one that was found). Throws
  // ListenError. `handler` is called from Run.
  std::uint16_t Listen(Handler& handler);
  // Told, on the loop's thread, of SIGTERM and SIGINT instead of dying of them.
  void OnSignal(std::function<void()> told);

  // Serves, on the calling thread, until Finish is done.
  void Run();
  // Takes no new connections; those that are there go on. On the loop's thread, as is Finish.
  void StopListening();
  // Says goodbye (1012) to every WebSocket, lets running HTTP requests end, and gives both at most
  // `patience`; then Run returns.
  void Finish(Millis patience);

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace folsom
