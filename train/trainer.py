"""The loop: games are played with the weights of one iteration ago while the network learns."""

from __future__ import annotations

import math
import sys
import time
from dataclasses import dataclass

import torch

from train import checkpoint, mix, ppo, returns
from train.checkpoint import Counters
from train.curve import Curve
from train.model import Net, Player
from train.pool import Pool
from train.rollout import Buffer, Groups
from train.settings import Settings, schedule
from train.student import Student

SAVE_EVERY = 60.0  # Seconds.
REPORT_EVERY = 10.0

SHOWN = (
    "seconds", "iterations", "against_scripted", "entropy", "kl", "student_loss", "decisions_per_s"
)


@dataclass
class Since:
    """What happened since the last report."""

    start: float
    iterations: int = 0
    decisions: int = 0
    learning: float = 0.0  # Seconds.
    waiting: float = 0.0  # For games, after learning.
    measured: float = 0.0  # Games against scripted bots, and wins in them.
    wins: float = 0.0

    def row(self, now: float) -> dict[str, float]:
        return {
            "against_scripted": self.wins / max(self.measured, 1),
            "of_games": self.measured,
            "decisions_per_s": round(self.decisions / (now - self.start)),
            "learning_s": self.learning / self.iterations,
            "waiting_s": self.waiting / self.iterations,
        }


class Trainer:
    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._check()
        cuda = torch.cuda.is_available()
        self._device = torch.device("cuda" if cuda else "cpu")
        self._dtype = torch.bfloat16 if cuda else torch.float32
        torch.manual_seed(settings.seed)
        torch.set_float32_matmul_precision("high")
        sys.setswitchinterval(0.0005)  # Threads of games only need the interpreter for moments.
        self.net = self._new_net()
        self.learner = ppo.Learner(self.net, settings, self._new_student())
        selves, self._counters = self._loaded()
        self.pool = Pool(selves, settings.seed)
        self._old_net = self._new_net()
        played = mix.training()
        self._measured = torch.tensor(played.measured, device=self._device)
        self._groups = Groups(self._going_on(), played, self._device)
        self._buffers = [
            Buffer(settings.steps, self._groups.games, self._device) for _ in range(2)
        ]
        settings.out.mkdir(parents=True, exist_ok=True)
        before = settings.resume / "curve.csv" if settings.resume else None
        self._curve = Curve(settings.out / "curve.csv", before, self._counters.iterations)

    def _check(self) -> None:
        """A run does not overwrite another's checkpoint."""
        out, resume = self._settings.out, self._settings.resume
        goes_on = resume is not None and resume.resolve() == out.resolve()
        if checkpoint.is_in(out) and not goes_on:
            raise FileExistsError(f"{out} has the checkpoint of another run")

    def _new_net(self) -> Net:
        return Net(self._settings.width, self._settings.blocks, self._dtype).to(self._device)

    def _new_student(self) -> Student | None:
        width, blocks = self._settings.student_width, self._settings.student_blocks
        return Student(Net(width, blocks, self._dtype).to(self._device)) if width else None

    def _loaded(self) -> tuple[list[checkpoint.Weights], Counters]:
        folder = self._settings.resume
        if folder is None:
            return [], Counters()
        return checkpoint.load(folder, self.net, self.learner.optimiser, self.learner.student)

    def _going_on(self) -> Settings:
        """A run that goes on plays other games."""
        settings = Settings(**vars(self._settings))
        settings.seed += self._counters.iterations
        return settings

    def run(self) -> Counters:
        """Trains until the time or the iterations are over, and stores the result, if any."""
        self._began = self._saved = time.monotonic()
        self._before = self._counters.seconds
        self._since = Since(self._began)
        self._refresh()
        self._groups.start(self._buffers[0], self._actor, self._past)()
        while not self._is_over():
            self._iteration()
            self._buffers.reverse()
            self._report_and_save()
        if self._counters.iterations:
            self._save()
        return self._counters

    def _is_over(self) -> bool:
        limit = self._settings.iterations
        spent = time.monotonic() - self._began
        return spent >= self._settings.seconds or 0 < limit <= self._counters.iterations

    def _progress(self) -> float:
        if self._settings.iterations:
            return self._counters.iterations / self._settings.iterations
        return self._counters.seconds / self._settings.total

    def _refresh(self) -> None:
        """Gives the players of the next games their weights."""
        weights = checkpoint.weights_of(self.net)
        self.pool.offer(weights, self._counters.seconds)
        self._old_net.load_state_dict(self.pool.draw())
        self._actor, self._past = Player(self.net), Player(self._old_net)
        if self._device.type == "cuda":
            torch.cuda.synchronize()

    def _iteration(self) -> None:
        """Learns from the first buffer while games fill the second."""
        start = time.monotonic()
        wait = self._groups.start(self._buffers[1], self._actor, self._past)
        self._learn(self._buffers[0])
        learned = time.monotonic()
        wait()
        self._refresh()
        now = time.monotonic()
        self._since.learning += learned - start
        self._since.waiting += now - learned
        self._counters.seconds = self._before + now - self._began

    def _learn(self, buffer: Buffer) -> None:
        now = schedule(self._settings, self._progress(), self._counters.iterations)
        decisions, losses = self.learner.learn(buffer, now)
        if not all(math.isfinite(value) for value in losses.values()):
            raise FloatingPointError(f"training failed: {losses}")
        self._losses = losses | {"rate": now.rate}
        games, wins = returns.measured_wins(buffer, self._measured)
        for count in (self._counters, self._since):
            count.iterations += 1
            count.decisions += decisions
        self._counters.games += int(buffer.ended[1:].sum(dtype=torch.int64))
        self._since.measured += float(games)
        self._since.wins += float(wins)

    def _report_and_save(self) -> None:
        now = time.monotonic()
        if now - self._since.start >= REPORT_EVERY or self._settings.iterations:
            row = vars(self._counters) | self._losses | self._since.row(now)
            self._curve.add(row)
            print(*[f"{name} {row[name]:.5g}" for name in SHOWN], sep="  ", flush=True)
            self._since = Since(now)
        if now - self._saved >= SAVE_EVERY:
            self._save()
            self._saved = now

    def _save(self) -> None:
        out, learner = self._settings.out, self.learner
        selves = self.pool.selves
        checkpoint.save(out, self.net, learner.optimiser, selves, self._counters, learner.student)
