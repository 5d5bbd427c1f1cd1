"""Guessing the codes of tables: many guesses at once, before the first is answered.

The limit is ten codes a minute that lead nowhere, for one address (docs/security.md).
"""

import json
import time

from attacks import Attack
from harness.raw import RawSocket

PER_MINUTE = 10
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
HELLO = '{"type":"hello","id":0,"protocol":1}'
GUESSES = 25     # Of one connection at once; its messages are limited too.
CONNECTIONS = 8  # Of one address.


class Codes(Attack):
    def guess(self, length):
        return "".join(self.random.choice(LETTERS) for _ in range(length))

    def greet(self, server, address):
        connection = RawSocket(server, source=address)
        self.addCleanup(connection.socket.close)
        connection.send_text(HELLO)
        connection.read_text()
        return connection

    def send_guesses(self, connection):
        """Without waiting for an answer."""
        for number in range(GUESSES):
            connection.send_text(json.dumps({"type": "watch", "id": number + 1,
                                             "code": self.guess(self.random.choice((5, 8)))}))

    def answers(self, connection):
        """What became of each guess, as codes of errors."""
        found = []
        while len(found) < GUESSES:
            answer = json.loads(connection.read_text())
            if "id" in answer:
                found.append(answer.get("code", "ok"))
        return found

    async def try_pipelining(self):
        server = self.serve()
        addresses = self.size(1, 50)
        begun = time.monotonic()
        most = max(self.pipelined(server, f"127.0.1.{n + 1}") for n in range(addresses))
        passed = time.monotonic() - begun
        allowed = PER_MINUTE * (1 + passed / 60)
        self.tried(f"{CONNECTIONS * GUESSES} codes in one go from each of {addresses} addresses")
        self.holds(f"of one address {most} were looked up, {allowed:.0f} may be", most <= allowed)

    def pipelined(self, server, address):
        """How many guesses of one address were looked up."""
        connections = [self.greet(server, address) for _ in range(CONNECTIONS)]
        for connection in connections:
            self.send_guesses(connection)
        answers = [answer for connection in connections for answer in self.answers(connection)]
        return sum(answer in ("ok", "table/unknown") for answer in answers)

    async def try_the_odds(self):
        """Of tables that are in no list, one of them not any more."""
        host = await self.join(self.serve())
        tables = [await self.open_table(host, options={"listed": listed})
                  for listed in (False, True)]
        await host.request("set_options", table=tables[1], options={"listed": False})
        code = min((host.rooms[table]["code"] for table in tables), key=len)
        years = len(LETTERS) ** len(code) / 100 / PER_MINUTE / (60 * 24 * 365)
        self.tried("to reckon how long one address must guess to find one of a hundred tables")
        self.holds(f"a code of {len(code)} letters: {years:,.0f} years", years > 1000)

    async def try_own_codes_in_between(self):
        """A code that leads somewhere costs nothing; it must not pay for another either."""
        server = self.serve(messages_per_s=1000)
        host = await self.join(server)
        table = await self.open_table(host, options={"listed": True})
        own = host.rooms[table]["code"]
        looked_up, guesses = 0, self.size(3, 10) * PER_MINUTE
        begun = time.monotonic()
        for _ in range(guesses):
            guess = host.request("watch", code=self.guess(5))
            looked_up += await self.code_of(guess) == "table/unknown"
            await self.code_of(host.request("watch", code=own))
        allowed = PER_MINUTE * (1 + (time.monotonic() - begun) / 60)
        self.tried(f"{guesses} guesses, and after each the code of a table of one's own")
        self.holds(f"{looked_up} of them were looked up, {allowed:.0f} may be",
                   looked_up <= allowed)
