#include "review/game_of_line.h"

#include <optional>
#include <string>

namespace folsom::review {

Result<ReviewGame> ReadReviewGame(const GameLine& line) {
  const std::optional<std::string> record = line.Record();
  if (record) return ReadReviewGame(*record);
  return Problem{.code = "review/unknown_chance",
                 .message = "this game began with a position: what chance gave before is unknown"};
}

}  // namespace folsom::review
