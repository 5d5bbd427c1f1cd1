#include <cstring>

#include "features/features.h"
#include "features/parts.h"

namespace folsom {

void Observe(const SeatView& view, std::span<std::uint8_t, kObservationSize> out) {
  std::memset(out.data(), 0, kObservationSize);
  const features::Seating who(view);
  const features::Writer writer(out.data());
  features::WriteTable(view, who, writer);
  features::WriteSeats(view, who, writer);
  features::WriteBandits(view, who, writer);
  features::WriteCards(view, who, writer);
  features::WriteLoot(view, who, writer);
}

}  // namespace folsom
