// Ratings from games of more than two: the Plackett-Luce model of R. C. Weng and C.-J. Lin, "A
// Bayesian Approximation Method for Online Ranking" (JMLR 12, 2011, algorithm 4), with the
// constants and the treatment of ties of OpenSkill.
//
// A strength is believed to be normal with mean mu and deviation sigma. After each game both
// change by what the places say. The ordinal, mu - 3 sigma, is what a bot is worth almost surely.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "arena/play/game.h"

namespace folsom {

struct Rating {
  double mu = 25.0;
  double sigma = 25.0 / 3;
  [[nodiscard]] double Ordinal() const { return mu - 3 * sigma; }
};

struct Placed {
  Rating rating;
  int rank = 1;  // Lower is better, equal is a tie.
};
// The ratings after a game between single players.
[[nodiscard]] std::vector<Rating> RatingsAfter(std::span<const Placed> places);

// Ratings of the bots of a match, updated game by game in their order. A bot with several sides in
// a game is rated as so many players that start out equal, and gets the mean of what they get.
class RatingTable {
 public:
  explicit RatingTable(std::size_t bots) : ratings_(bots) {}

  void Add(std::span<const SideResult> sides);
  [[nodiscard]] const std::vector<Rating>& Ratings() const { return ratings_; }

 private:
  std::vector<Rating> ratings_;
};

}  // namespace folsom
