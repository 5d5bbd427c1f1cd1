#include "arena/play/thinking.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace folsom {

// Bucket = 64 * shift + the first seven digits less 64 for times of 64 ns and more, so that
// the buckets go on from 64 without a gap.
std::uint16_t TimeBucket(std::uint64_t ns) {
  if (ns < 64) return static_cast<std::uint16_t>(ns);
  const auto shift = static_cast<unsigned>(std::bit_width(ns)) - 7;
  return static_cast<std::uint16_t>(64 * shift + (ns >> shift));
}

std::uint64_t LongestIn(std::uint16_t bucket) {
  if (bucket < 64) return bucket;
  const unsigned shift = bucket / 64U - 1;
  const std::uint64_t digits = bucket - 64U * shift;
  return ((digits + 1) << shift) - 1;
}

namespace {

void AddTime(std::vector<TimeCount>& times, const TimeCount& more) {
  const auto at =
      std::lower_bound(times.begin(), times.end(), more,
                       [](const TimeCount& a, const TimeCount& b) { return a.bucket < b.bucket; });
  if (at != times.end() && at->bucket == more.bucket) {
    at->count += more.count;
  } else {
    times.insert(at, more);
  }
}

}  // namespace

void Thinking::Add(std::uint64_t took_ns, std::uint64_t did_iterations) {
  ++decisions;
  iterations += did_iterations;
  ns += took_ns;
  max_ns = std::max(max_ns, took_ns);
  AddTime(times, {TimeBucket(took_ns), 1});
}

void Thinking::Add(const Thinking& other) {
  decisions += other.decisions;
  iterations += other.iterations;
  ns += other.ns;
  max_ns = std::max(max_ns, other.max_ns);
  for (const TimeCount& time : other.times) AddTime(times, time);
}

void ThinkingSum::Add(const Thinking& game) {
  decisions_ += game.decisions;
  iterations_ += game.iterations;
  ns_ += game.ns;
  max_ns_ = std::max(max_ns_, game.max_ns);
  if (buckets_.empty()) buckets_.resize(kTimeBuckets);
  for (const TimeCount& time : game.times) buckets_[time.bucket] += time.count;
}

double ThinkingSum::MeanMs() const {
  return decisions_ == 0 ? 0 : static_cast<double>(ns_) / 1e6 / static_cast<double>(decisions_);
}

double ThinkingSum::IterationsPerDecision() const {
  return decisions_ == 0 ? 0 : static_cast<double>(iterations_) / static_cast<double>(decisions_);
}

double ThinkingSum::PercentileMs(double part) const {
  const auto wanted = static_cast<std::uint64_t>(std::ceil(part * static_cast<double>(decisions_)));
  std::uint64_t seen = 0;
  for (std::size_t i = 0; i < buckets_.size(); ++i) {
    seen += buckets_[i];
    if (seen >= wanted && seen > 0) {
      const std::uint64_t ns = std::min(LongestIn(static_cast<std::uint16_t>(i)), max_ns_);
      return static_cast<double>(ns) / 1e6;
    }
  }
  return 0;
}

}  // namespace folsom
