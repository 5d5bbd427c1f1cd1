// Coming back: after a broken connection, after a restart, after the store was away.
#include <gtest/gtest.h>

#include "hall/gated_store.h"
#include "hall/world.h"
#include "record/json/json_read.h"
#include "store/sqlite/sqlite.h"
#include "support/temp_folder.h"

namespace folsom {
namespace {

namespace json = boost::json;

const json::object kNoClock{{"clock", {{"kind", "none"}}}};

class Resync : public testing::Test {
 protected:
  void Start(json::object options = kNoClock) {
    table_ = StartedTable(world_, {ann_.get(), bob_.get()}, {{"seats", 4}}, std::move(options));
    PlayOn(world_, {ann_.get(), bob_.get()}, table_, rng_, 12);
  }
  // Bob's connection breaks; Ann decides as long as only she is asked; Bob comes back.
  std::unique_ptr<TestClient> BobBack() {
    const std::string token = bob_->token;
    const std::map<std::string, TableModel> known = bob_->tables;
    bob_->Lose();
    PlayOn(world_, {ann_.get()}, table_, rng_, 3);
    std::unique_ptr<TestClient> back = world_.Connect();
    back->Hello(token);
    back->tables = known;
    return back;
  }

  World world_;
  std::unique_ptr<TestClient> ann_ = world_.Person("Ann");
  std::unique_ptr<TestClient> bob_ = world_.Person("Bob");
  std::string table_;
  Rng rng_{11};
};

TEST_F(Resync, ByTheEventsSinceTheLastOneSeen) {
  Start();
  const auto back = BobBack();
  const int games = back->At(table_).games;
  back->AskOk({{"type", "watch"}, {"table", table_}, {"since", back->At(table_).number}});
  world_.ExpectTruth(*back, table_);
  EXPECT_LE(back->At(table_).games, games + 1);
}

TEST_F(Resync, OftenTakesEventsOnly) {
  Start();
  int by_events = 0;
  for (int i = 0; i < 10 && ann_->At(table_).Stage() == "playing" && !HasFailure(); ++i) {
    const auto back = BobBack();
    const int games = back->At(table_).games;
    back->AskOk({{"type", "watch"}, {"table", table_}, {"since", back->At(table_).number}});
    world_.ExpectTruth(*back, table_);
    by_events += back->At(table_).games == games ? 1 : 0;
    PlayOn(world_, {ann_.get(), back.get()}, table_, rng_, 4);
    world_.ExpectTruth(*back, table_);
    bob_ = world_.Connect();
    bob_->Hello(back->token);
    bob_->Watch(table_);
  }
  EXPECT_GE(by_events, 3);
}

TEST_F(Resync, ByTheWholeViewWithoutANumberOrWithANonsensicalOne) {
  Start();
  const auto back = BobBack();
  back->tables.clear();
  back->AskOk({{"type", "watch"}, {"table", table_}, {"since", 4'000'000'000}});
  EXPECT_EQ(back->At(table_).games, 1);
  world_.ExpectTruth(*back, table_);
  back->AskOk({{"type", "watch"}, {"table", table_}});
  EXPECT_EQ(back->At(table_).games, 2);
  EXPECT_GE(back->Pushes("room").size(), 2U) << "watching again begins anew";
}

TEST_F(Resync, ByTheWholeViewIfOneSawItWithOtherEyes) {
  Start();
  const auto eve = world_.Person("Eve");
  eve->Watch(table_);
  const std::int64_t number = eve->At(table_).number;
  eve->AskOk({{"type", "watch"}, {"table", table_}, {"since", number}, {"viewer", 1}});
  EXPECT_EQ(eve->At(table_).games, 2);
  EXPECT_EQ(eve->At(table_).viewer, -1);
}

// The game's first turn: whoever comes in it sees it from its beginning, if they wish.
class Opening : public Resync {
 protected:
  void StartPlanning(json::object options = kNoClock) {
    table_ = StartedTable(world_, {ann_.get(), bob_.get()}, {{"seats", 4}}, std::move(options));
    PlayUntil([this] { return world_.Truth(table_).State().pile_size > 0; });
  }
  template <typename Done>
  void PlayUntil(const Done& done) {
    for (int i = 0; i < 200 && !done(); ++i) {
      PlayOn(world_, {ann_.get(), bob_.get()}, table_, rng_, 1);
    }
    ASSERT_TRUE(done());
  }
  std::unique_ptr<TestClient> Eve() {
    auto eve = world_.Person("Eve");
    eve->AskOk({{"type", "watch"}, {"table", table_}, {"opening", true}});
    return eve;
  }
};

TEST_F(Opening, BeginsWithAnEmptyPileAndGoesOnByEvents) {
  StartPlanning();
  const auto eve = Eve();
  const json::value first = eve->Pushes("game").front();
  EXPECT_EQ(first.at("view").at("pile").as_array().size(), 0U);
  EXPECT_EQ(first.at("view").at("phase"), "planning");
  EXPECT_EQ(eve->At(table_).games, 1);
  EXPECT_GT(eve->At(table_).events, 0);
  world_.ExpectTruth(*eve, table_);
}

TEST_F(Opening, IsNotToldToWhoDoesNotAskForIt) {
  StartPlanning();
  const auto eve = world_.Person("Eve");
  eve->Watch(table_);
  EXPECT_EQ(eve->At(table_).events, 0);
  world_.ExpectTruth(*eve, table_);
}

TEST_F(Opening, IsOverWithTheFirstTurn) {
  StartPlanning();
  PlayUntil([this] { return world_.Truth(table_).State().pile_size > 4; });
  const auto eve = Eve();
  EXPECT_EQ(eve->At(table_).events, 0);
  world_.ExpectTruth(*eve, table_);
}

TEST_F(Opening, IsNotToldAtMemoryTables) {
  json::object options = kNoClock;
  options["memory"] = true;
  StartPlanning(options);
  EXPECT_EQ(Eve()->At(table_).events, 0);
}

TEST_F(Resync, AtMemoryTablesOnlyByTheWholeView) {
  json::object options = kNoClock;
  options["memory"] = true;
  Start(options);
  const auto back = BobBack();
  const int games = back->At(table_).games;
  back->AskOk({{"type", "watch"}, {"table", table_}, {"since", back->At(table_).number}});
  EXPECT_EQ(back->At(table_).games, games + 1);
  world_.ExpectTruth(*back, table_);
}

TEST_F(Resync, AfterARestartEveryoneIsBackWithAnEqualView) {
  Start();
  world_.AwaitInTime([&] { return ann_->At(table_).IsAsked() || bob_->At(table_).IsAsked(); });
  world_.Restart();
  for (TestClient* const client : {ann_.get(), bob_.get()}) {
    const auto back = world_.Connect();
    back->Hello(client->token);
    EXPECT_EQ(back->person, client->person);
    back->Watch(table_);
    EXPECT_EQ(back->At(table_).viewer, client->At(table_).viewer);
    EXPECT_EQ(back->At(table_).view, client->At(table_).view);
    EXPECT_EQ(back->At(table_).turn, client->At(table_).turn);
  }
}

TEST_F(Resync, TheLogTellsASeatWhatItWasTold) {
  Start();
  const json::value log = bob_->AskOk({{"type", "log"}, {"table", table_}});
  const json::array& lines = log.at("lines").as_array();
  ASSERT_FALSE(lines.empty());
  EXPECT_EQ(lines[0].at("n"), 1);
  for (const json::value& line : lines) {
    const json::object& event = line.at("event").as_object();
    if (event.at("type") != "card_drawn" || event.at("seat") == bob_->At(table_).viewer) continue;
    EXPECT_FALSE(event.contains("card")) << json::serialize(line);
  }
  PlayOn(world_, {ann_.get(), bob_.get()}, table_, rng_);
  bool open = false;
  const json::value whole = bob_->AskOk({{"type", "log"}, {"table", table_}});
  for (const json::value& line : whole.at("lines").as_array()) {
    const json::object& event = line.at("event").as_object();
    open = open ||
           (event.at("type") == "card_drawn" && event.at("seat") == 0 && event.contains("card"));
  }
  EXPECT_TRUE(open) << "after the game everything is told";
}

TEST(MemoryPlay, TheLogHidesThePileButForItsTop) {
  World world;
  const auto ann = world.Person("Ann");
  const auto bob = world.Person("Bob");
  json::object options = kNoClock;
  options["memory"] = true;
  options["take_back"] = false;
  const std::string table = StartedTable(world, {ann.get(), bob.get()}, {{"seats", 3}}, options);
  Rng rng(8);
  std::size_t most = 0;
  for (int i = 0; i < 40 && ann->At(table).Stage() == "playing" && !HasFailure(); ++i) {
    PlayOn(world, {ann.get(), bob.get()}, table, rng, 1);
    world.ExpectTruth(*ann, table);
    const json::value log = ann->AskOk({{"type", "log"}, {"table", table}});
    std::size_t played = 0;
    std::size_t shown = 0;
    for (const json::value& line : log.at("lines").as_array()) {
      const json::object& event = line.at("event").as_object();
      if (event.at("type") == "round_began") played = shown = 0;
      if (event.at("type") != "card_played") continue;
      ++played;
      shown += event.contains("card") ? 1 : 0;
    }
    EXPECT_LE(shown, 1U);
    most = std::max(most, played);
  }
  EXPECT_GT(most, 3U);
}

// A write from elsewhere that this server does not know of yet.
TEST(Conflict, ASubmitSurvivesAnothersSimultaneousCommit) {
  World world;
  const auto ann = world.Person("Ann");
  const auto bob = world.Person("Bob");
  ann->deals = bob->deals = false;
  const std::string table(
      ann->AskOk({{"type", "create"}, {"config", {{"seats", 3}}}}).at("table").as_string());
  bob->Watch(table);
  const std::uint32_t version = world.Truth(table).Version();
  const Entry entry{.at = world.loop.Now(), .body = PutBot{.seat = Seat{2}, .level = "drifter"}};
  bool stored = false;
  world.store->Append({.table = table,
                       .version = version + 1,
                       .entry = EntryText(entry),
                       .tag = "elsewhere",
                       .summary = std::nullopt,
                       .position = {}},
                      [&](std::optional<AppendResult> result, const std::string& /*why*/) {
                        stored = result == AppendResult::kStored;
                      });
  EXPECT_EQ(bob->AskOk({{"type", "sit"}, {"table", table}}).at("seat"), 1);
  EXPECT_TRUE(stored);
  const json::array& chairs = ann->At(table).room.at("chairs").as_array();
  EXPECT_EQ(chairs[1].at("name"), "Bob");
  EXPECT_EQ(chairs[2].at("level"), "drifter");
  EXPECT_EQ(world.hub->Counted().conflicts, 1U);
}

class WithMood : public testing::Test {
 protected:
  [[nodiscard]] std::unique_ptr<Database> Opened() const {
    return std::make_unique<GatedStore>(OpenSqlite(folder_.File("store.db")), mood_);
  }
  const TempFolder folder_;
  SharedMood mood_ = std::make_shared<std::atomic<Mood>>(Mood::kFine);
  World world_{{}, Opened()};
};

TEST_F(WithMood, WhileTheStoreIsAwayNothingIsLostAndClientsAreTold) {
  const auto ann = world_.Person("Ann");
  const auto bob = world_.Person("Bob");
  const std::string table = StartedTable(world_, {ann.get(), bob.get()}, {{"seats", 3}}, kNoClock);
  world_.AwaitInTime([&] { return ann->At(table).IsAsked() || bob->At(table).IsAsked(); });
  TestClient& asked = ann->At(table).IsAsked() ? *ann : *bob;
  *mood_ = Mood::kAway;
  const json::value legal = asked.At(table).turn.at("legal");
  const std::int64_t act = asked.Say({{"type", "act"},
                                      {"table", table},
                                      {"seat", legal.at("seat")},
                                      {"decision", legal.at("decision")},
                                      {"action", legal.at("actions").as_array()[0]}});
  world_.Await([&] { return !bob->Pushes("notice").empty(); });
  EXPECT_EQ(bob->Pushes("notice").back().at("code"), "server/waiting");
  EXPECT_FALSE(world_.hub->StoreState() == StoreQueue::State::kReady);
  EXPECT_EQ(asked.AnswerTo(act), nullptr);
  const auto late = world_.Connect();
  EXPECT_EQ(late->inbox.at(0).at("code"), "server/waiting");
  *mood_ = Mood::kFine;
  world_.Await([&] { return asked.AnswerTo(act) != nullptr; });
  EXPECT_EQ(asked.AnswerTo(act)->at("type"), "ok");
  world_.Await([&] { return bob->Pushes("notice").size() == 2; });
  EXPECT_EQ(bob->Pushes("notice").back().at("code"), "server/ready");
  world_.ExpectTruth(*bob, table);
}

TEST_F(WithMood, WhileTheStoreIsAwayOnlySoManyQuestionsWait) {
  const auto ann = world_.Person("Ann");
  *mood_ = Mood::kAway;
  ann->Say({{"type", "my_tables"}});
  world_.Await([&] { return world_.hub->StoreState() != StoreQueue::State::kReady; });
  std::int64_t last = 0;
  for (int i = 0; i < 1100; ++i) last = ann->Say({{"type", "my_tables"}});
  ASSERT_NE(ann->AnswerTo(last), nullptr);
  EXPECT_EQ(ann->AnswerTo(last)->at("code"), "server/waiting");
  EXPECT_EQ(ann->AskCode({{"type", "ping"}}), "ok");
  *mood_ = Mood::kFine;
  world_.Await([&] { return world_.hub->StoreState() == StoreQueue::State::kReady; });
  EXPECT_EQ(ann->AskCode({{"type", "my_tables"}}), "ok");
}

TEST_F(WithMood, AFullStoreIsAClearRefusalAndTheTableGoesOnLater) {
  const auto ann = world_.Person("Ann");
  const std::string table = StartedTable(world_, {ann.get()}, {{"seats", 3}}, kNoClock);
  world_.AwaitInTime([&] { return ann->At(table).IsAsked(); });
  const std::uint32_t version = world_.Truth(table).Version();
  *mood_ = Mood::kFull;
  const json::value legal = ann->At(table).turn.at("legal");
  const json::object act{{"type", "act"},
                         {"table", table},
                         {"seat", legal.at("seat")},
                         {"decision", legal.at("decision")},
                         {"action", legal.at("actions").as_array()[0]}};
  const std::int64_t number = ann->At(table).number;
  EXPECT_EQ(ann->AskCode(act), "server/store_failed");
  EXPECT_EQ(ann->AskCode({{"type", "create"}, {"config", {{"seats", 3}}}}), "server/store_failed");
  EXPECT_EQ(ann->At(table).number, number) << "nothing was announced";
  *mood_ = Mood::kFine;
  EXPECT_EQ(world_.Truth(table).Version(), version);
  EXPECT_EQ(ann->AskCode(act), "ok");
  world_.ExpectTruth(*ann, table);
}

// What an older or a newer program left in the store.
class Upgrade : public testing::Test {
 protected:
  // A table of one person and two bots, in play, whose log is then rewritten by `change`.
  void Left(const std::function<void(std::string&)>& change) {
    const auto ann = world_.Person("Ann");
    token_ = ann->token;
    table_ = StartedTable(world_, {ann.get()}, {{"seats", 3}}, kNoClock);
    Rng rng(3);
    PlayOn(world_, {ann.get()}, table_, rng, 8);
    world_.AwaitInTime([&] { return ann->At(table_).IsAsked(); });
    ann->Lose();
    int changed = 0;
    world_.ChangeLog(table_, [&](std::string& entry) {
      const std::string before = entry;
      change(entry);
      changed += entry == before ? 0 : 1;
    });
    ASSERT_GT(changed, 0);
    world_.Restart();
  }
  std::unique_ptr<TestClient> Back() {
    std::unique_ptr<TestClient> ann = world_.Connect();
    ann->Hello(token_);
    return ann;
  }

  World world_;
  std::string table_;
  std::string token_;
};

void Replace(std::string& text, std::string_view from, std::string_view to) {
  const std::size_t at = text.find(from);
  if (at != std::string::npos) text.replace(at, from.size(), to);
}

TEST_F(Upgrade, AGameOfOlderRulesGoesOnFromItsLastPosition) {
  Left([](std::string& entry) { Replace(entry, R"("rules":1)", R"("rules":0)"); });
  const auto ann = Back();
  ann->Watch(table_);
  EXPECT_EQ(ann->At(table_).Stage(), "playing");
  world_.ExpectTruth(*ann, table_);
  Rng rng(4);
  PlayOn(world_, {ann.get()}, table_, rng);
  EXPECT_EQ(ann->At(table_).Stage(), "finished");
}

TEST_F(Upgrade, AGameOfNewerRulesIsLeftAlone) {
  Left([](std::string& entry) { Replace(entry, R"("rules":1)", R"("rules":99)"); });
  const auto ann = Back();
  const std::size_t before = world_.LogLength(table_);
  EXPECT_EQ(ann->AskCode({{"type", "watch"}, {"table", table_}}), "table/unreadable");
  EXPECT_EQ(world_.LogLength(table_), before);
}

TEST_F(Upgrade, ALogThatCannotBeReadIsClosedOnceAndNotTriedAgain) {
  Left([](std::string& entry) { Replace(entry, "\"decided\"", "\"pondered\""); });
  const auto ann = Back();
  const std::size_t before = world_.LogLength(table_);
  EXPECT_EQ(ann->AskCode({{"type", "watch"}, {"table", table_}}), "table/unreadable");
  EXPECT_EQ(world_.LogLength(table_), before + 1);
  for (int i = 0; i < 100; ++i) {
    world_.loop.Pass(1000);
    world_.Settle();
  }
  EXPECT_EQ(ann->AskCode({{"type", "watch"}, {"table", table_}}), "table/unreadable");
  EXPECT_EQ(world_.LogLength(table_), before + 1);
  EXPECT_EQ(ann->AskOk({{"type", "my_tables"}}).at("tables").as_array().size(), 0U);
}

}  // namespace
}  // namespace folsom
