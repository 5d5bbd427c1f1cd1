// Who is who: tokens, names, passwords, programs, origins.
#include "hall/people/identity.h"

#include <gtest/gtest.h>

#include <regex>
#include <set>

#include "hall/world.h"

namespace folsom {
namespace {

namespace json = boost::json;

TEST(Hello, MakesAPersonWhoComesBackByTheToken) {
  World world;
  const auto ann = world.Person("Ann");
  EXPECT_EQ(ann->token.size(), 43U);
  EXPECT_EQ(ann->name, "Ann");
  const auto again = world.Connect();
  const json::value welcome =
      again->AskOk({{"type", "hello"}, {"protocol", 1}, {"token", ann->token}});
  EXPECT_EQ(welcome.at("person").as_string(), ann->person);
  EXPECT_EQ(welcome.at("name"), "Ann");
  EXPECT_EQ(welcome.at("claimed"), false);
  EXPECT_EQ(welcome.at("program"), false);
  EXPECT_FALSE(welcome.as_object().contains("token")) << "it is told once";
  world.Restart();
  const auto later = world.Connect();
  later->Hello(ann->token);
  EXPECT_EQ(later->person, ann->person);
}

TEST(Hello, WithoutANameMakesAGuest) {
  World world;
  const std::string name = world.Person()->name;
  EXPECT_TRUE(std::regex_match(name, std::regex("Guest [1-9][0-9]{3}"))) << name;
}

// Clients know the name that nobody chose by its form, and say it in their own language.
TEST(Guests, AreAllCalledByFourDigits) {
  const std::regex form("Guest [1-9][0-9]{3}");
  const SodiumCrypto crypto;
  std::set<std::string> names;
  for (int i = 0; i < 1000; ++i) names.insert(GuestName(crypto));
  for (const std::string& name : names) EXPECT_TRUE(std::regex_match(name, form)) << name;
  EXPECT_GT(names.size(), 800U);
}

TEST(Hello, AGuessedTokenIsNobodyAndOneMaySayHelloWithoutIt) {
  World world;
  const auto mallory = world.Connect();
  EXPECT_EQ(
      mallory->AskCode({{"type", "hello"}, {"protocol", 1}, {"token", NewToken(world.crypto)}}),
      "identity/unknown_token");
  EXPECT_EQ(mallory->closed, 0);
  mallory->Hello();
  EXPECT_FALSE(mallory->person.empty());
}

TEST(Hello, ComesFirstSoonAndOnce) {
  World world;
  const auto rude = world.Connect();
  EXPECT_EQ(rude->AskCode({{"type", "ping"}}), "hello/needed");
  EXPECT_EQ(rude->closed, kClosePolicy);
  const auto odd = world.Connect();
  EXPECT_EQ(odd->AskCode({{"type", "hello"}, {"protocol", 2}}), "hello/protocol");
  EXPECT_EQ(odd->closed, kClosePolicy);
  const auto silent = world.Connect();
  const auto ann = world.Person("Ann");
  world.loop.Pass(world.settings.hello_ms - 1);
  EXPECT_EQ(silent->closed, 0);
  world.loop.Pass(1);
  EXPECT_EQ(silent->closed, kClosePolicy);
  EXPECT_EQ(ann->closed, 0);
  EXPECT_EQ(ann->AskCode({{"type", "hello"}, {"protocol", 1}}), "hello/again");
}

TEST(Hello, WhatIsSaidWhileWeLookIsAnsweredAfterwards) {
  World world;
  const auto ann = world.Connect();
  ann->SayText(R"({"type":"hello","id":1,"protocol":1})");
  ann->SayText(R"({"type":"ping","id":2})");
  EXPECT_TRUE(ann->inbox.empty());
  world.Await([&] { return ann->inbox.size() == 2; });
  EXPECT_EQ(ann->inbox[0].at("type"), "welcome");
  EXPECT_EQ(ann->inbox[1].at("id"), 2);
  EXPECT_EQ(ann->inbox[1].at("now"), world.loop.Now());
}

TEST(Names, AreClaimedWithAPasswordAndSignedInto) {
  World world;
  const auto ann = world.Person("Ann");
  const json::object claim{
      {"type", "claim_name"}, {"name", "Annie"}, {"password", "correct horse"}};
  ann->AskOk(claim);
  const auto bob = world.Person("Bob");
  EXPECT_EQ(bob->AskCode({{"type", "claim_name"}, {"name", "annie"}, {"password", "12345678"}}),
            "identity/name_taken");
  EXPECT_EQ(bob->AskCode({{"type", "rename"}, {"name", "Annie"}}), "identity/name_taken");
  EXPECT_EQ(bob->AskCode({{"type", "sign_in"}, {"name", "Annie"}, {"password", "wrong horse"}}),
            "identity/wrong_password");
  EXPECT_EQ(bob->AskCode({{"type", "sign_in"}, {"name", "Nobody"}, {"password", "wrong horse"}}),
            "identity/wrong_password");
  const json::value in =
      bob->AskOk({{"type", "sign_in"}, {"name", "annie"}, {"password", "correct horse"}});
  EXPECT_EQ(in.at("person").as_string(), ann->person);
  EXPECT_EQ(in.at("name"), "Annie");
  EXPECT_NE(in.at("token").as_string(), ann->token);
  const auto phone = world.Connect();
  phone->Hello(std::string(in.at("token").as_string()));
  EXPECT_EQ(phone->person, ann->person);
}

TEST(Names, AnOldTabDoesNotUndoWhatANewOneClaimed) {
  World world;
  const auto old_tab = world.Person("Ann");
  const auto new_tab = world.Connect();
  new_tab->Hello(old_tab->token);
  new_tab->AskOk({{"type", "claim_name"}, {"name", "Annie"}, {"password", "correct horse"}});
  EXPECT_EQ(
      old_tab->AskCode({{"type", "claim_name"}, {"name", "Annie"}, {"password", "other horse"}}),
      "identity/claimed");
  old_tab->AskOk({{"type", "rename"}, {"name", "Anna"}, {"password", "correct horse"}});
  const auto other = world.Person();
  other->AskOk({{"type", "sign_in"}, {"name", "Anna"}, {"password", "correct horse"}});
}

// By it alone its owner signs in: who stole a token cannot take it away.
TEST(Names, AClaimedOneChangesWithItsPasswordOnly) {
  World world;
  const auto ann = world.Person("Ann");
  ann->AskOk({{"type", "claim_name"}, {"name", "Annie"}, {"password", "correct horse"}});
  const json::object plain{{"type", "rename"}, {"name", "Anna"}};
  EXPECT_EQ(ann->AskCode(plain), "identity/wrong_password");
  json::object guessed = plain;
  guessed["password"] = "wrong horse";
  EXPECT_EQ(ann->AskCode(guessed), "identity/wrong_password");
  const auto phone = world.Person();
  phone->AskOk({{"type", "sign_in"}, {"name", "Annie"}, {"password", "correct horse"}});
}

TEST(Names, BadOnesAndBadPasswordsAreRefused) {
  World world;
  const auto ann = world.Person("Ann");
  for (const char* const name : {"", " Ann", "A\nB", "\u202Eevil", "abcdefghijklmnopqrstuvwxyz"}) {
    EXPECT_EQ(ann->AskCode({{"type", "rename"}, {"name", name}}), "identity/bad_name") << name;
  }
  EXPECT_EQ(ann->AskCode({{"type", "claim_name"}, {"name", "Ann"}, {"password", "short"}}),
            "identity/bad_password");
  const std::string renamed(
      ann->AskOk({{"type", "rename"}, {"name", "Änn 安"}}).at("name").as_string());
  EXPECT_EQ(renamed, "Änn 安");
}

TEST(Names, GuessingPasswordsSoonMeetsTheLimit) {
  Settings settings;
  settings.passwords_per_minute_address = 2;
  World world(settings);
  const auto eve = world.Person("Eve");
  const json::object guess{{"type", "sign_in"}, {"name", "Ann"}, {"password", "guessed it"}};
  EXPECT_EQ(eve->AskCode(guess), "identity/wrong_password");
  EXPECT_EQ(eve->AskCode(guess), "identity/wrong_password");
  EXPECT_EQ(eve->AskCode(guess), "limit/passwords");
}

TEST(People, NewOnesFromOneAddressAreLimited) {
  Settings settings;
  settings.new_people_per_minute_address = 2;
  World world(settings);
  const auto a = world.Person();
  const auto b = world.Person();
  const auto c = world.Connect();
  EXPECT_EQ(c->AskCode({{"type", "hello"}, {"protocol", 1}}), "limit/people");
  EXPECT_EQ(c->AskCode({{"type", "hello"}, {"protocol", 1}, {"token", a->token}}), "ok");
}

Hub::NewProgram MakeProgram(World& world, const std::string& name) {
  std::optional<Hub::NewProgram> made;
  world.hub->MakeProgram(name, "192.0.2.9", [&](Hub::NewProgram program) { made = program; });
  world.Await([&] { return made.has_value(); });
  return *made;
}

TEST(Programs, ComeWithABearerTokenOfTheirOwnAndNoOther) {
  World world;
  const Hub::NewProgram bot = MakeProgram(world, "Robo");
  EXPECT_EQ(bot.error, "");
  const auto robo = world.Connect({.address = "192.0.2.9", .origin = {}, .bearer = bot.token});
  const json::value welcome = robo->AskOk({{"type", "hello"}, {"protocol", 1}});
  EXPECT_EQ(welcome.at("program"), true);
  EXPECT_EQ(welcome.at("person").as_string(), bot.person);
  EXPECT_EQ(robo->AskCode({{"type", "sign_in"}, {"name", "Ann"}, {"password", "correct horse"}}),
            "identity/not_a_person");
  const auto ann = world.Person("Ann");
  const auto fake = world.Connect({.address = "192.0.2.9", .origin = {}, .bearer = ann->token});
  EXPECT_EQ(fake->AskCode({{"type", "hello"}, {"protocol", 1}}), "identity/not_a_program");
  EXPECT_EQ(fake->closed, kClosePolicy);
  const auto guess =
      world.Connect({.address = "192.0.2.9", .origin = {}, .bearer = NewToken(world.crypto)});
  EXPECT_EQ(guess->AskCode({{"type", "hello"}, {"protocol", 1}, {"token", ann->token}}),
            "identity/unknown_token");
  EXPECT_EQ(guess->closed, kClosePolicy);
  EXPECT_EQ(MakeProgram(world, "").error, "identity/bad_name");
}

std::string KnockCode(World& world, const Peer& peer) {
  const std::optional<Problem> refused = world.hub->Knock(peer, "play.example:7110");
  return refused ? refused->code : "";
}

TEST(Origin, MustBeOursAndOnlyProgramsComeWithout) {
  Settings settings;
  settings.public_url = "https://public.example";
  settings.origins = {"https://friend.example"};
  World world(settings);
  const auto with = [&](const std::string& origin, const std::string& bearer = {}) {
    return KnockCode(world, {.address = "192.0.2.1", .origin = origin, .bearer = bearer});
  };
  EXPECT_EQ(with("http://play.example:7110"), "origin/refused") << "the public address is another";
  EXPECT_EQ(with("https://PUBLIC.example"), "");
  EXPECT_EQ(with("https://friend.example"), "");
  EXPECT_EQ(with("https://evil.example"), "origin/refused");
  EXPECT_EQ(with("null"), "origin/refused");
  EXPECT_EQ(with(""), "origin/missing");
  EXPECT_EQ(with("", "token"), "");
  EXPECT_EQ(with("https://evil.example", "token"), "origin/refused");
}

TEST(Origin, WithoutAPublicAddressIsThatOfTheHost) {
  World world;
  const auto with = [&](const std::string& origin) {
    return KnockCode(world, {.address = "192.0.2.1", .origin = origin, .bearer = {}});
  };
  EXPECT_EQ(with("http://play.example:7110"), "");
  EXPECT_EQ(with("https://PLAY.example:7110"), "");
  EXPECT_EQ(with("https://play.example"), "origin/refused") << "another port";
}

TEST(Connections, OfOneAddressAreCounted) {
  Settings settings;
  settings.connections_per_address = 2;
  World world(settings);
  const Peer peer = {.address = "192.0.2.1", .origin = "http://play.example:7110", .bearer = {}};
  const auto a = world.Connect(peer);
  auto b = world.Connect(peer);
  EXPECT_EQ(KnockCode(world, peer), "limit/connections");
  EXPECT_EQ(KnockCode(world, {.address = "192.0.2.2", .origin = peer.origin, .bearer = {}}), "");
  b.reset();
  EXPECT_EQ(KnockCode(world, peer), "");
}

TEST(Secrets, TokensAndPasswordsAreNotInTheStore) {
  World world;
  const auto ann = world.Person("Ann");
  ann->AskOk({{"type", "claim_name"}, {"name", "Annie"}, {"password", "correct horse"}});
  const json::value made = ann->AskOk({{"type", "create"}, {"config", {{"seats", 3}}}});
  const json::value link =
      ann->AskOk({{"type", "seat_link"}, {"table", made.at("table")}, {"seat", 0}});
  const std::string bytes = world.StoreBytes();
  EXPECT_NE(bytes.find("Annie"), std::string::npos);
  EXPECT_EQ(bytes.find(ann->token), std::string::npos);
  EXPECT_EQ(bytes.find("correct horse"), std::string::npos);
  EXPECT_EQ(bytes.find(std::string(link.at("link").as_string())), std::string::npos);
}

TEST(IdentityBytes, AreLongEnoughAndNeverTheSame) {
  const SodiumCrypto crypto;
  EXPECT_NE(NewToken(crypto), NewToken(crypto));
  EXPECT_EQ(NewToken(crypto).size(), 43U);
  EXPECT_NE(NewId(crypto), NewId(crypto));
  EXPECT_EQ(NewId(crypto).size(), 15U);
  EXPECT_EQ(NewCode(crypto).size(), 8U);
  EXPECT_EQ(crypto.HashToken("a"),
            "8928aae63c84d87ea098564d1e03ad813f107add474e56aedd286349c0c03ea4")
      << "stored hashes stay good";
  EXPECT_EQ(TypedCode("abc2o"), "ABC2Q");
}

}  // namespace
}  // namespace folsom
