"""Fills a server with everything it can keep: people, waiting rooms, games stopped at every question,
finished and closed tables. What must be found again later is in `Hall.people`, `Hall.tables` and
`Hall.records`."""

import asyncio
import random

from harness.client import Client, Refused
from harness.compat import snapshot

# A table is left for as long as it can be: whoever opens the store later has an hour.
PATIENT = {"bot_pause_ms": 0, "grace_s": 3600, "stand_in": "scripted"}
CLOCKS = ({"kind": "none"}, {"kind": "daily", "decision_s": 86400},
          {"kind": "live", "decision_s": 600, "bank_s": 3600})
NAMES = ("Anna", "Łukasz Żółw", "Иван Грозный", "陳大文", "José", "O'Neil \"Doc\" <b>")
# Claimed with a password. In v1, which compared letters alone, there were also "STRASSE" and "Wyatt".
CLAIMED = ("Belle Starr", "Straße", "ΣΊΣΥΦΟΣ", "İpek", "Ｗｙａｔｔ", "Ёлка")
TOGETHER = {"caboose", "board", "choose_card", "turmoil", "keep"}  # Asked of several at once.
RARE = {"pickpocket", "flee", "hostage", "punch_take", "wagon", "old_whiskey_card", "whiskey_card",
        "second_card", "punch_loot", "ride", "turmoil", "draft"}


class Hall:
    def __init__(self, server, seed):
        self.server = server
        self.random = random.Random(seed)
        self.players = []
        self.people = []  # name, token, person, and where there are: password, program, webhook
        self.tables = []
        self.records = {}  # Of finished games, by table.
        self.stopped_at = set()  # Questions at which a game was left.

    # --- People
    async def join(self, name, **more):
        client = Client(self.server, name, checked=False, **more)
        await client.open()
        self.people.append({"name": client.welcome["name"], "token": client.token,
                            "person": client.person})
        return client

    async def gather(self):
        self.players = [await self.join(name) for name in NAMES]
        for name in CLAIMED:
            owner = await self.join("Somebody")
            password = f"password of {name}"
            await owner.request("claim_name", name=name, password=password)
            self.people[-1].update(name=name, password=password)
            await owner.close()
        url = "https://hooks.invalid/turn"
        await self.players[1].request("set_webhook", url=url)
        self.people[1]["webhook"] = url
        await (await self.join("")).close()  # A guest with a number.

    async def program(self):
        """An outside bot."""
        _, _, reply = self.server.http("POST", "/api/bots", {"name": "Программа"})
        bot = Client(self.server, bearer=reply["token"], origin="", checked=False)
        await bot.open()
        self.people.append({"name": bot.welcome["name"], "token": reply["token"],
                            "person": bot.person, "program": True})
        return bot

    # --- Tables
    async def open(self, host, config, options=None, **fields):
        answer = await host.request("create", config=config, options={**PATIENT, **(options or {})},
                                    **fields)
        table = answer["table"]
        await host.until(lambda: table in host.rooms, "the room")
        return table

    async def sit(self, table, players, nonces=True):
        for player in players:
            await player.watch(table)
            nonce = {"nonce": f"{self.random.getrandbits(64):016x}"} if nonces else {}
            await player.request("sit", table=table, **nonce)

    async def start(self, table, players):
        await players[0].request("start", table=table)
        for player in players:
            await player.until(lambda p=player: table in p.games, "the first view")

    async def remember(self, table, players, what, **more):
        """As its people see it now."""
        seen = []
        for player in players:
            game = await player.fresh_game(table) if table in player.games else None
            seen.append({"person": player.person,
                         **(snapshot(game, whole=not seen) if game else {})})
        await players[0].request("ping")
        room = players[0].rooms[table]
        chairs = [{key: chair[key] for key in ("kind", "name", "level", "away") if key in chair}
                  for chair in room["chairs"]]
        self.tables.append({"table": table, "code": room["code"], "what": what,
                            "stage": room["stage"], "config": room["config"],
                            "options": room["options"], "commit": room["commit"],
                            "chairs": chairs, "seen": seen, **more})
        if room["stage"] == "finished":
            status, _, self.records[table] = self.server.get(f"/api/records/{table}")
            assert status == 200, self.records[table]
        for player in players:
            await player.request("unwatch", table=table)

    # --- Play
    async def play(self, table, players, stop):
        """Random decisions until `stop(question, pending, asked, decisions)`, or the end. Whether it was
        stopped."""
        asked, question, decisions = 0, "", 0
        while True:
            player = await self.deciding(table, players)
            if player is None:
                return False
            view, pending = player.games[table].view, player.games[table].turn["pending"]
            asked = max(asked, len(pending)) if view["ask"] == question else len(pending)
            question = view["ask"]
            if stop(question, len(pending), asked, decisions):
                return True
            await self.decide(table, player)
            decisions += 1

    async def deciding(self, table, players):
        """One of those who must decide; None at the end."""
        first = players[0]
        await first.request("ping")
        waiting = [asyncio.create_task(p.until(lambda p=p: p.games[table].over or
                                               p.open_question(table), "a question"))
                   for p in players]
        await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        if any(p.games[table].over for p in players):
            return None
        return self.random.choice([p for p in players if p.open_question(table)])

    async def decide(self, table, player):
        """Once in a while it is taken back first, where that is possible."""
        game, legal = player.games[table], player.open_question(table)
        await player.act(table, self.random.choice(legal["actions"]), legal)
        await player.until(lambda: (game.legal or {}).get("decision") != legal["decision"],
                           "what comes of it")
        back = game.turn.get("take_back")
        if back and self.random.random() < 0.1:
            try:
                await player.request("take_back", table=table, seat=back["seat"],
                                     decision=back["decision"])
            except Refused:
                return  # A bot was quicker.
            player.answered.clear()
            fulls = game.fulls
            await player.until(lambda: game.fulls > fulls or player.open_question(table), "it back")

    def wanted(self, question, pending, asked):
        if question in self.stopped_at:
            return False
        return question not in TOGETHER or pending < asked

    # --- Each kind of table
    async def running(self, config, number):
        """A game that is left at a question at which none was left before, or somewhere."""
        seats = config["seats"]
        people = self.random.sample(self.players, seats if number % 3 else max(2, seats - 1))
        options = {"clock": CLOCKS[number % 3], "memory": number % 11 == 5,
                   "shuffle_seats": number % 5 == 1, "listed": number % 2 == 0,
                   "title": f"Zug {number} → Folsom"}
        table = await self.open(people[0], config, options)
        await self.sit(table, people[1:])
        for seat in range(len(people), seats):
            await people[0].request("put_bot", table=table, seat=seat, level="scripted")
        await self.start(table, people)
        limit = self.random.randint(4, 90)
        stopped = await self.play(table, people, lambda question, pending, asked, decisions:
                                  self.wanted(question, pending, asked) or decisions >= limit)
        question = people[0].games[table].view["ask"]
        if stopped:
            self.stopped_at.add(question)
        await self.remember(table, people, f"left at {question}" if stopped else "finished")

    async def rare(self, configs, tries):
        """Games until every rare question was met; those that did not meet one are finished."""
        for number in range(tries):
            missing = RARE - self.stopped_at
            if not missing:
                return
            config = self.random.choice(configs)
            people = self.random.sample(self.players, config["seats"])
            table = await self.open(people[0], config, {"clock": CLOCKS[number % 2]})
            await self.sit(table, people[1:])
            await self.start(table, people)
            stopped = await self.play(table, people, lambda question, pending, asked, _:
                                      question in RARE and self.wanted(question, pending, asked))
            question = people[0].games[table].view["ask"]
            if stopped:
                self.stopped_at.add(question)
            await self.remember(table, people, f"left at {question}" if stopped else "finished")

    async def finished(self, config):
        """A whole game, to whose deal everybody added something. The table."""
        people = self.random.sample(self.players, config["seats"])
        table = await self.open(people[0], config, {"listed": True})
        await people[0].request("nonce", table=table, nonce="00c0ffee00c0ffee")
        await self.sit(table, people[1:])
        await self.start(table, people)
        await self.play(table, people, lambda *_: False)
        await self.remember(table, people, "finished")
        return table

    async def waiting_rooms(self):
        anna, lukasz, ivan, chen, jose, doc = self.players
        table = await self.open(anna, {"seats": 4, "horses": True, "bandits": "drafted"},
                                {"title": "Поезд 列車", "listed": True, "memory": True})
        await self.sit(table, [lukasz, ivan])
        await anna.request("put_bot", table=table, seat=3, level="tenderfoot")
        await anna.request("nonce", table=table, nonce="0123456789abcdef")
        await self.remember(table, [anna, lukasz, ivan], "full, ready to start", ready=True)

        table = await self.open(chen, {"seats": 5, "expert": True}, {"clock": CLOCKS[1]})
        await self.sit(table, [jose, doc], nonces=False)
        await chen.request("kick", table=table, seat=1)
        await chen.request("put_bot", table=table, seat=4, level="mcts:iterations=10")
        await chen.request("set_options", table=table, config={"seats": 6, "edition": "2018"},
                           options={"title": "Six", "take_back": False})
        await jose.request("unwatch", table=table)
        await self.remember(table, [chen, doc], "one was kicked", kicked=jose.person)

        table = await self.open(doc, {"seats": 3}, {"spectators": False, "local_seats": True},
                                local_names=["Ann", "Бен"])
        await self.remember(table, [doc], "two at one device")

        table = await self.open(ivan, {"seats": 3}, bots=["random", "", "scripted"], sit=False)
        await self.sit(table, [await self.program()])
        await ivan.until(lambda: ivan.rooms[table]["chairs"][1]["kind"] == "program", "the program")
        await self.remember(table, [ivan], "a program, a host without a seat")

        table = await self.open(ivan, {"seats": 3}, sit=False)
        await self.sit(table, [chen, anna])
        await ivan.request("stand", table=table)
        await chen.until(lambda: chen.rooms[table]["host"], "the host's part")
        await self.remember(table, [chen, anna], "the host left")

        table = await self.open(jose, {"seats": 3})
        await jose.request("close", table=table)
        await jose.until(lambda: jose.rooms[table]["stage"] == "closed", "its end")
        await self.remember(table, [jose], "closed")

    async def troubled_games(self):
        """Somebody left, was kicked, is played for, passed a seat on, wants a rematch."""
        anna, lukasz, ivan, chen, jose, _ = self.players
        people = [anna, lukasz, ivan, chen]
        table = await self.open(anna, {"seats": 4})
        await self.sit(table, people[1:])
        await self.start(table, people)
        await self.play(table, people, lambda *now: now[3] >= 10)
        link = (await anna.request("seat_link", table=table, seat=0))["link"]
        await anna.request("stand_in", table=table, seat=1)
        await anna.request("kick", table=table, seat=2)
        await anna.request("stand_in", table=table, seat=3)
        await chen.request("give_back", table=table, seat=3)
        await self.play(table, [anna, chen], lambda *now: now[3] >= 6)
        await self.remember(table, [anna, lukasz, chen], "one is played for, one kicked", link=link)

        table = await self.open(jose, {"seats": 3}, {"local_seats": True},
                                local_names=["Ann", "Бен", "Cid"])
        await jose.request("start", table=table)
        await jose.until(lambda: table in jose.games, "the first view")
        for seat in [pending["seat"] for pending in jose.games[table].turn["pending"]]:
            await jose.request("curtain", table=table, seat=seat)
            await jose.until(lambda: jose.open_question(table), "the curtain")
            await self.decide(table, jose)
        await jose.request("curtain", table=table, seat=-1)
        await self.remember(table, [jose], "three at one device")

        people = [chen, ivan, lukasz]
        table = await self.open(chen, {"seats": 3})
        await self.sit(table, people[1:])
        await self.start(table, people)
        await self.play(table, people, lambda *_: False)
        again = (await ivan.request("rematch", table=table))["table"]
        await self.remember(table, people, "finished, with a rematch", rematch=again)
