// Relative actions count characters from the viewer, as observations do.
#include "features/relative_actions.h"

#include <gtest/gtest.h>

#include <set>

#include "support/random_game.h"
#include "support/scene.h"

namespace folsom {
namespace {

using enum Bandit;
using enum CardKind;

[[nodiscard]] RelativeActions RelativeFor(const GameState& state, Seat seat) {
  return RelativeActions(ViewFor(state, seat));
}
[[nodiscard]] constexpr Bandit InRow(std::size_t row) { return static_cast<Bandit>(row); }

TEST(RelativeActions, PutTheRowOfABanditInPlaceOfItsCharacter) {
  const Scene s(Standard(4));  // Ghost, Cheyenne, Django, Belle in seats 0 to 3.
  const RelativeActions relative = RelativeFor(s.State(), kSeat2);
  const auto expect = [&relative](Action action, Action expected) {
    EXPECT_EQ(relative.Of(action), expected.id) << "action " << action.id;
  };
  expect(act::Play(kDjango, kFire), act::Play(InRow(0), kFire));
  expect(act::PlayDown(kGhost, kRide), act::PlayDown(InRow(2), kRide));
  expect(Action::Of(ActionKind::kFire, kBelle), Action::Of(ActionKind::kFire, 1));
  expect(Action::Of(ActionKind::kPunch, kCheyenne), Action::Of(ActionKind::kPunch, 3));
  expect(Action::Of(ActionKind::kCaboose, kGhost), Action::Of(ActionKind::kCaboose, 2));
  expect(act::DrinkBy({kGhost, true, true}), act::DrinkBy({InRow(2), true, true}));
  expect(Action::Of(ActionKind::kKeep, CardRef(kBelle, kMove)),
         Action::Of(ActionKind::kKeep, CardRef(InRow(1), kMove)));
  expect(Action::Of(ActionKind::kChoose, CardRef(kBelle, kPunch)),
         Action::Of(ActionKind::kChoose, CardRef(InRow(1), kPunch)));
}

TEST(RelativeActions, LeaveWhatNamesNoCharacter) {
  const Scene s(Standard(4));
  const RelativeActions relative = RelativeFor(s.State(), kSeat2);
  for (const Action action :
       {act::kPass, act::kDraw, act::kPunchGuard, act::kRideAway,
        Action::Of(ActionKind::kHostage, 3), Action::Of(ActionKind::kPlay, kPlainMarshalRef),
        Action::Of(ActionKind::kChoose, kPlainMarshalRef)}) {
    EXPECT_EQ(relative.Of(action), action.id);
  }
}

TEST(RelativeActions, GiveRowsThatAreEmptyToCharactersWithoutABandit) {
  const Scene s(Standard(4));
  const RelativeActions relative = RelativeFor(s.State(), kSeat2);
  EXPECT_EQ(relative.Of(Action::Of(ActionKind::kFire, kTuco)),
            Action::Of(ActionKind::kFire, InRow(4)).id);
  EXPECT_EQ(relative.Of(Action::Of(ActionKind::kFire, kDoc)),
            Action::Of(ActionKind::kFire, InRow(5)).id);
}

TEST(RelativeActions, LeaveDrafts) {
  Config config = Standard(3);
  config.casting = Casting::kDrafted;
  Dice dice(1);
  GameState state = NewGame(config, dice);
  ASSERT_EQ(state.ask, Ask::kDraft);
  const Action doc = Action::Of(ActionKind::kDraft, kDoc);
  ASSERT_EQ(Apply(state, state.pending.First(), doc, dice), Illegal::kNone);
  const Seat second = state.pending.First();
  const RelativeActions relative = RelativeFor(state, second);
  for (const Action action : LegalList(state, second)) EXPECT_EQ(relative.Of(action), action.id);
  EXPECT_EQ(relative.Of(act::Play(kDoc, kMove)), act::Play(InRow(2), kMove).id);
  EXPECT_EQ(relative.Of(act::Play(kTuco, kMove)), act::Play(InRow(5), kMove).id)
      << "the last empty";
}

class RelativeActionsOf : public testing::TestWithParam<Config> {};

TEST_P(RelativeActionsOf, EveryPositionAreAPermutation) {
  for (std::size_t i = 0; i < GamesPerConfig(3); ++i) {
    RandomGame game(Varied(GetParam(), i), 77 + i);
    for (; !game.Over(); game.Skip(10)) {
      for (const Seat seat : SeatMask::FirstN(game.state.terms.seats)) {
        const RelativeActions relative = RelativeFor(game.state, seat);
        std::set<std::size_t> seen;
        for (std::uint16_t id = 0; id < kActions; ++id) seen.insert(relative.Of({id}));
        ASSERT_EQ(seen.size(), kActions);
        ASSERT_EQ(*seen.rbegin(), kActions - 1U);
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(All, RelativeActionsOf, testing::ValuesIn(AllConfigs()),
                         [](const auto& tested) { return NameOf(tested.param); });

}  // namespace
}  // namespace folsom
