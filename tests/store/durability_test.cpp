// What was acknowledged is on disk: syncs before answers, and databases killed under load.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <sqlite3.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <future>
#include <random>

#include "store/counting_vfs.h"
#include "store/mailbox.h"
#include "store/postgres/postgres.h"
#include "store/store_suite.h"
#include "store/store_thread.h"
#include "support/postgres.h"
#include "support/temp_folder.h"

namespace folsom {
namespace {

using testing::ElementsAre;

// --- SQLite: syncs

TEST(SqliteSyncTest, EveryAppendIsSyncedBeforeItIsAnswered) {
  const TempFolder folder;
  const CountingVfs vfs;
  const std::unique_ptr<Database> store = OpenStore(folder.File("folsom.db"));
  std::uint64_t syncs = CountingVfs::LogSyncs();
  const auto expect_synced = [&](const char* what) {
    EXPECT_GT(CountingVfs::LogSyncs(), syncs) << what;
    EXPECT_FALSE(CountingVfs::LogHasUnsynced()) << what;
    syncs = CountingVfs::LogSyncs();
  };
  store->Create(TableOf("t1"), 10);
  expect_synced("Create");
  for (std::uint32_t version = 2; version < 50; ++version) {
    ASSERT_EQ(AppendTo(*store, AppendOf("t1", version)), AppendResult::kStored);
    expect_synced("Append");
  }
  const Person ann{"p1", "Ann", "", "", false, 1};
  store->AddPerson(ann, "token", {});
  expect_synced("AddPerson");
  store->AddToken(ann, "another", 2, {});
  expect_synced("AddToken");
  store->SetName(ann, {});
  expect_synced("SetName");
  store->SetPassword(ann, "hash", "token");
  expect_synced("SetPassword");
  store->SetWebhook("p1", "https://example.org");
  expect_synced("SetWebhook");
  store->SetPush("token", {"https://example.org", "key", "auth"}, 1);
  expect_synced("SetPush");
  store->RemovePush("https://example.org");
  expect_synced("RemovePush");
  store->KeepSecret("push", "secret");
  expect_synced("KeepSecret");
  store->AddLink("link", {"t1", 1, "p1"}, 100'000);
  expect_synced("AddLink");
  store->TakeLink("link");
  expect_synced("TakeLink");
  store->MarkSeen("t1");
  expect_synced("MarkSeen");
  store->TestWrite();
  expect_synced("TestWrite");
}

TEST(SqliteSyncTest, LeasesDoNotWaitForTheDiskButTheNextAppendDoes) {
  const TempFolder folder;
  const CountingVfs vfs;
  const std::unique_ptr<Database> store = OpenStore(folder.File("folsom.db"));
  store->Create(TableOf("t1"), 10);
  const std::uint64_t syncs = CountingVfs::LogSyncs();
  store->Claim("a", std::vector<std::string>{"t1"}, 1000, 0);
  store->Release("a", "t1", 500);
  EXPECT_EQ(CountingVfs::LogSyncs(), syncs);
  EXPECT_TRUE(CountingVfs::LogHasUnsynced());
  AppendTo(*store, AppendOf("t1", 2));
  EXPECT_GT(CountingVfs::LogSyncs(), syncs);
  EXPECT_FALSE(CountingVfs::LogHasUnsynced());
}

TEST(SqliteSyncTest, TheCounterSeesWhenSyncsAreMissing) {
  const TempFolder folder;
  const CountingVfs vfs;
  sqlite3* db = nullptr;
  ASSERT_EQ(sqlite3_open(folder.File("x.db").c_str(), &db), SQLITE_OK);
  sqlite3_exec(db, "PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; CREATE TABLE t (x)",
               nullptr, nullptr, nullptr);
  const std::uint64_t syncs = CountingVfs::LogSyncs();
  sqlite3_exec(db, "INSERT INTO t VALUES (1)", nullptr, nullptr, nullptr);
  EXPECT_EQ(CountingVfs::LogSyncs(), syncs);
  EXPECT_TRUE(CountingVfs::LogHasUnsynced());
  sqlite3_close(db);
}

TEST(SqliteSyncTest, InTheQueueNoAnswerComesBeforeItsSync) {
  const TempFolder folder;
  const CountingVfs vfs;
  std::unique_ptr<Database> store = OpenStore(folder.File("folsom.db"));
  for (int i = 0; i < 20; ++i) store->Create(TableOf(std::to_string(i)), 100);
  int answered = 0;
  std::uint64_t syncs = CountingVfs::LogSyncs();
  // Callbacks run on the queue's own thread, before it can go on to the next transaction.
  StoreThread queue(std::move(store), [&](const std::function<void()>& what) {
    EXPECT_FALSE(CountingVfs::LogHasUnsynced());
    EXPECT_GT(CountingVfs::LogSyncs(), syncs);
    syncs = CountingVfs::LogSyncs();
    what();
  });
  std::promise<void> all;
  for (std::uint32_t version = 2; version < 22; ++version) {
    for (int i = 0; i < 20; ++i) {
      queue.Append(AppendOf(std::to_string(i), version),
                   [&](std::optional<AppendResult> result, const std::string&) {
                     EXPECT_EQ(result, AppendResult::kStored);
                     if (++answered == 400) all.set_value();
                   });
    }
  }
  all.get_future().wait();
}

// --- SQLite: the process is killed

TEST(SqliteKillTest, WhatWasAnsweredIsThereAfterKillMinus9) {
  std::minstd_rand random(4);
  for (int round = 0; round < 5; ++round) {
    const TempFolder folder;
    const std::string file = folder.File("folsom.db");
    int pipe[2];
    ASSERT_EQ(::pipe(pipe), 0);
    const pid_t child = ::fork();
    if (child == 0) {  // Says each version that was answered.
      auto* store = OpenStore(file).release();
      store->Create(TableOf("t1"), 10);
      for (std::uint32_t version = 2;; ++version) {
        if (AppendTo(*store, AppendOf("t1", version)) != AppendResult::kStored) ::_exit(1);
        if (::write(pipe[1], &version, sizeof version) != sizeof version) ::_exit(1);
      }
    }
    ::close(pipe[1]);
    std::uint32_t answered = 1;
    const std::uint32_t enough = 20 + static_cast<std::uint32_t>(random() % 50);
    while (answered<enough&& ::read(pipe[0], &answered, sizeof answered)> 0) {
    }
    ::kill(child, SIGKILL);
    ::waitpid(child, nullptr, 0);
    while (::read(pipe[0], &answered, sizeof answered) > 0) {
    }
    ::close(pipe[0]);
    EXPECT_GE(answered, enough);
    const std::size_t found = LogOf(*OpenStore(file), "t1").size();
    EXPECT_GE(found, answered);
    EXPECT_LE(found, answered + 1);  // The last may have been stored and not said.
  }
}

// --- PostgreSQL

TEST(PostgresSyncTest, TheSessionHasFsyncAndSynchronousCommitOn) {
  PostgresServer& server = PostgresServer::Shared();
  // As a careless administrator might have set it for everybody.
  const std::string address = server.NewPlace();
  server.Sql("ALTER DATABASE postgres SET synchronous_commit = off");
  {
    const std::unique_ptr<Database> store = OpenStore(address);
    store->Create(TableOf("t1"), 10);
    store->Claim("a", std::vector<std::string>{"t1"}, 1000, 0);  // Unhurried, and only itself.
    const auto syncs = [&] {
      // Counters of the session are handed in when it has been idle for a moment.
      return std::stoll(server.Sql("SELECT wal_sync FROM pg_stat_wal"));
    };
    const long long before = syncs();
    for (std::uint32_t version = 2; version < 52; ++version) {
      AppendTo(*store, AppendOf("t1", version));
    }
    const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(60);
    while (syncs() < before + 50 && std::chrono::steady_clock::now() < deadline) store->Ping();
    EXPECT_GE(syncs(), before + 50);
  }
  EXPECT_EQ(server.Sql("SHOW fsync"), "on");
  server.Sql("ALTER DATABASE postgres RESET synchronous_commit");
}

TEST(PostgresSyncTest, AServerWithoutFsyncIsRefused) {
  PostgresServer& server = PostgresServer::Shared();
  const std::string address = server.NewPlace();
  server.Stop();
  server.Start("fsync=off");
  const std::string why =
      ExpectStoreError(StoreError::Kind::kBroken, [&] { OpenStore(address).reset(); });
  EXPECT_THAT(why, testing::HasSubstr("fsync"));
  server.Stop();
  server.Start();
  EXPECT_NO_THROW(OpenStore(address)->Ping());
}

class PostgresKillTest : public testing::Test {
 protected:
  PostgresServer& server_ = PostgresServer::Shared();
  const std::string address_ = server_.NewPlace();
};

TEST_F(PostgresKillTest, AfterKillMinus9EverythingAcknowledgedIsThere) {
  std::unique_ptr<Database> store = OpenStore(address_);
  store->Create(TableOf("t1"), 10);
  for (std::uint32_t version = 2; version < 20; ++version) {
    ASSERT_EQ(AppendTo(*store, AppendOf("t1", version)), AppendResult::kStored);
  }
  server_.Kill();
  ExpectStoreError(StoreError::Kind::kUnavailable, [&] { AppendTo(*store, AppendOf("t1", 20)); });
  ExpectStoreError(StoreError::Kind::kUnavailable, [&] { store->Ping(); });
  server_.Start();
  EXPECT_EQ(LogOf(*store, "t1").size(), 19U);
  EXPECT_EQ(AppendTo(*store, AppendOf("t1", 20)), AppendResult::kStored);
}

// Ten tables, each with one append in flight, while the server is killed again and again. A lost
// answer that is repeated must be known by its tag: otherwise it would come back as a conflict.
TEST_F(PostgresKillTest, UnderLoadTheQueueWaitsAndRepeatsWithoutDoubling) {
  constexpr int kTables = 10;
  constexpr std::uint32_t kPerLife = 30;
  constexpr int kLives = 4;
  std::unique_ptr<Database> store = OpenStore(address_);
  for (int i = 0; i < kTables; ++i) store->Create(TableOf(std::to_string(i)), 100);
  Mailbox mailbox;
  std::vector<StoreQueue::State> states;
  std::vector<std::uint32_t> versions(kTables, 1);
  StoreThread queue(std::move(store), mailbox.Post());
  queue.OnState([&](StoreQueue::State state) { states.push_back(state); });
  bool going_on = true;
  const std::function<void(int)> append = [&](int table) {
    const std::uint32_t version = versions[static_cast<std::size_t>(table)] + 1;
    queue.Append(AppendOf(std::to_string(table), version),
                 [&, table, version](std::optional<AppendResult> result, const std::string& why) {
                   ASSERT_EQ(result, AppendResult::kStored) << why;
                   versions[static_cast<std::size_t>(table)] = version;
                   if (going_on) append(table);
                 });
  };
  const auto all_reached = [&](std::uint32_t version) {
    return *std::min_element(versions.begin(), versions.end()) >= version;
  };
  for (int i = 0; i < kTables; ++i) append(i);
  std::minstd_rand random(5);
  for (int life = 1; life <= kLives; ++life) {
    const std::uint32_t until = versions[0] + kPerLife + static_cast<std::uint32_t>(random() % 30);
    ASSERT_TRUE(mailbox.RunUntil([&] { return all_reached(until); }));
    server_.Kill();
    const std::size_t told = states.size();
    ASSERT_TRUE(mailbox.RunUntil([&] { return states.size() > told; }));
    EXPECT_EQ(states.back(), StoreQueue::State::kWaiting);
    server_.Start();
    ASSERT_TRUE(mailbox.RunUntil([&] { return states.size() > told + 1; }));
    EXPECT_EQ(states.back(), StoreQueue::State::kReady);
  }
  going_on = false;
  ASSERT_TRUE(mailbox.RunUntil([&] { return queue.Count().waiting == 0; }));
  mailbox.RunAll();
  const std::unique_ptr<Database> after = OpenStore(address_);
  for (int i = 0; i < kTables; ++i) {
    EXPECT_EQ(LogOf(*after, std::to_string(i)).size(), versions[static_cast<std::size_t>(i)]);
  }
}

TEST_F(PostgresKillTest, AServerThatHangsIsUnavailable) {
  const std::unique_ptr<Database> store = OpenPostgres(address_, {.connect = 300, .answer = 300});
  store->Create(TableOf("t1"), 10);
  server_.Freeze();
  ExpectStoreError(StoreError::Kind::kUnavailable, [&] { AppendTo(*store, AppendOf("t1", 2)); });
  ExpectStoreError(StoreError::Kind::kUnavailable, [&] { AppendTo(*store, AppendOf("t1", 2)); });
  server_.Thaw();
  // The first one may have been stored after all, when the server woke up.
  EXPECT_EQ(AppendTo(*store, AppendOf("t1", 2)), AppendResult::kStored);
  EXPECT_EQ(LogOf(*store, "t1").size(), 2U);
}

// The server gets the append, and stores it only when nobody waits for the answer any more.
TEST_F(PostgresKillTest, AnAppendWhoseAnswerWasLostIsRepeatedWithoutDoubling) {
  std::unique_ptr<Database> store = OpenPostgres(address_, {.connect = 300, .answer = 300});
  store->Create(TableOf("t1"), 10);
  AppendTo(*store, AppendOf("t1", 2));
  Mailbox mailbox;
  bool waiting = false;
  std::optional<AppendResult> answer;
  StoreThread queue(std::move(store), mailbox.Post());
  queue.OnState([&](StoreQueue::State state) { waiting = state == StoreQueue::State::kWaiting; });
  server_.Freeze();
  queue.Append(AppendOf("t1", 3),
               [&](std::optional<AppendResult> result, const std::string&) { answer = result; });
  ASSERT_TRUE(mailbox.RunUntil([&] { return waiting; }));
  server_.Thaw();
  ASSERT_TRUE(mailbox.RunUntil([&] { return answer.has_value(); }));
  EXPECT_EQ(answer, AppendResult::kStored);
  EXPECT_EQ(LogOf(*OpenStore(address_), "t1").size(), 3U);
}

TEST_F(PostgresKillTest, WaitingForAServerThatHangsCanBeInterrupted) {
  std::unique_ptr<Database> store = OpenPostgres(address_, {.connect = 60'000, .answer = 60'000});
  store->Create(TableOf("t1"), 10);
  Mailbox mailbox;
  auto queue = std::make_unique<StoreThread>(std::move(store), mailbox.Post());
  server_.Freeze();
  bool refused = false;
  queue->Append(AppendOf("t1", 2),
                [&](std::optional<AppendResult> result, const std::string&) { refused = !result; });
  const auto start = std::chrono::steady_clock::now();
  queue.reset();
  EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(20));
  server_.Thaw();
  mailbox.RunAll();
  EXPECT_TRUE(refused);
}

TEST_F(PostgresKillTest, AStoppedServerMakesTheQueueWaitAndAStartedOneGoOn) {
  std::unique_ptr<Database> store = OpenStore(address_);
  store->Create(TableOf("t1"), 10);
  Mailbox mailbox;
  StoreThread queue(std::move(store), mailbox.Post());
  std::vector<StoreQueue::State> states;
  queue.OnState([&](StoreQueue::State state) { states.push_back(state); });
  server_.Stop();
  // Nobody has asked for anything, and still it is noticed.
  ASSERT_TRUE(mailbox.RunUntil([&] { return states.size() == 1; }));
  bool stored = false;
  queue.Append(AppendOf("t1", 2), [&](std::optional<AppendResult> result, const std::string&) {
    stored = result == AppendResult::kStored;
  });
  server_.Start();
  ASSERT_TRUE(mailbox.RunUntil([&] { return stored && states.size() == 2; }));
  EXPECT_THAT(states, ElementsAre(StoreQueue::State::kWaiting, StoreQueue::State::kReady));
}

}  // namespace
}  // namespace folsom
