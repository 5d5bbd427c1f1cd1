// One thread for what takes the server longer than its loop may wait: replaying finished games.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <exception>
#include <functional>
#include <mutex>
#include <string_view>
#include <thread>

#include "server/log.h"

namespace folsom {

class HttpWorker {
 public:
  explicit HttpWorker(std::size_t most_waiting) : most_(most_waiting), thread_([this] { Run(); }) {}
  // Ends the job under way; those that wait are dropped.
  ~HttpWorker() {
    {
      const std::lock_guard lock(mutex_);
      stopping_ = true;
    }
    changed_.notify_one();
    thread_.join();
  }
  HttpWorker(const HttpWorker&) = delete;
  HttpWorker& operator=(const HttpWorker&) = delete;

  // False: too many wait.
  [[nodiscard]] bool Do(std::function<void()> job) {
    {
      const std::lock_guard lock(mutex_);
      if (jobs_.size() >= most_) return false;
      jobs_.push_back(std::move(job));
    }
    changed_.notify_one();
    return true;
  }

 private:
  void Run() {
    std::unique_lock lock(mutex_);
    for (;;) {
      changed_.wait(lock, [this] { return stopping_ || !jobs_.empty(); });
      if (stopping_) return;
      const std::function<void()> job = std::move(jobs_.front());
      jobs_.pop_front();
      lock.unlock();
      try {
        job();
      } catch (const std::exception& error) {
        Log(LogLevel::kError, "job_failed", {{"why", std::string_view(error.what())}});
      }
      lock.lock();
    }
  }

  std::size_t most_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<std::function<void()>> jobs_;
  bool stopping_ = false;
  std::thread thread_;  // Last: it uses all of the above.
};

}  // namespace folsom
