// Opening stores: older ones, newer ones, somebody else's, damaged ones, and ones in use.
#include "store/migrations.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sqlite3.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <csignal>
#include <fstream>
#include <thread>

#include "store/postgres/postgres.h"
#include "store/sqlite/sqlite_db.h"
#include "store/store_suite.h"
#include "support/postgres.h"
#include "support/temp_folder.h"

namespace folsom {
namespace {

using testing::HasSubstr;

// Runs statements on an SQLite file by its own means; the first value of the last row.
std::string RunSqlite(const std::string& file, const std::string& statements) {
  sqlite3* db = nullptr;
  EXPECT_EQ(sqlite3_open(file.c_str(), &db), SQLITE_OK);
  std::string value;
  const auto keep = [](void* out, int, char** values, char**) {
    *static_cast<std::string*>(out) = values[0] == nullptr ? "" : values[0];
    return 0;
  };
  EXPECT_EQ(sqlite3_exec(db, statements.c_str(), keep, &value, nullptr), SQLITE_OK)
      << sqlite3_errmsg(db);
  sqlite3_close(db);
  return value;
}

// Opens and closes it.
void Open(const std::string& address) { OpenStore(address).reset(); }

// What a program of version 1 may have left: a game in play, an owner with a claimed name.
constexpr const char* kDataOfVersion1 = R"sql(
INSERT INTO tables (id, code, owner, secret, listed, shelf, created_at, changed_at, text)
  VALUES ('t1', 'QXZ', 'p1', 'secret', '1', 1, 10, 20, '{}');
INSERT INTO entries (table_id, version, tag, text)
  VALUES ('t1', 1, 'a', 'opened'), ('t1', 2, 'b', 'started');
INSERT INTO positions (table_id, version, text) VALUES ('t1', 2, 'a position');
INSERT INTO seats (person, table_id) VALUES ('p1', 't1');
INSERT INTO people (id, name, claimed_name, password_hash, program, created_at)
  VALUES ('p1', 'Belle', 'belle', 'hash', '0', 5);
)sql";

class MigrationsTest : public testing::TestWithParam<StoreKind> {
 protected:
  MigrationsTest()
      : address_(GetParam() == StoreKind::kSqlite ? folder_.File("folsom.db")
                                                  : PostgresServer::Shared().NewPlace()) {}
  void Run(const std::string& statements) {
    if (GetParam() == StoreKind::kSqlite) {
      RunSqlite(address_, statements);
    } else {
      PostgresServer::Shared().Sql(statements, address_);
    }
  }
  // A store of this version, without data.
  void MakeVersion(int version) {
    for (const Migration& step : Migrations()) {
      const bool sqlite = GetParam() == StoreKind::kSqlite;
      if (step.to <= version) Run(sqlite ? step.sqlite : step.postgres);
    }
    SetVersion(version);
  }
  void SetVersion(int version) {
    const std::string number = std::to_string(version);
    if (GetParam() == StoreKind::kSqlite) {
      Run("PRAGMA application_id = " + std::to_string(kSqliteApplication) +
          "; PRAGMA user_version = " + number);
    } else {
      Run("CREATE TABLE IF NOT EXISTS folsom_schema (version INTEGER NOT NULL);"
          "DELETE FROM folsom_schema; INSERT INTO folsom_schema VALUES (" +
          number + ")");
    }
  }
  const TempFolder folder_;
  const std::string address_;
};
INSTANTIATE_TEST_SUITE_P(Both, MigrationsTest, kBothStores, NameOfKind);

TEST_P(MigrationsTest, StepsLeadFromNothingToToday) {
  int version = 0;
  for (const Migration& step : Migrations()) EXPECT_EQ(step.to, ++version);
  EXPECT_EQ(version, kStoreVersion);
}

TEST_P(MigrationsTest, AStoreOfVersion1KeepsAllItHasAndGetsWebhooks) {
  MakeVersion(1);
  Run(kDataOfVersion1);
  const bool sqlite = GetParam() == StoreKind::kSqlite;
  Run(std::string("INSERT INTO tokens (hash, person, created_at) VALUES (") +
      (sqlite ? "CAST('token' AS BLOB)" : "'token'") + ", 'p1', 5)");
  const std::unique_ptr<Database> store = OpenStore(address_);
  EXPECT_EQ(LogOf(*store, "t1"), (std::vector<std::string>{"opened", "started"}));
  const std::optional<StoredTable> table = store->Load("t1", 0);
  ASSERT_TRUE(table);
  EXPECT_EQ(table->summary, (TableSummary{"t1", "QXZ", true, TableShelf::kPlaying, 10, 20, "{}"}));
  EXPECT_EQ(table->position, "a position");
  EXPECT_EQ(store->ListOf("p1", 10).size(), 1U);
  Person belle{"p1", "Belle", "hash", "", false, 5};
  EXPECT_EQ(OwnerOf(*store, "token"), belle);
  EXPECT_EQ(store->PersonOfClaimedName("belle"), belle);
  belle.webhook = "https://example.org";
  store->SetWebhook("p1", belle.webhook);
  EXPECT_EQ(store->PersonOfId("p1"), belle);
  EXPECT_EQ(AppendTo(*store, AppendOf("t1", 3)), AppendResult::kStored);
}

TEST_P(MigrationsTest, TokensOfOldCanBeToldOfTurns) {
  MakeVersion(6);
  const bool sqlite = GetParam() == StoreKind::kSqlite;
  Run("INSERT INTO people (id, name, password_hash, program, created_at) VALUES"
      " ('p1', 'Belle', '', " +
      std::string(sqlite ? "0" : "false") + ", 5)");
  Run(std::string("INSERT INTO tokens (hash, person, created_at) VALUES (") +
      (sqlite ? "CAST('token' AS BLOB)" : "'token'") + ", 'p1', 5)");
  const std::unique_ptr<Database> store = OpenStore(address_);
  ASSERT_EQ(store->TokensOf("p1").size(), 1U);
  EXPECT_EQ(store->TokensOf("p1")[0].push, PushAddress{});
  const PushAddress push{"https://push.example", "key", "auth"};
  EXPECT_EQ(store->SetPush("token", push, 1), Store::PushSet::kStored);
  EXPECT_EQ(store->TokensOf("p1")[0].push, push);
  EXPECT_EQ(store->KeepSecret("push", "secret"), "secret");
}

// Nobody knows who saw what was played before version 4.
TEST_P(MigrationsTest, FinishedGamesOfOldAreKeptAsThoseOfPeople) {
  MakeVersion(3);
  Run(kDataOfVersion1);
  Run("UPDATE tables SET shelf = 2");
  const std::unique_ptr<Database> store = OpenStore(address_);
  store->Sweep({.unseen = 1}, 10);
  EXPECT_TRUE(store->Summary("t1"));
  store->Sweep({.seen = 1}, 10);
  EXPECT_FALSE(store->Summary("t1"));
}

// Tokens did not say when they were used; and who had left a table was in its log alone.
TEST_P(MigrationsTest, TokensOfOldCountFromTodayAndThoseWhoLeftAreFound) {
  MakeVersion(5);
  Run(kDataOfVersion1);
  Run(R"sql(
INSERT INTO entries (table_id, version, tag, text) VALUES
  ('t1', 3, 'c', '{"at":1,"sat":{"seat":1,"who":"abcdefghijklmno","name":"Ann"}}'),
  ('t1', 4, 'd', '{"at":2,"sat":{"seat":0,"who":"p1","name":"Belle"}}'),
  ('t1', 5, 'e', '{"at":2,"committed":{"who":"p2","commitment":"00"}}');
)sql");
  const bool sqlite = GetParam() == StoreKind::kSqlite;
  Run(std::string("INSERT INTO tokens (hash, person, created_at) VALUES (") +
      (sqlite ? "CAST('token' AS BLOB)" : "'token'") + ", 'p1', 5)");
  const std::unique_ptr<Database> store = OpenStore(address_);
  constexpr StoreSpan kHour = 3'600'000;
  store->Sweep({.tokens = kHour}, 10);
  EXPECT_TRUE(OwnerOf(*store, "token"));
  EXPECT_EQ(store->TablesOf("abcdefghijklmno"), std::vector<std::string>{"t1"});
  EXPECT_TRUE(store->ListOf("abcdefghijklmno", 10).empty());
  EXPECT_EQ(store->ListOf("p1", 10).size(), 1U);
  EXPECT_TRUE(store->TablesOf("p2").empty());
}

TEST_P(MigrationsTest, AStoreThatWasBroughtUpOpensAgain) {
  MakeVersion(1);
  Run(kDataOfVersion1);
  Open(address_);
  EXPECT_EQ(LogOf(*OpenStore(address_), "t1").size(), 2U);
}

TEST_P(MigrationsTest, AStepThatFailsLeavesTheStoreAsItWas) {
  MakeVersion(1);
  Run(kDataOfVersion1);
  Run("ALTER TABLE people ADD COLUMN webhook TEXT");  // In the way of version 2.
  ExpectStoreError(StoreError::Kind::kBroken, [&] { Open(address_); });
  Run("ALTER TABLE people DROP COLUMN webhook");
  EXPECT_EQ(OpenStore(address_)->PersonOfId("p1")->name, "Belle");
}

TEST_P(MigrationsTest, ANewerVersionIsRefused) {
  Open(address_);
  SetVersion(kStoreVersion + 1);
  const std::string why = ExpectStoreError(StoreError::Kind::kBroken, [&] { Open(address_); });
  EXPECT_THAT(why, HasSubstr("version " + std::to_string(kStoreVersion + 1)));
  SetVersion(kStoreVersion);
  EXPECT_NO_THROW(Open(address_));
}

TEST_P(MigrationsTest, SomebodyElsesDatabaseIsRefusedAndLeftAlone) {
  Run("CREATE TABLE tables (legs INTEGER)");
  ExpectStoreError(StoreError::Kind::kBroken, [&] { Open(address_); });
  Run("INSERT INTO tables (legs) VALUES (4)");
}

// --- SQLite

class SqliteFileTest : public testing::Test {
 protected:
  // What opening it in another process says: 0 well, 1 in use, 2 otherwise.
  int OpenElsewhere() const { return OpenElsewhere(file_); }
  static int OpenElsewhere(const std::string& name) {
    const pid_t child = ::fork();
    if (child == 0) {
      int said = 0;
      try {
        Open(name);
      } catch (const StoreError& error) {
        const bool in_use = std::string(error.what()).find("in use") != std::string::npos;
        said = error.kind == StoreError::Kind::kBroken && in_use ? 1 : 2;
      }
      ::_exit(said);
    }
    int status = -1;
    ::waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  }
  const TempFolder folder_;
  const std::string file_ = folder_.File("folsom.db");
};

TEST_F(SqliteFileTest, AFileInUseIsRefused) {
  std::unique_ptr<Database> store = OpenStore(file_);
  store->Create(TableOf("t1"), 10);
  const std::string why = ExpectStoreError(StoreError::Kind::kBroken, [&] { Open(file_); });
  EXPECT_THAT(why, HasSubstr("in use"));
  EXPECT_EQ(OpenElsewhere(), 1);
  EXPECT_EQ(AppendTo(*store, AppendOf("t1", 2)), AppendResult::kStored);
  EXPECT_EQ(OpenElsewhere(), 1);
  store.reset();
  EXPECT_EQ(OpenElsewhere(), 0);
  EXPECT_EQ(LogOf(*OpenStore(file_), "t1").size(), 2U);
}

TEST_F(SqliteFileTest, AFileInUseIsRefusedByAnyOfItsNames) {
  const std::unique_ptr<Database> store = OpenStore(file_);
  const std::string name = folder_.File("another.db");
  std::filesystem::create_symlink(file_, name);
  EXPECT_EQ(OpenElsewhere(name), 1);
  std::filesystem::remove(name);
  std::filesystem::create_hard_link(file_, name);
  EXPECT_EQ(OpenElsewhere(name), 1);
  EXPECT_FALSE(std::filesystem::exists(file_ + ".lock"));
}

TEST_F(SqliteFileTest, AFileWhoseOwnerDiedIsFree) {
  const pid_t child = ::fork();
  if (child == 0) {
    auto* left_open = OpenStore(file_).release();
    left_open->Create(TableOf("t1"), 10);
    ::kill(::getpid(), SIGKILL);
  }
  ::waitpid(child, nullptr, 0);
  EXPECT_EQ(LogOf(*OpenStore(file_), "t1").size(), 1U);
}

TEST_F(SqliteFileTest, OthersMayReadItMeanwhile) {
  const std::unique_ptr<Database> store = OpenStore(file_);
  store->Create(TableOf("t1"), 10);
  EXPECT_EQ(RunSqlite(file_, "SELECT count(*) FROM entries"), "1");
  RunSqlite(file_, "VACUUM INTO '" + folder_.File("backup.db") + "'");
  AppendTo(*store, AppendOf("t1", 2));
  EXPECT_EQ(LogOf(*OpenStore(folder_.File("backup.db")), "t1").size(), 1U);
}

TEST_F(SqliteFileTest, WhileSomebodyElseWritesItIsUnavailable) {
  const std::unique_ptr<Database> store = OpenStore(file_);
  store->Create(TableOf("t1"), 10);
  sqlite3* other = nullptr;
  ASSERT_EQ(sqlite3_open(file_.c_str(), &other), SQLITE_OK);
  ASSERT_EQ(sqlite3_exec(other, "BEGIN IMMEDIATE", nullptr, nullptr, nullptr), SQLITE_OK);
  ExpectStoreError(StoreError::Kind::kUnavailable, [&] { AppendTo(*store, AppendOf("t1", 2)); });
  sqlite3_close(other);
  EXPECT_EQ(AppendTo(*store, AppendOf("t1", 2)), AppendResult::kStored);
}

TEST_F(SqliteFileTest, OnlyItsOwnerMayReadTheFile) {
  const std::unique_ptr<Database> store = OpenStore(file_);
  for (const char* end : {"", "-wal"}) {
    struct stat status {};
    ASSERT_EQ(::stat((file_ + end).c_str(), &status), 0);
    EXPECT_EQ(status.st_mode & 0777, 0600U) << end;
  }
}

TEST_F(SqliteFileTest, AFileThatIsNoDatabaseIsRefusedAndLeftAlone) {
  const std::string text = "Dear diary, " + std::string(5000, '.');
  std::ofstream(file_) << text;
  ExpectStoreError(StoreError::Kind::kBroken, [&] { Open(file_); });
  std::ifstream file(file_);
  EXPECT_EQ(std::string(std::istreambuf_iterator<char>(file), {}), text);
}

TEST_F(SqliteFileTest, AFolderThatIsNotThereIsRefused) {
  ExpectStoreError(StoreError::Kind::kBroken, [&] { Open(folder_.File("no/folsom.db")); });
}

TEST_F(SqliteFileTest, ADamagedFileIsBroken) {
  {
    const std::unique_ptr<Database> store = OpenStore(file_);
    for (int i = 0; i < 200; ++i) store->Create(TableOf("t" + std::to_string(i)), 1000);
  }
  RunSqlite(file_, "PRAGMA wal_checkpoint(TRUNCATE)");
  const auto size = std::filesystem::file_size(file_);
  std::fstream file(file_, std::ios::in | std::ios::out | std::ios::binary);
  file.seekp(4096);  // All but the first page, which says what kind of file it is.
  file << std::string(size - 4096, '\x5a');
  file.close();
  const std::string why = ExpectStoreError(StoreError::Kind::kBroken, [&] { Open(file_); });
  EXPECT_THAT(why, HasSubstr("damaged"));
}

// Whoever asks only for what is whole would not notice.
TEST_F(SqliteFileTest, DamageSomewhereInTheFileIsFoundAtTheStart) {
  {
    const std::unique_ptr<Database> store = OpenStore(file_);
    store->Create(TableOf("t1"), 10);
    for (std::uint32_t version = 2; version < 60; ++version) {
      AppendTo(*store, AppendOf("t1", version, std::string(500, 'x')));
    }
  }
  const std::string root = "SELECT rootpage FROM sqlite_schema WHERE name = 'entries'";
  const auto page = std::stol(RunSqlite(file_, root));
  std::fstream file(file_, std::ios::in | std::ios::out | std::ios::binary);
  file.seekp((page - 1) * 4096);
  file << std::string(200, '\x5a');
  file.close();
  const std::string why = ExpectStoreError(StoreError::Kind::kBroken, [&] { Open(file_); });
  EXPECT_THAT(why, HasSubstr("damaged"));
  EXPECT_THAT(why, HasSubstr("backup"));
}

// A file that cannot be looked at now is not a damaged one.
TEST_F(SqliteFileTest, ThatItCannotBeCheckedIsNoDamage) {
  RunSqlite(file_, "CREATE TABLE t (x)");
  SqliteDb db(file_);
  db.Run("PRAGMA busy_timeout = 0");
  SqliteDb other(file_);
  other.Run("BEGIN EXCLUSIVE");
  ExpectStoreError(StoreError::Kind::kUnavailable,
                   [&] { (void)db.FirstDamage(std::chrono::seconds(60)); });
  other.Run("COMMIT");
  EXPECT_EQ(db.FirstDamage(std::chrono::seconds(60)), "");
}

// As somebody whom the file does not belong to: root may write everything.
TEST_F(SqliteFileTest, AFileThatCannotBeWrittenIsRefused) {
  Open(file_);
  std::filesystem::permissions(file_, std::filesystem::perms{0444});
  std::filesystem::permissions(folder_.Path(), std::filesystem::perms{0555});
  const pid_t child = ::fork();
  if (child == 0) {
    if (::geteuid() == 0 && ::setuid(65534) != 0) ::_exit(3);
    try {
      Open(file_);
    } catch (const StoreError& error) {
      ::_exit(CodeOf(error.kind) == "store/read_only" ? 1 : 2);
    }
    ::_exit(0);
  }
  int status = -1;
  ::waitpid(child, &status, 0);
  std::filesystem::permissions(folder_.Path(), std::filesystem::perms{0755});
  EXPECT_EQ(WEXITSTATUS(status), 1);
}

TEST_F(SqliteFileTest, ANewFileGivesRoomBack) {
  const std::unique_ptr<Database> store = OpenStore(file_);
  store->Create(TableOf("t1"), 10);
  AppendRequest closing = AppendOf("t1", 2, std::string(1 << 20, 'x'));
  closing.summary = SummaryOf("t1", TableShelf::kClosed, 1);
  AppendTo(*store, closing);
  const std::string pages = RunSqlite(file_, "PRAGMA page_count");
  store->Sweep({.closed = 1}, 10);
  EXPECT_LT(std::stol(RunSqlite(file_, "PRAGMA page_count")), std::stol(pages) / 2);
}

// --- PostgreSQL

TEST(PostgresOpeningTest, ADatabaseThatCannotBeWrittenIsRefused) {
  const std::string address = PostgresServer::Shared().NewPlace();
  Open(address);
  const std::size_t at = address.find("options=");
  const std::string quoted = address.substr(0, at) + "options='" + address.substr(at + 8) +
                             " -cdefault_transaction_read_only=on'";
  ExpectStoreError(StoreError::Kind::kReadOnly, [&] { Open(quoted); });
}

TEST(PostgresOpeningTest, ADatabaseThatIsNotThereIsBroken) {
  const std::string address = PostgresServer::Shared().Address("nowhere");
  ExpectStoreError(StoreError::Kind::kBroken, [&] { Open(address); });
}

TEST(PostgresOpeningTest, AServerThatIsNotThereIsUnavailable) {
  const TempFolder empty;
  ExpectStoreError(StoreError::Kind::kUnavailable,
                   [&] { Open("host=" + empty.Path() + " user=x"); });
}

TEST(PostgresOpeningTest, APasswordInABadAddressIsNotToldOn) {
  const std::string why = ExpectStoreError(
      StoreError::Kind::kBroken, [] { Open("postgres://folsom:hunter2@[broken/folsom"); });
  EXPECT_EQ(why.find("hunter2"), std::string::npos);
}

TEST(PostgresOpeningTest, ADatabaseInAnotherEncodingIsRefused) {
  const std::string address =
      PostgresServer::Shared().NewDatabase("ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0");
  ExpectStoreError(StoreError::Kind::kBroken, [&] { Open(address); });
}

TEST(PostgresOpeningTest, AnAddressMayBeAUri) {
  PostgresServer& server = PostgresServer::Shared();
  const std::string address = server.NewPlace();
  const std::string place = address.substr(address.rfind('=') + 1);
  std::string folder;
  for (const char c : server.Folder().string()) folder += c == '/' ? "%2F" : std::string(1, c);
  const std::string uri = "postgres://postgres@" + folder + "/postgres";
  EXPECT_NO_THROW(OpenStore(uri + "?options=-csearch_path%3D" + place)->Ping());
}

TEST(PostgresOpeningTest, SeveralNodesMayStartAtTheSameTime) {
  const std::string address = PostgresServer::Shared().NewPlace();
  std::vector<std::thread> nodes;
  std::atomic<int> opened = 0;
  for (int i = 0; i < 4; ++i) {
    nodes.emplace_back([&] {
      OpenStore(address)->Ping();
      ++opened;
    });
  }
  for (std::thread& node : nodes) node.join();
  EXPECT_EQ(opened, 4);
}

}  // namespace
}  // namespace folsom
