#include "review/moments.h"

#include <algorithm>
#include <cstdlib>
#include <span>
#include <tuple>

#include "review/knots.h"

namespace folsom::review {
namespace {

struct TurnPart {
  std::uint32_t step = 0;
  std::uint32_t passage = 0;
};
using TurnParts = std::vector<TurnPart>;

// Whether the decision of this step belongs to what was going on before it.
[[nodiscard]] bool GoesOn(const Step& step) {
  const Phase phase = step.before.phase;
  return phase == Phase::kRobbing || phase == Phase::kEvent || phase == Phase::kRoundEnd;
}

[[nodiscard]] std::vector<TurnParts> TurnsOf(const ReviewGame& game) {
  std::vector<TurnParts> turns;
  for (std::uint32_t i = 0; i < game.steps.size(); ++i) {
    const Step& step = game.steps[i];
    for (std::uint32_t p = 0; p < step.passages.size(); ++p) {
      if (turns.empty() || p > 0 || !GoesOn(step)) turns.emplace_back();
      turns.back().push_back({.step = i, .passage = p});
    }
  }
  return turns;
}

// Links come in game order, as turns do: each takes its own off the front.
[[nodiscard]] std::vector<const PlannedLink*> TakeLinks(const TurnParts& turn,
                                                        const CoursePlan& plan, std::size_t& next) {
  std::vector<const PlannedLink*> own;
  const TurnPart& last = turn.back();
  for (; next < plan.links.size(); ++next) {
    const PlannedLink& link = plan.links[next];
    const bool later =
        link.step > last.step || (link.step == last.step && link.passage > last.passage);
    if (later) break;
    if (link.kind != LinkKind::kRevised) own.push_back(&link);
  }
  return own;
}

[[nodiscard]] bool AllKnown(std::span<const PlannedLink* const> links, const Knots& knots) {
  return std::ranges::all_of(links, [&](const PlannedLink* link) {
    return knots.Known(link->from) && knots.Known(link->to);
  });
}

[[nodiscard]] Seat MostMoved(const Estimated& change) {
  std::size_t most = 0;
  for (std::size_t i = 1; i < kMaxSeats; ++i) {
    if (std::abs(change.shares[i]) > std::abs(change.shares[most])) most = i;
  }
  return static_cast<Seat>(most);
}

[[nodiscard]] std::int32_t SizeOf(const Moment& moment) {
  return std::abs(moment.change.shares[Index(moment.about)]);
}
[[nodiscard]] bool IsSure(const Moment& moment) {
  return SizeOf(moment) > 0 && SizeOf(moment) >= 2 * moment.change.errors[Index(moment.about)];
}

[[nodiscard]] Moment MomentOf(const ReviewGame& game, const TurnParts& turn,
                              std::vector<const PlannedLink*> links, const Knots& knots) {
  const std::size_t seats = game.end.terms.seats;
  const Step& first = game.steps[turn[0].step];
  const Passage& passage = first.passages[turn[0].passage];
  Moment moment{.step = turn[0].step,
                .first_event = first.events_before + passage.first_event + 1,
                .seat = passage.seat,
                .change = TotalOf(knots, links, seats)};
  moment.about = MostMoved(moment.change);
  std::erase_if(links, [](const PlannedLink* link) { return link->kind != LinkKind::kDecision; });
  moment.decisions = TotalOf(knots, links, seats);
  for (const TurnPart& part : turn) {
    const Step& step = game.steps[part.step];
    const Passage& own = step.passages[part.passage];
    const auto begin = step.events.begin() + static_cast<std::ptrdiff_t>(own.first_event);
    moment.events.insert(moment.events.end(), begin,
                         begin + static_cast<std::ptrdiff_t>(own.events));
  }
  return moment;
}

}  // namespace

std::vector<Moment> MomentsOf(const ReviewGame& game, const CoursePlan& plan, const Rows& rows) {
  const Knots knots(game, rows);
  std::vector<Moment> moments;
  std::size_t next = 0;
  for (const TurnParts& turn : TurnsOf(game)) {
    const std::vector<const PlannedLink*> links = TakeLinks(turn, plan, next);
    if (links.empty() || !AllKnown(links, knots)) continue;
    Moment moment = MomentOf(game, turn, links, knots);
    if (IsSure(moment)) moments.push_back(std::move(moment));
  }
  std::ranges::sort(moments, {}, [](const Moment& moment) {
    return std::tuple(-SizeOf(moment), moment.step, moment.first_event);
  });
  if (moments.size() > kMoments) moments.resize(kMoments);
  return moments;
}

}  // namespace folsom::review
