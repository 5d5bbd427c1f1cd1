"""Records and positions that earlier versions wrote (tests/compat): they replay, verify, load and play on."""

import contextlib
import json
import re
import sqlite3
import subprocess
import tempfile
import unittest

from harness import FOLSOM, ROOT
from harness.compat import VERSIONS, difference, folsom, result_of


class OldRecords(unittest.TestCase):
    def test_records_replay_to_the_result_they_state(self):
        for path in self.records("*"):
            with self.subTest(record=path.name):
                done = folsom("replay", "--json", path)
                self.assertEqual(done.returncode, 0, done.stderr)
                score = json.loads(done.stdout)["score"]
                totals = [seat["total"] for seat in score["seats"]]
                self.assertEqual((totals, score["winners"]),
                                 result_of(path.read_text(encoding="utf-8")))

    def test_fair_deals_verify(self):
        for path in self.records("[!s]*"):
            with self.subTest(record=path.name):
                done = folsom("verify", path)
                # All fits; but the nonces of that time were not committed to.
                self.assertEqual(done.returncode, 3, done.stdout + done.stderr)

    def records(self, pattern):
        found = [path for version in VERSIONS for path in sorted((version / "records").glob(pattern))]
        self.assertGreater(len(found), 50)
        return found


class OldOrigins(unittest.TestCase):
    """Games that come from others. Dealing cards anew goes by the sampling of their time: if this fails
    after a change of it, keep the old one for records that were made with it."""

    def test_they_replay_and_verify(self):
        found = sorted((ROOT / "tests" / "compat" / "origins").glob("*.folsom"))
        self.assertGreater(len([path for path in found if path.name.startswith("anew-")]), 5)
        for path in found:
            with self.subTest(record=path.name):
                text = path.read_text(encoding="utf-8")
                done = folsom("verify", path)
                self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
                done = folsom("replay", "--json", path)
                self.assertEqual(done.returncode, 0, done.stderr)
                score = json.loads(done.stdout)["score"]
                self.assertEqual(([seat["total"] for seat in score["seats"]], score["winners"]),
                                 result_of(text))

    def test_other_hidden_cards_are_found_out(self):
        text = (ROOT / "tests" / "compat" / "origins" / "anew-standard-3.folsom").read_text(encoding="utf-8")
        statuses = [self.verify(touched) for touched in self.touched(text)]
        # Most cards are played later on: without them the record cannot be played at all.
        self.assertEqual(set(statuses), {1, 2})

    def touched(self, text):
        """With one card of somebody else's hand in the deck, and one of the deck in the hand."""
        line = re.search(r"^position (.*)$", text, re.M)[1]
        own = re.search(r"^origin .* seat (\d)", text, re.M)[1]
        for seat, cards in json.loads(line)["seats"].items():
            for i, held in enumerate(cards["hand"]):
                for j, hidden in enumerate(cards["deck"]):
                    if seat == own or held == hidden:
                        continue
                    position = json.loads(line)
                    position["seats"][seat]["hand"][i] = hidden
                    position["seats"][seat]["deck"][j] = held
                    yield text.replace(line, json.dumps(position, separators=(",", ":")))

    def verify(self, text):
        with tempfile.NamedTemporaryFile("w", suffix=".folsom", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            return folsom("verify", file.name).returncode


class OldPositions(unittest.TestCase):
    def setUp(self):
        self.engine = subprocess.Popen([FOLSOM, "engine"], stdin=subprocess.PIPE,
                                       stdout=subprocess.PIPE, text=True)
        self.addCleanup(self.engine.communicate)

    def ask(self, command, **fields):
        self.engine.stdin.write(json.dumps({"command": command, **fields}) + "\n")
        self.engine.stdin.flush()
        reply = json.loads(self.engine.stdout.readline())
        self.assertTrue(reply.get("ok"), reply.get("error"))
        return reply

    def test_positions_load_and_are_played_to_the_end(self):
        for version in VERSIONS:
            known = json.loads((version / "positions.json").read_text(encoding="utf-8"))["positions"]
            for number, old in enumerate(known):
                with self.subTest(version=version.name, number=number, ask=old["ask"]):
                    status = self.ask("position", position=old["position"], seed=number)
                    self.assertEqual((status["ask"], status["pending"]), (old["ask"], old["pending"]))
                    for seat, actions in old["legal"].items():
                        legal = self.ask("legal", seat=int(seat))["actions"]
                        self.assertEqual(set(actions) - set(legal), set())
                    self.check_same(old["position"])
                    self.play(status)

    def test_positions_that_a_server_kept_load(self):
        for version in VERSIONS:
            with contextlib.closing(sqlite3.connect(":memory:")) as database:
                database.executescript((version / "sqlite.sql").read_text(encoding="utf-8"))
                kept = database.execute("SELECT table_id, text FROM positions").fetchall()
            self.assertGreater(len(kept), 50)
            for table, text in kept:
                with self.subTest(version=version.name, table=table):
                    self.ask("position", position=json.loads(text))
                    self.check_same(json.loads(text))

    def check_same(self, old):
        """Written again it says the same, but for what a later version words better."""
        now = self.ask("get")["position"]
        old = {name: value for name, value in old.items() if name not in ("phase", "actor", "turn", "step")}
        self.assertEqual(difference(old, now), "")

    def play(self, status):
        while status["phase"] != "over":
            seat = status["pending"][0]
            actions = self.ask("legal", seat=seat)["actions"]
            status = self.ask("apply", seat=seat, action=actions[status["decision"] % len(actions)])


if __name__ == "__main__":
    unittest.main()
