// Where devices are told of turns, and secrets of the site, in SQLite.
#include "store/sqlite/sqlite_store.h"

namespace folsom {

namespace {

void SqliteDropPush(SqliteDb& db, const std::string& endpoint) {
  SqliteDo(db,
           "UPDATE tokens SET push_endpoint = '', push_key = '', push_auth = ''"
           " WHERE push_endpoint = ? AND push_endpoint <> ''",
           endpoint);
}

}  // namespace

Store::PushSet SqliteStore::SetPush(const std::string& token_hash, const PushAddress& push,
                                    int limit) {
  SqliteTransaction transaction(db_);
  SqliteDropPush(db_, push.endpoint);
  std::string person;
  {
    SqliteRun run(db_, "SELECT person FROM tokens WHERE hash = ?", SqliteBytes{token_hash});
    if (!run.Next()) return PushSet::kNoToken;
    person = run.Text(0);
  }
  {
    SqliteRun others(db_,
                     "SELECT count(*) FROM tokens"
                     " WHERE person = ? AND push_endpoint <> '' AND hash <> ?",
                     person, SqliteBytes{token_hash});
    const bool full = others.Next() && others.Number(0) >= limit;
    if (full && !push.endpoint.empty()) return PushSet::kTooMany;
  }
  SqliteDo(db_,
           "UPDATE tokens SET push_endpoint = ?2, push_key = ?3, push_auth = ?4 WHERE hash = ?1",
           SqliteBytes{token_hash}, push.endpoint, push.key, push.auth);
  transaction.Commit();
  return PushSet::kStored;
}

void SqliteStore::RemovePush(const std::string& endpoint) {
  SqliteTransaction transaction(db_);
  SqliteDropPush(db_, endpoint);
  transaction.Commit();
}

std::string SqliteStore::KeepSecret(const std::string& name, const std::string& fresh) {
  SqliteTransaction transaction(db_);
  SqliteDo(db_, "INSERT OR IGNORE INTO secrets (name, secret) VALUES (?, ?)", name,
           SqliteBytes{fresh});
  std::string kept;
  {
    SqliteRun run(db_, "SELECT secret FROM secrets WHERE name = ?", name);
    if (run.Next()) kept = run.Text(0);
  }
  transaction.Commit();
  return kept;
}

}  // namespace folsom
