#include "server/net/url.h"

#include <gtest/gtest.h>

namespace folsom {
namespace {

TEST(Url, IsTakenApart) {
  const std::optional<Url> url = UrlFrom("HTTPS://me@Folsom.Example:8443/a%20b?c=d#e");
  ASSERT_TRUE(url);
  EXPECT_EQ(url->scheme, "https");
  EXPECT_EQ(url->host, "folsom.example");
  EXPECT_EQ(url->port, 8443);
  EXPECT_EQ(url->target, "/a%20b?c=d");
  EXPECT_TRUE(url->has_user);
  EXPECT_TRUE(url->has_fragment);
  EXPECT_FALSE(url->IsOrigin());
  EXPECT_EQ(UrlFrom("http://[2001:DB8::1]/")->host, "2001:db8::1");
}

TEST(Url, AnOriginHasAPortWhetherItIsWrittenOrNot) {
  const std::optional<Url> origin = UrlFrom("https://x.example");
  ASSERT_TRUE(origin);
  EXPECT_TRUE(origin->IsOrigin());
  EXPECT_TRUE(origin->SameOrigin(*UrlFrom("https://X.example:443/path")));
  EXPECT_FALSE(origin->SameOrigin(*UrlFrom("http://x.example:443")));
  EXPECT_FALSE(origin->SameOrigin(*UrlFrom("https://x.example:444")));
  EXPECT_FALSE(origin->SameOrigin(*UrlFrom("https://y.example")));
}

TEST(Url, WhatIsNoneIsNone) {
  for (const char* text : {"", "null", "x.example", "/path", "https:", "https://", "https:///path",
                           "https://x:0/", "https://x:/", "https://x:65536/", "https://x:4a/",
                           "https://[::1", "https://a b/", "https://x/\x7F", "https://x/%zz"}) {
    EXPECT_FALSE(UrlFrom(text)) << text;
  }
}

TEST(Url, AHostIsFoundWithAPortAndWithout) {
  EXPECT_EQ(HostFrom("192.0.2.1:80"), "192.0.2.1");
  EXPECT_EQ(HostFrom("192.0.2.1"), "192.0.2.1");
  EXPECT_EQ(HostFrom("[::1]:80"), "::1");
  EXPECT_EQ(HostFrom("[::1"), std::nullopt);
  EXPECT_EQ(HostFrom("me@x"), std::nullopt);
}

TEST(HttpTarget, IsDecoded) {
  const std::optional<HttpTarget> target = TargetFrom("/a%20b/%C3%A4?x=%20&y");
  ASSERT_TRUE(target);
  EXPECT_EQ(target->path, "/a b/\xC3\xA4");
  EXPECT_EQ(target->query, "x=%20&y");
  EXPECT_EQ(TargetFrom("//a")->path, "//a");
  for (const char* bad : {"", "a", "*", "http://x/", "/%", "/%2", "/%zz", "/%00", "/a%0"}) {
    EXPECT_FALSE(TargetFrom(bad)) << bad;
  }
}

TEST(HttpTarget, ValuesOfItsQueryAreFound) {
  EXPECT_EQ(QueryValue("seat=2&before=7", "before"), "7");
  EXPECT_EQ(QueryValue("seat=%2D1", "seat"), "-1");
  EXPECT_EQ(QueryValue("seat", "seat"), "");
  EXPECT_EQ(QueryValue("xseat=1", "seat"), "");
  EXPECT_EQ(QueryValue("seat=%zz", "seat"), "");
}

}  // namespace
}  // namespace folsom
