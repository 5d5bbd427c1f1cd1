"""DNS rebinding: a page of another site has made its own name lead to this server.

To the page's browser the server is that site then, `Origin` and all. Only `Host` gives it away.
"""

import json
import socket

from attacks import Attack
from harness import PATIENCE
from harness.raw import RawSocket

EVIL = ["evil.example", "evil.example:{port}", "127.0.0.1.evil.example", "localhost.evil.example",
        "a@localhost", "0x7f.1", "xn--localhst-3va"]
OWN = ["127.0.0.1:{port}", "127.0.0.1", "localhost:{port}", "[::1]:{port}"]
PATHS = ["/", "/healthz", "/metrics", "/api/options", "/api/tables", "/api/records", "/ws",
         "/index.html"]


class Rebinding(Attack):
    def status(self, server, request):
        """Of the reply to these bytes."""
        with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as connection:
            connection.sendall(request.encode())
            connection.shutdown(socket.SHUT_WR)
            return int(connection.makefile("rb").readline().split()[1])

    def ask(self, server, path, host):
        host = host.format(port=server.port)
        return self.status(server, f"GET {path} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\n"
                                   "Connection: close\r\n\r\n")

    async def try_reading_pages(self):
        server = self.serve()
        got = [(path, host) for path in PATHS for host in EVIL
               if self.ask(server, path, host) != 421]
        self.tried(f"{len(PATHS)} paths by {len(EVIL)} names that are not the server's")
        self.holds(f"{len(got)} of them were answered", not got)
        turned_away = [host for host in OWN if self.ask(server, "/metrics", host) != 200]
        self.holds("who asks by an address or as localhost is answered", not turned_away)

    async def try_playing(self):
        server = self.serve()
        opened = []
        for host in EVIL:
            host = host.format(port=server.port)
            with RawSocket(server, handshake=False) as connection:
                connection.shake_hands([], "/ws", f"http://{host}", host=host)
                if connection.status != 421:
                    opened.append(host)
        self.tried(f"WebSockets by {len(EVIL)} names, from pages that have the same name")
        self.holds("none was opened", not opened)

    async def try_new_bots(self):
        server = self.serve()
        body = json.dumps({"name": "Eve"})
        status = self.status(server, "POST /api/bots HTTP/1.1\r\nHost: evil.example\r\n"
                                     "Origin: http://evil.example\r\n"
                                     f"Content-Length: {len(body)}\r\n\r\n{body}")
        self.tried("to make a bot by another name")
        self.holds("it was refused", status == 421)

    async def try_without_a_host(self):
        server = self.serve()
        statuses = [self.status(server, f"GET /metrics HTTP/1.1\r\n{lines}\r\n")
                    for lines in ("", "Host:\r\n", "Host: localhost\r\nHost: evil.example\r\n")]
        self.tried("HTTP/1.1 without Host, with an empty one and with two")
        self.holds("all were refused", statuses == [400, 400, 400])
