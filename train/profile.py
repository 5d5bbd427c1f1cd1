"""Where the time of an iteration goes.

    python3 -m train.profile [--modes eager,graphs,compiled] [--times 20] [OPTIONS OF TRAINING]

For each mode: the milliseconds of each part by itself, how often an iteration does it, and then some
whole iterations with games and learning at the same time. `eager` starts every kernel by itself,
`graphs` records them, `compiled` compiles the loss too. Nothing is stored.
"""

from __future__ import annotations

import argparse
import gc
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import torch

from train import settings as settings_of
from train.graphs import Recorded, on_stream
from train.settings import Now, Settings
from train.trainer import Trainer

MODES = {
    "eager": {"graphs": False, "compile": False},
    "graphs": {"graphs": True, "compile": False},
    "compiled": {"graphs": True, "compile": True},
}
ITERATIONS = 4


def _wait() -> None:
    if torch.cuda.is_available():
        torch.cuda.synchronize()


def milliseconds(work: Callable[[], object], times: int) -> float:
    """Of one call on an idle device: the mean of several that are started one after the other."""
    work()
    _wait()
    start = time.perf_counter()
    for _ in range(times):
        work()
    _wait()
    return 1000 * (time.perf_counter() - start) / times


class Parts:
    """What an iteration is made of, each to be done by itself."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.trainer = Trainer(settings)
        self.trainer.begin()
        learner, buffer = self.trainer.learner, self.trainer.buffers[0]
        with on_stream(learner.stream):
            self._seen, self._told, self._own = learner.prepared(buffer, 0.0)
        self._size = min(settings.minibatch, len(self._own))
        _wait()

    def _learning(self, work: Callable[[], object]) -> Callable[[], None]:
        def done() -> None:
            with on_stream(self.trainer.learner.stream):
                work()

        return done

    def _look(self) -> None:
        group = self.trainer.groups.groups[0]
        with torch.no_grad(), on_stream(group.stream):
            group.look(self.trainer.buffers[1], 0)

    def _play(self) -> None:
        group = self.trainer.groups.groups[0]
        group.batch.step(group.batch.random_actions())

    def _gather(self) -> None:
        self.trainer.learner.take(self._seen, self._told, self._own[: self._size])

    def all(self) -> list[tuple[str, int, Callable[[], object]]]:
        """Name, how often an iteration does it, and the work."""
        learner, now = self.trainer.learner, self.settings
        minibatches = len(self._own) // self._size
        lessons = minibatches if learner.student else 0
        decisions = now.steps * now.groups
        prepared = self._learning(lambda: learner.prepared(self.trainer.buffers[0], 0.0))
        rows: list[tuple[str, int, Callable[[], object]]] = [
            ("games: a step of one group", decisions, self._play),
            ("games: the network decides", decisions + now.groups, self._look),
            ("learning: targets, advantages", 1, prepared),
            ("learning: gather a minibatch", now.epochs * minibatches, self._learning(self._gather)),
            ("learning: a step", now.epochs * minibatches - lessons,
             self._learning(learner.steps[False])),
        ]
        if lessons:
            work = self._learning(learner.steps[True])
            rows.append(("learning: a step, with student", lessons, work))
        return rows

    def recorded(self) -> str:
        """What of it is recorded: recording may have failed, with a warning."""
        learner = self.trainer.learner
        work = {
            "the network's decisions": self.trainer.groups.groups[0].judge,
            "targets": learner.targets.get(id(self.trainer.buffers[0])),
            "steps": learner.steps[False],
        }
        names = [n for n, w in work.items() if isinstance(w, Recorded) and w.is_recorded]
        return ", ".join(names) or "nothing"

    def whole(self) -> tuple[float, float, float]:
        """Seconds of an iteration, and of those learning; decisions a second."""
        trainer, decisions, learning = self.trainer, 0, 0.0
        still = Now(rate=0.0, student_rate=0.0, entropy=0.0, shaping=0.0)
        start = time.perf_counter()
        for _ in range(ITERATIONS):
            wait = trainer.groups.start(trainer.buffers[1])
            before = time.perf_counter()
            decisions += trainer.learner.learn(trainer.buffers[0], still)[0]
            learning += time.perf_counter() - before
            wait()
            trainer.buffers.reverse()
        spent = time.perf_counter() - start
        return spent / ITERATIONS, learning / ITERATIONS, decisions / spent


def profile(settings: Settings, times: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        start = time.perf_counter()
        parts = Parts(replace(settings, out=Path(folder)))
        print(f"{'ready after':34}{time.perf_counter() - start:9.1f} s")
        print(f"recorded: {parts.recorded()}")
        print(f"{'part':34}{'ms':>9}{'times':>7}{'sum, ms':>10}")
        for name, count, work in parts.all():
            each = milliseconds(work, times)
            print(f"{name:34}{each:9.3f}{count:7d}{each * count:10.0f}", flush=True)
        spent, learning, pace = parts.whole()
        print(f"an iteration: {spent:.3f} s, of which learning {learning:.3f} s;"
              f" {pace:,.0f} decisions/s", flush=True)
    if torch.cuda.is_available():
        print(f"GPU memory: {torch.cuda.max_memory_allocated() / 2**30:.1f} GiB at most")


def main() -> None:
    parser = argparse.ArgumentParser(add_help=False)
    parser.add_argument("--modes", default="eager,graphs,compiled")
    parser.add_argument("--times", type=int, default=20)
    own, rest = parser.parse_known_args()
    settings = settings_of.parse(rest)
    for mode in own.modes.split(","):
        print(f"--- {mode}")
        profile(replace(settings, **MODES[mode]), own.times)
        gc.collect()
        if torch.cuda.is_available():
            torch.cuda.empty_cache()


if __name__ == "__main__":
    main()
