#include "store/sqlite/sqlite.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <filesystem>

#include "store/migrations.h"
#include "store/sqlite/sqlite_store.h"

namespace folsom {

namespace {

// WAL with FULL: a commit is one write to the end of the log and one sync. The log is copied into
// the file only every 16 MiB, since the same pages change again and again.
constexpr const char* kSqliteSettings =
    "PRAGMA journal_mode = WAL;"
    "PRAGMA synchronous = FULL;"
    "PRAGMA wal_autocheckpoint = 4096;"
    "PRAGMA journal_size_limit = 67108864;"
    "PRAGMA cache_size = -65536;"
    "PRAGMA temp_store = MEMORY;";

StoreTime SystemTime() {
  const auto now = std::chrono::system_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::milliseconds>(now).count();
}

[[noreturn]] void FailToOpen(const std::string& path) {
  throw StoreError(StoreError::Kind::kBroken, path + ": " + std::generic_category().message(errno));
}

// The name of a new file is synced too; the file is for its owner only, for it holds secrets.
void MakeSqliteFile(const std::string& path) {
  const int file = ::open(path.c_str(), O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0600);
  if (file < 0 && errno == EEXIST) return;
  if (file < 0) FailToOpen(path);
  ::close(file);
  const std::filesystem::path parent = std::filesystem::path(path).parent_path();
  const int folder = ::open(parent.empty() ? "." : parent.c_str(), O_RDONLY | O_CLOEXEC);
  if (folder < 0) FailToOpen(path);
  ::fsync(folder);
  ::close(folder);
}

const std::string& MadeSqliteFile(const std::string& path) {
  MakeSqliteFile(path);
  return path;
}

}  // namespace

// Not on the file itself: closing any descriptor of it would drop SQLite's own locks.
FileLock::FileLock(const std::string& path)
    : descriptor_(::open((path + ".lock").c_str(), O_CREAT | O_RDWR | O_CLOEXEC, 0600)) {
  if (descriptor_ < 0) FailToOpen(path + ".lock");
  if (::flock(descriptor_, LOCK_EX | LOCK_NB) == 0) return;
  ::close(descriptor_);
  throw StoreError(StoreError::Kind::kBroken, path + " is in use by another process");
}

FileLock::~FileLock() { ::close(descriptor_); }

SqliteStore::SqliteStore(const std::string& path)
    : lock_(path), db_(MadeSqliteFile(path)), clock_(SystemTime) {
  CheckOurs();
  db_.Run(kSqliteSettings);
  Migrate();
}

void SqliteStore::CheckOurs() {
  const std::int64_t application = db_.Number("PRAGMA application_id");
  if (application == kSqliteApplication) return;
  if (application == 0 && db_.Number("SELECT count(*) FROM sqlite_schema") == 0) return;
  throw StoreError(StoreError::Kind::kBroken, "this is another program's SQLite file");
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

void SqliteStore::Ping() { SqliteDo(db_, "SELECT count(*) FROM sqlite_schema"); }

std::unique_ptr<Database> OpenSqlite(const std::string& path) {
  return std::make_unique<SqliteStore>(path);
}

}  // namespace folsom
