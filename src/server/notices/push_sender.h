// Pushes turn notices to browsers: push.h says what is sent, webhook_sender.h when. Lives on the
// loop's thread.
#pragma once

#include <functional>
#include <string>

#include "server/notices/push.h"
#include "server/notices/webhook_sender.h"

namespace folsom {

class PushSender {
 public:
  // `gone` is told the endpoints of browsers that are not there any more.
  using Gone = std::function<void(const std::string& endpoint)>;
  PushSender(Loop& loop, WebhookSetup setup, PushSite site, Gone gone);

  void Send(const PushNotice& notice);
  [[nodiscard]] const WebhookSender::Counts& Count() const { return sender_.Count(); }

 private:
  [[nodiscard]] WebhookSender::Verdict Judge(const WebhookQueue::Call& call, int status);

  Loop& loop_;
  const PushSite site_;
  const Gone gone_;
  WebhookSender sender_;
};

}  // namespace folsom
