#include "server/net/address.h"

#include <gtest/gtest.h>

namespace folsom {
namespace {

IpAddress Ip(std::string_view text) {
  const std::optional<IpAddress> address = IpFrom(text);
  EXPECT_TRUE(address) << text;
  return address.value_or(IpAddress{});
}

TEST(Address, IsReadAndWrittenBack) {
  for (const char* text : {"0.0.0.0", "192.0.2.7", "255.255.255.255", "::", "::1", "2001:db8::1",
                           "fe80::1:2:3:4", "::ffff:192.0.2.7"}) {
    EXPECT_EQ(IpText(Ip(text)), text);
  }
}

TEST(Address, WhatIsNoneIsRefused) {
  for (const char* text : {"", " ", "1.2.3", "1.2.3.4.5", "1.2.3.256", "01.2.3.4", "0x7f.0.0.1",
                           "2130706433", "127.1", "1.2.3.4 ", "1.2.3.4:80", "[::1]", "fe80::1%eth0",
                           "::1::", "localhost", "12345::", "::ffff:1.2.3.4.5"}) {
    EXPECT_FALSE(IpFrom(text)) << text;
  }
  EXPECT_FALSE(IpFrom(std::string_view("1.2.3.4\0", 8)));
  EXPECT_FALSE(IpFrom(std::string(1000, ':')));
}

TEST(Address, MappedOnesAreTheIpv4TheyStandFor) {
  EXPECT_EQ(Unmapped(Ip("::ffff:10.1.2.3")), Ip("10.1.2.3"));
  EXPECT_EQ(Unmapped(Ip("::fffe:10.1.2.3")), Ip("::fffe:10.1.2.3"));
  EXPECT_EQ(Unmapped(Ip("10.1.2.3")), Ip("10.1.2.3"));
}

TEST(Address, RangesEndAtTheirBits) {
  struct Row {
    const char* range;
    const char* inside;
    const char* outside;
  };
  for (const Row& row :
       {Row{"10.0.0.0/8", "10.255.255.255", "11.0.0.0"},
        Row{"172.16.0.0/12", "172.31.255.255", "172.32.0.0"},
        Row{"192.0.2.7", "192.0.2.7", "192.0.2.6"}, Row{"192.0.2.6/31", "192.0.2.7", "192.0.2.8"},
        Row{"fc00::/7", "fdff::1", "fe00::"},
        Row{"2001:db8::/33", "2001:db8:7fff::", "2001:db8:8000::"}, Row{"::1", "::1", "::"}}) {
    const std::optional<IpRange> range = IpRangeFrom(row.range);
    ASSERT_TRUE(range) << row.range;
    EXPECT_TRUE(range->Has(Ip(row.inside))) << row.range;
    EXPECT_FALSE(range->Has(Ip(row.outside))) << row.range;
  }
  EXPECT_TRUE(IpRangeFrom("0.0.0.0/0")->Has(Ip("203.0.113.9")));
  EXPECT_FALSE(IpRangeFrom("0.0.0.0/0")->Has(Ip("::1")));  // The other family.
  for (const char* text :
       {"10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/", "10.0.0.0/8x", "/8", "::/129", "10/8", "a/8"}) {
    EXPECT_FALSE(IpRangeFrom(text)) << text;
  }
}

TEST(Address, OnlyThoseOfThePublicInternetArePublic) {
  for (const char* text :
       {"1.1.1.1", "8.8.8.8", "9.255.255.255", "11.0.0.0", "100.63.255.255", "100.128.0.0",
        "172.15.0.1", "172.32.0.1", "192.167.1.1", "192.169.1.1", "198.17.0.1", "198.20.0.1",
        "223.255.255.255", "2606:4700::1111", "2a00:1450:4001::200e", "2001:4860:4860::8888"}) {
    EXPECT_TRUE(IsPublic(Ip(text))) << text;
  }
  for (const char* text : {"0.0.0.0",
                           "0.1.2.3",
                           "10.0.0.1",
                           "100.64.0.1",
                           "100.127.255.255",
                           "127.0.0.1",
                           "127.255.0.1",
                           "169.254.169.254",
                           "172.16.0.1",
                           "172.31.255.255",
                           "192.0.0.8",
                           "192.0.2.1",
                           "192.88.99.1",
                           "192.168.1.1",
                           "198.18.0.1",
                           "198.19.255.255",
                           "198.51.100.1",
                           "203.0.113.1",
                           "224.0.0.1",
                           "239.255.255.255",
                           "240.0.0.1",
                           "255.255.255.255",
                           "::",
                           "::1",
                           "::7f00:1",
                           "::ffff:8.8.8.8",
                           "::ffff:10.0.0.1",
                           "64:ff9b::808:808",
                           "64:ff9b:1::1",
                           "100::1",
                           "2001::1",
                           "2001:2::1",
                           "2001:10::1",
                           "2001:20::1",
                           "2001:db8::1",
                           "2002:0808:0808::1",
                           "3fff::1",
                           "fc00::1",
                           "fd12:3456::1",
                           "fe80::1",
                           "fec0::1",
                           "ff02::1",
                           "4000::1"}) {
    EXPECT_FALSE(IsPublic(Ip(text))) << text;
  }
}

TEST(Address, LimitsCountAHomeAsOne) {
  EXPECT_EQ(LimitKeyOf(Ip("192.0.2.7")), "192.0.2.7");
  EXPECT_EQ(LimitKeyOf(Ip("::ffff:192.0.2.7")), "192.0.2.7");
  EXPECT_EQ(LimitKeyOf(Ip("2001:db8:1:2:3:4:5:6")), "2001:db8:1:2::/64");
  EXPECT_EQ(LimitKeyOf(Ip("::1")), "::1");
  EXPECT_EQ(LimitKeyOf(Ip("2001:db8:1:2::9")), "2001:db8:1:2::/64");
  EXPECT_NE(LimitKeyOf(Ip("2001:db8:1:3::9")), "2001:db8:1:2::/64");
}

}  // namespace
}  // namespace folsom
