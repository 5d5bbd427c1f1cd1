// A network as docs/net.md defines it, in numbers of 64 bits and without haste: what src/neural
// must equal.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "features/features.h"
#include "neural/heads.h"
#include "neural/inputs.h"
#include "neural/weights.h"

namespace folsom {

using Longs = std::vector<std::int64_t>;

[[nodiscard]] inline Longs PlainInputs(const std::vector<std::uint8_t>& observation) {
  Longs inputs(observation.begin(), observation.end());
  const Field& pile = FieldOf(FieldId::kPile);
  for (std::size_t row = 0; row < kProductRows; ++row) {
    const std::size_t card = pile.offset + row * pile.columns;
    for (std::size_t i = 0; i < kRowProducts; ++i) {
      inputs.push_back(inputs[card + i / kCardKinds] * inputs[card + 8 + i % kCardKinds]);
    }
  }
  return inputs;
}

// Weights lie input by input if `by_input`.
[[nodiscard]] inline Longs PlainLayer(const Layer& layer, const Longs& in, bool by_input = false) {
  const std::size_t rows = layer.biases.size();
  Longs out(rows);
  for (std::size_t row = 0; row < rows; ++row) {
    std::int64_t total = 0;
    for (std::size_t i = 0; i < in.size(); ++i) {
      total += in[i] * layer.weights[by_input ? i * rows + row : row * in.size() + i];
    }
    const std::int64_t half = std::int64_t{1} << (layer.shift - 1);
    out[row] = ((total * layer.multipliers[row] + half) >> layer.shift) + layer.biases[row];
  }
  return out;
}

[[nodiscard]] inline Longs Cut(Longs numbers, std::int64_t least, std::int64_t most) {
  for (std::int64_t& one : numbers) one = std::clamp(one, least, most);
  return numbers;
}
[[nodiscard]] inline Longs CutToSums(const Longs& numbers) {
  return Cut(numbers, -(1 << 23), 1 << 23);
}

[[nodiscard]] inline std::int64_t PlainRoot(std::int64_t square) {
  std::int64_t low = 0;
  std::int64_t high = std::int64_t{1} << 32;  // The root is below it.
  while (high - low > 1) {
    const std::int64_t middle = (low + high) / 2;
    (middle < (std::int64_t{1} << 31) + 1024 && middle * middle <= square ? low : high) = middle;
  }
  return low;
}

[[nodiscard]] inline Longs PlainNormed(const Longs& state) {
  std::int64_t squares = 0;
  for (const std::int64_t one : state) squares += one * one;
  const std::int64_t mean = squares / static_cast<std::int64_t>(state.size()) + (1 << 12);
  const std::int64_t inverse = (std::int64_t{1} << 44) / PlainRoot(mean << 16);
  Longs normed = state;
  for (std::int64_t& one : normed) one = (one * inverse + (1 << 25)) >> 26;
  return Cut(normed, -32767, 32767);
}

// All heads.
[[nodiscard]] inline Longs PlainHeads(const Weights& weights,
                                      const std::vector<std::uint8_t>& observation) {
  Longs state = CutToSums(PlainLayer(weights.into, PlainInputs(observation), true));
  for (const auto& [first, second] : weights.blocks) {
    const Longs inner = Cut(PlainLayer(first, PlainNormed(state)), 0, 32767);
    const Longs added = PlainLayer(second, inner);
    for (std::size_t i = 0; i < state.size(); ++i) state[i] += added[i];
    state = CutToSums(state);
  }
  return CutToSums(PlainLayer(weights.head, Cut(PlainNormed(state), 0, 32767)));
}

}  // namespace folsom
