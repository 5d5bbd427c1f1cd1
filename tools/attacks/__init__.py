"""What the attacks of tools/attack share.

An attack is a module of this folder: its docstring says what it is, and each method `try_...` of a
class derived from Attack is one attempt. An attempt prints what it tries and, by `holds`, what the
server must withstand; an assertion that fails means that the attack succeeded. Clients, tables and
games are those of the end-to-end tests (tests/e2e/harness).
"""

import pathlib
import random
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "tests" / "e2e"))

from harness.case import ServerCase
from harness.client import Refused
from harness.server import ROOMY


class Attack(ServerCase):
    long = False  # --long
    seed = 1      # --seed

    def setUp(self):
        super().setUp()
        self.random = random.Random(f"{self.id()} {self.seed}")
        module = type(self).__module__.rpartition(".")[2]
        print(f"{module}: {self._testMethodName.removeprefix('try_').replace('_', ' ')}",
              flush=True)

    def serve(self, store=None, **options):
        """With the limits that an operator gets who says nothing, beside `options`."""
        return super().serve(store, **{**dict.fromkeys(ROOMY), **options})

    def size(self, short, long):
        """How much to try."""
        return long if self.long else short

    async def code_of(self, request):
        """Why it was refused, or "ok"."""
        try:
            await request
        except Refused as refused:
            return refused.code
        return "ok"

    def tried(self, what):
        print(f"  tried  {what}", flush=True)

    def holds(self, what, fine):
        """`fine`: whether the server withstood it."""
        print(f"  {'held' if fine else 'BROKEN':6} {what}", flush=True)
        if not fine:
            self.fail(f"the attack succeeded: {what}")
