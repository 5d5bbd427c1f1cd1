// Somebody's data: given to them on demand, and gone when they go.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "hall/world.h"

namespace folsom {
namespace {

namespace json = boost::json;
using testing::HasSubstr;
using testing::MatchesRegex;
using testing::Not;

constexpr const char* kAnyGuest = "Guest [1-9][0-9][0-9][0-9]";

class ForgetTest : public testing::Test {
 protected:
  void Claim(TestClient& client, const std::string& name) {
    client.AskOk({{"type", "claim_name"}, {"name", name}, {"password", "correct horse"}});
  }
  void Delete(TestClient& client, const std::string& password = {}) {
    json::object message{{"type", "delete_account"}};
    if (!password.empty()) message["password"] = password;
    client.AskOk(message);
    world.Await([&] { return client.closed != 0; });
    EXPECT_EQ(client.closed, kCloseSignedOut);
  }
  std::string NameAt(TestClient& client, const std::string& table, std::size_t seat,
                     const char* field = "name") {
    const json::object& chair = client.At(table).room.at("chairs").at(seat).as_object();
    return chair.contains(field) ? std::string(chair.at(field).as_string()) : "";
  }
  template <typename Ask>
  auto AskOfStore(Ask ask) {
    std::optional<decltype(ask(std::declval<Store&>()))> answer;
    bool answered = false;
    world.store->Call([&](Store& store) { answer = ask(store); },
                      [&](const std::string* /*refused*/) { answered = true; });
    world.Await([&] { return answered; });
    return *answer;
  }
  // Summaries and logs of all tables.
  std::string AllStored() {
    return AskOfStore([](Store& store) {
      std::string all;
      for (const TableShelf shelf :
           {TableShelf::kOpen, TableShelf::kPlaying, TableShelf::kFinished, TableShelf::kClosed}) {
        for (const TableSummary& summary : store.List(shelf, false, {}, 100)) {
          all += summary.text;
          const StoredTable table = *store.Load(summary.id, 0);
          for (const StoredEntry& entry : table.entries) all += entry.text;
        }
      }
      return all;
    });
  }
  // At which they sit.
  std::vector<TableSummary> TablesOfAnn() {
    return AskOfStore([this](Store& store) { return store.ListOf(ann->person, 100); });
  }

  World world;
  std::unique_ptr<TestClient> ann = world.Person("Ann");
  std::unique_ptr<TestClient> bob = world.Person("Bob");
  Rng rng{7};
};

TEST_F(ForgetTest, APersonIsGoneAndTheNameIsFreeAgain) {
  Claim(*ann, "Calamity");
  EXPECT_EQ(ann->AskCode({{"type", "delete_account"}}), "identity/wrong_password");
  EXPECT_EQ(ann->AskCode({{"type", "delete_account"}, {"password", "a guess"}}),
            "identity/wrong_password");
  const auto phone = world.Person();
  phone->AskOk({{"type", "sign_in"}, {"name", "Calamity"}, {"password", "correct horse"}});
  Delete(*ann, "correct horse");
  world.Await([&] { return phone->closed != 0; });
  const auto again = world.Connect();
  EXPECT_EQ(again->AskCode({{"type", "hello"}, {"protocol", 1}, {"token", ann->token}}),
            "identity/unknown_token");
  Claim(*bob, "Calamity");
}

TEST_F(ForgetTest, AGuestNeedsNoPassword) {
  Delete(*ann);
  EXPECT_EQ(bob->closed, 0);
}

TEST_F(ForgetTest, AFinishedGameKeepsANeutralNameAndNothingOfTheOldOne) {
  ann->AskOk({{"type", "rename"}, {"name", "Annabelle"}});
  const std::string table = StartedTable(world, {ann.get(), bob.get()}, {{"seats", 3}});
  PlayOn(world, {ann.get(), bob.get()}, table, rng);
  ASSERT_EQ(bob->At(table).Stage(), "finished");
  Claim(*ann, "Calamity");
  Delete(*ann, "correct horse");
  world.Await([&] { return NameAt(*bob, table, 0) != "Annabelle"; });
  EXPECT_THAT(NameAt(*bob, table, 0), MatchesRegex(kAnyGuest));
  EXPECT_EQ(NameAt(*bob, table, 1), "Bob");
  world.Restart();
  EXPECT_THAT(world.Truth(table).Chairs()[0].name, MatchesRegex(kAnyGuest));
  const auto again = world.Connect();
  again->Hello(bob->token);
  const std::string tables = json::serialize(again->AskOk({{"type", "my_tables"}}));
  EXPECT_THAT(tables, Not(HasSubstr("Annabelle")));
  EXPECT_THAT(tables, HasSubstr("Guest "));
}

// It is no newer for that: lists and retention go by its last change.
TEST_F(ForgetTest, AFinishedGameStaysAsOldAsItWas) {
  const std::string table = StartedTable(world, {ann.get(), bob.get()}, {{"seats", 3}});
  PlayOn(world, {ann.get(), bob.get()}, table, rng);
  const auto summary = [&] { return bob->AskOk({{"type", "my_tables"}}).at("tables").at(0); };
  const json::value before = summary();
  const std::size_t length = world.LogLength(table);
  const std::uint64_t finished = world.hub->Counted().finished;
  world.loop.Pass(1000);
  Delete(*ann);
  world.Await([&] { return NameAt(*bob, table, 0) != "Ann"; });
  EXPECT_EQ(summary().at("changed_at"), before.at("changed_at"));
  EXPECT_THAT(std::string(summary().at("seats").at(0).at("name").as_string()),
              MatchesRegex(kAnyGuest));
  EXPECT_EQ(world.LogLength(table), length);
  EXPECT_EQ(world.hub->Counted().finished, finished);
  bob->AskOk({{"type", "rematch"}, {"table", table}});
  EXPECT_EQ(world.hub->Counted().finished, finished);
}

TEST_F(ForgetTest, WhoIsGoingDoesNothingElse) {
  const std::string table = StartedTable(world, {ann.get(), bob.get()}, {{"seats", 3}});
  const auto going = ann->Say({{"type", "delete_account"}});
  const auto twice = ann->Say({{"type", "delete_account"}});
  const auto create = ann->Say({{"type", "create"}, {"config", {{"seats", 3}}}});
  const auto rename = ann->Say({{"type", "rename"}, {"name", "Annabelle"}});
  world.Await([&] { return ann->closed != 0; });
  for (const auto id : {going, twice}) {
    ASSERT_NE(ann->AnswerTo(id), nullptr);
    EXPECT_EQ(ann->AnswerTo(id)->at("type"), "ok");
  }
  for (const auto id : {create, rename}) {
    ASSERT_NE(ann->AnswerTo(id), nullptr);
    EXPECT_EQ(ann->AnswerTo(id)->at("code"), "identity/leaving");
  }
}

// What was asked for before comes to its end, or to nothing.
TEST_F(ForgetTest, ATableTakenMeanwhileIsForgottenToo) {
  ann->AskOk({{"type", "rename"}, {"name", "Annabelle"}});
  const std::string table = StartedTable(world, {ann.get(), bob.get()}, {{"seats", 3}});
  PlayOn(world, {ann.get(), bob.get()}, table, rng);
  const json::value made = bob->AskOk({{"type", "create"}, {"config", {{"seats", 3}}}});
  const std::string open(made.at("table").as_string());
  ann->Watch(open);
  ann->Say({{"type", "rematch"}, {"table", table}});
  ann->Say({{"type", "create"}, {"config", {{"seats", 3}}}});
  ann->Say({{"type", "sit"}, {"table", open}});
  ann->Say({{"type", "delete_account"}});
  world.Await([&] { return ann->closed != 0; });
  world.Settle();
  EXPECT_THAT(AllStored(), Not(HasSubstr("Annabelle")));
  EXPECT_THAT(AllStored(), HasSubstr("Bob"));
  constexpr Millis kLater = 61'000;
  const Millis later = world.loop.Now() + kLater;
  world.AwaitInTime([&] { return world.loop.Now() >= later; });
  EXPECT_TRUE(TablesOfAnn().empty());
}

// Where somebody has the name of whoever takes a seat over, it keeps its own.
TEST_F(ForgetTest, ANameThatWasHandedOnWithASeatIsGoneToo) {
  ann->AskOk({{"type", "rename"}, {"name", "Annabelle"}});
  const std::string table = StartedTable(world, {ann.get(), bob.get()}, {{"seats", 3}});
  const json::value link =
      ann->AskOk({{"type", "seat_link"}, {"table", table}, {"seat", 0}}).at("link");
  const auto other = world.Person("Bob");
  other->AskOk({{"type", "take_seat"}, {"link", link}});
  world.Await([&] { return !bob->Pushes("seat_passed").empty(); });
  ASSERT_EQ(NameAt(*bob, table, 0), "Annabelle");
  Delete(*ann);
  world.Await([&] { return NameAt(*bob, table, 0) != "Annabelle"; });
  EXPECT_THAT(NameAt(*bob, table, 0), MatchesRegex(kAnyGuest));
  EXPECT_EQ(NameAt(*bob, table, 1), "Bob");
  const std::string tables = json::serialize(bob->AskOk({{"type", "my_tables"}}));
  EXPECT_THAT(tables, Not(HasSubstr("Annabelle")));
  EXPECT_THAT(AllStored(), Not(HasSubstr("Annabelle")));
}

TEST_F(ForgetTest, InARunningGameTheStandInPlaysOnAndTheSeatIsNobodys) {
  const std::string table = StartedTable(world, {ann.get(), bob.get()}, {{"seats", 3}});
  PlayOn(world, {ann.get(), bob.get()}, table, rng, 4);
  Delete(*ann);
  world.Await([&] { return NameAt(*bob, table, 0, "kind") == "empty"; });
  EXPECT_THAT(NameAt(*bob, table, 0, "before"), MatchesRegex(kAnyGuest));
  PlayOn(world, {bob.get()}, table, rng);
  EXPECT_EQ(bob->At(table).Stage(), "finished");
}

TEST_F(ForgetTest, AnOpenTableHasItsSeatsFreeAgain) {
  const json::value made =
      bob->AskOk({{"type", "create"}, {"config", {{"seats", 3}}}, {"bots", {"", "", "drifter"}}});
  const std::string table(made.at("table").as_string());
  ann->Watch(table);
  ann->AskOk({{"type", "sit"}, {"table", table}});
  Delete(*ann);
  world.Await([&] { return NameAt(*bob, table, 1, "kind") == "empty"; });
  EXPECT_EQ(NameAt(*bob, table, 1), "");
}

// Who left long before is in the log all the same.
TEST_F(ForgetTest, ATableThatWasLeftForgetsTheName) {
  ann->AskOk({{"type", "rename"}, {"name", "Annabelle"}});
  const json::value made =
      bob->AskOk({{"type", "create"}, {"config", {{"seats", 3}}}, {"bots", {"", "", "drifter"}}});
  const std::string table(made.at("table").as_string());
  ann->Watch(table);
  ann->AskOk({{"type", "sit"}, {"table", table}});
  ann->AskOk({{"type", "stand"}, {"table", table}});
  Delete(*ann);
  world.Restart();
  bool known = false;
  world.ChangeLog(table, [&](std::string& entry) {
    known = known || entry.find("Annabelle") != std::string::npos;
  });
  EXPECT_FALSE(known);
}

TEST_F(ForgetTest, ExportHasAllThatIsKeptButSecrets) {
  Claim(*ann, "Calamity");
  const std::string table = StartedTable(world, {ann.get(), bob.get()}, {{"seats", 3}});
  PlayOn(world, {ann.get(), bob.get()}, table, rng);
  const json::value answer = ann->AskOk({{"type", "export"}});
  const json::value& data = answer.at("data");
  EXPECT_EQ(data.at("you").at("person").as_string(), ann->person);
  EXPECT_EQ(data.at("you").at("name"), "Calamity");
  EXPECT_EQ(data.at("you").at("claimed"), true);
  EXPECT_EQ(data.at("devices").as_array().size(), 1U);
  ASSERT_EQ(data.at("tables").as_array().size(), 1U);
  EXPECT_EQ(data.at("tables").at(0).at("summary").at("seats").at(0).at("name"), "Calamity");
  EXPECT_EQ(data.at("tables").at(0).at("record").as_string(), "/api/records/" + table);
  EXPECT_EQ(json::serialize(data.at("tables").at(0).at("seats")),
            R"([{"seat":0,"name":"Calamity","left":false}])");
  const std::string text = json::serialize(answer);
  EXPECT_THAT(text, Not(HasSubstr(ann->token)));
  EXPECT_THAT(text, Not(HasSubstr("argon2")));
  EXPECT_THAT(text, Not(HasSubstr(bob->person)));
}

TEST_F(ForgetTest, ExportHasTablesThatWereLeft) {
  const json::value made = bob->AskOk({{"type", "create"}, {"config", {{"seats", 3}}}});
  const std::string table(made.at("table").as_string());
  ann->Watch(table);
  ann->AskOk({{"type", "sit"}, {"table", table}});
  ann->AskOk({{"type", "stand"}, {"table", table}});
  const json::value answer = ann->AskOk({{"type", "export"}});
  const json::array& tables = answer.at("data").at("tables").as_array();
  ASSERT_EQ(tables.size(), 1U);
  EXPECT_EQ(tables[0].at("summary").at("table"), json::value(table));
  EXPECT_EQ(json::serialize(tables[0].at("seats")), R"([{"seat":1,"name":"Ann","left":true}])");
}

TEST_F(ForgetTest, ExportComesInParts) {
  constexpr int kTables = 51;
  std::set<std::string> made;
  AskOfStore([&](Store& store) {
    for (int i = 0; i < kTables; ++i) {
      const std::string id = "export-table-" + std::to_string(i);
      made.insert(id);
      store.Create({.summary = {.id = id, .code = id, .text = "{}"},
                    .secret = "secret",
                    .entry = "none",
                    .tag = id,
                    .owner = ann->person},
                   kTables);
    }
    return true;
  });
  const json::value first = ann->AskOk({{"type", "export"}}).at("data");
  const json::value second =
      ann->AskOk({{"type", "export"}, {"after", first.at("next")}}).at("data");
  EXPECT_EQ(first.at("tables").as_array().size(), 50U);
  EXPECT_FALSE(second.as_object().contains("next"));
  std::set<std::string> got;
  for (const json::value* const part : {&first, &second}) {
    for (const json::value& table : part->at("tables").as_array()) {
      got.insert(std::string(table.at("summary").at("table").as_string()));
    }
  }
  EXPECT_EQ(got, made);
}

}  // namespace
}  // namespace folsom
