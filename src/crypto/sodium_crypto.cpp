#include "crypto/sodium_crypto.h"

#include <sodium.h>

#include <array>
#include <stdexcept>

namespace folsom {

SodiumCrypto::SodiumCrypto() {
  if (sodium_init() < 0) throw std::runtime_error("libsodium cannot be used");
}

std::string SodiumCrypto::RandomBytes(std::size_t count) const {
  std::string bytes(count, '\0');
  randombytes_buf(bytes.data(), bytes.size());
  return bytes;
}

std::string SodiumCrypto::HashToken(std::string_view token) const {
  std::array<unsigned char, crypto_generichash_BYTES> hash{};
  crypto_generichash(hash.data(), hash.size(), reinterpret_cast<const unsigned char*>(token.data()),
                     token.size(), nullptr, 0);
  std::array<char, 2 * crypto_generichash_BYTES + 1> text{};
  return sodium_bin2hex(text.data(), text.size(), hash.data(), hash.size());
}

bool SodiumCrypto::SameSecret(std::string_view a, std::string_view b) const {
  return a.size() == b.size() && sodium_memcmp(a.data(), b.data(), a.size()) == 0;
}

std::string SodiumCrypto::HashPassword(std::string_view password) const {
  std::array<char, crypto_pwhash_STRBYTES> hash{};
  if (crypto_pwhash_str_alg(hash.data(), password.data(), password.size(),
                            crypto_pwhash_OPSLIMIT_INTERACTIVE, crypto_pwhash_MEMLIMIT_INTERACTIVE,
                            crypto_pwhash_ALG_ARGON2ID13) != 0) {
    return {};
  }
  return hash.data();
}

bool SodiumCrypto::PasswordFits(const std::string& hash, std::string_view password) const {
  static const std::string nobody = HashPassword(SodiumCrypto::RandomBytes(32));
  const std::string& asked = hash.empty() ? nobody : hash;
  const bool fits = crypto_pwhash_str_verify(asked.c_str(), password.data(), password.size()) == 0;
  return fits && !hash.empty();
}

}  // namespace folsom
