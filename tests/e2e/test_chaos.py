"""Clients that do anything at any time. Whatever they do, every message fits schema/, nobody's view
comes apart, and a refusal is one of the known codes."""

import asyncio
import copy
import random
import re
import unittest

from harness import ROOT
from harness.case import QUICK, ServerCase
from harness.client import Refused

CONFIGS = [{"seats": 3}, {"seats": 2, "variant": "duo18"}, {"seats": 4, "horses": True},
           {"seats": 4, "variant": "teams"}, {"seats": 3, "expert": True, "bandits": "drafted"}]


def known_codes():
    """Those that the introduction of docs/protocol.md lists."""
    text = (ROOT / "schema" / "introduction.md").read_text(encoding="utf-8")
    return set(re.findall(r"`([a-z]+/[a-z_]+)`", text))


class Meddler:
    """One client, and what it may think of."""

    def __init__(self, client, tables, dice):
        self.client = client
        self.tables = tables
        self.random = dice
        self.codes = set()

    async def step(self):
        wish = self.random.choice([self.decide] * 12 + [self.meddle] * 3 + [self.come_and_go] +
                                  [self.begin])
        try:
            await wish(self.random.choice(self.tables))
        except Refused as refused:
            self.codes.add(refused.code)

    async def decide(self, table):
        legal = self.client.open_question(table)
        if legal is None:
            await self.client.request("ping")
        else:
            await self.client.act(table, self.random.choice(legal["actions"]), legal)

    async def begin(self, table):
        room = self.client.rooms[table]
        if room["stage"] == "lobby" and room["host"]:
            for chair in room["chairs"]:
                if chair["kind"] == "empty":
                    await self.client.request("put_bot", table=table, seat=chair["seat"],
                                              level="random")
            await self.client.request("start", table=table)

    async def come_and_go(self, table):
        if self.random.random() < 0.5:
            await self.client.reconnect(since=self.random.random() < 0.7)
        else:
            await self.client.request("unwatch", table=table)
            self.client.games.pop(table, None)
            await self.client.watch(table)

    async def meddle(self, table):
        seat = self.random.randrange(4)
        turn = self.client.games[table].turn if table in self.client.games else {}
        offer = turn.get("take_back", {"seat": seat, "decision": 3})
        legal = turn.get("legal", {"seat": seat, "decision": 2, "actions": ["draw"]})
        wishes = [
            ("sit", {"seat": seat}), ("sit", {}), ("sit", {"seat": seat, "name": "Somebody else"}),
            ("stand", {"seat": seat}), ("put_bot", {"seat": seat, "level": "random"}),
            ("put_bot", {"seat": seat, "level": "scripted"}), ("clear_seat", {"seat": seat}),
            ("pick_bandit", {"seat": seat, "bandit": "doc"}), ("pick_bandit", {"seat": seat}),
            ("set_options", {"options": {"title": "Chaos", "memory": self.random.random() < 0.3}}),
            ("set_options", {"config": self.random.choice(CONFIGS)}),
            ("reveal", {"nonce": "01" * 32}), ("start", {}), ("start", {}),
            ("take_back", offer), ("take_back", offer), ("curtain", {"seat": seat}),
            ("curtain", {"seat": -1}), ("stand_in", {"seat": seat}), ("give_back", {"seat": seat}),
            ("shown", {"number": 1}), ("shown", {"number": 1 << 30}),
            ("chat", {"text": "Howdy"}), ("chat", {"emote": "hat"}), ("log", {}),
            ("plan", {}), ("plan", {"ways": ["move forward 1"]}), ("seat_link", {"seat": seat}),
            ("preview", {"seat": legal["seat"], "decision": legal["decision"],
                         "action": self.random.choice(legal["actions"])}),
            ("act", {"seat": seat, "decision": self.random.randrange(50), "action": "draw"}),
        ]
        if self.random.random() < 0.05:
            wishes = [("kick", {"seat": seat}), ("rematch", {}), ("stand", {})]
        kind, fields = self.random.choice(wishes)
        await self.client.request(kind, table=table, **fields)


class Chaos(ServerCase):
    async def meddle(self, servers, steps):
        people = [await self.join(servers[i % len(servers)], f"Meddler {i}") for i in range(6)]
        tables = []
        for i, config in enumerate(CONFIGS):
            options = {**QUICK, "local_seats": i % 2 == 0, "take_back": True}
            tables.append(await self.open_table(people[i], config, options))
        for person in people:
            for table in tables:
                await person.watch(table)
        meddlers = [Meddler(person, tables, random.Random(self.random.random()))
                    for person in people]

        async def go(meddler):
            for _ in range(steps):
                await meddler.step()

        await asyncio.gather(*(go(meddler) for meddler in meddlers))
        codes = set().union(*(meddler.codes for meddler in meddlers))
        self.assertLessEqual(codes, known_codes())
        self.assertGreater(len(codes), 5)
        return people, tables

    async def settle(self, people, tables):
        """All stand up, so that bots end every game; then all see the same end."""
        for person in people:
            for table in tables:
                try:
                    await person.request("stand", table=table)
                except Refused:
                    pass
        started = [table for table in tables if people[0].rooms[table]["stage"] != "lobby"]
        for table in started:
            for person in people:
                await person.until(lambda: person.games[table].over, "the end of the game")
                kept = copy.deepcopy(person.games[table].view)
                self.assertEqual((await person.fresh_game(table)).view, kept)
        return started

    async def test_everybody_meddles(self):
        server = self.serve(chats_per_10_s=100000)
        people, tables = await self.meddle([server], 250)
        self.assertTrue(await self.settle(people, tables))
        self.assertNotIn('"level":"error"', server.log())

    async def test_everybody_meddles_on_two_nodes(self):
        store = self.postgres_store()
        nodes = [self.serve(store, chats_per_10_s=100000, lease_ms=2000, tick_ms=100)
                 for _ in range(2)]
        people, tables = await self.meddle(nodes, 120)
        self.assertTrue(await self.settle(people, tables))
        for node in nodes:
            self.assertNotIn('"level":"error"', node.log())


if __name__ == "__main__":
    unittest.main()
