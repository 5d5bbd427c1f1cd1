// The loop of hall/given/loop.h on Asio.
#pragma once

#include <memory>

#include "hall/given/loop.h"

namespace boost::asio {
class io_context;
}  // namespace boost::asio

namespace folsom {

class AsioLoop final : public Loop {
 public:
  AsioLoop();
  ~AsioLoop() override;
  AsioLoop(const AsioLoop&) = delete;
  AsioLoop& operator=(const AsioLoop&) = delete;

  // Does not jump when the system's clock is set: players' clocks run by it.
  [[nodiscard]] Millis Now() const override;
  // Comes nearer to the system's clock, by a little at a time.
  void FollowSystemClock();

  // Whatever goes wrong in a callback is logged, and the loop goes on.
  void Post(std::function<void()> what) override;
  Timer After(Millis delay, std::function<void()> what) override;
  void Cancel(Timer timer) override;

  [[nodiscard]] boost::asio::io_context& Context();

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace folsom
