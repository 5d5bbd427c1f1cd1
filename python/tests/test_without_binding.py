"""Batches need ctypes and numpy alone: no compiled binding, nothing installed but numpy."""

from __future__ import annotations

import os
import pathlib
import subprocess
import sys

import pytest

import folsom

SOURCES = pathlib.Path(__file__).resolve().parents[1] / "src"
LIBRARY = pathlib.Path(folsom.__file__).with_name("libfolsom.so")

PROGRAM = """
import sys
before = set(sys.modules)  # What hooks of site-packages brought.
import folsom
from folsom import Batch
assert folsom.__file__.startswith(sys.argv[1]), folsom.__file__
mix = [(1, {"seats": 4}), (1, {"seats": 3, "horses": True})]
batch = Batch(64, mix, threads=2, bots={0: "scripted"})
ended = 0
for _ in range(300):
    batch.step(batch.random_actions())
    ended += int(batch.ended.sum())
assert ended > 64
assert folsom.arena(["scripted", "random"], games=4)["games"] == 4
try:
    folsom.Game(seed=1)
except ImportError as error:
    print("no binding:", error)
else:
    raise SystemExit("there is a binding")
files = {name: getattr(sys.modules[name], "__file__", None) for name in set(sys.modules) - before}
others = {name.split(".")[0] for name, file in files.items() if file and "-packages" in file}
print("version", sys.version_info[:2], "from packages", sorted(others))
assert others <= {"numpy"}, others
"""


def only_numpy(python: str) -> str:
    environment = {
        "PYTHONPATH": str(SOURCES),
        "FOLSOM_LIBRARY": str(LIBRARY),
        "PATH": os.environ["PATH"],
    }
    command = [python, "-c", PROGRAM, str(SOURCES)]
    ended = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stderr
    assert "no binding" in ended.stdout
    return ended.stdout


def test_a_batch_needs_numpy_and_the_library_alone() -> None:
    only_numpy(sys.executable)


def test_a_batch_runs_on_another_version_of_python() -> None:
    other = os.environ.get("FOLSOM_OTHER_PYTHON")
    if not other:
        pytest.skip("FOLSOM_OTHER_PYTHON names no Python 3.12 with numpy")
    assert "version (3, 12)" in only_numpy(other)


@pytest.mark.parametrize(
    ("library", "words"),
    [
        ("/nowhere/libfolsom.so", "folsom needs its library: /nowhere/libfolsom.so"),
        ("libc.so.6", "libc.so.6 is not the library of this package"),
    ],
)
def test_a_library_that_will_not_do_is_named(library: str, words: str) -> None:
    environment = {"PYTHONPATH": str(SOURCES), "FOLSOM_LIBRARY": library}
    command = [sys.executable, "-c", "import folsom"]
    ended = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert ended.returncode != 0
    assert f"ImportError: {words}" in ended.stderr
