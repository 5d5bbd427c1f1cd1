"""Passing for somebody else: names that look alike, and guesses at a password that lock its owner out.

Names are judged as docs/security.md says; addresses come from a trusted proxy's header, as many as
the attack wants.
"""

from attacks import Attack
from harness.client import Client

PASSWORD = "correct horse"
# For "Coco": other scripts, digits, unseen characters, other widths.
FAKES = ["COCO", "C0co", "Coc0", "\u0421\u043e\u0441\u043e", "C\u043eco", "Co\u200dco", "\uff23oco",
         "Coco\u00ad", "\u202eocoC", "Coc\u03bf", "Co\u2060co", "Coco\ufe0f"]

GUESTS = ["Guest 1234", "Guest l234", "guest I234", "\uff27uest 1234"]


class Names(Attack):
    async def client(self, server, address):
        client = Client(server, headers={"X-Forwarded-For": address})
        client.checked = False
        self.addAsyncCleanup(client.close)
        await client.connect()
        await client.hello()
        return client

    async def try_looking_alike(self):
        server = self.serve()
        owner = await self.join(server, "Coco")
        await owner.request("claim_name", name="Coco", password=PASSWORD)
        fake = await self.join(server, "Eve")
        fake.checked = False
        taken = [name for name in FAKES
                 if await self.code_of(fake.request("rename", name=name)) == "ok"]
        self.tried(f"{len(FAKES)} names that look like a claimed one")
        self.holds(f"{len(taken)} of them were given", not taken)

    async def try_taking_guests_names(self):
        server = self.serve()
        thief = await self.join(server, "Eve")
        thief.checked = False
        taken = [name for name in GUESTS
                 if await self.code_of(thief.request("claim_name", name=name,
                                                  password=PASSWORD)) == "ok"]
        await thief.request("claim_name", name="Eve", password=PASSWORD)
        taken += [name for name in GUESTS
                  if await self.code_of(thief.request("rename", name=name,
                                                      password=PASSWORD)) == "ok"]
        self.tried(f"to own {len(GUESTS)} names that look like a guest's, in two ways")
        self.holds(f"{len(taken)} of them were given", not taken)

    async def try_locking_out(self):
        server = self.serve(trusted_proxy=["127.0.0.1/32"])
        owner = await self.client(server, "192.0.2.1")
        await owner.request("claim_name", name="Coco", password=PASSWORD)
        wrong = 0
        addresses = self.size(15, 60)
        for number in range(addresses):
            eve = await self.client(server, f"198.51.100.{number}")
            for _ in range(10):
                answer = await self.code_of(eve.request("sign_in", name="coco",
                                                        password="wrong horse"))
                wrong += answer == "identity/wrong_password"
        self.tried(f"{addresses * 10} passwords for one name from {addresses} addresses")
        self.holds(f"{wrong} of them were tried, 102 may be", wrong <= 102)
        phone = await self.client(server, "192.0.2.1")
        answer = await self.code_of(phone.request("sign_in", name="Coco", password=PASSWORD))
        self.holds("the owner still signs in from where they play", answer == "ok")
