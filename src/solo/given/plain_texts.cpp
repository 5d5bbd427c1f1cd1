#include "solo/given/plain_texts.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace folsom {

namespace {

struct CodeRange {
  char32_t first;
  char32_t last;
};

// As in server/icu_texts.cpp: control characters, separators of lines, what nobody sees, marks of
// direction, private use, stand-ins; but for joiners and the variants of emoji.
constexpr std::array kForbidden{
    CodeRange{0x0000, 0x001F},   CodeRange{0x007F, 0x009F},   CodeRange{0x00AD, 0x00AD},
    CodeRange{0x034F, 0x034F},   CodeRange{0x061C, 0x061C},   CodeRange{0x115F, 0x1160},
    CodeRange{0x17B4, 0x17B5},   CodeRange{0x180E, 0x180F},   CodeRange{0x200B, 0x200B},
    CodeRange{0x200E, 0x200F},   CodeRange{0x2028, 0x202E},   CodeRange{0x2060, 0x206F},
    CodeRange{0x2800, 0x2800},   CodeRange{0x3164, 0x3164},   CodeRange{0xD800, 0xF8FF},
    CodeRange{0xFDD0, 0xFDEF},   CodeRange{0xFEFF, 0xFEFF},   CodeRange{0xFFA0, 0xFFA0},
    CodeRange{0xFFF0, 0xFFFF},   CodeRange{0x1BCA0, 0x1BCA3}, CodeRange{0x1D173, 0x1D17A},
    CodeRange{0x1FFFE, 0x1FFFF}, CodeRange{0x2FFFE, 0x2FFFF}, CodeRange{0x3FFFE, 0x3FFFF},
    CodeRange{0xE0000, 0x10FFFF}};
constexpr std::array kBlanks{
    CodeRange{0x0009, 0x000D}, CodeRange{0x0020, 0x0020}, CodeRange{0x0085, 0x0085},
    CodeRange{0x00A0, 0x00A0}, CodeRange{0x1680, 0x1680}, CodeRange{0x2000, 0x200A},
    CodeRange{0x200C, 0x200D}, CodeRange{0x2028, 0x2029}, CodeRange{0x202F, 0x202F},
    CodeRange{0x205F, 0x205F}, CodeRange{0x3000, 0x3000}};
// What only changes the character before it.
constexpr std::array kVariationSelectors{CodeRange{0xFE00, 0xFE0F}, CodeRange{0x180B, 0x180D}};
// Unseen within a name, ticks (pages show one behind claimed names), quotation marks (bots have
// them).
constexpr std::array kNotInNames{
    CodeRange{0x0022, 0x0022}, CodeRange{0x00AB, 0x00AB}, CodeRange{0x00BB, 0x00BB},
    CodeRange{0x180B, 0x180D}, CodeRange{0x200C, 0x200D}, CodeRange{0x201A, 0x201F},
    CodeRange{0x2039, 0x203A}, CodeRange{0x221A, 0x221A}, CodeRange{0x237B, 0x237B},
    CodeRange{0x2611, 0x2611}, CodeRange{0x2705, 0x2705}, CodeRange{0x2713, 0x2714},
    CodeRange{0x2E42, 0x2E42}, CodeRange{0x300C, 0x300F}, CodeRange{0x301D, 0x301F},
    CodeRange{0xFE00, 0xFE0E}, CodeRange{0xFE41, 0xFE44}, CodeRange{0xFF02, 0xFF02},
    CodeRange{0xFF07, 0xFF07}, CodeRange{0xFF62, 0xFF63}, CodeRange{0x1F5F8, 0x1F5F9}};

[[nodiscard]] bool IsIn(std::span<const CodeRange> ranges, char32_t code) {
  for (const CodeRange& range : ranges) {
    if (code >= range.first && code <= range.last) return true;
  }
  return false;
}
[[nodiscard]] bool IsUnseen(char32_t code) {
  return IsIn(kBlanks, code) || IsIn(kVariationSelectors, code);
}

// Nothing if it is no UTF-8.
[[nodiscard]] std::optional<std::vector<char32_t>> CodesOf(std::string_view text) {
  std::vector<char32_t> codes;
  for (std::size_t i = 0; i < text.size();) {
    const auto lead = static_cast<unsigned char>(text[i++]);
    const unsigned more = lead < 0x80 ? 0 : lead < 0xE0 ? 1 : lead < 0xF0 ? 2 : 3;
    if ((lead >= 0x80 && lead < 0xC2) || lead > 0xF4 || i + more > text.size()) return std::nullopt;
    char32_t code = more == 0 ? lead : lead & (0x3FU >> more);
    for (unsigned k = 0; k < more; ++k) {
      const auto byte = static_cast<unsigned char>(text[i++]);
      if ((byte & 0xC0U) != 0x80U) return std::nullopt;
      code = code << 6U | (byte & 0x3FU);
    }
    codes.push_back(code);
  }
  return codes;
}

[[nodiscard]] bool CanBeSeen(std::span<const char32_t> codes) {
  bool seen = false;
  for (const char32_t code : codes) {
    if (IsIn(kForbidden, code)) return false;
    seen = seen || !IsUnseen(code);
  }
  return seen;
}

[[nodiscard]] bool IsPlainText(std::string_view text, std::size_t most) {
  if (text.empty()) return true;
  const std::optional<std::vector<char32_t>> codes = CodesOf(text);
  if (!codes || codes->size() > most) return false;
  return !IsIn(kBlanks, codes->front()) && !IsIn(kBlanks, codes->back()) && CanBeSeen(*codes);
}

}  // namespace

bool PlainTexts::IsGoodName(std::string_view name) const {
  if (name.empty() || !IsPlainText(name, kMaxNameLength)) return false;
  const std::optional<std::vector<char32_t>> codes = CodesOf(name);
  return std::ranges::none_of(*codes, [](char32_t code) { return IsIn(kNotInNames, code); });
}

bool PlainTexts::IsGoodTitle(std::string_view title) const {
  return IsPlainText(title, kMaxTitleLength);
}

bool PlainTexts::IsGoodLine(std::string_view line) const {
  const std::optional<std::vector<char32_t>> codes = CodesOf(line);
  return codes && CanBeSeen(*codes);
}

std::string PlainTexts::FoldedName(std::string_view name) const {
  std::string folded(name);
  for (char& c : folded) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return folded;
}

std::string PlainTexts::LookOf(std::string_view name) const { return FoldedName(name); }

}  // namespace folsom
