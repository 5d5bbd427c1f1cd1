#include "jobs/job_pool.h"

#include <algorithm>
#include <utility>

namespace folsom {

JobPool::JobPool(Setup setup)
    : setup_(std::move(setup)), lanes_(setup_.lanes.size()), turn_(lanes_.size() - 1) {
  threads_.reserve(setup_.threads);
  for (std::size_t i = 0; i < setup_.threads; ++i) threads_.emplace_back([this] { Run(); });
}

JobPool::~JobPool() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  changed_.notify_all();
}

bool JobPool::Do(Job job, std::size_t lane) {
  {
    const std::lock_guard lock(mutex_);
    if (lanes_[lane].size() >= setup_.lanes[lane]) return false;
    lanes_[lane].push_back(std::move(job));
  }
  changed_.notify_one();
  return true;
}

std::size_t JobPool::Waiting(std::size_t lane) const {
  const std::lock_guard lock(mutex_);
  return lanes_[lane].size();
}

void JobPool::Run() {
  if (setup_.begin) setup_.begin();
  std::unique_lock lock(mutex_);
  for (;;) {
    changed_.wait(lock, [this] { return stopping_ || HasJob(); });
    if (stopping_) return;
    {
      const Job job = TakeJob();
      lock.unlock();
      Attempt(job);
    }  // What it held is let go without the mutex.
    lock.lock();
  }
}

bool JobPool::HasJob() const {
  return std::ranges::any_of(lanes_, [](const auto& lane) { return !lane.empty(); });
}

// Precondition: there is one, and the mutex is held.
JobPool::Job JobPool::TakeJob() {
  do {
    turn_ = (turn_ + 1) % lanes_.size();
  } while (lanes_[turn_].empty());
  Job job = std::move(lanes_[turn_].front());
  lanes_[turn_].pop_front();
  return job;
}

void JobPool::Attempt(const Job& job) const {
  try {
    job();
  } catch (const std::exception& error) {
    if (setup_.failed) setup_.failed(error);
  }
}

}  // namespace folsom
