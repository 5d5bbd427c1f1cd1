#include "server/http/http_cache.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>

namespace folsom {
namespace {

TEST(ReplyCache, ForgetsWhatWasUsedLongestAgo) {
  ReplyCache cache(10);
  const auto text = [](const char* s) { return std::make_shared<const std::string>(s); };
  cache.Keep("a", text("aaaa"));
  cache.Keep("b", text("bbbb"));
  EXPECT_NE(cache.Find("a"), nullptr);
  cache.Keep("c", text("cccc"));
  EXPECT_EQ(cache.Find("b"), nullptr);
  EXPECT_EQ(*cache.Find("a"), "aaaa");
  EXPECT_EQ(*cache.Find("c"), "cccc");
  cache.Keep("big", text("more than ten"));
  EXPECT_EQ(cache.Find("big"), nullptr);
  EXPECT_EQ(cache.Size(), 8U);
}

}  // namespace
}  // namespace folsom
