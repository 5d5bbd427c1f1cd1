// Luck and skill, apart and together: in every configuration the parts add up.

#include "review/course.h"

#include <gtest/gtest.h>

#include <numeric>

#include "review/reviewed.h"
#include "rules/state/query.h"
#include "rules/state/score.h"

namespace folsom::review {
namespace {

[[nodiscard]] Course ChartOf(const ReviewGame& game, const CoursePlan& plan,
                             std::uint32_t playthroughs) {
  Rows rows;
  for (const Point& point : plan.points) rows.push_back(Estimate(game, point, playthroughs, 3));
  return CourseOf(game, plan, rows);
}

class LuckAndSkill : public testing::TestWithParam<Config> {};

TEST_P(LuckAndSkill, AddUpFromTheStartToTheResult) {
  if (FewGames() && !IsFirstOfFamily(GetParam())) GTEST_SKIP() << "one of a family is enough";
  const ReviewGame game = RandomReviewGame(Varied(GetParam(), 5), 5);
  const CoursePlan plan = PlanCourse(game);
  const Course course = ChartOf(game, plan, 2);
  ASSERT_TRUE(course.sums);
  ASSERT_EQ(course.links.size(), plan.links.size());
  const Terms& terms = game.end.terms;
  const WinShares won = SharesOf(terms, ScoreOf(game.end).winners);
  for (std::size_t seat = 0; seat < terms.seats; ++seat) {
    const Sums& sums = (*course.sums)[seat];
    std::int32_t share = sums.start;
    for (const Change& change : sums.by) share += change.share;
    EXPECT_EQ(share, sums.result) << "seat " << seat;
    EXPECT_NEAR(sums.result, won[seat] * kWholeWin, 1);
    EXPECT_EQ(sums.start, course.before[0]->shares[seat]);
    EXPECT_EQ(std::accumulate(sums.luck.begin(), sums.luck.end(), 0), sums.Of(Doing::kLuck).share);
    if (!terms.teams) {
      EXPECT_EQ(sums.Of(Doing::kPartner).share, 0);
    } else {
      const auto partner = Index(PartnerOf(terms, static_cast<Seat>(seat)));
      EXPECT_EQ(sums.start, (*course.sums)[partner].start);
      EXPECT_EQ(sums.Of(Doing::kOwn).share, (*course.sums)[partner].Of(Doing::kPartner).share);
    }
  }
}

// From each decision to the next, too, and only by those who had a choice.
TEST_P(LuckAndSkill, AddUpAtEveryStep) {
  if (FewGames() && !IsFirstOfFamily(GetParam())) GTEST_SKIP() << "one of a family is enough";
  const ReviewGame game = RandomReviewGame(Varied(GetParam(), 6), 6);
  const CoursePlan plan = PlanCourse(game);
  const Course course = ChartOf(game, plan, 2);
  auto link = course.links.begin();
  for (std::size_t i = 0; i < game.steps.size(); ++i) {
    SeatShares shares = course.before[i]->shares;
    for (; link != course.links.end() && link->plan.step == i; ++link) {
      for (std::size_t seat = 0; seat < kMaxSeats; ++seat) {
        shares[seat] += link->change.shares[seat];
      }
      if (link->plan.kind != LinkKind::kDecision) continue;
      EXPECT_TRUE(game.steps[i].choice);
      EXPECT_EQ(link->plan.seat, game.steps[i].seat);
    }
    const SeatShares& next =
        i + 1 < game.steps.size() ? course.before[i + 1]->shares : course.result;
    ASSERT_EQ(shares, next) << "step " << i;
  }
  EXPECT_TRUE(link == course.links.end());
}

INSTANTIATE_TEST_SUITE_P(All, LuckAndSkill, testing::ValuesIn(AllConfigs()),
                         [](const auto& test) { return NameOf(test.param); });

// What is estimated without its decision being left open is what the action led to.
TEST(Course, TheSameLuckInNeighboursLeavesOnlyTheDecision) {
  const ReviewGame game = RandomReviewGame({}, 9);
  for (std::uint32_t i = 0; i < game.steps.size(); ++i) {
    const Step& step = game.steps[i];
    if (!step.drawn.empty() || i + 1 == game.steps.size()) continue;
    const std::uint8_t horizon = RoundAhead(step.before);
    if (horizon != RoundAhead(game.steps[i + 1].before)) continue;
    const Row after = Estimate(game, {.step = i, .after = true, .horizon = horizon}, 3, 1);
    const Row next = Estimate(game, {.step = i + 1, .horizon = horizon}, 3, 1);
    ASSERT_EQ(after, next) << "step " << i;
  }
}

TEST(Course, OutcomesThatAreAllGivenLeadToTheNextDecision) {
  const ReviewGame game = RandomReviewGame({}, 10);
  std::size_t tried = 0;
  for (std::uint32_t i = 0; i + 1 < game.steps.size(); ++i) {
    const Step& step = game.steps[i];
    if (step.drawn.empty()) continue;
    const std::uint8_t horizon = RoundAhead(game.steps[i + 1].before);
    const Point all{.step = i,
                    .after = true,
                    .given = static_cast<std::uint16_t>(step.drawn.size()),
                    .horizon = horizon};
    ASSERT_EQ(Estimate(game, all, 3, 1), Estimate(game, {.step = i + 1, .horizon = horizon}, 3, 1));
    ++tried;
  }
  EXPECT_GT(tried, 5U);
}

TEST(Course, WhatIsNotEstimatedYetIsLeftOut) {
  const ReviewGame game = RandomReviewGame({}, 11);
  const CoursePlan plan = PlanCourse(game);
  Rows rows(plan.points.size());
  rows[plan.before[0]] = Estimate(game, plan.points[plan.before[0]], 2, 1);
  const Course course = CourseOf(game, plan, rows);
  EXPECT_TRUE(course.before[0]);
  EXPECT_FALSE(course.before[1]);
  EXPECT_FALSE(course.sums);
  EXPECT_TRUE(course.links.empty());
}

}  // namespace
}  // namespace folsom::review
