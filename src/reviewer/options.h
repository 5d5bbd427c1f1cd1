// The options of a review, as text.
#pragma once

#include <string_view>

#include "record/json/json_read.h"
#include "record/words/result.h"
#include "review/review.h"

namespace folsom::review {

// An object with any of "iterations", "seed", "seat", "open". Codes review/malformed, too_big,
// wrong_type, out_of_range, unknown_field with the path of the field.
[[nodiscard]] Result<ReviewOptions> ReadOptions(std::string_view text, std::size_t seats);

// "iterations" and "seed", which reviews and hints have alike; each may be left out.
void ReadEffort(JsonProblems& problems, JsonObject& fields, std::uint32_t& iterations,
                std::uint64_t& seed);

}  // namespace folsom::review
