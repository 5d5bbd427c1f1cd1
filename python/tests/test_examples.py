"""The examples run as they are."""

from __future__ import annotations

import json
import os
import pathlib
import subprocess
import sys
import xml.etree.ElementTree as ElementTree

from adapter_games import LONG

EXAMPLES = pathlib.Path(__file__).parent.parent / "examples"


def run(name: str, *arguments: str) -> str:
    """What an example prints."""
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / name), *arguments],
        capture_output=True,
        text=True,
        timeout=3600,
        env={**os.environ, "OPENBLAS_NUM_THREADS": "1"},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_random_play() -> None:
    lines = run("random_play.py").splitlines()
    assert len(lines) == 4
    assert any("wins" in line for line in lines)


def test_the_stand_in_for_a_model_is_understood() -> None:
    told = run("llm_player.py", "--seats", "3", "--opponents", "random")
    assert " 0 answers could not be read" in told
    assert "seat 0 (model): $" in told


def test_a_model_may_be_a_program() -> None:
    code = "import sys; sys.stdin.read(); print(1)"
    told = run("llm_player.py", "--seats", "3", "--command", f'{sys.executable} -S -c "{code}"')
    assert " 0 answers could not be read" in told


def test_a_model_that_babbles_is_helped_on() -> None:
    code = "import sys; sys.stdin.read(); print('hm')"
    told = run("llm_player.py", "--seats", "3", "--command", f'{sys.executable} -S -c "{code}"')
    decisions, misread = int(told.split()[0]), int(told.split()[2])
    assert misread == 3 * decisions


def test_win_shares(tmp_path: pathlib.Path) -> None:
    out = tmp_path / "shares.svg"
    run("win_shares.py", str(out), "--bots", "random,scripted", "--games", "40")
    root = ElementTree.parse(out).getroot()
    assert root.tag.endswith("svg")
    assert len([e for e in root if e.tag.endswith("circle")]) == 2


def test_ppo(tmp_path: pathlib.Path) -> None:
    """It runs and is better than at the start; the long form beats its opponents."""
    curve = tmp_path / "curve.json"
    run("ppo.py", "--decisions", "1000000" if LONG else "30000", "--curve", str(curve))
    shares = [point["win_share"] for point in json.loads(curve.read_text())]
    assert shares[-1] > shares[0]
    assert not LONG or shares[-1] > 1 / 3
