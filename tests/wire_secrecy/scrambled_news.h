// What would have happened in another world that looks the same to one seat: written from INFO-1 to
// INFO-5, as tests/support/scramble.h.
#pragma once

#include "table/table.h"

namespace folsom {

// The same news with every secret that `viewer` cannot know replaced by another one: in the states
// and in the events themselves.
[[nodiscard]] Folded ScrambledNews(const Folded& news, Seat viewer, std::uint64_t seed);

}  // namespace folsom
