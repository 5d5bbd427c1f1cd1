#include "server/net/net_server.h"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ip/v6_only.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <chrono>
#include <csignal>
#include <optional>
#include <unordered_set>
#include <utility>

#include "server/http/http_reply.h"
#include "server/log.h"
#include "server/net/lasting.h"
#include "server/net/net_http.h"
#include "server/net/net_loop.h"
#include "server/net/net_websocket.h"
#include "server/net/url.h"

namespace folsom {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using asio::ip::tcp;
using std::chrono::milliseconds;

namespace {

constexpr milliseconds kSweep{500};
constexpr milliseconds kAcceptPause{100};
constexpr milliseconds kLastWait{200};
constexpr auto kWait = asio::as_tuple(asio::use_awaitable);  // Errors as values.

std::chrono::steady_clock::time_point SteadyTime() { return std::chrono::steady_clock::now(); }

IpAddress AddressOf(const tcp::endpoint& endpoint) {
  IpAddress address;
  const asio::ip::address from = endpoint.address();
  address.v4 = from.is_v4();
  if (from.is_v4()) {
    const auto bytes = from.to_v4().to_bytes();
    std::copy(bytes.begin(), bytes.end(), address.bytes.begin());
  } else {
    address.bytes = from.to_v6().to_bytes();
  }
  return Unmapped(address);
}

// Waits for an answer of the handler. The handler may keep the callback for longer than we live.
struct NetAnswer {
  explicit NetAnswer(asio::io_context& context) : bell(context) {}
  std::optional<HttpReply> reply;
  asio::steady_timer bell;
};

}  // namespace

class NetServer::Impl {
 public:
  Impl(const Settings& settings, TrustedProxies proxies, const NetTimes& times)
      : settings_(settings),
        proxies_(std::move(proxies)),
        times_(times),
        acceptor_(loop_.Context()),
        signals_(loop_.Context()),
        sweep_(loop_.Context()) {}

  [[nodiscard]] Loop& GetLoop() { return loop_; }
  std::uint16_t Listen(Handler& handler);
  void OnSignal(std::function<void()> told);
  void Run() {
    SweepSoon();
    loop_.Context().run();
  }
  void StopListening() {
    beast::error_code ignored;
    acceptor_.close(ignored);
  }
  void Finish(Millis patience);

 private:
  // What is known of the other end of a TCP connection.
  struct Remote {
    IpAddress address;
    std::string key;  // LimitKeyOf the address; empty for trusted proxies, who bring many.
  };

  asio::awaitable<void> Accept();
  asio::awaitable<std::string> AcceptOne();
  asio::awaitable<void> ServeSocket(tcp::socket socket, Remote remote);
  asio::awaitable<void> ServeHttp(beast::tcp_stream& stream, const Remote& remote);
  asio::awaitable<void> ServeWebSocket(beast::tcp_stream& stream, const WireRequest& request,
                                       Peer peer);
  asio::awaitable<HttpReply> ReplyTo(const WireRequest& request, const Remote& remote);
  asio::awaitable<HttpReply> Ask(HttpRequest request);
  [[nodiscard]] bool Admit(Remote& remote) const;
  [[nodiscard]] Peer PeerOf(const WireRequest& request, const Remote& remote) const;
  void SweepSoon();
  void EndWhenIdle(std::chrono::steady_clock::time_point deadline);

  const Settings settings_;
  const TrustedProxies proxies_;
  const NetTimes times_;
  Handler* handler_ = nullptr;
  // Before the loop: coroutines that never ended end with it, and leave these.
  std::unordered_set<WebSocketConnection*> connections_;
  std::unordered_multiset<std::string> sockets_;  // The keys of all open ones.
  int requests_ = 0;                              // HTTP requests under way.
  bool finishing_ = false;
  AsioLoop loop_;
  tcp::acceptor acceptor_;
  asio::signal_set signals_;
  asio::steady_timer sweep_;
};

std::uint16_t NetServer::Impl::Listen(Handler& handler) {
  handler_ = &handler;
  beast::error_code error;
  const asio::ip::address address = asio::ip::make_address(settings_.listen, error);
  if (error) {
    throw ListenError("serve/bad_listen", "\"" + settings_.listen + "\" is no address");
  }
  const tcp::endpoint endpoint(address, settings_.port);
  acceptor_.open(endpoint.protocol(), error);
  if (!error) acceptor_.set_option(tcp::acceptor::reuse_address(true), error);
  if (!error && address.is_v6()) acceptor_.set_option(asio::ip::v6_only(false), error);
  if (!error) acceptor_.bind(endpoint, error);
  if (!error) acceptor_.listen(1024, error);
  if (error) {
    const bool taken = error == asio::error::address_in_use;
    throw ListenError(
        taken ? "serve/port_in_use" : "serve/cannot_listen",
        settings_.listen + " port " + std::to_string(settings_.port) + ": " + error.message());
  }
  asio::co_spawn(loop_.Context(), Accept(), asio::detached);
  return acceptor_.local_endpoint().port();
}

void NetServer::Impl::OnSignal(std::function<void()> told) {
  signals_.add(SIGTERM);
  signals_.add(SIGINT);
  signals_.async_wait([told = std::move(told)](const beast::error_code& error, int) {
    if (!error) told();
  });
}

void NetServer::Impl::Finish(Millis patience) {
  finishing_ = true;
  StopListening();
  for (WebSocketConnection* const connection : connections_) {
    connection->Close(kCloseRestart, "the server restarts");
  }
  EndWhenIdle(SteadyTime() + milliseconds(patience));
}

void NetServer::Impl::EndWhenIdle(std::chrono::steady_clock::time_point deadline) {
  const auto now = SteadyTime();
  const bool idle = connections_.empty() && requests_ == 0;
  if (idle || now >= deadline + kLastWait) return loop_.Context().stop();
  if (now >= deadline) {  // So that the handler hears of the end of all of them.
    for (WebSocketConnection* const connection : connections_) connection->HangUp();
  }
  loop_.After(10, [this, deadline] { EndWhenIdle(deadline); });
}

void NetServer::Impl::SweepSoon() {
  sweep_.expires_after(kSweep);
  sweep_.async_wait([this](const beast::error_code& error) {
    if (error) return;
    loop_.FollowSystemClock();
    for (WebSocketConnection* const connection : connections_) connection->Look();
    SweepSoon();
  });
}

bool NetServer::Impl::Admit(Remote& remote) const {
  if (proxies_.Trusts(remote.address)) return true;
  remote.key = LimitKeyOf(remote.address);
  // Browsers keep some HTTP connections open beside each WebSocket.
  const auto most = 2 * static_cast<std::size_t>(settings_.connections_per_address);
  return sockets_.count(remote.key) < most;
}

asio::awaitable<void> NetServer::Impl::Accept() {
  asio::steady_timer pause(loop_.Context());
  while (acceptor_.is_open()) {
    std::string why;
    try {
      why = co_await AcceptOne();
    } catch (const std::exception& error) {
      why = error.what();
    }
    if (why.empty() || !acceptor_.is_open()) continue;
    // No more file descriptors, most likely: somebody will close one.
    Log(LogLevel::kWarn, "accept_failed", {{"why", std::string_view(why)}});
    pause.expires_after(kAcceptPause);
    co_await pause.async_wait(kWait);
  }
}

// What went wrong, or nothing.
asio::awaitable<std::string> NetServer::Impl::AcceptOne() {
  tcp::socket socket(loop_.Context());
  auto [error] = co_await acceptor_.async_accept(socket, kWait);
  if (error) co_return error.message();
  beast::error_code gone;
  const tcp::endpoint endpoint = socket.remote_endpoint(gone);
  if (gone) co_return std::string();
  socket.set_option(tcp::no_delay(true), gone);
  Remote remote{.address = AddressOf(endpoint), .key = {}};
  if (!Admit(remote)) co_return std::string();
  asio::co_spawn(loop_.Context(), ServeSocket(std::move(socket), std::move(remote)),
                 asio::detached);
  co_return std::string();
}

asio::awaitable<void> NetServer::Impl::ServeSocket(tcp::socket socket, Remote remote) {
  std::optional<Listed<std::unordered_multiset<std::string>>> open;
  if (!remote.key.empty()) open.emplace(sockets_, remote.key);
  beast::tcp_stream stream(std::move(socket));
  try {
    co_await ServeHttp(stream, remote);
  } catch (const std::exception& error) {
    Log(LogLevel::kError, "connection_failed", {{"why", std::string_view(error.what())}});
  }
}

asio::awaitable<void> NetServer::Impl::ServeHttp(beast::tcp_stream& stream, const Remote& remote) {
  HttpConnection connection(stream, times_);
  bool going = true;
  while (going && !finishing_) {
    const HttpConnection::Read read = co_await connection.Next();
    if (!read.request && !read.reply) co_return;
    if (!read.request) {
      const HttpConnection::About nothing;
      co_await connection.Write(*read.reply, nothing);
      break;
    }
    const WireRequest& request = *read.request;
    HttpConnection::About about{.host = std::string(request[http::field::host])};
    if (read.web_socket) {
      Peer peer = PeerOf(request, remote);
      const std::unique_ptr<HttpReply> refusal = handler_->Knock(peer, about.host);
      if (!refusal) co_return co_await ServeWebSocket(stream, request, std::move(peer));
      co_await connection.Write(*refusal, about);
      break;
    }
    const Counted under_way(requests_);
    const HttpReply reply = co_await ReplyTo(request, remote);
    about.head = request.method() == http::verb::head;
    about.keep_alive = request.keep_alive() && !finishing_;
    going = co_await connection.Write(reply, about);
  }
  co_await connection.Part();
}

Peer NetServer::Impl::PeerOf(const WireRequest& request, const Remote& remote) const {
  const std::string forwarded = AllOf(request, "X-Forwarded-For");
  const std::string authorization(request[http::field::authorization]);
  return {.address = LimitKeyOf(proxies_.ClientOf(remote.address, forwarded)),
          .origin = std::string(request[http::field::origin]),
          .bearer = std::string(BearerOf(authorization)),
          .agent = std::string(request[http::field::user_agent])};
}

asio::awaitable<HttpReply> NetServer::Impl::ReplyTo(const WireRequest& message,
                                                    const Remote& remote) {
  std::optional<HttpTarget> target = TargetFrom(message.target());
  if (!target) {
    co_return ErrorReply(400, "http/bad_target", "the path is not encoded right");
  }
  HttpRequest request{.method = std::string(message.method_string()),
                      .path = std::move(target->path),
                      .query = std::move(target->query),
                      .host = std::string(message[http::field::host]),
                      .body = message.body(),
                      .accept_encoding = AllOf(message, "Accept-Encoding"),
                      .if_none_match = AllOf(message, "If-None-Match"),
                      .peer = PeerOf(message, remote)};
  co_return co_await Ask(std::move(request));
}

asio::awaitable<HttpReply> NetServer::Impl::Ask(HttpRequest request) {
  const auto answer = std::make_shared<NetAnswer>(loop_.Context());
  try {
    handler_->Serve(std::move(request), [waiting = std::weak_ptr(answer)](HttpReply reply) {
      const std::shared_ptr<NetAnswer> found = waiting.lock();
      if (!found) return;
      found->reply = std::move(reply);
      found->bell.cancel();
    });
  } catch (const std::exception& error) {
    Log(LogLevel::kError, "request_failed", {{"why", std::string_view(error.what())}});
    answer->reply = ErrorReply(500, "server/internal", "something went wrong here");
  }
  if (!answer->reply) {
    answer->bell.expires_after(milliseconds(times_.answer));
    co_await answer->bell.async_wait(kWait);
  }
  if (answer->reply) co_return std::move(*answer->reply);
  co_return ErrorReply(503, "server/busy", "no answer was found in time; try again later");
}

asio::awaitable<void> NetServer::Impl::ServeWebSocket(beast::tcp_stream& stream,
                                                      const WireRequest& request, Peer peer) {
  const auto connection =
      std::make_shared<WebSocketConnection>(std::move(stream), settings_, times_);
  const bool accepted = co_await connection->Accept(request);
  if (!accepted || finishing_) co_return;
  const Listed listed(connections_, connection.get());
  const Handler::ConnectionId id = handler_->Connected(connection, peer);
  const std::function<void(std::string_view)> received = [this, id](std::string_view message) {
    handler_->Received(id, message);
  };
  try {
    co_await connection->Read(received);
  } catch (const std::exception& error) {
    Log(LogLevel::kError, "connection_failed", {{"why", std::string_view(error.what())}});
  }
  handler_->Disconnected(id);
}

NetServer::NetServer(const Settings& settings, TrustedProxies proxies, const NetTimes& times)
    : impl_(std::make_unique<Impl>(settings, std::move(proxies), times)) {}
NetServer::~NetServer() = default;

Loop& NetServer::GetLoop() { return impl_->GetLoop(); }
std::uint16_t NetServer::Listen(Handler& handler) { return impl_->Listen(handler); }
void NetServer::OnSignal(std::function<void()> told) { impl_->OnSignal(std::move(told)); }
void NetServer::Run() { impl_->Run(); }
void NetServer::StopListening() { impl_->StopListening(); }
void NetServer::Finish(Millis patience) { impl_->Finish(patience); }

}  // namespace folsom
