// What goes into a network: the bytes of an observation and of a foresight as they are, and for the
// first cards of the pile the products of seat and kind, which are 1 for "this seat's card of this
// kind".
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "features/features.h"
#include "features/foresight.h"
#include "neural/kernels.h"

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

// The inputs that are not 0, ascending. Those of fields that count (their usual value is more than
// 1) are apart: weights of such are small, and have a scale of their own.
class InputList {
 public:
  explicit InputList(const Sight& sight);

  [[nodiscard]] std::span<const neural::Column> Counts() const { return counts_.All(); }
  [[nodiscard]] std::span<const neural::Column> Others() const { return others_.All(); }

 private:
  struct Part {
    [[nodiscard]] std::span<const neural::Column> All() const { return {items.data(), size}; }
    void Add(std::size_t index, std::uint8_t value) {
      items[size++] = {static_cast<std::uint16_t>(index), value};
    }
    std::array<neural::Column, kInputs> items;  // Not cleared: most of it is never used.
    std::size_t size = 0;
  };

  void AddBytes(const Sight& sight);
  void AddProducts(const Sight& sight);

  Part counts_;
  Part others_;
};

}  // namespace folsom
