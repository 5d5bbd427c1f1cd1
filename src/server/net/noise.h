// What a connection sends besides messages: control frames, empty fragments, headers of small ones.
// A little is usual, and answered; who sends it on and on is to be cut off. Counted are the bytes
// that came and were no part of a message, less so many a second. Knows no sockets.
#pragma once

#include <chrono>
#include <cstddef>

namespace folsom {

class Noise {
 public:
  using Time = std::chrono::steady_clock::time_point;
  // What comes counts as noise until its message is whole.
  explicit Noise(std::size_t longest_message) : most_(longest_message + kBurst) {}

  void Came(std::size_t bytes, Time now);
  // So many of them were a message.
  void WereMessage(std::size_t bytes);
  [[nodiscard]] bool TooMuch() const { return bytes_ > most_; }
  // Begins anew.
  void Forget() { bytes_ = 0; }

  static constexpr std::size_t kBurst = 16 * 1024;
  static constexpr std::size_t kPerSecond = 1024;

 private:
  void Take(std::size_t bytes) { bytes_ -= bytes < bytes_ ? bytes : bytes_; }

  std::size_t most_;
  std::size_t bytes_ = 0;
  Time leaked_at_{};
};

}  // namespace folsom
