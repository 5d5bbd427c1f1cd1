// HMAC-SHA-256 (RFC 2104), over the one SHA-256 that whoever links this brings (primitives.h).
#pragma once

#include <string_view>

#include "fair/primitives.h"

namespace folsom {

// `key`: at most 64 bytes.
[[nodiscard]] Key256 HmacSha256(std::string_view key, std::string_view text);

}  // namespace folsom
