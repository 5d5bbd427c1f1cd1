// Questions and answers in plain words, from the view of the seat that is asked.
#pragma once

#include <string>

#include "rules/choices/legal.h"
#include "rules/state/view.h"

namespace folsom {

// "Where does Belle go?"
[[nodiscard]] std::string QuestionOf(const SeatView& view);

// "forward 2, onto the roof of car 1 (mail)". `action` is legal for the viewer.
[[nodiscard]] std::string AnswerOf(const SeatView& view, Action action);

}  // namespace folsom
