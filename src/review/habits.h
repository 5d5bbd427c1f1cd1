// What each seat's cards did in a game, counted from its events: no judgement in it.
#pragma once

#include <array>
#include <cstdint>

#include "record/game/tally.h"
#include "review/game.h"

namespace folsom::review {

struct Habits {
  Tally tally;
  std::array<std::uint16_t, kMaxSeats> draws{};  // Turns in which cards were drawn, not played.
};
[[nodiscard]] Habits HabitsOf(const ReviewGame& game);

}  // namespace folsom::review
