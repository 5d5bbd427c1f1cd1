// A few threads that do the jobs of whoever has some, fairly: see fair_queue.h. How many may wait
// is bounded.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <functional>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "jobs/fair_queue.h"

namespace folsom {

class JobPool {
 public:
  using Job = FairQueue::Job;
  struct Setup {
    std::size_t threads = 1;
    std::size_t most = 1;                                 // How many jobs may wait,
    std::size_t most_of_one = SIZE_MAX;                   // and how many of one first name.
    std::function<void()> begin{};                        // Called first on every thread.
    std::function<void(const std::exception&)> failed{};  // A job threw; called on its thread.
  };
  explicit JobPool(Setup setup);
  // Ends the jobs under way; those that wait are dropped.
  ~JobPool();
  JobPool(const JobPool&) = delete;
  JobPool& operator=(const JobPool&) = delete;

  // False: too many wait. Any thread, as are the questions below.
  [[nodiscard]] bool Do(Job job, const JobPath& whose = {});
  [[nodiscard]] std::size_t Waiting() const;
  // After how many a job under this first name comes: all of its own, and one of each other.
  [[nodiscard]] std::size_t Ahead(const std::string& first) const;
  [[nodiscard]] std::size_t Threads() const { return threads_.size(); }

 private:
  void Run();
  [[nodiscard]] bool HasRoom(const JobPath& whose) const;
  void Attempt(const Job& job) const;

  const Setup setup_;
  mutable std::mutex mutex_;
  std::condition_variable changed_;
  FairQueue queue_;
  bool stopping_ = false;
  std::vector<std::jthread> threads_;  // Last: they use all of the above.
};

}  // namespace folsom
