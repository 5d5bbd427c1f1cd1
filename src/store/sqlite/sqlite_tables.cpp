// Tables and their logs in SQLite.
#include <unordered_map>

#include "store/columns.h"
#include "store/sqlite/sqlite_store.h"

namespace folsom {

namespace {

TableSummary SqliteSummary(const SqliteRun& row) {
  return {.id = row.Text(0),
          .code = row.Text(1),
          .listed = row.Number(2) != 0,
          .shelf = static_cast<TableShelf>(row.Number(3)),
          .created_at = row.Number(4),
          .changed_at = row.Number(5),
          .text = row.Text(6)};
}

std::vector<TableSummary> SqliteSummaries(SqliteRun& run) {
  std::vector<TableSummary> found;
  while (run.Next()) found.push_back(SqliteSummary(run));
  return found;
}

}  // namespace

std::optional<Store::Created> SqliteStore::WhyNotCreated(const NewTable& table, int limit) {
  SqliteRun same(db_, "SELECT tag FROM entries WHERE table_id = ? AND version = 1",
                 table.summary.id);
  if (same.Next()) return same.Text(0) == table.tag ? Created::kStored : Created::kIdTaken;
  if (IdOfCode(table.summary.code)) return Created::kCodeTaken;
  SqliteRun open(db_, "SELECT count(*) FROM tables WHERE owner = ? AND shelf < 2", table.owner);
  if (open.Next() && open.Number(0) >= limit) return Created::kTooMany;
  return std::nullopt;
}

Store::Created SqliteStore::Create(const NewTable& table, int limit) {
  const TableSummary& summary = table.summary;
  SqliteTransaction transaction(db_);
  if (const auto why = WhyNotCreated(table, limit)) return *why;
  SqliteDo(db_,
           "INSERT INTO tables (" FOLSOM_SUMMARY_COLUMNS
           ", owner, secret, seen)"
           " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 0)",
           summary.id, summary.code, summary.listed, summary.shelf, summary.created_at,
           summary.changed_at, summary.text, table.owner, SqliteBytes{table.secret});
  SqliteDo(db_, "INSERT INTO entries (table_id, version, tag, text) VALUES (?, 1, ?, ?)",
           summary.id, SqliteBytes{table.tag}, table.entry);
  SqliteDo(db_, "INSERT INTO leases (table_id, wake_at) VALUES (?, ?)", summary.id, clock_());
  transaction.Commit();
  return Created::kStored;
}

std::vector<AppendResult> SqliteStore::Append(std::span<const AppendRequest> requests) {
  std::vector<AppendResult> results;
  if (requests.empty()) return results;
  results.reserve(requests.size());
  std::unordered_map<std::string_view, AppendResult> refused;  // Tables; most often none.
  SqliteTransaction transaction(db_);
  for (const AppendRequest& request : requests) {
    const auto before = refused.empty() ? refused.end() : refused.find(request.table);
    results.push_back(before == refused.end() ? AppendOne(request) : before->second);
    if (results.back() != AppendResult::kStored) refused.emplace(request.table, results.back());
  }
  transaction.Commit();
  return results;
}

AppendResult SqliteStore::AppendOne(const AppendRequest& request) {
  SqliteDo(db_,
           "INSERT OR IGNORE INTO entries (table_id, version, tag, text) SELECT ?1, ?2, ?3, ?4"
           " WHERE EXISTS (SELECT 1 FROM entries WHERE table_id = ?1 AND version = ?2 - 1)",
           request.table, request.version, SqliteBytes{request.tag}, request.entry);
  if (!db_.Changed()) return WhyNotAppended(request);
  KeepBeside(request);
  return AppendResult::kStored;
}

AppendResult SqliteStore::WhyNotAppended(const AppendRequest& request) {
  SqliteRun same(db_, "SELECT tag FROM entries WHERE table_id = ? AND version = ?", request.table,
                 request.version);
  if (same.Next()) {
    return same.Text(0) == request.tag ? AppendResult::kStored : AppendResult::kConflict;
  }
  SqliteRun table(db_, "SELECT 1 FROM tables WHERE id = ?", request.table);
  return table.Next() ? AppendResult::kConflict : AppendResult::kNoTable;
}

void SqliteStore::KeepBeside(const AppendRequest& request) {
  if (request.summary) {
    const TableSummary& summary = *request.summary;
    SqliteDo(db_, "UPDATE tables SET listed = ?, shelf = ?, changed_at = ?, text = ? WHERE id = ?",
             summary.listed, summary.shelf, summary.changed_at, summary.text, request.table);
  }
  if (!request.position.empty()) {
    SqliteDo(db_, "INSERT OR REPLACE INTO positions (table_id, version, text) VALUES (?, ?, ?)",
             request.table, request.version, request.position);
  }
  if (!request.people) return;
  SqliteDo(db_, "UPDATE seats SET gone = 1 WHERE table_id = ?", request.table);
  for (const std::string& person : *request.people) {
    SqliteDo(db_,
             "INSERT INTO seats (person, table_id) VALUES (?, ?)"
             " ON CONFLICT (person, table_id) DO UPDATE SET gone = 0",
             person, request.table);
  }
}

std::optional<StoredTable> SqliteStore::Load(const std::string& id, std::uint32_t after) {
  SqliteRun row(db_, "SELECT " FOLSOM_SUMMARY_COLUMNS ", secret FROM tables WHERE id = ?", id);
  if (!row.Next()) return std::nullopt;
  StoredTable table;
  table.summary = SqliteSummary(row);
  table.secret = row.Text(7);
  SqliteRun position(db_, "SELECT version, text FROM positions WHERE table_id = ?", id);
  if (position.Next()) {
    table.position_version = static_cast<std::uint32_t>(position.Number(0));
    table.position = position.Text(1);
  }
  SqliteRun entries(db_,
                    "SELECT version, text FROM entries WHERE table_id = ? AND version > ?"
                    " ORDER BY version",
                    id, after);
  while (entries.Next()) {
    table.entries.push_back({static_cast<std::uint32_t>(entries.Number(0)), entries.Text(1)});
  }
  return table;
}

std::optional<TableSummary> SqliteStore::Summary(const std::string& id) {
  SqliteRun row(db_, "SELECT " FOLSOM_SUMMARY_COLUMNS " FROM tables WHERE id = ?", id);
  if (!row.Next()) return std::nullopt;
  return SqliteSummary(row);
}

std::optional<std::string> SqliteStore::IdOfCode(const std::string& code) {
  SqliteRun row(db_, "SELECT id FROM tables WHERE code = ?", code);
  if (!row.Next()) return std::nullopt;
  return row.Text(0);
}

std::vector<TableSummary> SqliteStore::List(TableShelf shelf, bool listed_only,
                                            const ListPlace& place, int limit) {
  const char* all = "SELECT " FOLSOM_SUMMARY_COLUMNS
                    " FROM tables WHERE shelf = ?1 AND changed_at <= ?2"
                    " AND (changed_at < ?2 OR id > ?3) ORDER BY changed_at DESC, id LIMIT ?4";
  const char* listed = "SELECT " FOLSOM_SUMMARY_COLUMNS
                       " FROM tables WHERE listed AND shelf = ?1 AND changed_at <= ?2"
                       " AND (changed_at < ?2 OR id > ?3) ORDER BY changed_at DESC, id LIMIT ?4";
  SqliteRun run(db_, listed_only ? listed : all, shelf, place.changed_at, place.id, limit);
  return SqliteSummaries(run);
}

std::vector<TableSummary> SqliteStore::ListOf(const std::string& person, int limit) {
  SqliteRun run(db_,
                "SELECT " FOLSOM_SUMMARY_COLUMNS
                " FROM seats JOIN tables ON id = table_id WHERE person = ? AND NOT gone"
                " ORDER BY changed_at DESC, id LIMIT ?",
                person, limit);
  return SqliteSummaries(run);
}

std::vector<TableSummary> SqliteStore::GamesOf(const std::string& person, const ListPlace& place,
                                               int limit) {
  SqliteRun run(db_,
                "SELECT " FOLSOM_SUMMARY_COLUMNS
                " FROM seats JOIN tables ON id = table_id WHERE person = ?1 AND NOT gone"
                " AND shelf = ?2 AND (changed_at < ?3 OR (changed_at = ?3 AND id > ?4))"
                " ORDER BY changed_at DESC, id LIMIT ?5",
                person, TableShelf::kFinished, place.changed_at, place.id, limit);
  return SqliteSummaries(run);
}

std::vector<std::string> SqliteStore::TablesOf(const std::string& person) {
  SqliteRun run(db_, FOLSOM_TABLES_OF("?1"), person);
  std::vector<std::string> tables;
  while (run.Next()) tables.push_back(run.Text(0));
  return tables;
}

bool SqliteStore::Rewrite(const std::string& table, std::span<const StoredEntry> entries,
                          const SummaryChange& summary) {
  SqliteTransaction transaction(db_);
  SqliteDo(db_, "UPDATE tables SET text = ? WHERE id = ? AND text = ?", summary.after, table,
           summary.before);
  if (!db_.Changed()) return false;
  for (const StoredEntry& entry : entries) {
    SqliteDo(db_, "UPDATE entries SET text = ? WHERE table_id = ? AND version = ?", entry.text,
             table, entry.version);
  }
  transaction.Commit();
  return true;
}

void SqliteStore::RemoveTable(const std::string& id) {
  SqliteDo(db_, "DELETE FROM tables WHERE id = ?", id);
  SqliteDo(db_, "DELETE FROM entries WHERE table_id = ?", id);
  SqliteDo(db_, "DELETE FROM positions WHERE table_id = ?", id);
  SqliteDo(db_, "DELETE FROM seats WHERE table_id = ?", id);
  SqliteDo(db_, "DELETE FROM leases WHERE table_id = ?", id);
  held_.erase(id);
}

void SqliteStore::MarkSeen(const std::string& table) {
  SqliteTransaction transaction(db_);
  SqliteDo(db_, "UPDATE tables SET seen = 1 WHERE id = ? AND NOT seen", table);
  transaction.Commit();
}

bool SqliteStore::Sweep(const Retention& retention, int limit) {
  constexpr const char* kTooOld = FOLSOM_TOO_OLD("?1", "?2", "?3") " LIMIT ?4";
  const StoreTime now = clock_();
  std::vector<std::string> old;
  std::size_t guests = 0;
  {
    SqliteTransaction transaction(db_);
    {
      SqliteRun run(db_, kTooOld, now - retention.closed, now - retention.unseen,
                    now - retention.seen, limit);
      while (run.Next()) old.push_back(run.Text(0));
    }
    for (const std::string& id : old) RemoveTable(id);
    SqliteDo(db_, "DELETE FROM links WHERE expires <= ?", now);
    SqliteDo(db_,
             "DELETE FROM tokens WHERE used_at < ?"
             " AND NOT EXISTS (SELECT 1 FROM people WHERE id = person AND program)",
             now - retention.tokens);
    guests = RemoveGuests(now - retention.guests);
    transaction.Commit();
  }
  // Gives a part of it back to the disk. Each page is moved, so not too many at once.
  if (!old.empty()) db_.Run("PRAGMA incremental_vacuum(1000)");
  std::erase_if(present_, [&](const auto& node) { return node.second.until <= now; });
  return old.size() == static_cast<std::size_t>(limit) || guests == kGuestsAtOnce;
}

}  // namespace folsom
