"""Several servers on one PostgreSQL serve the same tables."""

import asyncio
import copy
import unittest

from harness import postgres
from harness.case import ServerCase
from harness.client import Lost
from harness.log import entries
from harness.server import wait_until


class Nodes(ServerCase):
    async def asyncSetUp(self):
        self.store = self.postgres_store()
        options = dict(lease_ms=1500, tick_ms=100)
        self.a = self.serve(self.store, **options)
        self.b = self.serve(self.store, **options)

    async def test_players_on_both_nodes_play_one_game(self):
        players = [await self.join(node, f"Player {i}")
                   for i, node in enumerate((self.a, self.b, self.a, self.b))]
        table = await self.seated(players)
        await self.play_all(table, players)
        results = [player.games[table].result for player in players]
        self.assertTrue(all(result == results[0] for result in results))
        for player in players:
            kept = copy.deepcopy(player.games[table].view)
            self.assertEqual((await player.fresh_game(table)).view, kept)
        decided = [entry for _, entry in entries(self.store, table, postgres.shared())
                   if "decided" in entry]
        self.assertEqual(len(decided), sum(len(player.acknowledged) for player in players))

    async def test_presence_and_chat_reach_the_other_node(self):
        first = await self.join(self.a, "First")
        second = await self.join(self.b, "Second")
        table = await self.seated([first, second], {"seats": 3}, start=False)
        await first.until(lambda: first.rooms[table]["chairs"][1]["here"], "the presence")
        await second.until(lambda: second.rooms[table]["chairs"][0]["here"], "the presence")
        await second.request("chat", table=table, text="hello over there")
        await first.until(lambda: first.chats, "the line")
        self.assertEqual(first.chats[0]["text"], "hello over there")
        await second.close()
        await first.until(lambda: not first.rooms[table]["chairs"][1]["here"], "the absence")

    async def test_bots_decide_once(self):
        watchers = [await self.join(node) for node in (self.a, self.b)]
        table = await self.open_table(watchers[0], {"seats": 4}, bots=["scripted"] * 4, sit=False)
        await watchers[1].watch(table)
        await self.start(watchers[0], table, watchers[1:])
        for watcher in watchers:
            await watcher.until(lambda w=watcher: w.games[table].over, "the end")
        conflicts = sum(node.metrics().get("folsom_conflicts_total", 0)
                        for node in (self.a, self.b))
        decisions = sum(node.metrics()["folsom_bot_decisions_total"] for node in (self.a, self.b))
        self.assertGreater(decisions, 20)
        self.assertLess(conflicts, decisions / 5)  # Else both nodes would be at it.

    async def test_when_a_node_dies_its_players_and_bots_go_on_at_the_other(self):
        first = await self.join(self.a, "First")
        second = await self.join(self.b, "Second")
        table = await self.seated([first, second], {"seats": 4},
                                  bots=["", "", "scripted", "scripted"])
        played = asyncio.create_task(self.play_all(table, [second]))
        random = type(self.random)(1)
        try:
            await first.play(table, random, stop=lambda p: p.games[table].view["round"] >= 2)
        finally:
            self.a.kill()
        with self.assertRaises(Lost):
            await first.until(lambda: False)
        await first.reconnect(self.b)
        await first.play(table, random)
        await played
        self.assertEqual(first.games[table].result, second.games[table].result)

    async def test_a_table_of_bots_is_taken_over(self):
        host = await self.join(self.a)
        table = await self.open_table(host, {"seats": 6}, bots=["search0:iterations=300"] * 6,
                                      sit=False)
        await self.start(host, table)
        await host.until(lambda: host.games[table].view["round"] >= 1
                         and host.games[table].patches > 5, "some decisions")
        number = host.games[table].number
        self.a.kill()
        await host.until_lost()
        await host.reconnect(self.b)
        await host.until(lambda: host.games[table].number > number + 10, "more decisions")

    async def test_a_stopped_node_hands_its_tables_over_at_once(self):
        host = await self.join(self.a)
        table = await self.open_table(host, {"seats": 6}, bots=["search0:iterations=300"] * 6,
                                      sit=False)
        watcher = await self.join(self.b)
        await watcher.watch(table)
        await self.start(host, table, [watcher])
        self.assertEqual(self.a.stop(), 0)
        number = watcher.games[table].number
        await watcher.until(lambda: watcher.games[table].number > number + 10, "more decisions")

    async def test_identity_is_the_same_on_both(self):
        person = await self.join(self.a, "Anna")
        again = await self.join(self.b, token=person.token)
        self.assertEqual(again.person, person.person)
        wait_until(lambda: self.b.get("/healthz")[0] == 200, "health")


if __name__ == "__main__":
    unittest.main()
