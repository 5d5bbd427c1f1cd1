"""Turn notices to people who are not connected."""

import json
import socket
import unittest

from harness import PATIENCE, schema
from harness.notices import NoticeCase
from harness.server import wait_until


class Webhooks(NoticeCase):
    def failures(self, server):
        return self.outcomes(server, "folsom_webhooks_total", "failed")

    async def absent_with(self, server, url):
        """Who is away has this webhook."""
        return await self.absent_at_their_turn(
            server, lambda player: player.request("set_webhook", url=url))

    async def test_who_is_away_is_told_that_it_is_their_turn(self):
        server = self.serve(allow_private_webhooks=True)
        receiver = self.receiver()
        table, seat, _, first = await self.absent_with(server, receiver.url + "/turn?who=me")
        path, headers, text = receiver.calls.get(timeout=PATIENCE)
        body = json.loads(text)
        self.assertEqual(path, "/turn?who=me")
        self.assertTrue(headers["Content-Type"].startswith("application/json"))
        schema.check_http("TurnNotice", body)
        self.assertEqual((body["table"], body["seat"], body["code"]),
                         (table, seat, first.rooms[table]["code"]))
        self.assertTrue(receiver.calls.empty())  # Those who are there are not told.

    async def test_redirects_are_not_followed(self):
        server = self.serve(allow_private_webhooks=True)
        target = self.receiver()
        receiver = self.receiver(status=302, location=target.url + "/elsewhere")
        await self.absent_with(server, receiver.url)
        receiver.calls.get(timeout=PATIENCE)
        wait_until(lambda: self.failures(server) >= 1, "the end of the call")
        self.assertTrue(target.calls.empty())

    async def test_private_addresses_are_refused(self):
        server = self.serve()
        client = await self.join(server)
        for url in ("http://example.com/", "https://127.0.0.1/", "https://localhost/",
                    "https://10.0.0.1/", "https://192.168.1.1/",
                    "https://169.254.169.254/latest/meta-data", "https://[::1]/",
                    "https://[::ffff:127.0.0.1]/", "https://0/",
                    "https://2130706433/", "https://user:pass@example.com/", "ftp://example.com/",
                    "nonsense",
                    "https://", "https://example.com:22/", "https://exa mple.com/",
                    "https://example.com/\r\nX: y"):
            with self.subTest(url=url):
                await self.refused("webhook/bad_url", client.request("set_webhook", url=url))
        await client.request("set_webhook", url="https://example.com/hook")
        await client.request("set_webhook", url="")

    async def test_a_name_that_leads_to_a_private_address_is_not_called(self):
        """What a name stands for is looked at when it is resolved. This one is 127.0.0.1."""
        server = self.serve(allow_private_webhooks=True)
        receiver = self.receiver()
        port = receiver.server.server_address[1]
        await self.absent_with(server, f"http://0x7f.1:{port}/")
        receiver.calls.get(timeout=PATIENCE)

        server = self.serve()
        with socket.create_server(("127.0.0.1", 0)) as trap:
            await self.absent_with(server, f"https://0x7f.1:{trap.getsockname()[1]}/")
            wait_until(lambda: self.failures(server) >= 1, "the end of the call")
            trap.setblocking(False)
            with self.assertRaises(BlockingIOError):
                trap.accept()


if __name__ == "__main__":
    unittest.main()
