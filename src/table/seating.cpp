#include "table/seating.h"

#include <algorithm>
#include <vector>

namespace folsom {

namespace {

// Chairs that stay together.
[[nodiscard]] std::size_t GroupSize(const Config& config) { return TermsFor(config).teams ? 2 : 1; }

}  // namespace

SeatOrder ShuffledSeats(const Config& config, ChanceSource& chance) {
  const std::size_t size = GroupSize(config);
  std::vector<Outcome> left;
  for (std::uint8_t i = 0; i < config.seats / size; ++i) left.push_back({.code = i, .weight = 1});
  SeatOrder seats = kOrderOfJoining;
  for (std::size_t seat = 0; !left.empty(); seat += size) {
    const std::uint8_t drawn =
        left.size() == 1 ? left[0].code : chance.Draw(Chance::kFirst, kNoSeat, left);
    std::erase_if(left, [drawn](const Outcome& o) { return o.code == drawn; });
    for (std::size_t i = 0; i < size; ++i) {
      seats[seat + i] = static_cast<std::uint8_t>(drawn * size + i);
    }
  }
  return seats;
}

std::uint32_t ShuffleDraws(const Config& config) {
  return static_cast<std::uint32_t>(config.seats / GroupSize(config) - 1);
}

bool IsShuffle(const Config& config, const SeatOrder& seats) {
  if (!std::ranges::is_permutation(seats, kOrderOfJoining)) return false;
  const std::size_t size = GroupSize(config);
  for (std::size_t i = 0; i < kMaxSeats; ++i) {
    if (i >= config.seats && seats[i] != i) return false;
    if (size == 2 && i % 2 == 1 && seats[i] != seats[i - 1] + 1) return false;
    if (size == 2 && i % 2 == 0 && seats[i] % 2 != 0) return false;
  }
  return true;
}

}  // namespace folsom
