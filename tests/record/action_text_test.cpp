#include "record/words/action_text.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

namespace folsom {
namespace {

TEST(ActionText, EveryActionHasItsOwnTextAndReadsBack) {
  std::set<std::string_view> seen;
  for (std::uint16_t id = 0; id < kActions; ++id) {
    const std::string_view text = ActionText({id});
    ASSERT_FALSE(text.empty()) << id;
    EXPECT_TRUE(seen.insert(text).second) << text;
    EXPECT_EQ(ActionFrom(text), Action{id}) << text;
  }
  EXPECT_EQ(seen.size(), 305U);
}

TEST(ActionText, TextsArePinned) {
  using enum ActionKind;
  const std::pair<Action, std::string_view> pinned[] = {
      {act::kPass, "pass"},
      {act::kDraw, "draw"},
      {act::kGetAboard, "board"},
      {act::kRideOn, "ride on"},
      {act::kDone, "done"},
      {act::kTake, "take"},
      {act::kDrop, "drop"},
      {act::MoveBy(Direction::kForward, 2), "move forward 2"},
      {act::MoveBy(Direction::kBackward, 3), "move backward 3"},
      {act::kMoveOntoCoach, "move coach"},
      {act::kMoveOffCoach, "move off"},
      {Action::Of(kMarshal, Direction::kBackward), "marshal backward"},
      {Action::Of(kPush, Direction::kForward), "push forward"},
      {Action::Of(kPush, act::kPushAcross), "push across"},
      {Action::Of(kFlee, Direction::kForward), "flee forward"},
      {act::RideTo(Direction::kForward, 0, false), "ride stay"},
      {act::RideTo(Direction::kForward, 2, false), "ride forward 2"},
      {act::RideTo(Direction::kBackward, 1, false), "ride backward 1"},
      {act::RideTo(Direction::kForward, 0, true), "ride stay coach"},
      {act::RideTo(Direction::kForward, 2, true), "ride forward 2 coach"},
      {act::RideTo(Direction::kBackward, 3, true), "ride backward 3 coach"},
      {act::kRideAway, "ride away"},
      {Action::Of(kHostage, std::size_t{1}), "hostage banker"},
      {Action::Of(kWagon, std::size_t{2}), "wagon 3"},
      {Action::Of(kDraft, Bandit::kBelle), "draft belle"},
      {Action::Of(kCaboose, Bandit::kBelle), "caboose belle"},
      {Action::Of(kFire, Bandit::kBelle), "fire belle"},
      {Action::Of(kPunch, Bandit::kBelle), "punch belle"},
      {act::kPunchGuard, "punch guard"},
      {Action::Of(kKnock, LootKind::kPurse), "knock purse"},
      {Action::Of(kKnock, LootKind::kHalfFlask), "knock half flask"},
      {Action::Of(kRob, std::size_t{0}), "rob purse"},
      {Action::Of(kRob, std::size_t{3}), "rob flask"},
      {Action::Of(kRobPurse, std::size_t{7}), "rob purse 7"},
      {Action::Of(kRobFlask, std::size_t{2}), "rob flask 2"},
      {Action::Of(kDrink, Index(Bandit::kBelle) * 4), "drink belle whiskey full"},
      {Action::Of(kDrink, Index(Bandit::kBelle) * 4 + 3), "drink belle old whiskey half"},
      {Action::Of(kPlay, CardRef(Bandit::kBelle, CardKind::kMove)), "play belle move"},
      {Action::Of(kPlayDown, CardRef(Bandit::kBelle, CardKind::kMove)), "play belle move down"},
      {Action::Of(kPlay, kPlainMarshalRef), "play marshal"},
      {Action::Of(kKeep, CardRef(Bandit::kBelle, CardKind::kMove)), "keep belle move"},
      {Action::Of(kChoose, CardRef(Bandit::kDoc, CardKind::kRide)), "choose doc ride"},
  };
  for (const auto& [action, text] : pinned) EXPECT_EQ(ActionText(action), text);
}

TEST(ActionText, OnlyExactTextsAreRead) {
  for (const char* wrong : {"", "Pass", "pass ", " pass", "fire", "fire Belle", "fire  belle",
                            "move forward 4", "rob purse 18", "wagon 0", "wagon 7", "fire guard"}) {
    EXPECT_FALSE(ActionFrom(wrong)) << wrong;
  }
  EXPECT_EQ(ActionText(kNoAction), "");
  EXPECT_EQ(ActionText({kActions}), "");
}

}  // namespace
}  // namespace folsom
