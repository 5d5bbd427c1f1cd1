// How long bots think: times of decisions, counted in fine buckets.
//
// A bucket holds times that agree in their first seven binary digits, so a percentile read from
// buckets is at most 1.6 % above the true one. Times below 64 ns have a bucket each.
#pragma once

#include <cstdint>
#include <vector>

namespace folsom {

[[nodiscard]] std::uint16_t TimeBucket(std::uint64_t ns);
// The longest time in it.
[[nodiscard]] std::uint64_t LongestIn(std::uint16_t bucket);
inline constexpr std::uint16_t kTimeBuckets = 59 * 64;

struct TimeCount {
  std::uint16_t bucket = 0;
  std::uint32_t count = 0;
  bool operator==(const TimeCount&) const = default;
};

// The decisions of one bot in one game.
struct Thinking {
  std::uint64_t decisions = 0;
  std::uint64_t iterations = 0;
  std::uint64_t ns = 0;
  std::uint64_t max_ns = 0;
  std::vector<TimeCount> times;  // Ascending buckets.
  bool operator==(const Thinking&) const = default;

  void Add(std::uint64_t took_ns, std::uint64_t did_iterations);
  void Add(const Thinking& other);
};

// The same over many games.
class ThinkingSum {
 public:
  void Add(const Thinking& game);
  [[nodiscard]] std::uint64_t Decisions() const { return decisions_; }
  [[nodiscard]] double MeanMs() const;
  [[nodiscard]] double MaxMs() const { return static_cast<double>(max_ns_) / 1e6; }
  [[nodiscard]] double IterationsPerDecision() const;
  // The time that the share `part` of decisions do not exceed; 0 without decisions.
  [[nodiscard]] double PercentileMs(double part) const;

 private:
  std::uint64_t decisions_ = 0;
  std::uint64_t iterations_ = 0;
  std::uint64_t ns_ = 0;
  std::uint64_t max_ns_ = 0;
  std::vector<std::uint64_t> buckets_;
};

}  // namespace folsom
