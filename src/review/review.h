// The review of a finished game, as a job of many small tasks.
//
//   Review review(*ReadReviewGame(record), {});
//   for (std::size_t i = 0; i < review.Tasks(); ++i) review.Take(review.Run(i));
//   ... review.Course(), review.Judgements(), ReviewJson(review) ...
//
// Tasks do not depend on each other, and each has its own luck: whatever order they are run in, on
// however many threads, the review is the same. Those of the chart come first. What is asked of a
// review before all tasks are taken tells what is known so far. Nothing here reads a clock, a file
// or a state that was not handed in.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include "review/accuracy.h"
#include "review/course.h"
#include "review/game.h"
#include "review/habits.h"
#include "review/judge.h"
#include "review/moments.h"

namespace folsom::review {

inline constexpr std::uint32_t kStandardIterations = 1200;
inline constexpr std::uint32_t kMostIterations = 1'000'000;
// Playthroughs of a point of the chart, for each so many iterations of a search.
inline constexpr std::uint32_t kIterationsPerPlaythrough = 2;

struct ReviewOptions {
  std::uint32_t iterations = kStandardIterations;  // Of the search at each decision.
  std::uint64_t seed = 1;
  Seat seat = kNoSeat;  // Only this seat's decisions are judged; kNoSeat: all.
  bool open = false;    // They are judged with all cards open, too.
};

// What was found out of one decision.
struct JudgedDecision {
  Judgement by_view;
  std::optional<Judgement> all_cards_open{};
};

class Review {
 public:
  Review(ReviewGame game, const ReviewOptions& options);

  [[nodiscard]] std::size_t Tasks() const { return tasks_.size(); }
  [[nodiscard]] std::size_t ChartTasks() const { return plan_.points.size(); }
  [[nodiscard]] std::size_t Taken() const { return taken_; }
  [[nodiscard]] bool Done() const { return taken_ == tasks_.size(); }

  // What a task came to.
  struct Finding {
    std::size_t task = 0;
    std::variant<Row, JudgedDecision> what;
  };
  // Any thread, also while others run or take. Precondition: task < Tasks().
  [[nodiscard]] Finding Run(std::size_t task) const;
  // Whether a finding that came from elsewhere may be one of this review: its task is there, and it
  // tells of that what Run would.
  [[nodiscard]] bool Fits(const Finding& finding) const;
  // One thread, in any order; a second one of the same task replaces the first. Precondition: it is
  // from Run, or fits.
  void Take(Finding finding);

  [[nodiscard]] const ReviewGame& Game() const { return game_; }
  [[nodiscard]] const ReviewOptions& Options() const { return options_; }
  [[nodiscard]] std::uint32_t Playthroughs() const;
  // What is known so far.
  [[nodiscard]] Course Chances() const { return CourseOf(game_, plan_, rows_); }
  [[nodiscard]] std::vector<Moment> Moments() const { return MomentsOf(game_, plan_, rows_); }
  // By step; nothing where there was no choice, or is no finding yet.
  [[nodiscard]] const std::vector<std::optional<Judgement>>& Judgements() const {
    return judgements_;
  }
  [[nodiscard]] const std::vector<std::optional<Judgement>>& WithAllCardsOpen() const {
    return open_;
  }
  [[nodiscard]] std::array<SeatAccuracy, kMaxSeats> Accuracies() const {
    return AccuracyOf(game_, judgements_);
  }
  [[nodiscard]] Habits HabitsOfAll() const { return HabitsOf(game_); }

 private:
  struct Task {
    bool chart = false;
    std::uint32_t at = 0;  // A point of the plan, or a step.
    bool taken = false;
  };
  [[nodiscard]] JudgedDecision JudgeStep(std::uint32_t step) const;
  [[nodiscard]] bool FitsPoint(const Row& row) const;
  [[nodiscard]] bool FitsStep(const JudgedDecision& judged, const Step& step) const;

  ReviewGame game_;
  ReviewOptions options_;
  CoursePlan plan_;
  std::vector<Task> tasks_;
  std::size_t taken_ = 0;
  Rows rows_;
  std::vector<std::optional<Judgement>> judgements_;
  std::vector<std::optional<Judgement>> open_;
};

}  // namespace folsom::review
