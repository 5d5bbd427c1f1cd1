// Weights that know nothing, for tests, benchmarks and the behaviour signature.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>

#include "neural/heads.h"
#include "neural/inputs.h"
#include "neural/weights.h"
#include "rules/pieces/dice.h"

namespace folsom {

namespace random_weights {

// From -most to most.
[[nodiscard]] inline std::int32_t Within(std::int32_t most, Rng& rng) {
  return static_cast<std::int32_t>(rng.Below(2 * static_cast<std::uint32_t>(most) + 1)) - most;
}

// Totals are multiplied by about 2^-down.
[[nodiscard]] inline Layer RandomLayer(std::size_t rows, std::size_t columns, int down, Rng& rng) {
  constexpr std::int32_t kMultiplier = 1 << 20;
  constexpr std::int32_t kMostBias = 1 << 10;
  Layer layer{.shift = static_cast<std::uint32_t>(20 + down),
              .multipliers = std::vector<std::int32_t>(rows),
              .biases = std::vector<std::int32_t>(rows),
              .weights = std::vector<std::int8_t>(rows * columns)};
  for (std::int32_t& one : layer.multipliers) one = kMultiplier + Within(kMultiplier / 2, rng);
  for (std::int32_t& one : layer.biases) one = Within(kMostBias, rng);
  for (std::int8_t& one : layer.weights) one = static_cast<std::int8_t>(Within(127, rng));
  return layer;
}

}  // namespace random_weights

// The same for the same seed everywhere; numbers inside are about as large as in trained networks.
// Precondition: width is a multiple of neural::kLanes, at most kMostWidth.
[[nodiscard]] inline Weights RandomWeights(std::size_t width, std::size_t blocks,
                                           std::uint64_t seed) {
  using random_weights::RandomLayer;
  Rng rng(seed);
  Weights weights{.width = width,
                  .into = RandomLayer(width, kInputs, -2, rng),
                  .counts = {},
                  .blocks = {},
                  .head = {}};
  weights.counts = RandomLayer(width, 0, 0, rng);
  for (std::size_t i = 0; i < blocks; ++i) {
    Layer first = RandomLayer(width, width, 12, rng);
    weights.blocks.emplace_back(std::move(first), RandomLayer(width, width, 9, rng));
  }
  weights.head = RandomLayer(kHeads, width, 8, rng);
  return weights;
}

}  // namespace folsom
