"""Everything over plain HTTP."""

import gzip
import unittest

from harness import schema
from harness.case import ServerCase


class Http(ServerCase):
    async def asyncSetUp(self):
        self.server = self.serve()

    async def test_every_reply_has_the_headers_that_protect_browsers(self):
        for path in ("/", "/healthz", "/api/options", "/api/tables", "/nothing/here.js",
                     "/metrics"):
            with self.subTest(path=path):
                _, headers, _ = self.server.get(path)
                policy = headers["Content-Security-Policy"]
                self.assertIn("default-src", policy)
                self.assertNotIn("unsafe-inline", policy.split("style-src")[0])
                self.assertNotIn("'unsafe-eval'", policy)
                self.assertIn("frame-ancestors 'none'", policy)
                self.assertEqual(headers["X-Content-Type-Options"], "nosniff")
                self.assertIn(headers["Referrer-Policy"], ("same-origin", "no-referrer"))
                self.assertEqual(headers["X-Frame-Options"], "DENY")
                self.assertIsNone(headers.get("Access-Control-Allow-Origin"))
                self.assertNotRegex(headers.get("Server", ""), r"\d")

    async def test_health(self):
        status, _, body = self.server.get("/healthz")
        self.assertEqual(status, 200)
        schema.check_http("Health", body)
        self.assertEqual(body, {"ok": True, "store": "ready"})

    async def test_metrics_are_prometheus_text(self):
        client = await self.join(self.server)
        await client.request("ping")
        status, headers, text = self.server.get("/metrics")
        self.assertEqual(status, 200)
        self.assertTrue(headers["Content-Type"].startswith("text/plain"))
        for line in text.splitlines():
            self.assertRegex(line, r'^(# (HELP|TYPE) \w+ .+|\w+(\{\w+="[^"]*"\})? [0-9.e+-]+)$')
        names = {line.split()[2] for line in text.splitlines() if line.startswith("# TYPE")}
        self.assertTrue(all(name.startswith("folsom_") for name in names), names)
        self.assertGreater(len(names), 10)

    async def test_metrics_are_for_the_host_alone(self):
        stranger = {"X-Forwarded-For": "198.51.100.9"}
        closed = self.serve(trusted_proxy=["127.0.0.0/8"])
        status, _, body = closed.get("/metrics", headers=stranger)
        self.assertEqual(status, 403)
        schema.check_http("ErrorReply", body)
        open_ = self.serve(trusted_proxy=["127.0.0.0/8"], metrics_from=["198.51.100.0/24"])
        self.assertEqual(open_.get("/metrics", headers=stranger)[0], 200)

    async def test_options_say_what_can_be_played(self):
        status, _, body = self.server.get("/api/options")
        self.assertEqual(status, 200)
        schema.check_http("TableChoices", body)
        self.assertEqual(len(body["configs"]), 58)
        self.assertEqual(len(body["configs"]) + len(body["refused"]), 2 * 5 * 5 * 2 * 2)
        host = await self.join(self.server)
        for config in body["configs"][::10]:
            table = await self.open_table(host, config)
            self.assertEqual(host.rooms[table]["config"], config)
        for refused in body["refused"][::15]:
            answer = await self.refused(refused["code"],
                                        host.request("create", config=refused["config"]))
            self.assertEqual(answer["clause"], refused["clause"])
        for level in body["levels"]:
            await self.open_table(host, bots=[level["level"]] * 3 + [""])

    async def test_what_is_not_there(self):
        for method, path, status in (("GET", "/api/nothing", 404),
                                     ("GET", "/api/records/nosuchtablehere", 404),
                                     ("GET", "/api/replays/nosuchtablehere?seat=0", 404),
                                     ("GET", "/../../etc/host.conf", 404),
                                     ("GET", "/%2e%2e/%2e%2e/etc/host.conf", 404),
                                     ("GET", "/missing.js", 404),
                                     ("POST", "/api/tables", 405), ("PUT", "/api/bots", 405),
                                     ("GET", "/api/bots", 405),
                                     ("PUT", "/", 405)):
            with self.subTest(method=method, path=path):
                got, headers, body = self.server.http(method, path)
                self.assertEqual(got, status, body)
                schema.check_http("ErrorReply", body)
                if status == 405:
                    self.assertTrue(headers["Allow"])

    async def test_head_is_get_without_a_body(self):
        status, headers, body = self.server.http("HEAD", "/healthz", raw=True)
        self.assertEqual(status, 200)
        self.assertEqual(body, b"")
        self.assertTrue(headers["Content-Type"].startswith("application/json"))

    async def test_bad_paging_is_refused(self):
        for query in ("before=x", "before=5x", "before=99999999999999999999"):
            status, _, body = self.server.get(f"/api/records?{query}")
            self.assertEqual(status, 400, body)
            schema.check_http("ErrorReply", body)


class WebFiles(ServerCase):
    async def test_the_web_client_is_served_with_right_caching(self):
        web = self.folder / "web"
        (web / "assets").mkdir(parents=True)
        (web / "index.html").write_text("<!doctype html><title>Folsom</title>")
        script = b"console.log('hello');" * 50
        (web / "assets" / "app-1a2b3c4d.js").write_bytes(script)
        (web / "assets" / "app-1a2b3c4d.js.gz").write_bytes(gzip.compress(script))
        (self.folder / "secret.txt").write_text("outside")
        server = self.serve(web=web)
        for path in ("/", "/index.html", "/t/abcdefgh"):  # Links are the client's own business.
            status, headers, body = server.get(path)
            self.assertEqual((status, body), (200, "<!doctype html><title>Folsom</title>"))
            self.assertIn("no-cache", headers["Cache-Control"])
        status, headers, body = server.get("/assets/app-1a2b3c4d.js", raw=True)
        self.assertEqual((status, body), (200, script))
        self.assertIn("immutable", headers["Cache-Control"])
        self.assertIn("javascript", headers["Content-Type"])
        status, headers, body = server.get("/assets/app-1a2b3c4d.js",
                                           headers={"Accept-Encoding": "gzip"}, raw=True)
        self.assertEqual(headers["Content-Encoding"], "gzip")
        self.assertEqual(gzip.decompress(body), script)
        tag = server.get("/index.html")[1]["ETag"]
        self.assertEqual(server.get("/index.html", headers={"If-None-Match": tag})[0], 304)
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt",
                     "/..%2fsecret.txt"):
            status, _, body = server.get(path, raw=True)
            self.assertNotIn(b"outside", body)
            self.assertEqual(status, 404)


if __name__ == "__main__":
    unittest.main()
