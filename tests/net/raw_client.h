// A client made of nothing but a socket, so that it can do what no library would: stop reading,
// send too much, break off half-way. Everything that waits gives up after ten seconds and fails the
// test.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace folsom {

class RawClient {
 public:
  // Connects to 127.0.0.1. `receive_buffer`: how many bytes the system takes in before we read.
  explicit RawClient(std::uint16_t port, int receive_buffer = 0);
  // With a socket that was made before: it is connected now.
  RawClient(std::uint16_t port, int receive_buffer, int socket);
  ~RawClient();
  RawClient(const RawClient&) = delete;
  RawClient& operator=(const RawClient&) = delete;

  void Send(std::string_view bytes);
  // What came up to and with `end`; the rest is kept for the next call.
  std::string ReadUntil(std::string_view end);
  // One HTTP response by its Content-Length; `body` false for HEAD and 304.
  std::string ReadResponse(bool body = true);
  // All that comes until the other end closes.
  std::string ReadToEnd();

  // --- WebSocket
  // Sends the upgrade and reads the answer; its first line.
  std::string Upgrade(std::string_view more_headers = "");
  void SendFrame(int opcode, std::string_view payload, bool fin = true);
  void SendText(std::string_view text) { SendFrame(1, text); }
  struct Frame {
    int opcode = -1;  // -1: the connection ended.
    std::string payload;
    [[nodiscard]] int CloseCode() const;  // 0 if it is no close frame with a code.
  };
  Frame ReadFrame();
  // The next text; pings are passed over. Empty at the end.
  std::string ReadText();
  // Reads on to the close frame and gives its code; 0 if the connection just ended.
  int ReadCloseCode();

 private:
  void Connect(std::uint16_t port, int receive_buffer);
  bool Fill();  // False at the end.

  int socket_ = -1;
  std::string buffer_;
};

}  // namespace folsom
