#include "server/net/noise.h"

namespace folsom {

namespace {

constexpr std::size_t kLongestHeader = 14;  // Of a frame.

}  // namespace

void Noise::Came(std::size_t bytes, Time now) {
  const auto passed = std::chrono::duration_cast<std::chrono::seconds>(now - leaked_at_);
  if (passed.count() > 0) {
    Take(static_cast<std::size_t>(passed.count()) * kPerSecond);
    leaked_at_ = now;
  }
  bytes_ += bytes;
}

void Noise::WereMessage(std::size_t bytes) { Take(bytes + kLongestHeader); }

}  // namespace folsom
