#include "server/notices/webhook.h"

#include <algorithm>
#include <cctype>
#include <charconv>

namespace folsom {

namespace {

Problem BadUrl(std::string_view why) {
  return {.code = "webhook/bad_url", .message = std::string(why)};
}

std::string InLowerCase(std::string_view text) {
  std::string lower(text);
  std::transform(lower.begin(), lower.end(), lower.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return lower;
}

bool IsNameChar(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '-' || c == '.' || c == '_';
}

bool IsHostName(std::string_view host, bool allow_private) {
  if (host.empty() || host.size() > 253 || !std::all_of(host.begin(), host.end(), IsNameChar)) {
    return false;
  }
  if (host.front() == '.' || host.find("..") != std::string_view::npos) return false;
  return allow_private || host.find('.') != std::string_view::npos;
}

bool IsVisible(char c) { return c > ' ' && c < '\x7F'; }

// Splits "host:port" or "[address]:port"; false if there is no telling.
bool ReadAuthority(std::string_view text, WebhookUrl& url) {
  std::string_view port;
  if (text.starts_with('[')) {
    const std::size_t end = text.find(']');
    if (end == std::string_view::npos) return false;
    url.host = text.substr(1, end - 1);
    if (!IpFrom(url.host)) return false;
    port = text.substr(end + 1);
  } else {
    const std::size_t colon = text.find(':');
    url.host = text.substr(0, colon);
    if (colon != std::string_view::npos) port = text.substr(colon);
  }
  if (port.empty()) return true;
  if (port.size() < 2 || port.front() != ':') return false;
  const char* const end = port.data() + port.size();
  const auto [stop, error] = std::from_chars(port.data() + 1, end, url.port);
  return error == std::errc{} && stop == end && url.port != 0;
}

// The ports of web servers, and those that any user may open.
bool IsUsualPort(std::uint16_t port) { return port == 443 || port >= 1024; }

// Host and port; says what is wrong with them, or nothing.
std::string_view ReadHost(std::string_view authority, bool allow_private, WebhookUrl& url) {
  if (authority.find('@') != std::string_view::npos) {
    return "the address must not hold a name or password";
  }
  if (!ReadAuthority(authority, url)) return "the address has no good host and port";
  url.host = InLowerCase(url.host);
  const std::optional<IpAddress> literal = IpFrom(url.host);
  if (!literal && !IsHostName(url.host, allow_private)) return "the host is no name";
  if (literal && !WebhookAddress({&*literal, 1}, allow_private)) {
    return "the host is not on the public internet";
  }
  if (!allow_private && !IsUsualPort(url.port)) return "the port must be 443 or above 1023";
  return {};
}

}  // namespace

Result<WebhookUrl> WebhookUrlFrom(std::string_view text, bool allow_private) {
  if (text.size() > kMaxWebhookUrl) return BadUrl("the address is too long");
  if (!std::all_of(text.begin(), text.end(), IsVisible)) {
    return BadUrl("the address has characters that it must not have");
  }
  WebhookUrl url;
  const std::size_t colon = text.find("://");
  const std::string scheme = InLowerCase(text.substr(0, colon));
  url.tls = scheme == "https";
  if (colon == std::string_view::npos || (!url.tls && !(allow_private && scheme == "http"))) {
    return BadUrl("the address must begin with https://");
  }
  url.port = url.tls ? 443 : 80;
  const std::string_view rest = text.substr(colon + 3);
  const std::size_t end = std::min(rest.find_first_of("/?#"), rest.size());
  if (const std::string_view why = ReadHost(rest.substr(0, end), allow_private, url);
      !why.empty()) {
    return BadUrl(why);
  }
  const std::string_view target = rest.substr(end, rest.find('#') - end);
  url.target = target.starts_with('/') ? std::string(target) : "/" + std::string(target);
  return url;
}

std::optional<IpAddress> WebhookAddress(std::span<const IpAddress> resolved, bool allow_private) {
  if (resolved.empty()) return std::nullopt;
  if (!allow_private && !std::all_of(resolved.begin(), resolved.end(), IsPublic)) {
    return std::nullopt;
  }
  return resolved.front();
}

std::string WebhookRequest(const WebhookUrl& url, std::string_view body) {
  std::string host = url.host.find(':') == std::string::npos ? url.host : "[" + url.host + "]";
  if (url.port != (url.tls ? 443 : 80)) host += ":" + std::to_string(url.port);
  std::string text = "POST " + url.target + " HTTP/1.1\r\nHost: " + host;
  text += "\r\nUser-Agent: folsom\r\nContent-Type: application/json\r\nContent-Length: ";
  text += std::to_string(body.size()) + "\r\nConnection: close\r\n\r\n";
  return text.append(body);
}

int WebhookStatus(std::string_view answer) {
  if (answer.size() < 12 || !answer.starts_with("HTTP/1.") || answer[8] != ' ') return 0;
  int status = 0;
  const char* const begin = answer.data() + 9;
  const auto [stop, error] = std::from_chars(begin, begin + 3, status);
  return error == std::errc{} && stop == begin + 3 ? status : 0;
}

bool WebhookQueue::Add(std::string url, std::string body, Millis now) {
  Forget(now);
  const Result<WebhookUrl> read = WebhookUrlFrom(url, true);
  if (!read || calls_.size() >= kMaxWebhooks) return false;
  const std::string host = read->host + " " + std::to_string(read->port);
  const auto of_url = std::ranges::count(calls_, url, &Call::url);
  const auto of_host = std::ranges::count(calls_, host, &Call::host);
  if (static_cast<std::size_t>(of_url) >= kWebhooksPerUrl ||
      static_cast<std::size_t>(of_host) >= kWebhooksPerHost) {
    return false;
  }
  calls_.push_back({.url = std::move(url), .body = std::move(body), .host = host, .due = now});
  return true;
}

Millis WebhookQueue::DueOf(const Call& call) const {
  Millis due = call.due;
  if (const auto url = urls_.find(call.url); url != urls_.end()) due = std::max(due, url->second);
  const auto host = hosts_.find(call.host);
  return host == hosts_.end() ? due : std::max(due, host->second);
}

std::deque<WebhookQueue::Call>::const_iterator WebhookQueue::Foremost() const {
  auto first = calls_.end();
  for (auto at = calls_.begin(); at != calls_.end(); ++at) {
    if (busy_.contains(at->host)) continue;
    if (first == calls_.end() || DueOf(*at) < DueOf(*first)) first = at;
  }
  return first;
}

std::optional<WebhookQueue::Call> WebhookQueue::Next(Millis now) {
  const auto first = Foremost();
  if (first == calls_.end() || DueOf(*first) > now) return std::nullopt;
  Call call = *first;
  calls_.erase(first);
  busy_.insert(call.host);
  return call;
}

void WebhookQueue::Finished(Call call, bool taken, Millis now) {
  busy_.erase(call.host);
  hosts_[call.host] = now + (taken || !call.again ? kHostPause : kHostRest);
  urls_[call.url] = now + (taken || call.again ? kWebhookPause : kWebhookRetry);
  if (taken || call.again) return;
  call.again = true;
  calls_.push_front(std::move(call));
}

std::optional<Millis> WebhookQueue::NextDue() const {
  const auto first = Foremost();
  if (first == calls_.end()) return std::nullopt;
  return DueOf(*first);
}

void WebhookQueue::Forget(Millis now) {
  const auto over = [now](const auto& entry) { return entry.second <= now; };
  std::erase_if(urls_, over);
  std::erase_if(hosts_, over);
}

}  // namespace folsom
