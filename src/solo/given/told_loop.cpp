#include "solo/given/told_loop.h"

#include <algorithm>

namespace folsom {

Loop::Timer ToldLoop::After(Millis delay, std::function<void()> what) {
  const Timer timer = ++last_;
  const Millis at = now_ + std::max<Millis>(delay, 0);
  timers_.emplace(Key{at, timer}, std::move(what));
  times_.emplace(timer, at);
  return timer;
}

void ToldLoop::Cancel(Timer timer) {
  const auto found = times_.find(timer);
  if (found == times_.end()) return;
  timers_.erase({found->second, timer});
  times_.erase(found);
}

void ToldLoop::Tell(Millis now) { now_ = std::max(now_, now); }

void ToldLoop::Run() {
  for (;;) {
    std::function<void()> what;
    if (!posted_.empty()) {
      what = std::move(posted_.front());
      posted_.pop_front();
    } else if (!timers_.empty() && timers_.begin()->first.first <= now_) {
      times_.erase(timers_.begin()->first.second);
      what = std::move(timers_.extract(timers_.begin()).mapped());
    } else {
      return;
    }
    what();
  }
}

Millis ToldLoop::Due() const {
  if (!posted_.empty()) return now_;
  return timers_.empty() ? kNever : timers_.begin()->first.first;
}

}  // namespace folsom
