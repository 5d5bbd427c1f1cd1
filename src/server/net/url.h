// URLs taken apart. By Boost.URL, which is strict: what RFC 3986 does not allow is no URL.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace folsom {

// "https://user@folsom.example:8443/a?b#c"
struct Url {
  std::string scheme;      // In lower case.
  std::string host;        // In lower case, decoded; an IPv6 address without its brackets.
  std::uint16_t port = 0;  // Where none is given that of http or https, else 0.
  std::string target;      // Path and query as they stand: "/a?b"; empty: neither.
  bool has_user = false;
  bool has_fragment = false;

  // Scheme, host and port, and nothing else: what browsers send as Origin.
  [[nodiscard]] bool IsOrigin() const { return target.empty() && !has_user && !has_fragment; }
  [[nodiscard]] bool SameOrigin(const Url& other) const {
    return scheme == other.scheme && host == other.host && port == other.port;
  }
};
// Only with a host; a port, where one is given, is 1 to 65535.
[[nodiscard]] std::optional<Url> UrlFrom(std::string_view text);

// The host of "host:port", "host" or "[address]:port", as in Url.
[[nodiscard]] std::optional<std::string> HostFrom(std::string_view authority);

// The target of a request line: the path, decoded, and the raw query.
struct HttpTarget {
  std::string path;
  std::string query;
};
// Not if it does not begin with a slash, cannot be decoded, or has a zero byte in it.
[[nodiscard]] std::optional<HttpTarget> TargetFrom(std::string_view text);
// The first value of that name in a raw query, decoded; empty if there is none.
[[nodiscard]] std::string QueryValue(std::string_view query, std::string_view name);

}  // namespace folsom
