"""The base of tests that need a server."""

import asyncio
import logging
import os
import pathlib
import random
import shutil
import tempfile
import unittest
import zlib

from . import STRICT
from . import client as clients
from . import postgres
from .client import Client
from .server import Server

logging.getLogger("asyncio").setLevel(logging.ERROR)  # It tells of every step that took long.

QUICK = {"bot_pause_ms": 0, "clock": {"kind": "none"}}  # Nobody waits for anybody.


class ServerCase(unittest.IsolatedAsyncioTestCase):
    maxDiff = 4000

    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="folsom_e2e_"))
        self.addCleanup(shutil.rmtree, self.folder, ignore_errors=True)
        seed = self.id() + os.environ.get("FOLSOM_SEED", "")  # Another one, other games.
        self.random = random.Random(zlib.crc32(seed.encode()))
        self.servers = []

    def serve(self, store=None, **options):
        """A running server; on a fresh SQLite file unless `store` says another."""
        asyncio.get_running_loop().set_debug(False)  # Takes longer than all the rest.
        name = f"server{len(self.servers)}"
        server = Server(store or self.folder / f"{name}.db", self.folder, name, **options)
        self.servers.append(server)
        self.addCleanup(self._put_away, server)
        return server.start()

    def _put_away(self, server):
        server.kill()
        log = server.log()
        self.assertNotIn("Sanitizer", log)
        for secret in clients.secrets:
            if secret and secret in log:
                self.fail(f"the log of the server holds a secret:\n{log[:3000]}")

    def cannot(self, why):
        """Skips the test; where nothing may be skipped (./test), fails it."""
        if STRICT:
            self.fail(why)
        self.skipTest(why)

    def postgres_store(self):
        if not postgres.available():
            self.cannot("PostgreSQL 15 is not installed")
        return postgres.shared().create_database()

    async def join(self, server, name="", **options):
        """A client that said hello."""
        client = Client(server, name, **options)
        self.addAsyncCleanup(client.close)
        return await client.open()

    async def join_all(self, server, count, **options):
        return await asyncio.gather(*(self.join(server, f"Player {i}", **options)
                                      for i in range(count)))

    async def open_table(self, host, config=None, options=None, **fields):
        """A table that its host watches. Its id."""
        answer = await host.request("create", config=config or {"seats": 4},
                                    options={**QUICK, **(options or {})}, **fields)
        table = answer["table"]
        host.watched.add(table)
        await host.until(lambda: table in host.rooms, "the room")
        return table

    async def start(self, host, table, watchers=()):
        await host.request("start", table=table)
        for client in (host, *watchers):
            await client.until(lambda client=client: table in client.games, "the first view")

    async def seated(self, clients_, config=None, options=None, start=True, **fields):
        """A table where these clients sit at seats 0, 1, ...; the first is the host. Its id."""
        host, *others = clients_
        config = config or {"seats": len(clients_)}
        table = await self.open_table(host, config, options, **fields)
        for client in others:
            await client.watch(table)
            seat = (await client.request("sit", table=table))["seat"]
            await host.until(lambda s=seat: "commitment" in host.rooms[table]["chairs"][s],
                             "the guest")
        if start:
            await self.start(host, table, others)
        return table

    async def again(self, players, other, origin):
        """Plays a game that comes from `other` to its end; its table."""
        host, *others = players
        made = await host.request("create", origin={"table": other, **origin},
                                  options={"clock": {"kind": "none"}})
        table = made["table"]
        host.watched.add(table)
        await host.until(lambda: table in host.rooms, "the room")
        for client in others:
            await client.watch(table)
            seat = (await client.request("sit", table=table))["seat"]
            await host.until(lambda s=seat: "commitment" in host.rooms[table]["chairs"][s], "the guest")
        await self.start(host, table, others)
        await self.play_all(table, players)
        return table

    async def play_all(self, table, players, stop=None):
        await asyncio.gather(*(player.play(table, random.Random(self.random.random()), stop)
                               for player in players))

    async def refused(self, code, request):
        """Awaits a request that must be refused with this code."""
        with self.assertRaises(clients.Refused) as caught:
            await request
        self.assertEqual(caught.exception.code, code, str(caught.exception))
        return caught.exception.answer

    async def deciding(self, table, players):
        """The first of the players of whom something is asked now."""
        tasks = {asyncio.create_task(player.until(lambda p=player: p.open_question(table),
                                                  "a question")): player
                 for player in players}
        done, waiting = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        return tasks[next(iter(done))]
