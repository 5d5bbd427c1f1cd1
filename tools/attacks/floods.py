"""Floods of mangled messages and requests, frames that say nothing or lie about their size,
connections that never finish: meanwhile others play a whole game, and the server is none the worse.

The attackers have many addresses, since of one only so much is read at all.
"""

import asyncio
import collections
import json
import random
import socket
import time

from attacks import Attack
from harness import PATIENCE
from harness.client import Client
from harness.raw import TEXT, Closed, RawSocket

MESSAGES = [
    {"type": "ping"}, {"type": "lobby", "on": True}, {"type": "my_tables"},
    {"type": "rename", "name": "Eve"}, {"type": "watch", "code": "ABCDE"},
    {"type": "create", "config": {"seats": 4, "expert": True}, "options": {"clock": {"kind": "none"}},
     "bots": ["", "rustler", "", ""]},
    {"type": "watch", "table": "", "since": 3, "viewer": 0}, {"type": "sit", "table": "", "seat": 1},
    {"type": "act", "table": "", "seat": 0, "decision": 4, "action": "fire@belle"},
    {"type": "chat", "table": "", "text": "Hands up"}, {"type": "preview", "table": "", "seat": 0,
                                                        "decision": 4, "action": "draw"},
    {"type": "log", "table": ""}, {"type": "start", "table": ""}, {"type": "close", "table": ""},
    {"type": "kick", "table": "", "seat": 2}, {"type": "curtain", "table": "", "seat": 0},
]
REQUEST = ("POST /api/bots?seat=1&before=7 HTTP/1.1\r\nHost: localhost\r\nContent-Length: 14\r\n"
           "Content-Type: application/json\r\nConnection: close\r\n\r\n{\"name\":\"Eve\"}")
ODD = ["", '"', "{", "}", "[", "]", "\\", "\\u0000", "\u202e", "\U0001f920", "-", "1e999", "null",
       "99999999999999999999", "[" * 20, ":", ",", "\r\n", "\0", "%", " " * 50]
VALUES = [None, True, -1, 0, 1, 5, 255, 2**31, 2**63, 1.5, "", "x", "x" * 300, "draw", "\0", "\u202e",
          [], [[]], {}, {"kind": "live"}]
MEMORY = 64 * 2**20  # What a flood may leave behind at most, in bytes.
SIZES = [2**14 + 1, 2**16, 2**20, 2**32, 2**40, 2**62]  # Above what a message may have.

MASK = b"\0\0\0\0"
# Frames that say nothing: what begins a row of them, one of them, and what a message after them is.
NOTHING = [(b"", b"\x89\x80" + MASK, TEXT),                    # Pings,
           (b"", b"\x8a\x80" + MASK, TEXT),                    # pongs,
           (b"\x01\x80" + MASK, b"\x00\x80" + MASK, 0)]       # empty fragments.


def mangle(text, rng):
    """One to four edits: something odd put in, taken out or doubled."""
    for _ in range(rng.randint(1, 4)):
        begin = rng.randrange(len(text) + 1)
        end = min(len(text), begin + rng.randint(0, 6))
        text = text[:begin] + rng.choice([rng.choice(ODD), "", text[begin:end] * 2]) + text[end:]
    return text


def bend(message, rng):
    """The same with another value somewhere, a field less or one more."""
    bent = dict(message)
    field = rng.choice(list(bent))
    if isinstance(bent[field], dict) and rng.random() < 0.7:
        bent[field] = bend(bent[field], rng) if bent[field] else {"x": 1}
    elif rng.random() < 0.1:
        del bent[field]
    else:
        bent[rng.choice([field, field, field, "odd", "id"])] = rng.choice(VALUES)
    return bent


class Attacker:
    """One address, which comes back whenever it is sent away."""

    def __init__(self, server, number, seed):
        self.server = server
        self.address = f"127.1.{number // 250}.{number % 250 + 1}"
        self.random = random.Random(f"{seed} {number}")
        self.token = ""
        self.codes = collections.Counter()  # What it was answered.

    def open(self):
        connection = RawSocket(self.server, source=self.address)
        hello = {"type": "hello", "id": 0, "protocol": 1, **({"token": self.token} if self.token
                                                              else {})}
        connection.send_text(json.dumps(hello))
        welcome = json.loads(connection.read_text())
        self.token = welcome.get("token", self.token)
        return connection

    def flood(self, table, count):
        """So many mangled messages, fifty at once."""
        while count > 0:
            try:
                with self.open() as connection:
                    while count > 0:
                        count -= 50
                        self.send_some(connection, table, 50)
            except (Closed, OSError) as end:
                self.codes[f"closed {getattr(end, 'code', None)}"] += 1

    def send_some(self, connection, table, count):
        for _ in range(count):
            message = self.random.choice(MESSAGES)
            if "table" in message:
                message = {**message, "table": table}
            if self.random.random() < 0.7:
                text = json.dumps(bend(message, self.random))
            else:
                text = mangle(json.dumps(message), self.random)
            connection.send_text(text.encode(errors="replace"))
        connection.send_text('{"type":"ping","id":7}')
        while True:
            answer = json.loads(connection.read_text())
            if answer["type"] == "error":
                self.codes[answer["code"]] += 1
            if answer.get("id") == 7:
                return

    def whisper(self, begin, frame, last):
        """Fifty thousand frames that say nothing, then a message: the code with which it ended
        before, None if without one, "endured" if the message was answered."""
        with self.open() as connection:
            try:
                connection.socket.sendall(begin)
                for _ in range(50):
                    connection.socket.sendall(frame * 1000)
                connection.send_frame(last, b'{"type":"ping","id":7}')
                connection.read_text()
                return "endured"
            except Closed as end:
                return end.code
            except OSError:
                return None

    def request(self):
        """One mangled HTTP request."""
        with socket.create_connection(("127.0.0.1", self.server.port), PATIENCE,
                                      source_address=(self.address, 0)) as connection:
            try:
                connection.sendall(mangle(REQUEST, self.random).encode(errors="replace"))
                connection.shutdown(socket.SHUT_WR)
                first = connection.makefile("rb").readline().split()
                self.codes[first[1].decode() if len(first) > 1 else "cut"] += 1
            except OSError:
                self.codes["cut"] += 1


class Floods(Attack):
    async def asyncSetUp(self):
        # Those who play as fast as they can mean no harm: only the limits of addresses count here.
        self.server = self.serve(messages_per_s=1000)
        self.players = [await self.join(self.server, f"Player {i}", source=f"127.0.0.{i + 2}")
                        for i in range(3)]
        self.table = await self.seated(self.players, start=False)
        self.before = self.server.memory()

    async def under(self, *attacks):
        """The game of others, from start to end, while these run on other threads."""
        begun = time.monotonic()
        under_way = [asyncio.to_thread(attack) for attack in attacks]
        await self.start(self.players[0], self.table, self.players[1:])
        await asyncio.gather(self.play_all(self.table, self.players), *under_way)
        return time.monotonic() - begun

    def withstood(self):
        over = all(player.games[self.table].over for player in self.players)
        self.holds("meanwhile others played a game to its end", over)
        self.holds("the server runs on", self.server.running())
        grown = self.server.memory() - self.before
        self.holds(f"it grew by {grown / 2**20:.0f} MiB", grown < MEMORY)
        self.holds("and logged no error", '"level":"error"' not in self.server.log())

    def attackers(self, count):
        return [Attacker(self.server, number, self.seed) for number in range(count)]

    def told(self, attackers):
        sums = sum((attacker.codes for attacker in attackers), collections.Counter())
        return sums, ", ".join(f"{code} {n}" for code, n in sums.most_common(6))

    async def try_mangled_messages(self):
        attackers, each = self.attackers(self.size(6, 200)), self.size(300, 1000)

        def flood():
            for attacker in attackers:
                attacker.flood(self.table, each)
        seconds = await self.under(flood)
        sums, most = self.told(attackers)
        self.tried(f"{len(attackers) * each} messages from {len(attackers)} addresses in "
                   f"{seconds:.0f} s: {most}")
        self.holds("none hit something that the server did not expect",
                   "server/internal" not in sums)
        self.withstood()

    async def try_mangled_requests(self):
        attackers, each = self.attackers(self.size(4, 40)), self.size(50, 500)

        def flood():
            for attacker in attackers:
                for _ in range(each):
                    attacker.request()
        seconds = await self.under(flood)
        sums, most = self.told(attackers)
        self.tried(f"{len(attackers) * each} HTTP requests in {seconds:.0f} s: {most}")
        self.holds("none hit something that the server did not expect", "500" not in sums)
        self.withstood()

    async def try_sizes_that_are_lies(self):
        attackers = self.attackers(self.size(3, 100))
        ends = collections.Counter()

        def flood():
            for attacker in attackers:
                for size in SIZES:
                    with attacker.open() as connection:
                        connection.send_frame(TEXT, b"x" * 100, length=size)
                        ends[connection.read_close()] += 1
        await self.under(flood)
        self.tried(f"{len(attackers) * len(SIZES)} frames that claim up to 2^62 bytes")
        self.holds(f"each ended its connection: {dict(ends)}", set(ends) <= {1002, 1009, None})
        self.withstood()

    async def try_frames_that_say_nothing(self):
        attackers = self.attackers(self.size(2, 50))
        ends = collections.Counter()

        def flood():
            for attacker in attackers:
                for begin, frame, last in NOTHING:
                    ends[attacker.whisper(begin, frame, last)] += 1
        await self.under(flood)
        self.tried(f"up to {50_000 * len(attackers) * len(NOTHING):,} pings, pongs and empty fragments")
        self.holds(f"each connection was ended: {dict(ends)}", set(ends) <= {1008, None})
        self.withstood()

    async def try_connections_that_never_finish(self):
        """A request in single bytes; of one address as many as it may have, and more."""
        opened = []

        def hold():
            for attacker in self.attackers(self.size(2, 20)):
                for _ in range(120):
                    one = socket.create_connection(("127.0.0.1", self.server.port), PATIENCE,
                                                   source_address=(attacker.address, 0))
                    self.addCleanup(one.close)
                    one.sendall(b"G")
                    opened.append(one)
        await self.under(hold)
        self.tried(f"{len(opened)} requests of which only the first byte came")
        if self.long:
            seconds = await asyncio.to_thread(self.until_cut, opened)
            self.tried("and then one byte now and then")
            self.holds(f"after {seconds:.0f} s the last of them was cut off", seconds < PATIENCE)
        newcomer = Client(self.server, source="127.0.0.9")
        self.addAsyncCleanup(newcomer.close)
        await newcomer.open()
        self.holds("somebody new from elsewhere is let in", newcomer.person != "")
        self.withstood()

    def until_cut(self, connections):
        """Sends each a byte more in turn, until the last is cut off; how long that took."""
        begun = time.monotonic()
        left = list(connections)
        while left and time.monotonic() - begun < PATIENCE:
            left = [one for one in left if self.goes_on(one)]
        return time.monotonic() - begun

    @staticmethod
    def goes_on(connection):
        connection.settimeout(0.002)
        try:
            connection.sendall(b"E")
            return connection.recv(4096) != b""
        except TimeoutError:
            return True
        except OSError:
            return False
