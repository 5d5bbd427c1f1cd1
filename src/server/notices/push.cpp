#include "server/notices/push.h"

#include <algorithm>

namespace folsom {

namespace {

constexpr Millis kVapidLife = 12 * 3'600'000LL;  // A day at most.
constexpr Millis kShortestLife = 60'000;
constexpr Millis kLongestLife = 28 * 86'400'000LL;

std::optional<PushReader> ReaderOf(const PushAddress& to) {
  const std::optional<std::string> point = FromBase64Url(to.key);
  const std::optional<std::string> auth = FromBase64Url(to.auth);
  const bool fine = point && auth && auth->size() == kPushAuthBytes && IsP256Point(*point);
  if (!fine) return std::nullopt;
  return PushReader{.point = *point, .auth = *auth};
}

std::string OriginOf(const WebhookUrl& url) {
  const std::string whole = WebhookUrl{url.tls, url.host, url.port, ""}.Text();
  const std::string usual = url.tls ? ":443" : ":80";
  return whole.ends_with(usual) ? whole.substr(0, whole.size() - usual.size()) : whole;
}

// Seconds for which a service keeps it for a browser that is off: no use after the deadline.
std::string LifeOf(Millis deadline, Millis now) {
  const Millis left = deadline == kNever ? kPushLife : deadline - now;
  return std::to_string(std::clamp(left, kShortestLife, kLongestLife) / 1000);
}

}  // namespace

std::optional<Problem> CheckPush(const PushAddress& to, bool allow_private) {
  const Result<WebhookUrl> url = WebhookUrlFrom(to.endpoint, allow_private);
  if (!url) return Problem{.code = "push/bad_endpoint", .message = url.Error().message};
  if (ReaderOf(to)) return std::nullopt;
  return Problem{.code = "push/bad_key", .message = "these are no keys of a browser"};
}

std::optional<PushPost> PushPostOf(const PushNotice& notice, const PushSite& site, Millis now) {
  const Result<WebhookUrl> url = WebhookUrlFrom(notice.to.endpoint, true);
  const std::optional<PushReader> reader = ReaderOf(notice.to);
  if (!url || !reader) return std::nullopt;
  std::optional<std::string> body = EncryptPush(notice.body, *reader, NewP256Pair(), NewPushSalt());
  if (!body) return std::nullopt;
  const std::string who = VapidHeader(site.key, {.audience = OriginOf(*url),
                                                 .expires_s = (now + kVapidLife) / 1000,
                                                 .contact = site.contact});
  // Of several that wait for a browser with the same topic it gets the last.
  return PushPost{
      .url = notice.to.endpoint,
      .body = std::move(*body),
      .headers = {"Content-Type: application/octet-stream", "Content-Encoding: aes128gcm",
                  "TTL: " + LifeOf(notice.deadline, now), "Urgency: normal",
                  "Topic: " + PushTopic(site.key, notice.table), "Authorization: " + who}};
}

PushAnswer PushAnswerOf(int status) {
  if (WebhookTaken(status)) return PushAnswer::kTaken;
  if (status == 404 || status == 410) return PushAnswer::kNobody;
  const bool final = status >= 400 && status < 500 && status != 408 && status != 429;
  return final ? PushAnswer::kRefused : PushAnswer::kFailed;
}

}  // namespace folsom
