// Decisions at the same time: the result does not depend on the order in which they arrive.

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "rules/state/view.h"
#include "support/random_game.h"

namespace folsom {
namespace {

struct Plan {
  Seat seat;
  std::vector<Action> actions;
};

// What each pending seat will choose, step by step until it is done. The others stay pending, so
// the moment does not end meanwhile.
std::vector<Plan> PlansFor(const GameState& state, Rng& rng) {
  std::vector<Plan> plans;
  for (const Seat seat : state.pending) {
    Plan plan{seat, {}};
    GameState alone = state;
    Dice dice(7);
    while (alone.pending.Has(seat) && plan.actions.size() < 64) {
      plan.actions.push_back(AnyAction(LegalList(alone, seat), rng));
      ApplyLegal(alone, seat, plan.actions.back(), dice);
    }
    plans.push_back(std::move(plan));
  }
  return plans;
}

// The seats' turns to speak, each as often as its plan is long.
std::vector<std::size_t> TurnsOf(const std::vector<Plan>& plans) {
  std::vector<std::size_t> turns;
  for (std::size_t i = 0; i < plans.size(); ++i) {
    turns.insert(turns.end(), plans[i].actions.size(), i);
  }
  return turns;
}

GameState PlayedOut(GameState state, const std::vector<Plan>& plans,
                    const std::vector<std::size_t>& turns) {
  Dice dice(11);
  const GameState before = state;
  std::vector<std::size_t> next(plans.size(), 0);
  for (std::size_t i = 0; i < turns.size(); ++i) {
    const Plan& plan = plans[turns[i]];
    const Action action = plan.actions[next[turns[i]]++];
    EXPECT_EQ(Apply(state, plan.seat, action, dice), Illegal::kNone) << action.id;
    if (i + 1 == turns.size()) break;
    // Until the last is in, a spectator sees only who is done.
    SeatView shown = ViewFor(state, kNoSeat);
    shown.pending = before.pending;
    EXPECT_EQ(shown, ViewFor(before, kNoSeat));
  }
  return state;
}

void ExpectAnyOrder(const GameState& state, Rng& rng) {
  const std::vector<Plan> plans = PlansFor(state, rng);
  std::vector<std::size_t> turns = TurnsOf(plans);
  const GameState expected = PlayedOut(state, plans, turns);
  const bool few = turns.size() <= 4;  // All orders; else some.
  for (int i = 0; few ? std::next_permutation(turns.begin(), turns.end()) : i < 12; ++i) {
    for (std::size_t k = turns.size(); !few && k > 1; --k) {
      std::swap(turns[k - 1], turns[rng.Below(static_cast<std::uint32_t>(k))]);
    }
    ASSERT_EQ(PlayedOut(state, plans, turns), expected) << "ask " << Index(state.ask);
  }
}

class Arrival : public testing::TestWithParam<Config> {};

TEST_P(Arrival, OrderDoesNotMatter) {
  std::size_t moments = 0;
  for (std::size_t game = 0; game < GamesPerConfig(100) / 5 + 1; ++game) {
    SCOPED_TRACE(testing::Message() << "game " << game);
    Rng rng(game);
    RandomGame play(Varied(GetParam(), game), game);
    for (; !play.Over(); play.Step()) {
      if (!IsTogether(play.state.ask) || play.state.pending.Count() < 2) continue;
      ++moments;
      ASSERT_NO_FATAL_FAILURE(ExpectAnyOrder(play.state, rng)) << "step " << play.steps;
      if (HasFailure()) return;
    }
  }
  const Config& config = GetParam();
  const bool together = config.expert || config.horses || config.variant == Variant::kDuo18;
  EXPECT_EQ(moments > 0, together);
}

INSTANTIATE_TEST_SUITE_P(All, Arrival, testing::ValuesIn(AllConfigs()),
                         [](const auto& tested) { return NameOf(tested.param); });

}  // namespace
}  // namespace folsom
