// Turn notices through the push service of a browser: what is sent there, and what its answers
// mean. Pure. An endpoint is checked and called as a webhook is (webhook.h): it too is an address
// that a person gave.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "crypto/web_push.h"
#include "hall/hub.h"
#include "server/notices/webhook.h"

namespace folsom {

// Many people's endpoints are of one host, that of their browser's maker.
inline constexpr WebhookPace kPushPace{
    .url_pause = 5'000, .host_pause = 20, .per_host = kMaxWebhooks};
inline constexpr Millis kPushLife = 86'400'000;  // How long a service keeps it, if nothing is due.

// Codes: push/bad_endpoint, push/bad_key.
[[nodiscard]] std::optional<Problem> CheckPush(const PushAddress& to, bool allow_private);

// Who sends: the key that browsers subscribed to, and an address of the site for the service's
// maker, or none.
struct PushSite {
  P256Pair key;
  std::string contact;
};
struct PushPost {
  std::string url;
  std::string body;
  std::vector<std::string> headers;
};
// Nothing for an address that CheckPush refuses.
[[nodiscard]] std::optional<PushPost> PushPostOf(const PushNotice& notice, const PushSite& site,
                                                 Millis now);

// kNobody: the browser is not there any more. kRefused: no use to try again, and the service is
// well.
enum class PushAnswer : std::uint8_t { kTaken, kNobody, kRefused, kFailed };
[[nodiscard]] PushAnswer PushAnswerOf(int status);

}  // namespace folsom
