#include "record/origin/luck.h"

namespace folsom {

void CountDraws(DrawCounts& counts, std::span<const Drawn> drawn) {
  for (const Drawn& one : drawn) ++counts[Index(one.what)][DrawColumn(one.whose)];
}

std::uint8_t LuckSource::Draw(Chance what, Seat whose, std::span<const Outcome> options) {
  std::uint16_t before = counts_[Index(what)][DrawColumn(whose)]++;
  const std::uint8_t other = rest_.Draw(what, whose, options);
  for (const Drawn& kept : luck_) {
    if (kept.what != what || kept.whose != whose || before-- != 0) continue;
    for (const Outcome& option : options) {
      if (option.code == kept.code) return kept.code;
    }
    return other;
  }
  return other;
}

}  // namespace folsom
