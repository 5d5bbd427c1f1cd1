// Posts turn notices: when each is due is webhook.h's to say, and each call has a thread to itself
// (webhook_call.h). Lives on the loop's thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <stop_token>
#include <string>
#include <vector>

#include "hall/given/loop.h"
#include "hall/hub.h"
#include "hall/leash.h"
#include "jobs/job_pool.h"
#include "server/notices/webhook.h"
#include "server/notices/webhook_call.h"

namespace folsom {

class WebhookSender {
 public:
  // What an answer means. kRefused: it is not to be tried again, and its host is not to blame.
  enum class Verdict : std::uint8_t { kTaken, kRefused, kFailed };
  using Judge = std::function<Verdict(const WebhookQueue::Call& call, int status)>;
  // Only 2xx is success.
  [[nodiscard]] static Verdict Usual(const WebhookQueue::Call& call, int status);

  WebhookSender(Loop& loop, WebhookSetup setup, WebhookPace pace = {}, Judge judge = Usual);
  // Calls under way are given up, which takes a second at most; what waits is dropped.
  ~WebhookSender();
  WebhookSender(const WebhookSender&) = delete;
  WebhookSender& operator=(const WebhookSender&) = delete;

  void Send(TurnNotice notice);
  void Post(std::string url, std::string body, std::vector<std::string> headers);

  struct Counts {
    std::uint64_t taken = 0;    // Answered with 2xx.
    std::uint64_t failed = 0;   // Refused, or failed, second tries included.
    std::uint64_t dropped = 0;  // Too many waited.
  };
  [[nodiscard]] const Counts& Count() const { return counts_; }

 private:
  // Begins the calls that are due, as far as threads are free, and comes back for the next.
  void Pump();
  void Begin(WebhookQueue::Call call);
  void Finished(WebhookQueue::Call call, int status);

  Loop& loop_;
  const WebhookSetup setup_;
  const Judge judge_;
  WebhookQueue queue_;
  Counts counts_;
  std::size_t running_ = 0;
  Loop::Timer timer_ = 0;
  std::stop_source stop_;
  Leash leash_;
  JobPool pool_;
};

}  // namespace folsom
