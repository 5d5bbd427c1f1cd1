"""Everyone comes back by themselves, and misses nothing."""

import asyncio
import copy
import unittest

from harness.case import ServerCase
from harness.client import Client


class Reconnect(ServerCase):
    async def asyncSetUp(self):
        self.server = self.serve()
        self.players = await self.join_all(self.server, 3)
        self.table = await self.seated(self.players)

    async def play_on(self, players, rounds):
        await self.play_all(self.table, players,
                            stop=lambda p: p.games[self.table].view["round"] >= rounds)

    async def one_decision(self):
        player = await self.deciding(self.table, self.players)
        legal = player.open_question(self.table)
        await player.act(self.table, self.random.choice(legal["actions"]), legal)
        await player.until(lambda: player.games[self.table].legal != legal, "the next turn")

    async def test_with_since_only_what_was_missed_comes(self):
        asked = await self.deciding(self.table, self.players)
        away = next(player for player in self.players if player is not asked)
        here = [player for player in self.players if player is not away]
        kept = copy.deepcopy(away.games[self.table].view)
        fulls = away.games[self.table].fulls
        await away.close()
        while await self.someone_else_decides(here):
            pass
        number = away.games[self.table].number
        await away.reconnect(since=True)
        game = away.games[self.table]
        self.assertEqual(game.fulls, fulls)
        self.assertGreater(game.number, number)
        self.assertNotEqual(game.view, kept)
        patched = copy.deepcopy(game.view)
        self.assertEqual((await away.fresh_game(self.table)).view, patched)
        self.assertIsNotNone(game.legal)  # All wait for the one who was away.

    async def someone_else_decides(self, here):
        """False once only the absent player is asked."""
        player = here[0]
        pending = [entry["seat"] for entry in player.games[self.table].turn["pending"]]
        others = [self.players[seat] for seat in pending if self.players[seat] in here]
        if not others:
            return False
        number = player.games[self.table].number
        legal = await others[0].until(lambda: others[0].open_question(self.table), "the question")
        await others[0].act(self.table, legal["actions"][0], legal)
        await player.until(lambda: player.games[self.table].number > number, "the event")
        return True

    async def test_without_since_the_whole_view_comes(self):
        player = self.players[0]
        await self.play_on(self.players, 2)
        kept = copy.deepcopy(player.games[self.table].view)
        fulls = player.games[self.table].fulls
        await player.reconnect(since=False)
        await player.until(lambda: player.games[self.table].fulls > fulls, "the view")
        self.assertEqual(player.games[self.table].view, kept)

    async def test_nothing_missed_is_said_too(self):
        player = await self.deciding(self.table, self.players)
        legal = player.games[self.table].legal
        await player.close()
        player.games[self.table].turn = {"pending": []}
        await player.reconnect(since=True)
        await player.until(lambda: player.games[self.table].legal == legal, "the question")

    async def test_a_number_that_the_table_never_had_gets_the_whole_view(self):
        player = self.players[0]
        for since in (4294967295, player.games[self.table].number + 1):
            fulls = player.games[self.table].fulls
            await player.reconnect(since=since)
            await player.until(lambda: player.games[self.table].fulls > fulls, "the view")

    async def test_an_old_number_gets_everything_since_or_the_whole_view(self):
        await self.play_on(self.players, 3)
        late = Client(self.server, token=self.players[1].token)
        self.addAsyncCleanup(late.close)
        await late.open()
        await late.watch(self.table)
        kept = copy.deepcopy(late.games[self.table].view)
        late.games[self.table].number = 0
        await late.request("watch", table=self.table, since=0)
        await late.until(lambda: late.games[self.table].number > 0, "the game")
        fresh = await late.fresh_game(self.table)
        self.assertEqual(fresh.view, kept)

    async def test_after_a_take_back_the_whole_view_comes(self):
        player = await self.deciding(self.table, self.players)
        others = [p for p in self.players if p is not player]
        away = others[0]
        await away.close()
        legal = player.games[self.table].legal
        play = next(action for action in legal["actions"] if action.startswith("play"))
        await player.act(self.table, play, legal)
        offer = await player.until(lambda: player.games[self.table].turn.get("take_back"),
                                   "the offer")
        await player.request("take_back", table=self.table, seat=offer["seat"],
                             decision=offer["decision"])
        fulls = away.games[self.table].fulls
        await away.reconnect(since=True)
        await away.until(lambda: away.games[self.table].fulls > fulls, "the view")

    async def test_two_tabs_of_one_person_see_and_play_the_same_seat(self):
        first = self.players[0]
        second = await self.join(self.server, token=first.token)
        self.assertEqual(second.person, first.person)
        self.assertNotIn("token", second.welcome)
        await second.watch(self.table)
        self.assertEqual(second.games[self.table].view, first.games[self.table].view)
        await self.play_all(self.table, [first, second, *self.players[1:]])
        await first.until(lambda: first.games[self.table].over)
        self.assertEqual(second.games[self.table].view, first.games[self.table].view)

    async def test_a_whole_game_on_a_bad_line(self):
        """Every player's connection breaks again and again, in the middle of requests."""

        async def flaky(player, random):
            while not player.games[self.table].over:
                try:
                    goal = player.received + random.randrange(3, 20)
                    await player.play(self.table, random, stop=lambda p: p.received >= goal)
                finally:
                    player.cut()
                await player.reconnect(since=random.random() < 0.5)

        random = self.random
        await asyncio.gather(*(flaky(player, type(random)(random.random()))
                               for player in self.players))
        results = [player.games[self.table].result for player in self.players]
        self.assertEqual(results[0], results[1])
        self.assertEqual(results[0], results[2])

    async def test_after_a_restart_of_the_server_the_game_goes_on(self):
        await self.play_on(self.players, 2)
        views = [copy.deepcopy(player.games[self.table].view) for player in self.players]
        self.server.kill()
        for player in self.players:
            await player.until_lost()
        self.server.start()
        for player, view in zip(self.players, views):
            await player.reconnect(since=True)
            self.assertEqual(player.games[self.table].view, view)
        await self.play_all(self.table, self.players)


if __name__ == "__main__":
    unittest.main()
