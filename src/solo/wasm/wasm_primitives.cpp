// The fair deal's functions (fair/primitives.h), by the host. Only in WebAssembly.
#include "fair/primitives.h"
#include "solo/solo.h"

namespace folsom {

Key256 Sha256(std::string_view bytes) {
  Key256 digest{};
  host_sha256(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size(), digest.data());
  return digest;
}

std::array<std::uint8_t, 8> ChaCha20Start(const Key256& key,
                                          const std::array<std::uint8_t, 12>& nonce) {
  std::array<std::uint8_t, 8> stream{};
  host_chacha20(key.data(), nonce.data(), stream.data());
  return stream;
}

}  // namespace folsom
