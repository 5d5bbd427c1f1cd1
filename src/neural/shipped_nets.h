// The files of nets/ inside a native program. Internal to neural/.
#pragma once

#include <cstdint>
#include <span>

#include "neural/nets.h"

namespace folsom::neural {

// A file's bytes; none in WebAssembly.
[[nodiscard]] std::span<const std::uint8_t> ShippedFile(NetId id);

// Says which file this build cannot use and why, and aborts.
[[noreturn]] void EndForBadFile(NetId id, WeightsFault fault);

}  // namespace folsom::neural
