// Texts that tables are given. Names and titles come from the hall, which has judged them; here
// they only have to fit. A log that was stored is folded whatever names are good today.
#pragma once

#include <cstddef>
#include <string_view>

namespace folsom {

inline constexpr std::size_t kMaxNameBytes = 96;  // 24 code points, as the hall has it.
inline constexpr std::size_t kMaxTitleBytes = 240;
inline constexpr std::size_t kMaxIdBytes = 64;  // Ids of people and tables, names of bots.

// IsNonce (record/game/fair_lines.h), or empty.
[[nodiscard]] bool IsGoodNonce(std::string_view nonce);
// 1 to kMaxIdBytes of printable ASCII.
[[nodiscard]] bool IsGoodId(std::string_view id);

}  // namespace folsom
