// The parts of the network layer that stand between Asio and net.h: the loop, and one WebSocket.
// Only for net_server.cpp, which takes most of a minute to compile.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ip/v6_only.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/serializer.hpp>
#include <boost/beast/http/span_body.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/http/write.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <chrono>
#include <csignal>
#include <deque>
#include <map>
#include <optional>
#include <unordered_map>
#include <unordered_set>

#include "record/game/game_record.h"
#include "server/http/http_reply.h"
#include "server/log.h"
#include "server/net/net_server.h"

namespace folsom {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using asio::ip::tcp;
using std::chrono::milliseconds;
using WebSocket = websocket::stream<beast::tcp_stream, false>;  // Without compression.
using RequestParser = http::request_parser<http::string_body>;

inline constexpr std::size_t kMaxHeaderBytes = 8 * 1024;
inline constexpr std::size_t kMaxBodyBytes = 16 * 1024;
inline constexpr milliseconds kHandshakeTime{10'000};
inline constexpr milliseconds kPartTime{1'000};  // For the other end to notice that we are done.
inline constexpr std::size_t kMaxRest = 256 * 1024;
inline constexpr std::size_t kMaxReason = 120;
inline constexpr std::uint16_t kCloseNoText = 1003;
inline constexpr std::uint16_t kCloseOurFault = 1011;
inline constexpr milliseconds kSweep{500};
inline constexpr Millis kClockStep = 25;  // In each sweep: a twentieth faster or slower.
inline constexpr milliseconds kAcceptPause{100};
inline constexpr milliseconds kLastWait{200};

// Completions with errors as values.
inline constexpr auto kWait = asio::as_tuple(asio::use_awaitable);

[[nodiscard]] inline std::chrono::steady_clock::time_point SteadyTime() {
  return std::chrono::steady_clock::now();
}

[[nodiscard]] inline IpAddress AddressOf(const tcp::endpoint& endpoint) {
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

// All headers of that name, joined by commas.
[[nodiscard]] inline std::string AllOf(const http::fields& fields, std::string_view name) {
  std::string all;
  const auto [from, to] = fields.equal_range(name);
  for (auto at = from; at != to; ++at) {
    if (!all.empty()) all += ',';
    all.append(at->value());
  }
  return all;
}

// The reply to a request that could not be read; nothing where none is due.
[[nodiscard]] inline std::optional<HttpReply> ReplyToBroken(const beast::error_code& error) {
  if (error == http::error::end_of_stream || error == beast::error::timeout) return std::nullopt;
  if (error == http::error::header_limit || error == http::error::buffer_overflow) {
    return ErrorReply(431, "http/header_too_big", "the header has more than 8 KiB");
  }
  if (error == http::error::body_limit) {
    return ErrorReply(413, "http/body_too_big", "the body is too big");
  }
  if (error.category() != http::make_error_code(http::error::bad_target).category()) {
    return std::nullopt;  // The connection itself failed.
  }
  return ErrorReply(400, "http/malformed", "this is not HTTP/1.1");
}

[[nodiscard]] inline bool IsForWebSocket(const RequestParser& parser) {
  const auto target = parser.get().target();
  return websocket::is_upgrade(parser.get()) && (target == "/ws" || target.starts_with("/ws?"));
}

// How long the body of this request may be; its header has been read.
[[nodiscard]] inline std::size_t MaxBodyOf(const RequestParser& parser) {
  const auto target = parser.get().target();
  const bool record = target == "/api/replays" || target.starts_with("/api/replays?");
  return record && parser.get().method() == http::verb::post ? kMaxRecordBytes : kMaxBodyBytes;
}

[[nodiscard]] inline Millis SystemMillis() {
  const auto now = std::chrono::system_clock::now().time_since_epoch();
  return std::chrono::duration_cast<milliseconds>(now).count();
}

// Whatever goes wrong in one callback, the loop goes on.
inline void RunGuarded(const std::function<void()>& what) {
  try {
    what();
  } catch (const std::exception& error) {
    Log(LogLevel::kError, "callback_failed", {{"why", std::string_view(error.what())}});
  }
}

class AsioLoop final : public Loop {
 public:
  AsioLoop() : context_(1), started_(SteadyTime()), offset_(SystemMillis()) {}

  // Does not jump when the system's clock is set: players' clocks run by it.
  [[nodiscard]] Millis Now() const override {
    return offset_ + std::chrono::duration_cast<milliseconds>(SteadyTime() - started_).count();
  }
  // Comes nearer to the system's clock, by a little at a time.
  void FollowSystemClock() {
    offset_ += std::clamp(SystemMillis() - Now(), -kClockStep, kClockStep);
  }
  void Post(std::function<void()> what) override {
    asio::post(context_, [what = std::move(what)] { RunGuarded(what); });
  }
  Timer After(Millis delay, std::function<void()> what) override {
    const Timer id = ++last_timer_;
    auto& timer = timers_.try_emplace(id, context_).first->second;
    timer.expires_after(milliseconds(delay));
    timer.async_wait([this, id, what = std::move(what)](const beast::error_code& error) {
      if (error || timers_.erase(id) == 0) return;
      RunGuarded(what);
    });
    return id;
  }
  void Cancel(Timer timer) override { timers_.erase(timer); }

  [[nodiscard]] asio::io_context& Context() { return context_; }

 private:
  asio::io_context context_;
  std::chrono::steady_clock::time_point started_;
  std::atomic<Millis> offset_;  // The time when we started.
  std::unordered_map<Timer, asio::steady_timer> timers_;
  Timer last_timer_ = 0;
};

// One WebSocket. The coroutine that reads from it keeps it alive, and so may the handler.
class AsioConnection final : public Connection,
                             public std::enable_shared_from_this<AsioConnection> {
 public:
  AsioConnection(beast::tcp_stream&& stream, const Settings& settings, const NetTimes& times)
      : socket_(std::move(stream)), settings_(settings), times_(times) {
    beast::get_lowest_layer(socket_).expires_never();
    socket_.set_option(websocket::stream_base::timeout{.handshake_timeout = kHandshakeTime,
                                                       .idle_timeout = milliseconds(times.silence),
                                                       .keep_alive_pings = true});
    socket_.read_message_max(settings.max_message_bytes);
    socket_.auto_fragment(false);
    socket_.text(true);
  }

  [[nodiscard]] WebSocket& Socket() { return socket_; }
  [[nodiscard]] bool Closing() const { return closing_; }

  void Send(Bytes message) override {
    if (closing_) return;
    waiting_ += message->size();
    queue_.push_back(std::move(message));
    if (waiting_ > settings_.max_queue_bytes) return CutOff();
    Pump();
  }

  void Close(std::uint16_t code, std::string_view reason) override {
    if (closing_) return;
    closing_ = true;
    goodbye_ = websocket::close_reason(static_cast<websocket::close_code>(code));
    goodbye_.reason.assign(reason.data(), std::min(reason.size(), kMaxReason));
    hang_up_at_ = SteadyTime() + milliseconds(times_.goodbye);
    Pump();
  }

  void HangUp() { beast::get_lowest_layer(socket_).close(); }
  // Called now and then: cuts off who takes too long.
  void Look(std::chrono::steady_clock::time_point now) {
    if (closing_ && now >= hang_up_at_) return HangUp();
    if (writing_ && now - writing_since_ > milliseconds(settings_.slow_client_ms)) CutOff();
  }

 private:
  // Too slow: what waits is dropped, all but the message that is half-way out.
  void CutOff() {
    if (closing_) return;
    queue_.resize(writing_ ? 1 : 0);
    Close(kCloseTooSlow, "too slow");
  }

  void Pump() {
    if (writing_ || said_goodbye_) return;
    if (queue_.empty()) {
      if (closing_) SayGoodbye();
      return;
    }
    writing_ = true;
    writing_since_ = SteadyTime();
    socket_.async_write(asio::buffer(*queue_.front()),
                        [self = shared_from_this()](const beast::error_code& error, std::size_t) {
                          self->Written(error);
                        });
  }

  void Written(const beast::error_code& error) {
    writing_ = false;
    waiting_ -= queue_.front()->size();
    queue_.pop_front();
    if (!error) return Pump();
    closing_ = said_goodbye_ = true;
    queue_.clear();
    HangUp();
  }

  void SayGoodbye() {
    said_goodbye_ = true;
    socket_.async_close(goodbye_, [self = shared_from_this()](const beast::error_code&) {});
  }

  WebSocket socket_;
  const Settings& settings_;
  const NetTimes& times_;
  std::deque<Bytes> queue_;  // The first is being written while `writing_`.
  std::size_t waiting_ = 0;  // Bytes in it.
  bool writing_ = false;
  bool closing_ = false;
  bool said_goodbye_ = false;
  websocket::close_reason goodbye_;
  std::chrono::steady_clock::time_point writing_since_;
  std::chrono::steady_clock::time_point hang_up_at_;
};

// Counts something for as long as it lives.
class NetCount {
 public:
  explicit NetCount(int& count) : count_(count) { ++count_; }
  ~NetCount() { --count_; }
  NetCount(const NetCount&) = delete;
  NetCount& operator=(const NetCount&) = delete;

 private:
  int& count_;
};

// A member of a set for as long as it lives.
template <typename Set, typename Key>
class NetListed {
 public:
  NetListed(Set& set, Key key) : set_(set), key_(std::move(key)) { set_.insert(key_); }
  ~NetListed() { set_.erase(key_); }
  NetListed(const NetListed&) = delete;
  NetListed& operator=(const NetListed&) = delete;

 private:
  Set& set_;
  Key key_;
};

// One of equal keys for as long as it lives.
class NetSocketKey {
 public:
  using Keys = std::unordered_multiset<std::string>;
  NetSocketKey(Keys& keys, const std::string& key) : keys_(keys), mine_(keys.insert(key)) {}
  ~NetSocketKey() { keys_.erase(mine_); }
  NetSocketKey(const NetSocketKey&) = delete;
  NetSocketKey& operator=(const NetSocketKey&) = delete;

 private:
  Keys& keys_;
  Keys::iterator mine_;
};

// Waits for an answer of the handler. The handler may keep the callback for longer than we live.
struct NetAnswer {
  explicit NetAnswer(asio::io_context& context) : bell(context) {}
  std::optional<HttpReply> reply;
  asio::steady_timer bell;
};

}  // namespace folsom
