"""The fair deal from outside: examples/verify.py, which was written from docs/fairness.md alone, on
games of every variant, of today and of the old scheme, and on touched ones."""

import re
import subprocess
import sys
import unittest

from harness import FOLSOM, ROOT
from harness.case import ServerCase

VERIFY = ROOT / "examples" / "verify.py"
UNPROVED = 3  # The exit status where no player committed to a part of the deal.
OLD = ROOT / "tests" / "compat" / "v1" / "records"


def draws_of(path):
    done = subprocess.run([FOLSOM, "verify", path, "--draws"], capture_output=True, text=True)
    assert done.returncode in (0, UNPROVED), done.stdout + done.stderr
    return done.stdout


def verify(path, draws, *more):
    return subprocess.run([sys.executable, VERIFY, path, *more], input=draws, capture_output=True,
                          text=True)


class Fair(ServerCase):
    def check(self, path, *more, status=0):
        done = verify(path, draws_of(path), *more)
        self.assertEqual(done.returncode, status, f"{path}: {done.stdout}{done.stderr}")
        ours = subprocess.run([FOLSOM, "verify", path], capture_output=True, text=True)
        self.assertEqual(ours.returncode, status, ours.stdout + ours.stderr)
        return done.stdout

    def fails(self, record, draws):
        path = self.folder / "touched.folsom"
        path.write_text(record, encoding="utf-8")
        done = verify(path, draws)
        self.assertEqual(done.returncode, 1, done.stdout + done.stderr)
        self.assertIn("NOT FAIR", done.stdout)

    async def play(self, players, server, config, options=None):
        table = await self.seated(players[:config["seats"]], config, options)
        await self.play_all(table, players[:config["seats"]])
        status, _, record = server.get(f"/api/records/{table}")
        self.assertEqual(status, 200, record)
        path = self.folder / f"{table}.folsom"
        path.write_text(record, encoding="utf-8")
        return table, path

    async def test_games_of_every_variant_are_verified_independently(self):
        server = self.serve()
        players = await self.join_all(server, 6)
        for config in ({"seats": 3}, {"seats": 4, "variant": "basic"},
                       {"seats": 2, "variant": "duo14"}, {"seats": 3, "variant": "duo18"},
                       {"seats": 6, "variant": "teams"}, {"seats": 5, "expert": True},
                       {"seats": 4, "horses": True, "expert": True}):
            for shuffled in (False, True):
                with self.subTest(config=config, shuffled=shuffled):
                    table, path = await self.play(players, server, config,
                                                  {"shuffle_seats": shuffled})
                    said = self.check(path, "--nonce", players[0].nonce(table))
                    self.assertNotIn("not committed", said)

    async def test_touched_games_are_found_out(self):
        server = self.serve()
        players = await self.join_all(server, 4)
        _, path = await self.play(players, server, {"seats": 4}, {"shuffle_seats": True})
        record, draws = path.read_text(encoding="utf-8"), draws_of(path)
        for line in ("fair commit ", "fair secret ", "fair commitment 1 ", "fair nonce 2 "):
            turn = lambda found: found[0] + ("0" if found[1] != "0" else "1")
            touched = re.sub(f"({line})(.)", turn, record)
            self.assertNotEqual(touched, record)
            self.fails(touched, draws)
        self.fails(re.sub(r"fair commitment 1 .*\n", "", record), draws)
        self.fails(re.sub(r"fair seats (.) (.)", r"fair seats \2 \1", record), draws)
        outcomes = re.findall(r"^\* card .*$", record, re.MULTILINE)
        other = next(line for line in outcomes if line != outcomes[0])
        self.fails(record.replace(outcomes[0], other, 1), draws)
        lines = draws.splitlines(keepends=True)
        self.fails(record, "".join(lines[:-1]))
        self.fails(record, "".join([*lines[:5], *lines[6:]]))
        # Another pick of the same options.
        at = next(i for i, line in enumerate(lines) if "," in line.split(" ")[5])
        words = lines[at].split(" ")
        words[4] = next(code for code in (option.split(":")[0] for option in words[5].split(","))
                        if code != words[4])
        self.fails(record, "".join([*lines[:at], " ".join(words), *lines[at + 1:]]))

    async def test_games_that_come_from_others_are_verified_independently(self):
        server = self.serve()
        host, *_ = players = await self.join_all(server, 3)
        other, path = await self.play(players, server, {"seats": 3})
        deciders = [int(line[2]) for line in path.read_text(encoding="utf-8").split("\n")
                    if line.startswith("> ")]
        decision = deciders.index(0, 30)
        for origin in ({"deal": True}, {"decision": decision},
                       {"decision": decision, "cards": "as_were"}):
            with self.subTest(origin=origin):
                table = await self.again(players, other, origin)
                path = self.folder / f"{table}.folsom"
                record = server.get(f"/api/records/{table}")[2]
                path.write_text(record, encoding="utf-8")
                self.assertIn(f"\norigin {other} ", record)
                self.check(path, "--nonce", host.nonce(table))
                if "deal" in origin:
                    turned = re.sub(r"luck round - (\d+)",
                                    lambda m: f"luck round - {0 if m[1] != '0' else 1}", record)
                    self.assertNotEqual(turned, record)
                    self.fails(turned, draws_of(path))

    def test_games_of_the_old_scheme_are_verified(self):
        paths = sorted(OLD.glob("fair-*.folsom"))
        self.assertGreater(len(paths), 20)
        for path in paths:
            self.assertIn("not committed", self.check(path, status=UNPROVED))

    async def test_a_game_cannot_be_passed_off_as_one_of_the_old_scheme(self):
        server = self.serve()
        players = await self.join_all(server, 3)
        _, path = await self.play(players, server, {"seats": 3})
        record = path.read_text(encoding="utf-8")
        path.write_text(re.sub(r"fair commitment .*\n", "", record), encoding="utf-8")
        self.check(path, status=UNPROVED)

    async def test_refused_starts_are_in_the_record(self):
        server = self.serve()
        players = await self.join_all(server, 3)
        table = await self.seated(players, start=False)
        players[2].deals = False
        room = lambda: players[0].rooms[table]
        await players[0].until(lambda: all("commitment" in c for c in room()["chairs"]))
        await players[0].request("start", table=table)
        await players[0].until(lambda: room().get("deal", {}).get("waiting") == [2], "nonces")
        await players[2].request("stand", table=table)
        await players[0].until(lambda: "refused_starts" in room(), "the refusal")
        self.assertEqual(room()["refused_starts"],
                         {"count": 1, "why": "left", "names": ["Player 2"]})
        players[2].deals = True
        await players[2].request("sit", table=table)
        await self.start(players[0], table, players[1:])
        await self.play_all(table, players)
        path = self.folder / "refused.folsom"
        path.write_text(server.get(f"/api/records/{table}")[2], encoding="utf-8")
        self.assertIn("refused starts before this deal: 1", self.check(path))
        said = subprocess.run([FOLSOM, "verify", path], capture_output=True, text=True).stdout
        self.assertIn("refused before this deal: 1", said)


if __name__ == "__main__":
    unittest.main()
