"""A run's state in a folder, from which another run goes on:

    weights.pt    the network, in floats
    moments.pt    the optimiser's, in half precision
    critic.pt     the critic and its optimiser's moments, if there is one
    pool.pt       a few past selves, in bytes
    student.pt    the small network and its optimiser's moments, if there is one
    state.json    width, blocks, counters

No file is larger than 16 MB at the width of 512. Each is replaced whole, so that a run that is
stopped at any moment leaves readable files.
"""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import torch
from torch import Tensor

from train import critic, optimise
from train.graphs import warn
from train.model import Net
from train.student import Student

Weights = dict[str, Tensor]

STORED_SELVES = 3


@dataclass
class Counters:
    """How far training is, over all of its runs."""

    seconds: float = 0.0
    iterations: int = 0
    decisions: int = 0  # That were learned from.
    games: int = 0
    # When the schedule began: not at 0 if a run went on with another one.
    schedule_seconds: float = 0.0
    schedule_iterations: int = 0


def _replace(path: Path, data: Any) -> None:
    new = path.with_suffix(".new")
    torch.save(data, new)
    os.replace(new, path)


def _load(path: Path) -> Any:
    return torch.load(path, map_location="cpu")


def weights_of(net: Net) -> Weights:
    """A copy of a network's weights."""
    return {name: value.detach().clone() for name, value in net.state_dict().items()}


# --- Past selves: a byte for each weight, with a scale for each row.


def _packed(weights: Weights) -> dict[str, tuple[Tensor, Tensor]]:
    packed = {}
    for name, value in weights.items():
        rows = value.float().cpu().reshape(len(value), -1)
        scale = rows.abs().amax(1, keepdim=True).clamp(min=1e-12) / 127
        packed[name] = ((rows / scale).round().to(torch.int8).reshape(value.shape), scale[:, 0])
    return packed


def _unpacked(packed: dict[str, tuple[Tensor, Tensor]]) -> Weights:
    def value(whole: Tensor, scale: Tensor) -> Tensor:
        return whole.float() * scale.reshape(-1, *[1] * (whole.dim() - 1))

    return {name: value(*pair) for name, pair in packed.items()}


def _spread(pool: list[Weights], count: int) -> list[Weights]:
    """`count` of them, from the oldest to the newest."""
    if len(pool) <= count:
        return pool
    return [pool[i * (len(pool) - 1) // (count - 1)] for i in range(count)]


# --- All of it


def save(
    folder: Path,
    net: Net,
    optimiser: torch.optim.Optimizer,
    pool: list[Weights],
    counters: Counters,
    student: Student | None = None,
    judge: critic.Learning | None = None,
) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    _replace(folder / "weights.pt", {name: v.cpu() for name, v in weights_of(net).items()})
    _replace(folder / "moments.pt", optimise.moments(optimiser))
    _replace(folder / "pool.pt", [_packed(weights) for weights in _spread(pool, STORED_SELVES)])
    if student:
        _replace(folder / "student.pt", student.state())
    if judge:
        _replace(folder / "critic.pt", judge.state())
    state = {"width": net.width, "blocks": net.blocks} | asdict(counters)
    new = folder / "state.json.new"
    new.write_text(json.dumps(state, indent=1) + "\n")
    os.replace(new, folder / "state.json")


def is_in(folder: Path) -> bool:
    return (folder / "state.json").exists()


def _state(folder: Path) -> dict[str, Any]:
    state: dict[str, Any] = json.loads((folder / "state.json").read_text())
    return state


def load_net(folder: Path) -> Net:
    """The network of a checkpoint, for the CPU."""
    state = _state(folder)
    net = Net(state["width"], state["blocks"])
    net.load_state_dict(_load(folder / "weights.pt"))
    return net


def load_student(folder: Path) -> Net:
    """Its small network, for the CPU."""
    state = _load(folder / "student.pt")
    net = Net(state["width"], state["blocks"])
    net.load_state_dict(state["weights"])
    return net


def load_critic(folder: Path, judge: critic.Learning) -> None:
    """A checkpoint without one, or with one of another kind, leaves the critic as it is: it corrects
    what the network says, so it can begin at any time."""
    path = folder / "critic.pt"
    if not path.exists() or not judge.load(_load(path)):
        warn(f"{folder} has no critic of this kind: it begins anew")


def load(
    folder: Path,
    net: Net,
    optimiser: torch.optim.Optimizer,
    student: Student | None = None,
    judge: critic.Learning | None = None,
) -> tuple[list[Weights], Counters]:
    """Brings networks and optimisers back; the pool and the counters."""
    state = _state(folder)
    if (state.pop("width"), state.pop("blocks")) != (net.width, net.blocks):
        raise ValueError("the checkpoint is of a network of another size")
    net.load_state_dict(_load(folder / "weights.pt"))
    optimise.set_moments(optimiser, _load(folder / "moments.pt"))
    if student and not student.load(_load(folder / "student.pt")):
        warn(f"{folder} has no small network of this size: it begins anew")
    if judge:
        load_critic(folder, judge)
    device = next(net.parameters()).device
    pool = [_unpacked(packed) for packed in _load(folder / "pool.pt")]
    return [{n: v.to(device) for n, v in one.items()} for one in pool], Counters(**state)
