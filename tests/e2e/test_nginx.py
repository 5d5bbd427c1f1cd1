"""The server behind a real nginx, with the example of docs/hosting.md (without its TLS)."""

import re
import shutil
import socket
import unittest

from harness import ROOT
from harness.case import ServerCase
from harness.raw import RawSocket
from harness.server import Server, wait_until

NAME = "folsom.example"
SITE = f"https://{NAME}"


def example():
    """The block of nginx in the document."""
    return (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8").split("```nginx\n")[1] \
        .split("```")[0]


def free_port():
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return taken.getsockname()[1]


class Proxy(Server):
    """Asked as the server itself is, by its port on loopback."""

    def __init__(self, server, folder):
        super().__init__("", folder, "nginx")
        self.behind = server
        self.folder = folder

    def configuration(self):
        site = example().replace("127.0.0.1:7110", f"127.0.0.1:{self.behind.port}")
        site = re.sub(r"    (listen \[::\]|ssl_)[^\n]*\n", "", site)
        site = site.replace("listen 80;", f"listen 127.0.0.1:{free_port()};")
        site = site.replace("listen 443 ssl http2;", f"listen 127.0.0.1:{self.port};")
        places = "".join(f"{kind}_temp_path {self.folder}/{kind};\n" for kind in
                         ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
        return (f"daemon off;\npid {self.folder}/pid;\nevents {{}}\n"
                f"http {{\naccess_log off;\n{places}{site}}}\n")

    def arguments(self):
        self.port = free_port()
        path = self.folder / "nginx.conf"
        path.write_text(self.configuration(), encoding="utf-8")
        return ["/usr/sbin/nginx", "-p", str(self.folder), "-c", str(path), "-e", "stderr"]

    def start(self):
        super().start(wait=False)
        wait_until(self.answers, "nginx")
        return self

    def answers(self):
        if not self.running():
            raise AssertionError(f"nginx ended\n{self.log()}")
        try:
            socket.create_connection(("127.0.0.1", self.port), 1).close()
        except OSError:
            return False
        return True


class BehindNginx(ServerCase):
    def nginx(self, **options):
        if shutil.which("/usr/sbin/nginx") is None:
            self.cannot("nginx is not installed")
        server = self.serve(trusted_proxy=["127.0.0.1"], public_url=SITE, **options)
        proxy = Proxy(server, self.folder)
        self.addCleanup(proxy.stop)
        return proxy.start()

    async def test_pages_metrics_and_websockets_pass(self):
        proxy = self.nginx()
        for path in ("/", "/healthz", "/metrics", "/api/options"):
            with self.subTest(path=path):
                self.assertEqual(proxy.get(path, headers={"Host": NAME})[0], 200)
        with RawSocket(proxy, handshake=False) as player:
            player.shake_hands([], "/ws", SITE, host=NAME)
            self.assertEqual(player.status, 101)
            player.send_text('{"type":"hello","id":1,"protocol":1}')
            self.assertIn('"welcome"', player.read_text())

    async def test_clients_are_told_apart(self):
        proxy = self.nginx(new_people_per_minute_address=1)

        def new_bot(source):
            return proxy.http("POST", "/api/bots", {"name": "Bot"},
                              {"Host": NAME, "Content-Type": "application/json"}, source=source)[0]
        self.assertEqual([new_bot("127.0.0.2"), new_bot("127.0.0.2"), new_bot("127.0.0.3")],
                         [201, 429, 201])

    async def test_metrics_are_for_this_machine(self):
        proxy = self.nginx()
        self.assertEqual(proxy.get("/metrics", headers={"Host": NAME}, source="127.0.0.2")[0], 403)


if __name__ == "__main__":
    unittest.main()
