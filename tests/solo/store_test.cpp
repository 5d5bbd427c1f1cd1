// What survives, and what happens when the host's store fails or somebody else writes to it.
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>

#include "solo/page_client.h"

namespace folsom {
namespace {

namespace json = boost::json;

TEST(SoloStore, AGameGoesOnAfterACrashAtEveryDecision) {
  TestDevice device(11);
  auto tab = std::make_unique<Tab>(device, "", false);
  auto ann = std::make_unique<PageClient>(device, *tab);
  ann->Hello("Ann");
  const std::string token = ann->token;
  const std::string table = ann->Start({{"seats", 3}}, {"", "drifter", "drifter"});
  Rng rng(11);
  int crashes = 0;
  while (ann->At(table).Stage() == "playing" && !HasFailure()) {
    ann->PlayOn(table, rng, 1);
    const std::int64_t shown = ann->At(table).number;
    ann.reset();
    tab.reset();
    device.Pass(1000);
    tab = std::make_unique<Tab>(device, "", false);
    ann = std::make_unique<PageClient>(device, *tab);
    ann->Hello({}, token);
    ann->AskOk({{"type", "watch"}, {"table", table}});
    ann->ExpectTruth(table);
    EXPECT_GE(ann->At(table).number, shown);
    ++crashes;
  }
  EXPECT_GT(crashes, 20);
  EXPECT_EQ(ann->At(table).Stage(), "finished");
  EXPECT_EQ(ann->AskOk({{"type", "my_tables"}}).at("tables").as_array().size(), 1U);
}

// As a device lies in a drawer, and somebody else looks in first.
TEST(SoloStore, AGameThatWasBegunWaitsHoweverLong) {
  constexpr Millis kDay = 86'400'000;
  TestDevice device(13);
  auto tab = std::make_unique<Tab>(device, "", false);
  auto ann = std::make_unique<PageClient>(device, *tab);
  ann->Hello("Ann");
  const std::string token = ann->token;
  const std::string table = ann->Start({{"seats", 3}}, {"", "drifter", "drifter"});
  ASSERT_TRUE(device.Await([&] { return ann->At(table).IsAsked(); }));
  ann.reset();
  tab.reset();
  device.now += 400 * kDay;
  tab = std::make_unique<Tab>(device, "", false);
  ann = std::make_unique<PageClient>(device, *tab);
  ann->Hello({}, token);
  for (int minutes = 0; minutes < 10; ++minutes) device.Pass(60'000);
  ann->AskOk({{"type", "watch"}, {"table", table}});
  EXPECT_EQ(ann->At(table).Stage(), "playing");
}

// A crash between the question to the store and its answer: it is done, or it is not.
TEST(SoloStore, WhatWasNotAnsweredIsDoneOnceOrNotAtAll) {
  for (const bool stored : {false, true}) {
    TestDevice device(12);
    auto tab = std::make_unique<Tab>(device, "", false);
    auto ann = std::make_unique<PageClient>(device, *tab);
    ann->Hello("Ann");
    const std::string token = ann->token;
    const std::string table = ann->Start({{"seats", 3}}, {"", "drifter", "drifter"});
    ASSERT_TRUE(device.Await([&] { return ann->At(table).IsAsked(); }));
    const json::object act = ann->Choice(table, 0);
    const std::size_t before = device.LogLength(table);
    ann->Say(json::serialize(act));
    ASSERT_EQ(tab->store_questions.size(), 1U);
    if (stored) {
      static_cast<void>(
          device.Answer(json::parse(tab->store_questions.front().text).as_object(), *tab));
    }
    EXPECT_EQ(device.LogLength(table), before + (stored ? 1 : 0));
    ann.reset();
    tab.reset();
    device.later.clear();
    tab = std::make_unique<Tab>(device, "", false);
    ann = std::make_unique<PageClient>(device, *tab);
    ann->Hello({}, token);
    ann->AskOk({{"type", "watch"}, {"table", table}});
    EXPECT_EQ(ann->AskCode(act) == "ok", !stored);
  }
}

class TwoTabs : public testing::Test {
 protected:
  TwoTabs() {
    ann_.Hello("Ann");
    table_ = ann_.Start({{"seats", 3}}, {"", "drifter", "drifter"});
    twin_.Hello({}, ann_.token);
    twin_.AskOk({{"type", "watch"}, {"table", table_}});
  }
  [[nodiscard]] json::object Action(PageClient& client, std::size_t index) {
    return client.Choice(table_, index);
  }
  void AwaitQuestion() {
    ASSERT_TRUE(
        device_.Await([&] { return ann_.At(table_).IsAsked() && twin_.At(table_).IsAsked(); }));
  }

  TestDevice device_{21};
  Tab first_{device_, "first", true};
  Tab second_{device_, "second", true};
  PageClient ann_{device_, first_};
  PageClient twin_{device_, second_};
  std::string table_;
};

TEST_F(TwoTabs, ShowTheSameGame) {
  Rng rng(21);
  int turns = 0;
  while (ann_.At(table_).Stage() == "playing" && !HasFailure()) {
    PageClient& plays = ++turns % 2 == 0 ? ann_ : twin_;
    plays.PlayOn(table_, rng, 1);
    device_.Settle();
    ann_.ExpectTruth(table_);
    twin_.ExpectTruth(table_);
  }
  EXPECT_GT(turns, 20);
  EXPECT_EQ(twin_.At(table_).Stage(), "finished");
}

TEST_F(TwoTabs, OfTwoWritersOfOneVersionTheSecondIsRefused) {
  second_.deaf = true;
  AwaitQuestion();
  ASSERT_GE(ann_.At(table_).turn.at("legal").at("actions").as_array().size(), 2U);
  const json::object late = Action(twin_, 1);
  const std::size_t before = device_.LogLength(table_);
  EXPECT_EQ(ann_.AskCode(Action(ann_, 0)), "ok");
  EXPECT_GT(device_.LogLength(table_), before);
  EXPECT_NE(twin_.AskCode(late), "ok") << "it read what the first wrote, and was checked again";
  twin_.ExpectTruth(table_);
  ann_.ExpectTruth(table_);
}

TEST_F(TwoTabs, BothAtOnceMakeOneEntry) {
  AwaitQuestion();
  json::object one = Action(ann_, 0);
  json::object other = Action(twin_, 1);
  one["id"] = 1000;
  other["id"] = 1000;
  const DecisionNumber asked = device_.Truth(table_).Decisions();
  ann_.Say(json::serialize(one));
  twin_.Say(json::serialize(other));
  device_.Settle();
  int stored = 0;
  for (const PageClient* const client : {&ann_, &twin_}) {
    const json::value& answer = *std::ranges::find_if(client->inbox, [](const json::value& m) {
      return m.as_object().contains("id") && m.at("id") == 1000;
    });
    stored += answer.at("type") == "error" ? 0 : 1;
  }
  EXPECT_EQ(stored, 1);
  EXPECT_GT(device_.Truth(table_).Decisions(), asked);
  ann_.ExpectTruth(table_);
  twin_.ExpectTruth(table_);
}

TEST_F(TwoTabs, TheOtherLeadsWhenOneIsGone) {
  Rng rng(22);
  twin_.PlayOn(table_, rng, 2);
  first_.Stop();
  device_.Settle();
  twin_.PlayOn(table_, rng, 3);
  twin_.ExpectTruth(table_);
  EXPECT_NE(device_.rows.at("lease/" + table_).find("second"), std::string::npos);
}

TEST(SoloStore, LeasesOfTabsThatAreGoneAreVoid) {
  TestDevice device(23);
  auto first = std::make_unique<Tab>(device, "first", true);
  auto ann = std::make_unique<PageClient>(device, *first);
  ann->Hello("Ann");
  const std::string token = ann->token;
  const std::string table = ann->Start({{"seats", 3}}, {"", "drifter", "drifter"});
  ann.reset();
  first.reset();  // Without giving its lease back.
  Tab second(device, "second", true);
  second.SetNodes("[]");
  PageClient again(device, second);
  again.Hello({}, token);
  again.AskOk({{"type", "watch"}, {"table", table}});
  device.Pass(100);
  EXPECT_NE(device.rows.at("lease/" + table).find("second"), std::string::npos);
}

TEST(SoloStore, WhileItIsAwayDecisionsWait) {
  TestDevice device(24);
  Tab tab(device, "", false);
  PageClient ann(device, tab);
  ann.Hello("Ann");
  const std::string table = ann.Start({{"seats", 3}}, {"", "drifter", "drifter"});
  ASSERT_TRUE(device.Await([&] { return ann.At(table).IsAsked(); }));
  device.failure = "away";
  const std::size_t before = device.LogLength(table);
  const json::object act = ann.Choice(table, 0);
  EXPECT_EQ(ann.AskCode(act), "no answer");
  device.Pass(200'000);  // However long that takes.
  EXPECT_EQ(device.LogLength(table), before);
  const auto is_notice = [](const json::value& message) {
    return message.at("type") == "notice" && message.at("code") == "server/waiting";
  };
  EXPECT_EQ(std::ranges::count_if(ann.inbox, is_notice), 1);
  device.failure.clear();
  device.Pass(1000);
  EXPECT_GT(device.LogLength(table), before);
  ann.ExpectTruth(table);
}

TEST(SoloStore, WhenItIsFullTheDecisionIsRefusedAndNothingShown) {
  TestDevice device(25);
  Tab tab(device, "", false);
  PageClient ann(device, tab);
  ann.Hello("Ann");
  const std::string table = ann.Start({{"seats", 3}}, {"", "drifter", "drifter"});
  ASSERT_TRUE(device.Await([&] { return ann.At(table).IsAsked(); }));
  device.failure = "full";
  const json::object act = ann.Choice(table, 0);
  EXPECT_EQ(ann.AskCode(act), "server/store_failed");
  ann.ExpectTruth(table);
  device.failure.clear();
  EXPECT_EQ(ann.AskCode(act), "ok");
  ann.ExpectTruth(table);
}

}  // namespace
}  // namespace folsom
