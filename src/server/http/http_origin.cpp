#include "server/http/http_origin.h"

#include <algorithm>
#include <string>

#include "server/net/url.h"

namespace folsom {

bool IsOwnOrigin(const Settings& settings, std::string_view origin, std::string_view host) {
  const std::optional<Url> from = UrlFrom(origin);
  if (!from || !from->IsOrigin()) return false;
  const auto is_it = [&from](const std::string& own) {
    const std::optional<Url> url = UrlFrom(own);
    return url && url->SameOrigin(*from);
  };
  if (std::ranges::any_of(settings.origins, is_it)) return true;
  if (!settings.public_url.empty()) return is_it(settings.public_url);
  return is_it("http://" + std::string(host)) || is_it("https://" + std::string(host));
}

}  // namespace folsom
