#include "hall/puzzles/puzzle_standing.h"

#include <algorithm>
#include <array>
#include <boost/json.hpp>

#include "hall/puzzles/glicko.h"

namespace folsom {

namespace json = boost::json;

namespace {

constexpr double kHundredths = 100;
// Of a puzzle's rating, which comes from 40 tries of bots.
constexpr double kPuzzleDeviation = 60;
// A rating that is sure never stands still.
constexpr double kLeastDeviation = 50;
// In a year one who was sure is as unknown as anybody new: sqrt((350² − 50²) / 365).
constexpr double kGrowthPerDay = 18.13;
constexpr double kDayOfMillis = 86'400'000;

[[nodiscard]] std::int64_t Rounded(double number) {
  return static_cast<std::int64_t>(number * kHundredths + (number < 0 ? -0.5 : 0.5));
}

[[nodiscard]] int Whole(std::int64_t hundredths) {
  return static_cast<int>((hundredths + (hundredths < 0 ? -50 : 50)) / 100);
}

// 0 where it is not there.
[[nodiscard]] std::int64_t NumberIn(const json::object& object, std::string_view key) {
  const json::value* const found = object.if_contains(key);
  return found != nullptr && found->is_int64() ? found->get_int64() : 0;
}

[[nodiscard]] bool AddAnswer(const json::value& row, std::vector<PuzzleStanding::Answer>& answers) {
  const json::array* const fields = row.if_array();
  if (fields == nullptr || fields->size() != 3) return false;
  const json::value& right = (*fields)[1];
  if (!(*fields)[0].is_string() || !right.is_bool() || !(*fields)[2].is_int64()) return false;
  answers.push_back({.puzzle = std::string((*fields)[0].get_string()),
                     .right = right.get_bool(),
                     .rating = static_cast<int>((*fields)[2].get_int64())});
  return true;
}

}  // namespace

bool PuzzleStanding::Has(std::string_view puzzle) const {
  return std::ranges::find(answers, puzzle, &Answer::puzzle) != answers.end();
}

int PuzzleStanding::Streak() const {
  int streak = 0;
  for (const Answer& answer : answers) streak = answer.right ? streak + 1 : 0;
  return streak;
}

int PuzzleStanding::BestStreak() const {
  int streak = 0;
  int best = 0;
  for (const Answer& answer : answers) {
    streak = answer.right ? streak + 1 : 0;
    best = std::max(best, streak);
  }
  return best;
}

PuzzleStanding WithAnswer(PuzzleStanding standing, const ShippedPuzzle& puzzle, bool right,
                          Millis now) {
  const double days =
      standing.answers.empty() ? 0 : static_cast<double>(now - standing.at) / kDayOfMillis;
  const double deviation = static_cast<double>(standing.deviation) / kHundredths;
  const Skill before{.rating = static_cast<double>(standing.rating) / kHundredths,
                     .deviation = GrownDeviation(deviation, days, kGrowthPerDay)};
  const std::array games{RatedGame{
      .against = {.rating = static_cast<double>(puzzle.rating), .deviation = kPuzzleDeviation},
      .score = right ? 1.0 : 0.0}};
  const Skill after = Rated(before, games);
  standing.rating = Rounded(after.rating);
  standing.deviation = Rounded(std::max(after.deviation, kLeastDeviation));
  standing.at = now;
  standing.answers.push_back(
      {.puzzle = std::string(puzzle.id), .right = right, .rating = Whole(standing.rating)});
  return standing;
}

std::string StandingText(const PuzzleStanding& standing) {
  json::object text{
      {"rating", standing.rating}, {"deviation", standing.deviation}, {"at", standing.at}};
  json::array& answers = text["answers"].emplace_array();
  for (const PuzzleStanding::Answer& one : standing.answers) {
    answers.push_back(json::array{one.puzzle, one.right, one.rating});
  }
  return json::serialize(text);
}

PuzzleStanding StandingFrom(std::string_view text) {
  json::error_code error;
  const json::value parsed = json::parse(text, error);
  if (error || !parsed.is_object()) return {};
  const json::object& object = parsed.get_object();
  PuzzleStanding standing{.rating = NumberIn(object, "rating"),
                          .deviation = NumberIn(object, "deviation"),
                          .at = NumberIn(object, "at")};
  const json::value* const answers = object.if_contains("answers");
  if (standing.deviation <= 0 || answers == nullptr || !answers->is_array()) return {};
  for (const json::value& row : answers->get_array()) {
    if (!AddAnswer(row, standing.answers)) return {};
  }
  return standing;
}

json::object StandingJson(const PuzzleStanding& standing) {
  json::object out{{"first", Whole(PuzzleStanding::kFirstRating)},
                   {"rating", Whole(standing.rating)},
                   {"deviation", Whole(standing.deviation)},
                   {"streak", standing.Streak()},
                   {"best_streak", standing.BestStreak()}};
  json::array& answers = out["answers"].emplace_array();
  for (const PuzzleStanding::Answer& one : standing.answers) {
    answers.push_back({{"puzzle", one.puzzle}, {"right", one.right}, {"rating", one.rating}});
  }
  return out;
}

}  // namespace folsom
