// Why nothing overflows, whatever the weights: inputs of a layer are at most 2^15 - 1 and weights
// at least -2^7, so a total of 512 products is below 2^31; of `into`, whose inputs are bytes, too.
// A total times a multiplier is below 2^61, and half of 2^62 at most is added. A state of 512
// numbers up to 2^23 has a sum of squares up to 2^55, a mean up to 2^46, a root of up to 2^31 + 2^8
// and at least 2^14; 2^44 divided by it is at most 2^30, and times a number of the state 2^53.
#include "neural/network.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "neural/fixed_point.h"
#include "neural/heads.h"

namespace folsom {

namespace {

constexpr std::int64_t kMostSum = std::int64_t{1} << 23;
constexpr std::int64_t kMostShort = 32767;
static_assert(kHeadBits == neural::kSumBits);
static_assert(std::int64_t{128} * kMostShort * kMostWidth < std::int64_t{1} << 31);
static_assert(std::int64_t{128} * 255 * kInputs < std::int64_t{1} << 31);

[[nodiscard]] std::int32_t CutSum(std::int64_t sum) {
  return static_cast<std::int32_t>(std::clamp(sum, -kMostSum, kMostSum));
}

[[nodiscard]] std::int64_t Scaled(const Layer& layer, std::size_t row, std::int32_t total) {
  return neural::RoundedShift(std::int64_t{total} * layer.multipliers[row], layer.shift) +
         layer.biases[row];
}

// 2^44 / rms, with 2^12 added to the mean of the squares, which has 24 bits behind the point.
[[nodiscard]] std::int64_t InverseOfRms(std::span<const std::int32_t> state) {
  std::uint64_t squares = 0;
  for (const std::int64_t one : state) squares += static_cast<std::uint64_t>(one * one);
  const std::uint64_t mean = squares / state.size() + (std::uint64_t{1} << 12);
  return static_cast<std::int64_t>((std::uint64_t{1} << 44) / neural::RootOf(mean << 16));
}

}  // namespace

Network::Network(Weights weights, const neural::Kernels& kernels)
    : weights_(std::move(weights)), kernels_(kernels) {
  assert(weights_.width > 0 && weights_.width <= kMostWidth);
  assert(weights_.width % neural::kLanes == 0);
}

Network::Thought Network::Think(const Sight& sight) const {
  alignas(64) Sums state;
  Enter(sight, state);
  for (const auto& [first, second] : weights_.blocks) AddBlock(first, second, state);
  Thought thought;
  constexpr std::size_t kWorths = kObservationSize + FieldOf(ForesightId::kWorth).offset;
  std::copy_n(sight.bytes.begin() + kWorths, kActions, thought.worths.begin());
  Norm(state, thought.numbers);
  for (std::size_t i = 0; i < weights_.width; ++i) {
    thought.numbers[i] = std::max<std::int16_t>(thought.numbers[i], 0);
  }
  return thought;
}

std::int32_t Network::Head(const Thought& thought, std::size_t head) const {
  const std::size_t width = weights_.width;
  const std::int32_t total =
      kernels_.dot(weights_.head.weights.data() + head * width, thought.numbers.data(), width);
  const std::int64_t worth = head < kActions ? thought.worths[head] : 0;
  return CutSum(Scaled(weights_.head, head, total) + weights_.thumb * worth);
}

void Network::Enter(const Sight& sight, Sums& state) const {
  const std::size_t width = weights_.width;
  alignas(64) Sums counted;
  std::fill_n(state.begin(), width, 0);
  std::fill_n(counted.begin(), width, 0);
  const InputList inputs(sight);
  const std::int8_t* const columns = weights_.into.weights.data();
  kernels_.add_columns(state.data(), columns, inputs.Others(), width);
  kernels_.add_columns(counted.data(), columns, inputs.Counts(), width);
  for (std::size_t i = 0; i < width; ++i) {
    state[i] = CutSum(Scaled(weights_.into, i, state[i]) + Scaled(weights_.counts, i, counted[i]));
  }
}

void Network::Norm(const Sums& state, Shorts& normed) const {
  const std::int64_t inverse = InverseOfRms({state.data(), weights_.width});
  for (std::size_t i = 0; i < weights_.width; ++i) {
    const std::int64_t number = neural::RoundedShift(state[i] * inverse, 26);
    normed[i] = static_cast<std::int16_t>(std::clamp(number, -kMostShort, kMostShort));
  }
}

void Network::AddBlock(const Layer& first, const Layer& second, Sums& state) const {
  const std::size_t width = weights_.width;
  alignas(64) Shorts normed;
  alignas(64) Shorts inner;
  std::array<std::int32_t, 4> totals;
  Norm(state, normed);
  for (std::size_t row = 0; row < width; row += 4) {
    kernels_.dot_four(first.weights.data() + row * width, normed.data(), width, totals.data());
    for (std::size_t i = 0; i < 4; ++i) {
      const std::int64_t number = Scaled(first, row + i, totals[i]);
      inner[row + i] = static_cast<std::int16_t>(std::clamp<std::int64_t>(number, 0, kMostShort));
    }
  }
  for (std::size_t row = 0; row < width; row += 4) {
    kernels_.dot_four(second.weights.data() + row * width, inner.data(), width, totals.data());
    for (std::size_t i = 0; i < 4; ++i) {
      state[row + i] = CutSum(state[row + i] + Scaled(second, row + i, totals[i]));
    }
  }
}

}  // namespace folsom
