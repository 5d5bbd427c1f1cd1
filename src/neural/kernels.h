// The two loops in which a network spends its time, once for each kind of processor. All sums are
// sums of integers that do not overflow, so every path gives the same bits. Internal to neural/.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace folsom::neural {

// Widths are multiples of this, so that no path has a rest to deal with.
inline constexpr std::size_t kLanes = 32;

// A column of weights, by its number, and what it counts for.
struct Column {
  std::uint16_t index;
  std::uint8_t value;
};

struct Kernels {
  // sums[i] += the sum of value * weights[index * count + i] over the columns.
  // Precondition: count is a multiple of kLanes.
  void (*add_columns)(std::int32_t* sums, const std::int8_t* weights,
                      std::span<const Column> columns, std::size_t count);
  // The sum of row[i] * in[i]. Precondition: count is a multiple of kLanes.
  std::int32_t (*dot)(const std::int8_t* row, const std::int16_t* in, std::size_t count);
  // The same for four rows that lie behind each other.
  void (*dot_four)(const std::int8_t* rows, const std::int16_t* in, std::size_t count,
                   std::int32_t* out);
};

// Those that this processor can run: first plain C++, last the one to use.
[[nodiscard]] std::span<const Kernels> AvailableKernels();

// What each file of this folder has, null where it was compiled for another processor.
[[nodiscard]] const Kernels* ScalarKernels();
[[nodiscard]] const Kernels* Avx2Kernels();  // Also null where the processor is too old.
[[nodiscard]] const Kernels* WasmKernels();

}  // namespace folsom::neural
