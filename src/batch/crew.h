// A few threads that share the work on a range of numbers. The caller is one of them.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>

#include "jobs/job_pool.h"

namespace folsom {

class Crew {
 public:
  explicit Crew(std::size_t threads);

  // `work(first, last)` for parts of 0 to `count` - 1, each number once, in any order; returns when
  // all is done. Throws the first thing that `work` threw; the rest is done all the same.
  using Work = std::function<void(std::size_t first, std::size_t last)>;
  void Share(std::size_t count, const Work& work);

 private:
  std::size_t threads_;
  std::unique_ptr<JobPool> helpers_;  // All but the caller; none with a single thread.
};

}  // namespace folsom
