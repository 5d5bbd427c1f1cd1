// The table of fields in words, for docs/observation.md and whoever asks the program.
#pragma once

#include <string>

namespace folsom {

// Markdown, a line for each field.
[[nodiscard]] std::string FieldsAsMarkdown();

}  // namespace folsom
