// Which version of Folsom this is: the one of CMakeLists.txt, and nobody else's.
#pragma once

#include <string_view>

namespace folsom {

[[nodiscard]] std::string_view ProgramVersion();  // "0.1.0"

}  // namespace folsom
