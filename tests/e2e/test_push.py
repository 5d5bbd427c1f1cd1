"""Turn notices that are pushed to browsers: the push service is the test's own, and so are the
browsers, which read with their own keys what came."""

import base64
import json
import time
import unittest

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from harness import PATIENCE, schema
from harness.notices import NoticeCase
from harness.server import wait_until

METRIC = "folsom_push_notices_total"


def base64url(data):
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_base64url(text):
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point_of(key):
    return key.public_bytes(serialization.Encoding.X962,
                            serialization.PublicFormat.UncompressedPoint)


def key_of(point):
    return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)


def derive(salt, secret, info, length):
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


class Browser:
    """What a browser keeps of a subscription."""

    def __init__(self, endpoint):
        self.endpoint = endpoint
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = bytes(range(16))

    def subscription(self):
        return {"endpoint": self.endpoint, "key": base64url(point_of(self.key.public_key())),
                "auth": base64url(self.auth)}

    def read(self, body):
        """RFC 8188 and RFC 8291."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        assert len(body) <= size
        sender = body[21:21 + length]
        own = point_of(self.key.public_key())
        shared = self.key.exchange(ec.ECDH(), key_of(sender))
        secret = derive(self.auth, shared, b"WebPush: info\0" + own + sender, 32)
        key = derive(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derive(salt, secret, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(key).decrypt(nonce, body[21 + length:], None).rstrip(b"\0")
        assert plain[-1:] == b"\2"
        return json.loads(plain[:-1])


def claims_of(header, push_key):
    """What the header Authorization says, if the site has signed it (RFC 8292)."""
    scheme, _, fields = header.partition(" ")
    assert scheme == "vapid", header
    values = dict(field.strip().split("=", 1) for field in fields.split(","))
    assert values["k"] == push_key
    text, _, signature = values["t"].rpartition(".")
    both = from_base64url(signature)
    numbers = (int.from_bytes(half, "big") for half in (both[:32], both[32:]))
    key_of(from_base64url(push_key)).verify(utils.encode_dss_signature(*numbers), text.encode(),
                                            ec.ECDSA(hashes.SHA256()))
    return json.loads(from_base64url(text.split(".")[1]))


class Pushes(NoticeCase):
    def setUp(self):
        super().setUp()
        self.browsers = {}

    async def absent_with_browsers(self, server, service, **options):
        async def subscribe(player):
            browser = Browser(f"{service.url}/{player.name.replace(' ', '-')}")
            self.browsers[player.name] = browser
            await player.request("push_subscribe", **browser.subscription())
        return await self.absent_at_their_turn(server, subscribe, **options)

    async def test_who_is_away_is_told_by_their_browser_and_nobody_else_can_read_it(self):
        site = "https://folsom.example"
        server = self.serve(allow_private_webhooks=True, public_url=site)
        service = self.receiver(status=201)
        table, seat, players, first = await self.absent_with_browsers(server, service, origin=site)
        told = service.calls.get(timeout=PATIENCE)
        away = self.browsers[players[seat].name]
        self.assertTrue(away.endpoint.endswith(told.path))
        body = away.read(told.body)
        schema.check_http("PushNotice", body)
        self.assertEqual((body["table"], body["code"]), (table, first.rooms[table]["code"]))
        self.assertNotIn(table.encode(), told.body)
        self.assertEqual(told.headers["Content-Encoding"], "aes128gcm")
        self.assertRegex(told.headers["Topic"], "^[A-Za-z0-9_-]{32}$")
        self.assertNotIn(table, str(told.headers))
        self.assertTrue(60 <= int(told.headers["TTL"]) <= 28 * 86400)
        claims = claims_of(told.headers["Authorization"], first.welcome["push_key"])
        self.assertEqual((claims["aud"], claims["sub"]), (service.url, site))
        self.assertTrue(time.time() < claims["exp"] < time.time() + 86400)
        wait_until(lambda: self.outcomes(server, METRIC, "taken") == 1, "the end of the call")
        self.assertTrue(service.calls.empty())  # Those who are there are not told.
        for browser in self.browsers.values():
            for secret in browser.subscription().values():
                self.assertNotIn(secret, server.log())

    async def test_a_browser_that_is_gone_is_forgotten(self):
        server = self.serve(allow_private_webhooks=True)
        service = self.receiver(status=410)
        _, seat, players, first = await self.absent_with_browsers(server, service)
        service.calls.get(timeout=PATIENCE)
        wait_until(lambda: self.outcomes(server, METRIC, "failed") == 1, "the end of the call")
        away = players[seat]
        await away.reconnect()
        data = (await away.request("export"))["data"]
        self.assertNotIn("push", data["devices"][0])
        data = (await first.request("export"))["data"]
        self.assertEqual(data["devices"][0]["push"], self.browsers[first.name].endpoint)

    async def test_endpoints_are_checked_as_webhooks_are(self):
        server = self.serve()
        client = await self.join(server)
        for url in ("http://push.example/", "https://127.0.0.1/", "https://10.0.0.1/",
                    "https://169.254.169.254/latest/meta-data", "https://[::1]/", "nonsense",
                    "https://push.example:22/"):
            with self.subTest(url=url):
                subscription = Browser(url).subscription()
                await self.refused("push/bad_endpoint",
                                   client.request("push_subscribe", **subscription))
        off_the_curve = {**Browser("https://push.example/").subscription(), "key": "B" * 87}
        await self.refused("push/bad_key", client.request("push_subscribe", **off_the_curve))
        await client.request("push_subscribe", **Browser("https://push.example/a").subscription())
        await client.request("push_unsubscribe")

    async def test_a_site_keeps_its_key(self):
        server = self.serve()
        key = (await self.join(server)).welcome["push_key"]
        self.assertEqual(len(from_base64url(key)), 65)
        server.stop()
        server.start()
        self.assertEqual((await self.join(server)).welcome["push_key"], key)
        other = self.serve()
        self.assertNotEqual((await self.join(other)).welcome["push_key"], key)

    async def test_nodes_of_one_store_have_one_key(self):
        store = self.postgres_store()
        nodes = [self.serve(store=store) for _ in range(2)]
        keys = {(await self.join(node)).welcome["push_key"] for node in nodes}
        self.assertEqual(len(keys), 1)


if __name__ == "__main__":
    unittest.main()
