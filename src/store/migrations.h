// What a store looks like inside, and how an older one becomes today's: one small step per version,
// in one transaction with the new version number. A new store takes all the steps from nothing, so
// every step is run by everybody. Steps that were ever released do not change.
//
// - tables: a row each, with what lobby and records show, the secret of the fair deal, who made it
// - entries: the logs, (table_id, version) -> text; never changed but to take out the names of
//   people who are gone. The tag says whose it is
// - positions: the last position kept of a table, and the version it belongs to
// - seats: who owns a seat where, for "my tables", or owned one (gone)
// - leases: when a table must be looked at next, and who looks after it
// - people: everyone who ever came, by id; folded and look are the keys of the name (fold_again.h),
//   claimed_name is the folded name again, where it is claimed
// - tokens: hash of a token -> person, what it was given to, about when it was last used, and where
//   that device is told of turns (push_...)
// - links: hash of a one-time link's secret -> the seat it moves
// - secrets: those of the whole site, by their names
// - notes: small texts that are kept of a person, by their names
// - heartbeat: one row, written to see whether it can be
// - nodes, presence (PostgreSQL): who is connected to which server, as long as that is alive
//
// SQLite belongs to one process, which keeps in memory who holds a lease and who is connected. Its
// version is PRAGMA user_version, and PRAGMA application_id says that the file is ours; PostgreSQL
// has the table `folsom_schema`.
// Shelves are numbers as in TableShelf, times are Unix milliseconds. What nodes must agree on goes
// by folsom_now(), PostgreSQL's own clock.
//
// Version 1: the first. Version 2: people have a webhook. Version 3: PostgreSQL says what time it
// is. Version 4: whether a person has seen a table, and when a write was last tried.
// Version 5: everybody's name has its keys. Version 6: when tokens were last used, by what; who had
// a seat before. Version 7: where devices are told of turns, and secrets of the site. Version 8:
// notes of people.
#pragma once

#include <span>

namespace folsom {

struct Migration {
  int to;  // The version it makes from the one before.
  const char* sqlite;
  const char* postgres;
};
// From version 0, which is nothing at all, to kStoreVersion, in order.
[[nodiscard]] std::span<const Migration> Migrations();

// "FLSM", as PRAGMA application_id.
inline constexpr int kSqliteApplication = 0x464C534D;

}  // namespace folsom
