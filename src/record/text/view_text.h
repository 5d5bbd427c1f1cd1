// A view in plain words, for people without a board and for language models; and what they answer.
//
// Made from a SeatView alone, with the words of docs/notation.md, and short: at most
// kMostViewText bytes in every position of every configuration.
#pragma once

#include <string>
#include <string_view>

#include "record/words/result.h"
#include "rules/choices/legal.h"
#include "rules/state/view.h"

namespace folsom {

// 2,000 tokens at three bytes each, fewer than tokens of English have.
inline constexpr std::size_t kMostViewText = 6000;

// `legal`: what the viewer may do now; the text ends with it as a numbered list.
[[nodiscard]] std::string ViewText(const SeatView& view, const ActionList& legal);

// Of a longer answer only the end counts.
inline constexpr std::size_t kMostAnswer = 65536;

// The action of `legal` that an answer means: the action's text, or its number in the list of
// ViewText. Of several lines the last one counts, and if it says nothing, the only other line that
// does. Capitals, quotation marks and the like do not matter. Any bytes may come.
// answer/none: it names no action. answer/several: it names more than one. answer/not_legal: what
// it names is not in the list.
[[nodiscard]] Result<Action> ReadAnswer(std::string_view answer, const ActionList& legal);

}  // namespace folsom
