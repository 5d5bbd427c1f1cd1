#include "server/net/proxy.h"

#include <gtest/gtest.h>

namespace folsom {
namespace {

TrustedProxies Trusting(const std::vector<std::string>& ranges) {
  const Result<TrustedProxies> trusted = TrustedProxies::From(ranges);
  EXPECT_TRUE(trusted);
  return trusted ? *trusted : TrustedProxies{};
}

// Whom `trusted` takes for the client.
std::string ClientSeen(const TrustedProxies& trusted, std::string_view remote,
                       std::string_view forwarded) {
  return IpText(trusted.ClientOf(*IpFrom(remote), forwarded));
}

TEST(Proxy, WithoutTrustTheHeaderIsIgnored) {
  EXPECT_EQ(ClientSeen({}, "192.0.2.7", "203.0.113.5"), "192.0.2.7");
  EXPECT_EQ(ClientSeen({}, "127.0.0.1", "203.0.113.5"), "127.0.0.1");
}

TEST(Proxy, AStrangerIsNotBelieved) {
  const TrustedProxies trusted = Trusting({"10.0.0.0/8"});
  EXPECT_EQ(ClientSeen(trusted, "192.0.2.7", "203.0.113.5"), "192.0.2.7");
}

TEST(Proxy, ATrustedProxyIs) {
  const TrustedProxies trusted = Trusting({"10.0.0.0/8", "fd00::/8"});
  EXPECT_EQ(ClientSeen(trusted, "10.1.2.3", "203.0.113.5"), "203.0.113.5");
  EXPECT_EQ(ClientSeen(trusted, "fd00::1", "2001:db8::5"), "2001:db8::5");
  EXPECT_EQ(ClientSeen(trusted, "::ffff:10.1.2.3", "203.0.113.5"), "203.0.113.5");
  EXPECT_EQ(ClientSeen(trusted, "10.1.2.3", "::ffff:203.0.113.5"), "203.0.113.5");
}

// Whatever a client writes into the header itself stands to the left of what our proxies wrote.
TEST(Proxy, TheRightmostUntrustedAddressCounts) {
  const TrustedProxies trusted = Trusting({"10.0.0.0/8"});
  EXPECT_EQ(ClientSeen(trusted, "10.0.0.1", "1.1.1.1, 203.0.113.5"), "203.0.113.5");
  EXPECT_EQ(ClientSeen(trusted, "10.0.0.1", "1.1.1.1, 203.0.113.5 ,10.0.0.2,10.0.0.3"),
            "203.0.113.5");
  EXPECT_EQ(ClientSeen(trusted, "10.0.0.1", "10.9.9.9, 10.0.0.2"), "10.9.9.9");
}

TEST(Proxy, WhatCannotBeReadEndsTheWay) {
  const TrustedProxies trusted = Trusting({"10.0.0.0/8"});
  EXPECT_EQ(ClientSeen(trusted, "10.0.0.1", ""), "10.0.0.1");
  EXPECT_EQ(ClientSeen(trusted, "10.0.0.1", "unknown"), "10.0.0.1");
  EXPECT_EQ(ClientSeen(trusted, "10.0.0.1", "203.0.113.5, bad, 10.0.0.2"), "10.0.0.2");
  EXPECT_EQ(ClientSeen(trusted, "10.0.0.1", "203.0.113.5,"), "10.0.0.1");
  EXPECT_EQ(ClientSeen(trusted, "10.0.0.1", ",,,,"), "10.0.0.1");
}

TEST(Proxy, PortsAndBracketsAreUnderstood) {
  const TrustedProxies trusted = Trusting({"10.0.0.1"});
  EXPECT_EQ(ClientSeen(trusted, "10.0.0.1", "203.0.113.5:4711"), "203.0.113.5");
  EXPECT_EQ(ClientSeen(trusted, "10.0.0.1", "[2001:db8::5]:4711"), "2001:db8::5");
  EXPECT_EQ(ClientSeen(trusted, "10.0.0.1", "[2001:db8::5"), "10.0.0.1");
}

TEST(Proxy, ABadRangeIsRefused) {
  for (const char* text : {"", "10.0.0.0/40", "everyone", "10.0.0.0/8,fd00::/8"}) {
    const std::vector<std::string> ranges{"10.0.0.0/8", text};
    const Result<TrustedProxies> trusted = TrustedProxies::From(ranges);
    ASSERT_FALSE(trusted) << text;
    EXPECT_EQ(trusted.Error().code, "serve/bad_proxy");
  }
}

}  // namespace
}  // namespace folsom
