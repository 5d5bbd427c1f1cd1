// Texts that people give: names, titles, nonces.
#pragma once

#include <string_view>

namespace folsom {

inline constexpr std::size_t kMaxNameLength = 24;  // Code points.
inline constexpr std::size_t kMaxTitleLength = 60;
inline constexpr std::size_t kMaxIdBytes = 64;  // Ids of people and tables, names of bots.

// Valid UTF-8 of 1 to kMaxNameLength code points; no control characters, line breaks, marks that
// turn the direction of writing or that nobody sees, and no blanks around it.
[[nodiscard]] bool IsGoodName(std::string_view name);
// The same up to kMaxTitleLength; may be empty.
[[nodiscard]] bool IsGoodTitle(std::string_view title);
// IsNonce (record/game/fair_lines.h), or empty.
[[nodiscard]] bool IsGoodNonce(std::string_view nonce);
// 1 to kMaxIdBytes of printable ASCII.
[[nodiscard]] bool IsGoodId(std::string_view id);

}  // namespace folsom
