// A review in JSON: schema/review.json. Before all tasks are taken it has what is known so far.
#pragma once

#include <boost/json/fwd.hpp>

#include "review/review.h"

namespace folsom::review {

[[nodiscard]] boost::json::object ReviewJson(const Review& review);

// Parts of it, for those who show a review while it grows.
[[nodiscard]] boost::json::array ChancesJson(const Review& review);
[[nodiscard]] boost::json::array MomentsJson(const Review& review);
// Precondition: review.Judgements()[step] is there.
[[nodiscard]] boost::json::object JudgementJson(const Review& review, std::size_t step);

// Hint of the schema.
[[nodiscard]] boost::json::object HintJson(const Hint& hint);

}  // namespace folsom::review
