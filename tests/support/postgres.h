// A real PostgreSQL 15 for tests: its own folder, reached only through a Unix socket in it, with
// fsync on. It goes, with all its data, when the object does, or when the test program dies.
#pragma once

#include <sys/types.h>

#include <filesystem>
#include <string>
#include <vector>

namespace folsom {

class PostgresServer {
 public:
  // The one that the tests of a program share; started when first asked for.
  [[nodiscard]] static PostgresServer& Shared();

  // `where`: in which folder to make its own. Else in memory, if there is room: that is quicker,
  // and what it should sync it syncs all the same. Throws std::runtime_error, with the end of the
  // server's log, if it does not start.
  explicit PostgresServer(const std::filesystem::path& where = {});
  ~PostgresServer();
  PostgresServer(const PostgresServer&) = delete;
  PostgresServer& operator=(const PostgresServer&) = delete;

  // For OpenStore.
  [[nodiscard]] std::string Address(const std::string& database = "postgres") const;
  // A new, empty place for a store, and its address: a schema, which takes a hundredth of what a
  // database takes to make, and to recover after Kill.
  [[nodiscard]] std::string NewPlace();
  // A new, empty database, and its address. `options` go to CREATE DATABASE.
  [[nodiscard]] std::string NewDatabase(const std::string& options);
  // What psql prints for these statements, without decoration. Throws if they fail. `address` as
  // above; empty: the database "postgres".
  std::string Sql(const std::string& statements, const std::string& address = {}) const;

  void Stop();  // In good order.
  void Kill();  // kill -9 of every process it has.
  // Again, with one more setting ("fsync=off") if given; returns when it accepts connections.
  void Start(const std::string& setting = {});
  void Freeze();  // All its processes stand still until Thaw.
  void Thaw();

  // The server's own user may write here.
  [[nodiscard]] std::filesystem::path Folder() const { return folder_; }
  // Makes a folder that the server's own user owns.
  void GiveToServer(const std::filesystem::path& folder) const;

 private:
  [[nodiscard]] std::string Program(const std::string& name) const;
  // Runs a program of PostgreSQL as the server's user, its output into the file `log`.
  [[nodiscard]] pid_t Spawn(const std::vector<std::string>& words,
                            const std::filesystem::path& log) const;
  void Signal(int signal) const;
  [[noreturn]] void Fail(const std::string& what) const;

  std::filesystem::path programs_;
  std::filesystem::path folder_;
  uid_t user_;
  gid_t group_;
  pid_t server_ = 0;  // 0: not running.
  int made_ = 0;      // Places and databases.
};

}  // namespace folsom
