// Numbered jobs on several threads, their results taken one by one in the order of numbers: what is
// made of them does not depend on the number of threads.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <exception>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

namespace folsom {

template <typename T>
class OrderedPool {
 public:
  // `work` is called from the threads.
  OrderedPool(unsigned threads, std::function<T(std::uint64_t)> work)
      : threads_(threads), work_(std::move(work)) {}

  // Jobs `first` to `last` - 1. `take` gets each result in order, on the calling thread, until it
  // returns false; `idle`, if there is one, is called about ten times a second in between, however
  // quickly or slowly results come.
  // Throws what `work` throws.
  void Run(std::uint64_t first, std::uint64_t last, const std::function<bool(T)>& take,
           const std::function<void()>& idle = {}) {
    next_ = taken_ = first;
    last_ = last;
    beat_ = Clock::now();
    {
      std::vector<std::jthread> workers;
      const Stopper stopper{*this};  // Goes first, also when `take` throws.
      for (unsigned i = 0; i < threads_; ++i) workers.emplace_back([this] { Work(); });
      while (std::optional<T> result = Await(idle)) {
        if (!take(std::move(*result))) break;
        if (Clock::now() >= beat_ + kBeat) Beat(idle);
      }
    }
    if (error_) std::rethrow_exception(error_);
  }

 private:
  using Clock = std::chrono::steady_clock;
  static constexpr std::chrono::milliseconds kBeat{100};

  struct Stopper {
    OrderedPool& pool;
    ~Stopper() { pool.Stop(); }
  };

  // How far ahead of the slowest job the others may run.
  [[nodiscard]] std::uint64_t Lead() const { return 64 * std::uint64_t{threads_}; }

  void Work() {
    std::unique_lock lock(mutex_);
    for (;;) {
      room_.wait(lock, [this] { return next_ >= last_ || next_ < taken_ + Lead(); });
      if (next_ >= last_) return;
      const std::uint64_t job = next_++;
      lock.unlock();
      std::optional<T> result = Attempt(job);
      lock.lock();
      if (!result) return;
      done_.emplace(job, std::move(*result));
      if (job == taken_) ready_.notify_one();
    }
  }

  std::optional<T> Attempt(std::uint64_t job) {
    try {
      return work_(job);
    } catch (...) {
      const std::lock_guard lock(mutex_);
      error_ = std::current_exception();
      last_ = 0;
      ready_.notify_one();
      room_.notify_all();
      return std::nullopt;
    }
  }

  // The next result; nothing after the last or after an error.
  std::optional<T> Await(const std::function<void()>& idle) {
    std::unique_lock lock(mutex_);
    const auto there = [this] { return taken_ >= last_ || done_.contains(taken_); };
    while (!ready_.wait_until(lock, beat_ + kBeat, there)) {
      lock.unlock();
      Beat(idle);
      lock.lock();
    }
    if (taken_ >= last_) return std::nullopt;
    auto node = done_.extract(taken_++);
    room_.notify_one();
    return std::move(node.mapped());
  }

  void Beat(const std::function<void()>& idle) {
    if (idle) idle();
    beat_ = Clock::now();
  }

  void Stop() {
    const std::lock_guard lock(mutex_);
    last_ = 0;
    room_.notify_all();
  }

  unsigned threads_;
  std::function<T(std::uint64_t)> work_;
  std::mutex mutex_;
  std::condition_variable room_;   // A job may be begun, or there are none left.
  std::condition_variable ready_;  // The next result is there, or none will come.
  std::map<std::uint64_t, T> done_;
  std::uint64_t next_ = 0;
  std::uint64_t taken_ = 0;
  std::uint64_t last_ = 0;
  Clock::time_point beat_;  // The last call of `idle`; of the calling thread alone.
  std::exception_ptr error_;
};

}  // namespace folsom
