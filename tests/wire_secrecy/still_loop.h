// A loop that runs when it is told to, on a clock that moves when it is told to.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <map>
#include <mutex>
#include <utility>
#include <vector>

#include "hall/given/loop.h"

namespace folsom {

class StillLoop final : public Loop {
 public:
  [[nodiscard]] Millis Now() const override { return now_; }
  void Post(std::function<void()> what) override {
    const std::lock_guard lock(mutex_);
    posted_.push_back(std::move(what));
    more_.notify_one();
  }
  Timer After(Millis delay, std::function<void()> what) override {
    const Timer timer = ++last_timer_;
    timers_.emplace(std::pair(now_ + delay, timer), std::move(what));
    return timer;
  }
  void Cancel(Timer timer) override {
    std::erase_if(timers_, [timer](const auto& item) { return item.first.second == timer; });
  }

  // Runs what was posted until `done()`; false if that does not come about in half a minute.
  bool RunUntil(const std::function<bool()>& done) {
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(30);
    while (!done()) {
      std::unique_lock lock(mutex_);
      if (!more_.wait_until(lock, end, [this] { return !posted_.empty(); })) return false;
      const std::vector<std::function<void()>> batch = std::exchange(posted_, {});
      lock.unlock();
      for (const std::function<void()>& what : batch) what();
    }
    return true;
  }
  // Lets time pass, and what is due with it.
  void Pass(Millis time) {
    const Millis until = now_ + time;
    while (!timers_.empty() && timers_.begin()->first.first <= until) {
      now_ = std::max<Millis>(now_, timers_.begin()->first.first);
      const std::function<void()> what = std::move(timers_.begin()->second);
      timers_.erase(timers_.begin());
      what();
    }
    now_ = until;
  }

 private:
  std::atomic<Millis> now_ = 1'762'000'000'000;
  std::mutex mutex_;
  std::condition_variable more_;
  std::vector<std::function<void()>> posted_;
  // Of the loop's own thread.
  std::map<std::pair<Millis, Timer>, std::function<void()>> timers_;
  Timer last_timer_ = 0;
};

}  // namespace folsom
