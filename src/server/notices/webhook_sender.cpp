#include "server/notices/webhook_sender.h"

#include <algorithm>
#include <cassert>
#include <exception>
#include <optional>
#include <utility>

#include "server/log.h"

namespace folsom {

namespace {

constexpr std::size_t kCallsAtOnce = 4;

bool CallTaken(const WebhookSetup& setup, const WebhookQueue::Call& call,
               const std::stop_token& stop) {
  try {
    return WebhookTaken(CallWebhook(setup, call.url, call.body, stop));
  } catch (const std::exception& error) {  // No thread to look up a name, say.
    LogFailedJob(error);
    return false;
  }
}

}  // namespace

WebhookSender::WebhookSender(Loop& loop, WebhookSetup setup)
    : loop_(loop),
      setup_(std::move(setup)),
      pool_({.threads = kCallsAtOnce, .most = kCallsAtOnce, .failed = LogFailedJob}) {}

WebhookSender::~WebhookSender() {
  stop_.request_stop();
  loop_.Cancel(timer_);
}

void WebhookSender::Send(TurnNotice notice) {
  if (!queue_.Add(std::move(notice.url), std::move(notice.body), loop_.Now())) ++counts_.dropped;
  Pump();
}

void WebhookSender::Pump() {
  loop_.Cancel(std::exchange(timer_, 0));
  while (running_ < kCallsAtOnce) {
    std::optional<WebhookQueue::Call> call = queue_.Next(loop_.Now());
    if (!call) break;
    Begin(std::move(*call));
  }
  const std::optional<Millis> due = queue_.NextDue();
  if (!due || running_ == kCallsAtOnce) return;
  const Millis wait = std::max<Millis>(*due - loop_.Now(), 1);
  timer_ = loop_.After(wait, leash_.On([this] { Pump(); }));
}

void WebhookSender::Begin(WebhookQueue::Call call) {
  ++running_;
  const auto job = [this, call = std::move(call)] {
    const bool taken = CallTaken(setup_, call, stop_.get_token());
    loop_.Post(leash_.On([this, call, taken] { Finished(call, taken); }));
  };
  [[maybe_unused]] const bool begun = pool_.Do(job);
  assert(begun);  // As many may wait as may run.
}

void WebhookSender::Finished(WebhookQueue::Call call, bool taken) {
  --running_;
  ++(taken ? counts_.taken : counts_.failed);
  queue_.Finished(std::move(call), taken, loop_.Now());
  Pump();
}

}  // namespace folsom
