"""Killing the server with -9 at random instants under load: nothing may be lost or doubled.

This is tools/torture, which can do more when it is run by itself.
"""

import json
import subprocess
import sys

from attacks import Attack
from harness import ROOT, postgres


class Kills(Attack):
    def torture(self, *options):
        kills = self.size(10, 100)
        done = subprocess.run([sys.executable, ROOT / "tools" / "torture", "--kills", str(kills),
                               "--seed", str(self.seed), *options],
                              capture_output=True, text=True)
        lines = done.stdout.splitlines()
        self.assertGreaterEqual(len(lines), 2, done.stderr[-3000:])
        summary, report = lines[-2:]
        self.tried(summary)
        report = json.loads(report)
        self.assertEqual(report["kills"], kills)
        self.assertGreater(report["acknowledged"], 20 * kills)  # Else it was no load.
        self.holds("no decision lost, doubled or made up; every record is good",
                   done.returncode == 0)
        self.holds(f"all {report['clients']} clients see what the server has",
                   report["compared"] == report["clients"])

    async def try_one_server_on_sqlite(self):
        self.torture("--store", "sqlite")

    async def try_one_server_on_postgresql(self):
        self.torture_postgres()

    async def try_one_of_two_servers_in_turn(self):
        self.torture_postgres("--nodes", "2")

    def torture_postgres(self, *options):
        if not postgres.available():
            self.cannot("PostgreSQL 15 is not installed")
        self.torture("--store", "postgres", *options)
