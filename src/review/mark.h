// How good a decision was, in one word: by how much of a win it gave away.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace folsom::review {

enum class Mark : std::uint8_t { kBest, kGood, kInaccuracy, kMistake, kBlunder };
inline constexpr std::size_t kMarks = 5;

struct MarkDef {
  Mark mark;
  std::string_view key;  // Stable: JSON and translations use it.
  float below;           // Given for a loss below this share of a win.
};
// clang-format off
inline constexpr std::array<MarkDef, kMarks> kMarkTable{{
    {Mark::kBest,       "best",       0.005F},
    {Mark::kGood,       "good",       0.020F},
    {Mark::kInaccuracy, "inaccuracy", 0.050F},
    {Mark::kMistake,    "mistake",    0.100F},
    {Mark::kBlunder,    "blunder",    2.000F},
}};
// clang-format on

// A loss is claimed only where it is two standard errors from nothing: a smaller one is at worst
// good.
[[nodiscard]] Mark MarkOf(float loss, float error);
[[nodiscard]] constexpr const MarkDef& DefOf(Mark mark) {
  return kMarkTable[static_cast<std::size_t>(mark)];
}

}  // namespace folsom::review
