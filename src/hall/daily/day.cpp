#include "hall/daily/day.h"

#include <array>

#include "record/origin/origin.h"

namespace folsom {

namespace {

constexpr Millis kDayMillis = 86'400'000;
constexpr int kFirstYear = 1970;
constexpr DayNumber kLastDay = 100'000;  // In the year 2243.

[[nodiscard]] bool IsLeap(int year) {
  return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
}
[[nodiscard]] int DaysIn(int year, int month) {
  constexpr std::array kDays{31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  return month == 1 && IsLeap(year) ? 29 : kDays[static_cast<std::size_t>(month)];
}

[[nodiscard]] std::string Digits(int number, std::size_t count) {
  std::string text = std::to_string(number);
  return text.insert(0, count - text.size(), '0');
}

}  // namespace

DayNumber DayOf(Millis now) {
  if (now < 0) return 0;
  return now / kDayMillis < kLastDay ? static_cast<DayNumber>(now / kDayMillis) : kLastDay;
}

std::string DayText(DayNumber day) {
  int year = kFirstYear;
  for (; day >= (IsLeap(year) ? 366 : 365); ++year) day -= IsLeap(year) ? 366 : 365;
  int month = 0;
  for (; day >= DaysIn(year, month); ++month) day -= DaysIn(year, month);
  return Digits(year, 4) + "-" + Digits(month + 1, 2) + "-" + Digits(day + 1, 2);
}

std::optional<DayNumber> DayFrom(std::string_view text) {
  if (!IsDayName(text)) return std::nullopt;
  const auto number = [text](std::size_t from, std::size_t count) {
    int sum = 0;
    for (const char digit : text.substr(from, count)) sum = sum * 10 + (digit - '0');
    return sum;
  };
  const int year = number(0, 4);
  const int month = number(5, 2) - 1;
  const int date = number(8, 2) - 1;
  const bool good = year >= kFirstYear && year < 2200 && month >= 0 && month < 12 && date >= 0;
  if (!good || date >= DaysIn(year, month)) return std::nullopt;
  DayNumber day = date;
  for (int y = kFirstYear; y < year; ++y) day += IsLeap(y) ? 366 : 365;
  for (int m = 0; m < month; ++m) day += DaysIn(year, m);
  return day;
}

}  // namespace folsom
