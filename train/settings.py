"""The settings of a run, as options of the command line, and what changes over its course."""

from __future__ import annotations

import argparse
import dataclasses
import math
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any


def _option(default: Any, text: str) -> Any:
    return field(default=default, metadata={"help": text})


@dataclass
class Settings:
    out: Path = _option(Path("build/train"), "folder of the checkpoint and of curve.csv")
    resume: Path | None = _option(None, "folder of a checkpoint to go on from")
    seconds: float = _option(540.0, "how long this run takes at most")
    total: float = _option(1500.0, "how long all runs together take: the length of the schedule")
    restart: bool = _option(False, "begin the schedule anew at the checkpoint to go on from")
    against: Path | None = _option(
        None, "folder of a checkpoint: train one seat against it in all others, from its weights"
    )
    iterations: int = _option(0, "stop after so many, which are then the length of the schedule")
    seed: int = _option(1, "of everything random")
    width: int = _option(384, "of the network; exported are multiples of 32 up to 512")
    blocks: int = _option(3, "of the network")
    student_width: int = _option(128, "of the small network that learns from it; 0: none")
    student_blocks: int = _option(2, "of the small network")
    student_rate: float = _option(7.5e-4, "of the small network's optimiser, at first")
    student_rate_end: float = _option(3e-5, "and at last")
    critic: str = _option("truth", "who says what to expect: truth, a critic that sees all; view")
    critic_width: int = _option(256, "of the critic that sees all")
    critic_blocks: int = _option(2, "of the critic that sees all")
    groups: int = _option(2, "groups of games: one is stepped while another waits for the network")
    games: int = _option(16384, "in each group")
    steps: int = _option(80, "decisions of each game in an iteration")
    threads: int = _option(14, "that step the games of a group")
    past: float = _option(0.16, "share of games that past selves may join, if no bots sit in them")
    minibatch: int = _option(32768, "decisions of one step of the optimiser")
    epochs: int = _option(2, "how often each decision is learned from")
    rate: float = _option(2.5e-4, "the optimiser's, at first")
    rate_end: float = _option(1e-5, "and at last")
    warm_up: int = _option(10, "iterations until the rate is reached")
    entropy: float = _option(0.008, "weight of the policy's entropy at first")
    entropy_end: float = _option(0.004, "and at last")
    decay: float = _option(0.95, "lambda: how fast later values count less, by own decisions")
    clip: float = _option(0.2, "of the policy's ratio")
    shaping: float = _option(0.1, "at first, the worth of $1000 more than others, in wins")
    shaping_until: float = _option(0.12, "part of the schedule in which that fades; 0: none")
    graphs: bool = _option(True, "record the work on a GPU (CUDA graphs)")
    compile: bool = _option(False, "compile the loss by torch.compile (takes about 20 s)")

    def __post_init__(self) -> None:
        if self.critic not in ("truth", "view"):
            raise ValueError(f"critic is truth or view, not {self.critic}")
        if self.restart and not self.resume:
            raise ValueError("restart is for a run that goes on: it needs resume")


def parse(arguments: list[str] | None = None) -> Settings:
    parser = argparse.ArgumentParser(prog="python3 -m train", description=__doc__)
    for row in dataclasses.fields(Settings):
        name, text = "--" + row.name.replace("_", "-"), row.metadata["help"]
        if isinstance(row.default, bool):
            both = argparse.BooleanOptionalAction
            parser.add_argument(name, action=both, default=row.default, help=text)
        else:
            kind = Path if row.default is None else type(row.default)
            shown = f"{text} ({row.default})"
            parser.add_argument(name, type=kind, default=row.default, help=shown)
    try:
        return Settings(**vars(parser.parse_args(arguments)))
    except ValueError as error:
        parser.error(str(error))


@dataclass(frozen=True)
class Now:
    """What the schedule says at one moment."""

    rate: float
    student_rate: float
    entropy: float
    shaping: float


def schedule(settings: Settings, progress: float, iteration: int, anew: bool = False) -> Now:
    """`progress` goes from 0 to 1. A schedule that began `anew`, with a network that has learned,
    has no shaping."""
    progress = min(max(progress, 0.0), 1.0)
    early = 0.5 * (1 + math.cos(math.pi * progress))  # From 1 to 0.

    def between(first: float, last: float) -> float:
        return last + (first - last) * early

    def fading() -> float:
        until = settings.shaping_until
        return max(0.0, 1 - progress / until) if until > 0 else 0.0

    warm = min(1.0, (iteration + 1) / max(settings.warm_up, 1))
    return Now(
        rate=between(settings.rate, settings.rate_end) * warm,
        student_rate=between(settings.student_rate, settings.student_rate_end) * warm,
        entropy=between(settings.entropy, settings.entropy_end),
        shaping=0.0 if anew else settings.shaping * fading(),
    )
