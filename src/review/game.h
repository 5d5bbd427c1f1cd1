// A finished game as the review reads it: decision by decision, with what came of each.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "record/origin/luck.h"
#include "record/words/result.h"
#include "rules/state/event.h"

namespace folsom::review {

// A part of what came of a decision: its own consequences, or one more card of the pile, or the
// event and the next round.
struct Passage {
  Seat seat = kNoSeat;          // Whose decision or card it is; kNoSeat: the game's own.
  std::size_t first_event = 0;  // In Step::events,
  std::size_t events = 0;
  std::size_t first_draw = 0;  // in Step::drawn.
  std::size_t draws = 0;
};

// One decision, and all that happened until the next.
struct Step {
  GameState before;
  Seat seat = kNoSeat;
  Action action = kNoAction;
  bool choice = false;            // More than one action was legal.
  std::size_t events_before = 0;  // Of the whole game: the number of the last event before.
  DrawCounts counts{};            // Before it.
  std::vector<EventBody> events{};
  std::vector<Drawn> drawn{};
  std::vector<Passage> passages{};  // In order, never empty; the first is the decision's own.
};

struct ReviewGame {
  Config config;
  std::string commit;              // Of its fair deal; empty where the record has none.
  std::vector<std::string> names;  // By seat; empty where nobody has one.
  std::vector<Step> steps;
  GameState end;
};

// Codes of ReplayRecord, and record/not_finished. A position instead of a record is refused with
// review/unknown_chance, since nobody knows how it came about.
[[nodiscard]] Result<ReviewGame> ReadReviewGame(std::string_view record);

}  // namespace folsom::review
