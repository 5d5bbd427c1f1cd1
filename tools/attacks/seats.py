"""Playing another's turn, and seeing two hands: stand-ins forced on rivals, and seats hopped between.

The host is the attacker: kicks, stand-ins and bots of their choice, one seat after the other, and a
friend who takes the seat of somebody who is gone.
"""

import asyncio
import time

from attacks import Attack
from harness import PATIENCE
from harness.client import Refused


class Seats(Attack):
    async def begun(self, count=3, **options):
        """Players of a game that has begun, and its table."""
        players = await self.join_all(self.serve(messages_per_s=1000), count)
        return players, await self.seated(players, options=options)

    async def try_playing_a_rivals_turn(self):
        """Each time the rival is asked, the host wants a bot to answer, and asks twenty times."""
        (host, rival, other), table = await self.begun()
        replaced, codes = 0, set()
        for _ in range(self.size(12, 200)):
            asked = await self.deciding(table, (host, rival, other))
            if asked is rival:
                deeds = [("stand_in", {}), ("kick", {}), ("put_bot", {"level": "random"})] * 7
                answers = await asyncio.gather(*(
                    self.code_of(host.request(kind, table=table, seat=1, **fields))
                    for kind, fields in deeds))
                codes.update(answers)
                replaced += answers.count("ok")
            try:
                await asked.act(table, self.random.choice(asked.games[table].legal["actions"]))
            except Refused as refused:
                replaced += 1
                codes.add(refused.code)
            if asked.games[table].over:
                break
        self.tried("to have a bot play for a rival who is there, at every turn of theirs")
        self.holds(f"all was refused ({', '.join(sorted(codes))}), and every decision was their own",
                   replaced == 0 and not host.rooms[table]["chairs"][1]["away"])

    async def try_staying_away_for_ever(self):
        """The stand-in is asked for and sent back, to begin the clock anew."""
        (host, rival, other), table = await self.begun(
            clock={"kind": "live", "decision_s": 5, "bank_s": 0})
        players = (host, rival, other)
        slow = await self.deciding(table, players)
        seat = players.index(slow)
        watcher = players[seat - 1]
        deadline = slow.games[table].turn["clocks"][0]["deadline"]
        number = watcher.games[table].number
        tries = 0
        while watcher.games[table].number == number:
            await self.code_of(slow.request("stand_in", table=table, seat=seat))
            await self.code_of(slow.request("give_back", table=table, seat=seat))
            tries += 1
            now = (await watcher.request("ping"))["now"]
            if now > deadline + 5000:
                break
        self.tried(f"to begin one's clock anew {tries} times by asking for a stand-in")
        self.holds(f"the game went on {max(0, now - deadline)} ms after the time was over at most",
                   watcher.games[table].number > number)

    async def try_hopping(self):
        """Stand up, sit elsewhere, stand up, sit back; by links too, and with an accomplice."""
        players, table = await self.begun(4)
        host, friend, third, _ = players
        hands, codes = {id(client): set() for client in players}, set()
        for seat, client in ((1, friend), (2, third)):
            await client.request("stand", table=table, seat=seat)
        for _ in range(self.size(5, 100)):
            client = self.random.choice((friend, third))
            seat = self.random.randrange(4)
            way = self.random.choice(("sit", "link", "stand"))
            if way == "link":
                try:
                    link = (await host.request("seat_link", table=table, seat=seat))["link"]
                    codes.add(await self.code_of(client.request("take_seat", link=link)))
                except Refused as refused:
                    codes.add(refused.code)
            else:
                codes.add(await self.code_of(client.request(way, table=table, seat=seat)))
            await client.request("ping")
            hands[id(client)].add(client.games[table].viewer)
        seen = max(len(seats - {-1}) for seats in hands.values())
        self.tried("to sit on the seats that two players left, one after the other")
        self.holds(f"nobody saw more than one hand ({', '.join(sorted(codes))})", seen <= 1)

    async def try_the_seat_of_one_who_is_gone(self):
        """The grace time is over and a bot plays for them: a friend of the host wants the hand."""
        (host, rival, _), table = await self.begun(grace_s=5)
        friend = await self.join(self.servers[0])
        await friend.watch(table)
        await rival.close()
        begun = time.monotonic()
        while not host.rooms[table]["chairs"][1]["away"]:
            await self.code_of(host.request("stand_in", table=table, seat=1))
            self.assertLess(time.monotonic() - begun, PATIENCE)
            await asyncio.sleep(0.2)
        requests = [host.request("kick", table=table, seat=1),
                    host.request("seat_link", table=table, seat=1),
                    host.request("clear_seat", table=table, seat=1),
                    host.request("put_bot", table=table, seat=1, level="random"),
                    friend.request("sit", table=table, seat=1)]
        codes = [await self.code_of(request) for request in requests]
        self.tried("to give the seat of one who lost the connection to a friend")
        self.holds(f"all was refused ({', '.join(sorted(set(codes)))})", "ok" not in codes)
        await rival.reconnect()
        await rival.until(lambda: rival.games[table].viewer == 1, "the own hand")
        self.holds("it is still its player's", not rival.rooms[table].get("kicked"))
