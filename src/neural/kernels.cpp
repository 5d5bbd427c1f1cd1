#include "neural/kernels.h"

#include <array>

namespace folsom::neural {

namespace {

void ScalarAddColumns(std::int32_t* sums, const std::int8_t* weights,
                      std::span<const Column> columns, std::size_t count) {
  for (const auto [index, value] : columns) {
    const std::int8_t* const column = weights + index * count;
    const auto factor = static_cast<std::int16_t>(value);
    for (std::size_t i = 0; i < count; ++i) sums[i] += column[i] * factor;
  }
}

std::int32_t ScalarDot(const std::int8_t* row, const std::int16_t* in, std::size_t count) {
  std::int32_t sum = 0;
  for (std::size_t i = 0; i < count; ++i) sum += row[i] * in[i];
  return sum;
}

void ScalarDotFour(const std::int8_t* rows, const std::int16_t* in, std::size_t count,
                   std::int32_t* out) {
  for (std::size_t r = 0; r < 4; ++r) out[r] = ScalarDot(rows + r * count, in, count);
}

struct KernelList {
  std::array<Kernels, 3> items{};
  std::size_t size = 0;
};

[[nodiscard]] KernelList ListKernels() {
  KernelList list;
  for (const Kernels* one : {ScalarKernels(), WasmKernels(), Avx2Kernels()}) {
    if (one != nullptr) list.items[list.size++] = *one;
  }
  return list;
}

}  // namespace

const Kernels* ScalarKernels() {
  static constexpr Kernels kScalar{ScalarAddColumns, ScalarDot, ScalarDotFour};
  return &kScalar;
}

std::span<const Kernels> AvailableKernels() {
  static const KernelList kList = ListKernels();
  return {kList.items.data(), kList.size};
}

}  // namespace folsom::neural
