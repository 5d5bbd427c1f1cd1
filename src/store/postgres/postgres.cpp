#include "store/postgres/postgres.h"

#include <libpq-fe.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <random>

#include "store/migrations.h"
#include "store/postgres/postgres_store.h"

namespace folsom {

namespace {

// Every statement here finds its rows by an index, also while the database has no statistics yet.
// A node that hangs in the middle of a transaction loses it, so that others need not wait for it.
constexpr const char* kPgSettings = R"sql(
SET synchronous_commit = on;
SET enable_seqscan = off; SET enable_hashjoin = off; SET enable_mergejoin = off; SET jit = off;
SET statement_timeout = '10s'; SET idle_in_transaction_session_timeout = '10s';
)sql";

// For schema changes, and for waiting while another node makes them.
constexpr int kMigrationMs = 600'000;

std::string NewInstanceName() {
  std::random_device random;
  return std::to_string(random()) + "-" + std::to_string(random());
}

}  // namespace

Descriptor::~Descriptor() {
  if (descriptor_ >= 0) ::close(descriptor_);
}

PostgresStore::PostgresStore(const std::string& address, PostgresPatience patience)
    : interrupt_(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)),
      flag_(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)),
      ears_(::epoll_create1(EPOLL_CLOEXEC)),
      main_(address, patience, interrupt_.Get()),
      listener_(address, patience, interrupt_.Get()),
      self_(NewInstanceName()) {
  epoll_event event{.events = EPOLLIN, .data = {}};
  if (::epoll_ctl(ears_.Get(), EPOLL_CTL_ADD, flag_.Get(), &event) != 0) {
    throw StoreError(StoreError::Kind::kUnavailable, "no more file descriptors");
  }
  SetUp(main_, true);
  Migrate();
  bool missed = false;
  (void)TakeNotices(missed);  // Nothing was to be missed yet.
}

void PostgresStore::SetUp(PgLink& link, bool first) {
  link.Connect(first);
  try {
    link.Script(kPgSettings);
    const PgRows rows = link.Run(
        "SELECT current_setting('fsync') = 'on', current_setting('server_encoding') = 'UTF8'");
    if (rows.Number(0, 0) == 0) {
      throw StoreError(StoreError::Kind::kBroken, "postgres: the server runs without fsync");
    }
    if (rows.Number(0, 1) == 0) {
      throw StoreError(StoreError::Kind::kBroken, "postgres: the database is not UTF-8");
    }
  } catch (const StoreError&) {
    link.Close();
    throw;
  }
}

// All nodes that start at the same time come here; the lock lets one after the other do it.
void PostgresStore::Migrate() {
  main_.Script("SET statement_timeout = 0; BEGIN; SELECT pg_advisory_xact_lock(5067608397741)",
               kMigrationMs);
  const std::int64_t version = Version();
  if (version == 0) main_.Script("CREATE TABLE folsom_schema (version INTEGER NOT NULL)");
  for (const Migration& step : Migrations()) {
    if (step.to <= version) continue;
    main_.Script(step.postgres, kMigrationMs);
    main_.Script("DELETE FROM folsom_schema; INSERT INTO folsom_schema VALUES (" +
                 std::to_string(step.to) + ")");
  }
  main_.Script("COMMIT", kMigrationMs);
  main_.Script("SET statement_timeout = '10s'");
  CheckVersion();
}

std::int64_t PostgresStore::Version() {
  const PgRows there = main_.Run("SELECT to_regclass('folsom_schema') IS NOT NULL");
  if (there.Number(0, 0) == 0) return 0;
  return main_.Run("SELECT max(version) FROM folsom_schema").Number(0, 0);
}

void PostgresStore::CheckVersion() {
  const std::int64_t version = Version();
  if (version == kStoreVersion) return;
  main_.Close();
  throw StoreError(StoreError::Kind::kBroken, "the store has version " + std::to_string(version) +
                                                  ", this program knows " +
                                                  std::to_string(kStoreVersion));
}

PgLink& PostgresStore::Main() {
  if (!main_.Connected()) {
    SetUp(main_, false);
    CheckVersion();
  }
  return main_;
}

PgRows PostgresStore::LookUp(const char* sql, const PgParams& params) {
  try {
    return Main().Run(sql, params);
  } catch (const PgError& error) {
    if (error.code != "22021") throw;  // Not a text in this encoding.
    return PgRows(nullptr);
  }
}

// How full its disk is PostgreSQL does not say.
Store::Room PostgresStore::MeasureRoom() {
  const PgRows rows = Main().Run("SELECT pg_database_size(current_database())");
  return {.used_bytes = rows.Number(0, 0)};
}

void PostgresStore::TestWrite() {
  Main().Run(
      "INSERT INTO heartbeat (id, at) VALUES (1, folsom_now())"
      " ON CONFLICT (id) DO UPDATE SET at = EXCLUDED.at");
}

void PostgresStore::Ping() {
  Main().Run("SELECT 1");
  OnListener("SELECT 1");
}

void PostgresStore::Interrupt() {
  const std::uint64_t one = 1;
  (void)!::write(interrupt_.Get(), &one, sizeof one);
}

std::unique_ptr<Database> OpenPostgres(const std::string& address, PostgresPatience patience) {
  // libpq's own message might quote the password.
  char* error = nullptr;
  const std::unique_ptr<PQconninfoOption, void (*)(PQconninfoOption*)> parsed(
      PQconninfoParse(address.c_str(), &error), PQconninfoFree);
  PQfreemem(error);
  if (parsed == nullptr) {
    throw StoreError(StoreError::Kind::kBroken, "postgres: the address cannot be read");
  }
  return std::make_unique<PostgresStore>(address, patience);
}

}  // namespace folsom
