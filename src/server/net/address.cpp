#include "server/net/address.h"

#include <arpa/inet.h>

#include <algorithm>
#include <charconv>

namespace folsom {

namespace {

constexpr std::size_t kMaxAddressText = 45;  // INET6_ADDRSTRLEN without its zero.

// What IPv4 keeps for other uses (the IANA special-purpose registry).
constexpr std::array<std::string_view, 15> kNotPublic4{
    "0.0.0.0/8",     "10.0.0.0/8",      "100.64.0.0/10",  "127.0.0.0/8",    "169.254.0.0/16",
    "172.16.0.0/12", "192.0.0.0/24",    "192.0.2.0/24",   "192.88.99.0/24", "192.168.0.0/16",
    "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4",    "240.0.0.0/4"};
// Of IPv6 only this is given out to machines; mapped addresses, NAT64, unique-local, link-local and
// multicast ones all lie outside of it.
constexpr std::string_view kGlobal6 = "2000::/3";
constexpr std::array<std::string_view, 4> kNotPublic6{
    "2001::/23",      // Teredo, ORCHID, benchmarks.
    "2001:db8::/32",  // Documentation,
    "3fff::/20",      // and again.
    "2002::/16"};     // 6to4: stands for an IPv4 address.

template <std::size_t N>
bool InAny(const std::array<std::string_view, N>& ranges, const IpAddress& address) {
  return std::any_of(ranges.begin(), ranges.end(),
                     [&](std::string_view text) { return IpRangeFrom(text)->Has(address); });
}

int BitsOf(const IpAddress& address) { return address.v4 ? 32 : 128; }

}  // namespace

std::optional<IpAddress> IpFrom(std::string_view text) {
  if (text.empty() || text.size() > kMaxAddressText) return std::nullopt;
  const std::string copy(text);
  IpAddress address;
  address.v4 = copy.find(':') == std::string::npos;
  if (copy.find('\0') != std::string::npos) return std::nullopt;
  const int family = address.v4 ? AF_INET : AF_INET6;
  if (::inet_pton(family, copy.c_str(), address.bytes.data()) != 1) return std::nullopt;
  return address;
}

std::string IpText(const IpAddress& address) {
  std::array<char, INET6_ADDRSTRLEN> text{};
  ::inet_ntop(address.v4 ? AF_INET : AF_INET6, address.bytes.data(), text.data(), text.size());
  return text.data();
}

IpAddress Unmapped(const IpAddress& address) {
  static const IpRange kMapped = *IpRangeFrom("::ffff:0:0/96");
  if (!kMapped.Has(address)) return address;
  IpAddress inner;
  inner.v4 = true;
  std::copy_n(address.bytes.begin() + 12, 4, inner.bytes.begin());
  return inner;
}

bool IpRange::Has(const IpAddress& address) const {
  if (address.v4 != base.v4) return false;
  const auto whole = static_cast<std::size_t>(bits / 8);
  if (!std::equal(base.bytes.begin(), base.bytes.begin() + static_cast<std::ptrdiff_t>(whole),
                  address.bytes.begin())) {
    return false;
  }
  if (bits % 8 == 0) return true;
  const int shift = 8 - bits % 8;
  return base.bytes[whole] >> shift == address.bytes[whole] >> shift;
}

std::optional<IpRange> IpRangeFrom(std::string_view text) {
  const std::size_t slash = text.find('/');
  const std::optional<IpAddress> base = IpFrom(text.substr(0, slash));
  if (!base) return std::nullopt;
  IpRange range{.base = *base, .bits = BitsOf(*base)};
  if (slash == std::string_view::npos) return range;
  const std::string_view number = text.substr(slash + 1);
  const char* const end = number.data() + number.size();
  const auto [stop, error] = std::from_chars(number.data(), end, range.bits);
  if (error != std::errc{} || stop != end || number.empty()) return std::nullopt;
  if (range.bits < 0 || range.bits > BitsOf(*base)) return std::nullopt;
  return range;
}

bool IsPublic(const IpAddress& address) {
  if (address.v4) return !InAny(kNotPublic4, address);
  return IpRangeFrom(kGlobal6)->Has(address) && !InAny(kNotPublic6, address);
}

std::string LimitKeyOf(const IpAddress& address) {
  IpAddress key = Unmapped(address);
  if (key.v4 || key == *IpFrom("::1")) return IpText(key);
  std::fill(key.bytes.begin() + 8, key.bytes.end(), std::uint8_t{0});
  return IpText(key) + "/64";
}

}  // namespace folsom
