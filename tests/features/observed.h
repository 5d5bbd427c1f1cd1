// An observation as a test reads it.
#pragma once

#include <array>
#include <string>

#include "features/features.h"

namespace folsom {

class Observed {
 public:
  explicit Observed(const SeatView& view) { Observe(view, bytes); }

  [[nodiscard]] std::size_t At(FieldId id, std::size_t row = 0, std::size_t column = 0) const {
    const Field& field = FieldOf(id);
    return bytes[field.offset + row * field.columns + column];
  }
  // A column of a field that has one row.
  [[nodiscard]] std::size_t Of(FieldId id, std::size_t column) const { return At(id, 0, column); }
  // Where the 1 of a row is; kNowhere.
  static constexpr std::size_t kNowhere = 255;
  [[nodiscard]] std::size_t Hot(FieldId id, std::size_t row = 0) const {
    for (std::size_t column = 0; column < FieldOf(id).columns; ++column) {
      if (At(id, row, column) != 0) return column;
    }
    return kNowhere;
  }
  [[nodiscard]] std::size_t Sum(FieldId id, std::size_t row = 0) const {
    std::size_t sum = 0;
    for (std::size_t column = 0; column < FieldOf(id).columns; ++column) {
      sum += At(id, row, column);
    }
    return sum;
  }

  bool operator==(const Observed&) const = default;

  std::array<std::uint8_t, kObservationSize> bytes{};
};

// The first thing that a view says and its observation does not, or says otherwise; empty: none.
// Reads from the documented meaning of each field alone. Left out is what docs/observation.md names
// under "What is left out".
[[nodiscard]] std::string FirstMisread(const SeatView& view, const Observed& seen);

}  // namespace folsom
