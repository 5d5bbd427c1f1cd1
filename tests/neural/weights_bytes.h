// The bytes of a file of weights, written as docs/net.md says.
#pragma once

#include <cstdint>
#include <cstring>
#include <vector>

#include "features/features.h"
#include "features/foresight.h"
#include "neural/heads.h"
#include "neural/inputs.h"
#include "neural/weights.h"

namespace folsom {

using FileBytes = std::vector<std::uint8_t>;

inline void Append(FileBytes& file, const void* data, std::size_t size) {
  const auto* bytes = static_cast<const std::uint8_t*>(data);
  file.insert(file.end(), bytes, bytes + size);
}

inline void AppendLayer(FileBytes& file, const Layer& layer) {
  Append(file, &layer.shift, sizeof layer.shift);
  Append(file, layer.multipliers.data(), layer.multipliers.size() * sizeof(std::int32_t));
  Append(file, layer.biases.data(), layer.biases.size() * sizeof(std::int32_t));
  Append(file, layer.weights.data(), layer.weights.size());
}

// Everything but the checksum.
[[nodiscard]] inline FileBytes BodyOf(const Weights& weights) {
  FileBytes file;
  Append(file, "FOLSNET", 8);
  for (const std::size_t number :
       {std::size_t{2}, std::size_t{kObservationVersion}, std::size_t{kForesightVersion},
        std::size_t{kActions}, kInputs, weights.width, weights.blocks.size(), kProductRows}) {
    const auto word = static_cast<std::uint32_t>(number);
    Append(file, &word, sizeof word);
  }
  Append(file, &weights.thumb, sizeof weights.thumb);
  AppendLayer(file, weights.into);
  AppendLayer(file, weights.counts);
  for (const auto& [first, second] : weights.blocks) {
    AppendLayer(file, first);
    AppendLayer(file, second);
  }
  AppendLayer(file, weights.head);
  return file;
}

[[nodiscard]] inline FileBytes Sealed(FileBytes body) {
  const std::uint64_t crc = Crc64(body);
  Append(body, &crc, sizeof crc);
  return body;
}

[[nodiscard]] inline FileBytes BytesOf(const Weights& weights) { return Sealed(BodyOf(weights)); }

}  // namespace folsom
