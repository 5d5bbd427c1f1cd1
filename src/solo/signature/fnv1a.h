// The hash of the behaviour signatures: FNV-1a, 64 bits.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace folsom {

class Fnv1a {
 public:
  void Add(const void* data, std::size_t size) {
    const auto* bytes = static_cast<const unsigned char*>(data);
    for (std::size_t i = 0; i < size; ++i) hash_ = (hash_ ^ bytes[i]) * 0x100000001B3ULL;
  }
  void AddNumber(std::uint16_t n) {
    const std::array<unsigned char, 2> bytes{static_cast<unsigned char>(n & 0xFFU),
                                             static_cast<unsigned char>(n >> 8)};
    Add(bytes.data(), bytes.size());
  }
  [[nodiscard]] std::uint64_t Value() const { return hash_; }

 private:
  std::uint64_t hash_ = 0xCBF29CE484222325ULL;
};

}  // namespace folsom
