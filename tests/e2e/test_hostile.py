"""Input that no well-behaved client sends. None of it hurts the server or anybody else."""

import asyncio
import json
import os
import socket
import unittest

import websockets

from harness import PATIENCE, schema
from harness.case import ServerCase
from harness.client import Client
from harness.raw import BINARY, CLOSE, PING, PONG, TEXT, RawSocket
from harness.server import wait_until

HELLO = '{"type":"hello","id":1,"protocol":1}'


class Hostile(ServerCase):
    async def asyncSetUp(self):
        self.server = self.serve()

    def raw(self, **options):
        connection = RawSocket(self.server, **options)
        self.addCleanup(connection.socket.close)
        return connection

    def plain(self):
        """A connection on which nothing was said."""
        return socket.create_connection(("127.0.0.1", self.server.port), PATIENCE)

    def greeted(self):
        connection = self.raw()
        connection.send_text(HELLO)
        self.assertEqual(json.loads(connection.read_text())["type"], "welcome")
        return connection

    def error_of(self, connection, text):
        connection.send_text(text)
        answer = json.loads(connection.read_text())
        schema.check("server.json#/$defs/Error", answer)
        return answer

    async def assert_alive(self):
        """Somebody else is served as ever."""
        client = await self.join(self.server)
        await client.request("ping")
        self.assertTrue(self.server.running())

    async def test_texts_that_are_no_messages(self):
        connection = self.greeted()
        act = '{"type":"act","table":"abcdefgh","seat":%d,"decision":%s,"action":"%s"}'
        cases = {
            "": "message/malformed", "{": "message/malformed", "[]": "message/wrong_type",
            "null": "message/wrong_type",
            "7": "message/wrong_type", '"hello"': "message/wrong_type",
            '{"type":"ping"} x': "message/malformed",
            '{"type":"ping",}': "message/malformed", "{'type':'ping'}": "message/malformed",
            '{"type":"ping"': "message/malformed", "\ufeff{}": "message/malformed",
            "{}": "message/missing_field", '{"type":7}': "message/wrong_type",
            '{"type":null}': "message/wrong_type",
            '{"type":"fly"}': "message/unknown_type", '{"type":"' + "x" * 5000 + '"}': None,
            '{"type":"ping","extra":1}': "message/unknown_field",
            '{"type":"ping","id":"x"}': "message/wrong_type",
            '{"type":"ping","id":-1}': "message/out_of_range",
            '{"type":"ping","id":99999999999}': "message/out_of_range",
            '{"type":"ping","id":1.5}': "message/wrong_type",
            '{"type":"lobby"}': "message/missing_field",
            '{"type":"lobby","on":"yes"}': "message/wrong_type",
            act % (9, "0", "draw"): "message/out_of_range",
            act % (0, "-1", "draw"): "message/out_of_range",
            act % (0, "1e99", "draw"): "message/wrong_type",
            act % (0, "0", "fly"): "action/no_such_action",
            '{"type":"create","config":{"seats":4},"bots":[null]}': "message/wrong_type",
        }
        for text, code in cases.items():
            with self.subTest(text=text[:60]):
                answer = self.error_of(connection, text)
                if code is not None:
                    self.assertEqual(answer["code"], code, answer)
        connection.send_text('{"type":"ping","id":5}')
        self.assertEqual(json.loads(connection.read_text())["id"], 5)

    async def test_the_answer_to_a_bad_message_still_bears_its_id(self):
        connection = self.greeted()
        self.assertEqual(self.error_of(connection, '{"type":"fly","id":77}')["id"], 77)

    async def test_deeply_nested_json_is_refused(self):
        connection = self.greeted()
        for text in ("[" * 8000, '{"a":' * 2000, '{"type":"create","config":' + "[" * 3000
                     + "]" * 3000 + "}"):
            self.assertEqual(self.error_of(connection, text)["code"], "message/malformed")
        await self.assert_alive()

    async def test_a_message_that_is_too_big_ends_the_connection(self):
        connection = self.greeted()
        connection.send_text('{"type":"chat","table":"abcdefgh","text":"' + "x" * 20000 + '"}')
        self.assertEqual(connection.read_close(), 1009)
        await self.assert_alive()

    async def test_a_frame_that_claims_to_be_huge_ends_the_connection(self):
        for size in (2**20, 2**40, 2**62):
            connection = self.greeted()
            connection.send_frame(TEXT, b"x" * 100, length=size)
            self.assertIn(connection.read_close(), (1009, 1002, None))
        self.assertLess(self.server.memory(), 300 * 2**20)
        await self.assert_alive()

    async def test_fragments_that_add_up_to_too_much_end_the_connection(self):
        connection = self.greeted()
        connection.send_frame(TEXT, b"x" * 8000, fin=False)
        try:
            for _ in range(10):
                connection.send_frame(0, b"x" * 8000, fin=False)
        except OSError:
            pass
        self.assertIn(connection.read_close(), (1009, None))
        await self.assert_alive()

    async def test_fragments_of_one_message_are_put_together(self):
        connection = self.greeted()
        connection.send_frame(TEXT, b'{"type":', fin=False)
        connection.send_frame(PING, b"between")
        connection.send_frame(0, b'"ping","id":9}')
        seen = {connection.read_frame()[0], connection.read_frame()[0]}
        self.assertEqual(seen, {PONG, TEXT})

    async def test_text_that_is_not_utf8_ends_the_connection(self):
        for bad in (b'{"type":"ping","id":1,"x":"\xff\xfe"}', b"\xc3\x28", b'"\xed\xa0\x80"'):
            connection = self.greeted()
            connection.send_frame(TEXT, bad)
            self.assertEqual(connection.read_close(), 1007)
        await self.assert_alive()

    async def test_binary_messages_end_the_connection(self):
        connection = self.greeted()
        connection.send_frame(BINARY, HELLO.encode())
        self.assertEqual(connection.read_close(), 1003)

    async def test_broken_frames_end_the_connection(self):
        for breaking in (lambda c: c.send_frame(TEXT, b"{}", masked=False),  # Clients must mask.
                         lambda c: c.send_frame(3, b""),                     # No such opcode.
                         lambda c: c.send_frame(TEXT, b"{}", rsv=4),
                         lambda c: c.send_frame(PING, b"x" * 126),           # Too long for a ping.
                         lambda c: c.send_frame(0, b"{}")):                  # Goes on with nothing.
            connection = self.greeted()
            breaking(connection)
            self.assertIn(connection.read_close(), (1002, 1007, None))
        await self.assert_alive()

    async def test_a_ping_gets_its_pong(self):
        connection = self.greeted()
        connection.send_frame(PING, b"there?")
        self.assertEqual(connection.read_frame(), (PONG, b"there?"))

    async def test_who_closes_properly_is_closed_properly(self):
        connection = self.greeted()
        connection.send_frame(CLOSE, b"\x03\xe8")
        self.assertEqual(connection.read_close(), 1000)

    async def test_who_says_nothing_is_sent_away(self):
        server = self.serve(hello_ms=300)
        with RawSocket(server) as connection:
            self.assertEqual(connection.read_close(), 1008)

    async def test_a_handshake_that_never_ends_is_cut_off_or_harms_nobody(self):
        sockets = [self.plain() for _ in range(20)]
        for number, one in enumerate(sockets):
            self.addCleanup(one.close)
            one.sendall(b"GET /ws HTTP/1.1\r\nHost: x\r\n"[: number + 1])
        await self.assert_alive()

    async def test_requests_that_are_no_http(self):
        post = b"POST /api/bots HTTP/1.1\r\nHost: x\r\n"
        for junk in (b"\x00" * 100, b"\x16\x03\x01\x02\x00\x01\x00", b"GET\r\n\r\n",
                     os.urandom(2000), b"GET / HTTP/9.9\r\n\r\n",
                     b"GET /" + b"a" * 100000 + b" HTTP/1.1\r\n\r\n",
                     b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 10000 + b"\r\n",
                     post + b"Content-Length: 99999999999\r\n\r\n",
                     post + b"Content-Length: -1\r\n\r\n",
                     post + b"Transfer-Encoding: chunked\r\n\r\nfffffffff\r\n"):
            with self.subTest(junk=junk[:40]), self.plain() as one:
                try:
                    one.sendall(junk)
                    one.shutdown(socket.SHUT_WR)
                    while one.recv(65536):
                        pass
                except ConnectionError:
                    pass
        await self.assert_alive()

    async def test_handshakes_that_are_wrong_are_refused(self):
        for headers in (["Sec-WebSocket-Version: 7"], ["Sec-WebSocket-Key: short"]):
            with RawSocket(self.server, handshake=False) as connection:
                lines = ["GET /ws HTTP/1.1", f"Host: 127.0.0.1:{self.server.port}",
                         "Upgrade: websocket",
                         "Connection: Upgrade", f"Origin: {self.server.origin}", *headers]
                connection.socket.sendall("\r\n".join([*lines, "", ""]).encode())
                self.assertRegex(connection.read_until(b"\r\n").decode(), r"HTTP/1.1 4\d\d")
        status, _, body = self.server.get("/ws", headers={"Origin": self.server.origin})
        self.assertIn(status, (400, 426))
        schema.check_http("ErrorReply", body)

    async def test_a_flood_of_unfinished_connections_leaves_no_trace(self):
        before = self.server.memory()
        for _ in range(200):
            self.raw(handshake=False).socket.close()
        for _ in range(50):
            connection = self.greeted()
            connection.socket.close()
        wait_until(lambda: self.server.metrics().get("folsom_connections", 0) == 0,
                   "all to be forgotten")
        self.assertLess(self.server.memory() - before, 50 * 2**20)
        await self.assert_alive()


class Origins(ServerCase):
    def status(self, server, origin, **options):
        with RawSocket(server, origin=origin, **options) as connection:
            return connection.status

    async def test_only_the_own_origin_comes_in(self):
        server = self.serve()
        self.assertEqual(self.status(server, "same"), 101)
        for origin in ("https://evil.example", "null", "http://127.0.0.1",
                       f"http://127.0.0.2:{server.port}",
                       f"http://127.0.0.1:{server.port}.evil.example",
                       f"http://evil@127.0.0.1:{server.port}"):
            with self.subTest(origin=origin):
                self.assertEqual(self.status(server, origin), 403)

    async def test_without_an_origin_a_bots_token_is_needed(self):
        server = self.serve()
        self.assertEqual(self.status(server, None), 403)
        status, _, body = server.http("POST", "/api/bots", {"name": "Bot"},
                                      {"Content-Type": "application/json"})
        self.assertEqual(status, 201)
        self.assertEqual(self.status(server, None,
                                     headers=[f"Authorization: Bearer {body['token']}"]), 101)

    async def test_the_host_may_allow_more(self):
        server = self.serve(public_url="https://play.example", origin=["https://other.example"])
        self.assertEqual(self.status(server, "https://play.example"), 101)
        self.assertEqual(self.status(server, "https://other.example"), 101)
        self.assertEqual(self.status(server, "same"), 403)
        self.assertEqual(self.status(server, "https://evil.example"), 403)

    async def test_the_refusal_says_why(self):
        server = self.serve()
        client = Client(server, origin="https://evil.example")
        with self.assertRaises(websockets.InvalidStatusCode) as caught:
            await client.connect()
        self.assertEqual(caught.exception.status_code, 403)


class SlowClients(ServerCase):
    async def test_a_client_that_does_not_read_is_cut_off_and_nobody_waits(self):
        server = self.serve(max_queue_bytes=65536, slow_client_ms=2000)
        players = await self.join_all(server, 3)
        table = await self.seated(players)
        with RawSocket(server) as stuck:
            stuck.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
            stuck.send_text(HELLO)
            stuck.read_text()
            stuck.send_text(json.dumps({"type": "watch", "id": 2, "table": table}))
            await players[0].until(lambda: players[0].rooms[table]["watchers"] == 1,
                                   "the spectator")

            async def flood():
                """The stuck one asks for the whole log again and again, and reads nothing."""
                while players[0].rooms[table]["watchers"] == 1:
                    try:
                        stuck.socket.settimeout(0.2)
                        stuck.send_text('{"type":"log","id":3,"table":"%s"}' % table)
                    except OSError:
                        pass
                    await players[0].request("ping")

            await asyncio.wait_for(asyncio.gather(flood(), self.play_all(table, players)), PATIENCE)
        self.assertEqual(players[0].rooms[table]["watchers"], 0)
        self.assertTrue(all(player.games[table].over for player in players))


if __name__ == "__main__":
    unittest.main()
