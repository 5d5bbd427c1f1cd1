// Observations and foresights as a test reads them.
#pragma once

#include <array>
#include <string>

#include "features/features.h"
#include "features/foresight.h"

namespace folsom {

// Bytes by field; Id is FieldId or ForesightId.
template <typename Id, std::size_t kSize>
struct FieldBytes {
  [[nodiscard]] std::size_t At(Id id, std::size_t row = 0, std::size_t column = 0) const {
    const Field& field = FieldOf(id);
    return bytes[field.offset + row * field.columns + column];
  }
  // A column of a field that has one row.
  [[nodiscard]] std::size_t Of(Id id, std::size_t column) const { return At(id, 0, column); }
  // Where the 1 of a row is; kNowhere.
  static constexpr std::size_t kNowhere = 255;
  [[nodiscard]] std::size_t Hot(Id id, std::size_t row = 0) const {
    for (std::size_t column = 0; column < FieldOf(id).columns; ++column) {
      if (At(id, row, column) != 0) return column;
    }
    return kNowhere;
  }
  [[nodiscard]] std::size_t Sum(Id id, std::size_t row = 0) const {
    std::size_t sum = 0;
    for (std::size_t column = 0; column < FieldOf(id).columns; ++column) {
      sum += At(id, row, column);
    }
    return sum;
  }

  bool operator==(const FieldBytes&) const = default;

  std::array<std::uint8_t, kSize> bytes{};
};

struct Observed : FieldBytes<FieldId, kObservationSize> {
  explicit Observed(const SeatView& view) { Observe(view, bytes); }
};
struct Foreseen : FieldBytes<ForesightId, kForesightSize> {
  explicit Foreseen(const SeatView& view) { Foresee(view, bytes); }
};

// The first thing that a view says and its observation does not, or says otherwise; empty: none.
// Reads from the documented meaning of each field alone. Left out is what docs/observation.md names
// under "What is left out".
[[nodiscard]] std::string FirstMisread(const SeatView& view, const Observed& seen);

}  // namespace folsom
