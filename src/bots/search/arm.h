// One action of the root: how it did in the worlds in which it was tried.
#pragma once

#include <cstdint>

namespace folsom {

struct Arm {
  std::uint32_t index = 0;  // In the legal list.
  std::uint32_t games = 0;
  double sum = 0;
  double squares = 0;
  double bonus = 0;  // For what the network thinks of it.

  [[nodiscard]] double Mean() const { return games == 0 ? 0 : sum / games; }
  [[nodiscard]] double Worth() const { return Mean() + bonus; }
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
};

}  // namespace folsom
