// What one person and one address may take of the server: tables, and the thinking of bots.
#include <gtest/gtest.h>

#include "hall/limits/budgets.h"
#include "hall/limits/unattended.h"
#include "hall/world.h"

namespace folsom {
namespace {

namespace json = boost::json;

constexpr Millis kHour = 3'600'000;

json::object Creation(int seats, const std::string& bots = {}) {
  json::object create{{"type", "create"}, {"config", {{"seats", seats}}}};
  if (bots.empty()) return create;
  create["bots"] = json::array(static_cast<std::size_t>(seats), json::value(bots));
  create["sit"] = false;
  return create;
}

std::string TableOf(const json::value& answer) {
  return std::string(answer.at("table").as_string());
}

// A game of bots alone, which `client` watches.
std::string BotsAlone(TestClient& client, const std::string& bots) {
  std::string table = TableOf(client.AskOk(Creation(3, bots)));
  client.AskOk({{"type", "start"}, {"table", table}});
  return table;
}

TEST(Creations, OfOnePersonAreCountedByTheDay) {
  Settings settings;
  settings.creations_per_day = 2;
  World world(settings);
  const auto ann = world.Person("Ann");
  const auto ben = world.Person("Ben");
  for (int i = 0; i < 2; ++i) {
    ann->AskOk({{"type", "close"}, {"table", TableOf(ann->AskOk(Creation(3)))}});
  }
  EXPECT_EQ(ann->AskCode(Creation(3)), "limit/creations") << "closed ones count too";
  EXPECT_EQ(ben->AskCode(Creation(3)), "ok");
  world.loop.Pass(12 * kHour);
  EXPECT_EQ(ann->AskCode(Creation(3)), "ok");
  EXPECT_EQ(ann->AskCode(Creation(3)), "limit/creations");
}

TEST(Creations, OfOneAddressAreCountedByTheDay) {
  Settings settings;
  settings.creations_per_day_address = 2;
  World world(settings);
  const auto ann = world.Person("Ann");
  const auto ben = world.Person("Ben");
  const auto far = world.Connect({.address = "192.0.2.77", .origin = "x", .bearer = {}});
  far->Hello();
  EXPECT_EQ(ann->AskCode(Creation(3)), "ok");
  EXPECT_EQ(ann->AskCode({{"type", "create"}, {"config", {{"seats", 3}}}, {"bots", {"hal"}}}),
            "bots/unknown");
  EXPECT_EQ(ben->AskCode(Creation(3)), "ok") << "what was refused did not count";
  EXPECT_EQ(ben->AskCode(Creation(3)), "limit/creations");
  EXPECT_EQ(far->AskCode(Creation(3)), "ok");
}

TEST(Creations, ThatTheAddressMayNotMakeDoNotCountForThePerson) {
  Settings settings;
  settings.creations_per_day = 2;
  settings.creations_per_day_address = 1;
  World world(settings);
  const auto ann = world.Person("Ann");
  EXPECT_EQ(ann->AskCode(Creation(3)), "ok");
  for (int i = 0; i < 3; ++i) EXPECT_EQ(ann->AskCode(Creation(3)), "limit/creations");
  const auto far = world.Connect({.address = "192.0.2.77", .origin = "x", .bearer = {}});
  far->Hello(ann->token);
  EXPECT_EQ(far->AskCode(Creation(3)), "ok");
}

TEST(Creations, CountOnlyWhereATableWasStored) {
  Settings settings;
  settings.tables_per_person = 1;
  settings.creations_per_day = 3;
  settings.creations_per_day_address = 3;
  World world(settings);
  const auto ann = world.Person("Ann");
  const std::string table = TableOf(ann->AskOk(Creation(3)));
  for (int i = 0; i < 3; ++i) EXPECT_EQ(ann->AskCode(Creation(3)), "limit/tables");
  ann->AskOk({{"type", "close"}, {"table", table}});
  json::object crowded = Creation(3);
  crowded["local_names"] = json::array{"A", "B", "C", "D"};
  EXPECT_EQ(ann->AskCode(crowded), "table/full") << "made and closed again: it takes room";
  world.Settle();
  EXPECT_EQ(ann->AskCode(Creation(3)), "ok");
  EXPECT_EQ(ann->AskCode(Creation(3)), "limit/creations");
}

TEST(Creations, RematchesCount) {
  Settings settings;
  settings.creations_per_day = 1;
  World world(settings);
  const auto ann = world.Person("Ann");
  const std::string table = StartedTable(world, {ann.get()}, {{"seats", 3}});
  Rng rng(7);
  PlayOn(world, {ann.get()}, table, rng);
  EXPECT_EQ(ann->AskCode({{"type", "rematch"}, {"table", table}}), "limit/creations");
}

TEST(BotBudgets, TooLongOnesAreRefused) {
  World world;
  const auto ann = world.Person("Ann");
  EXPECT_EQ(ann->AskCode(Creation(3, "mcts:iterations=1001")), "bots/unknown");
  EXPECT_EQ(ann->AskCode(Creation(3, "search:ms=201")), "bots/unknown");
  EXPECT_EQ(ann->AskCode(Creation(3, "mcts:iterations=1000")), "ok");
  EXPECT_EQ(ann->AskCode(Creation(3, "search:ms=200")), "ok");
  EXPECT_EQ(ann->AskCode(Creation(3, "net:temperature=1000")), "ok");
}

TEST(BotBudgets, AreCutToWhatATableMayTake) {
  const Budget most{.iterations = 100, .ms = 20};
  EXPECT_EQ(AtMost({.iterations = 5000, .ms = 0}, most), (Budget{.iterations = 100, .ms = 0}));
  EXPECT_EQ(AtMost({.iterations = 60, .ms = 0}, most), (Budget{.iterations = 60, .ms = 0}));
  EXPECT_EQ(AtMost({.iterations = 0, .ms = 100}, most), (Budget{.iterations = 0, .ms = 20}));
  EXPECT_EQ(AtMost({}, most), Budget{});
}

TEST(BotQuestions, BearWhoPaysAndWhoWaits) {
  World world;
  const auto ann = world.Person("Ann");
  const std::string table = BotsAlone(*ann, "mcts:iterations=900");
  world.Await([&] { return !world.thinking->asked.empty(); });
  const BotQuestion watched = world.thinking->asked.front();
  EXPECT_EQ(watched.audience, Audience::kOnlookers);
  EXPECT_EQ(watched.payer.address, World::AnyPeer().address);
  EXPECT_EQ(watched.payer.person, ann->person);
  EXPECT_EQ(watched.payer.table, table);
  EXPECT_EQ(watched.bot.budget.iterations, 900U);
  ann->AskOk({{"type", "unwatch"}, {"table", table}});
  world.Await([&] { return world.thinking->asked.back().audience == Audience::kNobody; });
  const BotQuestion alone = world.thinking->asked.back();
  EXPECT_EQ(alone.payer.address, ann->person) << "not one for all tables without an address";
  EXPECT_EQ(alone.payer.person, ann->person);
  EXPECT_EQ(alone.bot.budget.iterations, world.settings.unattended_bot_budget.iterations);
}

TEST(BotQuestions, GoFirstWhereAPlayerIsThereWhoDecides) {
  World world;
  const auto ann = world.Person("Ann");
  const std::string table =
      StartedTable(world, {ann.get()}, {{"seats", 3}}, {{"bot_pause_ms", 0}}, "drifter");
  Rng rng(3);
  PlayOn(world, {ann.get()}, table, rng, 3);
  world.AwaitInTime([&] { return ann->At(table).IsAsked(); });
  ASSERT_FALSE(world.thinking->asked.empty());
  EXPECT_EQ(world.thinking->asked.back().audience, Audience::kPlayer);
  ann->AskOk({{"type", "stand_in"}, {"table", table}, {"seat", 0}});
  EXPECT_EQ(world.thinking->asked.back().audience, Audience::kOnlookers) << "it runs by itself";
}

TEST(BotQuestions, OfEmptyTablesAreAskedAnewWhenSomebodyComes) {
  World world;
  const auto ann = world.Person("Ann");
  const std::string table = BotsAlone(*ann, "mcts:iterations=900");
  ann->AskOk({{"type", "unwatch"}, {"table", table}});
  world.Await([&] { return world.thinking->asked.back().audience == Audience::kNobody; });
  const std::size_t before = world.thinking->asked.size();
  ann->Say({{"type", "watch"}, {"table", table}});
  ASSERT_GT(world.thinking->asked.size(), before) << "at once";
  EXPECT_EQ(world.thinking->asked[before].audience, Audience::kOnlookers);
  EXPECT_EQ(world.thinking->asked[before].seed, world.thinking->asked[before - 1].seed);
  world.AwaitInTime([&] { return ann->At(table).Stage() == "finished"; });
}

// How many games ran alone at the same time until so many were over.
std::uint64_t MostUnattended(World& world, std::uint64_t finished) {
  std::uint64_t most = 0;
  world.AwaitInTime([&] {
    most = std::max(most, world.hub->Measured().tables_unattended);
    return world.hub->Counted().finished >= finished;
  });
  return most;
}

TEST(Unattended, GamesOfBotsAloneThatNobodyWatchesRunInBoundedNumber) {
  Settings settings;
  settings.unattended_per_person = 1;
  World world(settings);
  auto ann = world.Person("Ann");
  for (int i = 0; i < 3; ++i) static_cast<void>(BotsAlone(*ann, "mcts:iterations=50"));
  ann->Lose();
  EXPECT_EQ(MostUnattended(world, 3), 1U) << "the others stood still until it was their turn";
}

TEST(Unattended, OfOneAddressToo) {
  Settings settings;
  settings.unattended_per_address = 1;
  World world(settings);
  std::vector<std::unique_ptr<TestClient>> people;
  for (int i = 0; i < 3; ++i) people.push_back(world.Person());
  for (const auto& person : people) static_cast<void>(BotsAlone(*person, "mcts:iterations=50"));
  people.clear();
  EXPECT_EQ(MostUnattended(world, 3), 1U);
}

TEST(Unattended, OfAddressesThatARestartForgotAllTogether) {
  Settings settings;
  settings.unattended_per_address = 1;
  World world(settings);
  std::vector<std::unique_ptr<TestClient>> people;
  for (int i = 0; i < 3; ++i) people.push_back(world.Person());
  for (const auto& person : people) static_cast<void>(BotsAlone(*person, "mcts:iterations=50"));
  people.clear();
  world.Restart();
  EXPECT_EQ(MostUnattended(world, 2), 1U);
}

TEST(Unattended, GamesThatPeopleLeftToTheirStandInsToo) {
  Settings settings;
  settings.unattended_per_person = 1;
  World world(settings);
  const auto ann = world.Person("Ann");
  for (int i = 0; i < 3; ++i) {
    const std::string table =
        StartedTable(world, {ann.get()}, {{"seats", 3}}, {{"bot_pause_ms", 0}}, "drifter");
    ann->AskOk({{"type", "unwatch"}, {"table", table}});
    ann->AskOk({{"type", "stand_in"}, {"table", table}, {"seat", 0}});
  }
  ann->Lose();
  EXPECT_EQ(MostUnattended(world, 3), 1U);
}

TEST(Unattended, AGameThatWaitsForAPersonTakesNoPlace) {
  World world;
  const auto ann = world.Person("Ann");
  const std::string table = StartedTable(world, {ann.get()}, {{"seats", 3}});
  ann->Lose();
  world.loop.Pass(10'000);
  world.Settle();
  EXPECT_EQ(world.hub->Measured().tables_unattended, 0U);
  EXPECT_FALSE(world.Truth(table).OnlyBotsDecide());
}

TEST(Unattended, WithoutRoomNoGameOfBotsAloneStarts) {
  Settings settings;
  settings.unattended_per_person = 0;
  World world(settings);
  const auto ann = world.Person("Ann");
  const std::string table = TableOf(ann->AskOk(Creation(3, "drifter")));
  EXPECT_EQ(ann->AskCode({{"type", "start"}, {"table", table}}), "limit/unattended");
  static_cast<void>(StartedTable(world, {ann.get()}, {{"seats", 3}}));  // With a person.
}

TEST(Unattended, CountsByPersonAndByAddressAndForgetsWhoIsGone) {
  const HallSettings settings;
  Unattended unattended(settings);
  std::vector<std::unique_ptr<Unattended::Place>> places;
  places.push_back(unattended.Take("ann", "192.0.2.1"));
  places.push_back(unattended.Take("ann", ""));
  EXPECT_FALSE(unattended.HasRoom("ann", ""));
  for (const char* person : {"ben", "ben", "cid"}) {
    places.push_back(unattended.Take(person, "192.0.2.1"));
    EXPECT_NE(places.back(), nullptr);
  }
  EXPECT_EQ(unattended.Take("cid", "192.0.2.1"), nullptr);
  EXPECT_TRUE(unattended.HasRoom("cid", "192.0.2.2"));
  for (const char* person : {"dan", "eve", "fay"}) places.push_back(unattended.Take(person, ""));
  EXPECT_EQ(unattended.Take("gus", ""), nullptr) << "all that are not known are one address";
  EXPECT_EQ(unattended.Size(), 8U);
  places.clear();
  EXPECT_EQ(unattended.Size(), 0U);
  EXPECT_TRUE(unattended.HasRoom("ann", "192.0.2.1"));
}

}  // namespace
}  // namespace folsom
