// Where people are signed in: devices, signing out, passwords that change, tokens that expire.
#include "hall/people/sessions.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "hall/people/devices.h"
#include "hall/world.h"

namespace folsom {
namespace {

namespace json = boost::json;

constexpr Millis kSessionDay = 86'400'000;
constexpr const char* kFirefox =
    "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0";

Peer PeerWith(const std::string& agent) {
  Peer peer = World::AnyPeer();
  peer.agent = agent;
  return peer;
}

// Days go by, with few ticks, so that it takes no time.
void Wait(World& world, int days) {
  constexpr Millis kHour = 3'600'000;
  world.settings.tick_ms = kHour;
  for (int day = 0; day < days; ++day) {
    world.loop.Pass(kSessionDay);
    world.Settle();
  }
}

// Ann, who claimed her name, at her desk and on a phone.
class SessionsTest : public testing::Test {
 protected:
  SessionsTest() {
    desk->Hello({}, "Ann");
    desk->AskOk({{"type", "claim_name"}, {"name", "Ann"}, {"password", "correct horse"}});
    phone = SignIn("correct horse");
  }
  std::unique_ptr<TestClient> SignIn(const std::string& password) {
    auto client = world.Person();
    const json::value in =
        client->AskOk({{"type", "sign_in"}, {"name", "Ann"}, {"password", password}});
    client->token = in.at("token").as_string();
    return client;
  }
  json::array Devices(TestClient& client) {
    return client.AskOk({{"type", "devices"}}).at("devices").as_array();
  }
  std::string IdOf(TestClient& client) { return DeviceId(world.crypto.HashToken(client.token)); }
  bool IsGood(const std::string& token) {
    const auto client = world.Connect();
    const json::value answer = client->Ask({{"type", "hello"}, {"protocol", 1}, {"token", token}});
    return answer.at("type") == "welcome";
  }
  void AwaitSignedOut(TestClient& client) {
    world.Await([&] { return client.closed != 0; });
    EXPECT_EQ(client.closed, kCloseSignedOut);
    EXPECT_FALSE(IsGood(client.token));
  }

  World world;
  std::unique_ptr<TestClient> desk = world.Connect(PeerWith(kFirefox));
  std::unique_ptr<TestClient> phone;
};

TEST_F(SessionsTest, DevicesAreListedWithWhatIsKnownOfThem) {
  const json::array devices = Devices(*desk);
  ASSERT_EQ(devices.size(), 2U);
  for (const json::value& device : devices) {
    const bool here = device.at("device").as_string() == IdOf(*desk);
    EXPECT_EQ(device.at("here"), here);
    EXPECT_EQ(device.as_object().contains("browser"), here);
    if (!here) continue;
    EXPECT_EQ(device.at("browser"), "Firefox");
    EXPECT_EQ(device.at("system"), "Linux");
    EXPECT_EQ(device.at("created_at"), world.loop.Now());
  }
  EXPECT_EQ(json::serialize(devices).find(desk->token), std::string::npos);
}

TEST_F(SessionsTest, OneDeviceIsSignedOutByAnother) {
  const auto second_tab = world.Connect();
  second_tab->Hello(phone->token);
  desk->AskOk({{"type", "revoke"}, {"device", IdOf(*phone)}});
  AwaitSignedOut(*phone);
  world.Await([&] { return second_tab->closed != 0; });
  EXPECT_EQ(desk->closed, 0);
  EXPECT_TRUE(IsGood(desk->token));
  EXPECT_EQ(Devices(*desk).size(), 1U);
}

TEST_F(SessionsTest, AStrangersDeviceIsNotOnesOwnToRevoke) {
  const auto mallory = world.Person("Mallory");
  for (const std::string& device : {IdOf(*desk), std::string("nonsense"), std::string()}) {
    EXPECT_EQ(mallory->AskCode({{"type", "revoke"}, {"device", device}}),
              "identity/unknown_device");
  }
  EXPECT_TRUE(IsGood(desk->token));
}

TEST_F(SessionsTest, SigningOutIsForThisDeviceOrForAll) {
  phone->AskOk({{"type", "sign_out"}});
  AwaitSignedOut(*phone);
  EXPECT_EQ(desk->closed, 0);
  const auto tablet = SignIn("correct horse");
  desk->AskOk({{"type", "sign_out"}, {"everywhere", true}});
  AwaitSignedOut(*desk);
  AwaitSignedOut(*tablet);
}

TEST_F(SessionsTest, APasswordChangesWithTheOldOneAndSignsOthersOut) {
  const json::object wrong{{"type", "change_password"}, {"old", "a guess"}, {"new", "new horse"}};
  EXPECT_EQ(desk->AskCode(wrong), "identity/wrong_password");
  EXPECT_EQ(
      desk->AskCode({{"type", "change_password"}, {"old", "correct horse"}, {"new", "short"}}),
      "identity/bad_password");
  EXPECT_EQ(phone->closed, 0);
  desk->AskOk({{"type", "change_password"}, {"old", "correct horse"}, {"new", "new horse"}});
  AwaitSignedOut(*phone);
  EXPECT_EQ(desk->closed, 0);
  EXPECT_TRUE(IsGood(desk->token));
  const auto other = world.Person();
  EXPECT_EQ(other->AskCode({{"type", "sign_in"}, {"name", "Ann"}, {"password", "correct horse"}}),
            "identity/wrong_password");
  static_cast<void>(SignIn("new horse"));
  const auto guest = world.Person();
  EXPECT_EQ(
      guest->AskCode({{"type", "change_password"}, {"old", "anything"}, {"new", "new horse"}}),
      "identity/not_claimed");
}

TEST_F(SessionsTest, GuessingTheOldPasswordMeetsTheLimit) {
  std::string code;
  for (int i = 0; i < 20 && code != "limit/passwords"; ++i) {
    code =
        desk->AskCode({{"type", "change_password"}, {"old", "a guess"}, {"new", "another horse"}});
  }
  EXPECT_EQ(code, "limit/passwords");
  EXPECT_EQ(desk->AskCode({{"type", "delete_account"}, {"password", "a guess"}}),
            "limit/passwords");
}

TEST_F(SessionsTest, TokensExpireAHalfYearAfterTheirLastUse) {
  desk->Lose();
  phone->Lose();
  Wait(world, 100);
  EXPECT_TRUE(IsGood(phone->token));
  Wait(world, 100);
  EXPECT_FALSE(IsGood(desk->token));
  EXPECT_TRUE(IsGood(phone->token));
}

TEST_F(SessionsTest, WhoStaysConnectedUsesTheirToken) {
  desk->Lose();
  Wait(world, 200);
  EXPECT_FALSE(IsGood(desk->token));
  EXPECT_TRUE(IsGood(phone->token));
}

TEST(Programs, HaveATokenUntilItIsRevoked) {
  World world;
  Hub::NewProgram made;
  world.hub->MakeProgram("Bot", "127.0.0.1",
                         [&](const Hub::NewProgram& program) { made = program; });
  world.Await([&] { return !made.token.empty(); });
  Wait(world, 200);
  Peer peer = World::AnyPeer();
  peer.bearer = made.token;
  const auto bot = world.Connect(peer);
  bot->Hello();
  const auto ann = world.Person("Ann");
  const auto code_of_ending = [&](const std::string& token) {
    std::optional<std::string> code;
    world.hub->EndProgram(
        token, [&](const Problem* problem) { code = problem == nullptr ? "" : problem->code; });
    world.Await([&] { return code.has_value(); });
    return *code;
  };
  EXPECT_EQ(code_of_ending(ann->token), "identity/not_a_program");
  EXPECT_EQ(code_of_ending(made.token), "");
  world.Await([&] { return bot->closed != 0; });
  EXPECT_EQ(bot->closed, kCloseSignedOut);
  EXPECT_EQ(code_of_ending(made.token), "identity/unknown_token");
}

TEST(Guests, AreForgottenWhenTheyHaveNoGameAndDoNotComeBack) {
  World world;
  const auto idle = world.Person("Idle");
  const auto player = world.Person("Player");
  const std::string table = StartedTable(world, {player.get()}, {{"seats", 3}});
  Rng rng(3);
  PlayOn(world, {player.get()}, table, rng);
  idle->Lose();
  player->Lose();
  const auto still_known = [&](TestClient& client) {
    const auto again = world.Connect();
    return again->Ask({{"type", "hello"}, {"protocol", 1}, {"token", client.token}}).at("type") ==
           "welcome";
  };
  Wait(world, 32);
  EXPECT_FALSE(still_known(*idle));
  EXPECT_TRUE(still_known(*player));
}

TEST(DeviceOf, SaysBrowserAndSystemAsPeopleDo) {
  const auto words = [](std::string_view agent) {
    const Device device = DeviceOf(agent);
    return device.browser + "/" + device.system;
  };
  EXPECT_EQ(words(kFirefox), "Firefox/Linux");
  EXPECT_EQ(words("Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like "
                  "Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0"),
            "Edge/Windows");
  EXPECT_EQ(words("Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) "
                  "Chrome/126.0.0.0 Mobile Safari/537.36"),
            "Chrome/Android");
  EXPECT_EQ(words("Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 "
                  "(KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1"),
            "Safari/iPhone");
  EXPECT_EQ(words("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, "
                  "like Gecko) Version/17.5 Safari/605.1.15"),
            "Safari/macOS");
  EXPECT_EQ(words("curl/7.88.1"), "/");
  EXPECT_EQ(words(""), "/");
}

}  // namespace
}  // namespace folsom
