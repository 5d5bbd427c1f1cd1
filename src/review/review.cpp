#include "review/review.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "bots/random.h"

namespace folsom::review {

Review::Review(ReviewGame game, const ReviewOptions& options)
    : game_(std::move(game)), options_(options), plan_(PlanCourse(game_)) {
  rows_.resize(plan_.points.size());
  judgements_.resize(game_.steps.size());
  open_.resize(game_.steps.size());
  for (std::uint32_t i = 0; i < plan_.points.size(); ++i) {
    tasks_.push_back({.chart = true, .at = i});
  }
  // The line of the chart, then what moved it, each in game order.
  std::ranges::sort(tasks_, {}, [this](const Task& task) {
    const Point& point = plan_.points[task.at];
    return std::tuple(point.after, point.step, task.at);
  });
  for (std::uint32_t i = 0; i < game_.steps.size(); ++i) {
    const Step& step = game_.steps[i];
    const bool asked = options.seat == kNoSeat || options.seat == step.seat;
    if (step.choice && asked) tasks_.push_back({.chart = false, .at = i});
  }
}

std::uint32_t Review::Playthroughs() const {
  return std::max(2U, options_.iterations / kIterationsPerPlaythrough);
}

JudgedDecision Review::JudgeStep(std::uint32_t at) const {
  const Step& step = game_.steps[at];
  ActionList legal;
  LegalActions(step.before, step.seat, legal);
  JudgedDecision judged{.by_view = JudgeByView(ViewFor(step.before, step.seat), legal, step.action,
                                               options_.iterations, GameSeed(options_.seed, at))};
  if (options_.open) {
    judged.all_cards_open = JudgeWithAllCardsOpen(step, Playthroughs(), options_.seed);
  }
  return judged;
}

Review::Finding Review::Run(std::size_t task) const {
  const Task& what = tasks_[task];
  if (!what.chart) return {.task = task, .what = JudgeStep(what.at)};
  return {.task = task,
          .what = Estimate(game_, plan_.points[what.at], Playthroughs(), options_.seed)};
}

void Review::Take(Finding finding) {
  Task& task = tasks_[finding.task];
  if (!std::exchange(task.taken, true)) ++taken_;
  if (task.chart) {
    rows_[task.at] = std::move(std::get<Row>(finding.what));
    return;
  }
  JudgedDecision& judged = std::get<JudgedDecision>(finding.what);
  judgements_[task.at] = std::move(judged.by_view);
  open_[task.at] = std::move(judged.all_cards_open);
}

}  // namespace folsom::review
