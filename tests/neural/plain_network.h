// A network as docs/net.md defines it, in numbers of 64 bits and without haste: what src/neural
// must equal.
#pragma once

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "features/features.h"
#include "neural/heads.h"
#include "neural/inputs.h"
#include "neural/weights.h"

namespace folsom {

using Longs = std::vector<std::int64_t>;

[[nodiscard]] inline Longs PlainInputs(const Sight& sight) {
  Longs inputs(sight.bytes.begin(), sight.bytes.end());
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

// The first layer: inputs of fields that count have a scale of their own.
[[nodiscard]] inline Longs PlainInto(const Weights& weights, const Longs& inputs) {
  Longs flags = inputs;
  Longs counts(inputs.size());
  const auto take = [&](const Field& field, std::size_t start) {
    for (std::size_t i = 0; field.usual > 1 && i < field.Size(); ++i) {
      std::swap(flags[start + field.offset + i], counts[start + field.offset + i]);
    }
  };
  for (const Field& field : ObservationFields()) take(field, 0);
  for (const Field& field : ForesightFields()) take(field, kObservationSize);
  Layer other = weights.counts;
  other.weights = weights.into.weights;
  Longs sums = PlainLayer(weights.into, flags, true);
  const Longs more = PlainLayer(other, counts, true);
  for (std::size_t i = 0; i < sums.size(); ++i) sums[i] += more[i];
  return sums;
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

// All heads. The foresight lies behind the observation and begins with what actions are worth.
[[nodiscard]] inline Longs PlainHeads(const Weights& weights, const Sight& sight) {
  const Longs inputs = PlainInputs(sight);
  Longs state = CutToSums(PlainInto(weights, inputs));
  for (const auto& [first, second] : weights.blocks) {
    const Longs inner = Cut(PlainLayer(first, PlainNormed(state)), 0, 32767);
    const Longs added = PlainLayer(second, inner);
    for (std::size_t i = 0; i < state.size(); ++i) state[i] += added[i];
    state = CutToSums(state);
  }
  Longs heads = PlainLayer(weights.head, Cut(PlainNormed(state), 0, 32767));
  for (std::size_t i = 0; i < kActions; ++i) {
    heads[i] += weights.thumb * inputs[kObservationSize + i];
  }
  return CutToSums(heads);
}

}  // namespace folsom
