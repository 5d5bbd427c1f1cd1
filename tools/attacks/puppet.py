"""Bending the deal: an operator with a player of their own chooses that player's nonce last.

The operator knows the server's secret (here it is read from the store). Who also knew the nonces of
the others could try nonces until the deal pleases (docs/fairness.md).
"""

import hashlib
import sqlite3

from attacks import Attack


def hash_of(text):
    return hashlib.sha256(text.encode()).hexdigest()


class Puppet(Attack):
    async def gather(self):
        """The host, another honest player, and the puppet, who says nothing by itself."""
        self.server = self.serve(messages_per_s=10000, messages_per_s_address=10000)
        host, guest, puppet = await self.join_all(self.server, 3)
        puppet.deals = False
        table = await self.open_table(host, {"seats": 3})
        for player in (guest, puppet):
            await player.watch(table)
            await player.request("sit", table=table)
        await host.until(lambda: "commitment" in host.rooms[table]["chairs"][1], "the guest")
        return table, host, guest, puppet

    def stored(self, table):
        """All that the operator can read of the table."""
        with sqlite3.connect(f"file:{self.server.store}?mode=ro", uri=True) as store:
            rows = store.execute("SELECT * FROM entries WHERE table_id = ?", (table,))
            return "\n".join(str(row) for row in rows)

    async def try_choosing_last(self):
        table, host, guest, puppet = await self.gather()
        honest = [player.nonce(table) for player in (host, guest)]
        await host.request("start", table=table)
        await puppet.until(lambda: "deal" in puppet.rooms[table], "the deal")
        early = await self.code_of(host.request("reveal", table=table, nonce=honest[0]))
        self.holds("nobody tells a nonce before the puppet has committed",
                   early == "table/not_revealing" and not self.leaks(table, honest))
        mine = puppet.nonce(table)
        await puppet.request("commit", table=table, commitment=hash_of(mine))
        waits = lambda: puppet.rooms[table].get("deal", {}).get("waiting") == [2]
        await puppet.until(waits, "the nonces of the others")
        tries = self.size(50, 400)
        taken = 0
        for number in range(1, tries + 1):
            wished = puppet.nonce(table, number)
            codes = [await self.code_of(puppet.request("reveal", table=table, nonce=wished)),
                     await self.code_of(puppet.request("commit", table=table,
                                                       commitment=hash_of(wished)))]
            taken += "ok" in codes
        self.tried(f"{tries} other nonces when those of the others are known")
        self.holds("none was taken", taken == 0)
        await puppet.request("reveal", table=table, nonce=mine)
        await host.until(lambda: table in host.games, "the game")

    def leaks(self, table, nonces):
        log = self.stored(table)
        return any(nonce in log for nonce in nonces)

    async def try_breaking_off(self):
        table, host, guest, puppet = await self.gather()
        times = self.size(3, 30)
        for number in range(times):
            await puppet.request("commit", table=table,
                                 commitment=hash_of(puppet.nonce(table, number)))
            await self.start_when_committed(host, table, number)
            await puppet.until(lambda: puppet.rooms[table].get("deal", {}).get("waiting") == [2],
                               "the nonces of the others")
            await puppet.request("stand", table=table)
            await puppet.request("sit", table=table, seat=2)
        self.tried(f"leaving when the deal did not please, {times} times")
        counts = [player.rooms[table]["refused_starts"]["count"] for player in (host, guest)]
        self.holds(f"everybody sees {counts[0]} refused starts", counts == [times] * 2)

    async def start_when_committed(self, host, table, number):
        """The honest pages have committed to new nonces."""
        ready = lambda: (host.rooms[table].get("refused_starts", {"count": 0})["count"] == number
                         and all("commitment" in chair for chair in host.rooms[table]["chairs"]))
        await host.until(ready, "all commitments")
        await host.request("start", table=table)
