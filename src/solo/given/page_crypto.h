// Randomness from the host, hashes by SHA-256. No passwords: nobody signs in to a page.
#pragma once

#include "hall/given/crypto.h"

namespace folsom {

class PageCrypto final : public Crypto {
 public:
  [[nodiscard]] std::string RandomBytes(std::size_t count) const override;
  [[nodiscard]] std::string HashToken(std::string_view token) const override;
  [[nodiscard]] bool SameSecret(std::string_view a, std::string_view b) const override;
  // Always empty, so that names are not claimed here,
  [[nodiscard]] std::string HashPassword(std::string_view password) const override;
  // and no password is right.
  [[nodiscard]] bool PasswordFits(const std::string& hash,
                                  std::string_view password) const override;
};

}  // namespace folsom
