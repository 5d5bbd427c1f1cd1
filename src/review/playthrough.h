// How a game may go on: playthroughs from the truth, in which every seat plans by rule of thumb
// from what it knows itself, up to the start of a round, where the networks say who will win.
//
// Playthrough k of one point has the same luck as playthrough k of every other: what chance gives
// depends on the kind, on whose draw it is and on how many of them there were in this game, and how
// a seat errs on the moment of the game. So two neighbours differ by what was decided between them
// and by little else, and where nothing was decided they are equal.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "review/game.h"
#include "rules/state/score.h"

namespace folsom::review {

// Which moment is estimated.
struct Point {
  std::uint32_t step = 0;    // ReviewGame::steps
  bool after = false;        // Its action is done; else it is yet to be decided.
  std::uint16_t given = 0;   // Outcomes after the action that are as they were; the rest are drawn.
  std::uint8_t horizon = 0;  // The round at whose start the networks are asked.
  constexpr bool operator==(const Point&) const = default;
};

// Up to the start of the next round; before the first, of the second.
[[nodiscard]] constexpr std::uint8_t RoundAhead(const Board& board) {
  return static_cast<std::uint8_t>(board.round == 0 ? 2 : board.round + 1);
}

// The shares of the win that playthroughs 0, 1, 2 ... came to.
using Row = std::vector<WinShares>;

// The same for the same arguments, whatever was estimated before.
[[nodiscard]] Row Estimate(const ReviewGame& game, const Point& point, std::uint32_t playthroughs,
                           std::uint64_t seed);
// The same after another action than was chosen, with all chance drawn.
[[nodiscard]] Row EstimateOther(const Step& step, Action action, std::uint32_t playthroughs,
                                std::uint64_t seed);

// One playthrough from a world that somebody dealt: `action` by `seat`, then all others, up to the
// start of round `horizon`. `sink` is told of everything.
void PlayThrough(GameState& world, Seat seat, Action action, std::uint8_t horizon,
                 std::uint64_t seed, Sink* sink);

}  // namespace folsom::review
