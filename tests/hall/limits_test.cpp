#include "hall/limits/limits.h"

#include <gtest/gtest.h>

namespace folsom {
namespace {

TEST(TokenBucket, GivesABurstAndThenSoManyASecond) {
  TokenBucket bucket(2, 3);
  Millis now = 1000;
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(bucket.Take(now));
  EXPECT_FALSE(bucket.Take(now));
  EXPECT_FALSE(bucket.Take(now += 499));
  EXPECT_TRUE(bucket.Take(now += 1));
  EXPECT_FALSE(bucket.IsFull(now));
  EXPECT_TRUE(bucket.IsFull(now + 1500));
  EXPECT_FALSE(bucket.Take(now - 10'000)) << "time that goes back gives nothing";
}

TEST(TokenBucket, TakesBackNoMoreThanItHolds) {
  TokenBucket bucket(1, 2);
  EXPECT_TRUE(bucket.Take(1000));
  EXPECT_TRUE(bucket.Take(1000));
  bucket.GiveBack();
  EXPECT_TRUE(bucket.Take(1000));
  EXPECT_FALSE(bucket.Take(1000));
  for (int i = 0; i < 5; ++i) bucket.GiveBack();
  EXPECT_TRUE(bucket.Take(1000));
  EXPECT_TRUE(bucket.Take(1000));
  EXPECT_FALSE(bucket.Take(1000));
}

TEST(AddressLimits, ForgetsWhoIsGoneAndRested) {
  const HallSettings settings;
  AddressLimits limits(settings);
  limits.Connected("192.0.2.1");
  EXPECT_TRUE(limits.TakeMessage("192.0.2.2", 1000));
  EXPECT_TRUE(limits.TakeNewPerson("192.0.2.3", 1000));
  limits.Sweep(1001);
  EXPECT_EQ(limits.Size(), 3U);
  limits.Sweep(120'000);
  EXPECT_EQ(limits.Size(), 1U) << "one is connected";
  limits.Disconnected("192.0.2.1");
  limits.Sweep(120'000);
  EXPECT_EQ(limits.Size(), 0U);
}

}  // namespace
}  // namespace folsom
