#include "record/origin/anew.h"

#include <array>

#include "rules/state/sample.h"

namespace folsom {

GameState DealtAnew(const GameState& truth, Seat seat, ChanceSource& chance) {
  std::array<Outcome, 256> bytes{};
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    bytes[i] = {.code = static_cast<std::uint8_t>(i), .weight = 1};
  }
  std::uint64_t seed = 0;
  for (unsigned i = 0; i < kAnewDraws; ++i) {
    seed |= std::uint64_t{chance.Draw(Chance::kFirst, kNoSeat, bytes)} << (8 * i);
  }
  Dice dice(seed);
  return Sample(ViewFor(truth, seat), dice);
}

}  // namespace folsom
