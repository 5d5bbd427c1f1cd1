"""examples/bot.py, which knows nothing but docs/protocol.md."""

import asyncio
import ast
import sys
import unittest

from harness import PATIENCE, ROOT
from harness.case import ServerCase
from harness.server import wait_until

BOT = ROOT / "examples" / "bot.py"


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
        for bot in (by_code, by_link):
            out, _ = await self.finish(bot)
            self.assertIn("(me)", out)

    async def test_it_comes_back_after_a_crash_of_the_server(self):
        server = self.serve()
        host = await self.join(server, "Host")
        table = await self.open_table(host, {"seats": 3}, bots=["", "", "scripted"])
        bot = await self.run_bot(server, "--table", table)
        await host.until(lambda: host.rooms[table]["chairs"][1]["kind"] == "program", "the bot")
        await self.start(host, table)
        await self.play_all(table, [host], stop=lambda p: p.games[table].view["round"] >= 2)
        server.kill()
        await host.until_lost()
        server.start()
        await host.reconnect()
        await self.play_all(table, [host])
        _, err = await self.finish(bot)
        self.assertIn("trying again", err)
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
