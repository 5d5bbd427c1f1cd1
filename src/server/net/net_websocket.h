// One WebSocket on Beast.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <functional>
#include <memory>
#include <string_view>

#include "server/net/net.h"
#include "server/net/net_server.h"
#include "server/net/noise.h"
#include "server/net/outbox.h"

namespace folsom {

// The coroutine that reads from it keeps it alive, and so may the handler.
class WebSocketConnection final : public Connection,
                                  public std::enable_shared_from_this<WebSocketConnection> {
 public:
  WebSocketConnection(boost::beast::tcp_stream&& stream, const Settings& settings,
                      const NetTimes& times);
  ~WebSocketConnection() override;
  WebSocketConnection(const WebSocketConnection&) = delete;
  WebSocketConnection& operator=(const WebSocketConnection&) = delete;

  // The handshake; false: it failed.
  using Request = boost::beast::http::request<boost::beast::http::string_body>;
  boost::asio::awaitable<bool> Accept(const Request& request);
  // Every message that comes, until the end. What `received` throws closes the connection.
  boost::asio::awaitable<void> Read(const std::function<void(std::string_view message)>& received);

  void Send(Bytes message) override;
  void Close(std::uint16_t code, std::string_view reason) override;
  void HangUp();
  // Called now and then: cuts off who takes too long.
  void Look();

 private:
  struct Socket;
  void Pump();
  void Heard(std::size_t bytes);
  void Deliver(std::string_view message, const std::function<void(std::string_view)>& received);

  std::unique_ptr<Socket> socket_;
  Outbox outbox_;
  Noise noise_;
};

}  // namespace folsom
