// Takes half a minute to compile: what can be written and tested without Beast is elsewhere.
#include "server/net/net_websocket.h"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/buffer.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/rate_policy.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <chrono>
#include <limits>
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

// Lets every byte pass and says how many came: Beast itself tells neither of empty fragments nor of
// the bytes of control frames.
class HeardBytes {
 public:
  std::function<void(std::size_t)> heard;

 private:
  friend class beast::rate_policy_access;
  static constexpr std::size_t kAll = std::numeric_limits<std::size_t>::max();
  // NOLINTBEGIN(readability-identifier-naming): these are Beast's names.
  [[nodiscard]] static std::size_t available_read_bytes() { return kAll; }
  [[nodiscard]] static std::size_t available_write_bytes() { return kAll; }
  void transfer_read_bytes(std::size_t bytes) const {
    if (heard) heard(bytes);
  }
  static void transfer_write_bytes(std::size_t /*bytes*/) {}
  static void on_timer() {}
  // NOLINTEND(readability-identifier-naming)
};

using HeardStream = beast::basic_stream<asio::ip::tcp, asio::any_io_executor, HeardBytes>;

}  // namespace

struct WebSocketConnection::Socket {
  explicit Socket(beast::tcp_stream&& stream) : web(stream.release_socket()) {}
  websocket::stream<HeardStream, false> web;  // Without compression.
};

WebSocketConnection::WebSocketConnection(beast::tcp_stream&& stream, const Settings& settings,
                                         const NetTimes& times)
    : socket_(std::make_unique<Socket>(std::move(stream))),
      outbox_({.bytes = settings.max_queue_bytes,
               .write = milliseconds(settings.slow_client_ms),
               .goodbye = milliseconds(times.goodbye)}),
      noise_(settings.max_message_bytes) {
  auto& web = socket_->web;
  beast::get_lowest_layer(web).expires_never();
  beast::get_lowest_layer(web).rate_policy().heard = [this](std::size_t bytes) { Heard(bytes); };
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
    noise_.WereMessage(buffer.size());
    Deliver({static_cast<const char*>(buffer.data().data()), buffer.size()}, received);
    buffer.consume(buffer.size());
  }
}

// Within an operation of Beast: what is to be done about it is done after it.
void WebSocketConnection::Heard(std::size_t bytes) {
  noise_.Came(bytes, SteadyTime());
  if (!noise_.TooMuch()) return;
  noise_.Forget();
  asio::post(socket_->web.get_executor(), [self = shared_from_this()] {
    if (self->outbox_.Closing()) return self->HangUp();
    self->Close(kClosePolicy, "too many frames that are no messages");
  });
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
