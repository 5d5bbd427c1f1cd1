// Roots, cuts and powers of fixed-point numbers: integers only, so the same everywhere. A number
// with f bits behind the point stands for itself / 2^f. Internal to neural/.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

namespace folsom::neural {

inline constexpr unsigned kSumBits = 12;    // Behind the point, of sums and heads.
inline constexpr unsigned kShareBits = 16;  // Of powers and shares.

// The largest number whose square is no greater.
[[nodiscard]] constexpr std::uint64_t RootOf(std::uint64_t square) {
  std::uint64_t root = 0;
  std::uint64_t rest = square;
  for (std::uint64_t bit = std::uint64_t{1} << 62; bit != 0; bit >>= 2) {
    const bool fits = rest >= root + bit;
    rest -= fits ? root + bit : 0;
    root = (root >> 1) + (fits ? bit : 0);
  }
  return root;
}

// Divided by 2^shift, rounded to the nearest, halves upwards.
[[nodiscard]] constexpr std::int64_t RoundedShift(std::int64_t number, std::uint32_t shift) {
  return (number + (std::int64_t{1} << (shift - 1))) >> shift;
}

// e^-below with kShareBits; `below`, with kSumBits, is from 0 to 2^40.
[[nodiscard]] constexpr std::int64_t PowerOf(std::int64_t below) {
  constexpr std::int64_t kLog2OfE = 94548;  // With kShareBits, as the following.
  // The Taylor series of 2^-x for x from 0 to 1, the highest power first.
  constexpr std::array<std::int64_t, 6> kSeries{-87, 630, -3638, 15743, -45426, 65536};
  const std::int64_t exponent = (below * kLog2OfE) >> kSumBits;
  const std::int64_t part = exponent & 0xFFFF;
  std::int64_t value = 0;
  for (const std::int64_t factor : kSeries) value = ((value * part) >> kShareBits) + factor;
  return value >> std::min<std::int64_t>(exponent >> kShareBits, 31);
}

}  // namespace folsom::neural
