// Screens that show a table to the room, and those who hold their hands there.
#include <gtest/gtest.h>

#include "hall/world.h"

namespace folsom {
namespace {

namespace json = boost::json;

class Screens : public testing::Test {
 protected:
  void Open(json::object options = {{"party", true}}) {
    options["clock"] = {{"kind", "none"}};
    table_ = StartedTable(world_, {ann_.get(), bob_.get()}, {{"seats", 3}}, std::move(options));
  }
  // Ann's own, or a stranger's.
  std::unique_ptr<TestClient> Screen(const std::string& token = {}) {
    auto screen = world_.Connect();
    screen->Hello(token);
    screen->AskOk({{"type", "watch"}, {"table", table_}, {"screen", true}});
    return screen;
  }
  std::string Show(TestClient& client, std::int64_t number) {
    const std::string code =
        client.AskCode({{"type", "shown"}, {"table", table_}, {"number", number}});
    world_.Settle();
    return code;
  }
  // What this one was told last.
  static json::array Told(const TestClient& client) {
    const std::vector<json::value> pushes = client.Pushes("screens");
    return pushes.empty() ? json::array{} : pushes.back().at("shown").as_array();
  }
  [[nodiscard]] bool SaysScreens(TestClient& client, std::int64_t count) {
    const json::object& room = client.At(table_).room.as_object();
    return count == 0 ? !room.contains("screens")
                      : room.contains("screens") && room.at("screens") == count;
  }

  World world_;
  std::unique_ptr<TestClient> ann_ = world_.Person("Ann");
  std::unique_ptr<TestClient> bob_ = world_.Person("Bob");
  std::string table_;
};

TEST_F(Screens, TellThePlayersHowFarTheyAre) {
  Open();
  const auto zoe = world_.Person("Zoe");
  zoe->Watch(table_);
  const auto screen = Screen();
  EXPECT_TRUE(ann_->Pushes("screens").empty()) << "it has said nothing";
  EXPECT_EQ(Show(*screen, 3), "ok");
  EXPECT_EQ(Told(*ann_), (json::array{3}));
  EXPECT_EQ(Told(*bob_), (json::array{3}));
  EXPECT_TRUE(zoe->Pushes("screens").empty()) << "who has no hand waits for nobody";
  EXPECT_TRUE(SaysScreens(*zoe, 1));
  const std::size_t pushes = ann_->Pushes("screens").size();
  EXPECT_EQ(Show(*screen, 3), "ok");
  EXPECT_EQ(ann_->Pushes("screens").size(), pushes) << "no news";
  EXPECT_EQ(Show(*screen, 1'000'000), "ok");
  EXPECT_EQ(Told(*ann_), (json::array{ann_->At(table_).number})) << "what has not been";
}

TEST_F(Screens, AreSeveralAndMayGo) {
  Open();
  const auto first = Screen();
  auto second = Screen();
  Show(*first, 5);
  Show(*second, 2);
  EXPECT_EQ(Told(*bob_), (json::array{2, 5}));
  second.reset();
  world_.Settle();
  EXPECT_EQ(Told(*bob_), (json::array{5}));
  // Who comes back is told at once.
  const auto back = world_.Connect();
  back->Hello(bob_->token);
  back->Watch(table_);
  EXPECT_EQ(Told(*back), (json::array{5}));
  first->AskOk({{"type", "unwatch"}, {"table", table_}});
  world_.Settle();
  EXPECT_EQ(Told(*bob_), json::array{});
  EXPECT_TRUE(SaysScreens(*bob_, 0));
}

TEST_F(Screens, AreToldToWhoSitsDown) {
  const json::value made =
      ann_->AskOk({{"type", "create"}, {"config", {{"seats", 3}}}, {"options", {{"party", true}}}});
  table_ = made.at("table").as_string();
  const auto screen = Screen();
  Show(*screen, 0);
  bob_->Watch(table_);
  EXPECT_TRUE(bob_->Pushes("screens").empty());
  bob_->AskOk({{"type", "sit"}, {"table", table_}});
  world_.Settle();
  EXPECT_EQ(Told(*bob_), (json::array{0}));
}

TEST_F(Screens, SeeWhatEveryoneSees) {
  Open();
  const auto screen = Screen(ann_->token);
  EXPECT_EQ(screen->At(table_).viewer, -1);
  EXPECT_EQ(screen->AskCode({{"type", "curtain"}, {"table", table_}, {"seat", 0}}),
            "table/not_your_seat");
  EXPECT_FALSE(screen->At(table_).turn.as_object().contains("legal"));
  Rng rng(3);
  PlayOn(world_, {ann_.get(), bob_.get()}, table_, rng, 30);
  world_.Settle();
  EXPECT_EQ(screen->At(table_).viewer, -1);
  world_.ExpectTruth(*bob_, table_);
}

TEST_F(Screens, DoNotKeepASeat) {
  Open();
  const auto screen = Screen(ann_->token);
  ann_->Lose();
  world_.AwaitInTime(
      [&] { return !bob_->At(table_).room.at("chairs").as_array()[0].at("here").as_bool(); });
}

// Elsewhere strangers may watch, and are not to hold anybody up.
TEST_F(Screens, LeadNobodyWhereItIsNoPartyAmongFriends) {
  Open({});
  EXPECT_EQ(Show(*Screen(), 3), "ok");
  EXPECT_TRUE(ann_->Pushes("screens").empty());
  Open({{"party", true}, {"listed", true}});
  EXPECT_EQ(Show(*Screen(), 3), "ok");
  EXPECT_TRUE(ann_->Pushes("screens").empty());
  EXPECT_TRUE(SaysScreens(*ann_, 0));
}

TEST_F(Screens, AreWaitedForUpToANumber) {
  Open();
  std::vector<std::unique_ptr<TestClient>> screens;
  for (std::int64_t i = 0; i < 10; ++i) {
    screens.push_back(Screen());
    Show(*screens.back(), i);
  }
  EXPECT_EQ(Told(*ann_), (json::array{2, 3, 4, 5, 6, 7, 8, 9}));
}

TEST_F(Screens, EverybodyAtAPartyIsToldThatTheyMayHost) {
  Open();
  EXPECT_TRUE(bob_->At(table_).room.at("may_host").as_bool());
  EXPECT_FALSE(bob_->At(table_).room.at("host").as_bool());
  const auto screen = Screen();
  EXPECT_FALSE(screen->At(table_).room.as_object().contains("may_host"));
}

}  // namespace
}  // namespace folsom
