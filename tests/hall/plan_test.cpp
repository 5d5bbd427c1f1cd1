// What the plan leads to, asked at a table: who is told, what is refused, and that nothing changes.
#include <gtest/gtest.h>

#include "hall/world.h"
#include "support/merge_apply.h"

namespace folsom {
namespace {

namespace json = boost::json;

class PlanAtATable : public testing::Test {
 protected:
  void SetUp() override {
    table_ = StartedTable(world_, {ann_.get(), bob_.get(), cat_.get()}, {{"seats", 3}},
                          {{"clock", {{"kind", "none"}}}});
  }
  // Whoever is asked plays a card, until there are so many.
  void PlayCards(std::size_t count) {
    while (world_.Truth(table_).State().pile_size < count && !HasFatalFailure()) PlayCard();
  }
  void PlayCard() {
    for (TestClient* const client : {ann_.get(), bob_.get(), cat_.get()}) {
      if (!client->At(table_).IsAsked()) continue;
      const json::value legal = client->At(table_).turn.at("legal");
      for (const json::value& action : legal.at("actions").as_array()) {
        if (!action.as_string().starts_with("play")) continue;
        client->AskOk({{"type", "act"},
                       {"table", table_},
                       {"seat", legal.at("seat")},
                       {"decision", legal.at("decision")},
                       {"action", action}});
        return world_.Settle();
      }
    }
    FAIL() << "nobody can play a card";
  }
  json::object Plan() const { return {{"type", "plan"}, {"table", table_}}; }

  World world_;
  std::unique_ptr<TestClient> ann_ = world_.Person("Ann");
  std::unique_ptr<TestClient> bob_ = world_.Person("Bob");
  std::unique_ptr<TestClient> cat_ = world_.Person("Cat");
  std::string table_;
};

TEST_F(PlanAtATable, IsTheSameForAllAndChangesNothing) {
  PlayCards(2);
  const std::uint32_t before = world_.Truth(table_).Version();
  const auto eve = world_.Person("Eve");
  eve->Watch(table_);
  const json::value plan = ann_->AskOk(Plan()).at("plan");
  EXPECT_EQ(plan.at("steps").as_array().size(), 2U);
  EXPECT_FALSE(plan.at("view").as_object().contains("own"));
  for (TestClient* const other : {bob_.get(), cat_.get(), eve.get()}) {
    EXPECT_EQ(other->AskOk(Plan()).at("plan"), plan);
  }
  EXPECT_EQ(world_.Truth(table_).Version(), before);
  EXPECT_EQ(ann_->At(table_).view.at("phase"), "planning");
}

TEST_F(PlanAtATable, ALookAtItGivesNoSeatBack) {
  PlayCards(1);
  ASSERT_EQ(bob_->AskCode({{"type", "stand_in"}, {"table", table_}, {"seat", 1}}), "ok");
  EXPECT_EQ(bob_->AskCode(Plan()), "ok");
  EXPECT_TRUE(world_.Truth(table_).ChairOf(Seat{1}).away);
}

TEST_F(PlanAtATable, ItsPatchesLeadFromViewToView) {
  PlayCards(3);
  const json::value plan = ann_->AskOk(Plan()).at("plan");
  json::value view = plan.at("view");
  EXPECT_EQ(view.at("phase"), "robbing");
  for (const json::value& step : plan.at("steps").as_array()) {
    EXPECT_EQ(view.at("pile_next"), step.at("index"));
    for (const json::value& item : step.at("events").as_array()) MergeApply(view, item.at("patch"));
  }
  EXPECT_EQ(view.at("pile_next"), 3);
}

TEST_F(PlanAtATable, WaysThatThereAreNotAreRefused) {
  PlayCards(1);
  json::object plan = Plan();
  plan["ways"] = json::array{"drink whiskey"};
  EXPECT_EQ(ann_->AskCode(plan), "action/no_such_action");
  plan["ways"] = json::array{"draw"};
  EXPECT_EQ(ann_->AskCode(plan), "action/not_legal");
  plan["ways"] = json::array(129, json::value("draw"));
  EXPECT_EQ(ann_->AskCode(plan), "message/out_of_range");
  plan["ways"] = json::array{};
  EXPECT_EQ(ann_->AskCode(plan), "ok");
}

TEST_F(PlanAtATable, IsRefusedWhereThereIsNone) {
  EXPECT_EQ(ann_->AskCode(Plan()), "plan/no_cards");
  const json::value made = ann_->AskOk({{"type", "create"}, {"config", {{"seats", 3}}}});
  json::object plan = Plan();
  plan["table"] = made.at("table");
  EXPECT_EQ(ann_->AskCode(plan), "plan/not_planning");
  plan["table"] = "abcdefghijklmno";
  EXPECT_EQ(ann_->AskCode(plan), "table/unknown");
}

TEST_F(PlanAtATable, IsOnlyForThoseWhoMayWatch) {
  const auto eve = world_.Person("Eve");
  const std::string closed =
      StartedTable(world_, {ann_.get(), bob_.get(), cat_.get()}, {{"seats", 3}},
                   {{"clock", {{"kind", "none"}}}, {"spectators", false}});
  EXPECT_EQ(eve->AskCode({{"type", "plan"}, {"table", closed}}), "table/no_spectators");
}

TEST(PlanLimits, CountsAsFiveMessages) {
  Settings settings;
  settings.messages_per_s = 5;  // 15 at once.
  World world(settings);
  const auto ann = world.Person("Ann");
  world.loop.Pass(10'000);
  const json::object plan{{"type", "plan"}, {"table", "abcdefghijklmno"}};
  for (int i = 0; i < 3; ++i) EXPECT_EQ(ann->AskCode(plan), "table/unknown") << i;
  EXPECT_EQ(ann->AskCode(plan), "limit/messages");
}

}  // namespace
}  // namespace folsom
