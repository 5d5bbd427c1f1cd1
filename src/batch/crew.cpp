#include "batch/crew.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <latch>
#include <mutex>

namespace folsom {

namespace {

// The parts of one range: whoever is free takes the next.
class SharedRange {
 public:
  SharedRange(std::size_t count, std::size_t part, const Crew::Work& work)
      : count_(count), part_(part), work_(work) {}

  void TakePart() {
    for (;;) {
      const std::size_t first = next_.fetch_add(part_, std::memory_order_relaxed);
      if (first >= count_) return;
      Attempt(first, std::min(first + part_, count_));
    }
  }
  void Rethrow() const {
    if (error_) std::rethrow_exception(error_);
  }

 private:
  void Attempt(std::size_t first, std::size_t last) {
    try {
      work_(first, last);
    } catch (...) {
      const std::lock_guard lock(mutex_);
      if (!error_) error_ = std::current_exception();
    }
  }

  const std::size_t count_;
  const std::size_t part_;
  const Crew::Work& work_;
  std::atomic<std::size_t> next_ = 0;
  std::mutex mutex_;
  std::exception_ptr error_;
};

// Whether `helpers` took the job. It may not: then the caller does all.
[[nodiscard]] bool Hand(JobPool& helpers, JobPool::Job job) noexcept {
  try {
    return helpers.Do(std::move(job));
  } catch (...) {
    return false;
  }
}

}  // namespace

Crew::Crew(std::size_t threads) : threads_(threads) {
  if (threads < 2) return;
  helpers_ = std::make_unique<JobPool>(JobPool::Setup{.threads = threads - 1, .most = threads});
}

void Crew::Share(std::size_t count, const Work& work) {
  // Parts small enough that nobody waits long for the last one, and not too many.
  constexpr std::size_t kPartsEach = 8;
  constexpr std::size_t kMostInPart = 256;
  if (helpers_ == nullptr) return work(0, count);
  const std::size_t part = std::clamp<std::size_t>(count / (threads_ * kPartsEach), 1, kMostInPart);
  SharedRange range(count, part, work);
  const std::size_t helpers = threads_ - 1;
  std::latch done(static_cast<std::ptrdiff_t>(helpers));
  const auto job = [&range, &done] {
    range.TakePart();
    done.count_down();
  };
  for (std::size_t i = 0; i < helpers; ++i) {
    if (!Hand(*helpers_, job)) done.count_down();
  }
  range.TakePart();
  done.wait();
  range.Rethrow();
}

}  // namespace folsom
