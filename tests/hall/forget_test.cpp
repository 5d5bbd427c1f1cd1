// Somebody's data: given to them on demand, and gone when they go.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

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
  const std::string text = json::serialize(answer);
  EXPECT_THAT(text, Not(HasSubstr(ann->token)));
  EXPECT_THAT(text, Not(HasSubstr("argon2")));
  EXPECT_THAT(text, Not(HasSubstr(bob->person)));
}

}  // namespace
}  // namespace folsom
