#include "store/sqlite/sqlite_db.h"

#include <sqlite3.h>

#include <atomic>
#include <cerrno>
#include <condition_variable>
#include <mutex>
#include <stop_token>
#include <thread>

namespace folsom {

namespace {

// How long to wait for somebody who reads or copies the file by other means.
constexpr int kBusyMs = 1000;

StoreError::Kind SqliteErrorKind(int code, int system_error) {
  if (system_error == ENOSPC || system_error == EDQUOT) return StoreError::Kind::kFull;
  if (system_error == EROFS || system_error == EACCES) return StoreError::Kind::kReadOnly;
  switch (code & 0xFF) {
    case SQLITE_FULL:
      return StoreError::Kind::kFull;
    case SQLITE_READONLY:
      return StoreError::Kind::kReadOnly;
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
    case SQLITE_NOMEM:
    case SQLITE_PROTOCOL:
      return StoreError::Kind::kUnavailable;
    default:
      return StoreError::Kind::kBroken;
  }
}

}  // namespace

// The error's own text, not sqlite3_errmsg: that may quote values.
SqliteError::SqliteError(Kind error_kind, int error_code)
    : StoreError(error_kind, std::string("sqlite: ") + sqlite3_errstr(error_code) + " (" +
                                 std::to_string(error_code) + ")"),
      code(error_code) {}

void SqliteDb::Close::operator()(sqlite3* db) const { sqlite3_close(db); }
void SqliteDb::Finalize::operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }

SqliteDb::SqliteDb(const std::string& path) {
  sqlite3* db = nullptr;
  const int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX;
  const int code = sqlite3_open_v2(path.c_str(), &db, flags, nullptr);
  db_.reset(db);
  if (db == nullptr) throw StoreError(StoreError::Kind::kUnavailable, "sqlite: out of memory");
  Check(code);
  sqlite3_extended_result_codes(db, 1);
  sqlite3_busy_timeout(db, kBusyMs);
}

void SqliteDb::Check(int code) const {
  if (code == SQLITE_OK || code == SQLITE_ROW || code == SQLITE_DONE) return;
  const bool of_system = (code & 0xFF) == SQLITE_IOERR || (code & 0xFF) == SQLITE_CANTOPEN;
  const int io_error = of_system ? sqlite3_system_errno(db_.get()) : 0;
  throw SqliteError(SqliteErrorKind(code, io_error), code);
}

void SqliteDb::Run(const char* sql) {
  Check(sqlite3_exec(db_.get(), sql, nullptr, nullptr, nullptr));
}

std::int64_t SqliteDb::Number(const char* sql) {
  SqliteRun run(*this, sql);
  return run.Next() ? run.Number(0) : 0;
}

// A timer of its own: while SQLite looks through one tree it asks nobody whether to go on. What it
// says after it was interrupted is no evidence: up to 3.40 it takes pages that it did not come to
// for damaged ones.
std::string SqliteDb::FirstDamage(std::chrono::milliseconds patience) {
  std::atomic<bool> cut = false;
  std::jthread timer([&](const std::stop_token& stop) {
    std::mutex mutex;
    std::unique_lock lock(mutex);
    std::condition_variable_any never;
    never.wait_for(lock, stop, patience, [] { return false; });
    if (stop.stop_requested()) return;
    cut = true;
    sqlite3_interrupt(db_.get());
  });
  try {
    SqliteRun run(*this, "PRAGMA quick_check(1)");
    const std::string found = run.Next() ? run.Text(0) : "ok";
    return cut || found == "ok" ? "" : found;
  } catch (const SqliteError& error) {
    const int code = error.code & 0xFF;
    if (code == SQLITE_CORRUPT || code == SQLITE_NOTADB) return error.what();
    if (cut && code == SQLITE_INTERRUPT) return "";
    throw;
  }
}

bool SqliteDb::Changed() const { return sqlite3_changes(db_.get()) > 0; }
bool SqliteDb::InTransaction() const { return sqlite3_get_autocommit(db_.get()) == 0; }

void SqliteDb::SetSynced(bool synced) {
  if (synced == synced_) return;
  Run(synced ? "PRAGMA synchronous = FULL" : "PRAGMA synchronous = NORMAL");
  synced_ = synced;
}

sqlite3_stmt* SqliteDb::Prepared(const char* sql) {
  auto& statement = statements_[sql];
  if (statement == nullptr) {
    sqlite3_stmt* prepared = nullptr;
    Check(sqlite3_prepare_v3(db_.get(), sql, -1, SQLITE_PREPARE_PERSISTENT, &prepared, nullptr));
    statement.reset(prepared);
  }
  return statement.get();
}

SqliteRun::~SqliteRun() {
  sqlite3_reset(statement_);
  sqlite3_clear_bindings(statement_);
}

bool SqliteRun::Next() {
  const int code = sqlite3_step(statement_);
  db_.Check(code);
  return code == SQLITE_ROW;
}

std::string SqliteRun::Text(int column) const {
  const auto* bytes = static_cast<const char*>(sqlite3_column_blob(statement_, column));
  const int size = sqlite3_column_bytes(statement_, column);
  return bytes == nullptr ? std::string() : std::string(bytes, static_cast<std::size_t>(size));
}

std::int64_t SqliteRun::Number(int column) const {
  return sqlite3_column_int64(statement_, column);
}

void SqliteRun::BindNumber(int at, std::int64_t value) {
  db_.Check(sqlite3_bind_int64(statement_, at, value));
}
void SqliteRun::BindText(int at, std::string_view value) {
  db_.Check(sqlite3_bind_text64(statement_, at, value.data() == nullptr ? "" : value.data(),
                                value.size(), SQLITE_TRANSIENT, SQLITE_UTF8));
}
void SqliteRun::BindBytes(int at, std::string_view value) {
  db_.Check(sqlite3_bind_blob64(statement_, at, value.data() == nullptr ? "" : value.data(),
                                value.size(), SQLITE_TRANSIENT));
}

SqliteTransaction::SqliteTransaction(SqliteDb& db, SqliteSync sync) : db_(db) {
  if (db_.InTransaction()) SqliteDo(db_, "ROLLBACK");  // One that could not be rolled back before.
  db_.SetSynced(sync == SqliteSync::kAtOnce);
  SqliteDo(db_, "BEGIN IMMEDIATE");
}

SqliteTransaction::~SqliteTransaction() {
  if (!db_.InTransaction()) return;  // Committed, or rolled back by SQLite itself.
  try {
    SqliteDo(db_, "ROLLBACK");
  } catch (const StoreError&) {  // The next transaction tries again, and says what is wrong.
  }
}

void SqliteTransaction::Commit() { SqliteDo(db_, "COMMIT"); }

}  // namespace folsom
