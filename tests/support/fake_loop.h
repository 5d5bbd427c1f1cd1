// A loop whose time stands still unless a test lets it pass. Other threads may post to it.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <map>
#include <mutex>
#include <utility>

#include "hall/given/loop.h"

namespace folsom {

class FakeLoop final : public Loop {
 public:
  [[nodiscard]] Millis Now() const override;
  void Post(std::function<void()> what) override;
  Timer After(Millis delay, std::function<void()> what) override;
  void Cancel(Timer timer) override;

  // Runs what is posted, and what is due, until `done`. While nothing is posted other threads have
  // half a minute to do so. Time stands still. False: it did not come about.
  [[nodiscard]] bool Await(const std::function<bool()>& done);
  // Runs what is posted within a moment; false if nothing was.
  bool RunForAMoment();
  // To the next timer, but not further than `most`.
  void Skip(Millis most);
  // Lets time pass, timer by timer.
  void Pass(Millis time);
  // Sets the clock forward, as by hand: what is due by then is late.
  void Leap(Millis time);

 private:
  // What is posted or due; false if there was nothing.
  bool RunOne();

  mutable std::mutex mutex_;
  std::condition_variable posted_;
  std::deque<std::function<void()>> posts_;
  Millis now_ = 1'700'000'000'000;
  // Of the loop's own thread.
  std::map<std::pair<Millis, Timer>, std::function<void()>> timers_;
  Timer last_timer_ = 0;
};

}  // namespace folsom
