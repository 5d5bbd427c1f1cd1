// A bot is a pure function: the same view, actions, budget and seed give the same choice, again
// and on another thread at the same time. tests/signature shows the same across compilers.

#include <gtest/gtest.h>

#include <future>
#include <vector>

#include "bots/bot_table.h"

namespace folsom {
namespace {

struct Decision {
  GameState state;
  Seat seat;
  ActionList legal;
  std::uint64_t seed;

  [[nodiscard]] Choice By(const BotSpec& bot) const {
    return Choose(bot, ViewFor(state, seat), legal, seed);
  }
};

// Some decisions with a choice to them, from a random game.
std::vector<Decision> SomeDecisions(const Config& config) {
  std::vector<Decision> some;
  Rng rng(5);
  for (RandomGame play(config, 9); !play.Over(); play.Step()) {
    if (rng.Below(16) != 0) continue;
    const Seat seat = play.state.pending.First();
    const ActionList legal = LegalList(play.state, seat);
    if (legal.Size() > 1) some.push_back({play.state, seat, legal, rng.Next()});
  }
  return some;
}

std::vector<Choice> ChoicesOf(const BotSpec& bot, const std::vector<Decision>& decisions) {
  std::vector<Choice> choices;
  for (const Decision& decision : decisions) choices.push_back(decision.By(bot));
  return choices;
}

class BotChoices : public testing::TestWithParam<Config> {};

TEST_P(BotChoices, AreTheSameAgainAndFromTwoThreads) {
  const std::vector<Decision> decisions = SomeDecisions(GetParam());
  ASSERT_FALSE(decisions.empty());
  for (const BotSpec& bot : kEveryBot) {
    const std::vector<Choice> once = ChoicesOf(bot, decisions);
    auto other = std::async(std::launch::async, [&] { return ChoicesOf(bot, decisions); });
    const std::vector<Choice> again = ChoicesOf(bot, decisions);
    const std::vector<Choice> there = other.get();
    for (std::size_t i = 0; i < decisions.size(); ++i) {
      const std::size_t size = decisions[i].legal.Size();
      EXPECT_TRUE(SameChoice(once[i], again[i], size)) << NameOf(bot.kind) << ", again";
      EXPECT_TRUE(SameChoice(once[i], there[i], size)) << NameOf(bot.kind) << ", two threads";
    }
  }
}

TEST_P(BotChoices, DependOnTheSeed) {
  std::size_t differ = 0;
  for (Decision& decision : SomeDecisions(GetParam())) {
    const Choice one = decision.By(kMctsBot);
    ++decision.seed;
    if (!SameChoice(one, decision.By(kMctsBot), decision.legal.Size())) ++differ;
  }
  EXPECT_GT(differ, 0U);
}

INSTANTIATE_TEST_SUITE_P(Families, BotChoices, testing::ValuesIn(FirstOfEachFamily()),
                         [](const auto& test) { return NameOf(test.param); });

}  // namespace
}  // namespace folsom
