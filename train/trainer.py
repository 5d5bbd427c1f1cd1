"""The loop: games are played with the weights of one iteration ago while the network learns."""

from __future__ import annotations

import math
import sys
import time
from dataclasses import dataclass

import torch

from train import checkpoint, critic, mix, ppo, returns
from train.buffer import Buffer
from train.checkpoint import Counters
from train.curve import Curve
from train.model import Net, Player
from train.pool import Pool
from train.rollout import Groups, Players
from train.settings import Now, Settings, schedule
from train.student import Student

SAVE_EVERY = 60.0  # Seconds.
REPORT_EVERY = 10.0

SHOWN = ("seconds", "iterations", "against_scripted", "entropy", "kl", "critic_loss",
         "student_loss", "decisions_per_s")
SHOWN_AGAINST = ("seconds", "iterations", "against_past", "of_past_games", "entropy", "kl",
                 "decisions_per_s")


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
    past_games: float = 0.0  # Seats of ours in games with past selves, and their wins.
    past_wins: float = 0.0

    def row(self, now: float) -> dict[str, float]:
        return {
            "against_scripted": self.wins / max(self.measured, 1),
            "of_games": self.measured,
            "against_past": self.past_wins / max(self.past_games, 1),
            "of_past_games": self.past_games,
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
        self.learner = ppo.Learner(self.net, settings, self._new_student(), self._new_critic())
        selves, self._counters = self._loaded()
        self.pool = Pool(selves, settings.seed, self._counters.seconds)
        self._old_net = self._new_net()
        played = mix.duel() if settings.against else mix.training()
        self._measured = torch.tensor(played.measured, device=self._device)
        self.players = self._new_players()
        self.groups = Groups(self._going_on(), played, self.players, self._device)
        truth = self.learner.critic is not None
        self.buffers = [
            Buffer(settings.steps, self.groups.games, self._device, truth) for _ in range(2)
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

    # --- Who is there

    def _new_net(self) -> Net:
        return Net(self._settings.width, self._settings.blocks, self._dtype).to(self._device)

    def _new_student(self) -> Student | None:
        width, blocks = self._settings.student_width, self._settings.student_blocks
        if not width or self._settings.against:
            return None
        return Student(Net(width, blocks, self._dtype).to(self._device))

    def _new_critic(self) -> critic.Learning | None:
        now = self._settings
        if now.critic == "view":
            return None
        new = critic.Critic(now.width, now.critic_width, now.critic_blocks, self._dtype)
        return critic.Learning(new.to(self._device))

    def _new_players(self) -> Players:
        judge = self.learner.critic
        if self._settings.against:
            self._old_net.load_state_dict(checkpoint.load_net(self._settings.against).state_dict())
        return Players(
            Player(self.net), Player(self._old_net), critic.Judge(judge.critic) if judge else None
        )

    def _loaded(self) -> tuple[list[checkpoint.Weights], Counters]:
        """A best response begins with the weights of whom it is against, and goes on as any run."""
        folder, learner = self._settings.resume, self.learner
        if folder is None:
            if self._settings.against:
                self.net.load_state_dict(
                    checkpoint.load_net(self._settings.against).state_dict()
                )
            if self._settings.against and learner.critic:
                checkpoint.load_critic(self._settings.against, learner.critic)
            return [], Counters()
        selves, counters = checkpoint.load(
            folder, self.net, learner.optimiser, learner.student, learner.critic
        )
        if self._settings.restart:
            counters.schedule_seconds = counters.seconds
            counters.schedule_iterations = counters.iterations
        return selves, counters

    def _going_on(self) -> Settings:
        """A run that goes on plays other games."""
        settings = Settings(**vars(self._settings))
        settings.seed += self._counters.iterations
        return settings

    # --- The loop

    def run(self) -> Counters:
        """Trains until the time or the iterations are over, and stores the result, if any."""
        self._began = self._saved = time.monotonic()
        self._before = self._counters.seconds
        self._since = Since(self._began)
        self.begin()
        while not self._is_over():
            self._iteration()
            self.buffers.reverse()
            self._report_and_save()
        if self._counters.iterations:
            self._save()
        return self._counters

    def begin(self) -> None:
        """Plays the first games, and records what is done again and again."""
        self._refresh()
        self.groups.start(self.buffers[0])()
        self.learner.record(self.buffers)

    def _is_over(self) -> bool:
        limit = self._settings.iterations
        spent = time.monotonic() - self._began
        return spent >= self._settings.seconds or 0 < limit <= self._counters.iterations

    def _now(self) -> Now:
        counters, settings = self._counters, self._settings
        iteration = counters.iterations - counters.schedule_iterations
        if settings.iterations:
            progress = iteration / (settings.iterations - counters.schedule_iterations)
        else:
            progress = (counters.seconds - counters.schedule_seconds) / settings.total
        anew = counters.schedule_iterations > 0 or settings.against is not None
        return schedule(settings, progress, iteration, anew)

    def _refresh(self) -> None:
        """Gives the players of the next games their weights."""
        self.players.actor.take(self.net)
        if self.players.judge and self.learner.critic:
            self.players.judge.take(self.learner.critic.critic)
        if not self._settings.against:
            self.pool.offer(lambda: checkpoint.weights_of(self.net), self._counters.seconds)
            self._old_net.load_state_dict(self.pool.draw())
            self.players.past.take(self._old_net)
        if self._device.type == "cuda":
            torch.cuda.synchronize()

    def _iteration(self) -> None:
        """Learns from the first buffer while games fill the second."""
        start = time.monotonic()
        wait = self.groups.start(self.buffers[1])
        self._learn(self.buffers[0])
        learned = time.monotonic()
        wait()
        self._refresh()
        now = time.monotonic()
        self._since.learning += learned - start
        self._since.waiting += now - learned
        self._counters.seconds = self._before + now - self._began

    def _learn(self, buffer: Buffer) -> None:
        now = self._now()
        decisions, losses = self.learner.learn(buffer, now)
        if not all(math.isfinite(value) for value in losses.values()):
            raise FloatingPointError(f"training failed: {losses}")
        self._losses = losses | {"rate": now.rate}
        self._count(buffer, decisions)

    def _count(self, buffer: Buffer, decisions: int) -> None:
        since = self._since
        for count in (self._counters, since):
            count.iterations += 1
            count.decisions += decisions
        ended = buffer.ended[1:].sum()[None]
        wins = (returns.measured_wins(buffer, self._measured), returns.wins_against_past(buffer))
        numbers = torch.cat([*wins, ended]).tolist()
        since.measured += numbers[0]
        since.wins += numbers[1]
        since.past_games += numbers[2]
        since.past_wins += numbers[3]
        self._counters.games += int(numbers[4])

    def _report_and_save(self) -> None:
        now = time.monotonic()
        if now - self._since.start >= REPORT_EVERY or self._settings.iterations:
            row = vars(self._counters) | self._losses | self._since.row(now)
            self._curve.add(row)
            names = SHOWN_AGAINST if self._settings.against else SHOWN
            print(*[f"{name} {row[name]:.5g}" for name in names], sep="  ", flush=True)
            self._since = Since(now)
        if now - self._saved >= SAVE_EVERY:
            self._save()
            self._saved = now

    def _save(self) -> None:
        out, learner, selves = self._settings.out, self.learner, self.pool.selves
        checkpoint.save(
            out, self.net, learner.optimiser, selves, self._counters, learner.student,
            learner.critic,
        )
