// The luck of another game: what chance gave there, by kind, owner and count.
//
// The n-th draw of another game is another thing, so outcomes are looked up by what they were drawn
// for: the k-th card of seat 2 is the k-th card that seat 2 drew there, the k-th round card the
// k-th there. Where that cannot be (the deck has no such card now, the game was shorter), chance
// gives something else. docs/fairness.md tells players so.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "record/game/chance.h"

namespace folsom {

// How often chance was asked for each kind and seat (the last: for nobody in particular).
using DrawCounts = std::array<std::array<std::uint16_t, kMaxSeats + 1>, kChances>;
[[nodiscard]] constexpr std::size_t DrawColumn(Seat whose) {
  return whose == kNoSeat ? kMaxSeats : Index(whose);
}
void CountDraws(DrawCounts& counts, std::span<const Drawn> drawn);

// In any order among different kinds and owners.
using Luck = std::vector<Drawn>;

// As `luck` had it where that is possible, else as `rest` gives it. `rest` is asked every time, so
// that its draws are numbered like those of any other game.
class LuckSource final : public ChanceSource {
 public:
  // `counts`: what was drawn in this game so far. All but that must outlive it.
  LuckSource(const Luck& luck, const DrawCounts& counts, ChanceSource& rest)
      : luck_(luck), counts_(counts), rest_(rest) {}

  std::uint8_t Draw(Chance what, Seat whose, std::span<const Outcome> options) override;

 private:
  const Luck& luck_;
  DrawCounts counts_;
  ChanceSource& rest_;
};

}  // namespace folsom
