"""Stores that earlier versions left behind (tests/compat): everybody finds all as it was, and games go on
to their end."""

import asyncio
import contextlib
import json
import random
import sqlite3
import unicodedata
import unittest

from harness import postgres
from harness.case import ServerCase
from harness.compat import VERSIONS, difference, folsom, result_of, snapshot

IN_TIME = "UPDATE links SET expires = 32503680000000"  # They would have run out long ago.


def load_sqlite(dump, path):
    with contextlib.closing(sqlite3.connect(path)) as database:
        database.executescript(dump.read_text(encoding="utf-8"))
        database.execute(IN_TIME)
        database.commit()


def names_now(people):
    """What each is called: of two claimed names that count as one now, the younger person's has a number."""
    names, taken = {}, set()
    for person in people:
        folded = unicodedata.normalize("NFKC", person["name"]).casefold()
        doubled = "password" in person and folded in taken
        names[person["person"]] = person["name"] + (" 2" if doubled else "")
        taken |= {folded} if "password" in person else set()
    return names


class OldStore:
    """The tests of a store. Who has one says its `kind`; `prepare` makes a copy and gives its address."""

    async def opened(self, version):
        """A server on a copy of that version's store, and its people with their tokens."""
        self.version = version
        self.store = self.prepare(version / f"{self.kind}.sql")
        self.server = self.serve(self.store, passwords_per_minute_address=1000,
                                 watched_per_connection=1000)
        expected = json.loads((version / f"{self.kind}.json").read_text(encoding="utf-8"))
        self.tables = expected["tables"]
        self.people = {person["person"]: person for person in expected["people"]}
        self.clients = {}
        for id_, person in self.people.items():
            proof = {"bearer": person["token"], "origin": ""} if person.get("program") else \
                {"token": person["token"]}
            self.clients[id_] = await self.join(self.server, checked=False, **proof)

    async def each_version(self, check):
        for version in VERSIONS:
            await self.opened(version)
            await check()

    def at(self, table):
        return [self.clients[seen["person"]] for seen in table["seen"]]

    # --- People
    async def test_people_are_who_they_were(self):
        await self.each_version(self.check_people)

    async def check_people(self):
        names = names_now(self.people.values())
        for id_, person in self.people.items():
            with self.subTest(person=person["name"]):
                welcome = self.clients[id_].welcome
                self.assertEqual((welcome["person"], welcome["name"], welcome["program"]),
                                 (id_, names[id_], person.get("program", False)))
                if "password" in person:
                    await self.check_password(id_, person, names[id_])
        hooks = {person["person"]: person["webhook"] for person in self.people.values()
                 if "webhook" in person}
        self.assertTrue(hooks)
        self.assertEqual(dict(self.query("SELECT id, webhook FROM people WHERE webhook <> ''")), hooks)

    async def check_password(self, id_, person, name):
        """Everybody gets in by the name they have now, and nobody by one that is another's now."""
        device = await self.join(self.server, checked=False)
        if name != person["name"]:
            await self.refused("identity/wrong_password",
                               device.request("sign_in", name=person["name"],
                                              password=person["password"]))
        answer = await device.request("sign_in", name=name, password=person["password"])
        self.assertEqual(answer["person"], id_)

    # --- Tables
    async def test_every_table_is_as_it_was_left(self):
        await self.each_version(self.check_tables)

    async def check_tables(self):
        for table in self.tables:
            with self.subTest(table=table["table"], what=table["what"]):
                await self.check_table(table)

    async def check_table(self, table):
        id_ = table["table"]
        for seen, client in zip(table["seen"], self.at(table)):
            await client.watch(code=table["code"])
            if "view" in seen:
                now = snapshot(client.games[id_])
                self.assertEqual(difference({**seen, "person": 0}, {**now, "person": 0}), "")
            else:
                self.assertNotIn(id_, client.games)
        room = self.at(table)[0].rooms[id_]
        fields = {name: table[name] for name in ("stage", "config", "options", "commit", "chairs")}
        chairs = room["chairs"]
        self.assertEqual(len(chairs), len(fields["chairs"]))
        for was, now in zip(fields.pop("chairs"), chairs):
            if was["kind"] == "person" and not now["away"]:  # Who watches is back, and has the seat.
                was = {**was, "away": False}
            self.assertEqual(difference(was, now), "")
        self.assertEqual(difference(fields, room), "")
        self.assertEqual(room.get("rematch"), table.get("rematch"))
        if "kicked" in table:
            await self.refused("table/kicked",
                               self.clients[table["kicked"]].request("sit", table=id_))

    async def test_my_tables_are_those_where_i_sat(self):
        await self.each_version(self.check_my_tables)

    async def check_my_tables(self):
        playing = {(seen["person"], table["table"]) for table in self.tables for seen in table["seen"]
                   if table["stage"] == "playing" and seen["viewer"] >= 0}
        self.assertGreater(len(playing), 10)
        listed = {(id_, table["table"]) for id_, client in self.clients.items()
                  for table in (await client.request("my_tables"))["tables"]}
        self.assertEqual(playing - listed, set())

    async def test_my_games_are_those_i_finished(self):
        await self.each_version(self.check_my_games)

    async def check_my_games(self):
        """What was counted in none of them then is counted now, wherever their rules are ours."""
        finished = {table["table"] for table in self.tables if table["stage"] == "finished"}
        games = [game for client in self.clients.values()
                 for game in (await client.request("my_games"))["games"]]
        self.assertGreater(len(games), 1)
        for game in games:
            self.assertIn(game["summary"]["table"], finished)
            self.assertEqual(bool(game["yours"]), "tally" in game)

    # --- Games
    async def test_games_go_on_to_their_end(self):
        await self.each_version(self.check_games)

    async def check_games(self):
        """All at the same time, so that they share the waits for the disk."""
        going = [table for table in self.tables if table["stage"] == "playing" or table.get("ready")]
        done = await asyncio.gather(*map(self.check_game, going), return_exceptions=True)
        for table, problem in zip(going, done):
            with self.subTest(table=table["table"], what=table["what"]):
                if problem is not None:
                    raise problem

    async def check_game(self, table):
        id_, people = table["table"], self.at(table)
        for player in people:
            await player.watch(id_)
        if table.get("ready"):
            await self.start(people[0], id_, people[1:])
        if "link" in table:
            people[0] = await self.pass_on(table, table["link"])
        if table["options"]["local_seats"]:
            await self.play_on_one_device(id_, people[0])
        else:
            await asyncio.gather(*(player.play(id_, random.Random(f"{id_} {number}"))
                                   for number, player in enumerate(people)))
        await people[0].until(lambda: people[0].rooms[id_]["stage"] == "finished", "the end")
        self.check_record(self.server.get(f"/api/records/{id_}"), people[0].games[id_].result)

    async def pass_on(self, table, link):
        """The first seat, to one who has the link to it."""
        heir = await self.join(self.server, "Heir", checked=False)
        answer = await heir.request("take_seat", link=link)
        self.assertEqual((answer["table"], answer["seat"]), (table["table"], table["seen"][0]["viewer"]))
        await heir.watch(table["table"])
        return heir

    async def play_on_one_device(self, table, owner):
        game, choice = owner.games[table], random.Random(table).choice
        while not game.over:
            seat = game.turn["pending"][0]["seat"]
            await owner.request("curtain", table=table, seat=seat)
            await owner.until(lambda: game.viewer == seat and owner.open_question(table), "its view")
            legal = owner.open_question(table)
            await owner.act(table, choice(legal["actions"]), legal)
            await owner.until(lambda: (game.legal or {}).get("decision") != legal["decision"],
                              "what comes of it")

    # --- Finished games
    async def test_finished_games_have_the_same_record_and_replay(self):
        await self.each_version(self.check_finished)

    async def check_finished(self):
        finished = [table for table in self.tables if table["stage"] == "finished"]
        self.assertTrue(finished)
        for table in finished:
            with self.subTest(table=table["table"]):
                id_, seen = table["table"], table["seen"][0]
                kept = self.version / "records" / f"{self.kind}-{id_}.folsom"
                reply = self.server.get(f"/api/records/{id_}")
                self.assertEqual(reply[2], kept.read_text(encoding="utf-8"))
                self.check_record(reply, seen["result"])
                for seat in (seen["viewer"], -1, "open"):
                    self.check_replay(id_, seat, seen["result"])

    def check_replay(self, table, seat, result):
        status, _, replay = self.server.get(f"/api/replays/{table}?seat={seat}")
        self.assertEqual(status, 200, replay)
        self.assertEqual(difference(result, replay["result"]), "")
        self.assertGreater(len(replay["steps"]), 100)

    def check_record(self, reply, result):
        status, _, record = reply
        self.assertEqual(status, 200, record)
        self.assertEqual(result_of(record)[1], result["winners"])
        self.assertEqual(folsom("replay", "-", input=record).returncode, 0)
        done = folsom("verify", "-", input=record)
        # Nonces of the old scheme were not committed to.
        committed = "\nfair commitment " in record
        self.assertEqual(done.returncode, 0 if committed else 3, done.stdout + done.stderr)


class OldSqlite(OldStore, ServerCase):
    kind = "sqlite"

    def prepare(self, dump):
        path = self.folder / f"{dump.parent.name}.db"
        load_sqlite(dump, path)
        return path

    def query(self, sql):
        with contextlib.closing(sqlite3.connect(f"file:{self.store}?mode=ro", uri=True)) as database:
            return database.execute(sql).fetchall()


class OldPostgres(OldStore, ServerCase):
    kind = "postgres"

    def prepare(self, dump):
        address = self.postgres_store()
        database = postgres.database_of(address)
        postgres.shared().load(database, dump)
        postgres.shared().query(database, IN_TIME)
        return address

    def query(self, sql):
        return postgres.shared().query(postgres.database_of(self.store), sql)


if __name__ == "__main__":
    unittest.main()
