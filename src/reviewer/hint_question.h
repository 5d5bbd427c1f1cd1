// What somebody asks who wants a hint, as text.
#pragma once

#include <string_view>

#include "record/words/result.h"
#include "review/review.h"

namespace folsom::review {

struct HintQuestion {
  SeatView view;
  ActionList legal;  // What view.viewer may do: at least one action.
  std::uint32_t iterations = kStandardIterations;
  std::uint64_t seed = 1;
};

// Codes hint/malformed, too_big, wrong_type, out_of_range, unknown_field, missing_field; those of
// views; hint/not_asked.
[[nodiscard]] Result<HintQuestion> ReadQuestion(std::string_view text);

}  // namespace folsom::review
