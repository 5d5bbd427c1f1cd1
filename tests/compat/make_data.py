#!/usr/bin/python3
"""Makes what a version of the program leaves behind, for tests/e2e/test_compat.py: each later version
must load it, play on, replay and verify it.

    FOLSOM=/path/to/that/folsom tests/compat/make_data.py v2

writes tests/compat/v2. A folder, once committed, is never made anew: no program can make it again.

    sqlite.sql      an SQLite store, as text: people, waiting rooms, games left at every question
    postgres.sql    a smaller one in PostgreSQL, by pg_dump
    *.json          of each store, who its people are and what they saw at their tables
    records/        games played to the end: those of the stores (sqlite-*, postgres-*), by people at a
                    server in every configuration (fair-*), by bots in every configuration (sim-*)
    positions.json  positions from `folsom engine`, and what could be done there
"""

import asyncio
import json
import pathlib
import random
import sqlite3
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "e2e"))

from harness import FOLSOM, postgres  # noqa: E402
from harness.server import Server  # noqa: E402
from old_hall import Hall  # noqa: E402

SEED = 1899
FAMILIES = [{"seats": 2, "variant": "duo14", "horses": True}, {"seats": 3, "variant": "duo18"},
            {"seats": 4, "variant": "teams", "expert": True}, {"seats": 6, "horses": True},
            {"seats": 4, "variant": "basic"}, {"seats": 5, "expert": True, "horses": True},
            {"seats": 3, "bandits": "drafted", "wagons": ["mail", "dining", "saloon"]}]


def name_of(config):
    words = [config["edition"], str(config["seats"]), config["variant"]]
    return "-".join(words + [word for word in ("expert", "horses") if config[word]])


def compact(value):
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def write_json(path, value):
    """One line for each element of a list at the top, so that it can be read and compared."""
    lines = []
    for key, item in value.items():
        text = (("[\n" + ",\n".join(compact(one) for one in item) + "\n]")
                if isinstance(item, list) else compact(item))
        lines.append(f"{json.dumps(key)}: {text}")
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def serve(store, folder):
    return Server(store, folder, passwords_per_minute_address=1000, watched_per_connection=1000).start()


async def fill(store, folder, configs, families, tries):
    """A store with all kinds of tables. What to expect of it, and the records of its finished games."""
    server = serve(store, folder)
    hall = Hall(server, SEED)
    configs = configs or server.get("/api/options")[2]["configs"]
    await hall.gather()
    await hall.waiting_rooms()
    for number, config in enumerate(configs):
        await hall.running(config, number)
    await hall.running({"seats": 4, "bandits": "drafted"}, 1)
    await hall.rare([config for config in configs if config["seats"] < 5] * bool(tries), tries)
    for config in families:
        await hall.finished(config)
    await hall.troubled_games()
    for player in hall.players:
        await player.close()
    assert server.stop() == 0, server.log()
    return {"people": hall.people, "tables": hall.tables}, hall.records


def dump_sqlite(store, path):
    with sqlite3.connect(store) as database:
        pragmas = [f"PRAGMA {name} = {database.execute(f'PRAGMA {name}').fetchone()[0]};"
                   for name in ("application_id", "user_version")]
        path.write_text("\n".join([*pragmas, *database.iterdump()]) + "\n", encoding="utf-8")


def dump_postgres(store, path):
    cluster = postgres.shared()
    text = cluster.run("pg_dump", "-h", cluster.folder, "-U", "postgres", "--inserts", "--no-owner",
                       postgres.database_of(store))
    path.write_text(text, encoding="utf-8")


async def fair_records(store, folder, out):
    """A game of every configuration. The configurations."""
    server = serve(store, folder)
    configs = server.get("/api/options")[2]["configs"]
    hall = Hall(server, SEED + 1)
    await hall.gather()
    for config in configs:
        record = hall.records[await hall.finished(config)]
        (out / f"fair-{name_of(config)}.folsom").write_text(record, encoding="utf-8")
    for player in hall.players:
        await player.close()
    assert server.stop() == 0, server.log()
    return configs


def sim_records(configs, out):
    for number, config in enumerate(configs):
        words = [FOLSOM, "sim", "--games", "1", "--seed", str(number), "--bots", "scripted",
                 "--players", str(config["seats"]), "--edition", config["edition"],
                 "--variant", config["variant"], "--record", out / f"sim-{name_of(config)}.folsom"]
        flags = [f"--{word}" for word in ("expert", "horses") if config[word]]
        if config["variant"] == "duo14":
            flags = [flag for flag in flags if flag != "--expert"]  # It has no other form.
        subprocess.run(words + flags, check=True, stdout=subprocess.DEVNULL)


class Engine:
    def __init__(self):
        self.process = subprocess.Popen([FOLSOM, "engine"], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, text=True)

    def ask(self, command, **fields):
        self.process.stdin.write(json.dumps({"command": command, **fields}) + "\n")
        self.process.stdin.flush()
        reply = json.loads(self.process.stdout.readline())
        assert reply.get("ok"), reply
        return reply

    def close(self):
        self.process.communicate()


def positions(configs):
    """Random games, a position where a question comes up that this kind of game had not yet."""
    engine, dice, met, found = Engine(), random.Random(SEED), set(), []
    drafted = [{**config, "bandits": "drafted"} for config in configs
               if config["seats"] == 3 and not config["expert"]]
    for seed in range(6):
        for config in drafted + configs:
            status = engine.ask("new", config=config, seed=seed)
            while status["phase"] != "over":
                kind = (status["ask"], status["phase"], config["variant"], config["horses"],
                        len(status["pending"]) > 1)
                legal = {str(seat): engine.ask("legal", seat=seat)["actions"]
                         for seat in status["pending"]}
                if kind not in met:
                    met.add(kind)
                    found.append({"ask": status["ask"], "pending": status["pending"],
                                  "legal": legal, "position": engine.ask("get")["position"]})
                seat = dice.choice(status["pending"])
                status = engine.ask("apply", seat=seat, action=dice.choice(legal[str(seat)]))
    engine.close()
    return found


async def main(name):
    out = HERE / name
    records = out / "records"
    records.mkdir(parents=True)
    program = subprocess.run([FOLSOM, "--version"], check=True, capture_output=True, text=True)
    with tempfile.TemporaryDirectory(prefix="folsom_compat_") as folder:
        folder = pathlib.Path(folder)
        database = postgres.shared().create_database()
        for kind, store, dump, fields in (
                ("sqlite", folder / "folsom.db", dump_sqlite, ([], FAMILIES, 40)),
                ("postgres", database, dump_postgres, (FAMILIES, FAMILIES[:2], 0))):
            expected, finished = await fill(store, folder, *fields)
            dump(store, out / f"{kind}.sql")
            write_json(out / f"{kind}.json", {"program": program.stdout.strip(), **expected})
            for table, record in finished.items():
                (records / f"{kind}-{table}.folsom").write_text(record, encoding="utf-8")
        configs = await fair_records(folder / "records.db", folder, records)
    sim_records(configs, records)
    write_json(out / "positions.json", {"positions": positions(configs)})


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    asyncio.run(main(sys.argv[1]))
