// Randomness, hashes and passwords. All calls from any thread.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace folsom {

class Crypto {
 public:
  virtual ~Crypto() = default;

  // That nobody can guess.
  [[nodiscard]] virtual std::string RandomBytes(std::size_t count) const = 0;
  // What is stored of a token or of a link's secret: 64 hex digits.
  [[nodiscard]] virtual std::string HashToken(std::string_view token) const = 0;
  // In constant time, but for their lengths.
  [[nodiscard]] virtual bool SameSecret(std::string_view a, std::string_view b) const = 0;

  // Slow on purpose, and 64 MiB large: for Thinking::Work. Empty: no memory for it.
  [[nodiscard]] virtual std::string HashPassword(std::string_view password) const = 0;
  // For an empty hash, of a name that nobody claimed, as slow and never true.
  [[nodiscard]] virtual bool PasswordFits(const std::string& hash,
                                          std::string_view password) const = 0;
};

}  // namespace folsom
