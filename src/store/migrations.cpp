#include "store/migrations.h"

#include <array>

#include "store/database.h"

namespace folsom {

namespace {

constexpr const char* kSqlite1 = R"sql(
CREATE TABLE tables (
  id TEXT PRIMARY KEY NOT NULL,
  code TEXT NOT NULL UNIQUE,
  owner TEXT NOT NULL,            -- Whose limit of open tables it counts against.
  secret BLOB NOT NULL,
  listed INTEGER NOT NULL,
  shelf INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  changed_at INTEGER NOT NULL,
  text TEXT NOT NULL
);
CREATE INDEX tables_by_shelf ON tables (shelf, changed_at DESC);
CREATE INDEX tables_listed ON tables (shelf, changed_at DESC) WHERE listed;
CREATE INDEX tables_by_owner ON tables (owner) WHERE shelf < 2;

-- Kept in the order of its key: a log is read in one go.
CREATE TABLE entries (
  table_id TEXT NOT NULL,
  version INTEGER NOT NULL,
  tag BLOB NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (table_id, version)
) WITHOUT ROWID;

CREATE TABLE positions (
  table_id TEXT PRIMARY KEY NOT NULL,
  version INTEGER NOT NULL,
  text TEXT NOT NULL
);

CREATE TABLE seats (
  person TEXT NOT NULL,
  table_id TEXT NOT NULL,
  PRIMARY KEY (person, table_id)
) WITHOUT ROWID;
CREATE INDEX seats_by_table ON seats (table_id);

-- While somebody holds a table wake_at is 0: should the process die, it is due at once.
CREATE TABLE leases (
  table_id TEXT PRIMARY KEY NOT NULL,
  wake_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX leases_by_time ON leases (wake_at);

CREATE TABLE people (
  id TEXT PRIMARY KEY NOT NULL,
  name TEXT NOT NULL,
  claimed_name TEXT UNIQUE,       -- NULL: not claimed.
  password_hash TEXT NOT NULL,
  program INTEGER NOT NULL,
  created_at INTEGER NOT NULL
);
CREATE TABLE tokens (
  hash BLOB PRIMARY KEY NOT NULL,
  person TEXT NOT NULL,
  created_at INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE links (
  hash BLOB PRIMARY KEY NOT NULL,
  table_id TEXT NOT NULL,
  seat INTEGER NOT NULL,
  owner TEXT NOT NULL,
  expires INTEGER NOT NULL
) WITHOUT ROWID;
)sql";

// Texts are compared byte by byte (COLLATE "C"), whatever the database is set up for: that is
// quicker and the same everywhere.
constexpr const char* kPostgres1 = R"sql(
CREATE TABLE tables (
  id TEXT COLLATE "C" PRIMARY KEY,
  code TEXT COLLATE "C" NOT NULL UNIQUE,
  owner TEXT COLLATE "C" NOT NULL,  -- Whose limit of open tables it counts against.
  secret BYTEA NOT NULL,
  listed BOOLEAN NOT NULL,
  shelf SMALLINT NOT NULL,
  created_at BIGINT NOT NULL,
  changed_at BIGINT NOT NULL,
  text TEXT NOT NULL
);
CREATE INDEX tables_by_shelf ON tables (shelf, changed_at DESC);
CREATE INDEX tables_listed ON tables (shelf, changed_at DESC) WHERE listed;
CREATE INDEX tables_by_owner ON tables (owner) WHERE shelf < 2;

-- No foreign key: it would cost a lock on the table's row for each append.
CREATE TABLE entries (
  table_id TEXT COLLATE "C" NOT NULL,
  version INTEGER NOT NULL,
  tag BYTEA NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (table_id, version)
);

CREATE TABLE positions (
  table_id TEXT COLLATE "C" PRIMARY KEY,
  version INTEGER NOT NULL,
  text TEXT NOT NULL
);

CREATE TABLE seats (
  person TEXT COLLATE "C" NOT NULL,
  table_id TEXT COLLATE "C" NOT NULL,
  PRIMARY KEY (person, table_id)
);
CREATE INDEX seats_by_table ON seats (table_id);

-- holder '': nobody. While somebody holds a table wake_at is the end of that lease: should its node
-- die, it is due from then on. Rows change often, so pages are left half empty.
CREATE TABLE leases (
  table_id TEXT COLLATE "C" PRIMARY KEY,
  holder TEXT COLLATE "C" NOT NULL,
  wake_at BIGINT NOT NULL
) WITH (fillfactor = 50);
CREATE INDEX leases_by_time ON leases (wake_at);

CREATE TABLE people (
  id TEXT COLLATE "C" PRIMARY KEY,
  name TEXT NOT NULL,
  claimed_name TEXT COLLATE "C" UNIQUE,  -- NULL: not claimed.
  password_hash TEXT NOT NULL,
  program BOOLEAN NOT NULL,
  created_at BIGINT NOT NULL
);
CREATE TABLE tokens (
  hash BYTEA PRIMARY KEY,
  person TEXT COLLATE "C" NOT NULL,
  created_at BIGINT NOT NULL
);

CREATE TABLE links (
  hash BYTEA PRIMARY KEY,
  table_id TEXT COLLATE "C" NOT NULL,
  seat SMALLINT NOT NULL,
  owner TEXT COLLATE "C" NOT NULL,
  expires BIGINT NOT NULL
);

-- What a node said is good until its row in `nodes` runs out.
CREATE TABLE nodes (
  node TEXT COLLATE "C" PRIMARY KEY,
  until BIGINT NOT NULL
) WITH (fillfactor = 50);
CREATE TABLE presence (
  table_id TEXT COLLATE "C" NOT NULL,
  person TEXT COLLATE "C" NOT NULL,
  node TEXT COLLATE "C" NOT NULL,
  PRIMARY KEY (table_id, person, node)
);
CREATE INDEX presence_by_node ON presence (node);
)sql";

constexpr const char* kWebhooks = "ALTER TABLE people ADD COLUMN webhook TEXT NOT NULL DEFAULT '';";

// Stable, so that an index can be searched by it.
constexpr const char* kOwnTime = R"sql(
CREATE FUNCTION folsom_now() RETURNS BIGINT LANGUAGE sql STABLE
AS $$SELECT (extract(epoch FROM statement_timestamp()) * 1000)::bigint$$;
)sql";

// Of older tables nobody knows: they are kept as those that were seen.
constexpr const char* kSqliteSeen = R"sql(
ALTER TABLE tables ADD COLUMN seen INTEGER NOT NULL DEFAULT 1;
CREATE INDEX tables_unseen ON tables (changed_at) WHERE shelf = 2 AND NOT seen;
CREATE TABLE heartbeat (id INTEGER PRIMARY KEY NOT NULL, at INTEGER NOT NULL);
)sql";
constexpr const char* kPostgresSeen = R"sql(
ALTER TABLE tables ADD COLUMN seen BOOLEAN NOT NULL DEFAULT true;
CREATE INDEX tables_unseen ON tables (changed_at) WHERE shelf = 2 AND NOT seen;
CREATE TABLE heartbeat (id INTEGER PRIMARY KEY, at BIGINT NOT NULL) WITH (fillfactor = 50);
)sql";

constexpr const char* kSqliteNames = R"sql(
ALTER TABLE people ADD COLUMN folded TEXT NOT NULL DEFAULT '';
ALTER TABLE people ADD COLUMN look TEXT NOT NULL DEFAULT '';
CREATE INDEX people_by_folded ON people (folded);
CREATE INDEX people_by_look ON people (look);
)sql";
constexpr const char* kPostgresNames = R"sql(
ALTER TABLE people ADD COLUMN folded TEXT COLLATE "C" NOT NULL DEFAULT '',
  ADD COLUMN look TEXT COLLATE "C" NOT NULL DEFAULT '';
CREATE INDEX people_by_folded ON people (folded);
CREATE INDEX people_by_look ON people (look);
)sql";

// Tokens of before count from now. Who left a seat before is in the log:
// {"sat":{...,"who":"ID",...}}.
constexpr const char* kSqliteSessions = R"sql(
ALTER TABLE tokens ADD COLUMN used_at INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tokens ADD COLUMN browser TEXT NOT NULL DEFAULT '';
ALTER TABLE tokens ADD COLUMN system TEXT NOT NULL DEFAULT '';
UPDATE tokens SET used_at = CAST(strftime('%s', 'now') AS INTEGER) * 1000;
CREATE INDEX tokens_by_person ON tokens (person);
CREATE INDEX tokens_by_use ON tokens (used_at);
CREATE INDEX people_unclaimed ON people (created_at) WHERE password_hash = '';
ALTER TABLE seats ADD COLUMN gone INTEGER NOT NULL DEFAULT 0;
INSERT OR IGNORE INTO seats (person, table_id, gone)
  SELECT substr(rest, 1, instr(rest, '"') - 1), table_id, 1 FROM (
    SELECT table_id, substr(text, instr(text, '"who":"') + 7) AS rest FROM entries
    WHERE text LIKE '%"sat":{%"who":"%');
)sql";
constexpr const char* kPostgresSessions = R"sql(
ALTER TABLE tokens ADD COLUMN used_at BIGINT NOT NULL DEFAULT 0,
  ADD COLUMN browser TEXT NOT NULL DEFAULT '', ADD COLUMN system TEXT NOT NULL DEFAULT '';
UPDATE tokens SET used_at = folsom_now();
CREATE INDEX tokens_by_person ON tokens (person);
CREATE INDEX tokens_by_use ON tokens (used_at);
CREATE INDEX people_unclaimed ON people (created_at) WHERE password_hash = '';
ALTER TABLE seats ADD COLUMN gone BOOLEAN NOT NULL DEFAULT false;
INSERT INTO seats (person, table_id, gone)
  SELECT DISTINCT substring(text FROM '"who":"([^"]+)"'), table_id, true FROM entries
  WHERE text LIKE '%"sat":{%"who":"%' ON CONFLICT DO NOTHING;
)sql";

constexpr const char* kSqlitePush = R"sql(
ALTER TABLE tokens ADD COLUMN push_endpoint TEXT NOT NULL DEFAULT '';
ALTER TABLE tokens ADD COLUMN push_key TEXT NOT NULL DEFAULT '';
ALTER TABLE tokens ADD COLUMN push_auth TEXT NOT NULL DEFAULT '';
CREATE INDEX tokens_by_push ON tokens (push_endpoint) WHERE push_endpoint <> '';
CREATE TABLE secrets (name TEXT PRIMARY KEY NOT NULL, secret BLOB NOT NULL) WITHOUT ROWID;
)sql";
constexpr const char* kPostgresPush = R"sql(
ALTER TABLE tokens ADD COLUMN push_endpoint TEXT COLLATE "C" NOT NULL DEFAULT '',
  ADD COLUMN push_key TEXT NOT NULL DEFAULT '', ADD COLUMN push_auth TEXT NOT NULL DEFAULT '';
CREATE INDEX tokens_by_push ON tokens (push_endpoint) WHERE push_endpoint <> '';
CREATE TABLE secrets (name TEXT COLLATE "C" PRIMARY KEY, secret BYTEA NOT NULL);
)sql";

constexpr const char* kSqliteNotes = R"sql(
CREATE TABLE notes (
  person TEXT NOT NULL,
  name TEXT NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (person, name)
) WITHOUT ROWID;
)sql";
constexpr const char* kPostgresNotes = R"sql(
CREATE TABLE notes (
  person TEXT COLLATE "C" NOT NULL,
  name TEXT COLLATE "C" NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (person, name)
);
)sql";

constexpr std::array kMigrations{
    Migration{1, kSqlite1, kPostgres1},
    Migration{2, kWebhooks, kWebhooks},
    Migration{3, "", kOwnTime},
    Migration{4, kSqliteSeen, kPostgresSeen},
    Migration{5, kSqliteNames, kPostgresNames},
    Migration{6, kSqliteSessions, kPostgresSessions},
    Migration{7, kSqlitePush, kPostgresPush},
    Migration{8, kSqliteNotes, kPostgresNotes},
};
static_assert(kMigrations.back().to == kStoreVersion);

}  // namespace

std::span<const Migration> Migrations() { return kMigrations; }

}  // namespace folsom
