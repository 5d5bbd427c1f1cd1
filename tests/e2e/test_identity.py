"""Who one is: tokens, names, passwords, and those who try to be somebody else."""

import sqlite3
import unittest

from harness import schema
from harness.case import ServerCase
from harness.client import Client


class Tokens(ServerCase):
    async def asyncSetUp(self):
        self.server = self.serve()

    async def test_a_new_person_gets_a_token_and_is_the_same_with_it(self):
        first = await self.join(self.server, "Anna")
        self.assertEqual(first.welcome["name"], "Anna")
        self.assertFalse(first.welcome["claimed"])
        self.assertFalse(first.welcome["program"])
        again = await self.join(self.server, token=first.token)
        self.assertEqual(again.person, first.person)
        self.assertEqual(again.welcome["name"], "Anna")
        other = await self.join(self.server, "Anna")
        self.assertNotEqual(other.person, first.person)
        self.assertNotEqual(other.token, first.token)

    async def test_guessed_tokens_are_unknown(self):
        person = await self.join(self.server)
        token = person.token
        guesses = ["A" * len(token), token[:-1] + ("A" if token[-1] != "A" else "B"), token + "A",
                   token[:-1], token.swapcase(),
                   person.person]
        for guess in guesses:
            with self.subTest(guess=guesses.index(guess)):
                client = Client(self.server, token=guess)
                client.checked = False
                self.addAsyncCleanup(client.close)
                await client.connect()
                await self.refused("identity/unknown_token", client.hello())
                client.token = ""
                await client.hello()  # As a new person, on the same connection.
                self.assertNotEqual(client.person, person.person)

    async def test_nobody_acts_with_anothers_id(self):
        players = await self.join_all(self.server, 3)
        table = await self.seated(players)
        rival = await self.join(self.server, "Mallory")
        player = await self.deciding(table, players)
        legal = player.games[table].legal
        fields = dict(table=table, seat=legal["seat"])
        question = dict(decision=legal["decision"], action=legal["actions"][0])
        for kind, extra in (("act", question), ("preview", question),
                            ("take_back", {"decision": legal["decision"]}),
                            ("stand", {}), ("give_back", {}), ("seat_link", {}), ("stand_in", {})):
            with self.subTest(kind=kind):
                with self.assertRaises(Exception) as caught:
                    await rival.request(kind, **fields, **extra)
                self.assertIn(caught.exception.code,
                              ("table/not_your_seat", "table/not_host", "table/not_watching"))
        await rival.watch(table)
        lines = (await rival.request("log", table=table))["lines"]
        drawn = [line["event"] for line in lines if line["event"]["type"] == "card_drawn"]
        self.assertTrue(drawn)
        self.assertFalse(any("card" in event for event in drawn))

    async def test_hello_comes_first_and_once(self):
        client = await self.join(self.server)
        await self.refused("hello/again", client.request("hello", protocol=1))
        early = Client(self.server)
        self.addAsyncCleanup(early.close)
        await early.connect()
        await self.refused("hello/needed", early.request("ping"))
        self.assertEqual((await early.until_lost()).code, 1008)
        old = Client(self.server)
        old.checked = False
        self.addAsyncCleanup(old.close)
        await old.connect()
        await self.refused("hello/protocol", old.request("hello", protocol=2))


class Names(ServerCase):
    async def asyncSetUp(self):
        self.server = self.serve(passwords_per_minute_address=1000)

    async def test_names_can_be_changed_but_not_to_anything(self):
        client = await self.join(self.server, "Anna")
        self.assertEqual((await client.request("rename", name="Belle\u00e9"))["name"],
                         "Belle\u00e9")
        client.checked = False
        for bad in ("", " ", "x" * 25, "a\nb", "\u202ebad", "\u200b", "a\x00b"):
            with self.subTest(bad=bad):
                await self.refused("identity/bad_name", client.request("rename", name=bad))
        markup = await self.join(self.server, "<i>Eve</i>")
        self.assertEqual(markup.welcome["name"], "<i>Eve</i>")

    async def test_names_that_an_older_server_folded_otherwise_are_found(self):
        people = {}
        for name in ("Straße", "Gasse"):
            client = await self.join(self.server, name)
            await client.request("claim_name", name=name, password="correct horse")
            people[name] = client.person
            await client.close()
        self.server.stop()
        with sqlite3.connect(self.server.store) as database:
            for name, folded in (("Straße", "straße"), ("Gasse", "strasse")):
                database.execute("UPDATE people SET claimed_name = ?1, folded = ?1 WHERE name = ?2",
                                 (folded, name))
        self.server.start()
        for name, typed in (("Straße", "STRASSE"), ("Gasse", "ｇａｓｓｅ")):
            client = await self.join(self.server)
            answer = await client.request("sign_in", name=typed, password="correct horse")
            self.assertEqual((answer["person"], answer["name"]), (people[name], name))

    async def test_a_claimed_name_is_signed_in_to_with_its_password(self):
        owner = await self.join(self.server, "Anna")
        await owner.request("claim_name", name="Anna", password="correct horse")
        thief = await self.join(self.server, "Thief")
        thief.checked = False
        await self.refused("identity/name_taken", thief.request("claim_name", name="aNNa",
                                                                password="battery staple"))
        await self.refused("identity/name_taken", thief.request("rename", name="ANNA"))
        await self.refused("identity/bad_password",
                           thief.request("claim_name", name="Thief", password="short"))
        await self.refused("identity/wrong_password",
                           thief.request("sign_in", name="Anna", password="wrong horse"))
        await self.refused("identity/wrong_password",
                           thief.request("sign_in", name="Nobody", password="wrong horse"))
        await self.refused("identity/claimed", owner.request("claim_name", name="Anna Two",
                                                             password="battery staple"))
        phone = await self.join(self.server, "Phone")
        answer = await phone.request("sign_in", name="anna", password="correct horse")
        self.assertEqual(answer["person"], owner.person)
        self.assertNotEqual(answer["token"], owner.token)
        later = await self.join(self.server, token=answer["token"])
        self.assertEqual(later.person, owner.person)
        self.assertTrue(later.welcome["claimed"])
        still = await self.join(self.server, token=owner.token)
        self.assertEqual(still.person, owner.person)

    async def test_sitting_down_after_signing_in_is_the_persons(self):
        owner = await self.join(self.server, "Anna")
        await owner.request("claim_name", name="Anna", password="correct horse")
        table = await self.open_table(owner)
        phone = await self.join(self.server, "Phone")
        await phone.watch(table)
        self.assertFalse(phone.rooms[table]["host"])
        await phone.request("sign_in", name="Anna", password="correct horse")
        await phone.watch(table)
        await phone.until(lambda: phone.rooms[table]["host"], "the host's rights")


class Accounts(ServerCase):
    """Devices, signing out, passwords, export and the end of an account."""

    async def asyncSetUp(self):
        self.server = self.serve(passwords_per_minute_address=1000)
        self.owner = await self.join(self.server, "Anna")
        await self.owner.request("claim_name", name="Anna", password="correct horse")

    async def sign_in(self, password="correct horse"):
        phone = await self.join(self.server)
        answer = await phone.request("sign_in", name="Anna", password=password)
        phone.token = answer["token"]
        return phone

    async def is_void(self, token):
        client = Client(self.server, token=token)
        self.addAsyncCleanup(client.close)
        await client.connect()
        await self.refused("identity/unknown_token", client.hello())

    async def test_a_lost_phone_is_signed_out(self):
        phone = await self.sign_in()
        devices = (await self.owner.request("devices"))["devices"]
        self.assertEqual(sorted(device["here"] for device in devices), [False, True])
        lost = next(device for device in devices if not device["here"])
        await self.owner.request("revoke", device=lost["device"])
        self.assertEqual((await phone.until_lost()).code, 4002)
        await self.is_void(phone.token)
        self.assertEqual(len((await self.owner.request("devices"))["devices"]), 1)

    async def test_signing_out_everywhere(self):
        phone = await self.sign_in()
        await phone.request("sign_out", everywhere=True)
        for client in (phone, self.owner):
            self.assertEqual((await client.until_lost()).code, 4002)
            await self.is_void(client.token)

    async def test_a_new_password_signs_the_others_out(self):
        phone = await self.sign_in()
        await self.refused("identity/wrong_password", self.owner.request(
            "change_password", old="wrong horse", new="battery staple"))
        await self.owner.request("change_password", old="correct horse", new="battery staple")
        self.assertEqual((await phone.until_lost()).code, 4002)
        await self.owner.request("ping")
        await self.sign_in("battery staple")

    async def test_the_end_of_an_account(self):
        rival = await self.join(self.server, "Ben")
        table = await self.seated([self.owner, rival], {"seats": 3}, bots=["", "", "random"])
        await self.play_all(table, [self.owner, rival])
        data = (await self.owner.request("export"))["data"]
        self.assertEqual(data["you"]["name"], "Anna")
        record = data["tables"][0]["record"]
        await self.refused("identity/wrong_password", self.owner.request("delete_account"))
        await self.owner.request("delete_account", password="correct horse")
        self.assertEqual((await self.owner.until_lost()).code, 4002)
        await self.is_void(self.owner.token)
        status, _, body = self.server.http("GET", record, raw=True)
        self.assertEqual(status, 200)
        self.assertNotIn(b"Anna", body)
        self.assertIn(b"Guest ", body)
        self.assertIn(b"Ben", body)
        await rival.request("claim_name", name="Anna", password="battery staple")


class Programs(ServerCase):
    async def asyncSetUp(self):
        self.server = self.serve()

    def new_bot(self, name="My bot"):
        status, _, body = self.server.http("POST", "/api/bots", {"name": name},
                                           {"Content-Type": "application/json"})
        self.assertEqual(status, 201, body)
        schema.check_http("NewBotReply", body)
        return body

    async def test_a_program_comes_with_its_token_and_without_an_origin(self):
        body = self.new_bot()
        bot = await self.join(self.server, bearer=body["token"], origin=None)
        self.assertTrue(bot.welcome["program"])
        self.assertEqual(bot.person, body["person"])
        self.assertEqual(bot.welcome["name"], "My bot")
        host = await self.join(self.server, "Host")
        table = await self.open_table(host, {"seats": 3}, bots=["", "", "random"])
        await bot.watch(table)
        await bot.request("sit", table=table)
        await host.until(lambda: host.rooms[table]["chairs"][1]["kind"] == "program")
        await self.start(host, table, [bot])
        await self.play_all(table, [host, bot])

    async def test_a_persons_token_is_no_bearer_token(self):
        person = await self.join(self.server, "Anna")
        client = Client(self.server, bearer=person.token, origin=None)
        self.addAsyncCleanup(client.close)
        await client.connect()
        await self.refused("identity/not_a_program", client.hello())

    async def test_a_program_does_not_become_a_person(self):
        owner = await self.join(self.server, "Anna")
        await owner.request("claim_name", name="Anna", password="correct horse")
        bot = await self.join(self.server, bearer=self.new_bot()["token"], origin=None)
        await self.refused("identity/not_a_person",
                           bot.request("sign_in", name="Anna", password="correct horse"))

    async def test_a_guessed_bearer_token_is_unknown(self):
        client = Client(self.server, bearer="A" * 43, origin=None)
        self.addAsyncCleanup(client.close)
        await client.connect()
        await self.refused("identity/unknown_token", client.hello())

    async def test_a_token_is_revoked_by_whoever_has_it(self):
        token = self.new_bot()["token"]
        bot = await self.join(self.server, bearer=token, origin=None)
        for wrong, status in (({}, 401), ({"Authorization": "Bearer " + "A" * 43}, 401)):
            self.assertEqual(self.server.http("DELETE", "/api/bots", headers=wrong)[0], status)
        mine = {"Authorization": f"Bearer {token}"}
        self.assertEqual(self.server.http("DELETE", "/api/bots", headers=mine)[0], 200)
        self.assertEqual((await bot.until_lost()).code, 4002)
        status, _, body = self.server.http("DELETE", "/api/bots", headers=mine)
        self.assertEqual((status, body["error"]["code"]), (401, "identity/unknown_token"))
        schema.check_http("ErrorReply", body)

    async def test_a_bot_needs_a_good_name(self):
        for body in ({}, {"name": ""}, {"name": "x" * 100}, {"name": 7}, {"name": "Bot", "more": 1},
                     [], "nonsense"):
            with self.subTest(body=body):
                status, _, reply = self.server.http("POST", "/api/bots", body,
                                                    {"Content-Type": "application/json"})
                self.assertEqual(status, 400)
                schema.check_http("ErrorReply", reply)


if __name__ == "__main__":
    unittest.main()
