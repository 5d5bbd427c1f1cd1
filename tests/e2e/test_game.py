"""Whole games by real clients over real connections."""

import asyncio
import copy
import hashlib
import subprocess
import unittest

from harness import FOLSOM, schema
from harness.case import ServerCase


class WholeGame(ServerCase):
    async def asyncSetUp(self):
        self.server = self.serve()

    async def assert_views_equal(self, table, players):
        """What patches made of the first view is what the server would send now."""
        for player in players:
            kept = copy.deepcopy(player.games[table].view)
            number = player.games[table].number
            fresh = await player.fresh_game(table)
            self.assertEqual(fresh.view, kept)
            self.assertEqual(fresh.number, number)

    def check_record(self, table):
        """The record of a finished game replays and proves that the deal was fair."""
        status, headers, record = self.server.get(f"/api/records/{table}")
        self.assertEqual(status, 200, record)
        self.assertTrue(headers["Content-Type"].startswith("text/plain"))
        path = self.folder / f"{table}.txt"
        path.write_text(record, encoding="utf-8")
        for command in ("replay", "verify"):
            done = subprocess.run([FOLSOM, command, path], capture_output=True, text=True)
            self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        return record, path

    async def test_four_clients_play_a_game_to_its_end(self):
        players = await self.join_all(self.server, 4)
        table = await self.open_table(players[0])
        nonces = [player.nonce(table) for player in players]
        commit = players[0].rooms[table]["commit"]
        code = players[0].rooms[table]["code"]
        for player in players[1:]:
            await player.watch(code=code.lower())
            await player.request("sit", table=table)
        await self.start(players[0], table, players[1:])
        await self.play_all(table, players)

        for seat, player in enumerate(players):
            game = player.games[table]
            self.assertEqual(game.view["viewer"], seat)
            self.assertEqual(game.viewer, seat)
            self.assertEqual(game.result, players[0].games[table].result)
            self.assertIsNotNone(game.result)
            self.assertEqual(game.turn["pending"], [])
            self.assertGreater(game.patches, 100)
            await player.until(lambda p=player: p.rooms[table]["stage"] == "finished"
                               and "fair" in p.rooms[table])
        await self.assert_views_equal(table, players)
        for seat, player in enumerate(players):
            (own,) = (await player.request("my_games"))["games"]
            self.assertEqual((own["summary"]["table"], own["yours"]), (table, [seat]))
            self.assertEqual(own["tally"], (await player.request("tally", table=table))["tally"])

        fair = players[1].rooms[table]["fair"]
        self.assertEqual(hashlib.sha256(bytes.fromhex(fair["secret"])).hexdigest(), commit)
        self.assertEqual(fair["parts"],
                         [{"chair": i, "seat": i, "nonce": nonce,
                           "commitment": hashlib.sha256(nonce.encode()).hexdigest()}
                          for i, nonce in enumerate(nonces)])
        record, path = self.check_record(table)
        self.assertIn(commit, record)
        for nonce in nonces:
            self.assertIn(nonce, record)
        self.assertIn("name 2 Player 2", record)
        self.check_tampered(record, path, nonces[0])

    def check_tampered(self, record, path, nonce):
        """Another nonce is another deal."""
        path.write_text(record.replace(nonce, nonce[1:] + nonce[0]), encoding="utf-8")
        done = subprocess.run([FOLSOM, "verify", path], capture_output=True, text=True)
        self.assertNotEqual(done.returncode, 0, done.stdout)

    async def test_every_family_of_configurations_is_played_to_its_end(self):
        families = [
            {"seats": 3, "edition": "2018"},
            {"seats": 5, "expert": True},
            {"seats": 6, "horses": True},
            {"seats": 4, "horses": True, "expert": True, "bandits": "drafted"},
            {"seats": 4, "variant": "basic"},
            {"seats": 2, "variant": "duo14"},
            {"seats": 2, "variant": "duo18"},
            {"seats": 3, "variant": "duo18"},
            {"seats": 4, "variant": "teams"},
            {"seats": 6, "variant": "teams", "horses": True},
        ]
        players = await self.join_all(self.server, 6)
        spectator = await self.join(self.server, "Spectator")

        async def one(config):
            seated = players[: config["seats"]]
            table = await self.seated(seated, config, start=False)
            await spectator.watch(table)
            await self.start(seated[0], table, seated[1:])
            await self.play_all(table, seated)
            await spectator.until(lambda: table in spectator.games and spectator.games[table].over)
            self.assertEqual(spectator.games[table].viewer, -1)
            self.assertNotIn("viewer", spectator.games[table].view)
            self.assertNotIn("own", spectator.games[table].view)
            await self.assert_views_equal(table, [*seated, spectator])
            self.check_record(table)

        for config in families:
            with self.subTest(config=config):
                await one(config)

    async def test_one_player_against_bots(self):
        player = await self.join(self.server, "Alone")
        table = await self.open_table(player, bots=["", "scripted", "scripted", "tenderfoot"])
        await self.start(player, table)
        await self.play_all(table, [player])
        self.assertIsNotNone(player.games[table].result)
        kinds = [chair["kind"] for chair in player.rooms[table]["chairs"]]
        self.assertEqual(kinds, ["person", "bot", "bot", "bot"])
        self.check_record(table)

    async def test_bots_alone_play_to_the_end_while_one_watches(self):
        host = await self.join(self.server, "Host")
        table = await self.open_table(host, bots=["scripted"] * 4, sit=False)
        await self.start(host, table)
        await host.until(lambda: host.games[table].over, "the end of the bots' game")
        self.assertEqual(host.games[table].viewer, -1)

    async def test_seats_are_shuffled_where_the_table_wants_it(self):
        players = await self.join_all(self.server, 4)
        orders = set()
        for _ in range(4):
            table = await self.seated(players, options={"shuffle_seats": True})
            orders.add(tuple(player.games[table].viewer for player in players))
            self.assertEqual(sorted(next(reversed(list(orders)))), [0, 1, 2, 3])
        self.assertGreater(len(orders), 1)

    async def test_a_replay_can_be_had_from_every_seat(self):
        players = await self.join_all(self.server, 3)
        table = await self.seated(players)
        await self.play_all(table, players)
        _, _, record = self.server.get(f"/api/records/{table}")
        for seat in ("0", "1", "2", "-1", "open"):
            status, _, replay = self.server.get(f"/api/replays/{table}?seat={seat}")
            self.assertEqual(status, 200, replay)
            schema.check_http("Replay", replay)
            del replay["table"]
            sent = self.server.http("POST", f"/api/replays?seat={seat}", record.encode())
            self.assertEqual((sent[0], sent[2]), (200, replay))
            schema.check_http("Replay", sent[2])
            view = replay["start"]
            for step in replay["steps"]:
                view = schema.merge(view, step["patch"])
            self.assertEqual(view["phase"], "over")
            self.assertEqual(replay["result"], players[0].games[table].result)
            if seat in "012":
                self.assertEqual(view, players[int(seat)].games[table].view)
        cut = record[: record.rindex("\n> ") + 1]
        status, _, body = self.server.http("POST", "/api/replays", cut.encode())
        self.assertEqual((status, body["error"]["code"]), (422, "record/truncated"))
        schema.check_http("ErrorReply", body)
        status, _, body = self.server.get(f"/api/replays/{table}?seat=7")
        self.assertEqual(status, 400, body)
        schema.check_http("ErrorReply", body)

    async def test_a_rematch_is_one_table_for_all_who_ask(self):
        players = await self.join_all(self.server, 3)
        table = await self.seated(players)
        await self.refused("table/not_over", players[0].request("rematch", table=table))
        await self.play_all(table, players)
        answers = await asyncio.gather(*(player.request("rematch", table=table)
                                         for player in players))
        again = {answer["table"] for answer in answers}
        self.assertEqual(len(again), 1)
        again = again.pop()
        self.assertNotEqual(again, table)
        for player in players:
            await player.until(lambda p=player: p.rooms[table].get("rematch") == again)
            await player.watch(again)
        await players[0].until(lambda: sum(chair["kind"] == "person"
                                           for chair in players[0].rooms[again]["chairs"]) == 3)


class Questions(ServerCase):
    async def asyncSetUp(self):
        self.server = self.serve()
        self.players = await self.join_all(self.server, 3)
        self.table = await self.seated(self.players)

    async def test_an_act_that_comes_twice_counts_once(self):
        player = await self.deciding(self.table, self.players)
        legal = player.games[self.table].legal
        fields = dict(table=self.table, seat=legal["seat"], decision=legal["decision"],
                      action=legal["actions"][0])
        await player.request("act", **fields)
        before = await self.others_quiet(player)
        with self.assertRaises(Exception) as caught:
            await player.request("act", **fields)
        self.assertIn(caught.exception.code, ("table/stale_decision", "action/not_your_turn"))
        self.assertEqual((await player.fresh_game(self.table)).number, before)

    async def others_quiet(self, player):
        """Nobody else plays in these tests, so the game stands still after an answer."""
        return (await player.fresh_game(self.table)).number

    async def test_a_stale_decision_number_does_nothing(self):
        first = await self.deciding(self.table, self.players)
        legal = first.games[self.table].legal
        await self.refused("table/stale_decision", first.request(
            "act", table=self.table, seat=legal["seat"], decision=legal["decision"] + 1,
            action=legal["actions"][0]))
        await first.act(self.table, legal["actions"][0])

    async def test_what_is_not_legal_is_refused_and_changes_nothing(self):
        player = await self.deciding(self.table, self.players)
        legal = player.games[self.table].legal
        number = player.games[self.table].number
        fields = dict(table=self.table, seat=legal["seat"], decision=legal["decision"])
        await self.refused("action/not_legal", player.request("act", action="board", **fields))
        player.checked = False  # The schema itself forbids the next one.
        await self.refused("action/no_such_action",
                           player.request("act", action="fly away", **fields))
        player.checked = True
        self.assertEqual((await player.fresh_game(self.table)).number, number)
        self.assertEqual(player.games[self.table].legal, legal)

    async def test_nobody_decides_for_another_seat(self):
        player = await self.deciding(self.table, self.players)
        legal = player.games[self.table].legal
        rival = next(other for other in self.players if other is not player)
        await self.refused("table/not_your_seat", rival.request(
            "act", table=self.table, seat=legal["seat"], decision=legal["decision"],
            action=legal["actions"][0]))
        own = self.players.index(rival)
        await self.refused("action/not_your_turn", rival.request(
            "act", table=self.table, seat=own, decision=legal["decision"],
            action=legal["actions"][0]))

    async def test_a_preview_tells_and_changes_nothing(self):
        player = await self.deciding(self.table, self.players)
        legal = player.games[self.table].legal
        view = copy.deepcopy(player.games[self.table].view)
        play = next(action for action in legal["actions"] if action.startswith("play"))
        answer = await player.request("preview", table=self.table, seat=legal["seat"],
                                      decision=legal["decision"], action=play)
        self.assertEqual(answer["events"][0]["event"]["type"], "card_played")
        foreseen = schema.merge(copy.deepcopy(view), answer["events"][0]["patch"])
        self.assertNotEqual(foreseen, view)
        draw = await player.request("preview", table=self.table, seat=legal["seat"],
                                    decision=legal["decision"], action="draw")
        self.assertFalse(draw["complete"])
        self.assertFalse(any("card" in step["event"] for step in draw["events"]))
        self.assertEqual((await player.fresh_game(self.table)).view, view)
        await player.act(self.table, play)
        await player.until(lambda: player.games[self.table].events)
        self.assertEqual(player.games[self.table].events[0][1], answer["events"][0]["event"])

    async def test_a_plan_tells_what_lies_open(self):
        player = await self.deciding(self.table, self.players)
        legal = player.games[self.table].legal
        await self.refused("plan/no_cards", player.request("plan", table=self.table))
        await player.act(self.table, next(a for a in legal["actions"] if a.startswith("play")))
        answers = [await other.request("plan", table=self.table) for other in self.players]
        plan = answers[0]["plan"]
        self.assertEqual([answer["plan"] for answer in answers], [plan] * len(answers))
        self.assertEqual([step["seat"] for step in plan["steps"]], [legal["seat"]])
        view = copy.deepcopy(plan["view"])
        for item in plan["steps"][0]["events"]:
            view = schema.merge(view, item["patch"])
        self.assertEqual(view["pile_next"], 1)

    async def test_the_last_decision_can_be_taken_back_while_nothing_came_of_it(self):
        player = await self.deciding(self.table, self.players)
        legal = player.games[self.table].legal
        view = copy.deepcopy(player.games[self.table].view)
        play = next(action for action in legal["actions"] if action.startswith("play"))
        await player.act(self.table, play)
        offer = await player.until(lambda: player.games[self.table].turn.get("take_back"),
                                   "the offer")
        rival = await self.deciding(self.table, [p for p in self.players if p is not player])
        self.assertNotIn("take_back", rival.games[self.table].turn)
        fulls = [p.games[self.table].fulls for p in self.players]
        await player.request("take_back", table=self.table, seat=offer["seat"],
                             decision=offer["decision"])
        for p, count in zip(self.players, fulls):
            await p.until(lambda p=p, count=count: p.games[self.table].fulls == count + 1,
                          "the whole view")
        again = player.games[self.table]
        self.assertEqual(again.view, view)
        self.assertEqual(again.legal["actions"], legal["actions"])
        await self.refused("table/nothing_to_take_back", player.request(
            "take_back", table=self.table, seat=offer["seat"], decision=offer["decision"]))
        await player.act(self.table, play, again.legal)

    async def test_the_log_has_what_the_seat_was_told(self):
        await self.play_all(self.table, self.players,
                            stop=lambda p: p.games[self.table].view["round"] >= 2)
        for player in self.players:
            lines = (await player.request("log", table=self.table))["lines"]
            told = {line["n"]: line["event"] for line in lines}
            self.assertEqual([line["n"] for line in lines], sorted(told))
            self.assertEqual(lines[0]["n"], 1)
            for number, event in player.games[self.table].events:
                if number in told:
                    self.assertEqual(told[number], event)
            seat = self.players.index(player)
            for event in told.values():
                if event["type"] == "card_drawn" and event["seat"] != seat:
                    self.assertNotIn("card", event)

    async def test_the_record_is_not_shown_before_the_end(self):
        for path in (f"/api/records/{self.table}", f"/api/replays/{self.table}?seat=0"):
            status, _, body = self.server.get(path)
            self.assertEqual(status, 403, body)
            schema.check_http("ErrorReply", body)
            self.assertEqual(body["error"]["code"], "record/not_finished")


class MemoryPlay(ServerCase):
    async def test_only_the_top_card_of_the_pile_is_on_the_wire(self):
        server = self.serve()
        players = await self.join_all(server, 3)
        table = await self.seated(players, options={"memory": True})
        seen = []

        def look(player):
            view = player.games[table].view
            cards = view["pile"]
            readable = [i for i, card in enumerate(cards)
                        if not card.split(" ", 1)[1].startswith("hidden")]
            seen.append((view["phase"], len(cards), readable))
            if view["phase"] == "planning":
                self.assertTrue(all(i == len(cards) - 1 for i in readable), cards)
            else:
                self.assertTrue(all(i <= view["pile_next"] for i in readable),
                                (view["pile_next"], cards))
            return view["round"] >= 3

        await self.play_all(table, players, stop=look)
        self.assertTrue(any(size > 2 for _, size, _ in seen))
        player = players[0]
        await player.reconnect(since=True)
        self.assertEqual(player.games[table].fulls, 2)  # Never by events.
        look(player)
        planned = [line["event"] for line in (await player.request("log", table=table))["lines"]]
        self.assertTrue(planned)


if __name__ == "__main__":
    unittest.main()
