// One action of the root: how it did in the worlds in which it was tried, and what a network
// thinks of it without looking.
#pragma once

#include <cstdint>

namespace folsom {

struct Arm {
  std::uint32_t index = 0;  // In the legal list.
  std::uint32_t games = 0;
  double sum = 0;
  double squares = 0;
  double prior = 0;  // The network's logit below the best one's, so at most 0; 0 without a network.

  [[nodiscard]] double Mean() const { return games == 0 ? 0 : sum / games; }
  // What experience says counts for something however many worlds were seen, and for much while
  // they are few and the mean is mostly luck.
  [[nodiscard]] double Worth() const { return Mean() + prior * (kPrior + kDoubt / (games + 1)); }
  // Of the mean.
  [[nodiscard]] double Variance() const {
    return games == 0 ? 1 : (squares / games - Mean() * Mean() + 1e-4) / games;
  }
  void Add(float share) {
    ++games;
    sum += share;
    squares += double{share} * share;
  }
  // Better first; where equal, in the legal order.
  [[nodiscard]] bool operator<(const Arm& o) const {
    return Worth() != o.Worth() ? Worth() > o.Worth() : index < o.index;
  }
  // Whether this one is worth more than the other by so many standard errors, also as `weight`
  // times the prior has it.
  [[nodiscard]] bool Beats(const Arm& o, double errors, double weight) const {
    const double lead = Mean() - o.Mean() + weight * (prior - o.prior);
    return lead > 0 && Worth() > o.Worth() &&
           lead * lead > errors * errors * (Variance() + o.Variance());
  }

  static constexpr double kPrior = 0.02;  // Of a logit, in shares of the win,
  static constexpr double kDoubt = 2;     // and so much more, divided by the worlds.
};

}  // namespace folsom
