#include "review/course.h"

#include <algorithm>
#include <cmath>

#include "review/knots.h"
#include "rules/state/query.h"

namespace folsom::review {
namespace {

constexpr std::array<std::string_view, kLinkKinds> kLinkKeys{"decision", "cards", "purses",
                                                             "rounds",   "other", "revised"};
constexpr std::array<std::string_view, kDoings> kDoingKeys{"own", "partner", "others", "luck",
                                                           "revised"};

// The standard error of the mean of `count` numbers.
template <typename Number>
[[nodiscard]] std::int32_t ErrorOf(std::size_t count, Number number) {
  if (count < 2) return 0;
  double sum = 0;
  double squares = 0;
  for (std::size_t k = 0; k < count; ++k) {
    const double one = number(k);
    sum += one;
    squares += one * one;
  }
  const auto n = static_cast<double>(count);
  const double variance = (squares - sum * sum / n) / (n - 1);
  return variance <= 0 ? 0 : InMillionths(std::sqrt(variance / n));
}

// What a few links changed for one seat.
[[nodiscard]] Change ChangeBy(const Knots& knots, std::span<const PlannedLink* const> links,
                              std::size_t seat) {
  Change change;
  std::size_t count = 0;
  for (const PlannedLink* link : links) {
    count = std::max(count, knots.Playthroughs(link->from));
    change.share += knots.Share(link->to, seat) - knots.Share(link->from, seat);
  }
  change.error = ErrorOf(count, [&](std::size_t k) {
    double sum = 0;
    for (const PlannedLink* link : links) {
      sum += double{knots.At(link->to, k)[seat]} - knots.At(link->from, k)[seat];
    }
    return sum;
  });
  return change;
}

[[nodiscard]] Estimated BeforeStep(const Knots& knots, std::uint32_t knot, std::size_t seats) {
  Estimated before;
  for (std::size_t seat = 0; seat < seats; ++seat) {
    before.shares[seat] = knots.Share(knot, seat);
    before.errors[seat] = ErrorOf(knots.Playthroughs(knot),
                                  [&](std::size_t k) { return double{knots.At(knot, k)[seat]}; });
  }
  return before;
}

[[nodiscard]] Doing DoingOf(const Terms& terms, Seat seat, const PlannedLink& link) {
  if (link.kind == LinkKind::kRevised) return Doing::kRevised;
  if (IsChance(link.kind)) return Doing::kLuck;
  if (link.seat == seat) return Doing::kOwn;
  return SameSide(terms, link.seat, seat) ? Doing::kPartner : Doing::kOthers;
}

[[nodiscard]] Sums SumUp(const ReviewGame& game, const CoursePlan& plan, const Knots& knots,
                         Seat seat) {
  const Terms& terms = game.end.terms;
  const std::size_t at = Index(seat);
  Sums sums{.start = knots.Share(plan.before.empty() ? kEndKnot : plan.before[0], at),
            .result = knots.Share(kEndKnot, at)};
  std::array<std::vector<const PlannedLink*>, kDoings> links;
  for (const PlannedLink& link : plan.links) {
    links[Index(DoingOf(terms, seat, link))].push_back(&link);
    if (!IsChance(link.kind)) continue;
    sums.luck[Index(link.kind)] += knots.Share(link.to, at) - knots.Share(link.from, at);
  }
  for (std::size_t i = 0; i < kDoings; ++i) sums.by[i] = ChangeBy(knots, links[i], at);
  return sums;
}

}  // namespace

std::string_view KeyOf(LinkKind kind) { return kLinkKeys[Index(kind)]; }

std::string_view KeyOf(Doing doing) { return kDoingKeys[Index(doing)]; }

Course CourseOf(const ReviewGame& game, const CoursePlan& plan, const Rows& rows) {
  const Knots knots(game, rows);
  const std::size_t seats = game.end.terms.seats;
  Course course;
  for (std::size_t i = 0; i < seats; ++i) course.result[i] = knots.Share(kEndKnot, i);
  bool all = true;
  for (const std::uint32_t knot : plan.before) {
    course.before.push_back(knots.Known(knot) ? std::optional(BeforeStep(knots, knot, seats))
                                              : std::nullopt);
  }
  for (const PlannedLink& link : plan.links) {
    const bool known = knots.Known(link.from) && knots.Known(link.to);
    all = all && known;
    if (!known) continue;
    const PlannedLink* const only = &link;
    course.links.push_back({.plan = link, .change = TotalOf(knots, {&only, 1}, seats)});
  }
  if (!all) return course;
  course.sums.emplace();
  for (std::size_t i = 0; i < seats; ++i) {
    (*course.sums)[i] = SumUp(game, plan, knots, static_cast<Seat>(i));
  }
  return course;
}

Estimated TotalOf(const Knots& knots, std::span<const PlannedLink* const> links,
                  std::size_t seats) {
  Estimated total;
  for (std::size_t seat = 0; seat < seats; ++seat) {
    const Change change = ChangeBy(knots, links, seat);
    total.shares[seat] = change.share;
    total.errors[seat] = change.error;
  }
  return total;
}

}  // namespace folsom::review
