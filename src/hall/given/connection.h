// One client: who connected, and how it is sent something.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace folsom {

// Shared by all connections that are sent the same.
using Bytes = std::shared_ptr<const std::string>;

class Connection {
 public:
  virtual ~Connection() = default;
  // Queues a text message and never blocks: a client that takes too little for too long is cut off.
  virtual void Send(Bytes message) = 0;
  // Says goodbye after what is queued. `code`: a WebSocket close code.
  virtual void Close(std::uint16_t code, std::string_view reason) = 0;
};

// Close codes of ours (docs/protocol.md).
inline constexpr std::uint16_t kCloseRestart = 1012;  // The server goes down; come back.
inline constexpr std::uint16_t kCloseTooBig = 1009;
inline constexpr std::uint16_t kClosePolicy = 1008;  // Too many messages, or no hello.
inline constexpr std::uint16_t kCloseTooSlow = 4001;
inline constexpr std::uint16_t kCloseSignedOut = 4002;  // Its token is nobody's any more.

struct Peer {
  std::string address;  // Behind a trusted proxy, what X-Forwarded-For says.
  std::string origin;   // Empty: no such header.
  std::string bearer;   // From "Authorization: Bearer ...": a bot's token. Empty: none.
  std::string agent{};  // User-Agent.
};

}  // namespace folsom
