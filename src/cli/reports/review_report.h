// A review for people in a terminal, at most 80 columns wide.
#pragma once

#include <string>

#include "cli/terminal/style.h"
#include "review/review.h"

namespace folsom {

// Precondition: review.Done().
[[nodiscard]] std::string ReviewReport(const review::Review& review, const Style& style);

// Rounded.
[[nodiscard]] constexpr int WholePoints(std::int32_t millionths) {
  constexpr std::int32_t kPoint = review::kWholeWin / 100;
  return (millionths + (millionths < 0 ? -kPoint / 2 : kPoint / 2)) / kPoint;
}

// Its parts, each ending with a line break; empty where there is nothing to tell.
[[nodiscard]] std::string ChancesChart(const review::Review& review, const Style& style);
[[nodiscard]] std::string LuckAndSkill(const review::Review& review, const Style& style);
[[nodiscard]] std::string MomentsStory(const review::Review& review, const Style& style);
[[nodiscard]] std::string MarksTable(const review::Review& review, const Style& style);
[[nodiscard]] std::string WorseDecisions(const review::Review& review, const Style& style);
[[nodiscard]] std::string HabitsTable(const review::Review& review, const Style& style);

}  // namespace folsom
