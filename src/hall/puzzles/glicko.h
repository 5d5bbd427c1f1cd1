// Ratings of players by Glicko-1 (Mark Glickman, "The Glicko system", 1999): a rating, and by how
// much it may be wrong. Computed without the mathematical library but for the square root, so that
// a page and a server come to the same numbers.
#pragma once

#include <span>

namespace folsom {

struct Skill {
  double rating = 0;
  double deviation = 0;
  bool operator==(const Skill&) const = default;
};

// One game against somebody of that skill.
struct RatedGame {
  Skill against;
  double score = 0;  // 1: won, 0: lost.
};

// The deviation of somebody of whom nothing is known, and the most there is.
inline constexpr double kUnknownDeviation = 350;

// Step 1: what is known grows old. `growth` is c of the paper for one period.
[[nodiscard]] double GrownDeviation(double deviation, double periods, double growth);

// Step 2: after the games of one period.
[[nodiscard]] Skill Rated(const Skill& before, std::span<const RatedGame> games);

}  // namespace folsom
