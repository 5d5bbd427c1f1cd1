// Seeds that follow from numbers, so that every task has luck of its own, whatever ran before it.
#pragma once

#include <cstdint>

namespace folsom::review {

[[nodiscard]] constexpr std::uint64_t Mixed(std::uint64_t seed, std::uint64_t number) {
  std::uint64_t z = seed + 0x9E3779B97F4A7C15ULL * (number + 1);
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
  return z ^ (z >> 31);
}

}  // namespace folsom::review
