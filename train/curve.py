"""How a run goes, as a table: curve.csv."""

from __future__ import annotations

import csv
from collections.abc import Iterable
from pathlib import Path

from train import ppo

COLUMNS = (
    *("seconds", "iterations", "decisions", "games", "against_scripted", "of_games"),
    *("against_past", "of_past_games"),
    *ppo.REPORTED,
    *ppo.OTHERS,
    *("rate", "decisions_per_s", "learning_s", "waiting_s"),
)


class Curve:
    """A row for each report. A run that goes on keeps the rows of `before`, up to those
    of the checkpoint's `iterations`; columns that they did not have yet stay empty."""

    def __init__(self, path: Path, before: Path | None, iterations: int) -> None:
        self._path = path
        rows = _rows_until(before, iterations) if before and before.exists() else []
        self._write("w", [COLUMNS, *rows])

    def add(self, row: dict[str, float]) -> None:
        numbers = (f"{row[name]:.6g}" if name == "rate" else round(row[name], 4)
                   for name in COLUMNS)
        self._write("a", [numbers])

    def _write(self, mode: str, rows: Iterable[Iterable[object]]) -> None:
        with self._path.open(mode, newline="") as file:
            csv.writer(file, lineterminator="\n").writerows(rows)


def _rows_until(path: Path, iterations: int) -> list[list[str]]:
    with path.open(newline="") as file:
        rows = [row for row in csv.DictReader(file) if int(row["iterations"]) <= iterations]
    return [[row.get(name, "") for name in COLUMNS] for row in rows]
