// The threads that do what takes long: bots think, passwords are hashed. Bounded: the more
// decisions wait, the shorter bots think, and above the bound they decide by the scripted rule at
// once, so that tables go on however many there are.
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

#include "hall/given/loop.h"
#include "hall/given/thinking.h"

namespace folsom {

class BotPool final : public Thinking {
 public:
  // `bound`: how many may wait. Answers are posted to `loop`, which must outlive the pool.
  BotPool(int threads, int bound, Loop& loop);
  ~BotPool() override;  // Ends what is under way; what waits is dropped.
  BotPool(const BotPool&) = delete;
  BotPool& operator=(const BotPool&) = delete;

  void Think(const BotQuestion& question, std::function<void(Action)> done) override;
  // In turn with the bots' decisions.
  [[nodiscard]] bool Work(std::function<void()> work, std::function<void()> done) override;
  [[nodiscard]] std::size_t Waiting() const override {
    return waiting_.load(std::memory_order_relaxed);
  }

 private:
  using Job = std::function<void(std::size_t waiting)>;
  // False if too many wait.
  [[nodiscard]] bool Push(std::deque<Job>& jobs, std::size_t most, Job job);
  [[nodiscard]] Job TakeJob();
  void Run();

  Loop& loop_;
  std::size_t bound_;
  std::size_t thread_count_;
  std::mutex mutex_;
  std::condition_variable there_;
  std::deque<Job> decisions_;
  std::deque<Job> works_;
  bool works_turn_ = false;
  bool stopping_ = false;
  std::atomic<std::size_t> waiting_{0};
  std::vector<std::jthread> threads_;
};

// The bot with a budget for a pool in which `waiting` decisions wait for each thread.
[[nodiscard]] BotSpec Hurried(BotSpec bot, std::size_t waiting);

}  // namespace folsom
