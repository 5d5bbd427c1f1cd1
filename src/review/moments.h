// The turns that moved the chances most. A turn is one decision of Schemin' or before it, or one
// card of Stealin' with all that was decided and happened while it resolved, or the end of a round.
#pragma once

#include <vector>

#include "review/course.h"

namespace folsom::review {

inline constexpr std::size_t kMoments = 5;

struct Moment {
  std::uint32_t step = 0;       // In which it begins,
  std::size_t first_event = 0;  // and the number of its first event in the game, from 1.
  Seat seat = kNoSeat;          // Whose decision or card it is; kNoSeat: the game's own.
  Seat about = kNoSeat;         // Whose chances moved most.
  Estimated change{};           // All of it,
  Estimated decisions{};        // and what of it was decided; the rest was chance.
  std::vector<EventBody> events{};
};

// The greatest first, at most kMoments; only those beyond two standard errors for `about`.
[[nodiscard]] std::vector<Moment> MomentsOf(const ReviewGame& game, const CoursePlan& plan,
                                            const Rows& rows);

}  // namespace folsom::review
