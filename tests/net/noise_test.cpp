#include "server/net/noise.h"

#include <gtest/gtest.h>

namespace folsom {
namespace {

constexpr std::size_t kLongest = 1000;
constexpr std::size_t kPing = 6;
constexpr Noise::Time kBegun{std::chrono::hours(1)};

TEST(Noise, MessagesAreNone) {
  Noise noise(kLongest);
  for (int i = 0; i < 10'000; ++i) {
    noise.Came(kLongest + 8, kBegun);
    ASSERT_FALSE(noise.TooMuch()) << i;
    noise.WereMessage(kLongest);
  }
}

TEST(Noise, FramesThatAreNoMessagesAddUp) {
  Noise noise(kLongest);
  std::size_t pings = 0;
  while (!noise.TooMuch() && pings < 100'000) {
    noise.Came(kPing, kBegun);
    ++pings;
  }
  EXPECT_EQ(pings, (kLongest + Noise::kBurst) / kPing + 1);
  noise.Forget();
  EXPECT_FALSE(noise.TooMuch());
}

TEST(Noise, ALittleEverySecondIsForgotten) {
  Noise noise(kLongest);
  for (int second = 0; second < 1000; ++second) {
    noise.Came(Noise::kPerSecond, kBegun + std::chrono::seconds(second));
    ASSERT_FALSE(noise.TooMuch()) << second;
  }
}

}  // namespace
}  // namespace folsom
