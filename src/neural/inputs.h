// What goes into a network: the bytes of an observation as they are, and for the first cards of the
// pile the products of seat and kind, which are 1 for "this seat's card of this kind".
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "features/features.h"

namespace folsom {

// Rows of `pile` that get products: input kObservationSize + 42 * row + 7 * seat + kind.
inline constexpr std::size_t kProductRows = 20;
inline constexpr std::size_t kRowProducts = kMaxSeats * kCardKinds;
inline constexpr std::size_t kInputs = kObservationSize + kProductRows * kRowProducts;

// Those that are not 0, ascending.
class InputList {
 public:
  struct Input {
    std::uint16_t index;
    std::uint8_t value;
  };

  explicit InputList(std::span<const std::uint8_t, kObservationSize> observation);

  [[nodiscard]] const Input* begin() const { return items_.data(); }
  [[nodiscard]] const Input* end() const { return items_.data() + size_; }

 private:
  void AddBytes(std::span<const std::uint8_t, kObservationSize> observation);
  void AddProducts(std::span<const std::uint8_t, kObservationSize> observation);
  void Add(std::size_t index, std::uint8_t value) {
    items_[size_++] = {static_cast<std::uint16_t>(index), value};
  }

  std::array<Input, kInputs> items_;  // Not cleared: most of it is never used.
  std::size_t size_ = 0;
};

}  // namespace folsom
