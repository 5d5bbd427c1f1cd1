// Stands for the thread that owns a StoreThread: keeps what the queue posts until the test runs it.
#pragma once

#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <utility>

namespace folsom {

class Mailbox {
 public:
  [[nodiscard]] std::function<void(std::function<void()>)> Post() {
    return [this](std::function<void()> what) {
      const std::lock_guard lock(mutex_);
      posted_.push_back(std::move(what));
      came_.notify_one();
    };
  }
  // Runs what is posted until `reached()`; false: that takes too long.
  [[nodiscard]] bool RunUntil(const std::function<bool()>& reached) {
    const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(60);
    while (!reached()) {
      std::function<void()> next;
      {
        std::unique_lock lock(mutex_);
        if (!came_.wait_until(lock, deadline, [this] { return !posted_.empty(); })) return false;
        next = std::move(posted_.front());
        posted_.pop_front();
      }
      next();
    }
    return true;
  }
  void RunAll() {
    (void)RunUntil([this] {
      const std::lock_guard lock(mutex_);
      return posted_.empty();
    });
  }

 private:
  std::mutex mutex_;
  std::condition_variable came_;
  std::deque<std::function<void()>> posted_;
};

}  // namespace folsom
