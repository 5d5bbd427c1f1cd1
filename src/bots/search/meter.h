// How much of a search's budget is spent.
#pragma once

#include <cassert>
#include <chrono>
#include <cstdint>

#include "bots/bot.h"

namespace folsom {

class Meter {
 public:
  // Time runs from here on.
  explicit Meter(const Budget& budget)
      : budget_(budget), end_(Clock::now() + std::chrono::milliseconds(budget.ms)) {
    assert((budget.iterations == 0) != (budget.ms == 0));
  }

  void Count() { ++iterations_; }
  [[nodiscard]] std::uint32_t Iterations() const { return iterations_; }
  [[nodiscard]] bool Done() const {
    if (budget_.ms == 0) return iterations_ >= budget_.iterations;
    return Clock::now() >= end_;
  }
  // From 0 to 1, or a little more.
  [[nodiscard]] float Spent() const {
    if (budget_.ms == 0) {
      return static_cast<float>(iterations_) / static_cast<float>(budget_.iterations);
    }
    const std::chrono::duration<float, std::milli> left = end_ - Clock::now();
    return 1.0F - left.count() / static_cast<float>(budget_.ms);
  }

 private:
  using Clock = std::chrono::steady_clock;

  Budget budget_;
  Clock::time_point end_;
  std::uint32_t iterations_ = 0;
};

}  // namespace folsom
