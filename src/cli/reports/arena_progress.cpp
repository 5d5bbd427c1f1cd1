#include "cli/reports/arena_progress.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>

namespace folsom {

std::string ClockText(double seconds) {
  const auto whole = static_cast<std::uint64_t>(std::ceil(std::max(0.0, seconds)));
  const std::uint64_t hours = whole / 3600;
  const std::uint64_t minutes = whole / 60 % 60;
  if (hours > 0) return fmt::format("{}:{:02}:{:02}", hours, minutes, whole % 60);
  return fmt::format("{}:{:02}", minutes, whole % 60);
}

ProgressBar::ProgressBar(std::uint64_t games, std::uint64_t already)
    : games_(games),
      already_(already),
      start_(std::chrono::steady_clock::now()),
      terminal_(::isatty(STDERR_FILENO) == 1) {}

ProgressBar::~ProgressBar() {
  if (terminal_) fmt::print(stderr, "\r\x1b[K");
}

void ProgressBar::Show(std::uint64_t done, const std::string& more) {
  if (!terminal_ || games_ == 0) return;
  constexpr std::size_t kWidth = 30;
  const auto filled =
      static_cast<std::size_t>(static_cast<double>(done) * kWidth / static_cast<double>(games_));
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start_;
  std::string left = "…";
  if (done > already_) {
    left = ClockText(took.count() * static_cast<double>(games_ - done) /
                     static_cast<double>(done - already_));
  }
  fmt::print(stderr, "\r[{}{}] {} of {}, {} left{}\x1b[K", std::string(filled, '#'),
             std::string(kWidth - filled, ' '), done, games_, left, more);
}

}  // namespace folsom
