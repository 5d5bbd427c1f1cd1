"""Reads tables' logs where the server keeps them, past the server."""

import json
import sqlite3

from . import postgres

QUERY = "SELECT version, text FROM entries WHERE table_id = ? ORDER BY version"


def entries(store, table, cluster=None):
    """[(version, entry)] in order."""
    if store.startswith("postgres"):
        rows = cluster.query(postgres.database_of(store), QUERY.replace("?", f"'{table}'"))
    else:
        with sqlite3.connect(f"file:{store}?mode=ro", uri=True) as database:
            rows = database.execute(QUERY, (table,)).fetchall()
        database.close()
    return [(int(version), json.loads(text)) for version, text in rows]
