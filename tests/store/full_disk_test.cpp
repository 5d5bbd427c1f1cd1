// No room on the disk: a clear error, no acknowledgement, nothing half stored, and on it goes when
// there is room again. The disk is a small one in memory, which only root can make.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sqlite3.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <sys/statvfs.h>

#include <fstream>

#include "store/mailbox.h"
#include "store/store_suite.h"
#include "store/store_thread.h"
#include "support/postgres.h"
#include "support/temp_folder.h"

namespace folsom {
namespace {

// A folder with a file system of its own.
class SmallDisk {
 public:
  explicit SmallDisk(std::size_t mebibytes) {
    const std::string size = "size=" + std::to_string(mebibytes) + "m,mode=0777";
    mounted_ = ::mount("tmpfs", Path().c_str(), "tmpfs", 0, size.c_str()) == 0;
  }
  ~SmallDisk() {
    if (mounted_) ::umount2(Path().c_str(), MNT_DETACH);
  }
  SmallDisk(const SmallDisk&) = delete;
  SmallDisk& operator=(const SmallDisk&) = delete;

  [[nodiscard]] bool Mounted() const { return mounted_; }
  [[nodiscard]] std::string Path() const { return folder_.Path(); }
  [[nodiscard]] std::string File(const std::string& name) const { return folder_.File(name); }
  // Leaves about so much room.
  void Fill(std::size_t room) const {
    struct statvfs space {};
    ASSERT_EQ(::statvfs(Path().c_str(), &space), 0);
    const std::size_t free = space.f_bavail * space.f_bsize;
    if (free > room) std::ofstream(File("filler")) << std::string(free - room, 'x');
  }
  void MakeRoom() const { std::filesystem::remove(File("filler")); }

 private:
  TempFolder folder_;
  bool mounted_ = false;
};

std::string IntegrityOf(const std::string& file) {
  sqlite3* db = nullptr;
  sqlite3_open(file.c_str(), &db);
  std::string said;
  const auto keep = [](void* out, int, char** values, char**) {
    *static_cast<std::string*>(out) += values[0];
    return 0;
  };
  sqlite3_exec(db, "PRAGMA integrity_check", keep, &said, nullptr);
  sqlite3_close(db);
  return said;
}

// Appends until the store says that it is full; the version that was refused.
std::uint32_t AppendUntilFull(Store& store, const std::string& table, std::uint32_t version) {
  for (;; ++version) {
    try {
      EXPECT_EQ(AppendTo(store, AppendOf(table, version, std::string(3000, 'e'))),
                AppendResult::kStored);
    } catch (const StoreError& error) {
      EXPECT_EQ(error.kind, StoreError::Kind::kFull) << error.what();
      return version;
    }
    if (version > 100'000) {
      ADD_FAILURE() << "never full";
      return version;
    }
  }
}

TEST(FullDiskTest, AFullSqliteRefusesAndWorksAgainWhenThereIsRoom) {
  const SmallDisk disk(8);
  if (!disk.Mounted()) GTEST_SKIP() << "mount is not permitted";
  const std::string file = disk.File("folsom.db");
  std::unique_ptr<Database> store = OpenStore(file);
  store->Create(TableOf("t1"), 10);
  store->Create(TableOf("t2"), 10);
  disk.Fill(300'000);
  const std::uint32_t refused = AppendUntilFull(*store, "t1", 2);
  // A whole call is refused, not a part of it.
  const std::vector<AppendRequest> both{AppendOf("t2", 2, std::string(20, 'e')),
                                        AppendOf("t1", refused, std::string(400'000, 'e'))};
  ExpectStoreError(StoreError::Kind::kFull, [&] { (void)store->Append(both); });
  EXPECT_EQ(LogOf(*store, "t1").size(), refused - 1);
  EXPECT_EQ(LogOf(*store, "t2").size(), 1U);
  disk.MakeRoom();
  EXPECT_THAT(store->Append(both), testing::Each(AppendResult::kStored));
  EXPECT_EQ(LogOf(*store, "t1").size(), refused);
  store.reset();
  EXPECT_EQ(IntegrityOf(file), "ok");
  store = OpenStore(file);
  EXPECT_EQ(LogOf(*store, "t1").size(), refused);
}

TEST(FullDiskTest, WhatAFullSqliteHasAcknowledgedIsThereAfterACrash) {
  const SmallDisk disk(8);
  if (!disk.Mounted()) GTEST_SKIP() << "mount is not permitted";
  const std::string file = disk.File("folsom.db");
  std::unique_ptr<Database> store = OpenStore(file);
  store->Create(TableOf("t1"), 10);
  disk.Fill(200'000);
  const std::uint32_t refused = AppendUntilFull(*store, "t1", 2);
  // As if it had been killed now: the files as they are.
  const TempFolder elsewhere;
  for (const char* end : {"", "-wal"}) {
    std::filesystem::copy(file + end, elsewhere.File("folsom.db") + end);
  }
  EXPECT_EQ(LogOf(*OpenStore(elsewhere.File("folsom.db")), "t1").size(), refused - 1);
  EXPECT_EQ(IntegrityOf(elsewhere.File("folsom.db")), "ok");
}

TEST(FullDiskTest, TheQueueAnswersThatItIsFullAndGoesOn) {
  const SmallDisk disk(8);
  if (!disk.Mounted()) GTEST_SKIP() << "mount is not permitted";
  std::unique_ptr<Database> store = OpenStore(disk.File("folsom.db"));
  store->Create(TableOf("t1"), 10);
  disk.Fill(100'000);
  Mailbox mailbox;
  StoreThread queue(std::move(store), mailbox.Post());
  int states = 0;
  queue.OnState([&](StoreQueue::State) { ++states; });
  const auto append = [&](const std::string& entry) {
    std::optional<AppendResult> answer;
    std::string reason;
    bool done = false;
    queue.Append(AppendOf("t1", 2, entry),
                 [&](std::optional<AppendResult> result, const std::string& why) {
                   answer = result;
                   reason = why;
                   done = true;
                 });
    EXPECT_TRUE(mailbox.RunUntil([&] { return done; }));
    EXPECT_EQ(answer.has_value(), reason.empty());
    return answer;
  };
  EXPECT_EQ(append(std::string(500'000, 'e')), std::nullopt);
  disk.MakeRoom();
  EXPECT_EQ(append(std::string(500'000, 'e')), AppendResult::kStored);
  EXPECT_EQ(states, 0);  // It was never away.
}

TEST(FullDiskTest, AFullPostgresRefusesAndWorksAgainWhenThereIsRoom) {
  const SmallDisk disk(24);
  if (!disk.Mounted()) GTEST_SKIP() << "mount is not permitted";
  PostgresServer& server = PostgresServer::Shared();
  server.GiveToServer(disk.File("tables"));
  ::chmod(disk.Path().c_str(), 0755);
  server.Sql("CREATE TABLESPACE small LOCATION '" + disk.File("tables") + "'");
  const std::string address = server.NewDatabase("TABLESPACE small");
  {
    const std::unique_ptr<Database> store = OpenStore(address);
    store->Create(TableOf("t1"), 10);
    disk.Fill(100'000);
    const std::uint32_t refused = AppendUntilFull(*store, "t1", 2);
    EXPECT_EQ(LogOf(*store, "t1").size(), refused - 1);
    disk.MakeRoom();
    EXPECT_EQ(AppendTo(*store, AppendOf("t1", refused)), AppendResult::kStored);
    EXPECT_EQ(LogOf(*store, "t1").size(), refused);
  }
  server.Sql("DROP DATABASE " + address.substr(address.rfind('=') + 1));
  server.Sql("DROP TABLESPACE small");
}

}  // namespace
}  // namespace folsom
