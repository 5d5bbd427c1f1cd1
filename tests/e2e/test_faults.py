"""The store goes away, the disk is full, the server is stopped or upgraded: nothing acknowledged is
ever lost, and everybody is told."""

import asyncio
import copy
import json
import os
import random
import signal
import sqlite3
import subprocess
import time
import unittest

from harness import postgres, schema
from harness.case import ServerCase
from harness.client import Lost, Refused
from harness.log import entries
from harness.server import wait_until


class Shutdown(ServerCase):
    async def test_everybody_is_told_and_nothing_is_lost(self):
        server = self.serve()
        players = await self.join_all(server, 3)
        table = await self.seated(players)
        acknowledged = [[] for _ in players]

        async def play(player, dice):
            try:
                while True:
                    legal = await player.until(lambda: player.open_question(table), "a question")
                    action = dice.choice(legal["actions"])
                    await player.act(table, action, legal)
                    acknowledged[legal["seat"]].append(action)
            except (Lost, Refused) as end:
                return end

        games = asyncio.gather(*(play(player, random.Random(i))
                                 for i, player in enumerate(players)))
        await players[0].until(lambda: players[0].games[table].view["round"] >= 2,
                               "the second round")
        begun = time.monotonic()
        server.signal(signal.SIGTERM)
        for end in await games:
            if isinstance(end, Refused):
                self.assertEqual(end.code, "server/restarting")
        for player in players:
            self.assertEqual((await player.until_lost()).code, 1012)
            self.assertIn("server/restarting", [notice["code"] for notice in player.notices])
        self.assertEqual(server.wait(), 0)
        self.assertLess(time.monotonic() - begun, 5)
        stored = [[] for _ in players]
        for _, entry in entries(server.store, table):
            if "decided" in entry:
                stored[entry["decided"]["seat"]].append(entry["decided"]["action"])
        for have, sure in zip(stored, acknowledged):
            self.assertTrue(sure)
            self.assertEqual(have[: len(sure)], sure)

        server.start()
        for player in players:
            await player.reconnect()
        await self.play_all(table, players)

    async def test_an_idle_server_stops_at_once_also_on_interrupt(self):
        server = self.serve()
        stuck = await self.join(server)
        begun = time.monotonic()
        server.signal(signal.SIGINT)
        self.assertEqual(server.wait(), 0)
        self.assertLess(time.monotonic() - begun, 5)
        self.assertEqual((await stuck.until_lost()).code, 1012)

    async def test_two_servers_do_not_share_a_file(self):
        server = self.serve()
        (self.folder / "soft.db").symlink_to(server.store)
        os.link(server.store, self.folder / "hard.db")
        for name in (server.store, self.folder / "soft.db", self.folder / "hard.db"):
            with self.subTest(name):
                second = type(server)(name, self.folder, "second").start(wait=False)
                self.addCleanup(second.kill)
                self.assertNotEqual(second.wait(), 0)
                self.assertIn("in use", second.log())

    async def test_what_cannot_work_is_said_in_words(self):
        server = self.serve()
        folder = self.folder / "folder"
        folder.mkdir()
        for options, word in (({"store": self.folder / "no" / "such" / "folder" / "x.db"}, "x.db"),
                              ({"store": folder}, ""), ({"port": server.port}, "in use")):
            bad = type(server)(options.get("store", self.folder / "other.db"), self.folder, "bad")
            bad.port = options.get("port", 0)
            bad.start(wait=False)
            self.assertNotEqual(bad.wait(), 0)
            self.assertIn(word, bad.log())


class DatabaseAway(ServerCase):
    async def test_the_server_waits_says_so_and_recovers(self):
        await self.stop_and_start("fast")

    async def test_also_when_the_database_crashes(self):
        await self.stop_and_start("immediate")

    async def stop_and_start(self, mode):
        cluster = postgres.shared() if postgres.available() else None
        server = self.serve(self.postgres_store())
        players = await self.join_all(server, 3)
        table = await self.seated(players)
        await self.play_all(table, players, stop=lambda p: p.games[table].view["round"] >= 2)
        cluster.stop(mode)
        try:
            player = await self.deciding(table, players)
            legal = player.open_question(table)
            numbers = [p.games[table].number for p in players]
            answer = asyncio.create_task(player.act(table, legal["actions"][0], legal))
            for one in players:
                await one.until(lambda p=one: any(n["code"] == "server/waiting" for n in p.notices),
                                "the notice")
            status, _, body = server.get("/healthz")
            self.assertEqual((status, body), (503, {"ok": False, "store": "failing", "why": "store/unavailable"}))
            schema.check_http("Health", body)
            self.assertFalse(answer.done())  # Not acknowledged, and not shown to anybody.
            self.assertEqual([p.games[table].number for p in players], numbers)
        finally:
            cluster.start()
        await answer
        for one in players:
            await one.until(lambda p=one: any(n["code"] == "server/ready" for n in p.notices),
                            "the notice")
        wait_until(lambda: server.get("/healthz")[0] == 200, "health")
        await self.play_all(table, players)
        decided = [entry["decided"] for _, entry in entries(server.store, table, cluster)
                   if "decided" in entry]
        self.assertEqual(sum(len(p.acknowledged) for p in players), len(decided))


class FullDisk(ServerCase):
    """A small file system of its own, which somebody fills."""

    def setUp(self):
        super().setUp()
        self.disk = self.folder / "disk"
        self.disk.mkdir()
        done = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=4m", "tmpfs", self.disk],
                              capture_output=True, text=True)
        if done.returncode != 0:
            self.cannot(f"no small file system can be mounted: {done.stderr.strip()}")
        self.addCleanup(subprocess.run, ["umount", "-l", self.disk], check=False)

    def fill(self, room=0):
        path = self.disk / "ballast"
        with open(path, "ab", buffering=0) as file:
            space = os.statvfs(self.disk)
            file.write(b"x" * max(0, space.f_bavail * space.f_frsize - room))
            if room:
                return path
            for size in (65536, 4096, 512, 1):
                try:
                    while True:
                        file.write(b"x" * size)
                except OSError:
                    pass
        return path

    async def test_nothing_is_acknowledged_and_nothing_is_damaged(self):
        server = self.serve(self.disk / "folsom.db")
        players = await self.join_all(server, 3)
        table = await self.seated(players)
        await self.play_all(table, players, stop=lambda p: p.games[table].view["round"] >= 2)
        ballast = self.fill()
        refusals = 0
        for _ in range(2000):  # What the log has reserved still fits.
            player = await self.deciding(table, players)
            legal = player.open_question(table)
            try:
                await player.act(table, self.random.choice(legal["actions"]), legal)
            except Refused as refused:
                self.assertEqual(refused.code, "server/store_failed")
                refusals += 1
                break
            self.assertFalse(player.games[table].over, "the game ended before the disk was full")
        self.assertEqual(refusals, 1)
        status, _, body = server.get("/healthz")
        self.assertEqual((status, body), (503, {"ok": False, "store": "failing",
                                                "why": "store/full"}))
        schema.check_http("Health", body)
        acknowledged = sum(len(p.acknowledged) for p in players)
        views = [copy.deepcopy(p.games[table].view) for p in players]
        for player, view in zip(players, views):
            self.assertEqual((await player.fresh_game(table)).view, view)
        ballast.unlink()
        await self.play_all(table, players)  # It works again by itself.
        wait_until(lambda: server.get("/healthz")[0] == 200, "health")
        server.stop()
        with sqlite3.connect(self.disk / "folsom.db") as database:
            self.assertEqual(database.execute("PRAGMA integrity_check").fetchone()[0], "ok")
        database.close()
        decided = [entry["decided"] for _, entry in entries(str(self.disk / "folsom.db"), table)
                   if "decided" in entry]
        self.assertEqual(len(decided), sum(len(p.acknowledged) for p in players))
        self.assertGreater(len(decided), acknowledged)


    async def test_new_tables_are_refused_in_good_time_and_games_go_on(self):
        server = self.serve(self.disk / "folsom.db", min_free_bytes=1 << 20)
        players = await self.join_all(server, 3)
        table = await self.seated(players)
        ballast = self.fill(room=800_000)
        full = {"ok": True, "store": "nearly_full"}
        wait_until(lambda: server.get("/healthz")[2] == full, "the guard")
        with self.assertRaises(Refused) as refused:
            await players[0].request("create", config={"seats": 3})
        self.assertEqual(refused.exception.code, "server/full")
        await self.play_all(table, players)
        with self.assertRaises(Refused) as refused:
            await players[0].request("rematch", table=table)
        self.assertEqual(refused.exception.code, "server/full")
        ballast.unlink()
        wait_until(lambda: server.get("/healthz")[2] == {"ok": True, "store": "ready"}, "room")
        await players[0].request("rematch", table=table)
        self.assertIn("store_nearly_full", server.log())
        self.assertIn("store_has_room", server.log())

    async def test_a_store_that_cannot_be_written_is_refused_at_the_start(self):
        server = self.serve(self.disk / "folsom.db")
        server.stop()
        subprocess.run(["mount", "-o", "remount,ro", self.disk], check=True)
        server.start(wait=False)
        self.assertEqual(server.wait(), 2)
        self.assertIn("store/read_only", server.log())


class Upgrade(ServerCase):
    """A log that was written by other rules."""

    async def asyncSetUp(self):
        self.server = self.serve()
        self.players = await self.join_all(self.server, 3)
        self.table = await self.seated(self.players)
        await self.play_all(self.table, self.players,
                            stop=lambda p: p.games[self.table].view["round"] >= 3)
        self.server.stop()

    def edit(self, rules, positions=True):
        """Puts another version of the rules into the log: so many higher."""
        with sqlite3.connect(self.server.store) as database:
            first = database.execute("SELECT text FROM entries WHERE table_id = ? AND version = 1",
                                     (self.table,)).fetchone()
            entry = json.loads(first[0])
            entry["opened"]["rules"] += rules
            database.execute("UPDATE entries SET text = ? WHERE table_id = ? AND version = 1",
                             (json.dumps(entry), self.table))
            if not positions:
                database.execute("DELETE FROM positions WHERE table_id = ?", (self.table,))
        database.close()

    async def test_the_game_resumes_from_the_last_position_kept(self):
        self.edit(-1)
        self.server.start()
        fulls = [player.games[self.table].fulls for player in self.players]
        for player in self.players:
            await player.reconnect(since=True)
        for player, before in zip(self.players, fulls):
            game = player.games[self.table]
            await player.until(lambda: game.fulls > before, "the whole view")
            self.assertIn(game.view["round"], (2, 3))
            self.assertEqual(player.rooms[self.table]["stage"], "playing")
        await self.play_all(self.table, self.players)
        status, _, body = self.server.get(f"/api/records/{self.table}")
        self.assertNotEqual(status, 200)  # There is no whole record of such a game.
        schema.check_http("ErrorReply", body)

    async def test_without_a_position_it_is_closed_with_a_reason(self):
        self.edit(-1, positions=False)
        self.server.start()
        player = self.players[0]
        player.games.clear()
        await player.open()
        await player.request("watch", table=self.table)
        await player.until(lambda: player.rooms[self.table]["stage"] == "closed", "the closing")
        self.assertEqual(player.rooms[self.table]["why_closed"], "upgrade")

    async def test_a_log_of_newer_rules_is_left_alone(self):
        before = entries(self.server.store, self.table)
        self.edit(1)
        edited = entries(self.server.store, self.table)
        self.assertNotEqual(edited, before)
        self.server.start()
        await self.players[0].open()
        await self.refused("table/unreadable",
                           self.players[0].request("watch", table=self.table))
        self.server.stop()
        self.assertEqual(entries(self.server.store, self.table), edited)

    async def test_a_damaged_log_is_said_to_be_unreadable_and_harms_nobody(self):
        with sqlite3.connect(self.server.store) as database:
            database.execute("UPDATE entries SET text = ? WHERE table_id = ? AND version = 3",
                             ('{"at":1,"nonsense":{}}', self.table))
        database.close()
        self.server.start()
        await self.players[0].open()
        await self.refused("table/unreadable", self.players[0].request("watch", table=self.table))
        await self.open_table(self.players[0])


class Expiry(ServerCase):
    async def test_a_table_that_never_started_is_gone_after_an_hour(self):
        server = self.serve(tick_ms=100, lease_ms=1000)
        host = await self.join(server)
        table = await self.open_table(host, options={"listed": True, "grace_s": 5})
        await host.close()
        server.stop()
        with sqlite3.connect(server.store) as database:  # As if it had been opened two hours ago.
            log = database.execute("SELECT version, text FROM entries WHERE table_id = ?", (table,))
            for version, text in log.fetchall():
                entry = json.loads(text)
                entry["at"] -= 7_200_000
                database.execute("UPDATE entries SET text = ? WHERE table_id = ? AND version = ?",
                                 (json.dumps(entry), table, version))
            database.execute("UPDATE leases SET wake_at = 0")
        database.close()
        server.start()
        wait_until(lambda: server.get("/api/tables")[2]["tables"] == [], "the end of the table")
        await host.open()
        host.rooms.clear()
        await host.request("watch", table=table)
        await host.until(lambda: table in host.rooms)
        self.assertEqual(host.rooms[table]["why_closed"], "expired")


if __name__ == "__main__":
    unittest.main()
