// The threads that do what takes long: bots think, passwords are hashed. Bounded: the more
// decisions wait, the shorter bots think, and above the bound they decide by the scripted rule at
// once, so that tables go on however many there are.
#pragma once

#include <cstddef>
#include <functional>

#include "hall/given/loop.h"
#include "hall/given/thinking.h"
#include "jobs/job_pool.h"

namespace folsom {

class BotPool final : public Thinking {
 public:
  // `bound`: how many may wait. Answers are posted to `loop`, which must outlive the pool.
  BotPool(int threads, int bound, Loop& loop);

  void Think(const BotQuestion& question, std::function<void(Action)> done) override;
  // In turn with the bots' decisions.
  [[nodiscard]] bool Work(std::function<void()> work, std::function<void()> done) override;
  [[nodiscard]] std::size_t Waiting() const override;

 private:
  Loop& loop_;
  JobPool jobs_;
};

// The bot with a budget for a pool in which `waiting` decisions wait for each thread.
[[nodiscard]] BotSpec Hurried(BotSpec bot, std::size_t waiting);

}  // namespace folsom
