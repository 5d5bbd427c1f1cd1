// Bytes in the form that every browser takes back (RFC 1952).
#pragma once

#include <string>
#include <string_view>

namespace folsom {

// The same bytes, deflated, with gzip's head and foot. Takes time: for what is sent often.
[[nodiscard]] std::string Gzip(std::string_view bytes);

}  // namespace folsom
