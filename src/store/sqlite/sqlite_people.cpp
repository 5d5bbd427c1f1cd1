// Leases, presence, people and links in SQLite.
#include <algorithm>
#include <map>
#include <set>

#include "store/columns.h"
#include "store/sqlite/sqlite_store.h"

namespace folsom {

namespace {

constexpr const char* kSqliteAddToken =
    "INSERT OR IGNORE INTO tokens (hash, person, created_at, used_at, browser, system)"
    " VALUES (?1, ?2, ?3, ?3, ?4, ?5)";

std::optional<Person> SqlitePerson(SqliteRun& run) {
  if (!run.Next()) return std::nullopt;
  return Person{.id = run.Text(0),
                .name = run.Text(1),
                .password_hash = run.Text(2),
                .webhook = run.Text(3),
                .program = run.Number(4) != 0,
                .created_at = run.Number(5),
                .keys = {.folded = run.Text(6), .look = run.Text(7)}};
}

}  // namespace

bool SqliteStore::HeldByOther(const std::string& node, const std::string& table,
                              StoreTime now) const {
  const auto lease = held_.find(table);
  return lease != held_.end() && lease->second.node != node && lease->second.until > now;
}

std::vector<std::string> SqliteStore::Claim(const std::string& node,
                                            std::span<const std::string> wanted, StoreSpan lease,
                                            int limit) {
  const StoreTime now = clock_();
  std::vector<std::string> claimed;
  std::set<std::string> seen;
  for (const std::string& table : wanted) {
    if (!seen.insert(table).second || HeldByOther(node, table, now)) continue;
    SqliteRun row(db_, "SELECT 1 FROM leases WHERE table_id = ?", table);
    if (row.Next()) claimed.push_back(table);
  }
  const std::size_t most = claimed.size() + static_cast<std::size_t>(std::max(limit, 0));
  {
    SqliteRun due(db_, "SELECT table_id FROM leases WHERE wake_at <= ? ORDER BY wake_at", now);
    while (claimed.size() < most && due.Next()) {
      std::string table = due.Text(0);
      const auto held = held_.find(table);
      if (held != held_.end() && held->second.until > now) continue;
      if (!seen.contains(table)) claimed.push_back(std::move(table));
    }
  }
  NoteHeld(claimed);
  for (const std::string& table : claimed) held_[table] = {node, now + lease};
  return claimed;
}

void SqliteStore::NoteHeld(std::span<const std::string> tables) {
  std::vector<std::string_view> fresh;
  for (const std::string& table : tables) {
    if (!held_.contains(table)) fresh.push_back(table);
  }
  if (fresh.empty()) return;
  // Leases are economy: they need not wait for the disk. If one is lost the table is due too early
  // or comes up again late, by somebody who wants it.
  SqliteTransaction transaction(db_, SqliteSync::kLater);
  for (const std::string_view table : fresh) {
    SqliteDo(db_, "UPDATE leases SET wake_at = 0 WHERE table_id = ?", table);
  }
  transaction.Commit();
}

void SqliteStore::Release(const std::string& node, const std::string& table, StoreSpan wake) {
  const auto lease = held_.find(table);
  if (lease != held_.end() && lease->second.node != node) return;
  SqliteTransaction transaction(db_, SqliteSync::kLater);
  SqliteDo(db_, "UPDATE leases SET wake_at = ? WHERE table_id = ?",
           wake == kNoWake ? kNoWake : clock_() + wake, table);
  transaction.Commit();
  if (lease != held_.end()) held_.erase(lease);
}

void SqliteStore::SetPresent(const std::string& node, std::span<const Presence> present,
                             StoreSpan life) {
  NodePresence& said = present_[node];
  said = {clock_() + life, {}};
  for (const Presence& one : present) said.people[one.table].insert(one.person);
}

std::vector<std::string> SqliteStore::PresentAt(const std::string& table,
                                                const std::string& except) {
  const StoreTime now = clock_();
  std::set<std::string> people;
  for (const auto& [node, said] : present_) {
    const auto there = said.people.find(table);
    if (node == except || said.until <= now || there == said.people.end()) continue;
    people.insert(there->second.begin(), there->second.end());
  }
  return {people.begin(), people.end()};
}

void SqliteStore::AddPerson(const Person& person, const std::string& token_hash,
                            const Device& device) {
  SqliteTransaction transaction(db_);
  SqliteDo(db_,
           "INSERT INTO people"
           " (id, name, password_hash, webhook, program, created_at, folded, look)"
           " VALUES (?, ?, '', ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING",
           person.id, person.name, person.webhook, person.program, person.created_at,
           person.keys.folded, person.keys.look);
  SqliteDo(db_, kSqliteAddToken, SqliteBytes{token_hash}, person.id, person.created_at,
           device.browser, device.system);
  transaction.Commit();
}

std::vector<Store::TokenOwner> SqliteStore::OwnersOfTokens(const std::string& beginning) {
  const std::string last = LastHash(beginning);
  SqliteRun run(db_,
                "SELECT " FOLSOM_PERSON_COLUMNS
                ", hash, used_at FROM tokens JOIN people ON id = person"
                " WHERE hash BETWEEN ? AND ? ORDER BY hash",
                SqliteBytes{beginning}, SqliteBytes{last});
  std::vector<TokenOwner> owners;
  while (std::optional<Person> person = SqlitePerson(run)) {
    owners.push_back({run.Text(8), std::move(*person), run.Number(9)});
  }
  return owners;
}

std::optional<Person> SqliteStore::PersonOfId(const std::string& id) {
  SqliteRun run(db_, "SELECT " FOLSOM_PERSON_COLUMNS " FROM people WHERE id = ?", id);
  return SqlitePerson(run);
}

std::optional<Person> SqliteStore::PersonOfClaimedName(const std::string& folded_name) {
  SqliteRun run(db_, "SELECT " FOLSOM_PERSON_COLUMNS " FROM people WHERE claimed_name = ?",
                folded_name);
  return SqlitePerson(run);
}

bool SqliteStore::AddToken(const Person& person, const std::string& token_hash, StoreTime now,
                           const Device& device) {
  SqliteTransaction transaction(db_);
  {
    SqliteRun owner(db_, "SELECT 1 FROM people WHERE id = ? AND password_hash = ?", person.id,
                    person.password_hash);
    if (!owner.Next()) return false;
  }
  SqliteDo(db_, kSqliteAddToken, SqliteBytes{token_hash}, person.id, now, device.browser,
           device.system);
  transaction.Commit();
  return true;
}

void SqliteStore::UseTokens(std::span<const std::string> hashes, StoreTime now) {
  SqliteTransaction transaction(db_, SqliteSync::kLater);
  for (const std::string& hash : hashes) {
    SqliteDo(db_, "UPDATE tokens SET used_at = ?2 WHERE hash = ?1 AND used_at < ?2",
             SqliteBytes{hash}, now);
  }
  transaction.Commit();
}

std::vector<Store::Token> SqliteStore::TokensOf(const std::string& person) {
  SqliteRun run(db_,
                "SELECT " FOLSOM_TOKEN_COLUMNS
                " FROM tokens WHERE person = ? ORDER BY used_at DESC, hash",
                person);
  std::vector<Token> tokens;
  while (run.Next()) {
    tokens.push_back({run.Text(0),
                      run.Number(1),
                      run.Number(2),
                      {run.Text(3), run.Text(4)},
                      {run.Text(5), run.Text(6), run.Text(7)}});
  }
  return tokens;
}

void SqliteStore::RemoveTokens(std::span<const std::string> hashes) {
  SqliteTransaction transaction(db_);
  for (const std::string& hash : hashes) {
    SqliteDo(db_, "DELETE FROM tokens WHERE hash = ?", SqliteBytes{hash});
  }
  transaction.Commit();
}

bool SqliteStore::HasNews(const std::string& person, const std::string& table,
                          std::uint32_t since) {
  SqliteRun run(db_,
                "SELECT 1 FROM seats WHERE person = ?1 AND table_id = ?2 AND NOT gone"
                " AND (SELECT max(version) FROM entries WHERE table_id = ?2) > ?3",
                person, table, since);
  return run.Next();
}

std::vector<std::string> SqliteStore::RemovePerson(const std::string& person,
                                                   std::span<const Forgotten> forgotten) {
  std::map<std::string_view, std::uint32_t> versions;
  for (const Forgotten& one : forgotten) versions.emplace(one.table, one.version);
  SqliteTransaction transaction(db_);
  std::vector<std::string> left = TablesOf(person);
  std::erase_if(left, [&](const std::string& table) {
    const auto found = versions.find(table);
    return found != versions.end() && !HasNews(person, table, found->second);
  });
  if (!left.empty()) return left;
  SqliteDo(db_, "DELETE FROM people WHERE id = ?", person);
  SqliteDo(db_, "DELETE FROM tokens WHERE person = ?", person);
  SqliteDo(db_, "DELETE FROM links WHERE owner = ?", person);
  SqliteDo(db_, "DELETE FROM seats WHERE person = ?", person);
  SqliteDo(db_, "DELETE FROM notes WHERE person = ?", person);
  transaction.Commit();
  return left;
}

std::size_t SqliteStore::RemoveGuests(StoreTime since) {
  std::vector<std::string> guests;
  {
    SqliteRun run(db_, FOLSOM_IDLE_GUESTS("?1") " LIMIT ?2", since, kGuestsAtOnce);
    while (run.Next()) guests.push_back(run.Text(0));
  }
  for (const std::string& guest : guests) {
    SqliteDo(db_, "DELETE FROM people WHERE id = ?", guest);
    SqliteDo(db_, "DELETE FROM tokens WHERE person = ?", guest);
    SqliteDo(db_, "DELETE FROM notes WHERE person = ?", guest);
  }
  return guests.size();
}

Store::Claimed SqliteStore::WhoseName(const NameKeys& keys, const std::string& except) {
  SqliteRun run(db_,
                "SELECT max(folded = ?1) FROM people"
                " WHERE (folded = ?1 OR look = ?2) AND password_hash <> '' AND id <> ?3"
                " HAVING count(*) > 0",
                keys.folded, keys.look, except);
  if (!run.Next()) return Claimed::kNo;
  return run.Number(0) != 0 ? Claimed::kSame : Claimed::kAlike;
}

bool SqliteStore::SetName(const Person& person, const std::string& hash_before) {
  SqliteTransaction transaction(db_);
  if (WhoseName(person.keys, person.id) != Claimed::kNo) return false;
  SqliteDo(db_,
           "UPDATE people SET name = ?2, folded = ?3, look = ?4, password_hash = ?5,"
           " claimed_name = CASE WHEN ?5 <> '' THEN ?3 END"
           " WHERE id = ?1 AND password_hash IN (?5, ?6)",
           person.id, person.name, person.keys.folded, person.keys.look, person.password_hash,
           hash_before);
  const bool changed = db_.Changed();
  transaction.Commit();
  return changed;
}

std::optional<std::vector<std::string>> SqliteStore::SetPassword(const Person& person,
                                                                 const std::string& hash,
                                                                 const std::string& except) {
  SqliteTransaction transaction(db_);
  SqliteDo(db_, "UPDATE people SET password_hash = ?3 WHERE id = ?1 AND password_hash IN (?2, ?3)",
           person.id, person.password_hash, hash);
  if (!db_.Changed()) return std::nullopt;
  std::vector<std::string> ended;
  {
    SqliteRun run(db_, "DELETE FROM tokens WHERE person = ? AND hash <> ? RETURNING hash",
                  person.id, SqliteBytes{except});
    while (run.Next()) ended.push_back(run.Text(0));
  }
  transaction.Commit();
  return ended;
}

void SqliteStore::SetWebhook(const std::string& person, const std::string& url) {
  SqliteTransaction transaction(db_);
  SqliteDo(db_, "UPDATE people SET webhook = ?2 WHERE id = ?1", person, url);
  transaction.Commit();
}

std::vector<Renaming> SqliteStore::Displace(const NameKeys& keys, std::span<const NewName> names) {
  std::vector<Renaming> displaced;
  SqliteTransaction transaction(db_);
  {
    SqliteRun run(db_,
                  "SELECT " FOLSOM_PERSON_COLUMNS
                  " FROM people WHERE (folded = ? OR look = ?) AND password_hash = ''"
                  " ORDER BY id LIMIT ?",
                  keys.folded, keys.look, names.size());
    while (std::optional<Person> person = SqlitePerson(run)) {
      displaced.push_back({.person = *person, .before = person->name});
    }
  }
  for (std::size_t i = 0; i < displaced.size(); ++i) {
    Person& person = displaced[i].person;
    person.name = names[i].name;
    person.keys = names[i].keys;
    SqliteDo(db_, "UPDATE people SET name = ?2, folded = ?3, look = ?4 WHERE id = ?1", person.id,
             person.name, person.keys.folded, person.keys.look);
  }
  transaction.Commit();
  return displaced;
}

std::vector<StoredName> SqliteStore::NamesToFold() {
  SqliteRun run(db_,
                "SELECT id, name, folded, look, password_hash <> '' AS claimed FROM people"
                " WHERE claimed OR folded = '' ORDER BY claimed DESC, created_at, id");
  std::vector<StoredName> names;
  while (run.Next()) {
    names.push_back({run.Text(0), run.Text(1), {run.Text(2), run.Text(3)}, run.Number(4) != 0});
  }
  return names;
}

// The old claims go first: one's new claim may be another's old one.
void SqliteStore::SetNames(std::span<const StoredName> names) {
  SqliteTransaction transaction(db_);
  for (const StoredName& one : names) {
    SqliteDo(db_, "UPDATE people SET claimed_name = NULL WHERE id = ?", one.person);
  }
  for (const StoredName& one : names) {
    SqliteDo(db_,
             "UPDATE people SET name = ?2, folded = ?3, look = ?4,"
             " claimed_name = CASE WHEN ?5 THEN ?3 END WHERE id = ?1",
             one.person, one.name, one.keys.folded, one.keys.look, one.claimed);
  }
  transaction.Commit();
}

void SqliteStore::AddLink(const std::string& hash, const Link& link, StoreSpan life) {
  SqliteTransaction transaction(db_);
  SqliteDo(db_,
           "INSERT OR IGNORE INTO links (hash, table_id, seat, owner, expires)"
           " VALUES (?, ?, ?, ?, ?)",
           SqliteBytes{hash}, link.table, link.seat, link.owner, clock_() + life);
  transaction.Commit();
}

std::optional<Store::Link> SqliteStore::TakeLink(const std::string& hash) {
  std::optional<Link> link;
  SqliteTransaction transaction(db_);
  {
    SqliteRun run(db_,
                  "DELETE FROM links WHERE hash = ? AND expires > ?"
                  " RETURNING table_id, seat, owner",
                  SqliteBytes{hash}, clock_());
    if (!run.Next()) return std::nullopt;
    link = {run.Text(0), static_cast<std::uint8_t>(run.Number(1)), run.Text(2)};
  }
  transaction.Commit();
  return link;
}

}  // namespace folsom
