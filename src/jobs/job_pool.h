// A few threads that do the jobs of whoever has some. Jobs wait in lanes, each with a bound of its
// own, so that no kind of work crowds out another: lanes with jobs are served in turn.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <exception>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace folsom {

class JobPool {
 public:
  using Job = std::function<void()>;
  struct Setup {
    std::size_t threads = 1;
    std::vector<std::size_t> lanes{};                     // How many jobs may wait in each.
    std::function<void()> begin{};                        // Called first on every thread.
    std::function<void(const std::exception&)> failed{};  // A job threw; called on its thread.
  };
  explicit JobPool(Setup setup);
  // Ends the jobs under way; those that wait are dropped.
  ~JobPool();
  JobPool(const JobPool&) = delete;
  JobPool& operator=(const JobPool&) = delete;

  // False: too many wait in this lane. Any thread, as is Waiting.
  [[nodiscard]] bool Do(Job job, std::size_t lane = 0);
  [[nodiscard]] std::size_t Waiting(std::size_t lane = 0) const;
  [[nodiscard]] std::size_t Threads() const { return threads_.size(); }

 private:
  void Run();
  [[nodiscard]] bool HasJob() const;
  [[nodiscard]] Job TakeJob();
  void Attempt(const Job& job) const;

  const Setup setup_;
  mutable std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<std::deque<Job>> lanes_;
  std::size_t turn_ = 0;  // The lane that was served last.
  bool stopping_ = false;
  std::vector<std::jthread> threads_;  // Last: they use all of the above.
};

}  // namespace folsom
