// What nodes that share a store hear of each other. Two Store objects are two nodes.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <poll.h>

#include "store/postgres/postgres.h"
#include "store/store_suite.h"
#include "support/postgres.h"
#include "support/temp_folder.h"

namespace folsom {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;
using Notices = std::vector<StoreNotice>;

constexpr int kLongMs = 30'000;

bool Readable(const Database& store, int wait_ms) {
  pollfd polled{store.NoticeSocket(), POLLIN, 0};
  return ::poll(&polled, 1, wait_ms) > 0;
}

// The next ones, waiting until there are any.
Notices NextNotices(Database& store, bool* missed = nullptr) {
  bool lost = false;
  for (;;) {
    if (!Readable(store, kLongMs)) {
      ADD_FAILURE() << "nothing came";
      return {};
    }
    Notices notices = store.TakeNotices(lost);
    if (notices.empty() && !lost) continue;
    if (missed != nullptr) *missed = lost;
    return notices;
  }
}

StoreNotice Grown(const std::string& table, std::uint32_t version) { return {table, "", version}; }
StoreNotice Told(const std::string& table, const std::string& text) { return {table, text, 0}; }

class NoticesTest : public testing::Test {
 protected:
  NoticesTest()
      : address_(PostgresServer::Shared().NewPlace()),
        here_(OpenStore(address_)),
        there_(OpenStore(address_)) {
    for (const char* id : {"t1", "t2", "t3"}) here_->Create(TableOf(id), 10);
  }
  // Everything that was said up to now has arrived when this has.
  Notices UntilMark() {
    here_->Listen("mark");
    there_->Tell("mark", "!");
    Notices all;
    while (all.empty() || all.back() != Told("mark", "!")) {
      const Notices next = NextNotices(*here_);
      if (next.empty()) break;
      all.insert(all.end(), next.begin(), next.end());
    }
    if (!all.empty()) all.pop_back();
    return all;
  }
  std::string Sql(const std::string& statements) {
    return PostgresServer::Shared().Sql(statements, address_);
  }
  // Ends the connection with which `here_` or `there_` listen.
  void EndListening() {
    Sql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND query LIKE '%LISTEN%'"
        " AND pid <> pg_backend_pid()");
  }
  const std::string address_;
  std::unique_ptr<Database> here_;
  std::unique_ptr<Database> there_;
};

TEST(NoNoticesTest, AStoreOfOneProcessHasNone) {
  const TempFolder folder;
  const std::unique_ptr<Database> store = OpenStore(folder.File("folsom.db"));
  EXPECT_FALSE(store->Shared());
  EXPECT_EQ(store->NoticeSocket(), -1);
  store->Create(TableOf("t1"), 10);
  store->Listen("t1");
  store->Tell("t1", "hello");
  AppendTo(*store, AppendOf("t1", 2));
  bool missed = true;
  EXPECT_THAT(store->TakeNotices(missed), IsEmpty());
  EXPECT_FALSE(missed);
  store->Unlisten("t1");
}

TEST_F(NoticesTest, APostgresStoreIsShared) {
  EXPECT_TRUE(here_->Shared());
  EXPECT_GE(here_->NoticeSocket(), 0);
}

TEST_F(NoticesTest, AnAppendElsewhereIsHeardWithItsVersion) {
  here_->Listen("t1");
  EXPECT_FALSE(Readable(*here_, 0));
  AppendTo(*there_, AppendOf("t1", 2));
  bool missed = true;
  EXPECT_THAT(NextNotices(*here_, &missed), ElementsAre(Grown("t1", 2)));
  EXPECT_FALSE(missed);
  EXPECT_FALSE(Readable(*here_, 0));
}

TEST_F(NoticesTest, WhatIsToldElsewhereIsHeard) {
  here_->Listen("t1");
  const std::string text = "Größe \n \"'\\ " + std::string(4000, 'x');
  there_->Tell("t1", text);
  EXPECT_THAT(NextNotices(*here_), ElementsAre(Told("t1", text)));
}

TEST_F(NoticesTest, OnlyTablesThatAreListenedToAreHeard) {
  here_->Listen("t1");
  here_->Listen("t2");
  here_->Unlisten("t1");
  here_->Listen("t3");
  const std::vector<AppendRequest> requests{AppendOf("t1", 2), AppendOf("t2", 2)};
  there_->Append(requests);
  there_->Tell("t3", "hey");
  EXPECT_THAT(UntilMark(), ElementsAre(Grown("t2", 2), Told("t3", "hey")));
}

TEST_F(NoticesTest, OnesOwnWordsAreNotHeard) {
  here_->Listen("t1");
  AppendTo(*here_, AppendOf("t1", 2));
  here_->Tell("t1", "to the others");
  AppendTo(*there_, AppendOf("t1", 3));
  EXPECT_THAT(UntilMark(), ElementsAre(Grown("t1", 3)));
}

TEST_F(NoticesTest, RefusedAppendsAreNotHeard) {
  AppendTo(*here_, AppendOf("t1", 2, "first"));
  here_->Listen("t1");
  const std::vector<AppendRequest> requests{AppendOf("t1", 2, "second"), AppendOf("nobody", 2)};
  there_->Append(requests);
  EXPECT_THAT(UntilMark(), IsEmpty());
}

TEST_F(NoticesTest, LongIdsThatBeginAlikeAreKeptApart) {
  const std::string one = std::string(90, 'i') + "1";
  const std::string two = std::string(90, 'i') + "2";
  here_->Create(TableOf(one), 10);
  here_->Create(TableOf(two), 10);
  here_->Listen(one);
  here_->Listen(two);
  here_->Unlisten(two);
  AppendTo(*there_, AppendOf(two, 2));
  AppendTo(*there_, AppendOf(one, 2));
  EXPECT_THAT(UntilMark(), ElementsAre(Grown(one, 2)));
}

TEST_F(NoticesTest, WhatComesInWithAnotherAnswerIsNotForgotten) {
  here_->Listen("t1");
  AppendTo(*there_, AppendOf("t1", 2));
  here_->Ping();        // The notification may come with the answer to this,
  here_->Listen("t2");  // or this.
  EXPECT_THAT(NextNotices(*here_), ElementsAre(Grown("t1", 2)));
}

TEST_F(NoticesTest, AfterALostConnectionItSaysSoAndListensAgain) {
  here_->Listen("t1");
  here_->Listen("t2");
  EndListening();
  bool missed = false;
  NextNotices(*here_, &missed);
  EXPECT_TRUE(missed);
  const std::vector<AppendRequest> requests{AppendOf("t1", 2), AppendOf("t2", 2)};
  there_->Append(requests);
  EXPECT_THAT(NextNotices(*here_, &missed), UnorderedElementsAre(Grown("t1", 2), Grown("t2", 2)));
  EXPECT_FALSE(missed);
}

TEST_F(NoticesTest, ALossThatAnotherCallFindsIsTold) {
  here_->Listen("t1");
  EndListening();
  ExpectStoreError(StoreError::Kind::kUnavailable, [&] {
    here_->Unlisten("nothing");  // No table of ours, but a command on that connection.
    here_->Ping();
  });
  bool missed = false;
  NextNotices(*here_, &missed);
  EXPECT_TRUE(missed);
  AppendTo(*there_, AppendOf("t1", 2));
  EXPECT_THAT(NextNotices(*here_), ElementsAre(Grown("t1", 2)));
}

TEST_F(NoticesTest, WhileTheServerIsDownNoticesCannotBeReadAndAfterItTheyCan) {
  PostgresServer& server = PostgresServer::Shared();
  here_->Listen("t1");
  server.Kill();
  bool missed = false;
  ExpectStoreError(StoreError::Kind::kUnavailable, [&] {
    // A connection may seem to be there for another moment.
    while (Readable(*here_, kLongMs)) (void)here_->TakeNotices(missed);
  });
  ExpectStoreError(StoreError::Kind::kUnavailable, [&] { (void)here_->TakeNotices(missed); });
  ExpectStoreError(StoreError::Kind::kUnavailable, [&] { here_->Listen("t2"); });
  server.Start();
  EXPECT_THAT(here_->TakeNotices(missed), IsEmpty());
  EXPECT_TRUE(missed);
  ExpectStoreError(StoreError::Kind::kUnavailable, [&] { AppendTo(*there_, AppendOf("t1", 2)); });
  const std::vector<AppendRequest> requests{AppendOf("t1", 2), AppendOf("t2", 2)};
  there_->Append(requests);
  EXPECT_THAT(NextNotices(*here_), UnorderedElementsAre(Grown("t1", 2), Grown("t2", 2)));
}

}  // namespace
}  // namespace folsom
