// The search's budget: what it may spend, and what it returns when there is next to nothing.
#include <gtest/gtest.h>

#include "bots/bot_table.h"

namespace folsom {
namespace {

struct Moment {
  SeatView view;
  ActionList legal;
};

// Some decisions of a random game, those with one way among them.
std::vector<Moment> SomeMoments(const Config& config) {
  std::vector<Moment> some;
  Rng rng(4);
  for (RandomGame play(config, 11); !play.Over(); play.Step()) {
    if (rng.Below(8) != 0) continue;
    const Seat seat = play.state.pending.First();
    some.push_back({ViewFor(play.state, seat), LegalList(play.state, seat)});
  }
  return some;
}

[[nodiscard]] Choice Searched(const Moment& now, const Budget& budget) {
  return Choose({.kind = BotKind::kSearch, .budget = budget}, now.view, now.legal, 3);
}

void ExpectJudged(const Choice& choice, const ActionList& legal) {
  EXPECT_TRUE(legal.Has(choice.action));
  EXPECT_TRUE(choice.judged);
  EXPECT_GE(choice.iterations, 1U);
}

TEST(Search, NeverTakesMoreIterationsThanAsked) {
  for (const Config& config : FirstOfEachFamily()) {
    for (const Moment& now : SomeMoments(config)) {
      if (now.legal.Size() < 2) continue;
      for (const std::uint32_t most : {1U, 2U, 5U, 100U}) {
        if (FewGames() && most != 2) continue;
        const Choice choice = Searched(now, {.iterations = most});
        ASSERT_LE(choice.iterations, most);
        ExpectJudged(choice, now.legal);
      }
    }
  }
}

// It may end early, but not before it has looked around.
TEST(Search, SpendsASmallBudgetWhole) {
  const std::vector<Moment> some = SomeMoments({});
  std::size_t tried = 0;
  for (const Moment& now : some) {
    if (now.legal.Size() < 2) continue;
    ++tried;
    EXPECT_EQ(Searched(now, {.iterations = 12}).iterations, 12U);
  }
  EXPECT_GT(tried, 3U);
}

TEST(Search, JudgesAlsoInAMillisecond) {
  for (const Moment& now : SomeMoments({})) {
    if (now.legal.Size() < 2) continue;
    ExpectJudged(Searched(now, {.ms = 1}), now.legal);
  }
}

TEST(Search, DoesNotThinkWhereThereIsOneWay) {
  for (const Moment& now : SomeMoments({})) {
    for (const Action action : now.legal) {
      ActionList one;
      one.Add(action);
      const Choice choice = Searched({now.view, one}, {.iterations = 100});
      EXPECT_EQ(choice.action, action);
      EXPECT_EQ(choice.iterations, 0U);
      EXPECT_FALSE(choice.judged);
    }
  }
}

TEST(Search, DoesAsTheNetworkSaysWhereItHasSeenNothing) {
  for (const Moment& now : SomeMoments({})) {
    if (now.legal.Size() < 2) continue;
    EXPECT_EQ(Searched(now, {.iterations = 1}).action,
              Choose(kNetBot, now.view, now.legal, 1).action);
  }
}

TEST(Search, LooksAtEveryAction) {
  for (const Moment& now : SomeMoments({})) {
    if (now.legal.Size() < 2 || now.view.round == 5) continue;  // At the end all may be lost.
    const Choice choice = Searched(now, {.iterations = 500});
    for (std::size_t i = 0; i < now.legal.Size(); ++i) EXPECT_GT(choice.win_share[i], 0.0F) << i;
  }
}

}  // namespace
}  // namespace folsom
