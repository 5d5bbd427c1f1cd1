#include "server/http/http_origin.h"

#include <algorithm>
#include <array>

#include "server/net/address.h"
#include "server/net/url.h"

namespace folsom {

namespace {

constexpr std::array kHomeDomains{".local", ".lan", ".internal", ".home.arpa"};

}  // namespace

OwnHosts::OwnHosts(const Settings& settings, std::string_view machine) {
  names_.insert("localhost");
  const auto add = [this](const std::string& url) {
    if (const std::optional<Url> read = UrlFrom(url)) names_.insert(read->host);
  };
  add(settings.public_url);
  for (const std::string& origin : settings.origins) add(origin);
  if (machine.empty()) return;
  names_.emplace(machine);
  const std::string first(machine.substr(0, machine.find('.')));
  names_.insert(first);
  for (const char* domain : kHomeDomains) names_.insert(first + domain);
}

bool OwnHosts::Has(std::string_view host) const {
  if (host.empty()) return true;
  const std::optional<std::string> name = HostFrom(host);
  return name && (names_.contains(*name) || IpFrom(*name));
}

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
