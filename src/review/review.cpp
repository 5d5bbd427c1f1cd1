#include "review/review.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "bots/random.h"

namespace folsom::review {
namespace {

// Not so for what is no number.
[[nodiscard]] bool IsShare(float share) { return share >= 0 && share <= 1; }

[[nodiscard]] bool IsJudgementOf(const Judgement& judgement, const ActionList& legal,
                                 Action chosen) {
  const auto is_share = [](const JudgedAction& one) { return IsShare(one.share); };
  const auto in_deals = [](const Fact& fact) {
    return fact.chosen.value_or(0) <= kDeals && fact.best.value_or(0) <= kDeals;
  };
  return judgement.chosen == chosen && legal.Has(judgement.best) &&
         std::ranges::equal(judgement.actions, legal, {}, &JudgedAction::action) &&
         std::ranges::all_of(judgement.actions, is_share) && IsShare(judgement.loss) &&
         IsShare(judgement.error) && IsShare(judgement.stake) &&
         judgement.why.size() <= kMostFacts && std::ranges::all_of(judgement.why, in_deals);
}

}  // namespace

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

bool Review::FitsPoint(const Row& row) const {
  return row.size() == Playthroughs() && std::ranges::all_of(row, [](const WinShares& shares) {
           return std::ranges::all_of(shares, IsShare);
         });
}

bool Review::FitsStep(const JudgedDecision& judged, const Step& step) const {
  ActionList legal;
  LegalActions(step.before, step.seat, legal);
  const std::optional<Judgement>& open = judged.all_cards_open;
  return IsJudgementOf(judged.by_view, legal, step.action) && open.has_value() == options_.open &&
         (!open || IsJudgementOf(*open, legal, step.action));
}

bool Review::Fits(const Finding& finding) const {
  if (finding.task >= tasks_.size()) return false;
  const Task& task = tasks_[finding.task];
  const Row* const row = std::get_if<Row>(&finding.what);
  if (task.chart) return row != nullptr && FitsPoint(*row);
  return row == nullptr && FitsStep(std::get<JudgedDecision>(finding.what), game_.steps[task.at]);
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
