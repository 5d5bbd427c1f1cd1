#include "support/fake_loop.h"

#include <algorithm>
#include <chrono>

namespace folsom {

namespace {

constexpr std::chrono::seconds kPatience{30};
constexpr std::chrono::milliseconds kMoment{2};

}  // namespace

Millis FakeLoop::Now() const {
  const std::lock_guard lock(mutex_);
  return now_;
}

void FakeLoop::Post(std::function<void()> what) {
  {
    const std::lock_guard lock(mutex_);
    posts_.push_back(std::move(what));
  }
  posted_.notify_one();
}

Loop::Timer FakeLoop::After(Millis delay, std::function<void()> what) {
  const Timer timer = ++last_timer_;
  timers_.emplace(std::pair(Now() + delay, timer), std::move(what));
  return timer;
}

void FakeLoop::Cancel(Timer timer) {
  std::erase_if(timers_, [timer](const auto& each) { return each.first.second == timer; });
}

bool FakeLoop::RunOne() {
  std::unique_lock lock(mutex_);
  if (!posts_.empty()) {
    const std::function<void()> what = std::move(posts_.front());
    posts_.pop_front();
    lock.unlock();
    what();
    return true;
  }
  lock.unlock();
  const auto first = timers_.begin();
  if (first == timers_.end() || first->first.first > Now()) return false;
  const std::function<void()> what = std::move(first->second);
  timers_.erase(first);
  what();
  return true;
}

bool FakeLoop::Await(const std::function<bool()>& done) {
  while (!done()) {
    if (RunOne()) continue;
    std::unique_lock lock(mutex_);
    if (!posted_.wait_for(lock, kPatience, [this] { return !posts_.empty(); })) return false;
  }
  return true;
}

bool FakeLoop::RunForAMoment() {
  if (RunOne()) return true;
  {
    std::unique_lock lock(mutex_);
    posted_.wait_for(lock, kMoment, [this] { return !posts_.empty(); });
  }
  return RunOne();
}

void FakeLoop::Skip(Millis most) {
  const std::lock_guard lock(mutex_);
  const Millis next = timers_.empty() ? now_ + most : timers_.begin()->first.first;
  now_ = std::clamp(next, now_ + 1, now_ + most);
}

void FakeLoop::Pass(Millis time) {
  const Millis end = Now() + time;
  for (;;) {
    while (RunOne()) {
    }
    const std::lock_guard lock(mutex_);
    const Millis next = timers_.empty() ? end : timers_.begin()->first.first;
    if (now_ >= end) return;
    now_ = std::min(end, std::max(now_, next));
  }
}

void FakeLoop::Leap(Millis time) {
  const std::lock_guard lock(mutex_);
  now_ += time;
}

}  // namespace folsom
