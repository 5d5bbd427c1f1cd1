// SQLite's C interface, as little of it as the store needs: prepared statements with values, and
// errors as StoreError.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <type_traits>
#include <unordered_map>

#include "store/database.h"

struct sqlite3;
struct sqlite3_stmt;

namespace folsom {

// A value that is bytes rather than text.
struct SqliteBytes {
  std::string_view bytes;
};

class SqliteError : public StoreError {
 public:
  SqliteError(Kind error_kind, int error_code);
  int code;  // SQLite's, extended.
};

class SqliteDb {
 public:
  // Opens or makes the file.
  explicit SqliteDb(const std::string& path);

  // Any number of statements without values.
  void Run(const char* sql);
  // The first column of the first row; 0 if there is none.
  [[nodiscard]] std::int64_t Number(const char* sql);
  // The first damage that PRAGMA quick_check finds; empty: none, or none within `patience`.
  // Whatever else keeps it from looking is thrown.
  [[nodiscard]] std::string FirstDamage(std::chrono::milliseconds patience);
  // Whether the last INSERT, UPDATE or DELETE changed anything.
  [[nodiscard]] bool Changed() const;
  [[nodiscard]] bool InTransaction() const;
  // The statement of this text, prepared when first asked for. `sql` must live as long as this.
  [[nodiscard]] sqlite3_stmt* Prepared(const char* sql);
  // Whether commits from now on wait for the disk. Not within a transaction.
  void SetSynced(bool synced);
  // Throws what the result code of a call means, unless it is a success.
  void Check(int code) const;

 private:
  struct Close {
    void operator()(sqlite3* db) const;
  };
  struct Finalize {
    void operator()(sqlite3_stmt* statement) const;
  };
  std::unique_ptr<sqlite3, Close> db_;
  std::unordered_map<const char*, std::unique_ptr<sqlite3_stmt, Finalize>> statements_;
  bool synced_ = true;
};

// One run of a statement: bound when made, ready for the next run when it goes.
class SqliteRun {
 public:
  template <typename... Values>
  SqliteRun(SqliteDb& db, const char* sql, const Values&... values)
      : db_(db), statement_(db.Prepared(sql)) {
    int at = 0;
    (Bind(++at, values), ...);
  }
  ~SqliteRun();
  SqliteRun(const SqliteRun&) = delete;
  SqliteRun& operator=(const SqliteRun&) = delete;

  // Goes to the next row; false: there is none.
  bool Next();
  // Columns of this row, from 0.
  [[nodiscard]] std::string Text(int column) const;  // Or bytes.
  [[nodiscard]] std::int64_t Number(int column) const;

 private:
  template <typename Value>
  void Bind(int at, const Value& value) {
    if constexpr (std::is_integral_v<Value> || std::is_enum_v<Value>) {
      BindNumber(at, static_cast<std::int64_t>(value));
    } else if constexpr (std::is_same_v<Value, SqliteBytes>) {
      BindBytes(at, value.bytes);
    } else if constexpr (std::is_same_v<Value, std::nullptr_t>) {
      // Unbound is NULL.
    } else {
      BindText(at, value);
    }
  }
  void BindNumber(int at, std::int64_t value);
  void BindText(int at, std::string_view value);
  void BindBytes(int at, std::string_view value);

  SqliteDb& db_;
  sqlite3_stmt* statement_;
};

// For statements without an answer.
template <typename... Values>
void SqliteDo(SqliteDb& db, const char* sql, const Values&... values) {
  SqliteRun run(db, sql, values...);
  while (run.Next()) {
  }
}

// kLater: what is committed may be lost when the machine fails, though never half of it.
enum class SqliteSync : std::uint8_t { kAtOnce, kLater };

// A transaction: nothing of it stays unless it is committed.
class SqliteTransaction {
 public:
  explicit SqliteTransaction(SqliteDb& db, SqliteSync sync = SqliteSync::kAtOnce);
  ~SqliteTransaction();
  SqliteTransaction(const SqliteTransaction&) = delete;
  SqliteTransaction& operator=(const SqliteTransaction&) = delete;
  void Commit();

 private:
  SqliteDb& db_;
};

}  // namespace folsom
