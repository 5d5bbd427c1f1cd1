// Nobody passes for another: look-alikes, names that are claimed, guesses at passwords.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "hall/people/identity.h"
#include "hall/world.h"

namespace folsom {
namespace {

namespace json = boost::json;

constexpr const char* kPassword = "correct horse";

json::object Claim(const std::string& name) {
  return {{"type", "claim_name"}, {"name", name}, {"password", kPassword}};
}
json::object RenameTo(const std::string& name) { return {{"type", "rename"}, {"name", name}}; }
// Of somebody who has a name of their own.
json::object RenamingOwn(const std::string& name) {
  return {{"type", "rename"}, {"name", name}, {"password", kPassword}};
}

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
  EXPECT_EQ(eve->AskCode(RenameTo("\u0441\u043E\u0441\u043E")), "identity/look_alike");
  EXPECT_EQ(eve->AskCode(Claim("C0c0")), "identity/look_alike");
  EXPECT_EQ(eve->AskCode(RenameTo("COCO")), "identity/name_taken");
  EXPECT_EQ(eve->AskCode(RenameTo("C\u043Eco")), "identity/bad_name") << "two scripts";
  const auto stranger = world.Connect();
  EXPECT_EQ(stranger->AskCode({{"type", "hello"}, {"protocol", 1}, {"name", "C0co"}}),
            "identity/look_alike");
  const std::string table = OpenTable(*eve);
  eve->AskOk({{"type", "stand"}, {"table", table}});
  EXPECT_EQ(eve->AskCode({{"type", "sit"}, {"table", table}, {"name", "C0co"}}),
            "identity/look_alike");
  ann->AskOk(RenamingOwn("C0co"));  // Her own.
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
  same->AskOk(RenameTo("Bob"));
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
  ann->AskOk(RenamingOwn("Anna"));
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

TEST(ClaimedNames, DoNotLookLikeThoseOfGuests) {
  World world;
  const auto ann = world.Person("Ann");
  const std::array<const char*, 5> guests{"Guest 1234", "guest 1234", "Guest l234", "Guest IOOO",
                                          "\uFF27uest 1234"};
  for (const char* name : guests) {
    EXPECT_EQ(ann->AskCode(Claim(name)), "identity/look_alike") << name;
  }
  ann->AskOk(RenameTo("Guest l234"));  // Without a claim it keeps nobody out.
  ann->AskOk(Claim("Ann"));
  world.loop.Pass(60'000);  // A minute has only so many passwords.
  for (const char* name : guests) {
    EXPECT_EQ(ann->AskCode(RenamingOwn(name)), "identity/look_alike") << name;
  }
  EXPECT_EQ(ann->AskCode(RenamingOwn("Guest 12345")), "ok");
}

TEST(ClaimedNames, OfEveryGuestAreKnown) {
  const IcuTexts texts;
  for (int number = 1000; number < 10'000; ++number) {
    const std::string name = "Guest " + std::to_string(number);
    EXPECT_TRUE(IsGuestName(name) && LooksLikeGuest(name, texts)) << name;
  }
  for (const char* name :
       {"Guest", "Guest 123", "Guest 12345", "Guest 123x", "Gues 1234", "1234"}) {
    EXPECT_FALSE(LooksLikeGuest(name, texts)) << name;
  }
}

// As an earlier version may have left it: new rules bind new names only.
void ClaimInStore(World& world, const std::string& person, const std::string& name) {
  bool done = false;
  const std::vector<StoredName> names{{person, name, world.texts.KeysOf(name), true}};
  world.store->Call([&](Store& store) { dynamic_cast<Database&>(store).SetNames(names); },
                    [&](const std::string* /*refused*/) { done = true; });
  world.Await([&] { return done; });
}

TEST(ClaimedNames, ThatLookAlikeSinceEarlierBothSitDown) {
  World world;
  const auto host = world.Person("Host");
  const std::array<std::string, 2> names{"Tuco", "Tuc0"};
  std::array<std::unique_ptr<TestClient>, 2> owners;
  for (std::size_t i = 0; i < owners.size(); ++i) {
    const auto before = world.Person("Old" + std::to_string(i));
    before->AskOk(Claim("Mine" + std::to_string(i)));
    ClaimInStore(world, before->person, names[i]);
    owners[i] = world.Connect();
    owners[i]->Hello(before->token);
    ASSERT_EQ(owners[i]->name, names[i]);
  }
  for (std::size_t i = 0; i < owners.size(); ++i) {
    const std::string table = OpenTable(*host);
    EXPECT_EQ(SitCode(*owners[i], table), "ok") << names[i];
    const Table truth = world.Truth(table);
    EXPECT_EQ(truth.ChairOf(Seat{1}).name, names[i]);
    EXPECT_TRUE(truth.ChairOf(Seat{1}).claimed);
  }
}

TEST(ClaimedNames, OfAGuestsLookSinceEarlierKeepNoGuestFromSitting) {
  World world;
  const auto owner = world.Person("Old");
  owner->AskOk(Claim("Old"));
  const auto guest = world.Person("Guest 1234");
  ClaimInStore(world, owner->person, "Guest l234");
  const std::string table = OpenTable(*world.Person("Host"));
  EXPECT_EQ(SitCode(*guest, table), "ok");
  const std::string name = world.Truth(table).ChairOf(Seat{1}).name;
  EXPECT_TRUE(IsGuestName(name)) << name;
  EXPECT_NE(name, "Guest 1234");
  EXPECT_EQ(guest->Pushes("notice").back().at("name"), json::value(name));
}

TEST(ClaimedNames, ThatWereGivenUpAreNotTheirsInARematch) {
  World world;
  const auto ann = world.Person("Ann");
  ann->AskOk(Claim("Ann"));
  const std::string table = StartedTable(world, {ann.get()}, {{"seats", 3}});
  Rng rng(4);
  PlayOn(world, {ann.get()}, table, rng);
  ann->AskOk(RenamingOwn("Bob"));
  world.Person("Eve")->AskOk(Claim("Ann"));
  const json::value next = ann->AskOk({{"type", "rematch"}, {"table", table}});
  const Table truth = world.Truth(std::string(next.at("table").as_string()));
  EXPECT_EQ(truth.ChairOf(Seat{0}).name, "Bob");
  EXPECT_TRUE(truth.ChairOf(Seat{0}).claimed);
}

TEST(ClaimedNames, DisplaceFewAtATimeHoweverManyHaveThem) {
  constexpr int kNamesakes = 50;
  World world;
  const auto count = [&] {
    int left = 0;
    bool done = false;
    world.store->Call(
        [&](Store& store) {
          left = 0;
          for (int i = 0; i < kNamesakes; ++i) {
            left += store.PersonOfId("p" + std::to_string(i))->name == "Anna" ? 1 : 0;
          }
        },
        [&](const std::string* /*refused*/) { done = true; });
    world.Await([&] { return done; });
    return left;
  };
  world.store->Call(
      [&](Store& store) {
        for (int i = 0; i < kNamesakes; ++i) {
          const std::string id = "p" + std::to_string(i);
          Person person;
          person.id = id;
          person.name = "Anna";
          person.keys = world.texts.KeysOf("Anna");
          store.AddPerson(person, id, {});
        }
      },
      {});
  world.Person("Ann")->AskOk(Claim("Anna"));
  EXPECT_EQ(count(), kNamesakes - 20);
  world.AwaitInTime([&] { return count() == 0; });
}

TEST(Renames, AreAFewAnHour) {
  World world;
  const auto ann = world.Person("Ann");
  world.Person("Bob")->AskOk(Claim("Bob"));
  for (int i = 0; i < 5; ++i) {
    EXPECT_EQ(ann->AskCode(RenameTo("Bob")), "identity/name_taken") << "and costs nothing";
    EXPECT_EQ(ann->AskCode(RenameTo("Ann " + std::to_string(i))), "ok");
  }
  EXPECT_EQ(ann->AskCode(RenameTo("Annie")), "limit/renames");
  EXPECT_EQ(world.Person("Cat")->AskCode(RenameTo("Caty")), "ok");
  world.loop.Pass(3'600'000);
  EXPECT_EQ(ann->AskCode(RenameTo("Annie")), "ok");
}

TEST(Renames, AreToldOnlyToTablesThatNeedThem) {
  World world;
  const auto host = world.Person("Host");
  const auto ann = world.Person("Ann");
  std::array<std::string, 2> tables;
  for (std::size_t i = 0; i < tables.size(); ++i) {
    tables[i] = OpenTable(*host);
    ann->Watch(tables[i]);
    ann->AskOk({{"type", "sit"}, {"table", tables[i]}, {"name", i == 0 ? "Ann" : "Doc"}});
    for (TestClient* const client : {host.get(), ann.get()}) {
      client->AskOk({{"type", "unwatch"}, {"table", tables[i]}});
    }
  }
  world.AwaitInTime([&] { return world.hub->Measured().tables_loaded == 0; });
  ann->AskOk(RenameTo("Annie"));
  world.AwaitInTime([&] { return world.Truth(tables[0]).ChairOf(Seat{1}).name == "Annie"; });
  EXPECT_EQ(world.hub->Measured().tables_loaded, 1U);
  EXPECT_EQ(world.Truth(tables[1]).ChairOf(Seat{1}).name, "Doc");
}

TEST(Renames, ReachManyTablesInTime) {
  constexpr std::size_t kTables = 25;
  World world;
  const auto ann = world.Person("Ann");
  std::vector<std::string> tables;
  while (tables.size() < kTables) {
    tables.push_back(OpenTable(*ann));
    ann->AskOk({{"type", "unwatch"}, {"table", tables.back()}});
  }
  ann->AskOk(RenameTo("Annie"));
  world.AwaitInTime([&] {
    return std::ranges::all_of(tables, [&](const std::string& table) {
      return world.Truth(table).ChairOf(Seat{0}).name == "Annie";
    });
  });
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
