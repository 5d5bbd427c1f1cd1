// A progress bar with the time that is left, on standard error, if that is a terminal.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>

namespace folsom {

// "0:42", "12:05", "3:00:09".
[[nodiscard]] std::string ClockText(double seconds);

class ProgressBar {
 public:
  // `already`: games that were done before; they say nothing about the speed.
  ProgressBar(std::uint64_t games, std::uint64_t already);
  ~ProgressBar();
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;

  // `more` is shown at the end of the line.
  void Show(std::uint64_t done, const std::string& more = {});

 private:
  std::uint64_t games_;
  std::uint64_t already_;
  std::chrono::steady_clock::time_point start_;
  bool terminal_;
};

}  // namespace folsom
