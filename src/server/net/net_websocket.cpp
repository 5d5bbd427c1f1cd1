// Takes half a minute to compile: what can be written and tested without Beast is elsewhere.
#include "server/net/net_websocket.h"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/buffer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <chrono>
#include <utility>

#include "server/log.h"

namespace folsom {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;
using std::chrono::milliseconds;

namespace {

constexpr milliseconds kHandshakeTime{10'000};
constexpr std::uint16_t kCloseNoText = 1003;
constexpr std::uint16_t kCloseOurFault = 1011;
constexpr auto kWait = asio::as_tuple(asio::use_awaitable);  // Errors as values.

Outbox::Time SteadyTime() { return std::chrono::steady_clock::now(); }

}  // namespace

struct WebSocketConnection::Socket {
  explicit Socket(beast::tcp_stream&& stream) : web(std::move(stream)) {}
  websocket::stream<beast::tcp_stream, false> web;  // Without compression.
};

WebSocketConnection::WebSocketConnection(beast::tcp_stream&& stream, const Settings& settings,
                                         const NetTimes& times)
    : socket_(std::make_unique<Socket>(std::move(stream))),
      outbox_({.bytes = settings.max_queue_bytes,
               .write = milliseconds(settings.slow_client_ms),
               .goodbye = milliseconds(times.goodbye)}) {
  auto& web = socket_->web;
  beast::get_lowest_layer(web).expires_never();
  web.set_option(websocket::stream_base::timeout{.handshake_timeout = kHandshakeTime,
                                                 .idle_timeout = milliseconds(times.silence),
                                                 .keep_alive_pings = true});
  web.read_message_max(settings.max_message_bytes);
  web.auto_fragment(false);
  web.text(true);
}

WebSocketConnection::~WebSocketConnection() = default;

asio::awaitable<bool> WebSocketConnection::Accept(const Request& request) {
  auto [error] = co_await socket_->web.async_accept(request, kWait);
  co_return !error;
}

asio::awaitable<void> WebSocketConnection::Read(
    const std::function<void(std::string_view)>& received) {
  beast::flat_buffer buffer;
  for (;;) {
    auto [error, bytes] = co_await socket_->web.async_read(buffer, kWait);
    if (error) co_return;
    Deliver({static_cast<const char*>(buffer.data().data()), buffer.size()}, received);
    buffer.consume(buffer.size());
  }
}

void WebSocketConnection::Deliver(std::string_view message,
                                  const std::function<void(std::string_view)>& received) {
  if (outbox_.Closing()) return;
  if (!socket_->web.got_text()) return Close(kCloseNoText, "only text");
  try {
    received(message);
  } catch (const std::exception& error) {
    Log(LogLevel::kError, "message_failed", {{"why", std::string_view(error.what())}});
    Close(kCloseOurFault, "something went wrong here");
  }
}

void WebSocketConnection::Send(Bytes message) {
  outbox_.Add(std::move(message), SteadyTime());
  Pump();
}

void WebSocketConnection::Close(std::uint16_t code, std::string_view reason) {
  outbox_.Close(code, reason, SteadyTime());
  Pump();
}

void WebSocketConnection::HangUp() { beast::get_lowest_layer(socket_->web).close(); }

void WebSocketConnection::Look() {
  if (outbox_.OutOfPatience(SteadyTime())) return HangUp();
  Pump();
}

void WebSocketConnection::Pump() {
  switch (outbox_.Next(SteadyTime())) {
    case Outbox::Step::kNothing:
      return;
    case Outbox::Step::kWrite:
      return socket_->web.async_write(
          asio::buffer(outbox_.Front()),
          [self = shared_from_this()](const beast::error_code& error, std::size_t) {
            error ? self->outbox_.Broken() : self->outbox_.Written();
            error ? self->HangUp() : self->Pump();
          });
    case Outbox::Step::kSayGoodbye: {
      websocket::close_reason goodbye(static_cast<websocket::close_code>(outbox_.Code()));
      goodbye.reason.assign(outbox_.Reason().data(), outbox_.Reason().size());
      return socket_->web.async_close(goodbye, [self = shared_from_this()](beast::error_code) {});
    }
  }
}

}  // namespace folsom
