// Nobody passes for another: look-alikes, names that are claimed, guesses at passwords.
#include <gtest/gtest.h>

#include "hall/identity.h"
#include "hall/world.h"

namespace folsom {
namespace {

namespace json = boost::json;

constexpr const char* kPassword = "correct horse";

json::object Claim(const std::string& name) {
  return {{"type", "claim_name"}, {"name", name}, {"password", kPassword}};
}
json::object Renaming(const std::string& name) { return {{"type", "rename"}, {"name", name}}; }

std::string OpenTable(TestClient& host) {
  const json::value made = host.AskOk({{"type", "create"}, {"config", {{"seats", 4}}}});
  return std::string(made.at("table").as_string());
}

std::string SitCode(TestClient& client, const std::string& table) {
  client.Watch(table);
  return client.AskCode({{"type", "sit"}, {"table", table}});
}

const json::object& ChairAt(TestClient& client, const std::string& table, std::size_t seat) {
  return client.At(table).room.at("chairs").as_array()[seat].as_object();
}

TEST(LookAlikes, OfClaimedNamesAreRefused) {
  World world;
  const auto ann = world.Person("Coco");
  ann->AskOk(Claim("Coco"));
  const auto eve = world.Person("Eve");
  EXPECT_EQ(eve->AskCode(Renaming("\u0441\u043E\u0441\u043E")), "identity/look_alike");
  EXPECT_EQ(eve->AskCode(Claim("C0c0")), "identity/look_alike");
  EXPECT_EQ(eve->AskCode(Renaming("COCO")), "identity/name_taken");
  EXPECT_EQ(eve->AskCode(Renaming("C\u043Eco")), "identity/bad_name") << "two scripts";
  const auto stranger = world.Connect();
  EXPECT_EQ(stranger->AskCode({{"type", "hello"}, {"protocol", 1}, {"name", "C0co"}}),
            "identity/look_alike");
  const std::string table = OpenTable(*eve);
  eve->AskOk({{"type", "stand"}, {"table", table}});
  EXPECT_EQ(eve->AskCode({{"type", "sit"}, {"table", table}, {"name", "C0co"}}),
            "identity/look_alike");
  ann->AskOk(Renaming("C0co"));  // Her own.
}

TEST(LookAlikes, AtOneTableAreRefused) {
  World world;
  const auto bill = world.Person("Bill");
  const std::string table = OpenTable(*bill);
  const auto fake = world.Person("BiII");
  EXPECT_EQ(SitCode(*fake, table), "table/name_taken");
  EXPECT_EQ(fake->AskCode({{"type", "chat"}, {"table", table}, {"text", "hi"}}),
            "table/name_taken");
  const auto same = world.Person("bill");
  EXPECT_EQ(SitCode(*same, table), "table/name_taken");
  same->AskOk(Renaming("Bob"));
  EXPECT_EQ(SitCode(*same, table), "ok");
  EXPECT_EQ(fake->AskCode({{"type", "sit"}, {"table", table}, {"name", "Doc"}}), "ok");
}

TEST(LookAlikes, GuestsOfOneNumberSitDownUnderTwo) {
  World world;
  const auto first = world.Person("Guest 4821");
  const std::string table = OpenTable(*first);
  const auto second = world.Person("Guest 4821");
  EXPECT_EQ(SitCode(*second, table), "ok");
  const std::string name(world.Truth(table).ChairOf(Seat{1}).name);
  EXPECT_TRUE(IsGuestName(name)) << name;
  EXPECT_NE(name, "Guest 4821");
}

// The log of an older version may hold what is refused today.
TEST(LookAlikes, ThatAreStoredStay) {
  World world;
  const auto bill = world.Person("Bill");
  const auto bob = world.Person("Bob");
  const std::string table = OpenTable(*bill);
  ASSERT_EQ(SitCode(*bob, table), "ok");
  world.ChangeLog(table, [](std::string& text) {
    const std::size_t at = text.find("\"Bob\"");
    if (at != std::string::npos) text.replace(at, 5, "\"Bi\u0406I\"");
  });
  world.Live();
  const auto again = world.Connect();
  again->Hello(bill->token);
  again->Watch(table);
  EXPECT_EQ(ChairAt(*again, table, 1).at("name"), "Bi\u0406I");
}

TEST(ClaimedNames, CarryAMarkAtTablesAndInChat) {
  World world;
  const auto ann = world.Person("Ann");
  const std::string table = OpenTable(*ann);
  EXPECT_FALSE(ChairAt(*ann, table, 0).contains("claimed"));
  ann->AskOk(Claim("Annie"));
  world.AwaitInTime([&] { return ChairAt(*ann, table, 0).contains("claimed"); });
  EXPECT_EQ(ChairAt(*ann, table, 0).at("name"), "Annie");
  ann->AskOk({{"type", "chat"}, {"table", table}, {"text", "hi"}});
  EXPECT_EQ(ann->Pushes("chat").back().at("claimed"), true);
  const auto bob = world.Person("Bob");
  ASSERT_EQ(SitCode(*bob, table), "ok");
  bob->AskOk({{"type", "chat"}, {"table", table}, {"text", "hi"}});
  EXPECT_FALSE(bob->Pushes("chat").back().as_object().contains("claimed"));
  ann->AskOk(Renaming("Anna"));
  world.AwaitInTime([&] { return ChairAt(*ann, table, 0).at("name") == "Anna"; });
  EXPECT_EQ(ChairAt(*ann, table, 0).at("claimed"), true);
  const std::string second = OpenTable(*ann);
  EXPECT_EQ(ChairAt(*ann, second, 0).at("claimed"), true);
}

TEST(ClaimedNames, WhoHadTheNameBeforeIsAGuestNowAndIsTold) {
  World world;
  const auto bob = world.Person("Annie");
  const std::string table = OpenTable(*bob);
  const auto away = world.Person("ANNlE");  // An l.
  const std::string token = away->token;
  away->Lose();
  const auto ann = world.Person("Ann");
  ann->AskOk(Claim("Annie"));
  world.AwaitInTime([&] { return !bob->Pushes("notice").empty(); });
  const json::value notice = bob->Pushes("notice").back();
  EXPECT_EQ(notice.at("code"), "identity/renamed");
  const std::string name(notice.at("name").as_string());
  EXPECT_TRUE(IsGuestName(name)) << name;
  world.AwaitInTime([&] { return ChairAt(*bob, table, 0).at("name") == json::value(name); });
  const auto back = world.Connect();
  back->Hello(token);
  EXPECT_TRUE(IsGuestName(back->name)) << back->name;
  EXPECT_TRUE(ann->Pushes("notice").empty());
}

TEST(ClaimedNames, AreNotThoseOfGuests) {
  World world;
  const auto ann = world.Person("Ann");
  EXPECT_EQ(ann->AskCode(Claim("Guest 1234")), "identity/bad_name");
}

TEST(Passwords, AreCountedInCharacters) {
  EXPECT_FALSE(IsGoodPassword("1234567"));
  EXPECT_TRUE(IsGoodPassword("12345678"));
  EXPECT_FALSE(IsGoodPassword("\u5C0F\u5C0F\u5C0F")) << "nine bytes";
  EXPECT_TRUE(IsGoodPassword(std::string(128, 'x')));
  EXPECT_FALSE(IsGoodPassword(std::string(129, 'x')));
}

class Guessing : public testing::Test {
 protected:
  Guessing() {
    settings.passwords_per_minute_address = 3;
    world.emplace(settings);
    owner = world->Person("Ann");
    owner->AskOk(Claim("Ann"));
  }
  std::unique_ptr<TestClient> From(const std::string& address) {
    auto client = world->Connect({.address = address, .origin = "http://localhost", .bearer = {}});
    client->Hello();
    return client;
  }
  static std::string Try(TestClient& client, const std::string& password) {
    return client.AskCode({{"type", "sign_in"}, {"name", "ANN"}, {"password", password}});
  }
  Settings settings;
  std::optional<World> world;
  std::unique_ptr<TestClient> owner;  // At 192.0.2.1.
};

TEST_F(Guessing, FromOneAddressDoesNotKeepTheOwnerOutAtAnother) {
  const auto eve = From("198.51.100.1");
  for (int i = 0; i < 3; ++i) EXPECT_EQ(Try(*eve, "wrong horse"), "identity/wrong_password");
  EXPECT_EQ(Try(*eve, kPassword), "limit/passwords");
  world->loop.Pass(61'000);
  EXPECT_EQ(Try(*eve, "wrong horse"), "limit/passwords") << "this name's bucket here is slower";
  EXPECT_EQ(Try(*From("203.0.113.7"), kPassword), "ok");
}

TEST_F(Guessing, FromManyAddressesIsSlowedDownButNotForTheOwnersOwn) {
  for (int i = 0; i < 30; ++i) {
    EXPECT_EQ(Try(*From("198.51.100." + std::to_string(i)), "wrong horse"),
              "identity/wrong_password");
  }
  EXPECT_EQ(Try(*From("198.51.100.99"), kPassword), "limit/passwords");
  EXPECT_EQ(Try(*From("192.0.2.1"), kPassword), "ok") << "from where she came by her token";
  world->loop.Pass(3'600'000);
  EXPECT_EQ(Try(*From("198.51.100.99"), kPassword), "ok");
}

}  // namespace
}  // namespace folsom
