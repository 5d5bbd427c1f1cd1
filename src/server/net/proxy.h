// Whose address a request comes from. A proxy in front of the server says so in X-Forwarded-For; as
// anybody can write that header, it is believed only as far as trusted proxies have written it.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "record/words/result.h"
#include "server/net/address.h"

namespace folsom {

class TrustedProxies {
 public:
  TrustedProxies() = default;
  // Of ranges in text (--trusted-proxy). Code: serve/bad_proxy.
  [[nodiscard]] static Result<TrustedProxies> From(std::span<const std::string> ranges);

  [[nodiscard]] bool Trusts(const IpAddress& address) const;
  // The last hop that is not a trusted proxy, going back from `remote` (the other end of the
  // connection) through `forwarded` (all X-Forwarded-For headers, joined by commas) from its right
  // end. What cannot be read ends the way: then the proxy that wrote it counts.
  [[nodiscard]] IpAddress ClientOf(const IpAddress& remote, std::string_view forwarded) const;

 private:
  std::vector<IpRange> ranges_;
};

}  // namespace folsom
