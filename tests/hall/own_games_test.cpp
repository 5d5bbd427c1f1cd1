// The games that somebody played are theirs to find again, and nobody else's.
#include "hall/own_games.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>

#include "hall/summary.h"
#include "hall/world.h"

namespace folsom {
namespace {

namespace json = boost::json;

class OwnGames : public testing::Test {
 protected:
  // A game of these people to its end.
  std::string Played(const std::vector<TestClient*>& people, json::object options = {}) {
    const std::string table =
        StartedTable(world_, people, {{"seats", 3}}, std::move(options), "random");
    Rng rng(++seed_);
    PlayOn(world_, people, table, rng);
    return table;
  }
  static json::array GamesOf(TestClient& client) {
    return client.AskOk({{"type", "my_games"}}).at("games").as_array();
  }
  void CallStore(const std::function<void(Store&)>& call) {
    bool done = false;
    world_.store->Call(call, [&](const std::string* /*refused*/) { done = true; });
    world_.Await([&] { return done; });
  }
  TableSummary StoredSummary(const std::string& table) {
    TableSummary summary;
    CallStore([&](Store& store) { summary = *store.Summary(table); });
    return summary;
  }
  void Rewrite(const std::string& table, const std::function<void(json::object&)>& change) {
    CallStore([&](Store& store) {
      const std::string before = store.Summary(table)->text;
      json::object text = json::parse(before).as_object();
      change(text);
      EXPECT_TRUE(store.Rewrite(table, {}, {before, json::serialize(text)}));
    });
  }
  // As a game was stored before there were stories.
  void ForgetStory(const std::string& table) {
    Rewrite(table, [](json::object& text) {
      text.erase("owners");
      text.erase("tally");
    });
  }
  World world_;
  std::uint64_t seed_ = 0;
};

TEST_F(OwnGames, EveryPlayerFindsTheirsWithTheirSeat) {
  const auto ann = world_.Person("Ann");
  const auto bob = world_.Person("Bob");
  const auto eve = world_.Person("Eve");
  const std::string table = Played({ann.get(), bob.get()});
  const json::array anns = GamesOf(*ann);
  ASSERT_EQ(anns.size(), 1U);
  EXPECT_EQ(anns[0].at("summary").at("table").as_string(), table);
  EXPECT_EQ(anns[0].at("summary").at("result"), ann->At(table).result);
  EXPECT_EQ(anns[0].at("yours"), (json::array{0}));
  EXPECT_EQ(GamesOf(*bob).at(0).at("yours"), (json::array{1}));
  EXPECT_EQ(anns[0].at("tally").at("counts").as_array().size(), 3U);
  EXPECT_TRUE(GamesOf(*eve).empty());
}

TEST_F(OwnGames, WhatIsNotOverIsNoneOfThem) {
  const auto ann = world_.Person("Ann");
  const std::string table = StartedTable(world_, {ann.get()}, {{"seats", 3}});
  EXPECT_TRUE(GamesOf(*ann).empty());
  EXPECT_EQ(ann->AskCode({{"type", "tally"}, {"table", table}}), "table/not_over");
}

TEST_F(OwnGames, WhoSatWhereAndWhatTheyDidIsInNoPublicList) {
  const auto ann = world_.Person("Ann");
  const std::string table = Played({ann.get()}, {{"listed", true}});
  const auto bob = world_.Person("Bob");
  world_.Settle();
  const json::value tables = ann->AskOk({{"type", "my_tables"}}).at("tables");
  ASSERT_EQ(tables.as_array().size(), 1U);
  for (const char* const field : {"owners", "tally"}) {
    EXPECT_FALSE(tables.at(0).as_object().contains(field)) << field;
    EXPECT_FALSE(GamesOf(*ann).at(0).at("summary").as_object().contains(field)) << field;
  }
  EXPECT_EQ(bob->AskOk({{"type", "tally"}, {"table", table}}).at("tally"),
            GamesOf(*ann).at(0).at("tally"))
      << "a game that is over is open to whoever knows it";
}

TEST_F(OwnGames, AGameThatWasStoredWithoutAStoryIsPlayedAgainForIt) {
  const auto ann = world_.Person("Ann");
  const std::string table = Played({ann.get()});
  const json::array before = GamesOf(*ann);
  ForgetStory(table);
  EXPECT_FALSE(HasStory(StoredSummary(table)));
  EXPECT_EQ(GamesOf(*ann), before);
  EXPECT_TRUE(HasStory(StoredSummary(table))) << "so that it is played again once";
}

TEST_F(OwnGames, AGameWhoseCardsWereNotCountedByKindIsPlayedAgainForIt) {
  const auto ann = world_.Person("Ann");
  const std::string table = Played({ann.get()});
  const json::array before = GamesOf(*ann);
  Rewrite(table, [](json::object& text) {
    for (json::value& own : text.at("tally").at("counts").as_array()) {
      EXPECT_EQ(own.as_object().erase("by_card"), 1U);
    }
  });
  EXPECT_EQ(GamesOf(*ann), before);
  EXPECT_TRUE(HasStory(StoredSummary(table)));
}

TEST_F(OwnGames, FewArePlayedAgainAtATime) {
  const auto ann = world_.Person("Ann");
  std::vector<std::string> tables;
  for (int i = 0; i < 6; ++i) tables.push_back(Played({ann.get()}));
  for (const std::string& table : tables) ForgetStory(table);
  const auto told = [&] {
    return std::ranges::count_if(
        GamesOf(*ann), [](const json::value& game) { return game.as_object().contains("tally"); });
  };
  EXPECT_EQ(told(), 5);
  EXPECT_EQ(told(), 6);
}

TEST_F(OwnGames, TheyComeInPages) {
  const auto ann = world_.Person("Ann");
  for (int i = 0; i < 3; ++i) {
    Played({ann.get()});
    world_.loop.Pass(1000);
  }
  const json::array all = GamesOf(*ann);
  ASSERT_EQ(all.size(), 3U);
  const std::string place = std::to_string(all[0].at("summary").at("changed_at").as_int64()) + "," +
                            std::string(all[0].at("summary").at("table").as_string());
  EXPECT_EQ(ann->AskOk({{"type", "my_games"}, {"before", place}}).at("games").as_array().size(),
            2U);
  EXPECT_EQ(ann->AskCode({{"type", "my_games"}, {"before", "yesterday"}}), "message/out_of_range");
}

TEST_F(OwnGames, TheyMoveWithTheAccountAndGoWithIt) {
  const auto ann = world_.Person("Ann");
  ann->AskOk({{"type", "claim_name"}, {"name", "Ann"}, {"password", "correct horse"}});
  const std::string table = Played({ann.get()});
  const auto other = world_.Person();
  EXPECT_TRUE(GamesOf(*other).empty());
  other->AskOk({{"type", "sign_in"}, {"name", "Ann"}, {"password", "correct horse"}});
  EXPECT_EQ(GamesOf(*other).size(), 1U);
  const json::value data = other->AskOk({{"type", "export"}}).at("data");
  EXPECT_EQ(data.at("tables").at(0).at("tally"), GamesOf(*other).at(0).at("tally"));
}

}  // namespace
}  // namespace folsom
