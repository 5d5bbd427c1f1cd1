// What waits to be sent over one connection, how it says goodbye, and when there is no more
// patience with the other end. Knows no sockets: its owner asks what comes next and says what
// became of it.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <string>
#include <string_view>

#include "hall/given/connection.h"

namespace folsom {

class Outbox {
 public:
  using Time = std::chrono::steady_clock::time_point;
  using Span = std::chrono::milliseconds;
  struct Patience {
    std::size_t bytes;  // That may wait;
    Span write;         // for the other end to take a message,
    Span goodbye;       // and to answer our goodbye.
  };
  explicit Outbox(Patience patience) : patience_(patience) {}

  // Nothing is taken once it is closing. Too much that waits closes it: "too slow".
  void Add(Bytes message, Time now);
  // Goodbye after what waits; only the first one counts. The reason is cut to fit.
  void Close(std::uint16_t code, std::string_view reason, Time now);
  [[nodiscard]] bool Closing() const { return closing_; }

  enum class Step : std::uint8_t { kNothing, kWrite, kSayGoodbye };
  // What to do now: write Front() and then say Written or Broken, or say goodbye, once.
  [[nodiscard]] Step Next(Time now);
  [[nodiscard]] const std::string& Front() const { return *queue_.front(); }
  [[nodiscard]] std::uint16_t Code() const { return code_; }
  [[nodiscard]] const std::string& Reason() const { return reason_; }
  void Written();
  void Broken();  // The connection is gone.

  // Now and then: whether to hang up. Closes where a message takes too long.
  [[nodiscard]] bool OutOfPatience(Time now);

 private:
  // What waits is dropped, all but the message that is half-way out.
  void CutOff(Time now);

  Patience patience_;
  std::deque<Bytes> queue_;  // The first is being written while `writing_`.
  std::size_t waiting_ = 0;  // Bytes in it.
  bool writing_ = false;
  bool closing_ = false;
  bool said_goodbye_ = false;
  std::uint16_t code_ = 0;
  std::string reason_;
  Time writing_since_;
  Time hang_up_at_;
};

}  // namespace folsom
