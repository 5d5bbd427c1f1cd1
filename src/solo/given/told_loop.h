// A loop whose time is told: whoever runs the hall says what time it is, and when to go on.
#pragma once

#include <deque>
#include <functional>
#include <map>
#include <utility>

#include "hall/given/loop.h"

namespace folsom {

class ToldLoop final : public Loop {
 public:
  [[nodiscard]] Millis Now() const override { return now_; }
  void Post(std::function<void()> what) override { posted_.push_back(std::move(what)); }
  Timer After(Millis delay, std::function<void()> what) override;
  void Cancel(Timer timer) override;

  // It is that late now. Time never goes back.
  void Tell(Millis now);
  // Runs what is due, and what was posted, until there is nothing left of it.
  void Run();
  // When Run has something to do again; kNever: not before something else happens.
  static constexpr Millis kNever = -1;
  [[nodiscard]] Millis Due() const;

 private:
  using Key = std::pair<Millis, Timer>;  // When; of equal times in the order of asking.

  Millis now_ = 0;
  Timer last_ = 0;
  std::deque<std::function<void()>> posted_;
  std::map<Key, std::function<void()>> timers_;
  std::map<Timer, Millis> times_;
};

}  // namespace folsom
