#include "fair/hmac.h"

#include <cassert>
#include <string>

namespace folsom {

Key256 HmacSha256(std::string_view key, std::string_view text) {
  constexpr std::size_t kBlock = 64;
  assert(key.size() <= kBlock);
  const auto padded = [key](unsigned pad) {
    std::string block(kBlock, static_cast<char>(pad));
    for (std::size_t i = 0; i < key.size(); ++i) {
      block[i] = static_cast<char>(static_cast<unsigned char>(key[i]) ^ pad);
    }
    return block;
  };
  const Key256 inner = Sha256(padded(0x36).append(text));
  return Sha256(padded(0x5C).append(inner.begin(), inner.end()));
}

}  // namespace folsom
