#include "net/raw_client.h"

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <cstdlib>

namespace folsom {

namespace {

constexpr int kPatienceMs = 10'000;

std::string Lower(std::string_view text) {
  std::string lower;
  for (const char c : text) lower += c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c;
  return lower;
}

std::size_t ContentLengthOf(std::string_view head) {
  const std::string lower = Lower(head);
  constexpr std::string_view kName = "\r\ncontent-length: ";
  const std::size_t at = lower.find(kName);
  return at == std::string::npos ? 0 : std::strtoul(lower.c_str() + at + kName.size(), nullptr, 10);
}

}  // namespace

RawClient::RawClient(std::uint16_t port, int receive_buffer)
    : RawClient(port, receive_buffer, ::socket(AF_INET, SOCK_STREAM, 0)) {}

RawClient::RawClient(std::uint16_t port, int receive_buffer, int socket) : socket_(socket) {
  Connect(port, receive_buffer);
}

RawClient::~RawClient() { ::close(socket_); }

void RawClient::Connect(std::uint16_t port, int receive_buffer) {
  if (receive_buffer > 0) {
    ::setsockopt(socket_, SOL_SOCKET, SO_RCVBUF, &receive_buffer, sizeof receive_buffer);
  }
  sockaddr_in to{};
  to.sin_family = AF_INET;
  to.sin_port = htons(port);
  to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  const auto* address = reinterpret_cast<const sockaddr*>(&to);
  EXPECT_EQ(::connect(socket_, address, sizeof to), 0) << "port " << port;
}

void RawClient::Send(std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t sent = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent <= 0) return;  // The other end is gone: what it said tells more.
    bytes.remove_prefix(static_cast<std::size_t>(sent));
  }
}

bool RawClient::Fill() {
  pollfd wanted{.fd = socket_, .events = POLLIN, .revents = 0};
  if (::poll(&wanted, 1, kPatienceMs) != 1) {
    ADD_FAILURE() << "nothing came; so far: " << buffer_.substr(0, 200);
    return false;
  }
  std::array<char, 65536> chunk;
  const ssize_t got = ::recv(socket_, chunk.data(), chunk.size(), 0);
  if (got <= 0) return false;
  buffer_.append(chunk.data(), static_cast<std::size_t>(got));
  return true;
}

std::string RawClient::ReadUntil(std::string_view end) {
  std::size_t at = buffer_.find(end);
  while (at == std::string::npos) {
    if (!Fill()) return std::exchange(buffer_, {});
    at = buffer_.find(end);
  }
  std::string read = buffer_.substr(0, at + end.size());
  buffer_.erase(0, read.size());
  return read;
}

std::string RawClient::ReadResponse(bool body) {
  std::string response = ReadUntil("\r\n\r\n");
  const std::size_t length = body ? ContentLengthOf(response) : 0;
  while (buffer_.size() < length && Fill()) {
  }
  response += buffer_.substr(0, length);
  buffer_.erase(0, length);
  return response;
}

std::string RawClient::ReadToEnd() {
  while (Fill()) {
  }
  return std::exchange(buffer_, {});
}

std::string RawClient::Upgrade(std::string_view more_headers) {
  Send(
      "GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n");
  Send(more_headers);
  Send("\r\n");
  const std::string head = ReadUntil("\r\n\r\n");
  return head.substr(0, head.find("\r\n"));
}

void RawClient::SendFrame(int opcode, std::string_view payload, bool fin) {
  std::string frame;
  frame += static_cast<char>(opcode | (fin ? 0x80 : 0));
  const std::size_t size = payload.size();
  if (size < 126) {
    frame += static_cast<char>(0x80 | size);
  } else {
    const int bytes = size < 65536 ? 2 : 8;
    frame += static_cast<char>(0x80 | (bytes == 2 ? 126 : 127));
    for (int i = bytes - 1; i >= 0; --i) frame += static_cast<char>(size >> (8 * i));
  }
  frame += std::string(4, '\0');  // A mask that changes nothing.
  Send(frame.append(payload));
}

RawClient::Frame RawClient::ReadFrame() {
  const auto have = [this](std::size_t bytes) {
    while (buffer_.size() < bytes) {
      if (!Fill()) return false;
    }
    return true;
  };
  const auto byte = [this](std::size_t i) { return static_cast<unsigned char>(buffer_[i]); };
  if (!have(2)) return {};
  std::size_t size = byte(1) & 0x7FU;
  std::size_t head = 2;
  if (size >= 126) {
    const std::size_t bytes = size == 126 ? 2 : 8;
    if (!have(head + bytes)) return {};
    size = 0;
    for (std::size_t i = 0; i < bytes; ++i) size = size << 8 | byte(head + i);
    head += bytes;
  }
  if (!have(head + size)) return {};
  Frame frame{.opcode = byte(0) & 0xF, .payload = buffer_.substr(head, size)};
  buffer_.erase(0, head + size);
  return frame;
}

int RawClient::Frame::CloseCode() const {
  if (opcode != 8 || payload.size() < 2) return 0;
  return static_cast<unsigned char>(payload[0]) << 8 | static_cast<unsigned char>(payload[1]);
}

std::string RawClient::ReadText() {
  for (;;) {
    Frame frame = ReadFrame();
    if (frame.opcode == 1) return frame.payload;
    if (frame.opcode == 8 || frame.opcode == -1) return {};
  }
}

int RawClient::ReadCloseCode() {
  for (;;) {
    const Frame frame = ReadFrame();
    if (frame.opcode == 8) return frame.CloseCode();
    if (frame.opcode == -1) return 0;
  }
}

}  // namespace folsom
