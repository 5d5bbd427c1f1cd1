// Sends turn notices over the network, on threads of its own: looking up a name and shaking hands
// may take their time, and nobody else is to wait for them. webhook.h says what may be called.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "hall/hub.h"
#include "server/net/address.h"
#include "server/notices/webhook.h"

namespace folsom {

class WebhookSender {
 public:
  struct Setup {
    bool allow_private = false;
    std::string ca_file;  // Certificates to trust instead of the system's; for tests.
    // All addresses of a name; empty: the system's resolver.
    std::function<std::vector<IpAddress>(const std::string& host)> resolve;
    int threads = 4;
    Millis time = kWebhookTime;
  };
  explicit WebhookSender(Setup setup);
  // Calls under way get half a second to end; what waits is dropped.
  ~WebhookSender();
  WebhookSender(const WebhookSender&) = delete;
  WebhookSender& operator=(const WebhookSender&) = delete;

  void Send(TurnNotice notice);  // Any thread; never waits.

  struct Counts {
    std::uint64_t taken = 0;    // Answered with 2xx.
    std::uint64_t failed = 0;   // Second tries included.
    std::uint64_t dropped = 0;  // Too many waited.
  };
  [[nodiscard]] Counts Count() const;  // Any thread.

 private:
  struct Shared;
  std::shared_ptr<Shared> shared_;
};

// One call, right now; the status, or 0 if there was none. Blocks for at most setup.time, but for
// the time the resolver takes.
[[nodiscard]] int CallWebhook(const WebhookSender::Setup& setup, const std::string& url,
                              const std::string& body);

}  // namespace folsom
