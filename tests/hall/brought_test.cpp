// Games of a page that are brought to an account: what becomes of them, and what is refused.
#include <gtest/gtest.h>

#include <algorithm>

#include "fair/fair.h"
#include "hall/brought/brought_game.h"
#include "hall/world.h"

namespace folsom {
namespace {

namespace json = boost::json;

class BroughtGames : public testing::Test {
 protected:
  // The log of a game that was played elsewhere, by this person and bots.
  static std::string PlayedElsewhere(std::uint64_t seed = 1, const std::string& name = {}) {
    World page;
    const auto who = page.Person(name);
    const std::string table = StartedTable(page, {who.get()}, {{"seats", 3}}, {}, "random");
    Rng rng(seed);
    PlayOn(page, {who.get()}, table, rng);
    return TextOf(page, table);
  }
  static std::string TextOf(World& world, const std::string& table) {
    std::string text;
    bool done = false;
    world.store->Call([&](Store& store) { text = *LogTextOf(*store.Load(table, 0)); },
                      [&](const std::string* /*refused*/) { done = true; });
    world.Await([&] { return done; });
    return text;
  }
  std::unique_ptr<TestClient> Account(const std::string& name) {
    auto client = world_.Person(name);
    client->AskOk({{"type", "claim_name"}, {"name", name}, {"password", "correct horse"}});
    return client;
  }
  Result<Hub::BroughtGame> Bring(const std::string& token, const std::string& log) {
    std::optional<Result<Hub::BroughtGame>> answer;
    world_.hub->BringGame(token, log, [&](const Result<Hub::BroughtGame>& a) { answer = a; });
    world_.Await([&] { return answer.has_value(); });
    return *answer;
  }
  std::string CodeOf(const std::string& token, const std::string& log) {
    const Result<Hub::BroughtGame> brought = Bring(token, log);
    return brought ? "ok" : brought.Error().code;
  }
  static json::array GamesOf(TestClient& client) {
    return client.AskOk({{"type", "my_games"}}).at("games").as_array();
  }
  std::size_t NumberOfGames(const std::string& person) {
    std::size_t games = 0;
    bool done = false;
    world_.store->Call(
        [&](Store& store) { games = store.GamesOf(person, {}, 2 * kMostBrought).size(); },
        [&](const std::string* /*refused*/) { done = true; });
    world_.Await([&] { return done; });
    return games;
  }
  // The same log with another entry in the place of each for which `change` says so.
  static std::string Changed(const std::string& log, const std::function<void(Entry&)>& change) {
    Result<LogText> read = ReadLogText(log);
    EXPECT_TRUE(read);
    std::string text = "folsom log 1\nsecret " + SecretText(read->secret) + "\n";
    for (Entry& entry : read->entries) {
      change(entry);
      text += EntryText(entry) + "\n";
    }
    return text;
  }
  template <typename Body>
  static std::string With(const std::string& log, const std::function<void(Body&)>& change) {
    return Changed(log, [&](Entry& entry) {
      if (Body* const body = std::get_if<Body>(&entry.body)) change(*body);
    });
  }
  World world_;
};

TEST_F(BroughtGames, AreLikeAnyOtherOfTheirOwner) {
  const auto ann = Account("Ann");
  const std::string log = PlayedElsewhere();
  const Result<Hub::BroughtGame> brought = Bring(ann->token, log);
  ASSERT_TRUE(brought) << Describe(brought.Error());
  EXPECT_FALSE(brought->known);
  const json::array games = GamesOf(*ann);
  ASSERT_EQ(games.size(), 1U);
  const json::object& summary = games[0].at("summary").as_object();
  EXPECT_EQ(summary.at("table"), json::value(brought->table));
  EXPECT_EQ(summary.at("brought"), json::value(true));
  EXPECT_EQ(summary.at("stage"), "finished");
  EXPECT_EQ(summary.at("seats").at(0).at("name"), "Ann");
  EXPECT_EQ(games[0].at("yours"), json::array({json::value(0)}));
  EXPECT_TRUE(games[0].as_object().contains("tally"));
  const Table table = world_.Truth(brought->table);
  EXPECT_FALSE(table.Options().listed);
  EXPECT_FALSE(table.Options().spectators);
  EXPECT_EQ(table.Host(), ann->person);
  // The same game as there.
  const Result<LogText> there = ReadLogText(log);
  EXPECT_EQ(table.State(), Table::Replay(there->entries)->State());
  // It can be seen again, by its owner.
  ann->Watch(brought->table);
  EXPECT_EQ(ann->At(brought->table).Stage(), "finished");
  const auto eve = world_.Person("Eve");
  EXPECT_TRUE(GamesOf(*eve).empty());
}

// Of before cards were counted by kind.
TEST_F(BroughtGames, StayBroughtWhenTheirStoryIsToldAgain) {
  const auto ann = Account("Ann");
  const Result<Hub::BroughtGame> brought = Bring(ann->token, PlayedElsewhere());
  ASSERT_TRUE(brought);
  const json::array before = GamesOf(*ann);
  bool done = false;
  world_.store->Call(
      [&](Store& store) {
        const std::string old = store.Summary(brought->table)->text;
        json::value text = json::parse(old);
        for (json::value& own : text.at("tally").at("counts").as_array()) {
          own.as_object().erase("by_card");
        }
        EXPECT_TRUE(store.Rewrite(brought->table, {}, {old, json::serialize(text)}));
      },
      [&](const std::string* /*refused*/) { done = true; });
  world_.Await([&] { return done; });
  EXPECT_EQ(GamesOf(*ann), before);
  EXPECT_EQ(before[0].at("summary").at("brought"), json::value(true));
}

TEST_F(BroughtGames, AreThereOnceHoweverOftenTheyCome) {
  const auto ann = Account("Ann");
  const std::string log = PlayedElsewhere();
  const Result<Hub::BroughtGame> first = Bring(ann->token, log);
  const Result<Hub::BroughtGame> again = Bring(ann->token, log);
  ASSERT_TRUE(first && again);
  EXPECT_TRUE(again->known);
  EXPECT_EQ(again->table, first->table);
  EXPECT_EQ(GamesOf(*ann).size(), 1U);
}

// Two who have the same log have a game each; neither learns of the other's, or changes it.
TEST_F(BroughtGames, OfTwoAccountsHaveNothingToDoWithEachOther) {
  const auto ann = Account("Ann");
  const auto bob = Account("Bob");
  const std::string log = PlayedElsewhere();
  const Result<Hub::BroughtGame> anns = Bring(ann->token, log);
  const Result<Hub::BroughtGame> bobs = Bring(bob->token, log);
  ASSERT_TRUE(anns && bobs);
  EXPECT_FALSE(bobs->known);
  EXPECT_NE(anns->table, bobs->table);
  EXPECT_EQ(GamesOf(*ann)[0].at("summary").at("seats").at(0).at("name"), "Ann");
  EXPECT_EQ(GamesOf(*bob)[0].at("summary").at("seats").at(0).at("name"), "Bob");
}

TEST_F(BroughtGames, AreInNoPublicListWhateverTheySay) {
  const auto ann = Account("Ann");
  const std::string listed = With<Opened>(PlayedElsewhere(), [](Opened& opened) {
    opened.options.listed = true;
    opened.options.spectators = true;
  });
  ASSERT_EQ(CodeOf(ann->token, listed), "ok");
  bool empty = false;
  bool done = false;
  world_.store->Call(
      [&](Store& store) { empty = store.List(TableShelf::kFinished, true, {}, 10).empty(); },
      [&](const std::string* /*refused*/) { done = true; });
  world_.Await([&] { return done; });
  EXPECT_TRUE(empty);
}

TEST_F(BroughtGames, NeverBearSomebodyElsesNameOrId) {
  const auto ann = Account("Ann");
  const auto bob = Account("Bob");
  const std::string forged = With<Sat>(PlayedElsewhere(), [&](Sat& sat) {
    sat.who = bob->person;
    sat.name = "Bob";
    sat.claimed = true;
  });
  // Whoever it names besides: all is of who brings it.
  const std::string whole = Changed(forged, [&](Entry& entry) {
    if (auto* const c = std::get_if<CommitmentGiven>(&entry.body)) c->who = bob->person;
    if (auto* const r = std::get_if<NonceRevealed>(&entry.body)) r->who = bob->person;
    if (auto* const o = std::get_if<Opened>(&entry.body)) o->host = bob->person;
  });
  const Result<Hub::BroughtGame> brought = Bring(ann->token, whole);
  ASSERT_TRUE(brought) << Describe(brought.Error());
  EXPECT_TRUE(GamesOf(*bob).empty());
  const Table table = world_.Truth(brought->table);
  EXPECT_EQ(table.ChairOf(Seat{0}).who, ann->person);
  EXPECT_EQ(table.ChairOf(Seat{0}).name, "Ann");
  EXPECT_FALSE(table.ChairOf(Seat{0}).claimed);
  EXPECT_EQ(RecordOf(table).find("Bob"), std::string::npos);
}

TEST_F(BroughtGames, AreRefusedWithACodeAndLeaveNothing) {
  const auto ann = Account("Ann");
  const auto guest = world_.Person("Gus");
  const std::string log = PlayedElsewhere();
  EXPECT_EQ(CodeOf("nobody's", log), "identity/unknown_token");
  EXPECT_EQ(CodeOf(guest->token, log), "identity/not_claimed");
  EXPECT_EQ(CodeOf(ann->token, ""), "log/unreadable");
  EXPECT_EQ(CodeOf(ann->token, "folsom log 1\nsecret 00\n"), "log/unreadable");
  EXPECT_EQ(CodeOf(ann->token, log + "nonsense\n"), "entry/malformed");
  EXPECT_EQ(CodeOf(ann->token, log + R"({"at":1,"danced":{}})"), "entry/unknown_kind");
  const std::size_t last = log.rfind('\n', log.size() - 2);
  EXPECT_EQ(CodeOf(ann->token, log.substr(0, last + 1)), "record/not_finished");
  std::string many = log;
  while (many.size() < 200'000)
    many += R"({"at":1,"host_left":{}})"
            "\n";
  EXPECT_EQ(CodeOf(ann->token, many), "log/too_long");
  EXPECT_EQ(CodeOf(ann->token, With<PutBot>(log, [](PutBot& p) { p.level = "cheat"; })),
            "bots/unknown");
  EXPECT_EQ(CodeOf(ann->token, With<Sat>(log, [](Sat& s) { s.program = true; })),
            "games/other_people");
  EXPECT_EQ(CodeOf(ann->token, With<Opened>(log, [](Opened& o) { o.rules_version = 99; })),
            "record/other_rules");
  // An action that could not be taken.
  bool once = false;
  EXPECT_EQ(CodeOf(ann->token, With<Decided>(log,
                                             [&](Decided& d) {
                                               if (!std::exchange(once, true))
                                                 d.action = act::kTake;
                                             })),
            "record/unreadable");
  EXPECT_TRUE(GamesOf(*ann).empty());
}

// As many as an account can take; one more is refused and leaves nothing, but what is there may
// come again, and others have room of their own.
TEST_F(BroughtGames, OfOneAccountAreAtMostFiveHundred) {
  const auto ann = Account("Ann");
  const std::string log = PlayedElsewhere();
  const std::size_t secret = log.find("secret ") + 7;
  const auto numbered = [&](int number) {
    std::string other = log;
    return other.replace(secret, 4, std::to_string(1000 + number));
  };
  for (int i = 0; i < kMostBrought; ++i) ASSERT_EQ(CodeOf(ann->token, numbered(i)), "ok") << i;
  EXPECT_EQ(CodeOf(ann->token, numbered(kMostBrought)), "limit/games");
  EXPECT_EQ(NumberOfGames(ann->person), static_cast<std::size_t>(kMostBrought));
  const Result<Hub::BroughtGame> again = Bring(ann->token, numbered(7));
  ASSERT_TRUE(again) << Describe(again.Error());
  EXPECT_TRUE(again->known);
  const auto bob = Account("Bob");
  EXPECT_EQ(CodeOf(bob->token, numbered(kMostBrought)), "ok");
}

TEST_F(BroughtGames, OfSeveralPeopleAreNobodys) {
  World page;
  const auto bob = page.Person("Bob");
  const auto cleo = page.Person("Cleo");
  const std::string table = StartedTable(page, {bob.get(), cleo.get()}, {{"seats", 3}});
  Rng rng(2);
  PlayOn(page, {bob.get(), cleo.get()}, table, rng);
  const auto ann = Account("Ann");
  EXPECT_EQ(CodeOf(ann->token, TextOf(page, table)), "games/other_people");
}

TEST_F(BroughtGames, OfTheFutureAreOfToday) {
  const auto ann = Account("Ann");
  const std::string late = Changed(PlayedElsewhere(), [](Entry& e) { e.at += 1'000'000'000'000; });
  const Result<Hub::BroughtGame> brought = Bring(ann->token, late);
  ASSERT_TRUE(brought);
  EXPECT_LE(world_.Truth(brought->table).ChangedAt(), world_.loop.Now());
}

}  // namespace
}  // namespace folsom
