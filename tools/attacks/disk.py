"""Filling the disk: games of bots that nobody watches, one after the other.

New tables are refused when the store has no more room for them (docs/hosting.md); those that run go
on to their end.
"""

import time

from attacks import Attack
from harness.client import Refused

PATIENCE = 120  # Seconds.
# So that nothing else stands in the way.
WIDE = {"messages_per_s": 10000, "messages_per_s_address": 100000, "tables_per_person": 100000,
        "creations_per_day": 100000, "creations_per_day_address": 100000,
        "unattended_per_person": 100000, "unattended_per_address": 100000}


class Disk(Attack):
    async def try_games_of_bots_that_nobody_watches(self):
        room = self.size(2, 20) << 20
        server = self.serve(max_store_bytes=room, **WIDE)
        people = await self.join_all(server, 3)
        table = await self.seated(people)
        made, why = await self.fill(await self.join(server))
        self.tried(f"{made} games of bots, against a limit of {room >> 20} MiB")
        self.holds(f"no more tables are made: {why}", why == "server/full")
        await self.play_all(table, people)
        self.holds("a game of people goes on to its end", people[0].games[table].over)

    @staticmethod
    async def fill(attacker):
        """How many tables were made, and what the last one was refused with."""
        made, end = 0, time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                answer = await attacker.request("create", config={"seats": 3}, sit=False,
                                                options={"bot_pause_ms": 0},
                                                bots=["drifter"] * 3)
                made += 1
                await attacker.request("unwatch", table=answer["table"])
                await attacker.request("start", table=answer["table"])
            except Refused as refused:
                return made, refused.code
        return made, "nothing"
