// Takes half a minute to compile: what can be written and tested without Beast is elsewhere.
#include "server/net/net_http.h"

#include <array>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/buffer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/serializer.hpp>
#include <boost/beast/http/span_body.hpp>
#include <boost/beast/http/write.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <chrono>

#include "record/game/game_record.h"
#include "server/http/http_reply.h"
#include "server/net/url.h"

namespace folsom {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using std::chrono::milliseconds;
using RequestParser = http::request_parser<http::string_body>;

namespace {

constexpr std::size_t kMaxHeaderBytes = 8 * 1024;
constexpr std::size_t kMaxBodyBytes = 16 * 1024;
constexpr milliseconds kPartTime{1'000};  // For the other end to notice that we are done.
constexpr std::size_t kMaxRest = 256 * 1024;
constexpr auto kWait = asio::as_tuple(asio::use_awaitable);  // Errors as values.

// The reply to a request that could not be read; nothing where none is due.
std::optional<HttpReply> ReplyToBroken(const beast::error_code& error) {
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

// HTTP/1.1 wants one Host (RFC 9112, 3.2); whether it is ours is for others to say.
std::optional<HttpReply> ReplyToHostless(const RequestParser& parser) {
  const WireRequest& request = parser.get();
  const bool one = request.count(http::field::host) == 1 && !request[http::field::host].empty();
  const bool older = request.version() < 11 && request.count(http::field::host) == 0;
  if (one || older) return std::nullopt;
  return ErrorReply(400, "http/malformed", "a request of HTTP/1.1 has one Host");
}

std::string PathOf(const RequestParser& parser) {
  const std::optional<HttpTarget> target = TargetFrom(parser.get().target());
  return target ? target->path : std::string();
}

// How long the body of this request may be; its header has been read.
std::size_t MaxBodyOf(const RequestParser& parser) {
  const std::string path = PathOf(parser);
  const bool game = path == "/api/replays" || path == "/api/games";
  return game && parser.get().method() == http::verb::post ? kMaxRecordBytes : kMaxBodyBytes;
}

}  // namespace

std::string AllOf(const WireRequest& request, std::string_view name) {
  std::string all;
  const auto [from, to] = request.equal_range(name);
  for (auto at = from; at != to; ++at) {
    if (!all.empty()) all += ',';
    all.append(at->value());
  }
  return all;
}

HttpConnection::HttpConnection(beast::tcp_stream& stream, const NetTimes& times)
    : stream_(stream),
      times_(times),
      patience_(times.header),
      buffer_(kMaxHeaderBytes + kMaxBodyBytes) {}

// What a coroutine awaits or returns here has a name: GCC 12 destroys temporaries of it twice (its
// bug 99576).
asio::awaitable<HttpConnection::Read> HttpConnection::Next() {
  Read read;
  RequestParser parser;
  parser.header_limit(kMaxHeaderBytes);
  parser.body_limit(kMaxRecordBytes);
  stream_.expires_after(milliseconds(patience_));
  patience_ = times_.idle;
  auto [error, header_bytes] = co_await http::async_read_header(stream_, buffer_, parser, kWait);
  if (!error) read.reply = ReplyToHostless(parser);
  if (read.reply) co_return read;
  if (!error && beast::websocket::is_upgrade(parser.get()) && PathOf(parser) == "/ws") {
    read.request = parser.release();
    read.web_socket = true;
    co_return read;
  }
  const std::size_t most = error ? 0 : MaxBodyOf(parser);
  if (!error && parser.content_length().value_or(0) > most) error = http::error::body_limit;
  if (!error) {
    parser.body_limit(most);
    stream_.expires_after(milliseconds(times_.body));
    auto [body_error, body_bytes] = co_await http::async_read(stream_, buffer_, parser, kWait);
    error = body_error;
  }
  if (error) {
    read.reply = ReplyToBroken(error);
  } else {
    read.request = parser.release();
  }
  co_return read;
}

asio::awaitable<bool> HttpConnection::Write(const HttpReply& reply, const About& about) {
  using Body = http::span_body<const char>;
  const std::string_view bytes = reply.body ? std::string_view(*reply.body) : std::string_view{};
  http::response<Body> response(static_cast<http::status>(reply.status), 11);
  response.body() = Body::value_type(bytes.data(), bytes.size());
  for (const HttpHeader& header : reply.headers) response.insert(header.name, header.value);
  for (const HttpHeader& header : SecurityHeaders(about.host)) {
    response.insert(header.name, header.value);
  }
  if (reply.status != 304) response.content_length(bytes.size());
  response.keep_alive(about.keep_alive);
  http::response_serializer<Body> serializer(response);
  stream_.expires_after(milliseconds(times_.write));
  if (about.head || reply.status == 304) {
    auto [error, sent] = co_await http::async_write_header(stream_, serializer, kWait);
    co_return !error && about.keep_alive;
  }
  auto [error, sent] = co_await http::async_write(stream_, serializer, kWait);
  co_return !error && about.keep_alive;
}

asio::awaitable<void> HttpConnection::Part() {
  beast::error_code ignored;
  stream_.socket().shutdown(asio::ip::tcp::socket::shutdown_send, ignored);
  stream_.expires_after(kPartTime);
  std::array<char, 4096> rest;
  for (std::size_t all = 0; all < kMaxRest;) {
    auto [error, bytes] = co_await stream_.async_read_some(asio::buffer(rest), kWait);
    if (error) co_return;
    all += bytes;
  }
}

}  // namespace folsom
