// The networks that bots play by: the files of nets/. Native programs hold them in themselves; a
// WebAssembly module is given them by whoever runs it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "neural/network.h"
#include "neural/weights.h"

namespace folsom {

enum class NetId : std::uint8_t {
  kLarge,  // For decisions that are taken.
  kSmall,  // For those that a search only looks at.
};
inline constexpr std::size_t kNets = 2;

// Stable: "large", "small", which are the files' names too.
[[nodiscard]] std::string_view KeyOf(NetId id);

// Null where it was not given, which is in WebAssembly only. Both are read when one is first asked
// for; any thread may ask. If a program's own file is bad it says so on stderr, and aborts.
[[nodiscard]] const Network* FindNet(NetId id);

// What a network is known by: the CRC with which its file ends, as 16 hexadecimal digits. Empty
// where it was not given.
[[nodiscard]] std::string HashOf(NetId id);

// Replaces a network by that of a file's bytes, unless these are refused. Nobody may be using it
// meanwhile.
[[nodiscard]] std::optional<WeightsFault> GiveNet(NetId id, std::span<const std::uint8_t> file);

}  // namespace folsom
