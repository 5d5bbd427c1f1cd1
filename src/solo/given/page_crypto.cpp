#include "solo/given/page_crypto.h"

#include <cstdint>

#include "fair/primitives.h"
#include "ledger/hex.h"
#include "solo/solo.h"

namespace folsom {

std::string PageCrypto::RandomBytes(std::size_t count) const {
  std::string bytes(count, '\0');
  host_random(reinterpret_cast<std::uint8_t*>(bytes.data()), bytes.size());
  return bytes;
}

std::string PageCrypto::HashToken(std::string_view token) const {
  const Key256 digest = Sha256(token);
  return HexOf({reinterpret_cast<const char*>(digest.data()), digest.size()});
}

bool PageCrypto::SameSecret(std::string_view a, std::string_view b) const {
  unsigned differ = a.size() == b.size() ? 0 : 1;
  for (std::size_t i = 0; i < a.size() && i < b.size(); ++i) {
    differ |= static_cast<unsigned char>(a[i]) ^ static_cast<unsigned char>(b[i]);
  }
  return differ == 0;
}

std::string PageCrypto::HashPassword(std::string_view /*password*/) const { return {}; }

bool PageCrypto::PasswordFits(const std::string& /*hash*/, std::string_view /*password*/) const {
  return false;
}

}  // namespace folsom
