// What is told of a puzzle: its themes, why each other action is worse, and how hard it is.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "puzzles/solvers.h"
#include "review/why.h"

namespace folsom::puzzles {

// Stable keys: first what is done ("draw", "play punch", "move"), then what it brings rather than
// the action it is compared with, as far as that can be counted (review/why.h): "shot", "punch",
// "loot", "strongbox", "safe" (keeps what it has), "cover" (takes no bullet), "not in vain".
[[nodiscard]] std::vector<std::string> ThemesOf(Action right, const std::vector<review::Fact>& why);

// The rating at which the levels would be expected to solve what they solved, by Elo's formula with
// half a try added on either side. Tenderfoot has 1200, each level 110 more, which is what it wins
// against the one below (docs/bots.md).
[[nodiscard]] int RatingFrom(const std::array<std::uint32_t, kLevels>& solved);

}  // namespace folsom::puzzles
