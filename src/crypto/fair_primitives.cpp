#include <sodium.h>

#include "fair/primitives.h"

namespace folsom {

static_assert(crypto_hash_sha256_BYTES == std::tuple_size_v<Key256>);
static_assert(crypto_stream_chacha20_ietf_KEYBYTES == std::tuple_size_v<Key256>);
static_assert(crypto_stream_chacha20_ietf_NONCEBYTES == 12);

Key256 Sha256(std::string_view bytes) {
  Key256 digest{};
  crypto_hash_sha256(digest.data(), reinterpret_cast<const unsigned char*>(bytes.data()),
                     bytes.size());
  return digest;
}

std::array<std::uint8_t, 8> ChaCha20Start(const Key256& key,
                                          const std::array<std::uint8_t, 12>& nonce) {
  std::array<std::uint8_t, 8> stream{};
  crypto_stream_chacha20_ietf(stream.data(), stream.size(), nonce.data(), key.data());
  return stream;
}

}  // namespace folsom
