// What each seat's cards did in a game, counted from its events: no judgement in it.
#pragma once

#include <array>
#include <cstdint>

#include "review/game.h"

namespace folsom::review {

struct CardHabit {
  std::uint16_t resolved = 0;
  std::uint16_t nothing = 0;  // Of these, did nothing.
};
struct Habits {
  std::array<CardHabit, kCardKinds> cards{};
  std::uint16_t shots_taken = 0;    // Bullets of bandits,
  std::uint16_t neutral_taken = 0;  // and of nobody.
  std::uint16_t draws = 0;          // Turns in which cards were drawn instead of played.
};
[[nodiscard]] std::array<Habits, kMaxSeats> HabitsOf(const ReviewGame& game);

}  // namespace folsom::review
