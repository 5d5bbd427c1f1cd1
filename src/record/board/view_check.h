// Whether a view that came from outside is one that a game can show: then worlds that fit it can be
// dealt (rules/state/sample.h).
#pragma once

#include <optional>

#include "record/words/result.h"
#include "rules/state/view.h"

namespace folsom {

// The first problem, view/inconsistent or view/wrong_question, with the path of the field if one
// can be told; nothing: the view is sound. Expects a view from ViewFrom. Memory play (PLAN-10) is
// fine.
[[nodiscard]] std::optional<Problem> CheckView(const SeatView& view);

}  // namespace folsom
