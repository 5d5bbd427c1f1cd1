"""Turn notices to people who are not connected."""

import http.server
import json
import queue
import socket
import threading
import unittest

from harness import PATIENCE, schema
from harness.case import ServerCase
from harness.server import wait_until


class Receiver:
    """A web server that notes what it is told."""

    def __init__(self, status=204, location=""):
        self.calls = queue.Queue()
        receiver = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self):
                body = self.rfile.read(int(self.headers["Content-Length"]))
                receiver.calls.put((self.path, dict(self.headers), json.loads(body)))
                self.send_response(status)
                if location:
                    self.send_header("Location", location)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def do_GET(self):
                receiver.calls.put((self.path, dict(self.headers), None))
                self.send_response(200)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}"

    def close(self):
        self.server.shutdown()
        self.server.server_close()


class Webhooks(ServerCase):
    def receiver(self, **options):
        receiver = Receiver(**options)
        self.addCleanup(receiver.close)
        return receiver

    @staticmethod
    def outcomes(server, outcome):
        """How many calls of webhooks ended so."""
        return server.metrics()[f'folsom_webhooks_total{{outcome="{outcome}"}}']

    async def absent_at_their_turn(self, server, url):
        """A game in which the next question is for somebody who has gone. (table, seat)"""
        players = await self.join_all(server, 3)
        for player in players:
            await player.request("set_webhook", url=url)
        table = await self.seated(players, options={"grace_s": 3600, "clock": {"kind": "daily"}})
        first = await self.deciding(table, players)
        legal = first.games[table].legal
        pending = first.games[table].turn["pending"]
        self.assertEqual(len(pending), 1)
        for player in players:
            if player is not first:
                await player.close()
        await first.until(lambda: sum(chair["here"] for chair in first.rooms[table]["chairs"]) == 1,
                          "the absence")
        play = next(action for action in legal["actions"] if action.startswith("play"))
        await first.act(table, play, legal)
        await first.until(lambda: first.games[table].turn["pending"] != pending,
                          "the next question")
        return table, first.games[table].turn["pending"][0]["seat"], first

    async def test_who_is_away_is_told_that_it_is_their_turn(self):
        server = self.serve(allow_private_webhooks=True)
        receiver = self.receiver()
        table, seat, first = await self.absent_at_their_turn(server, receiver.url + "/turn?who=me")
        path, headers, body = receiver.calls.get(timeout=PATIENCE)
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
        await self.absent_at_their_turn(server, receiver.url)
        receiver.calls.get(timeout=PATIENCE)
        wait_until(lambda: self.outcomes(server, "failed") >= 1, "the end of the call")
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
        await self.absent_at_their_turn(server, f"http://0x7f.1:{port}/")
        receiver.calls.get(timeout=PATIENCE)

        server = self.serve()
        with socket.create_server(("127.0.0.1", 0)) as trap:
            await self.absent_at_their_turn(server, f"https://0x7f.1:{trap.getsockname()[1]}/")
            wait_until(lambda: self.outcomes(server, "failed") >= 1, "the end of the call")
            trap.setblocking(False)
            with self.assertRaises(BlockingIOError):
                trap.accept()


if __name__ == "__main__":
    unittest.main()
