"""Filling the disk: tables made, closed and made again as quickly as the server lets one address.

The limits are in docs/security.md: so many tables a day of one person and of one address.
"""

import collections

from attacks import Attack
from harness.client import Refused

PER_PERSON, PER_ADDRESS = 200, 600  # A day.


class Fill(Attack):
    async def made(self, client, tries, said):
        """Makes a table and closes it again, so often."""
        for _ in range(tries):
            try:
                table = (await client.request("create", config={"seats": 3}))["table"]
                await client.request("close", table=table)
                await client.request("unwatch", table=table)
                said["made"] += 1
            except Refused as refused:
                said[refused.code] += 1

    async def try_one_person(self):
        # How quickly is another limit.
        server = self.serve(messages_per_s=100000, messages_per_s_address=100000)
        said = collections.Counter()
        await self.made(await self.join(server), PER_PERSON + self.size(20, 500), said)
        self.tried(f"tables of one person, each closed again: {dict(said)}")
        self.holds(f"{said['made']} were made, {PER_PERSON} may be in a day",
                   said["made"] <= PER_PERSON + 1 and said["limit/creations"] > 0)

    async def try_many_people(self):
        """Of one address; fewer than an address may make, so that it does not take long."""
        allowed = self.size(30, PER_ADDRESS)
        server = self.serve(messages_per_s=100000, messages_per_s_address=100000,
                            creations_per_day_address=allowed)
        said = collections.Counter()
        for _ in range(10):
            await self.made(await self.join(server), allowed // 5, said)
        other = await self.join(server, source="127.0.0.77")
        elsewhere = collections.Counter()
        await self.made(other, 3, elsewhere)
        self.tried(f"tables of ten people of one address: {dict(said)}")
        self.holds(f"{said['made']} were made, {allowed} may be in a day",
                   said["made"] <= allowed + 1 and said["limit/creations"] > 0)
        self.holds("another address makes its own", elsewhere["made"] == 3)
