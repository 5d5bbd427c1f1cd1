// What is kept, and what happens when there is no room for more.
#include <gtest/gtest.h>

#include <array>

#include "hall/gated_store.h"
#include "hall/limits/room_guard.h"
#include "hall/world.h"

namespace folsom {
namespace {

namespace json = boost::json;

constexpr Millis kKeepingHour = 3'600'000;

class Keeping : public testing::Test {
 protected:
  // For bots only.
  static std::string BotTable(TestClient& host, int pause_ms) {
    const json::value made = host.AskOk({{"type", "create"},
                                         {"config", {{"seats", 3}}},
                                         {"options", {{"bot_pause_ms", pause_ms}}},
                                         {"sit", false},
                                         {"bots", {"drifter", "drifter", "drifter"}}});
    return std::string(made.at("table").as_string());
  }
  static void Leave(TestClient& client, const std::string& table) {
    client.AskOk({{"type", "unwatch"}, {"table", table}});
  }
  void AwaitEnd(const std::string& table) {
    world_.AwaitInTime([&] { return Shelf(table) == TableShelf::kFinished; });
  }
  // A game of bots only, which `host` sets going, and then leaves or watches.
  std::string BotGame(TestClient& host, bool watch) {
    const std::string table = BotTable(host, 0);
    if (!watch) Leave(host, table);
    host.AskOk({{"type", "start"}, {"table", table}});
    AwaitEnd(table);
    return table;
  }
  std::optional<TableShelf> Shelf(const std::string& table) {
    std::optional<TableSummary> found;
    bool answered = false;
    world_.store->Call([&](Store& store) { found = store.Summary(table); },
                       [&](const std::string* /*refused*/) { answered = true; });
    world_.Await([&] { return answered; });
    if (!found) return std::nullopt;
    return found->shelf;
  }
  // With few ticks, so that it takes no time.
  void Wait(Millis time) {
    world_.settings.tick_ms = kKeepingHour / 10;
    const Millis end = world_.loop.Now() + time;
    for (Millis now = world_.loop.Now(); now < end; now = world_.loop.Now()) {
      world_.loop.Pass(std::min<Millis>(end - now, kKeepingHour));
      world_.Settle();
    }
  }
  World world_;
};

TEST_F(Keeping, AGameThatNobodyPlayedOrWatchedGoesAfterADay) {
  const auto host = world_.Person("Ann");
  const std::string unseen = BotGame(*host, false);
  const std::string watched = BotGame(*host, true);
  Wait(22 * kKeepingHour);
  EXPECT_TRUE(Shelf(unseen));
  Wait(3 * kKeepingHour);
  EXPECT_FALSE(Shelf(unseen));
  EXPECT_TRUE(Shelf(watched));
}

TEST_F(Keeping, WhoWatchesAPartOfItKeepsItButForItsHost) {
  const auto host = world_.Person("Ann");
  const auto guest = world_.Person("Bob");
  std::array<std::string, 2> tables{BotTable(*host, 1500), BotTable(*host, 1500)};
  for (std::size_t i = 0; i < tables.size(); ++i) {
    if (i == 0) guest->Watch(tables[i]);
    host->AskOk({{"type", "start"}, {"table", tables[i]}});
    world_.Await([&] { return !host->At(tables[i]).view.is_null(); });
    ASSERT_EQ(host->At(tables[i]).Stage(), "playing");
    if (i == 0) Leave(*guest, tables[i]);
    Leave(*host, tables[i]);
  }
  for (const std::string& table : tables) AwaitEnd(table);
  Wait(30 * kKeepingHour);
  EXPECT_TRUE(Shelf(tables[0])) << "a guest saw it";
  EXPECT_FALSE(Shelf(tables[1])) << "only who made it saw how it began";
}

TEST_F(Keeping, WhoLooksAtItAfterwardsKeepsIt) {
  const auto host = world_.Person("Ann");
  const std::string table = BotGame(*host, false);
  const auto guest = world_.Person("Bob");
  guest->Watch(table);
  world_.Settle();
  Wait(30 * kKeepingHour);
  EXPECT_TRUE(Shelf(table));
}

TEST_F(Keeping, AGameLeftToTheStandInBeforeAnyDecisionGoesToo) {
  const auto ann = world_.Person("Ann");
  const std::string table =
      StartedTable(world_, {ann.get()}, {{"seats", 3}}, {{"bot_pause_ms", 0}});
  ann->AskOk({{"type", "unwatch"}, {"table", table}});
  ann->AskOk({{"type", "stand_in"}, {"table", table}, {"seat", 0}});
  ann->Lose();
  world_.AwaitInTime([&] { return Shelf(table) == TableShelf::kFinished; });
  Wait(25 * kKeepingHour);
  EXPECT_FALSE(Shelf(table));
}

TEST_F(Keeping, OneDecisionOfAPersonKeepsAGame) {
  const auto ann = world_.Person("Ann");
  const std::string table =
      StartedTable(world_, {ann.get()}, {{"seats", 3}}, {{"bot_pause_ms", 0}});
  Rng rng(4);
  world_.AwaitInTime([&] { return ann->At(table).IsAsked(); });
  ASSERT_TRUE(ann->Act(table, rng));
  ann->AskOk({{"type", "stand_in"}, {"table", table}, {"seat", 0}});
  ann->Lose();
  world_.AwaitInTime([&] { return Shelf(table) == TableShelf::kFinished; });
  Wait(25 * kKeepingHour);
  EXPECT_TRUE(Shelf(table));
}

TEST_F(Keeping, AGameOfPeopleIsKeptForEver) {
  const auto ann = world_.Person("Ann");
  const std::string table = StartedTable(world_, {ann.get()}, {{"seats", 3}});
  Rng rng(4);
  PlayOn(world_, {ann.get()}, table, rng);
  ASSERT_EQ(Shelf(table), TableShelf::kFinished);
  ann->Lose();
  Wait(100 * 24 * kKeepingHour);
  EXPECT_TRUE(Shelf(table));
}

TEST_F(Keeping, AGameOfPeopleIsKeptAsLongAsTheHostSays) {
  world_.settings.keep_games = 3;
  const auto ann = world_.Person("Ann");
  const std::string table = StartedTable(world_, {ann.get()}, {{"seats", 3}});
  Rng rng(4);
  PlayOn(world_, {ann.get()}, table, rng);
  ann->Lose();
  Wait(70 * kKeepingHour);
  EXPECT_TRUE(Shelf(table));
  Wait(4 * kKeepingHour);
  EXPECT_FALSE(Shelf(table));
}

// --- No room

TEST(RoomGuard, IsFullAboveTheQuotaUntilALittleRoomWasMade) {
  HallSettings settings;
  settings.max_store_bytes = 1000;
  settings.min_free_bytes = 0;
  RoomGuard guard(settings);
  EXPECT_FALSE(guard.Look({.used_bytes = 1000, .free_bytes = 0}));
  EXPECT_TRUE(guard.Look({.used_bytes = 1001}));
  EXPECT_TRUE(guard.IsFull());
  EXPECT_FALSE(guard.Look({.used_bytes = 951}));
  EXPECT_TRUE(guard.Look({.used_bytes = 950}));
  EXPECT_FALSE(guard.IsFull());
}

TEST(RoomGuard, IsFullWhenTheDiskNearlyIs) {
  HallSettings settings;
  settings.min_free_bytes = 1000;
  RoomGuard guard(settings);
  EXPECT_FALSE(guard.Look({.used_bytes = 1LL << 50}));  // Nobody knows the disk.
  EXPECT_FALSE(guard.Look({.used_bytes = 0, .free_bytes = 1000}));
  EXPECT_TRUE(guard.Look({.used_bytes = 0, .free_bytes = 999}));
  EXPECT_FALSE(guard.Look({.used_bytes = 0, .free_bytes = 1049}));
  EXPECT_TRUE(guard.Look({.used_bytes = 0, .free_bytes = 1050}));
}

TEST(NoRoom, NewTablesAndRematchesAreRefusedAndRunningGamesGoOn) {
  const TempFolder folder(TempFolder::Where::kMemory);
  const auto mood = std::make_shared<std::atomic<Mood>>(Mood::kFine);
  Settings settings;
  settings.min_free_bytes = 1 << 20;
  World world(settings, std::make_unique<GatedStore>(OpenStore(folder.File("store.db")), mood));
  const auto ann = world.Person("Ann");
  const std::string table = StartedTable(world, {ann.get()}, {{"seats", 3}});
  const json::object create{{"type", "create"}, {"config", {{"seats", 3}}}};
  EXPECT_EQ(ann->AskCode(create), "ok");
  *mood = Mood::kScarce;
  world.AwaitInTime([&] { return world.hub->Measured().store_full; });
  EXPECT_EQ(ann->AskCode(create), "server/full");
  Rng rng(4);
  PlayOn(world, {ann.get()}, table, rng);
  EXPECT_EQ(ann->At(table).Stage(), "finished");
  EXPECT_EQ(ann->AskCode({{"type", "rematch"}, {"table", table}}), "server/full");
  *mood = Mood::kFine;
  world.AwaitInTime([&] { return !world.hub->Measured().store_full; });
  EXPECT_EQ(ann->AskCode({{"type", "rematch"}, {"table", table}}), "ok");
  EXPECT_EQ(ann->AskCode(create), "ok");
}

}  // namespace
}  // namespace folsom
