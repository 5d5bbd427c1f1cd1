// A game at hand, to be reviewed.
#pragma once

#include "record/game/game_line.h"
#include "review/game.h"

namespace folsom::review {

// As of a record; review/unknown_chance if the game did not begin with its set-up, so that nobody
// knows how it came about.
[[nodiscard]] Result<ReviewGame> ReadReviewGame(const GameLine& line);

}  // namespace folsom::review
