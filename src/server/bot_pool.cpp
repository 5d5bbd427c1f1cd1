#include "server/bot_pool.h"

#include <unistd.h>

#include <algorithm>
#include <exception>
#include <memory>
#include <utility>

#include "server/log.h"

namespace folsom {

namespace {

constexpr std::uint32_t kLeastMs = 2;
constexpr int kNiceness = 10;  // Connections come first.
constexpr std::size_t kMostWorks = 8;

}  // namespace

BotSpec Hurried(BotSpec bot, std::size_t waiting) {
  if (bot.budget.ms == 0) return bot;
  const auto share = static_cast<std::uint32_t>(bot.budget.ms / (waiting + 1));
  bot.budget.ms = std::min(bot.budget.ms, std::max(kLeastMs, share));
  return bot;
}

BotPool::BotPool(int threads, int bound, Loop& loop)
    : loop_(loop),
      bound_(static_cast<std::size_t>(std::max(1, bound))),
      thread_count_(static_cast<std::size_t>(std::max(1, threads))) {
  for (std::size_t i = 0; i < thread_count_; ++i) threads_.emplace_back([this] { Run(); });
}

BotPool::~BotPool() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  there_.notify_all();
}

void BotPool::Think(const BotQuestion& question, std::function<void(Action)> done) {
  const auto asked = std::make_shared<const BotQuestion>(question);
  const bool pushed = Push(decisions_, bound_, [this, asked, done](std::size_t waiting) {
    const BotSpec bot = Hurried(asked->bot, waiting);
    const Action action = Choose(bot, asked->view, asked->legal, asked->seed).action;
    loop_.Post([done, action] { done(action); });
  });
  if (pushed) return;
  BotSpec scripted;
  scripted.kind = BotKind::kScripted;
  const Action action = Choose(scripted, asked->view, asked->legal, asked->seed).action;
  loop_.Post([done = std::move(done), action] { done(action); });
}

bool BotPool::Work(std::function<void()> work, std::function<void()> done) {
  return Push(works_, kMostWorks,
              [this, work = std::move(work), done = std::move(done)](std::size_t /*waiting*/) {
                work();
                loop_.Post(done);
              });
}

bool BotPool::Push(std::deque<Job>& jobs, std::size_t most, Job job) {
  {
    const std::lock_guard lock(mutex_);
    if (jobs.size() >= most) return false;
    jobs.push_back(std::move(job));
    waiting_.store(decisions_.size() + works_.size(), std::memory_order_relaxed);
  }
  there_.notify_one();
  return true;
}

// Precondition: there is one, and the mutex is held.
BotPool::Job BotPool::TakeJob() {
  works_turn_ = decisions_.empty() || (!works_turn_ && !works_.empty());
  std::deque<Job>& jobs = works_turn_ ? works_ : decisions_;
  Job job = std::move(jobs.front());
  jobs.pop_front();
  waiting_.store(decisions_.size() + works_.size(), std::memory_order_relaxed);
  return job;
}

void BotPool::Run() {
  // On Linux the niceness of this thread alone. If it is refused we are merely less polite.
  [[maybe_unused]] const int niceness = nice(kNiceness);
  std::unique_lock lock(mutex_);
  for (;;) {
    there_.wait(lock, [this] { return stopping_ || !decisions_.empty() || !works_.empty(); });
    if (stopping_) return;
    const Job job = TakeJob();
    const std::size_t waiting = decisions_.size() / thread_count_;
    lock.unlock();
    try {
      job(waiting);
    } catch (const std::exception& error) {
      Log(LogLevel::kError, "job_failed", {{"why", std::string_view(error.what())}});
    }
    lock.lock();
  }
}

}  // namespace folsom
