#include "jobs/job_pool.h"

#include <utility>

namespace folsom {

JobPool::JobPool(Setup setup) : setup_(std::move(setup)) {
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

bool JobPool::Do(Job job, const JobPath& whose) {
  {
    const std::lock_guard lock(mutex_);
    if (!HasRoom(whose)) return false;
    queue_.Push(whose, std::move(job));
  }
  changed_.notify_one();
  return true;
}

bool JobPool::HasRoom(const JobPath& whose) const {
  if (queue_.Size() >= setup_.most) return false;
  return whose.empty() || queue_.SizeOf(whose.front()) < setup_.most_of_one;
}

std::size_t JobPool::Waiting() const {
  const std::lock_guard lock(mutex_);
  return queue_.Size();
}

std::size_t JobPool::Ahead(const std::string& first) const {
  const std::lock_guard lock(mutex_);
  const std::size_t own = queue_.SizeOf(first);
  return own + queue_.Firsts() - (own > 0 ? 1 : 0);
}

void JobPool::Run() {
  if (setup_.begin) setup_.begin();
  std::unique_lock lock(mutex_);
  for (;;) {
    changed_.wait(lock, [this] { return stopping_ || queue_.Size() > 0; });
    if (stopping_) return;
    {
      const Job job = queue_.Pop();
      lock.unlock();
      Attempt(job);
    }  // What it held is let go without the mutex.
    lock.lock();
  }
}

void JobPool::Attempt(const Job& job) const {
  try {
    job();
  } catch (const std::exception& error) {
    if (setup_.failed) setup_.failed(error);
  }
}

}  // namespace folsom
