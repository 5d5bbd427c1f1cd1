// HTTP/1.1 on Beast: one request off a connection, one reply onto it.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "server/net/net.h"
#include "server/net/net_server.h"

namespace folsom {

using WireRequest = boost::beast::http::request<boost::beast::http::string_body>;

// One connection, from which requests are read one after the other.
class HttpConnection {
 public:
  HttpConnection(boost::beast::tcp_stream& stream, const NetTimes& times);

  struct Read {
    std::optional<WireRequest> request;
    bool web_socket = false;         // It asks for GET /ws; its body has not been read.
    std::optional<HttpReply> reply;  // To what is no request. Neither: the other end is gone.
  };
  boost::asio::awaitable<Read> Next();

  // What the reply must know of its request.
  struct About {
    std::string host{};
    bool head = false;
    bool keep_alive = false;
  };
  // False: no further request comes.
  boost::asio::awaitable<bool> Write(const HttpReply& reply, const About& about);

  // Closes so that the last reply arrives: closing a socket with unread bytes would cut it short.
  boost::asio::awaitable<void> Part();

 private:
  boost::beast::tcp_stream& stream_;
  const NetTimes& times_;
  Millis patience_;
  boost::beast::flat_buffer buffer_;
};

// All headers of that name, joined by commas.
[[nodiscard]] std::string AllOf(const WireRequest& request, std::string_view name);

}  // namespace folsom
