"""Seats, hosts, the lobby, pass and play, chat: everything around a game."""

import unittest

from harness import schema
from harness.case import ServerCase


def kinds(client, table):
    return [chair["kind"] for chair in client.rooms[table]["chairs"]]


class Lobby(ServerCase):
    async def asyncSetUp(self):
        self.server = self.serve()

    async def test_public_tables_are_listed_and_private_ones_are_not(self):
        host, guest = await self.join_all(self.server, 2)
        self.assertEqual((await guest.request("lobby", on=True))["tables"], [])
        private = await self.open_table(host)
        public = await self.open_table(host, options={"listed": True, "title": "Friday"})
        tables = await guest.until(lambda: guest.lobbies and guest.lobbies[-1], "the lobby")
        self.assertEqual([entry["table"] for entry in tables], [public])
        self.assertEqual(tables[0]["title"], "Friday")
        self.assertEqual(tables[0]["free"], 3)
        status, _, body = self.server.get("/api/tables")
        self.assertEqual(status, 200)
        schema.check_http("TableList", body)
        self.assertEqual([entry["table"] for entry in body["tables"]], [public])
        status, _, body = self.server.get(f"/api/tables/{private}")  # Who has the link may look.
        self.assertEqual(status, 200)
        schema.check_http("TableDetail", body)
        self.assertEqual(body["commit"], host.rooms[private]["commit"])

    async def test_the_lobby_follows_what_happens_until_it_is_switched_off(self):
        host, guest = await self.join_all(self.server, 2)
        await guest.request("lobby", on=True)
        table = await self.open_table(host, {"seats": 3}, {"listed": True},
                                      bots=["", "random", "random"])
        await guest.until(lambda: guest.lobbies and guest.lobbies[-1], "the lobby")
        await host.request("clear_seat", table=table, seat=2)
        await guest.until(lambda: guest.lobbies[-1] and guest.lobbies[-1][0]["free"] == 1,
                          "a free seat")
        await guest.request("lobby", on=False)
        count = len(guest.lobbies)
        await host.request("close", table=table)
        await host.until(lambda: host.rooms[table]["stage"] == "closed")
        self.assertEqual(host.rooms[table]["why_closed"], "host")
        await guest.request("ping")
        self.assertEqual(len(guest.lobbies), count)

    async def test_joining_by_link_and_by_code(self):
        host, by_link, by_code = await self.join_all(self.server, 3)
        table = await self.open_table(host, {"seats": 3})
        await by_link.watch(table)
        self.assertEqual((await by_link.request("sit", table=table))["seat"], 1)
        self.assertEqual(await by_code.watch(code=host.rooms[table]["code"]), table)
        self.assertEqual((await by_code.request("sit", table=table, seat=2, name="Third"))["seat"],
                         2)
        for client in (host, by_code):
            await client.until(lambda client=client: kinds(client, table) == ["person"] * 3)
        self.assertEqual(host.rooms[table]["chairs"][2]["name"], "Third")
        self.assertEqual([chair["yours"] for chair in by_code.rooms[table]["chairs"]],
                         [False, False, True])
        self.assertEqual([chair["host"] for chair in by_code.rooms[table]["chairs"]],
                         [True, False, False])

    async def test_who_follows_no_longer_hears_no_more(self):
        host, guest = await self.join_all(self.server, 2)
        table = await self.open_table(host)
        await guest.watch(table)
        await guest.request("unwatch", table=table)
        pushes = guest.pushes.copy()
        await host.request("chat", table=table, text="anybody there?")
        await host.until(lambda: host.chats, "the line")
        await guest.request("ping")
        self.assertEqual(guest.pushes, pushes)

    async def test_what_does_not_exist_is_said_to_be_unknown(self):
        guest = await self.join(self.server)
        await self.refused("table/unknown", guest.request("watch", table="nosuchtablehere"))
        await self.refused("table/unknown", guest.request("watch", code="ZZZZZZ"))
        await self.refused("table/unknown", guest.request("sit", table="nosuchtablehere"))
        status, _, body = self.server.get("/api/tables/nosuchtablehere")
        self.assertEqual(status, 404)
        schema.check_http("ErrorReply", body)

    async def test_my_tables_are_those_where_i_sit(self):
        host, guest = await self.join_all(self.server, 2)
        table = await self.open_table(host)
        self.assertEqual([t["table"] for t in (await host.request("my_tables"))["tables"]], [table])
        self.assertEqual((await guest.request("my_tables"))["tables"], [])

    async def test_finished_public_games_are_listed(self):
        host = await self.join(self.server)
        finished = []
        for number in range(3):
            table = await self.open_table(host, {"seats": 3},
                                          {"listed": True, "title": f"Game {number}"},
                                          bots=["random"] * 3, sit=False)
            await self.start(host, table)
            await host.until(lambda: host.rooms[table]["stage"] == "finished", "the end")
            finished.insert(0, table)
        status, _, body = self.server.get("/api/records")
        self.assertEqual(status, 200)
        schema.check_http("RecordList", body)
        self.assertEqual([record["table"] for record in body["records"]], finished)
        self.assertIn("result", body["records"][0])
        before = body["records"][0]["changed_at"]
        _, _, older = self.server.get(f"/api/records?before={before}")
        schema.check_http("RecordList", older)
        self.assertEqual([record["table"] for record in older["records"]], finished[1:])


class Hosting(ServerCase):
    async def asyncSetUp(self):
        self.server = self.serve()

    async def test_only_the_host_rules_the_table(self):
        host, guest = await self.join_all(self.server, 2)
        table = await self.open_table(host, {"seats": 3})
        await guest.watch(table)
        await guest.request("sit", table=table)
        for kind, fields in (("put_bot", {"seat": 2, "level": "random"}),
                             ("set_options", {"options": {"title": "Mine"}}),
                             ("kick", {"seat": 0}), ("start", {}), ("close", {})):
            await self.refused("table/not_host", guest.request(kind, table=table, **fields))
        await self.refused("table/empty_seats", host.request("start", table=table))

    async def test_options_and_seats_before_the_start(self):
        host, guest = await self.join_all(self.server, 2)
        table = await self.open_table(host, {"seats": 4}, bots=["", "", "random", ""])
        await host.request("put_bot", table=table, seat=3, level="rustler")
        await self.refused("bots/unknown", host.request("put_bot", table=table, seat=1,
                                                        level="genius"))
        await host.request("set_options", table=table, config={"seats": 3},
                           options={"title": "Three", "grace_s": 30})
        await host.until(lambda: len(host.rooms[table]["chairs"]) == 3)
        room = host.rooms[table]
        self.assertEqual(room["options"]["title"], "Three")
        self.assertEqual(room["options"]["grace_s"], 30)
        self.assertEqual(room["options"]["bot_pause_ms"], 0)  # As it was.
        await host.request("clear_seat", table=table, seat=2)
        await host.until(lambda: kinds(host, table) == ["person", "empty", "empty"])
        answer = await self.refused("config/players",
                                    host.request("set_options", table=table, config={"seats": 2}))
        self.assertEqual(answer["clause"], "CONF-1")
        await self.refused("table/bad_options", host.request("set_options", table=table,
                                                             options={"clock": {"kind": "daily",
                                                                                "decision_s": 5}}))
        await guest.watch(table)
        await guest.request("sit", table=table, seat=1)
        await self.refused("table/seat_taken", guest.request("sit", table=table, seat=0))
        await self.refused("table/already_seated", guest.request("sit", table=table, seat=2))

    async def test_a_kicked_player_stays_out_and_the_host_passes_on(self):
        host, heir, rowdy = await self.join_all(self.server, 3)
        table = await self.seated([host, heir, rowdy], start=False)
        await host.request("kick", table=table, seat=2)
        await host.until(lambda: kinds(host, table) == ["person", "person", "empty"])
        await self.refused("table/kicked", rowdy.request("sit", table=table))
        await host.request("stand", table=table)
        await heir.until(lambda: heir.rooms[table]["host"], "the host's chair")
        await heir.request("put_bot", table=table, seat=0, level="random")

    async def test_the_host_replaces_nobody_who_is_there(self):
        players = await self.join_all(self.server, 3)
        table = await self.seated(players)
        await self.refused("table/present", players[0].request("stand_in", table=table, seat=1))
        await self.refused("table/started", players[0].request("kick", table=table, seat=1))
        await self.refused("table/started", players[0].request("put_bot", table=table, seat=1,
                                                               level="random"))
        await self.play_all(table, players)

    async def test_a_bot_stands_in_and_gives_the_seat_back(self):
        players = await self.join_all(self.server, 3)
        table = await self.seated(players)
        await players[1].request("stand_in", table=table, seat=1)
        await players[1].until(lambda: players[1].rooms[table]["chairs"][1]["away"])
        self.assertEqual(players[1].rooms[table]["chairs"][1]["away_why"], "asked")
        await self.refused("table/not_away", players[0].request("give_back", table=table, seat=2))
        await players[1].request("give_back", table=table, seat=1)
        await players[1].until(lambda: not players[1].rooms[table]["chairs"][1]["away"])
        await self.play_all(table, players)

    async def test_who_leaves_a_running_game_is_replaced_by_whom_the_host_invites(self):
        players = await self.join_all(self.server, 3)
        table = await self.seated(players)
        await players[2].request("stand", table=table)
        await players[0].until(lambda: players[0].rooms[table]["chairs"][2]["away"])
        late = await self.join(self.server, "Late")
        await late.watch(table)
        await self.refused("table/invitation_needed", late.request("sit", table=table, seat=2))
        link = (await players[0].request("seat_link", table=table, seat=2))["link"]
        await self.refused("table/has_seen", self.hop(table, players[1], link))
        self.assertEqual((await late.request("take_seat", link=link))["seat"], 2)
        await self.refused("table/seat_taken", players[2].request("sit", table=table, seat=2))
        await players[2].until(lambda: players[2].news, "the news")
        self.assertEqual([(news["name"], news["from"], news["invited"])
                          for news in players[2].news], [("Late", "Player 2", True)])
        await late.until(lambda: late.games[table].viewer == 2)
        await self.play_all(table, [players[0], players[1], late])

    async def test_an_absent_player_is_played_for_and_gets_the_seat_back(self):
        players = await self.join_all(self.server, 3)
        table = await self.seated(players, options={"grace_s": 5})
        absent = await self.deciding(table, players)
        others = [player for player in players if player is not absent]
        seat = players.index(absent)
        await absent.close()
        await others[0].until(lambda: not others[0].rooms[table]["chairs"][seat]["here"],
                              "the absence")
        await others[0].until(lambda: others[0].rooms[table]["chairs"][seat]["away"], "the bot")
        self.assertEqual(others[0].rooms[table]["chairs"][seat]["away_why"], "gone")
        await others[0].until(lambda: others[0].games[table].turn["pending"] != [{"seat": seat}],
                              "its decision")
        await absent.reconnect()
        await absent.until(lambda: not absent.rooms[table]["chairs"][seat]["away"], "the seat")
        await self.play_all(table, players)

    async def test_time_that_runs_out_is_played_for_at_once(self):
        players = await self.join_all(self.server, 3)
        table = await self.seated(players, options={"clock": {"kind": "live", "decision_s": 5,
                                                              "bank_s": 0}})
        slow = await self.deciding(table, players)
        seat = players.index(slow)
        clocks = slow.games[table].turn.get("clocks", [])
        self.assertEqual([clock["seat"] for clock in clocks], [seat])
        await slow.until(lambda: slow.rooms[table]["chairs"][seat]["away"], "the bot")
        self.assertEqual(slow.rooms[table]["chairs"][seat]["away_why"], "clock")

    async def test_spectators_see_the_public_view_if_the_table_lets_them(self):
        players = await self.join_all(self.server, 3)
        table = await self.seated(players)
        spectator = await self.join(self.server, "Eve")
        await spectator.watch(table)
        game = spectator.games[table]
        self.assertEqual(game.viewer, -1)
        self.assertNotIn("own", game.view)
        self.assertIsNone(game.legal)
        await self.refused("table/not_your_seat", spectator.request("act", table=table, seat=0,
                                                                    decision=0, action="draw"))
        private = await self.seated(players, options={"spectators": False})
        await self.refused("table/no_spectators", spectator.request("watch", table=private))

    async def test_a_link_moves_a_seat_once(self):
        players = await self.join_all(self.server, 3)
        table = await self.seated(players)
        phone, thief = await self.join_all(self.server, 2)
        await self.refused("table/not_your_seat", thief.request("seat_link", table=table, seat=1))
        link = (await players[1].request("seat_link", table=table, seat=1))["link"]
        self.assertEqual(await self.fields(phone.request("take_seat", link=link)),
                         {"table": table, "seat": 1})
        await self.refused("link/unknown", thief.request("take_seat", link=link))
        await phone.watch(table)
        self.assertEqual(phone.games[table].viewer, 1)
        await players[1].until(lambda: players[1].games[table].viewer == -1, "the seat to be gone")
        await self.refused("link/unknown", thief.request("take_seat", link="A" * 43))

    async def hop(self, table, player, link):
        """Leaves the own seat for another, and comes back when that is refused."""
        await player.request("stand", table=table)
        try:
            await player.request("take_seat", link=link)
        finally:
            await player.request("sit", table=table)

    async def fields(self, request):
        answer = await request
        return {key: value for key, value in answer.items() if key not in ("type", "id")}


class PassAndPlay(ServerCase):
    async def test_one_device_plays_all_seats_and_sees_one_at_a_time(self):
        server = self.serve()
        owner = await self.join(server, "Owner")
        table = await self.open_table(owner, {"seats": 3}, {"local_seats": True},
                                      local_names=["Ann", "Ben", "Cid"])
        self.assertEqual([chair["name"] for chair in owner.rooms[table]["chairs"]],
                         ["Ann", "Ben", "Cid"])
        await self.start(owner, table)
        game = owner.games[table]
        self.assertEqual(game.viewer, -1)
        self.assertIsNone(game.legal)
        while not game.over and game.view["round"] < 2:
            seat = game.turn["pending"][0]["seat"]
            await owner.request("curtain", table=table, seat=seat)
            await owner.until(lambda: game.viewer == seat and game.legal)
            self.assertEqual(game.view["viewer"], seat)
            legal = game.legal
            await owner.act(table, self.random.choice(legal["actions"]), legal)
            await owner.until(lambda: owner.open_question(table) or not game.legal)
            await owner.request("curtain", table=table, seat=-1)
            await owner.until(lambda: game.viewer == -1)
            self.assertNotIn("own", game.view)

    async def test_who_has_one_seat_needs_no_curtain(self):
        server = self.serve()
        player = await self.join(server)
        table = await self.open_table(player, {"seats": 3}, bots=["", "random", "random"])
        await self.start(player, table)
        await self.refused("table/one_seat", player.request("curtain", table=table, seat=0))


class Chat(ServerCase):
    async def asyncSetUp(self):
        self.server = self.serve(chats_per_10_s=5)
        self.host, self.guest = await self.join_all(self.server, 2)
        self.table = await self.open_table(self.host)
        await self.guest.watch(self.table)

    async def test_markup_arrives_as_the_same_text(self):
        text = "<b onclick=\"alert('x')\">&amp; **hi** \U0001f920</b>"
        await self.host.request("chat", table=self.table, text=text)
        await self.guest.until(lambda: self.guest.chats, "the line")
        line = self.guest.chats[0]
        self.assertEqual(line["from"], "Player 0")
        self.assertEqual(line["seat"], 0)
        self.assertEqual(line["text"], text)

    async def test_marks_that_turn_or_hide_the_text_are_refused(self):
        for text in ("a\u202eb", "\u200d", "a\x85b"):
            await self.refused("chat/empty", self.host.request("chat", table=self.table, text=text))

    async def test_an_emote_arrives(self):
        await self.guest.request("chat", table=self.table, emote="hat")
        await self.host.until(lambda: self.host.chats, "the gesture")
        self.assertEqual(self.host.chats[0]["emote"], "hat")
        self.assertNotIn("seat", self.host.chats[0])

    async def test_chat_has_limits(self):
        self.host.checked = False
        await self.refused("chat/too_long", self.host.request("chat", table=self.table,
                                                              text="x" * 401))
        await self.refused("chat/too_long", self.host.request("chat", table=self.table,
                                                              text="\U0001f920" * 401))
        await self.refused("chat/unknown_emote", self.host.request("chat", table=self.table,
                                                                   emote="dance"))
        await self.refused("chat/empty", self.host.request("chat", table=self.table, text="  "))
        for _ in range(5):
            await self.guest.request("chat", table=self.table, text="again")
        await self.refused("limit/chat", self.guest.request("chat", table=self.table,
                                                            text="and again"))
        stranger = await self.join(self.server)
        await self.refused("table/not_watching", stranger.request("chat", table=self.table,
                                                                  text="psst"))


if __name__ == "__main__":
    unittest.main()
