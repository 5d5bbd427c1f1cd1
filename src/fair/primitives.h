// The two functions that the fair deal is made of. This part only declares them: the program brings
// them along (src/crypto has libsodium's), and so does a page.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace folsom {

using Key256 = std::array<std::uint8_t, 32>;

[[nodiscard]] Key256 Sha256(std::string_view bytes);

// The first 8 bytes of ChaCha20's stream (RFC 8439) under this key, from block 0.
[[nodiscard]] std::array<std::uint8_t, 8> ChaCha20Start(const Key256& key,
                                                        const std::array<std::uint8_t, 12>& nonce);

}  // namespace folsom
