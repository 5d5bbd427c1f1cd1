"""examples/bot.py, which knows nothing but docs/protocol.md."""

import asyncio
import ast
import hashlib
import importlib.util
import sys
import unittest

from harness import PATIENCE, ROOT
from harness.case import ServerCase
from harness.server import wait_until

BOT = ROOT / "examples" / "bot.py"
SPEC = importlib.util.spec_from_file_location("example_bot", BOT)
bot = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(bot)

SECRET = "5e" * 32
COMMIT = hashlib.sha256(bytes.fromhex(SECRET)).hexdigest()
RIVAL = "cd" * 32
DRAFTED = {"seats": 3, "bandits": "drafted"}


def room(own=None, rival=None, clock="none", shuffle=False, **more):
    """As a server shows it that may lie: the bot's chair, another program's and one of a bot."""
    chairs = [{"seat": 0, "kind": "program", "yours": True},
              {"seat": 1, "kind": "program", "yours": False},
              {"seat": 2, "kind": "bot", "yours": False}]
    for chair, nonce in zip(chairs, (own, rival)):
        if nonce:
            chair["commitment"] = bot.digest(nonce)
    return {"stage": "lobby", "commit": COMMIT, "config": {"seats": 3, "bandits": "random"},
            "options": {"clock": {"kind": clock}, "shuffle_seats": shuffle}, "chairs": chairs,
            **more}


def revealing(**more):
    return {"phase": "revealing", "waiting": [0, 1], **more}


def refused(count):
    return {"count": count, "why": "left", "names": []}


class Deals(unittest.TestCase):
    """What the bot says to a server that may lie, and what it finds in the end."""

    def setUp(self):
        self.deal = bot.Deal()
        kind, fields = self.deal.answer(room())
        self.nonce = self.deal.nonces[0]
        self.assertEqual((kind, fields), ("commit", {"commitment": bot.digest(self.nonce)}))

    def asked(self, **more):
        return room(**{"own": self.nonce, "rival": RIVAL, "deal": revealing(), **more})

    def reveals(self, **more):
        self.assertEqual(self.deal.answer(self.asked(**more)), ("reveal", {"nonce": self.nonce}))

    def unfair(self, what, **more):
        with self.assertRaisesRegex(bot.Unfair, what):
            self.deal.answer(self.asked(**more))

    def part(self, chair, nonce, **more):
        return {"chair": chair, "seat": chair, "nonce": nonce, "commitment": bot.digest(nonce),
                **more}

    def end(self, parts=None, **more):
        parts = parts or [self.part(0, self.nonce), self.part(1, RIVAL)]
        return self.deal.verdict(room(**{"stage": "finished", "commit": COMMIT,
                                         "fair": {"secret": SECRET, "parts": parts}, **more}))

    def unfair_end(self, what, *arguments, **more):
        with self.assertRaisesRegex(bot.Unfair, what):
            self.end(*arguments, **more)

    def test_it_reveals_only_when_all_have_committed(self):
        self.unfair("before seat 1", rival=None)
        self.unfair("before seat 1", rival=None, clock="daily")
        self.unfair("before seat 1", rival=None, clock="daily", deal=revealing(excused=[2]))
        self.unfair("before seat 1", rival=None, deal=revealing(excused=[1]))
        self.reveals(rival=None, clock="daily", deal=revealing(excused=[1]))

    def test_it_reveals_again_only_to_the_same(self):
        self.reveals()
        self.reveals()
        self.unfair("changed", rival=SECRET)
        self.unfair("changed", config=DRAFTED)
        self.unfair("changed", shuffle=True)
        self.unfair("another commit", commit=RIVAL)
        self.assertIn("fair", self.end())
        # In the next deal all is new.
        later = {"refused_starts": refused(1), "shuffle": True}
        self.assertEqual(self.deal.answer(room(**later))[0], "commit")
        self.nonce = self.deal.nonces[1]
        self.reveals(**later)
        self.unfair("refused start")

    def test_it_does_not_reveal_to_the_commitment_of_another(self):
        self.assertIsNone(self.deal.answer(self.asked(own=RIVAL)))

    def test_in_the_end_all_must_be_as_it_was_shown(self):
        self.reveals()
        self.assertTrue(self.end().startswith("fair"))
        self.assertTrue(self.end(config={"seats": 3, "bandits": "random", "new": 1})
                        .startswith("fair"))
        own, rival = self.part(0, self.nonce), self.part(1, RIVAL)
        self.unfair_end("secret", fair={"secret": RIVAL, "parts": [own, rival]})
        self.unfair_end("secret", commit=RIVAL)
        self.unfair_end("chair 1", [own, {**rival, "nonce": SECRET}])
        self.unfair_end("chair 1", [own, {"chair": 1, "seat": 1, "nonce": RIVAL}])
        self.unfair_end("not in it", [rival])
        self.unfair_end("that we were shown", [own])
        self.unfair_end("that we were shown", [own, self.part(1, SECRET)])
        self.unfair_end("that we were shown", [own, rival, self.part(2, SECRET)])
        self.unfair_end("another deal", refused_starts=refused(1))
        self.unfair_end("the game", config=DRAFTED)
        self.unfair_end("the game", shuffle=True)
        with self.assertRaisesRegex(bot.Unfair, "does not show"):
            self.deal.verdict(room(stage="finished"))

    def test_it_is_left_out_only_where_it_may_be_excused(self):
        parts = [{"chair": 0, "seat": 0, "excused": True}, self.part(1, RIVAL)]
        self.unfair_end("not in it", parts)
        self.deal.answer(room(clock="daily"))
        self.assertIn("not proved", self.end(parts, clock="daily"))
        self.unfair_end("not in it", parts[1:], clock="daily")


class Example(ServerCase):
    async def run_bot(self, server, *arguments):
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-I", BOT, "--url", server.origin, "--seed", "5", *arguments,
            stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE)
        self.addCleanup(self.kill, process)
        return process

    @staticmethod
    def kill(process):
        if process.returncode is None:
            process.kill()

    async def finish(self, process):
        out, err = await asyncio.wait_for(process.communicate(), PATIENCE)
        self.assertEqual(process.returncode, 0, out.decode() + err.decode())
        return out.decode(), err.decode()

    async def test_it_opens_a_table_and_plays_it_to_the_end(self):
        server = self.serve()
        out, err = await self.finish(await self.run_bot(server, "--seats", "3", "--level",
                                                        "scripted", "--pause", "0"))
        self.assertEqual(err, "")
        self.assertEqual(len([line for line in out.splitlines() if line.startswith("seat ")]), 3)
        self.assertIn("(me)", out)
        self.assertIn("wins", out)
        self.assertIn("the deal: fair", out)

    async def test_it_joins_by_code_and_by_link(self):
        server = self.serve()
        host = await self.join(server, "Host")
        table = await self.open_table(host, {"seats": 3})
        by_code = await self.run_bot(server, "--code", host.rooms[table]["code"], "--name",
                                     "By code")
        by_link = await self.run_bot(server, "--table", f"{server.origin}/t/{table}", "--name",
                                     "By link")
        await host.until(lambda: sum(chair["kind"] == "program"
                                     for chair in host.rooms[table]["chairs"]) == 2, "both bots")
        await self.start(host, table)
        await self.play_all(table, [host])
        for process in (by_code, by_link):
            out, _ = await self.finish(process)
            self.assertIn("(me)", out)
            self.assertIn("the deal: fair", out)

    async def test_in_a_correspondence_game_it_does_not_wait_for_the_absent(self):
        server = self.serve()
        host, away = await self.join_all(server, 2)
        table = await self.seated([host, away], {"seats": 3}, {"clock": {"kind": "daily"}},
                                  start=False)
        process = await self.run_bot(server, "--table", table)
        chairs = lambda: host.rooms[table]["chairs"]
        await host.until(lambda: "commitment" in chairs()[2], "the bot")
        await away.close()
        await host.until(lambda: not chairs()[1]["here"], "the absence")
        await self.start(host, table)
        await away.reconnect()
        await self.play_all(table, [host, away])
        out, _ = await self.finish(process)
        self.assertIn("the deal: fair", out)

    async def test_it_comes_back_after_a_crash_of_the_server(self):
        server = self.serve()
        host = await self.join(server, "Host")
        table = await self.open_table(host, {"seats": 3}, bots=["", "", "scripted"])
        process = await self.run_bot(server, "--table", table)
        await host.until(lambda: host.rooms[table]["chairs"][1]["kind"] == "program", "the bot")
        await self.start(host, table)
        await self.play_all(table, [host], stop=lambda p: p.games[table].view["round"] >= 2)
        server.kill()
        await host.until_lost()
        server.start()
        await host.reconnect()
        await self.play_all(table, [host])
        out, err = await self.finish(process)
        self.assertIn("trying again", err)
        self.assertIn("the deal: fair", out)
        wait_until(lambda: server.running(), "the server")

    async def test_it_uses_the_standard_library_alone(self):
        names = set()
        for node in ast.walk(ast.parse(BOT.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                names |= {alias.name.split(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                names.add(node.module.split(".")[0])
        self.assertLessEqual(names, set(sys.stdlib_module_names))


if __name__ == "__main__":
    unittest.main()
