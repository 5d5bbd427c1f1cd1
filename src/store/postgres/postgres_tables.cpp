// Tables and their logs in PostgreSQL.
#include <algorithm>
#include <map>

#include "store/columns.h"
#include "store/postgres/postgres_store.h"

namespace folsom {

namespace {

TableSummary PgSummary(const PgRows& rows, int row) {
  return {.id = rows.Text(row, 0),
          .code = rows.Text(row, 1),
          .listed = rows.Number(row, 2) != 0,
          .shelf = static_cast<TableShelf>(rows.Number(row, 3)),
          .created_at = rows.Number(row, 4),
          .changed_at = rows.Number(row, 5),
          .text = rows.Text(row, 6)};
}

std::vector<TableSummary> PgSummaries(const PgRows& rows) {
  std::vector<TableSummary> found;
  for (int row = 0; row < rows.size(); ++row) found.push_back(PgSummary(rows, row));
  return found;
}

// $1 id, $2 code, $3 listed, $4 shelf, $5 created_at, $6 changed_at, $7 text, $8 owner, $9 secret,
// $10 tag, $11 entry, $12 limit.
constexpr const char* kPgCreate =
    "WITH made AS ("
    " INSERT INTO tables (" FOLSOM_SUMMARY_COLUMNS
    ", owner, secret, seen)"
    " SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, false"
    " WHERE (SELECT count(*) FROM tables WHERE owner = $8 AND shelf < 2) < $12"
    " ON CONFLICT DO NOTHING RETURNING id),"
    "entry AS (INSERT INTO entries (table_id, version, tag, text)"
    " SELECT id, 1, $10, $11 FROM made),"
    "lease AS (INSERT INTO leases (table_id, holder, wake_at) SELECT id, '', folsom_now() FROM "
    "made)"
    "SELECT count(*) FROM made";

// Everything of a round of appends in one statement, which is one transaction unless there are more
// rounds. Rows go in by order of table, so that two nodes never wait for each other in a circle.
// $1-$4 the entries: table, version, tag, text. $5-$9 the summaries that change: table, listed,
// shelf, changed_at, text. $10-$12 the positions: table, version, text. $13-$15 whose seats
// change: table; and table, person. $16 who we are. "Is the version before it there?" is a scalar
// subquery, which is always answered by the index.
constexpr const char* kPgAppend =
    "WITH stored AS ("
    " INSERT INTO entries (table_id, version, tag, text)"
    " SELECT a.id, a.version, a.tag, a.text"
    " FROM unnest($1::text[], $2::int[], $3::bytea[], $4::text[]) AS a (id, version, tag, text)"
    " WHERE (SELECT e.version FROM entries e"
    "        WHERE e.table_id = a.id AND e.version = a.version - 1) IS NOT NULL"
    " ORDER BY a.id"
    " ON CONFLICT DO NOTHING RETURNING table_id, version),"
    "summaries AS ("
    " UPDATE tables SET listed = s.listed, shelf = s.shelf, changed_at = s.changed_at, text = "
    "s.text"
    " FROM unnest($5::text[], $6::bool[], $7::int[], $8::bigint[], $9::text[])"
    "  AS s (id, listed, shelf, changed_at, text), stored"
    " WHERE tables.id = s.id AND stored.table_id = s.id),"
    "kept AS ("
    " INSERT INTO positions (table_id, version, text)"
    " SELECT p.id, p.version, p.text"
    " FROM unnest($10::text[], $11::int[], $12::text[]) AS p (id, version, text), stored"
    " WHERE stored.table_id = p.id"
    " ON CONFLICT (table_id) DO UPDATE SET version = EXCLUDED.version, text = EXCLUDED.text),"
    "stood_up AS ("
    " UPDATE seats SET gone = true FROM unnest($13::text[]) AS t (id), stored"
    " WHERE seats.table_id = t.id AND stored.table_id = t.id AND NOT gone AND NOT EXISTS ("
    "  SELECT 1 FROM unnest($14::text[], $15::text[]) AS p (id, person)"
    "  WHERE p.id = seats.table_id AND p.person = seats.person)),"
    "sat_down AS ("
    " INSERT INTO seats (person, table_id)"
    " SELECT DISTINCT p.person, p.id"
    " FROM unnest($14::text[], $15::text[]) AS p (id, person), stored"
    " WHERE stored.table_id = p.id ORDER BY p.person, p.id"
    " ON CONFLICT (person, table_id) DO UPDATE SET gone = false WHERE seats.gone)"
    "SELECT table_id,"
    " pg_notify('folsom_' || left(table_id, 48), $16 || ' ' || version || ' ' || table_id)"
    " FROM stored";

#define FOLSOM_PG_TOO_OLD \
  FOLSOM_TOO_OLD("folsom_now() - $1", "folsom_now() - $2", "folsom_now() - $3")

// $1-$3 the spans of Retention, $4 how many at most.
constexpr const char* kPgSweep =
    "WITH gone AS MATERIALIZED (" FOLSOM_PG_TOO_OLD
    " LIMIT $4),"
    "a AS (DELETE FROM tables WHERE id IN (SELECT id FROM gone)),"
    "b AS (DELETE FROM entries WHERE table_id IN (SELECT id FROM gone)),"
    "c AS (DELETE FROM positions WHERE table_id IN (SELECT id FROM gone)),"
    "d AS (DELETE FROM seats WHERE table_id IN (SELECT id FROM gone)),"
    "e AS (DELETE FROM leases WHERE table_id IN (SELECT id FROM gone))"
    "SELECT count(*) FROM gone";

PgParams PgAppendParams(const std::vector<const AppendRequest*>& round, const std::string& self) {
  PgArray ids(PgType::kText), versions(PgType::kInt), tags(PgType::kBytes), texts(PgType::kText);
  PgArray summary_ids(PgType::kText), listed(PgType::kBool), shelves(PgType::kInt),
      changed(PgType::kLong), summaries(PgType::kText);
  PgArray position_ids(PgType::kText), position_versions(PgType::kInt), positions(PgType::kText);
  PgArray reseated(PgType::kText), seat_ids(PgType::kText), people(PgType::kText);
  for (const AppendRequest* request : round) {
    ids.AddBytes(request->table);
    versions.AddNumber(request->version);
    tags.AddBytes(request->tag);
    texts.AddBytes(request->entry);
    if (request->summary) {
      summary_ids.AddBytes(request->table);
      listed.AddNumber(request->summary->listed ? 1 : 0);
      shelves.AddNumber(static_cast<int>(request->summary->shelf));
      changed.AddNumber(request->summary->changed_at);
      summaries.AddBytes(request->summary->text);
    }
    if (!request->position.empty()) {
      position_ids.AddBytes(request->table);
      position_versions.AddNumber(request->version);
      positions.AddBytes(request->position);
    }
    if (request->people) {
      reseated.AddBytes(request->table);
      for (const std::string& person : *request->people) {
        seat_ids.AddBytes(request->table);
        people.AddBytes(person);
      }
    }
  }
  PgParams params;
  for (const PgArray* array :
       {&ids, &versions, &tags, &texts, &summary_ids, &listed, &shelves, &changed, &summaries,
        &position_ids, &position_versions, &positions, &reseated, &seat_ids, &people}) {
    params.Array(*array);
  }
  return params.Text(self);
}

// The places of `requests` in rounds: in each at most one for a table, in ascending order of
// tables.
std::vector<std::vector<std::size_t>> RoundsOf(std::span<const AppendRequest> requests) {
  std::map<std::string_view, std::vector<std::size_t>> of_table;
  std::size_t most = 0;
  for (std::size_t i = 0; i < requests.size(); ++i) {
    auto& places = of_table[requests[i].table];
    places.push_back(i);
    most = std::max(most, places.size());
  }
  std::vector<std::vector<std::size_t>> rounds(most);
  for (const auto& [table, places] : of_table) {
    for (std::size_t round = 0; round < places.size(); ++round) {
      rounds[round].push_back(places[round]);
    }
  }
  return rounds;
}

}  // namespace

Store::Created PostgresStore::Create(const NewTable& table, int limit) {
  const TableSummary& summary = table.summary;
  const PgRows made = Main().Run(kPgCreate, PgParams()
                                                .Text(summary.id)
                                                .Text(summary.code)
                                                .Bool(summary.listed)
                                                .Int(static_cast<int>(summary.shelf))
                                                .Long(summary.created_at)
                                                .Long(summary.changed_at)
                                                .Text(summary.text)
                                                .Text(table.owner)
                                                .Bytes(table.secret)
                                                .Bytes(table.tag)
                                                .Text(table.entry)
                                                .Long(limit));
  if (made.Number(0, 0) != 0) return Created::kStored;
  const PgRows same = Main().Run("SELECT tag FROM entries WHERE table_id = $1 AND version = 1",
                                 PgParams().Text(summary.id));
  if (same.size() != 0) {
    return same.Text(0, 0) == table.tag ? Created::kStored : Created::kIdTaken;
  }
  return IdOfCode(summary.code) ? Created::kCodeTaken : Created::kTooMany;
}

std::vector<AppendResult> PostgresStore::Append(std::span<const AppendRequest> requests) {
  std::vector<AppendResult> results(requests.size());
  std::map<std::string_view, AppendResult> refused;  // Tables; most often none.
  const auto rounds = RoundsOf(requests);
  std::optional<PgTransaction> transaction;
  if (rounds.size() > 1) transaction.emplace(Main());
  for (const std::vector<std::size_t>& places : rounds) {
    std::vector<std::size_t> tried;
    Requests round;
    for (const std::size_t place : places) {
      if (const auto before = refused.find(requests[place].table); before != refused.end()) {
        results[place] = before->second;
        continue;
      }
      tried.push_back(place);
      round.push_back(&requests[place]);
    }
    if (round.empty()) continue;
    std::vector<AppendResult> answers;
    AppendRound(round, answers);
    for (std::size_t i = 0; i < tried.size(); ++i) {
      results[tried[i]] = answers[i];
      if (answers[i] != AppendResult::kStored) refused.emplace(round[i]->table, answers[i]);
    }
  }
  if (transaction) transaction->Commit();
  return results;
}

void PostgresStore::AppendRound(const Requests& round, std::vector<AppendResult>& results) {
  const PgRows rows = Main().Run(kPgAppend, PgAppendParams(round, self_));
  results.assign(round.size(), AppendResult::kStored);
  if (static_cast<std::size_t>(rows.size()) == round.size()) return;
  std::set<std::string> stored;
  for (int row = 0; row < rows.size(); ++row) stored.insert(rows.Text(row, 0));
  Requests refused;
  std::vector<std::size_t> places;
  for (std::size_t i = 0; i < round.size(); ++i) {
    if (stored.contains(round[i]->table)) continue;
    refused.push_back(round[i]);
    places.push_back(i);
  }
  const std::vector<AppendResult> why = WhyNotAppended(refused);
  for (std::size_t i = 0; i < places.size(); ++i) results[places[i]] = why[i];
}

// A statement of its own, since the one before does not see what others stored while it ran.
std::vector<AppendResult> PostgresStore::WhyNotAppended(const Requests& refused) {
  PgArray ids(PgType::kText), versions(PgType::kInt);
  for (const AppendRequest* request : refused) {
    ids.AddBytes(request->table);
    versions.AddNumber(request->version);
  }
  const PgRows rows = Main().Run(
      "SELECT (SELECT tag FROM entries e WHERE e.table_id = a.id AND e.version = a.version),"
      " (SELECT count(*) FROM tables WHERE tables.id = a.id)"
      " FROM unnest($1::text[], $2::int[]) WITH ORDINALITY AS a (id, version, place)"
      " ORDER BY place",
      PgParams().Array(ids).Array(versions));
  std::vector<AppendResult> why;
  for (int row = 0; row < rows.size(); ++row) {
    const std::size_t i = why.size();
    const bool own = !rows.IsNull(row, 0) && rows.Text(row, 0) == refused[i]->tag;
    why.push_back(own                        ? AppendResult::kStored
                  : rows.Number(row, 1) == 0 ? AppendResult::kNoTable
                                             : AppendResult::kConflict);
  }
  return why;
}

// One statement, so that all of it is of the same moment.
std::optional<StoredTable> PostgresStore::Load(const std::string& id, std::uint32_t after) {
  const PgRows rows = LookUp(
      "SELECT tables.id, code, listed, shelf, created_at, changed_at, tables.text, secret,"
      " positions.version, positions.text, log.versions, log.texts"
      " FROM tables LEFT JOIN positions ON positions.table_id = tables.id,"
      " LATERAL (SELECT array_agg(e.version ORDER BY e.version) AS versions,"
      "  array_agg(e.text ORDER BY e.version) AS texts FROM entries e"
      "  WHERE e.table_id = $1 AND e.version > $2) AS log"
      " WHERE tables.id = $1",
      PgParams().Text(id).Int(after));
  if (rows.size() == 0) return std::nullopt;
  StoredTable table;
  table.summary = PgSummary(rows, 0);
  table.secret = rows.Text(0, 7);
  if (!rows.IsNull(0, 8)) {
    table.position_version = static_cast<std::uint32_t>(rows.Number(0, 8));
    table.position = rows.Text(0, 9);
  }
  const std::vector<std::string_view> versions = rows.Elements(0, 10);
  const std::vector<std::string_view> texts = rows.Elements(0, 11);
  for (std::size_t i = 0; i < versions.size(); ++i) {
    table.entries.push_back(
        {static_cast<std::uint32_t>(PgNumber(versions[i])), std::string(texts[i])});
  }
  return table;
}

std::optional<TableSummary> PostgresStore::Summary(const std::string& id) {
  const PgRows rows =
      LookUp("SELECT " FOLSOM_SUMMARY_COLUMNS " FROM tables WHERE id = $1", PgParams().Text(id));
  if (rows.size() == 0) return std::nullopt;
  return PgSummary(rows, 0);
}

std::optional<std::string> PostgresStore::IdOfCode(const std::string& code) {
  const PgRows rows = LookUp("SELECT id FROM tables WHERE code = $1", PgParams().Text(code));
  if (rows.size() == 0) return std::nullopt;
  return rows.Text(0, 0);
}

std::vector<TableSummary> PostgresStore::List(TableShelf shelf, bool listed_only,
                                              const ListPlace& place, int limit) {
  const char* all = "SELECT " FOLSOM_SUMMARY_COLUMNS
                    " FROM tables WHERE shelf = $1 AND changed_at <= $2"
                    " AND (changed_at < $2 OR id > $3) ORDER BY changed_at DESC, id LIMIT $4";
  const char* listed = "SELECT " FOLSOM_SUMMARY_COLUMNS
                       " FROM tables WHERE listed AND shelf = $1 AND changed_at <= $2"
                       " AND (changed_at < $2 OR id > $3) ORDER BY changed_at DESC, id LIMIT $4";
  return PgSummaries(LookUp(
      listed_only ? listed : all,
      PgParams().Int(static_cast<int>(shelf)).Long(place.changed_at).Text(place.id).Long(limit)));
}

std::vector<TableSummary> PostgresStore::ListOf(const std::string& person, int limit) {
  return PgSummaries(
      LookUp("SELECT " FOLSOM_SUMMARY_COLUMNS
             " FROM seats JOIN tables ON id = table_id WHERE person = $1 AND NOT gone"
             " ORDER BY changed_at DESC, id LIMIT $2",
             PgParams().Text(person).Long(limit)));
}

std::vector<TableSummary> PostgresStore::GamesOf(const std::string& person, const ListPlace& place,
                                                 int limit) {
  return PgSummaries(
      LookUp("SELECT " FOLSOM_SUMMARY_COLUMNS
             " FROM seats JOIN tables ON id = table_id WHERE person = $1 AND NOT gone"
             " AND shelf = $2 AND (changed_at < $3 OR (changed_at = $3 AND id > $4))"
             " ORDER BY changed_at DESC, id LIMIT $5",
             PgParams()
                 .Text(person)
                 .Int(static_cast<int>(TableShelf::kFinished))
                 .Long(place.changed_at)
                 .Text(place.id)
                 .Long(limit)));
}

std::vector<std::string> PostgresStore::TablesOf(const std::string& person) {
  const PgRows rows = LookUp(FOLSOM_TABLES_OF("$1"), PgParams().Text(person));
  std::vector<std::string> tables;
  for (int row = 0; row < rows.size(); ++row) tables.push_back(rows.Text(row, 0));
  return tables;
}

// Whoever changes the summary at the same time comes before or after it as a whole.
bool PostgresStore::Rewrite(const std::string& table, std::span<const StoredEntry> entries,
                            const SummaryChange& summary) {
  PgArray versions(PgType::kInt), texts(PgType::kText);
  for (const StoredEntry& entry : entries) {
    versions.AddNumber(entry.version);
    texts.AddBytes(entry.text);
  }
  const PgRows rows = Main().Run(
      "WITH summary AS (UPDATE tables SET text = $5 WHERE id = $1 AND text = $4 RETURNING id),"
      "entry AS (UPDATE entries SET text = e.text"
      " FROM unnest($2::int[], $3::text[]) AS e (version, text), summary"
      " WHERE entries.table_id = summary.id AND entries.version = e.version)"
      "SELECT count(*) FROM summary",
      PgParams().Text(table).Array(versions).Array(texts).Text(summary.before).Text(summary.after));
  return rows.Number(0, 0) != 0;
}

void PostgresStore::MarkSeen(const std::string& table) {
  Main().Run("UPDATE tables SET seen = true WHERE id = $1 AND NOT seen", PgParams().Text(table));
}

bool PostgresStore::Sweep(const Retention& retention, int limit) {
  const PgRows gone = Main().Run(
      kPgSweep,
      PgParams().Long(retention.closed).Long(retention.unseen).Long(retention.seen).Long(limit));
  Main().Run("DELETE FROM links WHERE expires <= folsom_now()");
  Main().Run(
      "DELETE FROM tokens WHERE used_at < folsom_now() - $1"
      " AND NOT EXISTS (SELECT 1 FROM people WHERE id = person AND program)",
      PgParams().Long(retention.tokens));
  const PgRows guests = Main().Run(
      "WITH idle AS MATERIALIZED (" FOLSOM_IDLE_GUESTS("folsom_now() - $1") " LIMIT $2),"
      "a AS (DELETE FROM people WHERE id IN (SELECT id FROM idle)),"
      "b AS (DELETE FROM tokens WHERE person IN (SELECT id FROM idle)),"
      "c AS (DELETE FROM notes WHERE person IN (SELECT id FROM idle))"
      "SELECT count(*) FROM idle",
      PgParams().Long(retention.guests).Long(kGuestsAtOnce));
  Main().Run(
      "WITH dead AS (DELETE FROM nodes WHERE until <= folsom_now() RETURNING node)"
      "DELETE FROM presence WHERE node IN (SELECT node FROM dead)");
  return gone.Number(0, 0) == limit || guests.Number(0, 0) == kGuestsAtOnce;
}

}  // namespace folsom
