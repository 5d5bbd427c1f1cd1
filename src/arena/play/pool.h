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
#include <utility>

#include "jobs/job_pool.h"

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
    taken_ = first;
    beat_ = Clock::now();
    std::uint64_t next = first;
    {
      JobPool jobs({.threads = threads_, .most = Lead()});
      while (taken_ < last) {
        while (next < last && next < taken_ + Lead() && Begin(jobs, next)) ++next;
        std::optional<T> result = Await(idle);
        if (!result || !take(std::move(*result))) break;
        if (Clock::now() >= beat_ + kBeat) Beat(idle);
      }
    }
    if (error_) std::rethrow_exception(error_);
  }

 private:
  using Clock = std::chrono::steady_clock;
  static constexpr std::chrono::milliseconds kBeat{100};

  // How far ahead of the slowest job the others may run.
  [[nodiscard]] std::size_t Lead() const { return 64 * std::size_t{threads_}; }

  bool Begin(JobPool& jobs, std::uint64_t job) {
    return jobs.Do([this, job] { Work(job); });
  }

  void Work(std::uint64_t job) {
    std::optional<T> result;
    std::exception_ptr error;
    try {
      result = work_(job);
    } catch (...) {
      error = std::current_exception();
    }
    const std::lock_guard lock(mutex_);
    if (result) done_.emplace(job, std::move(*result));
    if (error) error_ = error;
    if (error || job == taken_) ready_.notify_one();
  }

  // The next result; nothing after an error.
  std::optional<T> Await(const std::function<void()>& idle) {
    std::unique_lock lock(mutex_);
    const auto there = [this] { return error_ != nullptr || done_.contains(taken_); };
    while (!ready_.wait_until(lock, beat_ + kBeat, there)) {
      lock.unlock();
      Beat(idle);
      lock.lock();
    }
    if (error_) return std::nullopt;
    return std::move(done_.extract(taken_++).mapped());
  }

  void Beat(const std::function<void()>& idle) {
    if (idle) idle();
    beat_ = Clock::now();
  }

  unsigned threads_;
  std::function<T(std::uint64_t)> work_;
  std::mutex mutex_;
  std::condition_variable ready_;  // The next result is there, or none will come.
  std::map<std::uint64_t, T> done_;
  std::uint64_t taken_ = 0;  // The result that is taken next.
  Clock::time_point beat_;   // The last call of `idle`; of the calling thread alone.
  std::exception_ptr error_;
};

}  // namespace folsom
