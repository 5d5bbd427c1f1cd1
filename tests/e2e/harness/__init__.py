"""What the end-to-end tests, tools/attack and tools/torture share: the real server, clients, PostgreSQL.

Needs Debian's python3-websockets and python3-jsonschema (tools/setup --all), so it runs with
/usr/bin/python3.
"""

import os
import pathlib

ROOT = pathlib.Path(__file__).resolve().parents[3]
BUILT = ROOT / "build" / "release" / "folsom"
FOLSOM = str(pathlib.Path(os.environ.get("FOLSOM", BUILT)).resolve())

STRICT = os.environ.get("FOLSOM_STRICT", "") == "1"  # What cannot be tried here is a failure.

# How long a test waits for something that should come at once. Long, because the machine may be
# busy; a test that passes never waits for it to run out.
PATIENCE = float(os.environ.get("FOLSOM_PATIENCE", "60"))
