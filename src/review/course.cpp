#include "review/course.h"

#include <algorithm>
#include <cmath>

#include "rules/state/query.h"
#include "rules/state/score.h"

namespace folsom::review {
namespace {

constexpr std::array<std::string_view, kLinkKinds> kLinkKeys{"decision", "cards", "purses",
                                                             "rounds",   "other", "revised"};
constexpr std::array<std::string_view, kDoings> kDoingKeys{"own", "partner", "others", "luck",
                                                           "revised"};

[[nodiscard]] std::int32_t InMillionths(double share) {
  const double scaled = share * kWholeWin;
  return static_cast<std::int32_t>(scaled < 0 ? scaled - 0.5 : scaled + 0.5);
}

// The knots of a game with what is known of them.
class Knots {
 public:
  Knots(const ReviewGame& game, const Rows& rows)
      : end_(SharesOf(game.end.terms, ScoreOf(game.end).winners)), rows_(rows) {
    for (const Row& row : rows) shares_.push_back(MeanOf(row));
  }

  [[nodiscard]] bool Known(std::uint32_t knot) const {
    return knot == kEndKnot || !rows_[knot].empty();
  }
  [[nodiscard]] const WinShares& At(std::uint32_t knot, std::size_t k) const {
    return knot == kEndKnot ? end_ : rows_[knot][k];
  }
  [[nodiscard]] std::size_t Playthroughs(std::uint32_t knot) const {
    return knot == kEndKnot ? 0 : rows_[knot].size();
  }
  // In millionths: the one number that stands for a knot wherever it is used.
  [[nodiscard]] std::int32_t Share(std::uint32_t knot, std::size_t seat) const {
    return knot == kEndKnot ? InMillionths(end_[seat]) : shares_[knot][seat];
  }

 private:
  [[nodiscard]] static SeatShares MeanOf(const Row& row) {
    SeatShares mean{};
    for (std::size_t seat = 0; !row.empty() && seat < kMaxSeats; ++seat) {
      double sum = 0;
      for (const WinShares& shares : row) sum += shares[seat];
      mean[seat] = InMillionths(sum / static_cast<double>(row.size()));
    }
    return mean;
  }

  WinShares end_;
  const Rows& rows_;
  std::vector<SeatShares> shares_;
};

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

[[nodiscard]] Estimated TotalBy(const Knots& knots, std::span<const PlannedLink* const> links,
                                std::size_t seats) {
  Estimated total;
  std::size_t count = 0;
  for (const PlannedLink* link : links) count = std::max(count, knots.Playthroughs(link->from));
  for (std::size_t seat = 0; seat < seats; ++seat) {
    for (const PlannedLink* link : links) {
      total.shares[seat] += knots.Share(link->to, seat) - knots.Share(link->from, seat);
    }
    total.errors[seat] = ErrorOf(count, [&](std::size_t k) {
      double sum = 0;
      for (const PlannedLink* link : links) {
        sum += double{knots.At(link->to, k)[seat]} - knots.At(link->from, k)[seat];
      }
      return sum;
    });
  }
  return total;
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
  for (std::size_t i = 0; i < kDoings; ++i) {
    const Estimated total = TotalBy(knots, links[i], terms.seats);
    sums.by[i] = {.share = total.shares[at], .error = total.errors[at]};
  }
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
    course.links.push_back({.plan = link, .change = TotalBy(knots, {&only, 1}, seats)});
  }
  if (!all) return course;
  course.sums.emplace();
  for (std::size_t i = 0; i < seats; ++i) {
    (*course.sums)[i] = SumUp(game, plan, knots, static_cast<Seat>(i));
  }
  return course;
}

Estimated TotalOf(const ReviewGame& game, std::span<const PlannedLink* const> links,
                  const Rows& rows) {
  return TotalBy(Knots(game, rows), links, game.end.terms.seats);
}

}  // namespace folsom::review
