// Where tests find the files of the project.
#pragma once

#include <string>
#include <string_view>

namespace folsom {

// Of a file of the source tree, such as "docs/engine.md".
[[nodiscard]] std::string SourcePath(std::string_view file);

// Of a file that this build made, such as "folsom".
[[nodiscard]] std::string BuiltPath(std::string_view file);

}  // namespace folsom
