"""The base of tests of turn notices: somebody who gets them, and a game with people who are away."""

import collections
import http.server
import queue
import threading

from .case import ServerCase

# What somebody was told: the bytes of `body` as they came.
Told = collections.namedtuple("Told", "path headers body")


class Receiver:
    """A web server that notes what it is told."""

    def __init__(self, status=204, location=""):
        self.calls = queue.Queue()
        receiver = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self):
                body = self.rfile.read(int(self.headers["Content-Length"]))
                receiver.calls.put(Told(self.path, dict(self.headers), body))
                self.send_response(status)
                if location:
                    self.send_header("Location", location)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def do_GET(self):
                receiver.calls.put(Told(self.path, dict(self.headers), None))
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


class NoticeCase(ServerCase):
    def receiver(self, **options):
        receiver = Receiver(**options)
        self.addCleanup(receiver.close)
        return receiver

    @staticmethod
    def outcomes(server, metric, outcome):
        """How many calls ended so."""
        return server.metrics()[f'{metric}{{outcome="{outcome}"}}']

    async def absent_at_their_turn(self, server, subscribe, **options):
        """A game in which the next question is for somebody who has gone; before it everybody did
        `subscribe`. `options` are those of clients. (table, seat, all players, the one who is there)"""
        players = await self.join_all(server, 3, **options)
        for player in players:
            await subscribe(player)
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
        return table, first.games[table].turn["pending"][0]["seat"], players, first
