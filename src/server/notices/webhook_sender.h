// Sends turn notices: when each is due is webhook.h's to say, and each call has a thread to itself
// (webhook_call.h). Lives on the loop's thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <stop_token>

#include "hall/given/loop.h"
#include "hall/hub.h"
#include "hall/leash.h"
#include "jobs/job_pool.h"
#include "server/notices/webhook.h"
#include "server/notices/webhook_call.h"

namespace folsom {

class WebhookSender {
 public:
  WebhookSender(Loop& loop, WebhookSetup setup);
  // Calls under way are given up, which takes a second at most; what waits is dropped.
  ~WebhookSender();
  WebhookSender(const WebhookSender&) = delete;
  WebhookSender& operator=(const WebhookSender&) = delete;

  void Send(TurnNotice notice);

  struct Counts {
    std::uint64_t taken = 0;    // Answered with 2xx.
    std::uint64_t failed = 0;   // Second tries included.
    std::uint64_t dropped = 0;  // Too many waited.
  };
  [[nodiscard]] const Counts& Count() const { return counts_; }

 private:
  // Begins the calls that are due, as far as threads are free, and comes back for the next.
  void Pump();
  void Begin(WebhookQueue::Call call);
  void Finished(WebhookQueue::Call call, bool taken);

  Loop& loop_;
  const WebhookSetup setup_;
  WebhookQueue queue_;
  Counts counts_;
  std::size_t running_ = 0;
  Loop::Timer timer_ = 0;
  std::stop_source stop_;
  Leash leash_;
  JobPool pool_;
};

}  // namespace folsom
