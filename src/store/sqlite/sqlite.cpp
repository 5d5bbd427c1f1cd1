#include "store/sqlite/sqlite.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <filesystem>

#include "store/migrations.h"
#include "store/sqlite/sqlite_store.h"

namespace folsom {

namespace {

// How long a start may be held up by looking for damage.
constexpr std::chrono::milliseconds kCheckPatience{2000};

// What the write-ahead log may take on the disk beside the file.
constexpr std::int64_t kLogBytes = 64LL << 20;

// WAL with FULL: a commit is one write to the end of the log and one sync. The log is copied into
// the file only every 16 MiB, since the same pages change again and again. A new file gives room
// back when tables are removed (Sweep).
constexpr const char* kSqliteSettings =
    "PRAGMA auto_vacuum = INCREMENTAL;"
    "PRAGMA journal_mode = WAL;"
    "PRAGMA synchronous = FULL;"
    "PRAGMA wal_autocheckpoint = 4096;"
    "PRAGMA journal_size_limit = 67108864;"  // kLogBytes.
    "PRAGMA cache_size = -65536;"
    "PRAGMA temp_store = MEMORY;"
    // What is deleted is overwritten where that costs no more writes.
    "PRAGMA secure_delete = FAST;";

StoreTime SystemTime() {
  const auto now = std::chrono::system_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::milliseconds>(now).count();
}

[[noreturn]] void FailToOpen(const std::string& path) {
  const bool denied = errno == EACCES || errno == EPERM || errno == EROFS;
  throw StoreError(denied ? StoreError::Kind::kReadOnly : StoreError::Kind::kBroken,
                   path + ": " + std::generic_category().message(errno));
}

// For its owner only, since it holds secrets. The name of a new file is synced too.
int OpenSqliteFile(const std::string& path) {
  const int file = ::open(path.c_str(), O_CREAT | O_RDWR | O_CLOEXEC, 0600);
  if (file < 0) FailToOpen(path);
  const std::filesystem::path parent = std::filesystem::path(path).parent_path();
  const int folder = ::open(parent.empty() ? "." : parent.c_str(), O_RDONLY | O_CLOEXEC);
  if (folder >= 0) ::fsync(folder);
  if (folder >= 0) ::close(folder);
  return file;
}

}  // namespace

FileLock::FileLock(const std::string& path) : descriptor_(OpenSqliteFile(path)) {
  if (::flock(descriptor_, LOCK_EX | LOCK_NB) == 0) return;
  ::close(descriptor_);
  throw StoreError(StoreError::Kind::kBroken, path + " is in use by another process");
}

FileLock::~FileLock() { ::close(descriptor_); }

std::optional<std::int64_t> FileLock::FreeBytes() const {
  struct statvfs disk {};
  if (::fstatvfs(descriptor_, &disk) != 0) return std::nullopt;
  return static_cast<std::int64_t>(disk.f_bavail) * static_cast<std::int64_t>(disk.f_frsize);
}

SqliteStore::SqliteStore(const std::string& path) : lock_(path), db_(path), clock_(SystemTime) {
  CheckOurs();
  CheckWhole(path);
  db_.Run(kSqliteSettings);
  Migrate();
}

void SqliteStore::CheckOurs() {
  const std::int64_t application = db_.Number("PRAGMA application_id");
  if (application == kSqliteApplication) return;
  if (application == 0 && db_.Number("SELECT count(*) FROM sqlite_schema") == 0) return;
  throw StoreError(StoreError::Kind::kBroken, "this is another program's SQLite file");
}

void SqliteStore::CheckWhole(const std::string& path) {
  const std::string damage = db_.FirstDamage(kCheckPatience);
  if (damage.empty()) return;
  throw StoreError(StoreError::Kind::kBroken,
                   path + " is damaged (" + damage + "); put a backup in its place");
}

void SqliteStore::Migrate() {
  const std::int64_t version = db_.Number("PRAGMA user_version");
  if (version > kStoreVersion) {
    throw StoreError(StoreError::Kind::kBroken, "the store has version " + std::to_string(version) +
                                                    ", this program knows " +
                                                    std::to_string(kStoreVersion));
  }
  for (const Migration& step : Migrations()) {
    if (step.to <= version) continue;
    SqliteTransaction transaction(db_);
    db_.Run(step.sqlite);
    db_.Run(("PRAGMA user_version = " + std::to_string(step.to)).c_str());
    db_.Run(("PRAGMA application_id = " + std::to_string(kSqliteApplication)).c_str());
    transaction.Commit();
  }
}

std::vector<StoreNotice> SqliteStore::TakeNotices(bool& missed) {
  missed = false;
  return {};
}

// Empty pages within the file are filled before it grows, so they are room as well as what is left
// on the disk, as long as that is enough for the log.
Store::Room SqliteStore::MeasureRoom() {
  const std::int64_t page = db_.Number("PRAGMA page_size");
  const std::int64_t empty = db_.Number("PRAGMA freelist_count");
  Room room{.used_bytes = (db_.Number("PRAGMA page_count") - empty) * page,
            .free_bytes = lock_.FreeBytes()};
  if (room.free_bytes && *room.free_bytes >= kLogBytes) *room.free_bytes += empty * page;
  return room;
}

void SqliteStore::TestWrite() {
  SqliteTransaction transaction(db_);
  SqliteDo(db_, "INSERT OR REPLACE INTO heartbeat (id, at) VALUES (1, ?)", clock_());
  transaction.Commit();
}

void SqliteStore::Ping() { SqliteDo(db_, "SELECT count(*) FROM sqlite_schema"); }

std::unique_ptr<Database> OpenSqlite(const std::string& path) {
  return std::make_unique<SqliteStore>(path);
}

}  // namespace folsom
