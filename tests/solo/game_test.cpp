// Whole games through the C interface.
#include <gtest/gtest.h>

#include "solo/page_client.h"

namespace folsom {
namespace {

namespace json = boost::json;

TEST(SoloGame, OnePersonAndThreeBotsPlayToTheEnd) {
  TestDevice device(1);
  Tab tab(device, "", false);
  PageClient ann(device, tab);
  ann.Hello("Ann");
  const std::string table = ann.Start({{"seats", 4}}, {"", "drifter", "rustler", "tenderfoot"});
  Rng rng(1);
  int checks = 0;
  while (ann.At(table).Stage() == "playing" && !HasFailure()) {
    ann.PlayOn(table, rng, 1);
    ann.ExpectTruth(table);
    ++checks;
  }
  EXPECT_GT(checks, 20);
  EXPECT_EQ(ann.At(table).Stage(), "finished");
  EXPECT_FALSE(ann.At(table).result.is_null());
  EXPECT_EQ(ann.At(table).room.at("fair").at("secret").as_string().size(), 64U);

  const json::value own_games = ann.AskOk({{"type", "my_games"}});
  ASSERT_EQ(own_games.at("games").as_array().size(), 1U);
  const json::value& game = own_games.at("games").at(0);
  EXPECT_EQ(game.at("summary").at("table").as_string(), table);
  EXPECT_EQ(game.at("yours"), (json::array{0}));
  EXPECT_EQ(game.at("tally"), ann.AskOk({{"type", "tally"}, {"table", table}}).at("tally"));

  const Tab::Reply list = tab.Ask("GET", "/api/records");
  EXPECT_EQ(list.status, 200U);
  const json::value records = json::parse(list.body);
  ASSERT_EQ(records.at("records").as_array().size(), 1U);
  EXPECT_EQ(records.at("records").at(0).at("table").as_string(), table);
  const Tab::Reply log = tab.Ask("GET", "/api/logs/" + table);
  EXPECT_EQ(log.status, 200U);
  EXPECT_EQ(log.body.rfind("folsom log 1\nsecret ", 0), 0U);
  const Tab::Reply record = tab.Ask("GET", "/api/records/" + table);
  EXPECT_EQ(record.status, 200U);
  EXPECT_EQ(record.type, "text/plain; charset=utf-8");
  const json::value own = json::parse(tab.Ask("GET", "/api/replays/" + table + "?seat=0").body);
  EXPECT_EQ(own.at("result"), ann.At(table).result);
  json::value brought = json::parse(tab.Ask("POST", "/api/replays?seat=0", record.body).body);
  brought.as_object()["table"] = table;
  EXPECT_EQ(brought, own) << "what a record tells is what the log does";
}

TEST(SoloGame, EveryVariantCanBePlayed) {
  TestDevice device(2);
  Tab tab(device, "", false);
  PageClient ann(device, tab);
  ann.Hello("Ann");
  std::uint64_t seed = 0;
  for (const char* const config :
       {R"({"seats":4,"variant":"basic"})", R"({"seats":5,"edition":"2018"})",
        R"({"seats":3,"expert":true})", R"({"seats":2,"variant":"duo14"})",
        R"({"seats":2,"variant":"duo18"})", R"({"seats":4,"variant":"teams","horses":true})",
        R"({"seats":4,"horses":true,"bandits":"drafted"})"}) {
    SCOPED_TRACE(config);
    const json::object chosen = json::parse(config).as_object();
    std::vector<std::string> bots(chosen.at("seats").to_number<std::size_t>(), "random");
    bots[0].clear();
    const std::string table = ann.Start(chosen, bots);
    Rng rng(++seed);
    ann.PlayOn(table, rng);
    EXPECT_EQ(ann.At(table).Stage(), "finished");
    ann.ExpectTruth(table);
  }
}

TEST(SoloGame, SeveralPeopleShareADeviceBehindTheCurtain) {
  TestDevice device(3);
  Tab tab(device, "", false);
  PageClient ann(device, tab);
  ann.Hello("Ann");
  const std::string table =
      ann.Start({{"seats", 3}}, {"", "", "drifter"},
                {{"options", {{"local_seats", true}}}, {"local_names", {"Ann", "Bob"}}});
  SoloTable& model = ann.At(table);
  Rng rng(3);
  int lifted = 0;
  while (model.Stage() == "playing" && !HasFailure()) {
    const auto pending = [&] {
      for (const json::value& one : model.turn.at("pending").as_array()) {
        const std::int64_t seat = one.at("seat").as_int64();
        if (seat < 2) return static_cast<int>(seat);
      }
      return -1;
    };
    ASSERT_TRUE(device.Await([&] { return model.Stage() != "playing" || pending() >= 0; }));
    if (model.Stage() != "playing") break;
    const int seat = pending();
    ann.AskOk({{"type", "curtain"}, {"table", table}, {"seat", seat}});
    EXPECT_EQ(model.viewer, seat);
    ann.ExpectTruth(table);
    EXPECT_TRUE(ann.Act(table, rng));
    ann.AskOk({{"type", "curtain"}, {"table", table}, {"seat", -1}});
    EXPECT_EQ(model.viewer, -1);
    ++lifted;
  }
  EXPECT_GT(lifted, 20);
  EXPECT_EQ(model.Stage(), "finished");
}

TEST(SoloGame, ADecisionCanBeTakenBack) {
  TestDevice device(4);
  Tab tab(device, "", false);
  PageClient ann(device, tab);
  ann.Hello("Ann");
  const std::string table = ann.Start({{"seats", 3}}, {"", "drifter", "drifter"});
  SoloTable& model = ann.At(table);
  Rng rng(4);
  for (int i = 0; i < 200 && !model.turn.as_object().contains("take_back"); ++i) {
    ASSERT_TRUE(device.Await([&] { return model.IsAsked(); }));
    ann.Act(table, rng);
  }
  ASSERT_TRUE(model.turn.as_object().contains("take_back"));
  const json::object back{{"type", "take_back"},
                          {"table", table},
                          {"seat", 0},
                          {"decision", model.turn.at("take_back").at("decision")}};
  EXPECT_EQ(ann.AskCode(back), "ok");
  EXPECT_TRUE(model.IsAsked());
  ann.ExpectTruth(table);
  EXPECT_NE(ann.AskCode(back), "ok");
  ann.PlayOn(table, rng, 3);
  ann.ExpectTruth(table);
}

TEST(SoloGame, BotsAloneAreWatchedToTheEnd) {
  TestDevice device(5);
  Tab tab(device, "", false);
  PageClient ann(device, tab);
  ann.Hello("Ann");
  const std::string table = ann.Start({{"seats", 3}}, {"drifter", "drifter", "tenderfoot"},
                                      {{"sit", false}, {"options", {{"bot_pause_ms", 0}}}});
  EXPECT_TRUE(device.Await([&] { return ann.At(table).Stage() == "finished"; }));
  ann.ExpectTruth(table);
}

}  // namespace
}  // namespace folsom
