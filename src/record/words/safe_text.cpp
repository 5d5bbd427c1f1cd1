#include "record/words/safe_text.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace folsom {

namespace {

constexpr char32_t kNoLetter = 0xFFFD;

struct CodeRange {
  char32_t first;
  char32_t last;
};
// Written out, since records are read without ICU; a test compares them with what the server
// refuses (server/icu_texts.cpp).
constexpr std::array<CodeRange, 22> kUnsafe{{
    {0x00, 0x1F},       {0x7F, 0x9F},          {0xAD, 0xAD},     {0x34F, 0x34F},
    {0x61C, 0x61C},     {0x115F, 0x1160},      {0x17B4, 0x17B5}, {0x180E, 0x180F},
    {0x200B, 0x200B},   {0x200E, 0x200F},      {0x2028, 0x202E}, {0x2060, 0x206F},
    {0x2800, 0x2800},   {0x3164, 0x3164},      {0xD800, 0xF8FF}, {0xFDD0, 0xFDEF},
    {0xFEFF, 0xFEFF},   {0xFFA0, 0xFFA0},      {0xFFF0, 0xFFFF}, {0x1BCA0, 0x1BCA3},
    {0x1D173, 0x1D17A}, {0xE0000, 0xFFFFFFFF},
}};
// Not seen where it stands alone.
constexpr std::array<CodeRange, 10> kUnseen{{
    {0x20, 0x20},
    {0xA0, 0xA0},
    {0x1680, 0x1680},
    {0x180B, 0x180D},
    {0x2000, 0x200A},
    {0x200C, 0x200D},
    {0x202F, 0x202F},
    {0x205F, 0x205F},
    {0x3000, 0x3000},
    {0xFE00, 0xFE0F},
}};

template <std::size_t N>
[[nodiscard]] bool IsIn(const std::array<CodeRange, N>& ranges, char32_t c) {
  return std::ranges::any_of(ranges, [c](CodeRange r) { return r.first <= c && c <= r.last; });
}

[[nodiscard]] bool IsUnsafe(char32_t c) {
  const bool ends_plane = (c & 0xFFFEU) == 0xFFFEU;  // Two in each that are no characters.
  return ends_plane || IsIn(kUnsafe, c);
}

// One code point off the front; of bytes that are none, one byte as kNoLetter.
[[nodiscard]] char32_t TakeLetter(std::string_view& text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned lead = byte(0);
  const std::size_t size = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
  constexpr std::array<char32_t, 5> kLeast{0, 0, 0x80, 0x800, 0x10000};
  char32_t letter = size == 1 ? lead : lead & (0xFFU >> (size + 1));
  bool good = (lead < 0x80 || lead >= 0xC2) && lead < 0xF5 && size <= text.size();
  for (std::size_t i = 1; good && i < size; ++i) {
    good = (byte(i) & 0xC0U) == 0x80U;
    letter = letter << 6 | (byte(i) & 0x3FU);
  }
  good = good && letter >= kLeast[size];
  text.remove_prefix(good ? size : 1);
  return good ? letter : kNoLetter;
}

}  // namespace

std::string SafeText(std::string_view text) {
  std::string safe;
  bool seen = false;
  while (!text.empty()) {
    const std::string_view before = text;
    const char32_t letter = TakeLetter(text);
    const bool unsafe = letter == kNoLetter || IsUnsafe(letter);
    safe += unsafe ? "\xEF\xBF\xBD" : before.substr(0, before.size() - text.size());
    seen = seen || unsafe || !IsIn(kUnseen, letter);
  }
  return seen ? safe : std::string();
}

}  // namespace folsom
