// What goes into a network: the bytes of an observation and of a foresight as they are, and for the
// first cards of the pile the products of seat and kind, which are 1 for "this seat's card of this
// kind".
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "features/features.h"
#include "features/foresight.h"

namespace folsom {

// An observation, and behind it the foresight of the same view.
inline constexpr std::size_t kSightSize = kObservationSize + kForesightSize;
struct Sight {
  alignas(64) std::array<std::uint8_t, kSightSize> bytes;
};
// Precondition: view.viewer is a seat.
[[nodiscard]] Sight SightOf(const SeatView& view);

// Rows of `pile` that get products: input kSightSize + 42 * row + 7 * seat + kind.
inline constexpr std::size_t kProductRows = 20;
inline constexpr std::size_t kRowProducts = kMaxSeats * kCardKinds;
inline constexpr std::size_t kInputs = kSightSize + kProductRows * kRowProducts;

// Whether an input is of a field that counts (its usual value is more than 1): weights of such are
// small, and have a scale of their own.
[[nodiscard]] bool IsCount(std::size_t input);

// Those that are not 0, ascending.
class InputList {
 public:
  struct Input {
    std::uint16_t index;
    std::uint8_t value;
  };

  explicit InputList(const Sight& sight);

  [[nodiscard]] const Input* begin() const { return items_.data(); }
  [[nodiscard]] const Input* end() const { return items_.data() + size_; }

 private:
  void AddBytes(const Sight& sight);
  void AddProducts(const Sight& sight);
  void Add(std::size_t index, std::uint8_t value) {
    items_[size_++] = {static_cast<std::uint16_t>(index), value};
  }

  std::array<Input, kInputs> items_;  // Not cleared: most of it is never used.
  std::size_t size_ = 0;
};

}  // namespace folsom
