// The tables of fields in words, for docs/observation.md and whoever asks the program.
#pragma once

#include <span>
#include <string>

#include "features/fields.h"

namespace folsom {

// Markdown, a line for each field.
[[nodiscard]] std::string FieldsAsMarkdown(std::span<const Field> fields);

}  // namespace folsom
