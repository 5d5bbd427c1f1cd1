// Hints over the wire: offered to who plays alone against bots, kept, and told in the lists.
#include <gtest/gtest.h>

#include "hall/world.h"

namespace folsom {
namespace {

namespace json = boost::json;

class HintsAtATable : public testing::Test {
 protected:
  // At a table of these people and bots, up to the first question to the first of them.
  void Begin(const std::vector<TestClient*>& people) {
    people_ = people;
    table_ = StartedTable(world_, people, {{"seats", 3}}, {}, "random");
    world_.AwaitInTime([&] { return people_.front()->At(table_).IsAsked(); });
  }
  const json::value& Turn() { return people_.front()->At(table_).turn; }
  const json::value& Legal() { return Turn().at("legal"); }
  json::object Hint() {
    return {{"type", "hint"},
            {"table", table_},
            {"seat", Legal().at("seat")},
            {"decision", Legal().at("decision")}};
  }
  World world_;
  std::vector<TestClient*> people_;
  std::string table_;
};

TEST_F(HintsAtATable, AreOfferedGivenAndTold) {
  const auto ann = world_.Person("Ann");
  Begin({ann.get()});
  EXPECT_EQ(Legal().at("hint"), "open");
  const json::object hint = Hint();
  ann->AskOk(hint);
  world_.Await([&] { return ann->At(table_).room.as_object().contains("hints"); });
  EXPECT_EQ(ann->AskCode(hint), "table/hinted");
  const auto again = world_.Person("Ann2");
  again->AskOk({{"type", "watch"}, {"table", table_}});
  EXPECT_EQ(again->At(table_).room.at("hints"), 1);
  EXPECT_EQ(again->AskCode(hint), "table/not_your_seat");
  Rng rng(3);
  PlayOn(world_, people_, table_, rng);
  const json::value games = ann->AskOk({{"type", "my_games"}}).at("games");
  EXPECT_EQ(games.at(0).at("summary").at("hints"), 1);
}

TEST_F(HintsAtATable, AreNotOfferedWhereSomebodyElsePlays) {
  const auto ann = world_.Person("Ann");
  const auto bob = world_.Person("Bob");
  Begin({ann.get(), bob.get()});
  EXPECT_FALSE(Legal().as_object().contains("hint"));
  EXPECT_EQ(ann->AskCode(Hint()), "table/no_hints");
}

}  // namespace
}  // namespace folsom
