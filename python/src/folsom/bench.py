"""Measures the package on this machine: `python -m folsom.bench --json`.

Each figure is the best of many slices, on one core. With `--program build/release/folsom` the
program's own batch is measured in turns with ours (`folsom bench`), and the ratio is told.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import time
from collections.abc import Callable

import numpy as np

from folsom import Batch, Game

_SLICES = 25
_PROGRAMS_FIGURE = "batch_steps_per_s_4p"


def _seconds_of(work: Callable[[], object], seconds: float) -> float:
    """Of one call, by the best slice."""
    calls, best = 1, float("inf")
    while True:
        began = time.perf_counter()
        for _ in range(calls):
            work()
        passed = time.perf_counter() - began
        if passed >= seconds / _SLICES:
            break
        calls *= 2
    for _ in range(_SLICES):
        began = time.perf_counter()
        for _ in range(calls):
            work()
        best = min(best, (time.perf_counter() - began) / calls)
    return best


def batch_steps_per_second(seconds: float, games: int, threads: int = 1) -> float:
    """Steps of random play with observation and mask written: base game, 4 players.

    The same loop as that of `folsom bench`.
    """
    best = 0.0
    with Batch(games, {"seats": 4}, threads=threads) as batch:
        actions = np.empty(games, np.uint16)
        for _ in range(_SLICES):
            steps, began, passed = 0, time.perf_counter(), 0.0
            while passed < seconds / _SLICES:
                batch.random_actions(actions)
                batch.step(actions)
                steps += games
                passed = time.perf_counter() - began
            best = max(best, steps / passed)
    return best


def _middle() -> Game:
    game = Game(seats=4, seed=1)
    for _ in range(60):
        game.apply(game.legal()[0])
    return game


def clone_us(seconds: float) -> float:
    """Microseconds of a clone."""
    game = _middle()
    return 1e6 * _seconds_of(game.clone, seconds)


def view_us(seconds: float) -> float:
    """Microseconds of a view."""
    game = _middle()
    seat = game.seat
    return 1e6 * _seconds_of(lambda: game.view(seat), seconds)


def apply_us(seconds: float) -> float:
    """Microseconds of a decision: the mean over whole games of known actions."""
    games = [_recorded(seed) for seed in range(20)]
    decisions = sum(len(actions) for _, actions in games)
    best = float("inf")
    rounds = max(3, int(seconds / (decisions * 2e-6)))
    for _ in range(rounds):
        passed = 0.0
        for start, actions in games:
            game = start.clone()
            began = time.perf_counter()
            for action, seat in actions:
                game.apply(action, seat)
            passed += time.perf_counter() - began
        best = min(best, passed / decisions)
    return 1e6 * best


def _recorded(seed: int) -> tuple[Game, list[tuple[int, int | None]]]:
    """A start, and the decisions of a random game from it."""
    start = Game(seats=4, seed=seed)
    game, random, actions = start.clone(), np.random.default_rng(seed), []
    while not game.over:
        action, seat = int(random.choice(game.legal())), game.seat
        actions.append((action, seat))
        game.apply(action, seat)
    return start, actions


def _programs_batch(program: str, seconds: float) -> float:
    command = [program, "bench", "--json", "--seconds", str(seconds)]
    told = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return float(json.loads(told)[_PROGRAMS_FIGURE])


def measure(seconds: float, games: int, threads: int, program: str | None) -> dict[str, float]:
    """All figures by name."""
    figures: dict[str, float] = {"games": games, "threads": threads}
    rounds = 1 if program is None else 3
    ours, theirs = [], []
    for _ in range(rounds):
        ours.append(batch_steps_per_second(seconds, games, threads))
        if program is not None:
            theirs.append(_programs_batch(program, seconds))
    figures["batch_steps_per_second"] = round(max(ours))
    if theirs:
        figures["program_batch_steps_per_second"] = round(max(theirs))
        figures["ratio"] = round(max(ours) / max(theirs), 3)
    figures["clone_us"] = round(clone_us(seconds), 3)
    figures["apply_us"] = round(apply_us(seconds), 3)
    figures["view_us"] = round(view_us(seconds), 3)
    return figures


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m folsom.bench", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--seconds", type=float, default=0.5, help="for each figure (0.5)")
    parser.add_argument("--games", type=int, default=4096, help="in the batch (4096)")
    parser.add_argument("--threads", type=int, default=1, help="of the batch (1)")
    parser.add_argument("--program", help="the program folsom, to compare with")
    options = parser.parse_args()
    figures = measure(options.seconds, options.games, options.threads, options.program)
    if options.json:
        print(json.dumps(figures))
        return
    for name, value in figures.items():
        print(f"{name:32} {value:>14,}")


if __name__ == "__main__":
    main()
