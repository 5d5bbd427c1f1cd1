// A text that may be anything, short enough for a message.
#pragma once

#include <string_view>

namespace folsom {

// At most `most` bytes of `text` from its beginning, and no part of a UTF-8 sequence.
[[nodiscard]] constexpr std::string_view Shortened(std::string_view text, std::size_t most = 40) {
  if (text.size() <= most) return text;
  while (most > 0 && (static_cast<unsigned char>(text[most]) & 0xC0U) == 0x80U) --most;
  return text.substr(0, most);
}

}  // namespace folsom
