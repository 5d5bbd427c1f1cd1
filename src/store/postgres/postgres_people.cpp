// Leases, presence, people and links in PostgreSQL.
#include "store/columns.h"
#include "store/postgres/postgres_store.h"

namespace folsom {

namespace {

Person PgPersonAt(const PgRows& rows, int row) {
  return {.id = rows.Text(row, 0),
          .name = rows.Text(row, 1),
          .password_hash = rows.Text(row, 2),
          .webhook = rows.Text(row, 3),
          .program = rows.Number(row, 4) != 0,
          .created_at = rows.Number(row, 5),
          .keys = {.folded = rows.Text(row, 6), .look = rows.Text(row, 7)}};
}

std::optional<Person> PgPerson(const PgRows& rows) {
  if (rows.size() == 0) return std::nullopt;
  return PgPersonAt(rows, 0);
}

std::vector<std::string> FirstColumn(const PgRows& rows) {
  std::vector<std::string> texts;
  for (int row = 0; row < rows.size(); ++row) texts.push_back(rows.Text(row, 0));
  return texts;
}

PgArray PgHashes(std::span<const std::string> hashes) {
  PgArray array(PgType::kBytes);
  for (const std::string& hash : hashes) array.AddBytes(hash);
  return array;
}

// Leases and presence are economy: this transaction need not wait for the disk.
#define FOLSOM_UNHURRIED \
  "unhurried AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true) AS setting)"

}  // namespace

// While a table is held its wake_at is the end of the lease (migrations.cpp).
std::vector<std::string> PostgresStore::Claim(const std::string& node,
                                              std::span<const std::string> wanted, StoreSpan lease,
                                              int limit) {
  return FirstColumn(Main().Run(
      "WITH " FOLSOM_UNHURRIED
      ", wanted AS ("
      " UPDATE leases SET holder = $1, wake_at = folsom_now() + $3"
      " WHERE table_id = ANY($2) AND (holder IN ('', $1) OR wake_at <= folsom_now())"
      " RETURNING table_id),"
      "picked AS MATERIALIZED ("
      " SELECT table_id FROM leases WHERE wake_at <= folsom_now() AND table_id <> ALL($2)"
      " ORDER BY wake_at LIMIT $4 FOR UPDATE SKIP LOCKED),"
      "due AS ("
      " UPDATE leases SET holder = $1, wake_at = folsom_now() + $3 FROM picked"
      " WHERE leases.table_id = picked.table_id RETURNING leases.table_id)"
      "SELECT table_id FROM (SELECT table_id FROM wanted UNION ALL SELECT table_id FROM due) AS "
      "all_"
      ", unhurried",
      PgParams().Text(node).Array(PgTexts(wanted)).Long(lease).Long(limit < 0 ? 0 : limit)));
}

void PostgresStore::Release(const std::string& node, const std::string& table, StoreSpan wake) {
  Main().Run("WITH " FOLSOM_UNHURRIED
             "UPDATE leases SET holder = '',"
             " wake_at = CASE WHEN $4 THEN folsom_now() + $3 ELSE $3 END FROM unhurried"
             " WHERE table_id = $2 AND holder IN ('', $1)",
             PgParams().Text(node).Text(table).Long(wake).Bool(wake != kNoWake));
}

void PostgresStore::SetPresent(const std::string& node, std::span<const Presence> present,
                               StoreSpan life) {
  PgArray tables(PgType::kText), people(PgType::kText);
  for (const Presence& one : present) {
    tables.AddBytes(one.table);
    people.AddBytes(one.person);
  }
  Main().Run("WITH " FOLSOM_UNHURRIED
             ", said AS MATERIALIZED ("
             " SELECT DISTINCT t, p FROM unnest($2::text[], $3::text[]) AS u (t, p)),"
             "gone AS (DELETE FROM presence"
             " WHERE node = $1 AND (table_id, person) NOT IN (SELECT t, p FROM said)),"
             "come AS (INSERT INTO presence (table_id, person, node)"
             " SELECT t, p, $1 FROM said ON CONFLICT DO NOTHING),"
             "alive AS (INSERT INTO nodes (node, until) VALUES ($1, folsom_now() + $4)"
             " ON CONFLICT (node) DO UPDATE SET until = EXCLUDED.until)"
             "SELECT setting FROM unhurried",
             PgParams().Text(node).Array(tables).Array(people).Long(life));
}

std::vector<std::string> PostgresStore::PresentAt(const std::string& table,
                                                  const std::string& except) {
  return FirstColumn(
      LookUp("SELECT DISTINCT person FROM presence JOIN nodes USING (node)"
             " WHERE table_id = $1 AND until > folsom_now() AND node <> $2 ORDER BY person",
             PgParams().Text(table).Text(except)));
}

void PostgresStore::AddPerson(const Person& person, const std::string& token_hash,
                              const Device& device) {
  Main().Run(
      "WITH added AS ("
      " INSERT INTO people"
      " (id, name, password_hash, webhook, program, created_at, folded, look)"
      " VALUES ($1, $2, '', $3, $4, $5, $7, $8) ON CONFLICT (id) DO NOTHING)"
      "INSERT INTO tokens (hash, person, created_at, used_at, browser, system)"
      " VALUES ($6, $1, $5, $5, $9, $10) ON CONFLICT DO NOTHING",
      PgParams()
          .Text(person.id)
          .Text(person.name)
          .Text(person.webhook)
          .Bool(person.program)
          .Long(person.created_at)
          .Bytes(token_hash)
          .Text(person.keys.folded)
          .Text(person.keys.look)
          .Text(device.browser)
          .Text(device.system));
}

std::vector<Store::TokenOwner> PostgresStore::OwnersOfTokens(const std::string& beginning) {
  const PgRows rows = LookUp("SELECT " FOLSOM_PERSON_COLUMNS
                             ", hash, used_at FROM tokens JOIN people ON people.id = person"
                             " WHERE hash BETWEEN $1 AND $2 ORDER BY hash",
                             PgParams().Bytes(beginning).Bytes(LastHash(beginning)));
  std::vector<TokenOwner> owners;
  for (int row = 0; row < rows.size(); ++row) {
    owners.push_back({rows.Text(row, 8), PgPersonAt(rows, row), rows.Number(row, 9)});
  }
  return owners;
}

std::optional<Person> PostgresStore::PersonOfId(const std::string& id) {
  return PgPerson(
      LookUp("SELECT " FOLSOM_PERSON_COLUMNS " FROM people WHERE id = $1", PgParams().Text(id)));
}

std::optional<Person> PostgresStore::PersonOfClaimedName(const std::string& folded_name) {
  return PgPerson(LookUp("SELECT " FOLSOM_PERSON_COLUMNS " FROM people WHERE claimed_name = $1",
                         PgParams().Text(folded_name)));
}

// The person's row is locked: a change of password on another node waits for the token, and ends
// it.
bool PostgresStore::AddToken(const Person& person, const std::string& token_hash, StoreTime now,
                             const Device& device) {
  const PgRows rows = Main().Run(
      "WITH owner AS ("
      " SELECT id FROM people WHERE id = $2 AND password_hash = $6 FOR SHARE),"
      "added AS ("
      " INSERT INTO tokens (hash, person, created_at, used_at, browser, system)"
      " SELECT $1, id, $3, $3, $4, $5 FROM owner ON CONFLICT DO NOTHING)"
      "SELECT id FROM owner",
      PgParams()
          .Bytes(token_hash)
          .Text(person.id)
          .Long(now)
          .Text(device.browser)
          .Text(device.system)
          .Text(person.password_hash));
  return rows.size() != 0;
}

void PostgresStore::UseTokens(std::span<const std::string> hashes, StoreTime now) {
  Main().Run("UPDATE tokens SET used_at = $2 WHERE hash = ANY($1) AND used_at < $2",
             PgParams().Array(PgHashes(hashes)).Long(now));
}

std::vector<Store::Token> PostgresStore::TokensOf(const std::string& person) {
  const PgRows rows = LookUp("SELECT " FOLSOM_TOKEN_COLUMNS
                             " FROM tokens WHERE person = $1 ORDER BY used_at DESC, hash",
                             PgParams().Text(person));
  std::vector<Token> tokens;
  for (int row = 0; row < rows.size(); ++row) {
    tokens.push_back({rows.Text(row, 0),
                      rows.Number(row, 1),
                      rows.Number(row, 2),
                      {rows.Text(row, 3), rows.Text(row, 4)},
                      {rows.Text(row, 5), rows.Text(row, 6), rows.Text(row, 7)}});
  }
  return tokens;
}

void PostgresStore::RemoveTokens(std::span<const std::string> hashes) {
  Main().Run("DELETE FROM tokens WHERE hash = ANY($1)", PgParams().Array(PgHashes(hashes)));
}

std::vector<std::string> PostgresStore::RemovePerson(const std::string& person,
                                                     std::span<const Forgotten> forgotten) {
  PgArray tables(PgType::kText), versions(PgType::kInt);
  for (const Forgotten& one : forgotten) {
    tables.AddBytes(one.table);
    versions.AddNumber(one.version);
  }
  const PgRows rows = Main().Run(
      "WITH remain AS MATERIALIZED (SELECT t.id FROM (" FOLSOM_TABLES_OF("$1") ") AS t"
      " LEFT JOIN unnest($2::text[], $3::int[]) AS f (id, version) ON f.id = t.id"
      " WHERE f.id IS NULL OR ("
      "  EXISTS (SELECT 1 FROM seats WHERE person = $1 AND table_id = t.id AND NOT gone)"
      "  AND (SELECT max(e.version) FROM entries e WHERE e.table_id = t.id) > f.version)),"
      "a AS (DELETE FROM people WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM remain)),"
      "b AS (DELETE FROM tokens WHERE person = $1 AND NOT EXISTS (SELECT 1 FROM remain)),"
      "c AS (DELETE FROM links WHERE owner = $1 AND NOT EXISTS (SELECT 1 FROM remain)),"
      "d AS (DELETE FROM seats WHERE person = $1 AND NOT EXISTS (SELECT 1 FROM remain)),"
      "e AS (DELETE FROM notes WHERE person = $1 AND NOT EXISTS (SELECT 1 FROM remain))"
      "SELECT id FROM remain ORDER BY id",
      PgParams().Text(person).Array(tables).Array(versions));
  return FirstColumn(rows);
}

Store::Claimed PostgresStore::WhoseName(const NameKeys& keys, const std::string& except) {
  const PgRows rows = LookUp(
      "SELECT bool_or(folded = $1) FROM people"
      " WHERE (folded = $1 OR look = $2) AND password_hash <> '' AND id <> $3"
      " HAVING count(*) > 0",
      PgParams().Text(keys.folded).Text(keys.look).Text(except));
  if (rows.size() == 0) return Claimed::kNo;
  return rows.Number(0, 0) != 0 ? Claimed::kSame : Claimed::kAlike;
}

// Two nodes that give names of one look take turns: only names that are the same are kept apart by
// an index.
bool PostgresStore::SetName(const Person& person, const std::string& hash_before) {
  try {
    PgLink& link = Main();
    PgTransaction transaction(link);
    link.Run("SELECT pg_advisory_xact_lock(hashtext($1))", PgParams().Text(person.keys.look));
    const PgRows rows = link.Run(
        "UPDATE people SET name = $2, folded = $3, look = $4, password_hash = $5,"
        " claimed_name = CASE WHEN $5 <> '' THEN $3 END"
        " WHERE id = $1 AND password_hash IN ($5, $6) AND NOT EXISTS"
        " (SELECT FROM people other WHERE (other.folded = $3 OR other.look = $4)"
        "  AND other.password_hash <> '' AND other.id <> $1)"
        " RETURNING id",
        PgParams()
            .Text(person.id)
            .Text(person.name)
            .Text(person.keys.folded)
            .Text(person.keys.look)
            .Text(person.password_hash)
            .Text(hash_before));
    transaction.Commit();
    return rows.size() != 0;
  } catch (const PgError& error) {
    if (error.code == "23505") return false;  // Another one was quicker by a moment.
    throw;
  }
}

std::optional<std::vector<std::string>> PostgresStore::SetPassword(const Person& person,
                                                                   const std::string& hash,
                                                                   const std::string& except) {
  PgLink& link = Main();
  PgTransaction transaction(link);
  const PgRows changed = link.Run(
      "UPDATE people SET password_hash = $3 WHERE id = $1 AND password_hash IN ($2, $3)"
      " RETURNING id",
      PgParams().Text(person.id).Text(person.password_hash).Text(hash));
  if (changed.size() == 0) return std::nullopt;
  std::vector<std::string> ended =
      FirstColumn(link.Run("DELETE FROM tokens WHERE person = $1 AND hash <> $2 RETURNING hash",
                           PgParams().Text(person.id).Bytes(except)));
  transaction.Commit();
  return ended;
}

void PostgresStore::SetWebhook(const std::string& person, const std::string& url) {
  Main().Run("UPDATE people SET webhook = $2 WHERE id = $1", PgParams().Text(person).Text(url));
}

// Their rows are locked, so that nobody claims a name on another node meanwhile.
std::vector<Renaming> PostgresStore::Displace(const NameKeys& keys,
                                              std::span<const NewName> names) {
  PgLink& link = Main();
  PgTransaction transaction(link);
  const PgRows rows = link.Run(
      "SELECT " FOLSOM_PERSON_COLUMNS
      " FROM people WHERE (folded = $1 OR look = $2)"
      " AND password_hash = '' ORDER BY id LIMIT $3 FOR UPDATE",
      PgParams().Text(keys.folded).Text(keys.look).Long(static_cast<std::int64_t>(names.size())));
  std::vector<Renaming> displaced;
  for (int row = 0; row < rows.size(); ++row) {
    Person person = PgPersonAt(rows, row);
    const NewName& given = names[displaced.size()];
    displaced.push_back({.person = person, .before = person.name});
    displaced.back().person.name = given.name;
    displaced.back().person.keys = given.keys;
    link.Run(
        "UPDATE people SET name = $2, folded = $3, look = $4 WHERE id = $1",
        PgParams().Text(person.id).Text(given.name).Text(given.keys.folded).Text(given.keys.look));
  }
  transaction.Commit();
  return displaced;
}

std::vector<StoredName> PostgresStore::NamesToFold() {
  const PgRows rows = Main().Run(
      "SELECT id, name, folded, look, password_hash <> '' FROM people"
      " WHERE password_hash <> '' OR folded = ''"
      " ORDER BY password_hash <> '' DESC, created_at, id");
  std::vector<StoredName> names;
  for (int row = 0; row < rows.size(); ++row) {
    names.push_back({rows.Text(row, 0),
                     rows.Text(row, 1),
                     {rows.Text(row, 2), rows.Text(row, 3)},
                     rows.Number(row, 4) != 0});
  }
  return names;
}

// The old claims go first: one's new claim may be another's old one.
void PostgresStore::SetNames(std::span<const StoredName> names) {
  PgLink& link = Main();
  PgTransaction transaction(link);
  for (const StoredName& one : names) {
    link.Run("UPDATE people SET claimed_name = NULL WHERE id = $1", PgParams().Text(one.person));
  }
  for (const StoredName& one : names) {
    link.Run(
        "UPDATE people SET name = $2, folded = $3, look = $4,"
        " claimed_name = CASE WHEN $5 THEN $3 END WHERE id = $1",
        PgParams()
            .Text(one.person)
            .Text(one.name)
            .Text(one.keys.folded)
            .Text(one.keys.look)
            .Bool(one.claimed));
  }
  transaction.Commit();
}

void PostgresStore::AddLink(const std::string& hash, const Link& link, StoreSpan life) {
  Main().Run(
      "INSERT INTO links (hash, table_id, seat, owner, expires) VALUES ($1, $2, $3, $4, "
      "folsom_now() + $5)"
      " ON CONFLICT DO NOTHING",
      PgParams().Bytes(hash).Text(link.table).Int(link.seat).Text(link.owner).Long(life));
}

std::optional<Store::Link> PostgresStore::TakeLink(const std::string& hash) {
  const PgRows rows = Main().Run(
      "DELETE FROM links WHERE hash = $1 AND expires > folsom_now()"
      " RETURNING table_id, seat, owner",
      PgParams().Bytes(hash));
  if (rows.size() == 0) return std::nullopt;
  return Link{rows.Text(0, 0), static_cast<std::uint8_t>(rows.Number(0, 1)), rows.Text(0, 2)};
}

}  // namespace folsom
