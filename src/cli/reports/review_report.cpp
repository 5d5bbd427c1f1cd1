#include "cli/reports/review_report.h"

#include <fmt/format.h>

#include <cstdlib>

#include "cli/commands/options.h"
#include "cli/terminal/words.h"

namespace folsom {
namespace {

using review::Course;
using review::Review;

constexpr std::size_t kReviewNameWidth = 20;
constexpr std::size_t kReviewChartWidth = 44;

// Cut to fit its column.
[[nodiscard]] std::string PlayerOf(const Review& review, std::size_t seat) {
  std::string name = Names::From(review.Game().end).Player(static_cast<Seat>(seat));
  if (name.size() > kReviewNameWidth) name.resize(kReviewNameWidth);
  return name;
}
[[nodiscard]] std::string InkedPlayer(const Review& review, std::size_t seat, const Style& style) {
  const std::vector<Bandit> bandits =
      Names::From(review.Game().end).BanditsOf(static_cast<Seat>(seat));
  const std::string padded = fmt::format("{:<{}}", PlayerOf(review, seat), kReviewNameWidth);
  return style.Paint(padded, bandits.empty() ? kPlain : InkOf(bandits[0]));
}

// One column of the chart for each part of the decisions.
[[nodiscard]] std::size_t StepAt(std::size_t column, std::size_t steps) {
  return column * steps / kReviewChartWidth;
}

[[nodiscard]] std::string_view ChanceBar(std::int32_t share, const Style& style) {
  static constexpr std::array<std::string_view, 9> kBlocks{" ", "▁", "▂", "▃", "▄",
                                                           "▅", "▆", "▇", "█"};
  static constexpr std::array<std::string_view, 9> kLetters{" ", ".", ":", "-", "=",
                                                            "+", "*", "%", "#"};
  const std::int32_t eighth = review::kWholeWin / 8;
  const auto at = static_cast<std::size_t>(std::min((share + eighth / 2) / eighth, 8));
  return (style.boxes ? kBlocks : kLetters)[at];
}

// Where each round begins.
[[nodiscard]] std::string RoundsLine(const Review& review) {
  std::string line(kReviewChartWidth, ' ');
  unsigned round = 0;
  const std::size_t steps = review.Game().steps.size();
  for (std::size_t column = 0; column < kReviewChartWidth; ++column) {
    const unsigned now = review.Game().steps[StepAt(column, steps)].before.round;
    if (now != round) line[column] = static_cast<char>('0' + now);
    round = now;
  }
  return line;
}

// A number that may be chance is put in brackets.
[[nodiscard]] std::string Claimed(const review::Change& change) {
  const std::string text = fmt::format("{:+}", WholePoints(change.share));
  return std::abs(change.share) < 2 * change.error ? fmt::format("({})", text) : text;
}

}  // namespace

std::string ChancesChart(const Review& review, const Style& style) {
  const Course course = review.Chances();
  const std::size_t steps = review.Game().steps.size();
  if (steps == 0) return {};
  std::string text = style.Paint("Chances of winning, with all cards open\n", kBold);
  text += fmt::format("{:<{}}start  {}  end\n", "round", kReviewNameWidth, RoundsLine(review));
  for (std::size_t seat = 0; seat < review.Game().config.seats; ++seat) {
    std::string bars;
    for (std::size_t column = 0; column < kReviewChartWidth; ++column) {
      bars += ChanceBar(course.before[StepAt(column, steps)]->shares[seat], style);
    }
    text += fmt::format("{}{:>3} %  {} {:>3} %\n", InkedPlayer(review, seat, style),
                        WholePoints(course.before[0]->shares[seat]), bars,
                        WholePoints(course.result[seat]));
  }
  return text;
}

std::string LuckAndSkill(const Review& review, const Style& style) {
  const Course course = review.Chances();
  const bool teams = review.Game().end.terms.teams;
  const auto told = [&](std::size_t doing) {
    return teams || static_cast<review::Doing>(doing) != review::Doing::kPartner;
  };
  std::string text = style.Paint("Luck and skill, in points of a win\n", kBold);
  text += fmt::format("{:<{}}{:>6}", "", kReviewNameWidth, "start");
  for (std::size_t i = 0; i < review::kDoings; ++i) {
    if (told(i)) text += fmt::format("{:>9}", KeyOf(static_cast<review::Doing>(i)));
  }
  text += "   result\n";
  for (std::size_t seat = 0; seat < review.Game().config.seats; ++seat) {
    const review::Sums& sums = (*course.sums)[seat];
    text += InkedPlayer(review, seat, style) + fmt::format("{:>6}", WholePoints(sums.start));
    for (std::size_t i = 0; i < review::kDoings; ++i) {
      if (told(i)) text += fmt::format("{:>9}", Claimed(sums.by[i]));
    }
    text += fmt::format("{:>9}\n", WholePoints(sums.result));
  }
  return text + style.Paint(
                    "own, others: what was decided, against players who go by rule of thumb.\n"
                    "revised: the estimate, from one round to the next. (In brackets: may be "
                    "noise.)\n",
                    kDim);
}

std::string MarksTable(const Review& review, const Style& style) {
  std::string text = style.Paint("Decisions, judged by what each player knew\n", kBold);
  text += fmt::format("{:<{}}", "", kReviewNameWidth);
  for (const review::MarkDef& def : review::kMarkTable) {
    text += fmt::format("{:>{}}", def.key, def.key.size() + 2);
  }
  text += "  accuracy\n";
  const auto accuracies = review.Accuracies();
  for (std::size_t seat = 0; seat < review.Game().config.seats; ++seat) {
    const review::Accuracy& total = accuracies[seat].total;
    if (total.decisions == 0) continue;
    text += InkedPlayer(review, seat, style);
    for (const review::MarkDef& def : review::kMarkTable) {
      text += fmt::format("{:>{}}", total.marks[Index(def.mark)], def.key.size() + 2);
    }
    const std::optional<double> part = total.Part();
    text += part ? fmt::format("{:>8.0f} %\n", 100 * *part) : "         -\n";
  }
  return text;
}

std::string ReviewReport(const Review& review, const Style& style) {
  std::string text = Describe(review.Game().config) + "\n";
  for (std::size_t i = 0; i < review.Game().names.size(); ++i) {
    if (review.Game().names[i].empty()) continue;
    text += fmt::format("{} is {}\n", PlayerOf(review, i), review.Game().names[i]);
  }
  for (const auto part :
       {ChancesChart, LuckAndSkill, MomentsStory, MarksTable, WorseDecisions, HabitsTable}) {
    const std::string told = part(review, style);
    if (!told.empty()) text += "\n" + told;
  }
  return text;
}

}  // namespace folsom
