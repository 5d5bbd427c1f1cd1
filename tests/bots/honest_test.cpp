// Bots cannot cheat. By type: what they are given holds no truth. And by trial: in two worlds that
// look the same to a seat they choose the same and think the same of every action.

#include <gtest/gtest.h>

#include <type_traits>

#include "bots/bot_table.h"
#include "bots/net.h"
#include "bots/random.h"
#include "bots/scripted.h"
#include "bots/search/mcts.h"
#include "bots/search/search.h"
#include "support/scramble.h"

namespace folsom {
namespace {

static_assert(std::is_same_v<decltype(&Choose), Choice (*)(const BotSpec&, const SeatView&,
                                                           const ActionList&, std::uint64_t)>);
static_assert(std::is_same_v<decltype(&ChooseRandom),
                             Action (*)(const SeatView&, const ActionList&, std::uint64_t)>);
static_assert(
    std::is_same_v<decltype(&ChooseScripted),
                   Choice (*)(const SeatView&, const ActionList&, std::uint8_t, std::uint64_t)>);
static_assert(std::is_same_v<decltype(&ChooseMcts), Choice (*)(const SeatView&, const ActionList&,
                                                               const Budget&, std::uint64_t)>);
static_assert(std::is_same_v<decltype(&ChooseSearch),
                             Choice (*)(const SeatView&, const ActionList&, const Budget&,
                                        const SearchNets*, std::uint64_t)>);
static_assert(std::is_same_v<decltype(&ChooseByNet), decltype(&Choose)>);
static_assert(!std::is_convertible_v<GameState, SeatView>);
static_assert(!std::is_constructible_v<SeatView, GameState>);

// A player as the test sees it: it is handed the truth, and should look at the seat's view only.
using Player = Choice (*)(const GameState& truth, Seat seat, const ActionList& legal,
                          std::uint64_t seed);

template <const BotSpec& kBot>
Choice ByView(const GameState& truth, Seat seat, const ActionList& legal, std::uint64_t seed) {
  return Choose(kBot, ViewFor(truth, seat), legal, seed);
}

// Looks at one card in the hand of the next player.
Choice Peeking(const GameState& truth, Seat seat, const ActionList& legal, std::uint64_t seed) {
  const auto next = static_cast<Seat>((Index(seat) + 1) % truth.terms.seats);
  const CardBag& hand = truth.Secret(next).hand;
  const std::size_t peeked = hand.Empty() ? 0 : Index(hand.Nth(0).Kind());
  return {.action = legal[(seed + peeked) % legal.Size()]};
}

struct Trial {
  std::size_t compared = 0;
  std::size_t changed = 0;  // Worlds that in fact differ.
  std::size_t caught = 0;   // Choices that differ.
};

void Compare(const GameState& truth, Seat seat, Player player, Rng& rng, Trial& trial) {
  const GameState other = Scramble(truth, seat, rng);
  const ActionList legal = LegalList(truth, seat);
  const ActionList legal_there = LegalList(other, seat);
  ASSERT_TRUE(std::ranges::equal(legal, legal_there));
  const std::uint64_t seed = rng.Next();
  const Choice here = player(truth, seat, legal, seed);
  const Choice there = player(other, seat, legal_there, seed);
  ++trial.compared;
  if (!(other == truth)) ++trial.changed;
  if (!SameChoice(here, there, legal.Size())) ++trial.caught;
}

// At about one in `every` decisions of `games` random games.
Trial TryOn(const Config& config, Player player, std::size_t games, std::uint32_t every) {
  Trial trial;
  for (std::size_t game = 0; game < games; ++game) {
    Rng rng(game + 77);
    RandomGame play(Varied(config, game), game + 500);
    for (; !play.Over() && !testing::Test::HasFatalFailure(); play.Step()) {
      const std::uint32_t rarity = IsTogether(play.state.ask) ? every / 4 + 1 : every;
      if (rng.Below(rarity) != 0) continue;
      Compare(play.state, AnySeat(play.state.pending, rng), player, rng, trial);
    }
  }
  return trial;
}

class HonestBots : public testing::TestWithParam<Config> {
 protected:
  void ExpectHonest(Player player) {
    const bool few = FewGames();
    const Trial trial = TryOn(GetParam(), player, few ? 1 : 2, few ? 24 : 8);
    EXPECT_GT(trial.changed, 0U) << "nothing was put to the test";
    EXPECT_EQ(trial.caught, 0U) << "of " << trial.compared << " decisions";
  }
};

TEST_P(HonestBots, DecideAlikeInWorldsThatLookAlike) {
  if (FewGames() && !IsFirstOfFamily(GetParam())) GTEST_SKIP() << "one of a family is enough";
  ExpectHonest(ByView<kRandomBot>);
  ExpectHonest(ByView<kScriptedBot>);
  ExpectHonest(ByView<kMctsBot>);
  ExpectHonest(ByView<kSearchBot>);
  ExpectHonest(ByView<kNetBot>);
  ExpectHonest(ByView<kHastyNetBot>);
}

INSTANTIATE_TEST_SUITE_P(All, HonestBots, testing::ValuesIn(AllConfigs()),
                         [](const auto& test) { return NameOf(test.param); });

TEST(HonestBotsCanary, OneThatPeeksIsCaughtInEveryConfiguration) {
  for (const Config& config : FirstOfEachFamily()) {
    const Trial trial = TryOn(config, Peeking, 2, 8);
    EXPECT_GT(trial.caught, 0U) << NameOf(config) << ", " << trial.compared << " decisions";
  }
}

}  // namespace
}  // namespace folsom
