// How somebody does at puzzles: every first answer, and the rating that follows from them by
// Glicko-1 (glicko.h). A puzzle is an opponent of fixed strength; each answer is a period of its
// own.
#pragma once

#include <boost/json/object.hpp>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "hall/puzzles/shipped_puzzles.h"
#include "table/options.h"

namespace folsom {

struct PuzzleStanding {
  struct Answer {
    std::string puzzle;
    bool right = false;
    int rating = 0;  // The player's, after it.
    bool operator==(const Answer&) const = default;
  };
  // In hundredths, as they are kept.
  std::int64_t rating = kFirstRating;
  std::int64_t deviation = kFirstDeviation;
  Millis at = 0;  // Of the last answer.
  std::vector<Answer> answers{};
  bool operator==(const PuzzleStanding&) const = default;

  // The middle of the puzzles.
  static constexpr std::int64_t kFirstRating = 110'000;
  static constexpr std::int64_t kFirstDeviation = 35'000;

  [[nodiscard]] bool Has(std::string_view puzzle) const;
  // Right ones in a row, at the end and at most.
  [[nodiscard]] int Streak() const;
  [[nodiscard]] int BestStreak() const;
};

// Under which a store has it (Store::Note).
inline constexpr const char* kPuzzleNote = "puzzles";

// After one more answer, the first to this puzzle.
[[nodiscard]] PuzzleStanding WithAnswer(PuzzleStanding standing, const ShippedPuzzle& puzzle,
                                        bool right, Millis now);

// As a store keeps it. A text that is damaged is read as that of a new player.
[[nodiscard]] std::string StandingText(const PuzzleStanding& standing);
[[nodiscard]] PuzzleStanding StandingFrom(std::string_view text);

// PuzzleStanding (schema/server.json).
[[nodiscard]] boost::json::object StandingJson(const PuzzleStanding& standing);

}  // namespace folsom
