"""Many games of bots alone from one address, watched or not: a person's bots must not wait for them.

The limits are in docs/security.md; tools/measure_waits says how long the person waits, here it must
only be far less than the many seconds of a server that lets itself be starved.
"""

import collections
import random
import time

from attacks import Attack
from harness.case import QUICK
from harness.client import LATE, Client, Refused

# What an attacker asks for, and when that is refused, the longest thinking that the server allows.
LEVELS = ("mcts:iterations=5000", "mcts:iterations=1000")
LONGEST_WAIT = 5  # Seconds; several times what a loaded machine needs.
ATTACKER = "127.0.0.66"
PEOPLE = 10


async def raid(server, tables, watch=False):
    """Games of bots alone, as many of `tables` as the server lets one address start. Gives the
    attackers, and how often the server said what."""
    said = collections.Counter()
    people = [await Client(server, source=ATTACKER, checked=False).open() for _ in range(PEOPLE)]
    for number in range(tables):
        said[await start_bots(people[number % PEOPLE], watch)] += 1
    return people, said


async def start_bots(attacker, watch):
    try:
        table = await open_bots(attacker)
        await attacker.request("start", table=table)
        if not watch:
            await attacker.request("unwatch", table=table)
    except Refused as refused:
        return refused.code
    return "started"


async def open_bots(attacker):
    for level in LEVELS:
        try:
            answer = await attacker.request("create", config={"seats": 6}, options=QUICK,
                                            sit=False, bots=[level] * 6)
            return answer["table"]
        except Refused as refused:
            if refused.code != "bots/unknown" or level == LEVELS[-1]:
                raise
    return ""


async def waits(client, table, rng, turns):
    """Plays; how long each answer took to bring the next question, in seconds."""
    found = []
    over = lambda: client.games[table].over
    while len(found) < turns and not over():
        legal = client.open_question(table)
        begun = time.monotonic()
        try:
            await client.act(table, rng.choice(legal["actions"]), legal)
        except Refused as refused:
            if refused.code not in LATE:
                raise
        await client.until(lambda: over() or client.open_question(table), "a question")
        found.append(time.monotonic() - begun)
    return found


async def table_of(client, bots="search:iterations=60"):
    """A person with three bots, at the first question."""
    answer = await client.request("create", config={"seats": 4}, options=QUICK,
                                  bots=["", bots, bots, bots])
    table = answer["table"]
    await client.request("start", table=table)
    await client.until(lambda: table in client.games and client.open_question(table), "a question")
    return table


class Starve(Attack):
    async def try_games_of_bots_that_nobody_watches(self):
        server = self.serve()
        person = await self.join(server, "Anna")
        table = await table_of(person)
        people, said = await raid(server, self.size(24, 80))
        for attacker in people:
            self.addAsyncCleanup(attacker.close)
        self.tried(f"to start games of bots alone from one address: {dict(said)}")
        running = server.metrics()["folsom_tables_unattended"]
        self.holds(f"{running:.0f} of them run with nobody there, 4 may", running <= 4)
        await self.play(person, table)

    async def try_watched_ones(self):
        """They come after the table where a player waits."""
        server = self.serve()
        person = await self.join(server, "Anna")
        table = await table_of(person)
        people, said = await raid(server, self.size(24, 80), watch=True)
        for attacker in people:
            self.addAsyncCleanup(attacker.close)
        self.tried(f"to start games of bots alone that somebody watches: {dict(said)}")
        await self.play(person, table)

    async def play(self, person, table):
        took = await waits(person, table, random.Random(self.seed), 1000)
        self.holds(f"meanwhile a person played {len(took)} turns to the end of the game",
                   person.games[table].over)
        longest = max(took)
        self.holds(f"the longest wait was {longest * 1000:.0f} ms, {LONGEST_WAIT} s may be",
                   longest <= LONGEST_WAIT)

    async def try_longer_thinking_than_allowed(self):
        host = await self.join(self.serve())
        refused = 0
        for level in ("mcts:iterations=1001", "search:iterations=10000000", "search:ms=201"):
            try:
                await host.request("create", config={"seats": 3}, bots=["", level, level])
            except Refused as problem:
                refused += problem.code == "bots/unknown"
        self.tried("bots that think longer than a table may take")
        self.holds(f"{refused} of 3 were refused", refused == 3)
