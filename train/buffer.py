"""The decisions of an iteration, on the network's device; and the memory through which they come
there."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor

from train import layout

# What is known of a decision besides what was seen: columns of numbers.
FACTS = {
    "value": 2 * layout.SEATS,  # Shares and money that are expected, of the seats from the viewer on.
    "log_chance": 1,  # Of the action.
    "action": 1,  # By head.
    "own": 1,  # 1: not a past self's.
    "past_seats": layout.SEATS,  # 1: a past self sits there.
    "seat": 1,
    "seats": 1,
    "ended": 1,
    "entry": 1,
    "reward": layout.SEATS,
    "money": layout.SEATS,
}
FACT_COLUMNS = sum(FACTS.values())

# The arrays of a batch, as torch calls their types.
_ARRAYS: dict[str, tuple[torch.dtype, tuple[int, ...]]] = {
    "observation": (torch.uint8, (layout.OBSERVATION_SIZE,)),
    "foresight": (torch.uint8, (layout.FORESIGHT_SIZE,)),
    "truth": (torch.uint8, (layout.TRUTH_SIZE,)),
    "seat": (torch.uint8, ()),
    "seats": (torch.uint8, ()),
    "entry": (torch.int16, ()),  # Below 2**15.
    "reward": (torch.float32, (layout.SEATS,)),
    "money": (torch.int32, (layout.SEATS,)),
    "ended": (torch.uint8, ()),
}


def seen_size(truth: bool) -> int:
    """Bytes of what is seen of a decision: its sight, then its truth if there is one."""
    return layout.SIGHT_SIZE + (layout.TRUTH_SIZE if truth else 0)


class Buffer:
    """What happened in `steps` decisions of each of `games` games; and the position after them.
    All but `seen` are views of `facts`."""

    def __init__(self, steps: int, games: int, device: torch.device, truth: bool = False) -> None:
        self.steps, self.games = steps, games
        self.seen = torch.zeros(
            steps + 1, games, seen_size(truth), dtype=torch.uint8, device=device
        )
        self.facts = torch.zeros(steps + 1, games, FACT_COLUMNS, device=device)
        views, at = {}, 0
        for name, columns in FACTS.items():
            views[name] = self.facts[..., at] if columns == 1 else self.facts[..., at : at + columns]
            at += columns
        self.value, self.reward, self.money = views["value"], views["reward"], views["money"]
        self.log_chance, self.action, self.own = views["log_chance"], views["action"], views["own"]
        self.seat, self.seats, self.past_seats = views["seat"], views["seats"], views["past_seats"]
        self.ended, self.entry = views["ended"], views["entry"]
        self.seats.fill_(layout.SEATS)  # Nobody divides by 0 before games are played.

    @property
    def sight(self) -> Tensor:
        return self.seen[..., : layout.SIGHT_SIZE]


class Inbox:
    """The arrays that a batch writes, in one piece of memory that a GPU copies from while others
    work, and the same on the device."""

    def __init__(self, games: int, truth: bool, device: torch.device) -> None:
        rows = {name: row for name, row in _ARRAYS.items() if truth or name != "truth"}
        sizes = {n: games * _bytes(*row) for n, row in rows.items()}
        starts, size = {}, 0
        for name in rows:
            starts[name] = size
            size += -(-sizes[name] // 64) * 64
        self._host = torch.zeros(size, dtype=torch.uint8, pin_memory=device.type == "cuda")
        self._there = self._host.to(device)  # The same memory on a CPU.

        def parts(block: Tensor) -> dict[str, Tensor]:
            return {
                name: block[starts[name] : starts[name] + sizes[name]].view(dtype).view(games, *row)
                for name, (dtype, row) in rows.items()
            }

        self._host_parts, self.parts = parts(self._host), parts(self._there)

    def arrays(self) -> dict[str, Any]:
        """For a batch to write into."""
        arrays = {name: tensor.numpy() for name, tensor in self._host_parts.items()}
        return arrays | {"entry": arrays["entry"].view("uint16")}

    def fetch(self) -> None:
        """Has what the batch wrote on the device; the current stream waits for it."""
        if self._there is not self._host:
            self._there.copy_(self._host, non_blocking=True)


def _bytes(dtype: torch.dtype, row: tuple[int, ...]) -> int:
    count = 1
    for length in row:
        count *= length
    return count * torch.empty(0, dtype=dtype).element_size()
