#include "server/net/proxy.h"

#include <algorithm>

#include "server/net/url.h"

namespace folsom {

namespace {

std::string_view Trimmed(std::string_view text) {
  constexpr std::string_view kBlanks = " \t";
  const std::size_t first = text.find_first_not_of(kBlanks);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

// One hop: an address, which some proxies write with brackets or a port ("[::1]:80", "1.2.3.4:80").
std::optional<IpAddress> HopFrom(std::string_view text) {
  text = Trimmed(text);
  if (const std::optional<IpAddress> plain = IpFrom(text)) return plain;
  const std::optional<std::string> host = HostFrom(text);
  return host ? IpFrom(*host) : std::nullopt;
}

}  // namespace

Result<TrustedProxies> TrustedProxies::From(std::span<const std::string> ranges) {
  TrustedProxies trusted;
  for (const std::string& text : ranges) {
    const std::optional<IpRange> range = IpRangeFrom(text);
    if (!range) {
      return Problem{.code = "serve/bad_proxy",
                     .message = "\"" + text + "\" is no address or range (10.0.0.0/8, fd00::/8)"};
    }
    trusted.ranges_.push_back(*range);
  }
  return trusted;
}

bool TrustedProxies::Trusts(const IpAddress& address) const {
  const IpAddress plain = Unmapped(address);
  return std::any_of(ranges_.begin(), ranges_.end(),
                     [&](const IpRange& range) { return range.Has(plain); });
}

IpAddress TrustedProxies::ClientOf(const IpAddress& remote, std::string_view forwarded) const {
  IpAddress client = Unmapped(remote);
  while (Trusts(client) && !forwarded.empty()) {
    const std::size_t comma = forwarded.rfind(',');
    const bool last = comma == std::string_view::npos;
    const std::optional<IpAddress> hop = HopFrom(last ? forwarded : forwarded.substr(comma + 1));
    if (!hop) break;
    client = Unmapped(*hop);
    forwarded = last ? std::string_view{} : forwarded.substr(0, comma);
  }
  return client;
}

}  // namespace folsom
