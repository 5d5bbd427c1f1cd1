// Days of the daily train: UTC dates, as "2026-11-18". They sort as texts do.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "table/options.h"

namespace folsom {

// Days since 1 January 1970, UTC.
using DayNumber = std::int32_t;

// The first daily train, No. 1.
inline constexpr DayNumber kFirstDay = 20'758;  // 2026-11-01

[[nodiscard]] DayNumber DayOf(Millis now);
[[nodiscard]] std::string DayText(DayNumber day);
// Nothing for any other text, and for days that no calendar has.
[[nodiscard]] std::optional<DayNumber> DayFrom(std::string_view text);
// 0 is Monday.
[[nodiscard]] constexpr int WeekdayOf(DayNumber day) { return (day + 3) % 7; }

}  // namespace folsom
