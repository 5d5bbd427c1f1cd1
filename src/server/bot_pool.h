// The threads that do what takes long: bots think, passwords are hashed.
//
// Decisions that a player waits for have threads of their own; those that people only watch have
// others with less weight, and those that nobody sees one more with the least. Passwords have
// another. Each kind is shared out fairly among addresses, people and tables (fair_queue.h).
// Bounded: the more decisions of one address wait, the shorter its bots think, and above the bound
// they decide by the scripted rule at once, so that tables go on however many there are.
#pragma once

#include <cstddef>
#include <functional>

#include "hall/given/loop.h"
#include "hall/given/thinking.h"
#include "jobs/job_pool.h"

namespace folsom {

class BotPool final : public Thinking {
 public:
  // `threads`: for players, and as many for onlookers. `bound`: how many may wait of each, of which
  // one address may take a quarter. Answers are posted to `loop`, which must outlive the pool.
  BotPool(int threads, int bound, Loop& loop);

  void Think(const BotQuestion& question, std::function<void(Action)> done) override;
  [[nodiscard]] bool Work(std::function<void()> work, std::function<void()> done) override;
  [[nodiscard]] std::size_t Waiting() const override;

 private:
  [[nodiscard]] JobPool& PoolFor(Audience audience);

  Loop& loop_;
  JobPool players_;
  JobPool onlookers_;
  JobPool nobody_;
  JobPool works_;
};

// The bot with a budget for a pool in which `waiting` decisions come before it on each thread.
[[nodiscard]] BotSpec Hurried(BotSpec bot, std::size_t waiting);

}  // namespace folsom
