"""Filling the disk: tables made as quickly as the server lets one address, closed or left to bots.

The limits are in docs/security.md: so many tables a day of one person and of one address, and of
games that only bots play so many at a time, kept for a day.
"""

import asyncio
import collections
import sqlite3
import time

from attacks import Attack
from harness import PATIENCE
from harness.case import QUICK
from harness.client import Refused

PER_PERSON, PER_ADDRESS = 200, 600  # A day.
UNATTENDED = 4                      # Games of one address that only bots play, at a time.


class Fill(Attack):
    async def made(self, client, tries, said):
        """Makes a table and closes it again, so often."""
        for _ in range(tries):
            try:
                table = (await client.request("create", config={"seats": 3}))["table"]
                await client.request("close", table=table)
                await client.request("unwatch", table=table)
                said["made"] += 1
            except Refused as refused:
                said[refused.code] += 1

    async def try_one_person(self):
        # How quickly is another limit.
        server = self.serve(messages_per_s=100000, messages_per_s_address=100000)
        said = collections.Counter()
        await self.made(await self.join(server), PER_PERSON + self.size(20, 500), said)
        self.tried(f"tables of one person, each closed again: {dict(said)}")
        self.holds(f"{said['made']} were made, {PER_PERSON} may be in a day",
                   said["made"] <= PER_PERSON + 1 and said["limit/creations"] > 0)

    async def try_many_people(self):
        """Of one address; fewer than an address may make, so that it does not take long."""
        allowed = self.size(30, PER_ADDRESS)
        server = self.serve(messages_per_s=100000, messages_per_s_address=100000,
                            creations_per_day_address=allowed)
        said = collections.Counter()
        for _ in range(10):
            await self.made(await self.join(server), allowed // 5, said)
        other = await self.join(server, source="127.0.0.77")
        elsewhere = collections.Counter()
        await self.made(other, 3, elsewhere)
        self.tried(f"tables of ten people of one address: {dict(said)}")
        self.holds(f"{said['made']} were made, {allowed} may be in a day",
                   said["made"] <= allowed + 1 and said["limit/creations"] > 0)
        self.holds("another address makes its own", elsewhere["made"] == 3)

    async def left_to_bots(self, server):
        """Somebody sits down, starts, asks for a stand-in and goes away. The table."""
        client = await self.join(server)
        answer = await client.request("create", config={"seats": 4},
                                      options={**QUICK, "stand_in": "random"},
                                      bots=["", "random", "random", "random"])
        table = answer["table"]
        await client.request("start", table=table)
        await client.until(lambda: table in client.games, "the game")
        await client.request("unwatch", table=table)
        await client.request("stand_in", table=table, seat=0)
        await client.close()
        return table

    async def try_stand_ins(self):
        """Games that look like those of people, and that bots play to their end."""
        server = self.serve(new_people_per_minute_address=1000)
        tables, most = [], 0
        for _ in range(self.size(12, 100)):
            tables.append(await self.left_to_bots(server))
            most = max(most, server.metrics()["folsom_tables_unattended"])
        begun = time.monotonic()
        while server.metrics()["folsom_games_finished_total"] < UNATTENDED:
            most = max(most, server.metrics()["folsom_tables_unattended"])
            self.assertLess(time.monotonic() - begun, PATIENCE)
            await asyncio.sleep(0.1)
        self.tried(f"{len(tables)} games left to the stand-in before a decision")
        self.holds(f"{most:.0f} of them ran with nobody there at a time, {UNATTENDED} may",
                   0 < most <= UNATTENDED)
        with sqlite3.connect(f"file:{server.store}?mode=ro", uri=True) as store:
            kept = store.execute("SELECT count(*) FROM tables WHERE seen").fetchone()[0]
        self.holds(f"{kept} of them count as played by people", kept == 0)
