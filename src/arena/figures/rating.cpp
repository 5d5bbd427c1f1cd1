#include "arena/figures/rating.h"

#include <algorithm>
#include <cmath>

namespace folsom {

namespace {

constexpr double kBeta = 25.0 / 6;
constexpr double kKappa = 0.0001;

// The common scale c: the deviation of the sum of all performances.
double Scale(std::span<const Placed> places) {
  double sum = 0;
  for (const Placed& placed : places) {
    sum += placed.rating.sigma * placed.rating.sigma + kBeta * kBeta;
  }
  return std::sqrt(sum);
}

// By how much the places surprise: omega moves mu, delta narrows sigma.
struct Surprise {
  double omega = 0;
  double delta = 0;
};

Surprise SurpriseOf(std::span<const Placed> places, std::span<const double> strengths,
                    std::size_t me) {
  Surprise surprise;
  for (std::size_t q = 0; q < places.size(); ++q) {
    if (places[q].rank > places[me].rank) continue;
    double left = 0;  // Strength of those who take place q or a later one.
    double tied = 0;
    for (std::size_t s = 0; s < places.size(); ++s) {
      if (places[s].rank >= places[q].rank) left += strengths[s];
      if (places[s].rank == places[q].rank) tied += 1;
    }
    const double chance = strengths[me] / left;
    surprise.omega += ((q == me ? 1 : 0) - chance) / tied;
    surprise.delta += chance * (1 - chance) / tied;
  }
  return surprise;
}

}  // namespace

std::vector<Rating> RatingsAfter(std::span<const Placed> places) {
  const double c = Scale(places);
  std::vector<double> strengths;
  for (const Placed& placed : places) strengths.push_back(std::exp(placed.rating.mu / c));
  std::vector<Rating> after;
  for (std::size_t i = 0; i < places.size(); ++i) {
    const Rating& before = places[i].rating;
    const Surprise surprise = SurpriseOf(places, strengths, i);
    const double variance = before.sigma * before.sigma;
    const double gamma = before.sigma / c;
    const double narrower = 1 - gamma * variance / (c * c) * surprise.delta;
    after.push_back({.mu = before.mu + variance / c * surprise.omega,
                     .sigma = before.sigma * std::sqrt(std::max(narrower, kKappa))});
  }
  return after;
}

void RatingTable::Add(std::span<const SideResult> sides) {
  std::vector<Placed> places;
  for (const SideResult& side : sides) places.push_back({ratings_[side.bot], side.rank});
  const std::vector<Rating> after = RatingsAfter(places);
  for (std::size_t bot = 0; bot < ratings_.size(); ++bot) {
    Rating sum{.mu = 0, .sigma = 0};
    double count = 0;
    for (std::size_t i = 0; i < sides.size(); ++i) {
      if (sides[i].bot != bot) continue;
      sum.mu += after[i].mu;
      sum.sigma += after[i].sigma;
      count += 1;
    }
    if (count > 0) ratings_[bot] = {.mu = sum.mu / count, .sigma = sum.sigma / count};
  }
}

}  // namespace folsom
