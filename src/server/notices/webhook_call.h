// One call of a webhook over the network, by libcurl. webhook.h says what may be called.
#pragma once

#include <stop_token>
#include <string>
#include <vector>

#include "server/net/name_lookup.h"
#include "server/notices/webhook.h"

namespace folsom {

struct WebhookSetup {
  bool allow_private = false;
  std::string ca_file{};  // Certificates to trust instead of the system's; for tests.
  NameLookup look_up = SystemLookup;
  Millis time = kWebhookTime;
};
inline const std::vector<std::string> kJsonHeaders{"Content-Type: application/json"};

// The status of the answer; 0 if none came, or one that is no HTTP/1 or has too big a head. Blocks
// for at most setup.time; given up within a second or so after `stop`. Any thread of a process that
// ignores SIGPIPE: OpenSSL may raise it.
[[nodiscard]] int CallWebhook(const WebhookSetup& setup, const std::string& url,
                              const std::string& body,
                              const std::vector<std::string>& headers = kJsonHeaders,
                              const std::stop_token& stop = {});

}  // namespace folsom
