#include "server/http/http_origin.h"

#include <gtest/gtest.h>

namespace folsom {
namespace {

TEST(HttpOrigin, WithoutAPublicUrlItIsThatOfTheHost) {
  const Settings settings;
  EXPECT_TRUE(IsOwnOrigin(settings, "http://here:7110", "here:7110"));
  EXPECT_TRUE(IsOwnOrigin(settings, "https://HERE", "here"));
  for (const char* other : {"", "null", "https://there", "https://here.evil", "https://here:1",
                            "ftp://here", "here", "https://here/"}) {
    EXPECT_FALSE(IsOwnOrigin(settings, other, "here")) << other;
  }
  EXPECT_FALSE(IsOwnOrigin(settings, "http://", ""));
}

TEST(HttpOrigin, WithOneOnlyThatCounts) {
  Settings settings;
  settings.public_url = "https://Folsom.example/";
  settings.origins = {"http://localhost:5173"};
  EXPECT_TRUE(IsOwnOrigin(settings, "https://folsom.example", "here"));
  EXPECT_TRUE(IsOwnOrigin(settings, "http://localhost:5173", "here"));
  EXPECT_FALSE(IsOwnOrigin(settings, "https://here", "here"));
  EXPECT_FALSE(IsOwnOrigin(settings, "http://folsom.example", "here"));
}

}  // namespace
}  // namespace folsom
