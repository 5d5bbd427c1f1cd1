"""How much one connection and one address may ask for."""

import json
import unittest

from harness import schema
from harness.case import ServerCase
from harness.client import Refused
from harness.raw import PING, PONG, TEXT, Closed, RawSocket

HELLO = '{"type":"hello","id":1,"protocol":1}'


class Rates(ServerCase):
    async def test_too_many_messages_are_refused_and_then_cut_off(self):
        server = self.serve(messages_per_s=5)
        with RawSocket(server) as connection:
            connection.send_text(HELLO)
            connection.read_text()
            codes = set()
            try:
                for number in range(2000):
                    connection.send_text('{"type":"ping","id":%d}' % number)
                    answer = json.loads(connection.read_text())
                    codes.add(answer.get("code", "ok"))
            except (Closed, ConnectionError) as end:
                self.assertEqual(getattr(end, "code", 1008), 1008)
            else:
                self.fail("never cut off")
            self.assertEqual(codes, {"ok", "limit/messages"})

    async def test_a_burst_is_allowed(self):
        server = self.serve(messages_per_s=5)
        client = await self.join(server)
        for _ in range(14):  # Three seconds' worth, with hello.
            await client.request("ping")
        await self.refused("limit/messages", client.request("ping"))

    async def test_another_address_is_not_touched(self):
        server = self.serve(messages_per_s_address=20)
        greedy = await self.join(server, source="127.0.0.1")
        modest = await self.join(server, source="127.0.0.2")
        with self.assertRaises(Refused) as caught:
            for _ in range(500):
                await greedy.request("ping")
        self.assertEqual(caught.exception.code, "limit/messages")
        await modest.request("ping")
        second = RawSocket(server, source="127.0.0.1")
        self.addCleanup(second.socket.close)
        if second.status == 101:  # A new connection is no way around it.
            second.send_text(HELLO)
            self.assertEqual(json.loads(second.read_text())["code"], "limit/messages")
        else:
            self.assertEqual(second.status, 429)

    async def test_connections_per_address(self):
        server = self.serve(connections_per_address=3)
        held = [RawSocket(server) for _ in range(3)]
        for connection in held:
            self.addCleanup(connection.socket.close)
            self.assertEqual(connection.status, 101)
        try:
            with RawSocket(server) as refused:
                self.assertEqual(refused.status, 429)
        except (Closed, ConnectionError):
            pass  # Not even answered.
        with RawSocket(server, source="127.0.0.2") as other:
            self.assertEqual(other.status, 101)

    async def test_new_people_per_address(self):
        server = self.serve(new_people_per_minute_address=3)
        people = [await self.join(server) for _ in range(3)]
        with self.assertRaises(Refused) as caught:
            await self.join(server)
        self.assertEqual(caught.exception.code, "limit/people")
        await self.join(server, token=people[0].token)  # Who is known comes in.
        status, _, body = server.http("POST", "/api/bots", {"name": "Bot"},
                                      {"Content-Type": "application/json"})
        self.assertEqual(status, 429)
        schema.check_http("ErrorReply", body)

    async def test_tables_per_person(self):
        server = self.serve(tables_per_person=2)
        host = await self.join(server)
        tables = [await self.open_table(host) for _ in range(2)]
        await self.refused("limit/tables", host.request("create", config={"seats": 4}))
        await host.request("close", table=tables[0])
        await self.open_table(host)

    async def test_tables_made_in_a_day(self):
        server = self.serve(creations_per_day=2, creations_per_day_address=3)
        host = await self.join(server)
        for _ in range(2):
            await host.request("close", table=await self.open_table(host))
        await self.refused("limit/creations", host.request("create", config={"seats": 4}))
        other = await self.join(server)
        await self.open_table(other)
        await self.refused("limit/creations", other.request("create", config={"seats": 4}))
        await self.open_table(await self.join(server, source="127.0.0.2"))

    async def test_games_of_bots_alone(self):
        server = self.serve(unattended_per_person=0)
        host = await self.join(server)
        table = await self.open_table(host, {"seats": 3}, sit=False, bots=["drifter"] * 3)
        await self.refused("limit/unattended", host.request("start", table=table))
        await self.seated([host], {"seats": 3}, bots=["", "drifter", "drifter"])

    async def test_frames_that_are_no_messages(self):
        server = self.serve()
        for opcode, fin in ((PING, True), (PONG, True), (0, False)):
            with self.subTest(opcode=opcode), RawSocket(server) as connection:
                connection.send_text(HELLO)
                connection.read_text()
                if opcode == 0:
                    connection.send_frame(TEXT, b"", fin=False)
                for _ in range(8000):
                    connection.send_frame(opcode, b"", fin=fin)
                self.assertEqual(connection.read_close(), 1008)

    async def test_guessing_passwords_is_slowed_down(self):
        server = self.serve(passwords_per_minute_address=3)
        owner = await self.join(server, "Anna", source="127.0.0.2")
        await owner.request("claim_name", name="Anna", password="correct horse")
        thief = await self.join(server)
        codes = []
        for guess in ("wrong horse", "wrong mule", "wrong donkey", "correct horse"):
            with self.assertRaises(Refused) as caught:
                await thief.request("sign_in", name="Anna", password=guess)
            codes.append(caught.exception.code)
        self.assertEqual(codes[0], "identity/wrong_password")
        self.assertEqual(codes[-1], "limit/passwords")

    async def test_guessing_one_name_from_many_addresses_is_slowed_down(self):
        server = self.serve(passwords_per_minute_address=1)  # Ten an hour for one name.
        owner = await self.join(server, "Anna", source="127.0.0.9")
        await owner.request("claim_name", name="Anna", password="correct horse")
        other = await self.join(server, "Ben", source="127.0.0.8")
        await other.request("claim_name", name="Ben", password="another horse")
        codes = []
        for number in range(11):
            thief = await self.join(server, source=f"127.0.1.{number + 1}")
            with self.assertRaises(Refused) as caught:
                await thief.request("sign_in", name="Anna", password=f"wrong horse {number}")
            codes.append(caught.exception.code)
        self.assertEqual(codes[0], "identity/wrong_password")
        self.assertEqual(codes[-1], "limit/passwords")
        friend = await self.join(server, source="127.0.2.1")
        await friend.request("sign_in", name="Ben", password="another horse")

    async def test_tables_followed_by_one_connection(self):
        server = self.serve(watched_per_connection=2)
        host = await self.join(server)
        tables = [await self.open_table(host) for _ in range(2)]
        other = await self.join(server, "Ben")
        third = await self.open_table(other)
        await self.refused("limit/watched", host.request("watch", table=third))
        await host.request("unwatch", table=tables[0])
        await host.watch(third)

    async def test_onlookers_of_one_table(self):
        server = self.serve(onlookers_per_table=2)
        host, player, *onlookers = await self.join_all(server, 5)
        table = await self.seated([host, player], {"seats": 3}, start=False)
        for onlooker in onlookers[:2]:
            await onlooker.watch(table)
        late = onlookers[2]
        await self.refused("table/full_house", late.request("watch", table=table))
        await self.refused("table/full_house", late.request("watch", code=host.rooms[table]["code"]))
        await onlookers[0].watch(table)  # Who is in stays in,
        again = await self.join(server, token=player.token)
        await again.watch(table)  # players always get in,
        await onlookers[0].request("sit", table=table)
        await host.until(lambda: host.rooms[table]["watchers"] == 1, "the onlooker's seat")
        await late.watch(table)  # and who takes a seat makes room.

    async def test_guessing_codes_is_slowed_down(self):
        server = self.serve()
        host = await self.join(server, source="127.0.0.2")
        table = await self.open_table(host)
        guesser = await self.join(server)
        codes = []
        for number in range(30):
            with self.assertRaises(Refused) as caught:
                await guesser.request("watch", code=f"ZZZ{number:02}")
            codes.append(caught.exception.code)
        self.assertEqual(codes[0], "table/unknown")
        self.assertEqual(codes[-1], "limit/codes")
        await guesser.watch(table)  # By its link.
        await host.request("unwatch", table=table)
        await host.watch(code=host.rooms[table]["code"])

    async def test_http_requests_per_address(self):
        server = self.serve(messages_per_s_address=5)
        statuses = {server.get("/api/tables")[0] for _ in range(100)}
        self.assertEqual(statuses, {200, 429})
        self.assertEqual(server.get("/api/tables", source="127.0.0.2")[0], 200)


class Proxies(ServerCase):
    """X-Forwarded-For, which anybody can write, counts only from a proxy that the host trusts."""

    async def seen(self, server, forwarded, source="127.0.0.1"):
        """Uses the one new person a minute that `forwarded` may make; what came of it."""
        headers = {"X-Forwarded-For": forwarded} if forwarded else {}
        try:
            await self.join(server, source=source, headers=headers)
        except Refused as refused:
            return refused.code
        return "ok"

    async def test_it_is_ignored_from_strangers(self):
        server = self.serve(new_people_per_minute_address=1)
        self.assertEqual(await self.seen(server, "198.51.100.1"), "ok")
        self.assertEqual(await self.seen(server, "198.51.100.2"), "limit/people")
        self.assertEqual(await self.seen(server, ""), "limit/people")

    async def test_it_is_believed_from_a_trusted_proxy(self):
        server = self.serve(new_people_per_minute_address=1, trusted_proxy=["127.0.0.1/32"])
        self.assertEqual(await self.seen(server, "198.51.100.1"), "ok")
        self.assertEqual(await self.seen(server, "198.51.100.1"), "limit/people")
        self.assertEqual(await self.seen(server, "198.51.100.2"), "ok")
        # What the client itself wrote comes before what the proxy added.
        self.assertEqual(await self.seen(server, "203.0.113.9, 198.51.100.2"), "limit/people")
        # Somebody who is no proxy.
        self.assertEqual(await self.seen(server, "198.51.100.3", source="127.0.0.3"), "ok")
        self.assertEqual(await self.seen(server, "198.51.100.4", source="127.0.0.3"),
                         "limit/people")

    async def test_a_chain_of_proxies_is_followed_back(self):
        server = self.serve(new_people_per_minute_address=1,
                            trusted_proxy=["127.0.0.0/8", "10.0.0.0/8"])
        self.assertEqual(await self.seen(server, "198.51.100.1, 10.1.2.3"), "ok")
        self.assertEqual(await self.seen(server, "198.51.100.1, 10.9.9.9"), "limit/people")
        self.assertEqual(await self.seen(server, "nonsense, 198.51.100.5"), "ok")


if __name__ == "__main__":
    unittest.main()
