// The text of every action: id <-> text, one table. Stable: records, tests, the line protocol and
// the terminal use it. docs/notation.md explains the forms; none of them depends on the position.
#pragma once

#include <optional>
#include <string_view>

#include "rules/pieces/action.h"

namespace folsom {

// "fire belle", "move forward 2". Empty for a number that is no action.
[[nodiscard]] std::string_view ActionText(Action action);

// Exact, case-sensitive.
[[nodiscard]] std::optional<Action> ActionFrom(std::string_view text);

}  // namespace folsom
