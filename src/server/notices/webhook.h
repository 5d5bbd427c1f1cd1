// Turn notices by HTTPS POST to an address that a person gave: what may be called, and when. Pure:
// sockets, names and certificates are webhook_call.cpp's.
//
// The address is the person's, the machine is the host's: a notice must not become a way to reach
// what only the host's network can reach. So the name is resolved once, every address it has must
// be public, and that very address is connected to; redirects are not followed; time, answer and
// rate are limited.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "record/words/result.h"
#include "server/net/address.h"
#include "table/options.h"

namespace folsom {

inline constexpr std::size_t kMaxWebhookUrl = 1000;
inline constexpr std::size_t kMaxWebhookAnswer = 4096;
inline constexpr Millis kWebhookTime = 5'000;      // For all of one call.
inline constexpr Millis kWebhookPause = 30'000;    // Between two calls of one URL,
inline constexpr Millis kHostPause = 1'000;        // and of one host and port.
inline constexpr Millis kWebhookRetry = 10'000;    // After a failure, once;
inline constexpr Millis kHostRest = 300'000;       // after the second its host is left alone.
inline constexpr std::size_t kWebhooksPerUrl = 8;  // That wait.
inline constexpr std::size_t kWebhooksPerHost = 100;
inline constexpr std::size_t kMaxWebhooks = 1'000;

struct WebhookUrl {
  bool tls = true;
  std::string host;  // A name in lower case, or an address without brackets.
  std::uint16_t port = 443;
  std::string target = "/";
  bool operator==(const WebhookUrl&) const = default;
  [[nodiscard]] std::string Text() const;  // As a URL again, with nothing but the above.
};
// Code: webhook/bad_url. `allow_private`: http too, any port, names without a dot.
[[nodiscard]] Result<WebhookUrl> WebhookUrlFrom(std::string_view text, bool allow_private);

// The address to connect to: the first, if all of them may be called.
[[nodiscard]] std::optional<IpAddress> WebhookAddress(std::span<const IpAddress> resolved,
                                                      bool allow_private);

[[nodiscard]] constexpr bool WebhookTaken(int status) { return status >= 200 && status < 300; }

// How often somebody is called, and how many calls of theirs may wait.
struct WebhookPace {
  Millis url_pause = kWebhookPause;
  Millis host_pause = kHostPause;
  std::size_t per_host = kWebhooksPerHost;
};

// What is to be sent, in the order in which it is due and not too often. Limits hold for URLs, and
// for hosts, as somebody may have many URLs of one host. Times are any clock's that does not jump.
class WebhookQueue {
 public:
  struct Call {
    std::string url;
    std::string body;
    std::vector<std::string> headers;
    std::string host;  // And port.
    Millis due = 0;
    bool again = false;  // The second try.
  };
  explicit WebhookQueue(WebhookPace pace = {}) : pace_(pace) {}
  // False: too many wait, or it is no URL; this one is dropped.
  bool Add(std::string url, std::string body, Millis now, std::vector<std::string> headers = {});
  // The call that is due longest; until it is Finished no other to its host is.
  [[nodiscard]] std::optional<Call> Next(Millis now);
  // `done`: it is not to be tried again.
  void Finished(Call call, bool done, Millis now);
  // When a call will be due, as far as can be said now; nothing: none waits.
  [[nodiscard]] std::optional<Millis> NextDue() const;
  [[nodiscard]] std::size_t Waiting() const { return calls_.size(); }

 private:
  // When it may be made: its own time, that of its URL and that of its host.
  [[nodiscard]] Millis DueOf(const Call& call) const;
  // The one to be made next, busy hosts left out; end: none.
  [[nodiscard]] std::deque<Call>::const_iterator Foremost() const;
  void Forget(Millis now);

  const WebhookPace pace_;
  std::deque<Call> calls_;
  std::map<std::string, Millis> urls_;  // When each may be called again.
  std::map<std::string, Millis> hosts_;
  std::set<std::string> busy_;  // Hosts that are being called.
};

}  // namespace folsom
