// Which server this is.
#pragma once

#include <string_view>

namespace folsom {

inline constexpr std::string_view kServerVersion = "0.1.0";

}  // namespace folsom
