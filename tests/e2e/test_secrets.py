"""Nothing secret leaves the server by its logs, its metrics or its errors."""

import asyncio
import base64
import unittest

from harness import client as clients
from harness.case import ServerCase
from harness.raw import RawSocket


class Secrets(ServerCase):
    async def test_logs_and_metrics_hold_no_token_secret_or_nonce(self):
        server = self.serve(passwords_per_minute_address=1000)
        players = await self.join_all(server, 4)
        table = await self.open_table(players[0])
        for i, player in enumerate(players):
            if i > 0:
                await player.watch(table)
                await player.request("sit", table=table)
        await players[1].request("claim_name", name="Anna", password="my very own password")
        await self.start(players[0], table, players[1:])
        link = (await players[2].request("seat_link", table=table, seat=2))["link"]
        metrics = server.get("/metrics")[2]
        await self.play_all(table, players)
        await players[0].request("chat", table=table, text="a private remark nobody logs")
        for bad in ('{"type":"hello","token":"%s","x":1}' % players[0].token,
                    '{"type":"take_seat","link":"%s","x":1}' % link,
                    '{"type":"sign_in","password":"my very own password"}'):
            with RawSocket(server) as connection:
                connection.send_text('{"type":"hello","id":1,"protocol":1}')
                connection.read_text()
                connection.send_text(bad)
                answer = connection.read_text()
                for secret in (players[0].token, link, "my very own password"):
                    self.assertNotIn(secret, answer)
        await players[0].until(lambda: "fair" in players[0].rooms[table], "the end")
        fair = players[0].rooms[table]["fair"]
        metrics += server.get("/metrics")[2]
        server.stop()
        log = server.log()
        self.assertGreater(len(log), 100)
        secrets = {fair["secret"], link, "my very own password", "a private remark nobody logs",
                   *(player.token for player in players),
                   *(part["nonce"] for part in fair["parts"])}
        secrets.add(base64.b64encode(bytes.fromhex(fair["secret"])).decode().rstrip("="))
        for secret in secrets | clients.secrets:
            if secret:
                self.assertNotIn(secret, log)
                self.assertNotIn(secret, metrics)
        for word in ("own", "hand", "belle move", "tuco fire", "purse"):
            self.assertNotIn(f'"{word}"', log)

    async def test_the_database_holds_no_token_or_link_or_password(self):
        server = self.serve(passwords_per_minute_address=1000)
        players = await self.join_all(server, 3)
        await players[0].request("claim_name", name="Anna", password="my very own password")
        table = await self.seated(players)
        link = (await players[1].request("seat_link", table=table, seat=1))["link"]
        server.stop()
        stored = b"".join(path.read_bytes() for path in self.folder.glob("server0.db*"))
        for secret in (link, "my very own password", *(player.token for player in players)):
            self.assertNotIn(secret.encode(), stored)
        self.assertIn(table.encode(), stored)

    async def test_the_nonces_of_others_are_not_shown_before_the_end(self):
        server = self.serve()
        players = await self.join_all(server, 3)
        seen = []
        for player in players:
            take = player._take
            player._take = lambda message, take=take: (seen.append(str(message)), take(message))
        table = await self.open_table(players[0], {"seats": 3})
        for player in players[1:]:
            await player.watch(table)
            await player.request("sit", table=table)
        await self.start(players[0], table, players[1:])
        await self.play_all(table, players, stop=lambda p: p.games[table].view["round"] >= 2)
        await asyncio.gather(*(player.request("log", table=table) for player in players))
        text = "".join(seen)
        self.assertGreater(len(text), 10000)
        for player in players:
            self.assertNotIn(player.nonce(table), text)
        self.assertNotIn("secret", text)


if __name__ == "__main__":
    unittest.main()
