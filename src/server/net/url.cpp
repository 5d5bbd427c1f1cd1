#include "server/net/url.h"

#include <algorithm>
#include <boost/url/parse.hpp>
#include <boost/url/parse_query.hpp>
#include <boost/url/url_view.hpp>
#include <cctype>

namespace folsom {

namespace urls = boost::urls;

namespace {

urls::string_view ForBoost(std::string_view text) { return {text.data(), text.size()}; }

std::string InSmallLetters(std::string text) {
  std::ranges::transform(text, text.begin(),
                         [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return text;
}

// Boost 1.81 lets pass what it should not: ports above 65535, and "https://x:4a/".
bool IsSound(const urls::url_view& url) {
  const bool port = !url.has_port() || std::to_string(url.port_number()) == url.port();
  return port && (url.encoded_path().empty() || url.is_path_absolute());
}

std::uint16_t UsualPort(urls::scheme scheme) {
  if (scheme == urls::scheme::https) return 443;
  return scheme == urls::scheme::http ? 80 : 0;
}

}  // namespace

std::optional<Url> UrlFrom(std::string_view text) {
  const urls::result<urls::url_view> parsed = urls::parse_uri(ForBoost(text));
  if (!parsed || parsed->encoded_host().empty() || !IsSound(*parsed)) return std::nullopt;
  if (parsed->has_port() && parsed->port_number() == 0) return std::nullopt;
  return Url{.scheme = InSmallLetters(std::string(parsed->scheme())),
             .host = InSmallLetters(parsed->host_address()),
             .port = parsed->has_port() ? parsed->port_number() : UsualPort(parsed->scheme_id()),
             .target = std::string(parsed->encoded_target()),
             .has_user = parsed->has_userinfo(),
             .has_fragment = parsed->has_fragment()};
}

std::optional<std::string> HostFrom(std::string_view authority) {
  const urls::result<urls::authority_view> parsed = urls::parse_authority(ForBoost(authority));
  if (!parsed || parsed->has_userinfo()) return std::nullopt;
  return InSmallLetters(parsed->host_address());
}

std::optional<HttpTarget> TargetFrom(std::string_view text) {
  const urls::result<urls::url_view> parsed = urls::parse_origin_form(ForBoost(text));
  if (!parsed) return std::nullopt;
  HttpTarget target{.path = parsed->path(), .query = std::string(parsed->encoded_query())};
  if (target.path.find('\0') != std::string::npos) return std::nullopt;
  return target;
}

std::string QueryValue(std::string_view query, std::string_view name) {
  const urls::result<urls::params_encoded_view> parsed = urls::parse_query(ForBoost(query));
  if (!parsed) return {};
  for (const urls::param_pct_view param : *parsed) {
    if (param.has_value && param.key.decode() == name) return param.value.decode();
  }
  return {};
}

}  // namespace folsom
