#include "table/good_text.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

#include "record/game/fair_lines.h"

namespace folsom {

namespace {

// Takes one code point off the front; nothing if the bytes are no UTF-8 (overlong forms,
// surrogates and numbers beyond U+10FFFF included).
std::optional<char32_t> TakeCodePoint(std::string_view& text) {
  const auto first = static_cast<unsigned char>(text[0]);
  const std::size_t length = first < 0x80   ? 1
                             : first < 0xC2 ? 0
                             : first < 0xE0 ? 2
                             : first < 0xF0 ? 3
                             : first < 0xF5 ? 4
                                            : 0;
  if (length == 0 || text.size() < length) return std::nullopt;
  char32_t code = length == 1 ? first : first & (0x7FU >> length);
  for (std::size_t i = 1; i < length; ++i) {
    const auto next = static_cast<unsigned char>(text[i]);
    if ((next & 0xC0U) != 0x80U) return std::nullopt;
    code = (code << 6) | (next & 0x3FU);
  }
  constexpr std::array<char32_t, 5> kLeast{0, 0, 0x80, 0x800, 0x10000};
  if (code < kLeast[length] || code > 0x10FFFF || (code >= 0xD800 && code <= 0xDFFF)) {
    return std::nullopt;
  }
  text.remove_prefix(length);
  return code;
}

struct CodeRange {
  char32_t first;
  char32_t last;
};
template <std::size_t N>
[[nodiscard]] bool IsIn(const std::array<CodeRange, N>& ranges, char32_t code) {
  return std::ranges::any_of(
      ranges, [code](CodeRange range) { return range.first <= code && code <= range.last; });
}

// Control characters; marks that turn the direction of writing; separators of lines; what is not
// seen at all; private use and non-characters.
constexpr std::array<CodeRange, 19> kForbidden{{{0x00, 0x1F},
                                                {0x7F, 0x9F},
                                                {0xAD, 0xAD},
                                                {0x34F, 0x34F},
                                                {0x61C, 0x61C},
                                                {0x115F, 0x1160},
                                                {0x180E, 0x180E},
                                                {0x200B, 0x200B},
                                                {0x200E, 0x200F},
                                                {0x2028, 0x202E},
                                                {0x2060, 0x206F},
                                                {0x2800, 0x2800},
                                                {0x3164, 0x3164},
                                                {0xE000, 0xF8FF},
                                                {0xFDD0, 0xFDEF},
                                                {0xFEFF, 0xFEFF},
                                                {0xFFA0, 0xFFA0},
                                                {0xFFF0, 0xFFFF},
                                                {0xE0000, 0x10FFFF}}};
// Joiners too: alone they cannot be seen.
constexpr std::array<CodeRange, 7> kBlanks{{{0x20, 0x20},
                                            {0xA0, 0xA0},
                                            {0x1680, 0x1680},
                                            {0x2000, 0x200D},
                                            {0x202F, 0x202F},
                                            {0x205F, 0x205F},
                                            {0x3000, 0x3000}}};

[[nodiscard]] bool IsGoodText(std::string_view text, std::size_t most) {
  std::size_t length = 0;
  for (; !text.empty(); ++length) {
    const std::optional<char32_t> code = TakeCodePoint(text);
    if (!code || length == most || IsIn(kForbidden, *code)) return false;
    const bool edge = length == 0 || text.empty();
    if (edge && IsIn(kBlanks, *code)) return false;
  }
  return true;
}

}  // namespace

bool IsGoodName(std::string_view name) { return !name.empty() && IsGoodText(name, kMaxNameLength); }

bool IsGoodTitle(std::string_view title) { return IsGoodText(title, kMaxTitleLength); }

bool IsGoodNonce(std::string_view nonce) { return nonce.empty() || IsNonce(nonce); }

bool IsGoodId(std::string_view id) {
  return !id.empty() && id.size() <= kMaxIdBytes &&
         std::ranges::all_of(id, [](char c) { return c > ' ' && c < 0x7F; });
}

}  // namespace folsom
