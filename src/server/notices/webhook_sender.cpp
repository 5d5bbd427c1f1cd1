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

int StatusOf(const WebhookSetup& setup, const WebhookQueue::Call& call,
             const std::stop_token& stop) {
  try {
    return CallWebhook(setup, call.url, call.body, call.headers, stop);
  } catch (const std::exception& error) {  // No thread to look up a name, say.
    LogFailedJob(error);
    return 0;
  }
}

}  // namespace

WebhookSender::Verdict WebhookSender::Usual(const WebhookQueue::Call& /*call*/, int status) {
  return WebhookTaken(status) ? Verdict::kTaken : Verdict::kFailed;
}

WebhookSender::WebhookSender(Loop& loop, WebhookSetup setup, WebhookPace pace, Judge judge)
    : loop_(loop),
      setup_(std::move(setup)),
      judge_(std::move(judge)),
      queue_(pace),
      pool_({.threads = kCallsAtOnce, .most = kCallsAtOnce, .failed = LogFailedJob}) {}

WebhookSender::~WebhookSender() {
  stop_.request_stop();
  loop_.Cancel(timer_);
}

void WebhookSender::Send(TurnNotice notice) {
  Post(std::move(notice.url), std::move(notice.body), kJsonHeaders);
}

void WebhookSender::Post(std::string url, std::string body, std::vector<std::string> headers) {
  const bool added = queue_.Add(std::move(url), std::move(body), loop_.Now(), std::move(headers));
  if (!added) ++counts_.dropped;
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
    const int status = StatusOf(setup_, call, stop_.get_token());
    loop_.Post(leash_.On([this, call, status] { Finished(call, status); }));
  };
  [[maybe_unused]] const bool begun = pool_.Do(job);
  assert(begun);  // As many may wait as may run.
}

void WebhookSender::Finished(WebhookQueue::Call call, int status) {
  --running_;
  const Verdict verdict = judge_(call, status);
  ++(verdict == Verdict::kTaken ? counts_.taken : counts_.failed);
  queue_.Finished(std::move(call), verdict != Verdict::kFailed, loop_.Now());
  Pump();
}

}  // namespace folsom
