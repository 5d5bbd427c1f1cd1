// Careless decisions: how many there are, and that a search's are those of a careless script.

#include <gtest/gtest.h>

#include "bots/bot_table.h"
#include "bots/random.h"
#include "bots/registry.h"
#include "bots/scripted.h"

namespace folsom {
namespace {

struct Crossroads {
  SeatView view;
  ActionList legal;
  std::uint64_t seed;
};

// The decisions with a choice to them of some random games.
std::vector<Crossroads> ManyCrossroads() {
  std::vector<Crossroads> all;
  for (std::uint64_t game = 0; game < (FewGames() ? 2U : 10U); ++game) {
    Config config;
    config.horses = game % 2 == 1;
    for (RandomGame play(config, game + 1); !play.Over(); play.Step()) {
      const Seat seat = play.state.pending.First();
      const ActionList legal = LegalList(play.state, seat);
      if (legal.Size() < 2) continue;
      all.push_back({ViewFor(play.state, seat), legal, GameSeed(game, all.size())});
    }
  }
  return all;
}

Choice ChoiceOf(const char* bot, const Crossroads& at) {
  return Choose(ParseBot(bot).bot, at.view, at.legal, at.seed);
}

TEST(Mistakes, ACarelessScriptOftenChoosesOtherwise) {
  const std::vector<Crossroads> all = ManyCrossroads();
  std::size_t differ = 0;
  for (const Crossroads& at : all) {
    if (ChoiceOf("scripted:mistakes=100", at).action != ChoiceOf("scripted", at).action) ++differ;
  }
  EXPECT_GT(differ, all.size() / 5) << "of " << all.size();
  EXPECT_LT(differ, all.size() * 4 / 5) << "careless is not blind";
}

TEST(Mistakes, NoneIsThePlainBot) {
  for (const Crossroads& at : ManyCrossroads()) {
    ASSERT_EQ(ChoiceOf("scripted:mistakes=0", at).action, ChoiceOf("scripted", at).action);
    const Choice plain = ChoiceOf("search:iterations=6", at);
    ASSERT_TRUE(SameChoice(ChoiceOf("search:iterations=6,mistakes=0", at), plain, at.legal.Size()));
  }
}

// A decision is careful or careless as a whole, and about as many are careless as was asked for.
TEST(Mistakes, SomeAreMadeInSoManyOfAHundredDecisions) {
  std::size_t telling = 0;
  std::size_t careless = 0;
  for (const Crossroads& at : ManyCrossroads()) {
    const Action some = ChoiceOf("scripted:mistakes=40", at).action;
    const Action right = ChoiceOf("scripted", at).action;
    const Action wrong = ChoiceOf("scripted:mistakes=100", at).action;
    ASSERT_TRUE(some == right || some == wrong);
    if (right == wrong) continue;
    ++telling;
    if (some == wrong) ++careless;
  }
  const double share = static_cast<double>(careless) / static_cast<double>(telling);
  EXPECT_NEAR(share, 0.4, FewGames() ? 0.25 : 0.1) << telling;
}

TEST(Mistakes, OfASearchAreThoseOfACarelessScript) {
  for (const Crossroads& at : ManyCrossroads()) {
    const Choice choice = ChoiceOf("search:iterations=6,mistakes=100", at);
    ASSERT_EQ(choice.action, ChooseScripted(at.view, at.legal, 100, at.seed).action);
    ASSERT_FALSE(choice.judged);
    ASSERT_EQ(choice.iterations, 0U);
  }
}

TEST(Mistakes, ASearchThatMakesSomeSearchesInTheOtherDecisions) {
  const std::vector<Crossroads> all = ManyCrossroads();
  std::size_t searched = 0;
  for (const Crossroads& at : all) {
    const Choice choice = ChoiceOf("search:iterations=6,mistakes=50", at);
    if (!choice.judged) continue;
    ++searched;
    ASSERT_TRUE(SameChoice(choice, ChoiceOf("search:iterations=6", at), at.legal.Size()));
  }
  const double share = static_cast<double>(searched) / static_cast<double>(all.size());
  EXPECT_NEAR(share, 0.5, FewGames() ? 0.25 : 0.1);
}

}  // namespace
}  // namespace folsom
