// The devices on which somebody is signed in, as people know them.
#pragma once

#include <string>
#include <string_view>

#include "hall/given/store.h"

namespace folsom {

// What the header User-Agent says in words that people use; empty where it says nothing known.
[[nodiscard]] Device DeviceOf(std::string_view user_agent);

// By what a person names one of their devices: 16 hexadecimal digits of the token's hash, from
// which nobody gets to the token.
[[nodiscard]] std::string DeviceId(std::string_view token_hash);

}  // namespace folsom
