"""A stolen token: keeping what its owner has ended, and locking the owner out.

The thief copied the token of the owner's phone and is connected with it on both servers of a site.
"""

from attacks import Attack
from harness.client import Client

PASSWORD = "correct horse"


class Sessions(Attack):
    async def gather(self):
        """The owner at the first server, and a thief with the phone's token at each."""
        database = self.postgres_store()
        self.servers = [self.serve(database, node=node, passwords_per_minute_address=1000,
                                   messages_per_s=1000) for node in ("a", "b")]
        owner = await self.join(self.servers[0], "Coco")
        await owner.request("claim_name", name="Coco", password=PASSWORD)
        phone = await self.join(self.servers[0])
        token = (await phone.request("sign_in", name="Coco", password=PASSWORD))["token"]
        return owner, [await self.join(server, token=token) for server in self.servers]

    async def void(self, thieves):
        """How many are out and stay out."""
        for thief in thieves:
            await thief.until_lost()
        codes = []
        for server in self.servers:
            client = Client(server, token=thieves[0].token)
            self.addAsyncCleanup(client.close)
            await client.connect()
            codes.append(await self.code_of(client.hello()))
        return codes.count("identity/unknown_token")

    async def try_staying_after_the_phone_was_signed_out(self):
        owner, thieves = await self.gather()
        devices = (await owner.request("devices"))["devices"]
        lost = next(device for device in devices if not device["here"])
        await owner.request("revoke", device=lost["device"])
        self.tried("the token of a device that was signed out, at two servers")
        self.holds("both connections end, and nobody comes in by it", await self.void(thieves) == 2)

    async def try_staying_after_a_new_password(self):
        owner, thieves = await self.gather()
        await owner.request("change_password", old=PASSWORD, new="battery staple")
        self.tried("the token from before the password was changed, at two servers")
        self.holds("both connections end, and nobody comes in by it", await self.void(thieves) == 2)

    async def try_locking_the_owner_out(self):
        owner, (thief, _) = await self.gather()
        thief.checked = False
        guesses = self.size(5, 40)
        codes = set()
        for number in range(guesses):
            guess = f"wrong horse {number}"
            codes.add(await self.code_of(thief.request("change_password", old=guess, new=guess)))
            codes.add(await self.code_of(thief.request("delete_account", password=guess)))
            codes.add(await self.code_of(thief.request("rename", name="Eve", password=guess)))
        codes.add(await self.code_of(thief.request("delete_account")))
        codes.add(await self.code_of(thief.request("rename", name="Eve")))
        self.tried(f"{3 * guesses} guesses at the password, to change it or the name, or to delete "
                   "the account")
        self.holds(f"refused: {', '.join(sorted(codes))}",
                   codes <= {"identity/wrong_password", "limit/passwords"})
        await owner.request("sign_out", everywhere=True)
        back = await self.join(self.servers[0])
        self.holds("the owner ends the thief's session and signs in again", "ok" == await self.code_of(
            back.request("sign_in", name="Coco", password=PASSWORD)))
