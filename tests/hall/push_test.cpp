// Notices that are pushed to browsers: who subscribes, who is told, and what ends it.
#include <gtest/gtest.h>

#include <algorithm>

#include "hall/people/people.h"
#include "hall/world.h"

namespace folsom {
namespace {

namespace json = boost::json;

constexpr const char* kKey =
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
constexpr const char* kAuth = "BTBZMqHH6r4Tts7J_aSIgg";

json::object Subscribe(const std::string& browser) {
  return {{"type", "push_subscribe"},
          {"endpoint", "https://push.example/" + browser},
          {"key", kKey},
          {"auth", kAuth}};
}

json::object ClockOptions(const std::string& clock) {
  return {{"clock", {{"kind", clock}}}, {"grace_s", 3600}};
}

// Two people start a game, and go before their first decision.
std::string GoAway(World& world, TestClient& ann, TestClient& bob, const std::string& clock) {
  std::string table = StartedTable(world, {&ann, &bob}, {{"seats", 3}}, ClockOptions(clock));
  ann.Lose();
  bob.Lose();
  Pass(world, 5'000);
  return table;
}

// As `devices` calls the one by which this client came.
std::string OwnDevice(TestClient& client) {
  const json::value answer = client.AskOk({{"type", "devices"}});
  for (const json::value& device : answer.at("devices").as_array()) {
    if (device.at("here").as_bool()) return json::value_to<std::string>(device.at("device"));
  }
  return {};
}

std::vector<std::string> ToldBrowsers(const World& world) {
  std::vector<std::string> told;
  for (const PushNotice& notice : world.pushes) told.push_back(notice.to.endpoint);
  std::ranges::sort(told);
  return told;
}

TEST(Push, WelcomeHasTheKeyToSubscribeWith) {
  World world;
  const auto ann = world.Person("Ann");
  EXPECT_EQ(ann->inbox.front().at("push_key").as_string(), world.push_key);
}

TEST(Push, TellsTheDevicesOfWhoeverIsAwayInAGameOverDays) {
  World world;
  const auto ann = world.Person("Ann");
  const auto bob = world.Person("Bob");
  ann->AskOk(Subscribe("ann"));
  bob->AskOk(Subscribe("bob"));
  const std::string table = GoAway(world, *ann, *bob, "daily");
  ASSERT_EQ(world.pushes.size(), 1U);
  const PushNotice& notice = world.pushes[0];
  EXPECT_EQ(notice.table, table);
  EXPECT_GT(notice.deadline, world.loop.Now());
  const json::object body = json::parse(notice.body).as_object();
  EXPECT_EQ(body.at("what"), "turn");
  EXPECT_EQ(body.at("table").as_string(), table);
  EXPECT_EQ(body.size(), 4U);  // Code and title besides: nothing of the game.
  EXPECT_EQ(notice.to.key, kKey);
}

TEST(Push, IsNotForGamesThatArePlayedAtOnce) {
  World world;
  const auto ann = world.Person("Ann");
  const auto bob = world.Person("Bob");
  for (TestClient* const one : {ann.get(), bob.get()}) {
    one->AskOk(Subscribe(one->name));
    one->AskOk({{"type", "set_webhook"}, {"url", "https://turns.example/"}});
  }
  GoAway(world, *ann, *bob, "live");
  EXPECT_FALSE(world.notices.empty());
  EXPECT_TRUE(world.pushes.empty());
}

TEST(Push, AllDevicesOfAPersonAreToldButNoneThatWasSignedOutOrRevoked) {
  World world;
  const auto ann = world.Person("Ann");
  const auto bob = world.Person("Bob");
  for (TestClient* const one : {ann.get(), bob.get()}) {
    const json::object password{{"name", one->name}, {"password", "long enough"}};
    json::object claim = password;
    claim["type"] = "claim_name";
    one->AskOk(claim);
    one->AskOk(Subscribe(one->name + "-desk"));
    json::object sign_in = password;
    sign_in["type"] = "sign_in";
    const auto phone = world.Person();
    phone->AskOk(sign_in);
    phone->AskOk(Subscribe(one->name + "-phone"));
    const auto lost = world.Person();
    lost->AskOk(sign_in);
    lost->AskOk(Subscribe(one->name + "-lost"));
    lost->AskOk({{"type", "sign_out"}});
    const auto stolen = world.Person();
    stolen->AskOk(sign_in);
    stolen->AskOk(Subscribe(one->name + "-stolen"));
    one->AskOk({{"type", "revoke"}, {"device", OwnDevice(*stolen)}});
  }
  GoAway(world, *ann, *bob, "daily");
  const std::vector<std::string> told = ToldBrowsers(world);
  ASSERT_EQ(told.size(), 2U);
  EXPECT_TRUE(told[0].ends_with("-desk")) << told[0];
  EXPECT_TRUE(told[1].ends_with("-phone")) << told[1];
}

TEST(Push, EndsWhenOneUnsubscribes) {
  World world;
  const auto ann = world.Person("Ann");
  const auto bob = world.Person("Bob");
  for (TestClient* const one : {ann.get(), bob.get()}) {
    one->AskOk(Subscribe(one->name));
    one->AskOk({{"type", "push_unsubscribe"}});
  }
  GoAway(world, *ann, *bob, "daily");
  EXPECT_TRUE(world.pushes.empty());
}

TEST(Push, BadAddressesAreRefused) {
  World world;
  const auto ann = world.Person("Ann");
  json::object inside = Subscribe("x");
  inside["endpoint"] = "https://192.168.0.1/";
  EXPECT_EQ(ann->AskCode(inside), "push/bad_endpoint");
  json::object keyless = Subscribe("x");
  keyless["key"] = "AAAA";
  EXPECT_EQ(ann->AskCode(keyless), "push/bad_key");
  keyless.erase("key");
  EXPECT_EQ(ann->AskCode(keyless), "message/missing_field");
}

TEST(Push, APersonHasAtMostTenDevicesThatAreTold) {
  World world;
  const auto ann = world.Person("Ann");
  ann->AskOk({{"type", "claim_name"}, {"name", "Ann"}, {"password", "long enough"}});
  world.store->Call(
      [&](Store& store) {
        Person person = *store.PersonOfId(ann->person);
        for (int i = 0; i < kMaxPushDevices; ++i) {
          const std::string hash = "device " + std::to_string(i);
          store.AddToken(person, hash, 1, {});
          store.SetPush(hash, {.endpoint = hash, .key = "k", .auth = "a"}, kMaxPushDevices);
        }
      },
      {});
  EXPECT_EQ(ann->AskCode(Subscribe("one-too-many")), "limit/push");
}

TEST(Push, IsPartOfOnesOwnData) {
  World world;
  const auto ann = world.Person("Ann");
  ann->AskOk(Subscribe("ann"));
  const json::value data = ann->AskOk({{"type", "export"}}).at("data");
  EXPECT_EQ(data.at("devices").at(0).at("push"), "https://push.example/ann");
  const json::value devices = ann->AskOk({{"type", "devices"}});
  EXPECT_FALSE(devices.at("devices").at(0).as_object().contains("push"));
}

TEST(Push, GoesWithTheAccount) {
  World world;
  const auto ann = world.Person("Ann");
  ann->AskOk(Subscribe("ann"));
  ann->AskOk({{"type", "delete_account"}});
  std::vector<Store::Token> left(1);
  world.store->Call([&](Store& store) { left = store.TokensOf(ann->person); }, {});
  world.Settle();
  EXPECT_TRUE(left.empty());
}

}  // namespace
}  // namespace folsom
