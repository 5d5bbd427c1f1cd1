#include "server/http/http_origin.h"

#include <algorithm>
#include <string>

namespace folsom {

namespace {

bool SameOrigin(std::string_view a, std::string_view b) {
  const auto low = [](char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  };
  return std::ranges::equal(a, b, {}, low, low);
}

}  // namespace

bool IsOwnOrigin(const Settings& settings, std::string_view origin, std::string_view host) {
  if (origin.empty()) return false;
  const auto is_it = [origin](std::string_view own) { return SameOrigin(origin, own); };
  if (std::ranges::any_of(settings.origins, is_it)) return true;
  std::string_view own = settings.public_url;
  if (own.ends_with('/')) own.remove_suffix(1);
  if (!own.empty()) return is_it(own);
  if (host.empty()) return false;
  return is_it("http://" + std::string(host)) || is_it("https://" + std::string(host));
}

}  // namespace folsom
