#include "neural/weights.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>

#include "features/features.h"
#include "neural/heads.h"
#include "neural/inputs.h"
#include "neural/kernels.h"

namespace folsom {

namespace {

static_assert(std::endian::native == std::endian::little, "numbers are read as they lie");

constexpr std::array<char, 8> kMagic{'F', 'O', 'L', 'S', 'N', 'E', 'T', '\0'};

struct FileHeader {
  std::array<char, 8> magic;
  std::uint32_t version;
  std::uint32_t observation_version;
  std::uint32_t foresight_version;
  std::uint32_t actions;
  std::uint32_t inputs;
  std::uint32_t width;
  std::uint32_t blocks;
  std::uint32_t product_rows;
  std::int32_t thumb;
};
static_assert(sizeof(FileHeader) == 44);

constexpr std::array<std::uint64_t, 256> kCrcTable = [] {
  std::array<std::uint64_t, 256> table{};
  for (std::size_t byte = 0; byte < table.size(); ++byte) {
    std::uint64_t value = byte;
    for (int bit = 0; bit < 8; ++bit) {
      value = (value >> 1) ^ ((value & 1U) != 0 ? 0xC96C5795D7870F42ULL : 0);
    }
    table[byte] = value;
  }
  return table;
}();

[[nodiscard]] bool IsWhole(std::span<const std::uint8_t> file) {
  std::uint64_t crc = 0;
  if (file.size() < sizeof(FileHeader) + sizeof crc) return false;
  const std::size_t body = file.size() - sizeof crc;
  std::memcpy(&crc, file.data() + body, sizeof crc);
  return std::memcmp(file.data(), kMagic.data(), kMagic.size()) == 0 &&
         crc == Crc64(file.first(body));
}

[[nodiscard]] bool IsOfThisBuild(const FileHeader& header) {
  return header.version == kWeightsVersion && header.observation_version == kObservationVersion &&
         header.foresight_version == kForesightVersion && header.actions == kActions &&
         header.inputs == kInputs && header.product_rows == kProductRows;
}

[[nodiscard]] constexpr std::size_t LayerSize(std::size_t rows, std::size_t columns) {
  return sizeof(std::uint32_t) + 2 * rows * sizeof(std::int32_t) + rows * columns;
}

[[nodiscard]] bool FitsSizes(const FileHeader& header, std::size_t file_size) {
  if (header.width == 0 || header.width > kMostWidth || header.width % neural::kLanes != 0 ||
      header.blocks > kMostBlocks || header.thumb <= -kThumbBound || header.thumb >= kThumbBound) {
    return false;
  }
  const std::size_t width = header.width;
  return file_size == sizeof header + LayerSize(width, kInputs) + LayerSize(width, 0) +
                          2 * header.blocks * LayerSize(width, width) + LayerSize(kHeads, width) +
                          sizeof(std::uint64_t);
}

// Takes layers from the front of what FitsSizes was asked about.
class LayerReader {
 public:
  explicit LayerReader(const std::uint8_t* at) : at_(at) {}

  [[nodiscard]] Layer Next(std::size_t rows, std::size_t columns) {
    Layer layer{.shift = 0,
                .multipliers = std::vector<std::int32_t>(rows),
                .biases = std::vector<std::int32_t>(rows),
                .weights = std::vector<std::int8_t>(rows * columns)};
    Take(&layer.shift, sizeof layer.shift);
    Take(layer.multipliers.data(), rows * sizeof(std::int32_t));
    Take(layer.biases.data(), rows * sizeof(std::int32_t));
    Take(layer.weights.data(), rows * columns);
    within_bounds_ = within_bounds_ && IsWithinBounds(layer);
    return layer;
  }
  [[nodiscard]] bool WithinBounds() const { return within_bounds_; }

 private:
  void Take(void* to, std::size_t size) {
    if (size == 0) return;  // An empty vector may have no address, and memcpy wants one.
    std::memcpy(to, at_, size);
    at_ += size;
  }
  [[nodiscard]] static bool IsWithinBounds(const Layer& layer) {
    return layer.shift >= 1 && layer.shift <= kMostShift &&
           std::all_of(layer.multipliers.begin(), layer.multipliers.end(), [](std::int32_t m) {
             return m > -kMultiplierBound && m < kMultiplierBound;
           });
  }

  const std::uint8_t* at_;
  bool within_bounds_ = true;
};

}  // namespace

std::string_view CodeOf(WeightsFault fault) {
  static constexpr std::array<std::string_view, 3> kCodes{"net/damaged", "net/version",
                                                          "net/sizes"};
  return kCodes[static_cast<std::size_t>(fault)];
}

std::uint64_t Crc64(std::span<const std::uint8_t> bytes) {
  std::uint64_t value = ~std::uint64_t{0};
  for (const std::uint8_t byte : bytes) value = kCrcTable[(value ^ byte) & 0xFFU] ^ (value >> 8);
  return ~value;
}

std::variant<Weights, WeightsFault> ReadWeights(std::span<const std::uint8_t> file) {
  if (!IsWhole(file)) return WeightsFault::kDamaged;
  FileHeader header{};
  std::memcpy(&header, file.data(), sizeof header);
  if (!IsOfThisBuild(header)) return WeightsFault::kVersion;
  if (!FitsSizes(header, file.size())) return WeightsFault::kSizes;
  const std::size_t width = header.width;
  LayerReader reader(file.data() + sizeof header);
  Weights weights{
      .width = width, .into = reader.Next(width, kInputs), .counts = {}, .blocks = {}, .head = {}};
  weights.counts = reader.Next(width, 0);
  for (std::uint32_t i = 0; i < header.blocks; ++i) {
    Layer first = reader.Next(width, width);
    weights.blocks.emplace_back(std::move(first), reader.Next(width, width));
  }
  weights.head = reader.Next(kHeads, width);
  weights.thumb = header.thumb;
  if (!reader.WithinBounds()) return WeightsFault::kSizes;
  return weights;
}

}  // namespace folsom
