// Takes most of a minute to compile: what can be written and tested without Asio is elsewhere.
#include "server/net/net_server.h"

#include "server/net/net_parts.h"
#include "server/net/url.h"

namespace folsom {

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
  asio::awaitable<void> Part(beast::tcp_stream& stream);
  // False: they were not let in, and the stream is still there.
  asio::awaitable<bool> ServeWebSocket(beast::tcp_stream& stream, const RequestParser& parser,
                                       const Remote& remote);
  void Deliver(AsioConnection& connection, Handler::ConnectionId id, std::string_view message);
  asio::awaitable<HttpReply> Ask(HttpRequest request);
  asio::awaitable<bool> Write(beast::tcp_stream& stream, const HttpReply& reply,
                              std::string_view host, bool head, bool keep_alive);
  asio::awaitable<HttpReply> ReplyTo(const RequestParser& parser, const Remote& remote);
  asio::awaitable<void> ReadMessages(AsioConnection& connection, Handler::ConnectionId id);
  [[nodiscard]] bool Admit(Remote& remote) const;
  [[nodiscard]] Peer PeerOf(const http::fields& fields, const Remote& remote) const;
  void SweepSoon();
  void EndWhenIdle(std::chrono::steady_clock::time_point deadline);

  const Settings settings_;
  const TrustedProxies proxies_;
  const NetTimes times_;
  Handler* handler_ = nullptr;
  // Before the loop: coroutines that never ended end with it, and leave these.
  std::unordered_set<AsioConnection*> connections_;
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
  for (AsioConnection* const connection : connections_) {
    connection->Close(kCloseRestart, "the server restarts");
  }
  EndWhenIdle(SteadyTime() + milliseconds(patience));
}

void NetServer::Impl::EndWhenIdle(std::chrono::steady_clock::time_point deadline) {
  const auto now = SteadyTime();
  const bool idle = connections_.empty() && requests_ == 0;
  if (idle || now >= deadline + kLastWait) return loop_.Context().stop();
  if (now >= deadline) {  // So that the handler hears of the end of all of them.
    for (AsioConnection* const connection : connections_) connection->HangUp();
  }
  loop_.After(10, [this, deadline] { EndWhenIdle(deadline); });
}

void NetServer::Impl::SweepSoon() {
  sweep_.expires_after(kSweep);
  sweep_.async_wait([this](const beast::error_code& error) {
    if (error) return;
    loop_.FollowSystemClock();
    const auto now = SteadyTime();
    for (AsioConnection* const connection : connections_) connection->Look(now);
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
  std::optional<NetSocketKey> open;
  if (!remote.key.empty()) open.emplace(sockets_, remote.key);
  beast::tcp_stream stream(std::move(socket));
  try {
    co_await ServeHttp(stream, remote);
  } catch (const std::exception& error) {
    Log(LogLevel::kError, "connection_failed", {{"why", std::string_view(error.what())}});
  }
}

asio::awaitable<void> NetServer::Impl::ServeHttp(beast::tcp_stream& stream, const Remote& remote) {
  beast::flat_buffer buffer(kMaxHeaderBytes + kMaxBodyBytes);
  Millis patience = times_.header;
  bool going = true;
  while (going && !finishing_) {
    RequestParser parser;
    parser.header_limit(kMaxHeaderBytes);
    parser.body_limit(kMaxRecordBytes);
    stream.expires_after(milliseconds(patience));
    patience = times_.idle;
    auto [error, header_bytes] = co_await http::async_read_header(stream, buffer, parser, kWait);
    if (!error && IsForWebSocket(parser)) {
      const bool over = co_await ServeWebSocket(stream, parser, remote);
      if (over) co_return;
      break;
    }
    const std::size_t most = error ? 0 : MaxBodyOf(parser);
    if (!error && parser.content_length().value_or(0) > most) error = http::error::body_limit;
    if (!error) {
      parser.body_limit(most);
      stream.expires_after(milliseconds(times_.body));
      auto [body_error, body_bytes] = co_await http::async_read(stream, buffer, parser, kWait);
      error = body_error;
    }
    if (error) {
      const std::optional<HttpReply> broken = ReplyToBroken(error);
      if (!broken) co_return;
      co_await Write(stream, *broken, {}, false, false);
      break;
    }
    const NetCount under_way(requests_);
    const HttpReply reply = co_await ReplyTo(parser, remote);
    const std::string host(parser.get()[http::field::host]);
    const bool head = parser.get().method() == http::verb::head;
    going = co_await Write(stream, reply, host, head, parser.get().keep_alive());
  }
  co_await Part(stream);
}

// Closes so that the last reply arrives: closing a socket with unread bytes would cut it short.
asio::awaitable<void> NetServer::Impl::Part(beast::tcp_stream& stream) {
  beast::error_code ignored;
  stream.socket().shutdown(tcp::socket::shutdown_send, ignored);
  stream.expires_after(kPartTime);
  std::array<char, 4096> rest;
  for (std::size_t all = 0; all < kMaxRest;) {
    auto [error, bytes] = co_await stream.async_read_some(asio::buffer(rest), kWait);
    if (error) co_return;
    all += bytes;
  }
}

Peer NetServer::Impl::PeerOf(const http::fields& fields, const Remote& remote) const {
  const std::string forwarded = AllOf(fields, "X-Forwarded-For");
  const std::string authorization(fields[http::field::authorization]);
  return {.address = LimitKeyOf(proxies_.ClientOf(remote.address, forwarded)),
          .origin = std::string(fields[http::field::origin]),
          .bearer = std::string(BearerOf(authorization))};
}

asio::awaitable<HttpReply> NetServer::Impl::ReplyTo(const RequestParser& parser,
                                                    const Remote& remote) {
  const auto& message = parser.get();
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

asio::awaitable<bool> NetServer::Impl::Write(beast::tcp_stream& stream, const HttpReply& reply,
                                             std::string_view host, bool head, bool keep_alive) {
  using Body = http::span_body<const char>;
  keep_alive = keep_alive && !finishing_;
  const std::string_view bytes = reply.body ? std::string_view(*reply.body) : std::string_view{};
  http::response<Body> response(static_cast<http::status>(reply.status), 11);
  response.body() = Body::value_type(bytes.data(), bytes.size());
  for (const HttpHeader& header : reply.headers) response.insert(header.name, header.value);
  for (const HttpHeader& header : SecurityHeaders(host)) {
    response.insert(header.name, header.value);
  }
  if (reply.status != 304) response.content_length(bytes.size());
  response.keep_alive(keep_alive);
  http::response_serializer<Body> serializer(response);
  stream.expires_after(milliseconds(times_.write));
  if (head || reply.status == 304) {
    auto [error, sent] = co_await http::async_write_header(stream, serializer, kWait);
    co_return !error && keep_alive;
  }
  auto [error, sent] = co_await http::async_write(stream, serializer, kWait);
  co_return !error && keep_alive;
}

asio::awaitable<bool> NetServer::Impl::ServeWebSocket(beast::tcp_stream& stream,
                                                      const RequestParser& parser,
                                                      const Remote& remote) {
  const std::string host(parser.get()[http::field::host]);
  const Peer peer = PeerOf(parser.get(), remote);
  const std::unique_ptr<HttpReply> refusal = handler_->Knock(peer, host);
  if (refusal) {
    co_await Write(stream, *refusal, host, false, false);
    co_return false;
  }
  const auto connection = std::make_shared<AsioConnection>(std::move(stream), settings_, times_);
  auto [refused] = co_await connection->Socket().async_accept(parser.get(), kWait);
  if (refused || finishing_) co_return true;
  const NetListed listed(connections_, connection.get());
  const Handler::ConnectionId id = handler_->Connected(connection, peer);
  try {
    co_await ReadMessages(*connection, id);
  } catch (const std::exception& error) {
    Log(LogLevel::kError, "connection_failed", {{"why", std::string_view(error.what())}});
  }
  handler_->Disconnected(id);
  co_return true;
}

asio::awaitable<void> NetServer::Impl::ReadMessages(AsioConnection& connection,
                                                    Handler::ConnectionId id) {
  beast::flat_buffer buffer;
  for (;;) {
    auto [error, bytes] = co_await connection.Socket().async_read(buffer, kWait);
    if (error) co_return;
    Deliver(connection, id, {static_cast<const char*>(buffer.data().data()), buffer.size()});
    buffer.consume(buffer.size());
  }
}

void NetServer::Impl::Deliver(AsioConnection& connection, Handler::ConnectionId id,
                              std::string_view message) {
  if (connection.Closing()) return;
  if (!connection.Socket().got_text()) return connection.Close(kCloseNoText, "only text");
  try {
    handler_->Received(id, message);
  } catch (const std::exception& error) {
    Log(LogLevel::kError, "message_failed", {{"why", std::string_view(error.what())}});
    connection.Close(kCloseOurFault, "something went wrong here");
  }
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
