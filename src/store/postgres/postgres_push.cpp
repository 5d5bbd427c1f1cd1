// Where devices are told of turns, and secrets of the site, in PostgreSQL.
#include "store/postgres/postgres_store.h"

namespace folsom {

namespace {

constexpr const char* kPgDropPush =
    "UPDATE tokens SET push_endpoint = '', push_key = '', push_auth = ''"
    " WHERE push_endpoint = $1 AND push_endpoint <> ''";

}  // namespace

// The person's row is locked, so that two nodes do not each add the last one that is allowed.
Store::PushSet PostgresStore::SetPush(const std::string& token_hash, const PushAddress& push,
                                      int limit) {
  PgLink& link = Main();
  PgTransaction transaction(link);
  const PgRows owner = link.Run(
      "SELECT people.id FROM people JOIN tokens ON people.id = person WHERE hash = $1"
      " FOR UPDATE OF people",
      PgParams().Bytes(token_hash));
  if (owner.size() == 0) return PushSet::kNoToken;
  link.Run(kPgDropPush, PgParams().Text(push.endpoint));
  const PgRows others = link.Run(
      "SELECT count(*) FROM tokens WHERE person = $1 AND push_endpoint <> '' AND hash <> $2",
      PgParams().Text(owner.Text(0, 0)).Bytes(token_hash));
  if (!push.endpoint.empty() && others.Number(0, 0) >= limit) return PushSet::kTooMany;
  const PgRows set = link.Run(
      "UPDATE tokens SET push_endpoint = $2, push_key = $3, push_auth = $4 WHERE hash = $1"
      " RETURNING hash",
      PgParams().Bytes(token_hash).Text(push.endpoint).Text(push.key).Text(push.auth));
  transaction.Commit();
  return set.size() != 0 ? PushSet::kStored : PushSet::kNoToken;
}

void PostgresStore::RemovePush(const std::string& endpoint) {
  Main().Run(kPgDropPush, PgParams().Text(endpoint));
}

// Of two nodes that keep one at the same time the second waits for the first, and reads its.
std::string PostgresStore::KeepSecret(const std::string& name, const std::string& fresh) {
  PgLink& link = Main();
  link.Run("INSERT INTO secrets (name, secret) VALUES ($1, $2) ON CONFLICT DO NOTHING",
           PgParams().Text(name).Bytes(fresh));
  return link.Run("SELECT secret FROM secrets WHERE name = $1", PgParams().Text(name)).Text(0, 0);
}

}  // namespace folsom
