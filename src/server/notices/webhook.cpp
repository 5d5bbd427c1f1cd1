#include "server/notices/webhook.h"

#include <algorithm>
#include <cctype>

#include "server/net/url.h"

namespace folsom {

namespace {

Problem BadUrl(std::string_view why) {
  return {.code = "webhook/bad_url", .message = std::string(why)};
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

// The ports of web servers, and those that any user may open.
bool IsUsualPort(std::uint16_t port) { return port == 443 || port >= 1024; }

// What is wrong with the host and the port, or nothing.
std::string_view WrongHost(const WebhookUrl& url, bool allow_private) {
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
  const std::optional<Url> parsed = UrlFrom(text);
  if (!parsed) return BadUrl("this is no web address");
  const bool tls = parsed->scheme == "https";
  if (!tls && !(allow_private && parsed->scheme == "http")) {
    return BadUrl("the address must begin with https://");
  }
  if (parsed->has_user) return BadUrl("the address must not hold a name or password");
  const std::string slash = parsed->target.starts_with('/') ? "" : "/";
  WebhookUrl url{
      .tls = tls, .host = parsed->host, .port = parsed->port, .target = slash + parsed->target};
  const std::string_view why = WrongHost(url, allow_private);
  if (!why.empty()) return BadUrl(why);
  return url;
}

std::string WebhookUrl::Text() const {
  const bool v6 = host.find(':') != std::string::npos;
  return (tls ? "https://" : "http://") + (v6 ? "[" + host + "]" : host) + ":" +
         std::to_string(port) + target;
}

std::optional<IpAddress> WebhookAddress(std::span<const IpAddress> resolved, bool allow_private) {
  if (resolved.empty()) return std::nullopt;
  if (!allow_private && !std::all_of(resolved.begin(), resolved.end(), IsPublic)) {
    return std::nullopt;
  }
  return resolved.front();
}

bool WebhookQueue::Add(std::string url, std::string body, Millis now,
                       std::vector<std::string> headers) {
  Forget(now);
  const Result<WebhookUrl> read = WebhookUrlFrom(url, true);
  if (!read || calls_.size() >= kMaxWebhooks) return false;
  const std::string host = read->host + " " + std::to_string(read->port);
  const auto of_url = std::ranges::count(calls_, url, &Call::url);
  const auto of_host = std::ranges::count(calls_, host, &Call::host);
  if (static_cast<std::size_t>(of_url) >= kWebhooksPerUrl ||
      static_cast<std::size_t>(of_host) >= pace_.per_host) {
    return false;
  }
  calls_.push_back({.url = std::move(url),
                    .body = std::move(body),
                    .headers = std::move(headers),
                    .host = host,
                    .due = now});
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

void WebhookQueue::Finished(Call call, bool done, Millis now) {
  busy_.erase(call.host);
  hosts_[call.host] = now + (done || !call.again ? pace_.host_pause : kHostRest);
  urls_[call.url] = now + (done || call.again ? pace_.url_pause : kWebhookRetry);
  if (done || call.again) return;
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
