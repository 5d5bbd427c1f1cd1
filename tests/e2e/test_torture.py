"""kill -9 at random instants, under load."""

import json
import subprocess
import sys
import unittest

from harness import ROOT, STRICT, postgres

HAVE_POSTGRES = STRICT or postgres.available()


class Torture(unittest.TestCase):
    KILLS = 10

    def torture(self, *arguments):
        done = subprocess.run([sys.executable, ROOT / "tools" / "torture", "--kills",
                               str(self.KILLS), *arguments],
                              capture_output=True, text=True, timeout=600)
        self.assertEqual(done.returncode, 0, done.stdout[-3000:] + done.stderr[-3000:])
        report = json.loads(done.stdout.splitlines()[-1])
        self.assertEqual(report["kills"], self.KILLS)
        self.assertEqual((report["lost"], report["doubled"], report["strangers"],
                          report["unequal_views"]), (0, 0, 0, 0))
        self.assertEqual(report["compared"], report["clients"])
        self.assertGreater(report["acknowledged"], 20 * self.KILLS)
        return report

    def test_sqlite(self):
        self.torture("--store", "sqlite", "--seed", "1")

    @unittest.skipUnless(HAVE_POSTGRES, "PostgreSQL 15 is not installed")
    def test_postgres(self):
        self.torture("--store", "postgres", "--seed", "2")

    @unittest.skipUnless(HAVE_POSTGRES, "PostgreSQL 15 is not installed")
    def test_two_nodes_that_die_in_turn(self):
        self.torture("--store", "postgres", "--nodes", "2", "--seed", "3")


if __name__ == "__main__":
    unittest.main()
