// Clients that show events one after the other, and the clocks that wait for them.
#include <gtest/gtest.h>

#include "hall/answers/options.h"
#include "hall/world.h"
#include "record/json/event_json.h"

namespace folsom {
namespace {

namespace json = boost::json;

class Showing : public testing::Test {
 protected:
  // On to a question to Bob that has something to be shown before it. Bob has said what he has seen
  // before the start.
  void Start(json::object options = {}) {
    options["take_back"] = false;
    options["spectators"] = true;
    table_ = StartedTable(world_, {ann_.get(), bob_.get()}, {{"seats", 3}}, std::move(options));
    Show(*bob_, 0);
    Rng rng(9);
    do {
      world_.AwaitInTime([&] { return ann_->At(table_).IsAsked() || bob_->At(table_).IsAsked(); });
      (bob_->At(table_).IsAsked() ? bob_ : ann_)->Act(table_, rng);
      world_.AwaitInTime([&] { return ann_->At(table_).IsAsked() || bob_->At(table_).IsAsked(); });
    } while (!bob_->At(table_).IsAsked() || Longest() == 0);
    now_ = world_.loop.Now();
  }
  std::string Show(TestClient& client, std::int64_t number) {
    return client.AskCode({{"type", "shown"}, {"table", table_}, {"number", number}});
  }
  [[nodiscard]] Millis Longest() { return world_.Truth(table_).LongestShow(Seat{1}); }
  // Bob's clock as the room last told it to this one.
  [[nodiscard]] json::object ClockFor(TestClient& client) {
    const json::object& room = client.At(table_).room.as_object();
    if (!room.contains("clocks")) return {};
    for (const json::value& clock : room.at("clocks").as_array()) {
      if (clock.at("seat") == 1) return clock.as_object();
    }
    return {};
  }
  [[nodiscard]] Millis Bank() { return ClockOfTurn().at("bank_ms").as_int64(); }
  [[nodiscard]] json::object ClockOfTurn() { return ClockOf(*bob_); }
  // As the turn last told it to this one.
  [[nodiscard]] json::object ClockOf(TestClient& client) {
    return client.At(table_).turn.at("clocks").as_array()[0].as_object();
  }

  static constexpr Millis kDecision = 45'000;
  World world_;
  std::unique_ptr<TestClient> ann_ = world_.Person("Ann");
  std::unique_ptr<TestClient> bob_ = world_.Person("Bob");
  std::string table_;
  Millis now_ = 0;
};

TEST_F(Showing, TheClockOfWhoIsShownThingsWaitsAndIsToldToAll) {
  Start();
  const json::object waits = ClockOfTurn();
  EXPECT_EQ(waits.at("deadline").as_int64() - waits.at("starts").as_int64(), kDecision + Bank());
  world_.loop.Pass(2'000);
  world_.Settle();
  const std::int64_t number = bob_->At(table_).number;
  EXPECT_EQ(Show(*bob_, number), "ok");
  for (TestClient* const client : {ann_.get(), bob_.get()}) {
    world_.Await([&] { return !ClockFor(*client).empty(); });
    EXPECT_FALSE(ClockFor(*client).contains("starts"));
    EXPECT_EQ(ClockFor(*client).at("deadline"), world_.loop.Now() + kDecision + Bank());
  }
}

TEST_F(Showing, AStartThatIsOverIsNotTold) {
  Start();
  world_.loop.Pass(Longest());
  world_.Settle();
  const auto zoe = world_.Person("Zoe");
  zoe->Watch(table_);
  for (const json::object& clock : {ClockFor(*zoe), ClockOf(*zoe)}) {
    EXPECT_TRUE(clock.contains("deadline"));
    EXPECT_FALSE(clock.contains("starts"));
  }
}

TEST_F(Showing, WhatSpectatorsAreShownDoesNotCount) {
  Start();
  const auto zoe = world_.Person("Zoe");
  EXPECT_EQ(Show(*zoe, 1), "table/not_watching");
  zoe->Watch(table_);
  EXPECT_EQ(Show(*zoe, bob_->At(table_).number), "ok");
  EXPECT_EQ(Show(*ann_, bob_->At(table_).number), "ok");
  const auto again = world_.Person("Yan");
  again->Watch(table_);
  EXPECT_TRUE(ClockFor(*again).contains("starts"));
}

TEST_F(Showing, WhoConnectsAnewGoesOnWhereTheyWere) {
  Start();
  const Millis deadline = ClockOfTurn().at("deadline").as_int64();
  const std::int64_t number = bob_->At(table_).number;
  const auto back = world_.Connect();
  back->Hello(bob_->token);
  bob_->Lose();
  back->Watch(table_);
  EXPECT_EQ(Show(*back, 1), "ok");
  EXPECT_EQ(ClockFor(*back).at("deadline"), deadline);
  EXPECT_EQ(Show(*back, number), "ok");
  world_.Await([&] { return !ClockFor(*back).contains("starts"); });
  EXPECT_LT(ClockFor(*back).at("deadline").as_int64(), deadline);
}

TEST_F(Showing, AReportGivesNoSeatBack) {
  Start();
  ASSERT_EQ(bob_->AskCode({{"type", "stand_in"}, {"table", table_}, {"seat", 1}}), "ok");
  EXPECT_EQ(Show(*bob_, 1), "ok");
  EXPECT_TRUE(world_.Truth(table_).ChairOf(Seat{1}).away);
}

TEST(ShowTimes, AreToldForEveryKindOfEvent) {
  const json::value options = json::parse(OptionsText("", 100));
  const json::object& times = options.at("show").at("times").as_object();
  EXPECT_EQ(times.size(), std::variant_size_v<EventBody>);
  for (std::size_t kind = 0; kind < times.size(); ++kind) {
    EXPECT_TRUE(times.contains(EventKey(kind))) << EventKey(kind);
  }
}

}  // namespace
}  // namespace folsom
