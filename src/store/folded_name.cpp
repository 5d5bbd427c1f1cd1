#include "store/folded_name.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace folsom {

namespace {

// Every `step`th letter from `first` to `last` is a capital; its small one is `add` further on.
struct Capitals {
  std::uint32_t first;
  std::uint32_t last;
  std::uint32_t step;
  std::int32_t add;
};

// clang-format off
constexpr std::array kCapitals{
    // Latin
    Capitals{0x0041, 0x005A, 1, 32},   Capitals{0x00C0, 0x00D6, 1, 32},
    Capitals{0x00D8, 0x00DE, 1, 32},   Capitals{0x0100, 0x012F, 2, 1},
    Capitals{0x0132, 0x0137, 2, 1},    Capitals{0x0139, 0x0148, 2, 1},
    Capitals{0x014A, 0x0177, 2, 1},    Capitals{0x0178, 0x0178, 1, -121},
    Capitals{0x0179, 0x017E, 2, 1},    Capitals{0x1E00, 0x1E95, 2, 1},
    Capitals{0x1E9E, 0x1E9E, 1, -7615}, Capitals{0x1EA0, 0x1EFF, 2, 1},
    // Greek; the small sigma at the end of a word is a sigma.
    Capitals{0x0386, 0x0386, 1, 38},   Capitals{0x0388, 0x038A, 1, 37},
    Capitals{0x038C, 0x038C, 1, 64},   Capitals{0x038E, 0x038F, 1, 63},
    Capitals{0x0391, 0x03A1, 1, 32},   Capitals{0x03A3, 0x03AB, 1, 32},
    Capitals{0x03C2, 0x03C2, 1, 1},
    // Cyrillic
    Capitals{0x0400, 0x040F, 1, 80},   Capitals{0x0410, 0x042F, 1, 32},
    Capitals{0x0460, 0x0481, 2, 1},    Capitals{0x048A, 0x04BF, 2, 1},
    Capitals{0x04C1, 0x04CE, 2, 1},    Capitals{0x04D0, 0x052F, 2, 1},
};
// clang-format on

std::uint32_t SmallLetter(std::uint32_t letter) {
  for (const Capitals& row : kCapitals) {
    if (letter < row.first || letter > row.last) continue;
    if ((letter - row.first) % row.step != 0) return letter;
    return static_cast<std::uint32_t>(static_cast<std::int32_t>(letter) + row.add);
  }
  return letter;
}

// How many bytes the character at the start of `text` has, if it is one of up to three; else 0.
std::size_t LetterBytes(std::string_view text) {
  const auto at = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const auto goes_on = [&](std::size_t i) { return text.size() > i && (at(i) & 0xC0) == 0x80; };
  if (at(0) < 0x80) return 1;
  if (at(0) >= 0xC2 && at(0) < 0xE0 && goes_on(1)) return 2;
  if (at(0) == 0xE0 && goes_on(1) && at(1) < 0xA0) return 0;  // Could be said in two.
  if (at(0) >= 0xE0 && at(0) < 0xF0 && goes_on(1) && goes_on(2)) return 3;
  return 0;
}

std::uint32_t LetterAt(std::string_view text, std::size_t bytes) {
  const auto at = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  if (bytes == 1) return at(0);
  if (bytes == 2) return (at(0) & 0x1FU) << 6 | (at(1) & 0x3FU);
  return (at(0) & 0x0FU) << 12 | (at(1) & 0x3FU) << 6 | (at(2) & 0x3FU);
}

void PutLetter(std::string& out, std::uint32_t letter) {
  const auto put = [&](std::uint32_t byte) { out.push_back(static_cast<char>(byte)); };
  if (letter < 0x80) return put(letter);
  if (letter < 0x800) {
    put(0xC0 | letter >> 6);
  } else {
    put(0xE0 | letter >> 12);
    put(0x80 | (letter >> 6 & 0x3F));
  }
  put(0x80 | (letter & 0x3F));
}

}  // namespace

std::string FoldedName(std::string_view name) {
  std::string folded;
  while (!name.empty()) {
    const std::size_t bytes = LetterBytes(name);
    if (bytes == 0) {
      folded.push_back(name.front());
      name.remove_prefix(1);
      continue;
    }
    PutLetter(folded, SmallLetter(LetterAt(name, bytes)));
    name.remove_prefix(bytes);
  }
  return folded;
}

}  // namespace folsom
