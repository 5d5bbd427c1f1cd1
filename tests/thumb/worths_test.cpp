// What actions are worth by rule of thumb, and what the rule chooses.
#include <gtest/gtest.h>

#include <algorithm>

#include "support/random_game.h"
#include "support/scene.h"
#include "thumb/ahead.h"
#include "thumb/policy.h"

namespace folsom {
namespace {

using enum Bandit;
using enum CardKind;

[[nodiscard]] Forecast ForecastOf(const GameState& board) {
  Forecast forecast;
  forecast.Ignore(board);
  return forecast;
}

[[nodiscard]] int WorthOf(const Worths& worths, const ActionList& legal, Action action) {
  std::size_t at = 0;
  while (legal[at] != action) ++at;
  return worths[at];
}

class WorthsOfRule : public testing::TestWithParam<Config> {};

// In Schemin' and Stealin'.
TEST_P(WorthsOfRule, AreGreatestForWhatItChooses) {
  for (std::size_t i = 0; i < GamesPerConfig(10); ++i) {
    RandomGame game(Varied(GetParam(), i), 300 + i);
    for (; !game.Over(); game.Step()) {
      const GameState& s = game.state;
      const Seat seat = s.pending.First();
      const ActionList legal = LegalList(s, seat);
      const GameState ahead = BoardAhead(s, ViewFor(s, seat).faces);
      const Worths worths = WorthsByRule(s, seat, legal, ahead);
      const auto end = worths.begin() + static_cast<std::ptrdiff_t>(legal.Size());
      if (s.phase != Phase::kPlanning && s.phase != Phase::kRobbing) continue;
      const Action chosen = ChooseByRule(s, seat, legal, ForecastOf(ahead), Care{0}, game.rng);
      ASSERT_EQ(WorthOf(worths, legal, chosen), *std::max_element(worths.begin(), end))
          << TextOf(chosen);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(All, WorthsOfRule, testing::ValuesIn(AllConfigs()),
                         [](const auto& tested) { return NameOf(tested.param); });

TEST(Worths, OfTokensAreTheirValuesAsFarAsTheyAreKnown) {
  Scene s(Standard(4));
  s.SetMarshal(1).ClearFloors(kBelle).Put(kGhost, Inside(3)).Jewels(Inside(3), 1);
  const std::size_t known = s.PurseAt(Inside(3), 450, SeatMask::Only(kSeat0));
  const std::size_t unknown = s.PurseAt(Inside(3), 500, SeatMask::Only(kSeat2));
  s.RobThenStop({{kGhost, kRobbery}});
  const ActionList legal = LegalList(s.State(), kSeat0);
  const Worths worths = WorthsByRule(s.State(), kSeat0, legal, s.State());
  EXPECT_EQ(WorthOf(worths, legal, act::RobPurse(known)), 450);
  EXPECT_EQ(WorthOf(worths, legal, act::RobPurse(unknown)), 290);
  EXPECT_EQ(WorthOf(worths, legal, act::kRobJewel), 500);
}

TEST(Worths, AreZeroWhereTheRuleHasNone) {
  Config config = Standard(3);
  config.casting = Casting::kDrafted;
  Dice dice(1);
  const GameState state = NewGame(config, dice);
  ASSERT_EQ(state.ask, Ask::kDraft);
  const Seat seat = state.pending.First();
  EXPECT_EQ(WorthsByRule(state, seat, LegalList(state, seat), state), Worths{});
}

}  // namespace
}  // namespace folsom
