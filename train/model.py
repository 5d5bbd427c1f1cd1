"""The network in floats. integers.py is the same function, up to rounding.

    h = A x + a
    for each block: h = h + D relu(C rms(h) + c) + d
    heads = H relu(rms(h)) + e        with rms(v) = v / sqrt(mean(v * v) + EPSILON)

x are the inputs of layout.py as bytes; their scales are multiplied into A, so that x is exact in
half precision too.
"""

from __future__ import annotations

import math

import torch
from torch import Tensor, nn
from torch.nn import functional

from train import layout

EPSILON = 2.0**-12


def rms(v: Tensor) -> Tensor:
    return v * torch.rsqrt(v.float().square().mean(-1, keepdim=True) + EPSILON).to(v.dtype)


def inputs(observation: Tensor, dtype: torch.dtype) -> Tensor:
    """[game, input] of [game, byte]: see layout.py."""
    x = observation.to(dtype)
    pile = x[:, layout.PILE].unflatten(1, (layout.PILE_ROWS, layout.PILE_COLUMNS))
    products = pile[:, :, layout.PILE_SEAT, None] * pile[:, :, None, layout.PILE_KIND]
    return torch.cat([x, products.flatten(1)], 1)


class Net(nn.Module):
    """Weights are kept as they are trained; `forward` computes in `dtype`, the heads in floats."""

    def __init__(self, width: int, blocks: int, dtype: torch.dtype = torch.float32) -> None:
        super().__init__()
        self.width, self.blocks, self.dtype = width, blocks, dtype
        self.into = _linear(layout.INPUTS, width, 0.08)
        self.first = nn.ModuleList(
            _linear(width, width, math.sqrt(2 / width)) for _ in range(blocks)
        )
        self.second = nn.ModuleList(
            _linear(width, width, 0.3 / math.sqrt(width)) for _ in range(blocks)
        )
        self.head = _linear(width, layout.HEADS, 0.1 / math.sqrt(width))
        self.register_buffer("scales", torch.from_numpy(layout.input_scales()), persistent=False)

    def into_weight(self) -> Tensor:
        """Of the inputs as bytes."""
        weight: Tensor = self.into.weight * self.scales
        return weight

    def forward(self, observation: Tensor) -> Tensor:
        """[game, head] of [game, byte]."""
        x = inputs(observation, self.dtype)
        h = self._affine(x, self.into_weight(), self.into.bias)
        for first, second in zip(self.first, self.second):
            inner = functional.relu(self._affine(rms(h), first.weight, first.bias))
            h = h + self._affine(inner, second.weight, second.bias)
        z = functional.relu(rms(h)).float()
        return functional.linear(z, self.head.weight.float(), self.head.bias.float())

    def _affine(self, x: Tensor, weight: Tensor, bias: Tensor) -> Tensor:
        return functional.linear(x, weight.to(self.dtype), bias.to(self.dtype))


def _linear(columns: int, rows: int, deviation: float) -> nn.Linear:
    layer = nn.Linear(columns, rows)
    nn.init.normal_(layer.weight, std=deviation)
    nn.init.zeros_(layer.bias)
    return layer


class Relative:
    """The relative actions of layout.py, for tensors on one device."""

    def __init__(self, device: torch.device) -> None:
        self._character_of = torch.from_numpy(layout.character_of()).to(device)
        self._renamed = torch.from_numpy(layout.renamed()).to(device).flatten()
        self._first = torch.arange(layout.ACTIONS, device=device) * layout.SEATS

    def actions_by_head(self, observation: Tensor) -> Tensor:
        """[game, head]: the action that a policy head stands for."""
        rows = observation[:, layout.BANDIT_CHARACTER].unflatten(1, (layout.SEATS, layout.SEATS))
        who = _characters_by_row(rows)[:, self._character_of]
        return self._renamed[self._first + who]


def _characters_by_row(rows: Tensor) -> Tensor:
    """[game, row] of the flags [game, row, character]. The n-th empty row gets the n-th character
    that is in none: sorting puts both behind the rest and keeps their order."""
    empty_row = (rows.amax(2) == 0).to(torch.int64)
    free = (rows.amax(1) == 0).to(torch.int64)
    number = torch.arange(layout.SEATS, device=rows.device)
    row_order = (empty_row * layout.SEATS + number).argsort(1)
    free_order = (free * layout.SEATS + number).argsort(1)
    filled = torch.zeros_like(row_order).scatter(1, row_order, free_order)
    return torch.where(empty_row.bool(), filled, rows.argmax(2))
