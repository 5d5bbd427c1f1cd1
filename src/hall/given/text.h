// Texts that people write, judged by somebody who knows Unicode: names, titles, chat. What passes
// here is taken as it is by table and store. All calls from any thread.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

namespace folsom {

inline constexpr std::size_t kMaxNameLength = 24;  // Code points.
inline constexpr std::size_t kMaxTitleLength = 60;

// Whether this byte of valid UTF-8 begins a code point, rather than going on with one.
[[nodiscard]] constexpr bool BeginsCodePoint(char byte) {
  return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U;
}
[[nodiscard]] inline std::size_t CodePointsOf(std::string_view text) {
  return static_cast<std::size_t>(std::ranges::count_if(text, BeginsCodePoint));
}

// What names are compared by: FoldedName and LookOf.
struct NameKeys {
  std::string folded{};
  std::string look{};
  // Whether one is the other, or can be taken for it.
  [[nodiscard]] bool IsLike(const NameKeys& other) const {
    return folded == other.folded || look == other.look;
  }
  bool operator==(const NameKeys&) const = default;
};

class Texts {
 public:
  virtual ~Texts() = default;

  // Whether somebody may be called so from now on: 1 to kMaxNameLength code points of valid UTF-8,
  // no control characters, line breaks, marks that turn the direction of writing or that nobody
  // sees, no blanks around it, no tick (the mark of claimed names), no quotation marks (bots' names
  // have them), and letters of one script only (Latin beside Chinese, Japanese or Korean may be).
  [[nodiscard]] virtual bool IsGoodName(std::string_view name) const = 0;
  // The same up to kMaxTitleLength, in any scripts and with what joins emoji; may be empty.
  [[nodiscard]] virtual bool IsGoodTitle(std::string_view title) const = 0;
  // A line of chat of any length: something in it can be seen, and nothing of what titles refuse.
  [[nodiscard]] virtual bool IsGoodLine(std::string_view line) const = 0;
  // Names that fold alike are one name: only one person can claim it, and wrong passwords for it
  // are counted together.
  [[nodiscard]] virtual std::string FoldedName(std::string_view name) const = 0;
  // Names of one look can be taken for each other ("Tuco" and "Тuсо"). It is no name itself, and
  // may change with a new version of Unicode.
  [[nodiscard]] virtual std::string LookOf(std::string_view name) const = 0;

  [[nodiscard]] NameKeys KeysOf(std::string_view name) const {
    return {.folded = FoldedName(name), .look = LookOf(name)};
  }
};

}  // namespace folsom
