"""The figures can be measured. How large they are is not for a test on a shared machine."""

from __future__ import annotations

import json
import subprocess
import sys


def test_figures_are_told_as_json() -> None:
    command = [sys.executable, "-m", "folsom.bench", "--json", "--seconds", "0.01", "--games", "64"]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    figures = json.loads(told)
    names = {"games", "threads", "batch_steps_per_second", "clone_us", "apply_us", "view_us"}
    assert set(figures) == names
    assert all(value > 0 for value in figures.values())
