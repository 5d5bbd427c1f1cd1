// Weights that know nothing, for tests, benchmarks and the behaviour signature.
#pragma once

#include <cstddef>
#include <cstdint>

#include "neural/weights.h"

namespace folsom {

// The same for the same seed everywhere; numbers inside are about as large as in trained networks.
// Precondition: width is a multiple of neural::kLanes, at most kMostWidth.
[[nodiscard]] Weights RandomWeights(std::size_t width, std::size_t blocks, std::uint64_t seed);

}  // namespace folsom
