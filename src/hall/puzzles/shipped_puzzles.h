// The puzzles that ship (docs/puzzles.md), as far as a hall must know them to judge answers: what
// can be answered, what is right and how hard it is. Positions and reasons come with the page.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/pieces/action.h"

namespace folsom {

struct ShippedPuzzle {
  std::string_view id;
  int rating = 0;
  std::vector<Action> legal{};  // In the order of the puzzle's file.
  std::vector<Action> right{};
};

// Servers have them compiled in; a page gives its hall those of the file that it shows puzzles
// from, as lines of shipped_puzzles.inc. Nobody but its own player can be deceived there.
void GivePuzzles(std::string lines);

inline constexpr std::size_t kPuzzleIdDigits = 8;

[[nodiscard]] std::optional<ShippedPuzzle> FindPuzzle(std::string_view id);
[[nodiscard]] std::vector<std::string_view> PuzzleIds();

}  // namespace folsom
