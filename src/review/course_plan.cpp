#include <algorithm>

#include "review/course.h"

namespace folsom::review {
namespace {

[[nodiscard]] LinkKind KindOf(Chance what) {
  switch (what) {
    case Chance::kCard:
      return LinkKind::kCards;
    case Chance::kPurse:
    case Chance::kFallenPurse:
      return LinkKind::kPurses;
    case Chance::kRoundCard:
      return LinkKind::kRounds;
    default:
      return LinkKind::kOther;
  }
}

// Outcomes of one kind in one passage.
struct Draws {
  LinkKind kind{};
  std::uint32_t passage = 0;
  std::uint16_t end = 0;  // In Step::drawn.
};
[[nodiscard]] std::vector<Draws> DrawsOf(const Step& step) {
  std::vector<Draws> all;
  for (std::uint32_t p = 0; p < step.passages.size(); ++p) {
    const Passage& passage = step.passages[p];
    for (std::size_t i = 0; i < passage.draws; ++i) {
      const std::size_t at = passage.first_draw + i;
      const LinkKind kind = KindOf(step.drawn[at].what);
      if (all.empty() || all.back().kind != kind || all.back().passage != p) {
        all.push_back({.kind = kind, .passage = p});
      }
      all.back().end = static_cast<std::uint16_t>(at + 1);
    }
  }
  return all;
}

// Plans backwards, since a step ends where the next begins.
class Planner {
 public:
  explicit Planner(const ReviewGame& game) : game_(game) { plan_.before.resize(game.steps.size()); }

  [[nodiscard]] CoursePlan Plan() {
    std::uint32_t next = kEndKnot;
    for (auto i = static_cast<std::uint32_t>(game_.steps.size()); i-- > 0;) {
      next = plan_.before[i] = PlanStep(i, next);
    }
    std::ranges::reverse(plan_.links);
    return std::move(plan_);
  }

 private:
  // The knot before step `i`, which leads to `next`.
  [[nodiscard]] std::uint32_t PlanStep(std::uint32_t i, std::uint32_t next) {
    const Step& step = game_.steps[i];
    const std::uint8_t near = RoundAhead(step.before);
    const bool last = i + 1 == game_.steps.size();
    const std::uint8_t far = last ? near : RoundAhead(game_.steps[i + 1].before);
    std::uint32_t knot = PlanChance(i, far, next);
    if (near != far) {
      const std::uint32_t to = knot;
      knot = Add({.step = i, .after = true, .given = 0, .horizon = near});
      const auto passage = static_cast<std::uint32_t>(step.passages.size() - 1);
      LinkUp(LinkKind::kRevised, i, passage, knot, to);
    }
    if (!step.choice) return knot;
    const std::uint32_t to = knot;
    knot = Add({.step = i, .after = false, .given = 0, .horizon = near});
    LinkUp(LinkKind::kDecision, i, 0, knot, to);
    return knot;
  }

  // The knot after the action of step `i`, before chance.
  [[nodiscard]] std::uint32_t PlanChance(std::uint32_t i, std::uint8_t horizon,
                                         std::uint32_t next) {
    const std::vector<Draws> all = DrawsOf(game_.steps[i]);
    for (std::size_t k = all.size(); k-- > 0;) {
      const std::uint16_t given = k == 0 ? std::uint16_t{0} : all[k - 1].end;
      const std::uint32_t from =
          Add({.step = i, .after = true, .given = given, .horizon = horizon});
      LinkUp(all[k].kind, i, all[k].passage, from, next);
      next = from;
    }
    return next;
  }

  std::uint32_t Add(const Point& point) {
    plan_.points.push_back(point);
    return static_cast<std::uint32_t>(plan_.points.size() - 1);
  }
  void LinkUp(LinkKind kind, std::uint32_t step, std::uint32_t passage, std::uint32_t from,
              std::uint32_t to) {
    plan_.links.push_back({.kind = kind,
                           .step = step,
                           .passage = passage,
                           .seat = game_.steps[step].passages[passage].seat,
                           .from = from,
                           .to = to});
  }

  const ReviewGame& game_;
  CoursePlan plan_;
};

}  // namespace

CoursePlan PlanCourse(const ReviewGame& game) { return Planner(game).Plan(); }

}  // namespace folsom::review
