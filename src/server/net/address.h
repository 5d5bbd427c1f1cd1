// Internet addresses and ranges of them, IPv4 and IPv6.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace folsom {

// In network order; an IPv4 address is in the first four bytes.
struct IpAddress {
  std::array<std::uint8_t, 16> bytes{};
  bool v4 = false;
  bool operator==(const IpAddress&) const = default;
};

// "192.0.2.7", "2001:db8::1"; nothing else: no ports, brackets, zones, or short forms of IPv4.
[[nodiscard]] std::optional<IpAddress> IpFrom(std::string_view text);
[[nodiscard]] std::string IpText(const IpAddress& address);
// ::ffff:192.0.2.7 is the IPv4 address it stands for; others stay as they are.
[[nodiscard]] IpAddress Unmapped(const IpAddress& address);

// "10.0.0.0/8", "fd00::/8", or one address.
struct IpRange {
  IpAddress base;
  int bits = 0;
  [[nodiscard]] bool Has(const IpAddress& address) const;
};
[[nodiscard]] std::optional<IpRange> IpRangeFrom(std::string_view text);

// Whether it can belong to a machine on the public internet: not this host, not a private, shared,
// link-local, multicast, documentation or reserved one, and none that stands for an IPv4 address.
[[nodiscard]] bool IsPublic(const IpAddress& address);

// Whom limits count as one: an IPv4 address, or the /64 of an IPv6 address, which a single home has
// to itself: "192.0.2.7", "2001:db8:1:2::/64". This machine is "::1".
[[nodiscard]] std::string LimitKeyOf(const IpAddress& address);

}  // namespace folsom
