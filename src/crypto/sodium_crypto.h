// The hall's randomness, hashes and passwords, by libsodium.
#pragma once

#include "hall/given/crypto.h"

namespace folsom {

// Tokens are hashed by BLAKE2b, passwords by Argon2id.
class SodiumCrypto : public Crypto {
 public:
  SodiumCrypto();  // Throws if libsodium cannot be used.

  [[nodiscard]] std::string RandomBytes(std::size_t count) const override;
  [[nodiscard]] std::string HashToken(std::string_view token) const override;
  [[nodiscard]] bool SameSecret(std::string_view a, std::string_view b) const override;
  [[nodiscard]] std::string HashPassword(std::string_view password) const override;
  [[nodiscard]] bool PasswordFits(const std::string& hash,
                                  std::string_view password) const override;
};

}  // namespace folsom
