// Whose pages may speak to this server.
#pragma once

#include <string_view>

#include "server/settings.h"

namespace folsom {

// Whether `origin` ("https://folsom.example") is this site's: settings.public_url or one of
// settings.origins; without a public_url that of `host`, the Host header, by either scheme. What is
// no origin (empty, "null", with a path) is nobody's.
[[nodiscard]] bool IsOwnOrigin(const Settings& settings, std::string_view origin,
                               std::string_view host);

}  // namespace folsom
