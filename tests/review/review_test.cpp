// A review is the same however its tasks are run.

#include "review/review.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <thread>

#include "review/reviewed.h"

namespace folsom::review {
namespace {

constexpr ReviewOptions kQuick{.iterations = 8};

[[nodiscard]] const ReviewGame& SomeGame() {
  static const ReviewGame game = RandomReviewGame({}, 21);
  return game;
}

TEST(Review, IsTheSameInAnyOrderAndOnAnyThreads) {
  Review forward(SomeGame(), kQuick);
  RunTasks(forward, 0, forward.Tasks());
  Review backward(SomeGame(), kQuick);
  for (std::size_t i = backward.Tasks(); i-- > 0;) backward.Take(backward.Run(i));
  EXPECT_TRUE(forward.Done());
  EXPECT_EQ(TextOf(forward), TextOf(backward));

  Review threaded(SomeGame(), kQuick);
  std::vector<std::vector<Review::Finding>> found(3);
  {
    std::vector<std::jthread> threads;
    for (std::size_t t = 0; t < found.size(); ++t) {
      threads.emplace_back([&threaded, &found, t] {
        for (std::size_t i = t; i < threaded.Tasks(); i += found.size()) {
          found[t].push_back(threaded.Run(i));
        }
      });
    }
  }
  for (std::vector<Review::Finding>& part : found) {
    for (Review::Finding& finding : part) threaded.Take(std::move(finding));
  }
  EXPECT_EQ(TextOf(forward), TextOf(threaded));
}

TEST(Review, AnotherSeedIsAnotherReview) {
  Review one(SomeGame(), kQuick);
  Review other(SomeGame(), {.iterations = 8, .seed = 2});
  const std::size_t last = one.Tasks() - 1;
  one.Take(one.Run(0));
  other.Take(other.Run(0));
  EXPECT_NE(one.Chances().before[0]->shares, other.Chances().before[0]->shares);
  EXPECT_EQ(last + 1, other.Tasks());
}

TEST(Review, TheLineOfTheChartComesFirst) {
  Review review(SomeGame(), kQuick);
  const auto choices = static_cast<std::size_t>(
      std::ranges::count_if(SomeGame().steps, [](const Step& step) { return step.choice; }));
  EXPECT_EQ(review.Tasks(), review.ChartTasks() + choices);
  RunTasks(review, 0, choices);
  const Course course = review.Chances();
  for (std::size_t i = 0; i < SomeGame().steps.size(); ++i) {
    EXPECT_TRUE(course.before[i] || !SomeGame().steps[i].choice) << i;
  }
  EXPECT_FALSE(review.Done());
  EXPECT_FALSE(TextOf(review).empty());
  RunTasks(review, choices, review.ChartTasks());
  EXPECT_TRUE(review.Chances().sums);
}

TEST(Review, JudgesOneSeatOnlyIfAsked) {
  const Review review(SomeGame(), {.iterations = 8, .seat = Seat{1}});
  std::size_t expected = 0;
  for (const Step& step : SomeGame().steps) expected += step.choice && step.seat == Seat{1} ? 1 : 0;
  EXPECT_EQ(review.Tasks() - review.ChartTasks(), expected);
}

TEST(Review, AFindingThatComesTwiceCountsOnce) {
  Review review(SomeGame(), kQuick);
  review.Take(review.Run(0));
  review.Take(review.Run(0));
  EXPECT_EQ(review.Taken(), 1U);
}

TEST(Review, WithAllCardsOpenIsBesideIt) {
  Review open(SomeGame(), {.iterations = 8, .seat = Seat{0}, .open = true});
  Review closed(SomeGame(), {.iterations = 8, .seat = Seat{0}});
  const std::size_t first = open.ChartTasks();
  RunTasks(open, first, first + 3);
  RunTasks(closed, first, first + 3);
  for (std::size_t i = 0; i < SomeGame().steps.size(); ++i) {
    ASSERT_EQ(open.Judgements()[i].has_value(), open.WithAllCardsOpen()[i].has_value());
    EXPECT_FALSE(closed.WithAllCardsOpen()[i]);
    if (!open.Judgements()[i]) continue;
    EXPECT_EQ(open.Judgements()[i]->loss, closed.Judgements()[i]->loss);
    EXPECT_EQ(open.Judgements()[i]->best, closed.Judgements()[i]->best);
    EXPECT_GE(open.WithAllCardsOpen()[i]->loss, 0);
  }
}

TEST(Review, SaysWhatEveryActionIsAbout) {
  Review review(SomeGame(), kQuick);
  RunTasks(review, review.ChartTasks(), review.Tasks());
  std::size_t cards = 0;
  for (std::size_t i = 0; i < SomeGame().steps.size(); ++i) {
    if (!review.Judgements()[i]) continue;
    const boost::json::object judged = JudgementJson(review, i);
    const boost::json::array& actions = judged.at("actions").as_array();
    const boost::json::array& aims = judged.at("aims").as_array();
    ASSERT_EQ(actions.size(), aims.size());
    for (std::size_t at = 0; at < actions.size(); ++at) {
      const boost::json::string& action = actions[at].at("action").as_string();
      if (!action.starts_with("play ")) continue;
      EXPECT_TRUE(action.find(aims[at].at("card").as_string()) != action.npos) << action.c_str();
      ++cards;
    }
  }
  EXPECT_GT(cards, 0U);
}

TEST(Moments, AreTheGreatestFirstAndSure) {
  Review review(SomeGame(), {.iterations = 80});
  RunTasks(review, 0, review.ChartTasks());
  const std::vector<Moment> moments = review.Moments();
  ASSERT_FALSE(moments.empty());
  EXPECT_LE(moments.size(), kMoments);
  std::int32_t before = kWholeWin;
  for (const Moment& moment : moments) {
    const std::size_t about = Index(moment.about);
    const std::int32_t size = std::abs(moment.change.shares[about]);
    EXPECT_LE(size, before);
    EXPECT_GE(size, 2 * moment.change.errors[about]);
    EXPECT_GE(moment.first_event, review.Game().steps[moment.step].events_before + 1);
    before = size;
  }
}

TEST(Habits, CountWhatTheEventsTell) {
  const ReviewGame& game = SomeGame();
  std::size_t revealed = 0;
  std::size_t hits = 0;
  std::size_t neutral = 0;
  for (const Step& step : game.steps) {
    for (const EventBody& event : step.events) {
      revealed += std::holds_alternative<CardRevealed>(event) ? 1 : 0;
      hits += std::holds_alternative<BulletHit>(event) ? 1 : 0;
      neutral += std::holds_alternative<NeutralBullet>(event) ? 1 : 0;
    }
  }
  const Habits habits = HabitsOf(game);
  for (std::size_t i = 0; i < game.config.seats; ++i) {
    const auto seat = static_cast<Seat>(i);
    for (std::size_t kind = 0; kind < kCardKinds; ++kind) {
      const CardTally card = habits.tally.Cards(seat, static_cast<CardKind>(kind));
      EXPECT_LE(card.nothing, card.resolved);
      revealed -= card.resolved;
    }
    hits -= static_cast<std::size_t>(habits.tally.Count(seat, Deed::kBullets));
    neutral -= static_cast<std::size_t>(habits.tally.Count(seat, Deed::kByLaw));
  }
  EXPECT_EQ(revealed, 0U);
  EXPECT_EQ(hits, 0U);
  EXPECT_EQ(neutral, 0U);
}

}  // namespace
}  // namespace folsom::review
