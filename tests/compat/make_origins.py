#!/usr/bin/python3
"""Makes games that come from others, for tests/e2e/test_compat_files.py: cards dealt anew, cards as they
were, and the same deal. How hidden cards are dealt anew follows from today's sampling
(src/rules/state/sample.h): if that changes, these records do not verify any more, and the version of
today must stay for them.

    FOLSOM=/path/to/folsom tests/compat/make_origins.py FOLDER

writes records into FOLDER. What is in tests/compat/origins is never made anew: no later program can.
"""

import pathlib
import sys
import unittest

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "e2e"))

from harness.case import ServerCase  # noqa: E402

CONFIGS = {"standard-3": {"seats": 3}, "expert-4": {"seats": 4, "expert": True},
           "duo14-horses": {"seats": 2, "variant": "duo14", "horses": True},
           "duo18": {"seats": 3, "variant": "duo18"},
           "teams-expert": {"seats": 4, "variant": "teams", "expert": True},
           "horses-expert-6": {"seats": 6, "horses": True, "expert": True}}


class Maker(ServerCase):
    out = HERE / "origins"

    async def runTest(self):
        server = self.serve()
        everybody = await self.join_all(server, 6)
        for name, config in CONFIGS.items():
            players = everybody[:config["seats"]]
            other = await self.seated(players, config, None)
            await self.play_all(other, players)
            record = server.get(f"/api/records/{other}")[2]
            deciders = [int(line[2]) for line in record.split("\n") if line.startswith("> ")]
            decision = deciders.index(0, len(deciders) // 2)
            wishes = {"anew": {"decision": decision}}
            if name == "standard-3":
                wishes |= {"as-were": {"decision": decision, "cards": "as_were"}, "deal": {"deal": True}}
            for kind, origin in wishes.items():
                table = await self.again(players, other, origin)
                text = server.get(f"/api/records/{table}")[2]
                (self.out / f"{kind}-{name}.folsom").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    Maker.out = pathlib.Path(sys.argv[1])
    Maker.out.mkdir(parents=True, exist_ok=True)
    done = unittest.TextTestRunner().run(Maker())
    sys.exit(not done.wasSuccessful())
