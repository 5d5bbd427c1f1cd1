// The weights of a network, and the file that holds them (docs/net.md). There are no files here:
// whoever has one gives its bytes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace folsom {

inline constexpr std::uint32_t kWeightsVersion = 2;

inline constexpr std::size_t kMostBlocks = 64;  // So that a damaged file cannot ask for much.
// With these no sum overflows, whatever the weights are (network.cpp).
inline constexpr std::size_t kMostWidth = 512;
inline constexpr std::uint32_t kMostShift = 62;
inline constexpr std::int32_t kMultiplierBound = std::int32_t{1} << 30;
inline constexpr std::int32_t kThumbBound = std::int32_t{1} << 16;

// A row is ((total * multiplier + 2^(shift - 1)) >> shift) + bias of its total, the sum of its
// weights times their inputs.
struct Layer {
  std::uint32_t shift = 1;                // 1 to kMostShift.
  std::vector<std::int32_t> multipliers;  // By row; absolutely less than kMultiplierBound.
  std::vector<std::int32_t> biases;       // By row.
  std::vector<std::int8_t> weights;       // Row by row; of Weights::into input by input.
};

struct Weights {
  std::size_t width = 0;  // A multiple of neural::kLanes.
  Layer into;             // Its own scale is for inputs that do not count (inputs.h);
  Layer counts;           // this one, which has no weights, for those that do.
  std::vector<std::pair<Layer, Layer>> blocks;
  Layer head;
  std::int32_t thumb = 0;  // What one point of `worth` adds to an action; less than kThumbBound.
};

enum class WeightsFault : std::uint8_t {
  kDamaged,  // Not a file of weights, or not all of it, or bits have changed.
  kVersion,  // For other observations, actions or arithmetic than this build's.
  kSizes,    // Larger or of another shape than this build computes with.
};
// Stable: "net/damaged", "net/version", "net/sizes".
[[nodiscard]] std::string_view CodeOf(WeightsFault fault);

[[nodiscard]] std::variant<Weights, WeightsFault> ReadWeights(std::span<const std::uint8_t> file);

// CRC-64/XZ, with which the file ends.
[[nodiscard]] std::uint64_t Crc64(std::span<const std::uint8_t> bytes);

}  // namespace folsom
