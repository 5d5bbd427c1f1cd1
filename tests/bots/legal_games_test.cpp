// Every bot plays whole legal games of every configuration.

#include <gtest/gtest.h>

#include "bots/bot_table.h"
#include "rules/state/consistent.h"
#include "rules/state/score.h"

namespace folsom {
namespace {

void CheckShares(const Choice& choice, const ActionList& legal) {
  if (!choice.judged) return;
  for (std::size_t i = 0; i < legal.Size(); ++i) {
    ASSERT_GE(choice.win_share[i], 0.0F);
    ASSERT_LE(choice.win_share[i], 1.0F);
  }
}

// One game in which every seat is this bot.
void PlayGame(const BotSpec& bot, const Config& config, std::uint64_t seed) {
  Rng seeds(2 * seed + 1);
  Dice dice(2 * seed);
  GameState state = NewGame(config, dice);
  std::size_t decisions = 0;
  for (; state.phase != Phase::kOver && decisions < kMaxDecisions; ++decisions) {
    ASSERT_FALSE(state.pending.Empty());
    const Seat seat = AnySeat(state.pending, seeds);
    const ActionList legal = LegalList(state, seat);
    const Choice choice = Choose(bot, ViewFor(state, seat), legal, seeds.Next());
    ASSERT_TRUE(legal.Has(choice.action)) << "decision " << decisions;
    CheckShares(choice, legal);
    ASSERT_EQ(Apply(state, seat, choice.action, dice), Illegal::kNone) << "decision " << decisions;
  }
  ASSERT_EQ(state.phase, Phase::kOver);
  ASSERT_TRUE(IsConsistent(state));
}

class LegalGames : public testing::TestWithParam<Config> {
 protected:
  void Play(const BotSpec& bot, std::size_t games) {
    for (std::size_t game = 0; game < games && !HasFatalFailure(); ++game) {
      const Config config = Varied(GetParam(), game);
      SCOPED_TRACE(NameOf(config) + " game " + std::to_string(game));
      PlayGame(bot, config, game);
    }
  }
};

TEST_P(LegalGames, Random) { Play(kRandomBot, FewGames() ? 1 : 50); }
TEST_P(LegalGames, Scripted) { Play(kScriptedBot, FewGames() ? 1 : 50); }
TEST_P(LegalGames, Net) { Play(kNetBot, FewGames() ? 1 : 5); }
TEST_P(LegalGames, HastyNet) { Play(kHastyNetBot, FewGames() ? 1 : 5); }
TEST_P(LegalGames, Mcts) {
  if (FewGames() && !IsFirstOfFamily(GetParam())) GTEST_SKIP() << "one of a family is enough";
  Play(kMctsBot, FewGames() ? 1 : 3);
}
TEST_P(LegalGames, Search) {
  if (FewGames() && !IsFirstOfFamily(GetParam())) GTEST_SKIP() << "one of a family is enough";
  Play(kSearchBot, FewGames() ? 1 : 3);
}

INSTANTIATE_TEST_SUITE_P(All, LegalGames, testing::ValuesIn(AllConfigs()),
                         [](const auto& test) { return NameOf(test.param); });

}  // namespace
}  // namespace folsom
