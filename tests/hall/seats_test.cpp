// Around the game: chairs, host, links, lobby, several seats on one device, rematch.
#include <gtest/gtest.h>

#include "hall/world.h"

namespace folsom {
namespace {

namespace json = boost::json;

std::string NewTable(TestClient& client, json::object config = {{"seats", 3}},
                     json::object options = {}) {
  const json::value made = client.AskOk(
      {{"type", "create"}, {"config", std::move(config)}, {"options", std::move(options)}});
  return std::string(made.at("table").as_string());
}
const json::object& ChairIn(TestClient& client, const std::string& table, std::size_t seat) {
  return client.At(table).room.at("chairs").as_array()[seat].as_object();
}
json::object To(const char* type, const std::string& table) {
  return {{"type", type}, {"table", table}};
}
json::object To(const char* type, const std::string& table, int seat) {
  return {{"type", type}, {"table", table}, {"seat", seat}};
}

TEST(Room, ShowsWhoSitsWhereWithOnesOwnEyes) {
  World world;
  const auto ann = world.Person("Ann");
  const auto bob = world.Person("Bob");
  const json::value made = ann->AskOk({{"type", "create"},
                                       {"config", {{"seats", 4}}},
                                       {"options", {{"title", "Friday"}}},
                                       {"bots", {"", "", "rustler", ""}}});
  const std::string table(made.at("table").as_string());
  bob->AskOk({{"type", "watch"}, {"code", made.at("code")}});
  EXPECT_EQ(bob->AskOk(To("sit", table)).at("seat"), 1);
  const json::object& room = bob->At(table).room.as_object();
  EXPECT_EQ(room.at("code"), made.at("code"));
  EXPECT_EQ(room.at("commit"), made.at("commit"));
  EXPECT_EQ(room.at("stage"), "lobby");
  EXPECT_EQ(room.at("options").at("title"), "Friday");
  EXPECT_EQ(room.at("host"), false);
  EXPECT_EQ(ChairIn(*bob, table, 0).at("kind"), "person");
  EXPECT_EQ(ChairIn(*bob, table, 0).at("host"), true);
  EXPECT_EQ(ChairIn(*bob, table, 0).at("yours"), false);
  EXPECT_EQ(ChairIn(*bob, table, 1).at("yours"), true);
  EXPECT_EQ(ChairIn(*bob, table, 1).at("name"), "Bob");
  EXPECT_EQ(ChairIn(*bob, table, 1).at("here"), true);
  EXPECT_EQ(ChairIn(*bob, table, 2).at("level"), "rustler");
  EXPECT_EQ(ChairIn(*bob, table, 3).at("kind"), "empty");
  EXPECT_EQ(ann->At(table).room.at("host"), true);
  EXPECT_EQ(ChairIn(*ann, table, 1).at("name"), "Bob");
}

TEST(Room, TellsWhoLeft) {
  World world;
  const auto ann = world.Person("Ann");
  const auto bob = world.Person("Bob");
  const std::string table = NewTable(*ann);
  bob->Watch(table);
  bob->AskOk(To("sit", table));
  world.loop.Pass(200);
  EXPECT_EQ(ChairIn(*ann, table, 1).at("here"), true);
  bob->Lose();
  world.loop.Pass(200);
  EXPECT_EQ(ChairIn(*ann, table, 1).at("here"), false);
}

TEST(Room, SecondTabKeepsThePersonThere) {
  World world;
  const auto ann = world.Person("Ann");
  const std::string table = NewTable(*ann);
  const auto tab = world.Connect();
  tab->Hello(ann->token);
  tab->Watch(table);
  const auto bob = world.Person("Bob");
  bob->Watch(table);
  ann->Lose();
  world.loop.Pass(200);
  EXPECT_EQ(ChairIn(*bob, table, 0).at("here"), true);
  EXPECT_EQ(tab->At(table).room.at("host"), true);
}

TEST(Host, LeavesAndTheNextPersonIsHost) {
  World world;
  const auto ann = world.Person("Ann");
  const auto bob = world.Person("Bob");
  const std::string table = NewTable(*ann);
  bob->Watch(table);
  bob->AskOk(To("sit", table));
  EXPECT_EQ(bob->AskCode(To("start", table)), "table/not_host");
  ann->AskOk(To("stand", table));
  EXPECT_EQ(bob->At(table).room.at("host"), true);
  EXPECT_EQ(ann->At(table).room.at("host"), false);
  bob->AskOk({{"type", "put_bot"}, {"table", table}, {"seat", 0}, {"level", "drifter"}});
  EXPECT_EQ(bob->AskCode(To("start", table)), "table/empty_seats");
  bob->AskOk({{"type", "put_bot"}, {"table", table}, {"seat", 2}, {"level", "drifter"}});
  bob->AskOk(To("start", table));
}

TEST(Host, RemovesAPersonWhoCannotComeBack) {
  World world;
  const auto ann = world.Person("Ann");
  const auto bob = world.Person("Bob");
  const std::string table = NewTable(*ann);
  bob->Watch(table);
  bob->AskOk(To("sit", table));
  ann->AskOk(To("kick", table, 1));
  EXPECT_EQ(ChairIn(*ann, table, 1).at("kind"), "empty");
  EXPECT_EQ(bob->At(table).room.at("kicked"), true);
  EXPECT_FALSE(ann->At(table).room.as_object().contains("kicked"));
  EXPECT_EQ(bob->AskCode(To("sit", table)), "table/kicked");
  EXPECT_EQ(bob->AskCode({{"type", "chat"}, {"table", table}, {"text", "hey"}}), "table/kicked");
}

TEST(Host, ChangesOptionsFieldByField) {
  World world;
  const auto ann = world.Person("Ann");
  const std::string table = NewTable(*ann, {{"seats", 3}}, {{"title", "Old"}, {"memory", true}});
  ann->AskOk({{"type", "set_options"}, {"table", table}, {"options", {{"title", "New"}}}});
  EXPECT_EQ(ann->At(table).room.at("options").at("title"), "New");
  EXPECT_EQ(ann->At(table).room.at("options").at("memory"), true);
  ann->AskOk({{"type", "set_options"}, {"table", table}, {"config", {{"seats", 5}}}});
  EXPECT_EQ(ann->At(table).room.at("chairs").as_array().size(), 5U);
  EXPECT_EQ(ann->At(table).room.at("options").at("title"), "New");
  EXPECT_EQ(
      ann->AskCode({{"type", "set_options"}, {"table", table}, {"options", {{"grace_s", 1}}}}),
      "table/bad_options");
  EXPECT_EQ(ann->AskCode(
                {{"type", "set_options"}, {"table", table}, {"options", {{"stand_in", "nobody"}}}}),
            "bots/unknown");
}

TEST(Create, ThatIsRefusedLeavesNoTable) {
  World world;
  const auto ann = world.Person("Ann");
  EXPECT_EQ(ann->AskCode({{"type", "create"}, {"config", {{"seats", 3}}}, {"bots", {"hal"}}}),
            "bots/unknown");
  EXPECT_EQ(
      ann->AskCode(
          {{"type", "create"}, {"config", {{"seats", 3}}}, {"local_names", {"A", "B", "C", "D"}}}),
      "table/full");
  EXPECT_EQ(ann->AskOk({{"type", "my_tables"}}).at("tables").as_array().size(), 0U);
}

TEST(Names, OfOthersCannotBeWornAtATable) {
  World world;
  const auto ann = world.Person("Ann");
  ann->AskOk({{"type", "claim_name"}, {"name", "Ann"}, {"password", "correct horse"}});
  const auto eve = world.Person("Eve");
  const std::string table = NewTable(*eve, {{"seats", 3}}, {});
  eve->AskOk(To("stand", table));
  EXPECT_EQ(eve->AskCode({{"type", "sit"}, {"table", table}, {"name", "ann"}}),
            "identity/name_taken");
  EXPECT_EQ(eve->AskCode({{"type", "sit"}, {"table", table}, {"name", "Evelyn"}}), "ok");
}

TEST(Link, PassesASeatOnOnceAndOnlyWhileItsOwnerHasIt) {
  World world;
  const auto ann = world.Person("Ann");
  const auto phone = world.Person("Phone");
  const auto eve = world.Person("Eve");
  const std::string table = NewTable(*ann);
  EXPECT_EQ(eve->AskCode(To("seat_link", table, 0)), "table/not_your_seat");
  const json::value link = ann->AskOk(To("seat_link", table, 0)).at("link");
  const json::value taken = phone->AskOk({{"type", "take_seat"}, {"link", link}});
  EXPECT_EQ(taken.at("table").as_string(), table);
  EXPECT_EQ(taken.at("seat"), 0);
  EXPECT_EQ(eve->AskCode({{"type", "take_seat"}, {"link", link}}), "link/unknown");
  EXPECT_EQ(eve->AskCode({{"type", "take_seat"}, {"link", "0123456789abcdef"}}), "link/unknown");
  phone->Watch(table);
  EXPECT_EQ(ChairIn(*phone, table, 0).at("yours"), true);
  const json::value stale = phone->AskOk(To("seat_link", table, 0)).at("link");
  phone->AskOk(To("stand", table, 0));
  EXPECT_EQ(eve->AskCode({{"type", "take_seat"}, {"link", stale}}), "link/unknown");
  phone->AskOk(To("sit", table));
  const json::value old = phone->AskOk(To("seat_link", table, 0)).at("link");
  world.loop.Pass(600'001);
  EXPECT_EQ(eve->AskCode({{"type", "take_seat"}, {"link", old}}), "link/unknown");
}

TEST(Link, IsNotUsedUpByOneWhoMayNotSit) {
  World world;
  const auto ann = world.Person("Ann");
  const auto bob = world.Person("Bob");
  const auto cat = world.Person("Cat");
  const std::string table = NewTable(*ann);
  bob->AskOk(To("sit", table));
  ann->AskOk(To("kick", table, 1));
  const json::value link = ann->AskOk(To("seat_link", table, 0)).at("link");
  EXPECT_EQ(bob->AskCode({{"type", "take_seat"}, {"link", link}}), "table/kicked");
  EXPECT_EQ(cat->AskCode({{"type", "take_seat"}, {"link", link}}), "ok");
}

TEST(Link, IsNotUsedUpWhenItsTableCannotBeRead) {
  World world;
  const auto ann = world.Person("Ann");
  const auto bob = world.Person("Bob");
  const std::string table =
      StartedTable(world, {ann.get()}, {{"seats", 3}}, {{"clock", {{"kind", "none"}}}});
  const json::value link = ann->AskOk(To("seat_link", table, 0)).at("link");
  ann->AskOk(To("unwatch", table));
  // A newer program wrote it: it is left alone, for that one to read.
  const auto swap = [](std::string& entry, const std::string& from, const std::string& to) {
    if (const auto at = entry.find(from); at != std::string::npos)
      entry.replace(at, from.size(), to);
  };
  world.ChangeLog(table, [&](std::string& entry) { swap(entry, R"("rules":1)", R"("rules":9)"); });
  world.Live();
  const auto bobs = world.Connect();
  bobs->Hello(bob->token);
  EXPECT_EQ(bobs->AskCode({{"type", "take_seat"}, {"link", link}}), "table/unreadable");
  world.ChangeLog(table, [&](std::string& entry) { swap(entry, R"("rules":9)", R"("rules":1)"); });
  world.Live();
  const auto again = world.Connect();
  again->Hello(bob->token);
  EXPECT_EQ(again->AskCode({{"type", "take_seat"}, {"link", link}}), "ok");
}

TEST(LobbyList, ShowsPublicTablesAndTellsOfChanges) {
  World world;
  const auto ann = world.Person("Ann");
  const auto bob = world.Person("Bob");
  const std::string secret = NewTable(*ann);
  EXPECT_EQ(bob->AskOk({{"type", "lobby"}, {"on", true}}).at("tables").as_array().size(), 0U);
  const std::string open = NewTable(*ann, {{"seats", 3}}, {{"listed", true}, {"title", "Come in"}});
  world.AwaitInTime([&] { return !bob->Pushes("lobby").empty(); });
  const json::value tables = bob->Pushes("lobby").back().at("tables");
  ASSERT_EQ(tables.as_array().size(), 1U);
  const json::value& summary = tables.as_array()[0];
  EXPECT_EQ(summary.at("table").as_string(), open);
  EXPECT_EQ(summary.at("title"), "Come in");
  EXPECT_EQ(summary.at("stage"), "lobby");
  EXPECT_EQ(summary.at("free"), 2);
  EXPECT_EQ(summary.at("clock"), "live");
  EXPECT_EQ(summary.at("seats").as_array()[0].at("name"), "Ann");
  bob->AskOk({{"type", "lobby"}, {"on", false}});
  const std::size_t told = bob->Pushes("lobby").size();
  NewTable(*ann, {{"seats", 3}}, {{"listed", true}});
  world.loop.Pass(5000);
  world.Settle();
  EXPECT_EQ(bob->Pushes("lobby").size(), told);
  const json::array mine = ann->AskOk({{"type", "my_tables"}}).at("tables").as_array();
  EXPECT_EQ(mine.size(), 3U);
  EXPECT_EQ(bob->AskOk({{"type", "my_tables"}}).at("tables").as_array().size(), 0U);
}

TEST(LobbyList, WhatIsTakenOffItHasACodeThatNobodyGuesses) {
  World world;
  const auto ann = world.Person("Ann");
  const std::string table = NewTable(*ann, {{"seats", 3}}, {{"listed", true}});
  ann->AskOk({{"type", "set_options"}, {"table", table}, {"options", {{"listed", false}}}});
  EXPECT_EQ(ann->At(table).room.at("options").at("listed"), false);
  EXPECT_EQ(ann->At(table).room.at("code").as_string().size(), 8U);
}

TEST(Spectators, AreKeptOutWhereTheTableSaysSo) {
  World world;
  const auto ann = world.Person("Ann");
  const auto eve = world.Person("Eve");
  const std::string table = NewTable(*ann, {{"seats", 3}}, {{"spectators", false}});
  eve->Watch(table);
  for (const int seat : {1, 2}) {
    ann->AskOk({{"type", "put_bot"}, {"table", table}, {"seat", seat}, {"level", "drifter"}});
  }
  ann->AskOk(To("start", table));
  world.Await([&] { return ann->At(table).Stage() == "playing"; });
  EXPECT_EQ(eve->At(table).games, 0);
  ASSERT_EQ(eve->Pushes("notice").size(), 1U);
  EXPECT_EQ(eve->Pushes("notice")[0].at("code"), "table/no_spectators");
  EXPECT_EQ(eve->AskCode(To("watch", table)), "table/no_spectators");
  EXPECT_EQ(eve->AskCode(To("log", table)), "table/no_spectators");
  const std::size_t heard = eve->texts.size();
  Rng rng(3);
  PlayOn(world, {ann.get()}, table, rng, 5);
  EXPECT_EQ(eve->texts.size(), heard);
}

TEST(Curtain, OnlyTheSeatThatLiftedItIsShown) {
  World world;
  const auto ann = world.Person("Ann");
  const json::value made = ann->AskOk({{"type", "create"},
                                       {"config", {{"seats", 3}}},
                                       {"options", {{"clock", {{"kind", "none"}}}}},
                                       {"local_names", {"A", "B", "C"}}});
  const std::string table(made.at("table").as_string());
  ann->AskOk(To("start", table));
  TableModel& model = ann->At(table);
  world.Await([&] { return model.Stage() == "playing"; });
  EXPECT_EQ(model.viewer, -1);
  EXPECT_FALSE(model.IsAsked());
  Rng rng(5);
  for (int i = 0; i < 60 && model.Stage() == "playing" && !HasFailure(); ++i) {
    const json::array pending = model.turn.at("pending").as_array();
    const int seat = static_cast<int>(pending[0].at("seat").as_int64());
    const std::size_t before = ann->texts.size();
    ann->AskOk(To("curtain", table, seat));
    EXPECT_EQ(model.viewer, seat);
    EXPECT_TRUE(ann->Act(table, rng));
    const Table truth = world.Truth(table);
    world.ExpectTruth(*ann, table);
    for (std::size_t at = before; at < ann->texts.size(); ++at) {
      const json::value message = json::parse(ann->texts[at]);
      const json::value* const viewer = message.as_object().if_contains("viewer");
      EXPECT_TRUE(viewer == nullptr || *viewer == seat) << ann->texts[at];
    }
    ann->AskOk(To("curtain", table, -1));
    EXPECT_EQ(model.viewer, -1);
    EXPECT_FALSE(model.view.as_object().contains("own"));
  }
  EXPECT_EQ(ann->AskCode(To("curtain", table, 5)), "table/not_your_seat");
  const auto eve = world.Person("Eve");
  eve->Watch(table);
  EXPECT_EQ(eve->AskCode(To("curtain", table, 0)), "table/not_your_seat");
  EXPECT_EQ(eve->AskCode(To("curtain", table, -1)), "table/one_seat");
}

TEST(Rematch, GivesAllTheSameNewTable) {
  World world;
  const auto ann = world.Person("Ann");
  const auto bob = world.Person("Bob");
  const std::string table =
      StartedTable(world, {ann.get(), bob.get()}, {{"seats", 3}}, {{"title", "Again"}}, "random");
  EXPECT_EQ(ann->AskCode(To("rematch", table)), "table/not_over");
  Rng rng(6);
  PlayOn(world, {ann.get(), bob.get()}, table, rng);
  ASSERT_EQ(ann->At(table).Stage(), "finished");
  const auto eve = world.Person("Eve");
  EXPECT_EQ(eve->AskCode(To("rematch", table)), "table/not_your_seat");
  // Both at once: one wins, both are told the same.
  const std::int64_t first = ann->Say(To("rematch", table));
  const std::int64_t second = bob->Say(To("rematch", table));
  world.Await([&] { return ann->AnswerTo(first) && bob->AnswerTo(second); });
  const json::value made = ann->AnswerTo(first)->at("table");
  EXPECT_EQ(bob->AnswerTo(second)->at("table"), made);
  EXPECT_EQ(ann->At(table).room.at("rematch"), made);
  const std::string next(made.as_string());
  ann->Watch(next);
  EXPECT_EQ(ChairIn(*ann, next, 0).at("name"), "Ann");
  EXPECT_EQ(ChairIn(*ann, next, 1).at("name"), "Bob");
  EXPECT_EQ(ChairIn(*ann, next, 2).at("level"), "random");
  EXPECT_EQ(ann->At(next).room.at("options").at("title"), "Again");
  // The loser's table is closed.
  std::size_t open = 0;
  for (TestClient* const client : {ann.get(), bob.get()}) {
    const json::value tables = client->AskOk({{"type", "my_tables"}}).at("tables");
    for (const json::value& mine : tables.as_array()) {
      open += mine.at("stage") == "lobby" ? 1 : 0;
    }
  }
  EXPECT_EQ(open, 2U) << "the same one, for each of them";
}

TEST(Rematch, ComesAboutEvenIfWhoAskedIsGone) {
  World world;
  auto ann = world.Person("Ann");
  const auto bob = world.Person("Bob");
  const std::string table =
      StartedTable(world, {ann.get(), bob.get()}, {{"seats", 3}}, {}, "random");
  Rng rng(6);
  PlayOn(world, {ann.get(), bob.get()}, table, rng);
  ann->Say(To("rematch", table));
  ann->Lose();
  world.Await([&] { return bob->At(table).room.as_object().contains("rematch"); });
  EXPECT_EQ(bob->AskOk(To("rematch", table)).at("table"), bob->At(table).room.at("rematch"));
}

TEST(Chat, ReachesAllWhoWatchAndNobodyElse) {
  World world;
  const auto ann = world.Person("Ann");
  const auto bob = world.Person("Bob");
  const auto eve = world.Person("Eve");
  const std::string table = NewTable(*ann);
  bob->Watch(table);
  EXPECT_EQ(eve->AskCode({{"type", "chat"}, {"table", table}, {"text", "hi"}}),
            "table/not_watching");
  ann->AskOk({{"type", "chat"}, {"table", table}, {"text", "hi"}});
  EXPECT_EQ(bob->Pushes("chat").size(), 1U);
  EXPECT_TRUE(eve->Pushes("chat").empty());
  bob->AskOk(To("unwatch", table));
  ann->AskOk({{"type", "chat"}, {"table", table}, {"text", "still there?"}});
  EXPECT_EQ(bob->Pushes("chat").size(), 1U);
}

}  // namespace
}  // namespace folsom
