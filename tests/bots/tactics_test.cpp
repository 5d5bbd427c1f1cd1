// Hand-made positions with a right answer: `search` finds it in every one.

#include <gtest/gtest.h>

#include <cstdio>
#include <set>

#include "bots/bot_table.h"
#include "bots/tactic.h"
#include "record/words/action_text.h"

namespace folsom {
namespace {

constexpr std::uint32_t kIterations = 400;
constexpr std::uint64_t kSeeds = 8;

Action ChoiceOf(const BotSpec& bot, const Tactic& tactic, std::uint64_t seed) {
  const ActionList legal = LegalList(tactic.state, tactic.seat);
  return Choose(bot, ViewFor(tactic.state, tactic.seat), legal, seed).action;
}

TEST(Tactics, AreSoundPositions) {
  const std::vector<Tactic> tactics = LoadTactics();
  EXPECT_GE(tactics.size(), 28U);
  std::set<std::string> names;
  for (const Tactic& tactic : tactics) {
    SCOPED_TRACE(tactic.name);
    EXPECT_TRUE(names.insert(tactic.name).second) << "twice";
    EXPECT_FALSE(tactic.why.empty());
    ASSERT_TRUE(tactic.state.pending.Has(tactic.seat));
    const ActionList legal = LegalList(tactic.state, tactic.seat);
    ASSERT_FALSE(tactic.right.empty());
    EXPECT_LT(tactic.right.size(), legal.Size()) << "nothing to get wrong";
    for (const Action action : tactic.right) EXPECT_TRUE(legal.Has(action)) << ActionText(action);
    for (const Action action : tactic.wrong) {
      EXPECT_TRUE(legal.Has(action)) << ActionText(action);
      EXPECT_FALSE(tactic.SolvedBy(action)) << ActionText(action);
    }
  }
}

// Characters: the first bandit of the seat that decides, in teams nobody.
TEST(Tactics, CoverEveryCharacterAndVariant) {
  std::set<Bandit> bandits;
  std::set<Variant> variants;
  bool expert = false;
  std::size_t horses = 0;
  for (const Tactic& tactic : LoadTactics()) {
    if (!tactic.state.terms.teams) bandits.insert(tactic.state.colours[Index(tactic.seat)][0]);
    variants.insert(tactic.state.config.variant);
    expert =
        expert || (tactic.state.config.expert && tactic.state.config.variant == Variant::kStandard);
    if (tactic.state.terms.horses) ++horses;
  }
  EXPECT_EQ(bandits.size(), kMaxBandits);
  EXPECT_EQ(variants.size(), 5U);
  EXPECT_TRUE(expert);
  EXPECT_GE(horses, 10U);
}

TEST(Tactics, SearchSolvesAll) {
  const bool few = FewGames();
  const BotSpec search{.kind = BotKind::kSearch, .budget = {.iterations = few ? 16 : kIterations}};
  for (const Tactic& tactic : LoadTactics()) {
    for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
      const Action action = ChoiceOf(search, tactic, seed);
      if (few) {  // Under sanitizers it only has to come through.
        EXPECT_TRUE(LegalList(tactic.state, tactic.seat).Has(action));
        break;
      }
      EXPECT_TRUE(tactic.SolvedBy(action))
          << tactic.name << ", seed " << seed << ": " << ActionText(action) << "\n  " << tactic.why;
    }
  }
}

// How many a bot solves, for docs/bots.md also in print.
std::size_t CountSolved(const char* name, const BotSpec& bot) {
  const std::vector<Tactic> tactics = LoadTactics();
  std::size_t solved = 0;
  std::string missed;
  for (const Tactic& tactic : tactics) {
    if (tactic.SolvedBy(ChoiceOf(bot, tactic, 1))) {
      ++solved;
    } else {
      missed += "\n    not: " + tactic.name;
    }
  }
  std::printf("%s solves %zu of %zu%s\n", name, solved, tactics.size(), missed.c_str());
  return solved;
}

TEST(Tactics, OthersSolveSome) {
  if (FewGames()) GTEST_SKIP() << "takes long under sanitizers";
  const std::size_t random = CountSolved("random", kRandomBot);
  const std::size_t scripted = CountSolved("scripted", kScriptedBot);
  EXPECT_GT(CountSolved("net", kNetBot), 0U);
  const std::size_t mcts =
      CountSolved("mcts:iterations=1000", {.kind = BotKind::kMcts, .budget = {.iterations = 1000}});
  EXPECT_GE(scripted, 50U);
  EXPECT_GT(scripted, random);
  EXPECT_GE(mcts, 60U);
}

}  // namespace
}  // namespace folsom
