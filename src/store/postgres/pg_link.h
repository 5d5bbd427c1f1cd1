// One connection to PostgreSQL, without waiting for ever: every wait has an end, and can be
// interrupted. After an error of the connection it is closed; `Connect` opens it again.
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>

#include "store/database.h"
#include "store/postgres/pg_values.h"
#include "store/postgres/postgres.h"

struct pg_conn;

namespace folsom {

// An error with its SQLSTATE, where there is one.
class PgError : public StoreError {
 public:
  PgError(Kind error_kind, const std::string& message, std::string state)
      : StoreError(error_kind, message), code(std::move(state)) {}
  std::string code;
};

class PgLink {
 public:
  // `interrupt`: a descriptor that becomes readable when nobody wants to wait any more.
  PgLink(std::string address, PostgresPatience patience, int interrupt);

  [[nodiscard]] bool Connected() const { return connection_ != nullptr; }
  // Precondition: not connected. `first`: whether refusals (wrong password, no such database) are
  // kBroken; later they may be passing trouble.
  void Connect(bool first);
  void Close();

  // One statement; prepared when first run. `sql` must live as long as this.
  PgRows Run(const char* sql, const PgParams& params = {});
  // Any number of statements without values, as one transaction unless they say otherwise.
  // `patience` in milliseconds; 0: the usual.
  void Script(const std::string& sql, int patience = 0);

  [[nodiscard]] int Socket() const;
  [[nodiscard]] std::string Identifier(const std::string& name) const;  // Quoted.
  // Takes in what has arrived without being asked for. Throws if the connection is lost.
  void ConsumeInput();
  // What the next notification says; nothing if there is none, or no connection.
  [[nodiscard]] std::optional<std::string> NextNotification();

 private:
  using Clock = std::chrono::steady_clock;
  struct Finish {
    void operator()(pg_conn* connection) const;
  };
  [[nodiscard]] std::string Prepared(const char* sql, const PgParams& params);
  // Waits for events of the socket, as poll() names them; throws at the deadline.
  void Await(short events, Clock::time_point deadline);
  void Flush(Clock::time_point deadline);
  // The last result of what was sent; throws its error.
  PgRows Answer(Clock::time_point deadline);
  [[noreturn]] void Lose(const std::string& why);
  [[noreturn]] void Fail(const PgRows& rows);
  [[noreturn]] void FailToConnect(bool first);

  std::string address_;
  PostgresPatience patience_;
  int interrupt_;
  std::unique_ptr<pg_conn, Finish> connection_;
  std::unordered_map<const char*, std::string> prepared_;  // Name of each, on this connection.
};

// A transaction of several statements: nothing of it stays unless it is committed.
class PgTransaction {
 public:
  explicit PgTransaction(PgLink& link);
  ~PgTransaction();
  PgTransaction(const PgTransaction&) = delete;
  PgTransaction& operator=(const PgTransaction&) = delete;
  void Commit();

 private:
  PgLink& link_;
  bool open_ = true;
};

}  // namespace folsom
