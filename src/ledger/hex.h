// Bytes as hex digits, and back.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace folsom {

[[nodiscard]] inline std::string HexOf(std::string_view bytes) {
  std::string text;
  for (const char byte : bytes) {
    const auto value = static_cast<unsigned char>(byte);
    text += "0123456789abcdef"[value >> 4U];
    text += "0123456789abcdef"[value & 0xFU];
  }
  return text;
}

// Precondition: from HexOf.
[[nodiscard]] inline std::string BytesOfHex(std::string_view text) {
  const auto digit = [](char c) {
    return static_cast<unsigned>(c <= '9' ? c - '0' : c - 'a' + 10);
  };
  std::string bytes;
  for (std::size_t i = 0; i + 1 < text.size(); i += 2) {
    bytes += static_cast<char>(digit(text[i]) << 4U | digit(text[i + 1]));
  }
  return bytes;
}

}  // namespace folsom
