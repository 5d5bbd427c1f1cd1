#include "record/json/aim_json.h"

#include <gtest/gtest.h>

#include "record/words/action_text.h"
#include "support/random_game.h"
#include "support/scene.h"

namespace folsom {
namespace {

namespace json = boost::json;
using enum Bandit;
using enum CardKind;

// What `action` is about, as the deciding seat of the scene is told it.
std::string AimText(const Scene& scene, Seat seat, std::string_view action) {
  const ActionList legal = LegalList(scene.State(), seat);
  const json::array aims = AimsJson(ViewFor(scene.State(), seat), legal);
  EXPECT_EQ(aims.size(), legal.Size());
  for (std::size_t i = 0; i < legal.Size(); ++i) {
    if (ActionText(legal[i]) == action) return json::serialize(aims[i]);
  }
  return "not legal";
}

TEST(AimJson, OfMovesNamesBanditAndPlace) {
  Scene s(Standard(4));
  s.Put(kGhost, Roof(1));
  s.RobThenStop({{kGhost, kMove}});
  EXPECT_EQ(AimText(s, kSeat0, "move backward 2"), R"({"bandit":"ghost","place":"car 3 roof"})");
}

TEST(AimJson, OfTheMarshalNamesThePlaceOnly) {
  Scene s(Standard(4));
  s.SetMarshal(2);
  s.RobThenStop({{kGhost, kMarshal}});
  EXPECT_EQ(AimText(s, kSeat0, "marshal forward"), R"({"place":"car 1 inside"})");
}

TEST(AimJson, OfLootNamesWhereItLies) {
  Scene s(Standard(4));
  s.Put(kGhost, Inside(2));
  s.RobThenStop({{kGhost, kRobbery}});
  EXPECT_EQ(AimText(s, kSeat0, "rob purse"), R"({"place":"car 2 inside","loot":"purse"})");
  EXPECT_EQ(AimText(s, kSeat0, "rob jewel"), R"({"place":"car 2 inside","loot":"jewel"})");
}

TEST(AimJson, OfCardsNamesThemAndHowTheyLie) {
  const Scene s(Standard(4));
  EXPECT_EQ(AimText(s, kSeat0, "draw"), R"({"draws":3})");
  EXPECT_EQ(AimText(s, kSeat0, "play ghost fire"), R"({"card":"ghost fire"})");
  EXPECT_EQ(AimText(s, kSeat0, "play ghost fire down"),
            R"({"card":"ghost fire","face_down":true})");
}

TEST(AimJson, OfThePlainMarshalCardNamesIt) {
  const Scene s(Duo14());
  EXPECT_EQ(AimText(s, kSeat0, "play marshal"), R"({"card":"marshal"})");
}

}  // namespace
}  // namespace folsom
