// Finished games to review, and whole reviews of them.
#pragma once

#include <boost/json.hpp>
#include <string>

#include "record/game/game_record.h"
#include "review/review_json.h"
#include "support/random_game.h"

namespace folsom::review {

// The record of a random game.
[[nodiscard]] inline std::string RandomRecord(const Config& config, std::uint64_t seed) {
  GameWriter writer(config, seed);
  Rng rng(seed + 1);
  while (writer.State().phase != Phase::kOver) {
    const Seat seat = AnySeat(writer.State().pending, rng);
    writer.Apply(seat, AnyAction(LegalList(writer.State(), seat), rng));
  }
  return writer.Text();
}
[[nodiscard]] inline ReviewGame RandomReviewGame(const Config& config, std::uint64_t seed) {
  return *ReadReviewGame(RandomRecord(config, seed));
}

inline void RunTasks(Review& review, std::size_t first, std::size_t last) {
  for (std::size_t i = first; i < last; ++i) review.Take(review.Run(i));
}

[[nodiscard]] inline std::string TextOf(const Review& review) {
  return boost::json::serialize(ReviewJson(review));
}

}  // namespace folsom::review
