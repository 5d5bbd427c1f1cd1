#include "server/notices/push_sender.h"

#include <optional>
#include <utility>

namespace folsom {

PushSender::PushSender(Loop& loop, WebhookSetup setup, PushSite site, Gone gone)
    : loop_(loop),
      site_(std::move(site)),
      gone_(std::move(gone)),
      sender_(loop, std::move(setup), kPushPace,
              [this](const WebhookQueue::Call& call, int status) { return Judge(call, status); }) {}

void PushSender::Send(const PushNotice& notice) {
  std::optional<PushPost> post = PushPostOf(notice, site_, loop_.Now());
  if (post) sender_.Post(std::move(post->url), std::move(post->body), std::move(post->headers));
}

WebhookSender::Verdict PushSender::Judge(const WebhookQueue::Call& call, int status) {
  const PushAnswer answer = PushAnswerOf(status);
  if (answer == PushAnswer::kNobody) gone_(call.url);
  if (answer == PushAnswer::kTaken) return WebhookSender::Verdict::kTaken;
  return answer == PushAnswer::kFailed ? WebhookSender::Verdict::kFailed
                                       : WebhookSender::Verdict::kRefused;
}

}  // namespace folsom
