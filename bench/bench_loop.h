// The server's one thread without a network: what benchmarks put in place of Asio's loop.
#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <map>
#include <mutex>
#include <utility>
#include <vector>

#include "hall/given/loop.h"

namespace folsom {

class BenchLoop final : public Loop {
 public:
  using Clock = std::chrono::steady_clock;

  [[nodiscard]] Millis Now() const override {
    return std::chrono::duration_cast<std::chrono::milliseconds>(
               std::chrono::system_clock::now().time_since_epoch())
        .count();
  }
  void Post(std::function<void()> what) override {
    const std::lock_guard lock(mutex_);
    posted_.push_back(std::move(what));
    if (posted_.size() == 1) more_.notify_one();
  }
  Timer After(Millis delay, std::function<void()> what) override {
    const Timer timer = ++last_timer_;
    timers_.emplace(std::pair(Clock::now() + std::chrono::milliseconds(delay), timer),
                    std::move(what));
    return timer;
  }
  void Cancel(Timer timer) override {
    std::erase_if(timers_, [timer](const auto& item) { return item.first.second == timer; });
  }

  // Runs what comes until `done()` or the time is up; whether it was done.
  bool RunUntil(const std::function<bool()>& done, std::chrono::milliseconds most) {
    const Clock::time_point end = Clock::now() + most;
    while (!done()) {
      if (Clock::now() >= end) return false;
      RunSome(end);
    }
    return true;
  }

 private:
  void RunSome(Clock::time_point end) {
    for (const std::function<void()>& what : Taken(end)) what();
    while (!timers_.empty() && timers_.begin()->first.first <= Clock::now()) {
      const std::function<void()> what = std::move(timers_.begin()->second);
      timers_.erase(timers_.begin());
      what();
    }
  }
  // What was posted; waits for it until the next timer.
  std::vector<std::function<void()>> Taken(Clock::time_point end) {
    if (!timers_.empty()) end = std::min(end, timers_.begin()->first.first);
    std::unique_lock lock(mutex_);
    more_.wait_until(lock, end, [this] { return !posted_.empty(); });
    return std::exchange(posted_, {});
  }

  std::mutex mutex_;
  std::condition_variable more_;
  std::vector<std::function<void()>> posted_;
  // Of the loop's own thread.
  std::map<std::pair<Clock::time_point, Timer>, std::function<void()>> timers_;
  Timer last_timer_ = 0;
};

}  // namespace folsom
