// By which names this server is asked for, and whose pages may speak to it.
#pragma once

#include <functional>
#include <set>
#include <string>
#include <string_view>

#include "server/settings.h"

namespace folsom {

// A page of another site can make its own name lead to this machine, 127.0.0.1 too (DNS rebinding);
// then its browser takes our answers for that site's. The header Host gives it away: it has a name
// that is not ours.
class OwnHosts {
 public:
  // `machine`: what the machine is called (MachineName).
  OwnHosts(const Settings& settings, std::string_view machine);

  // Whether `host`, a header Host, is an address, localhost, the machine's name (as it is, or in a
  // domain that is not for sale: `.local`), or that of settings.public_url or settings.origins. The
  // port does not matter. Empty, as only HTTP/1.0 may leave it, is fine: no browser does.
  [[nodiscard]] bool Has(std::string_view host) const;

 private:
  std::set<std::string, std::less<>> names_;
};

// Whether `origin` ("https://folsom.example") is this site's: settings.public_url or one of
// settings.origins; without a public_url that of `host`, the Host header, by either scheme. What is
// no origin (empty, "null", with a path) is nobody's.
[[nodiscard]] bool IsOwnOrigin(const Settings& settings, std::string_view origin,
                               std::string_view host);

}  // namespace folsom
