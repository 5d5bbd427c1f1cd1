"""The network in floats. integers.py is the same function, up to rounding.

    h = A x + a
    for each block: h = h + D relu(C rms(h) + c) + d
    heads = H relu(rms(h)) + e        with rms(v) = v / sqrt(mean(v * v) + EPSILON)

and to the head of each action comes a multiple of what the rule of thumb says of it, so that a
network that has learned nothing plays by it.

x are the inputs of layout.py as bytes; their scales are multiplied into A, so that x is exact in
half precision too.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor, nn
from torch.nn import functional

from train import layout

EPSILON = 2.0**-12
ILLEGAL = -1e9  # A logit.
THUMB = 0.12  # At first.


@dataclass
class Layers:
    """What `forward` computes with."""

    body: list[tuple[Tensor, Tensor]]  # Weights and biases: into, two for each block, head.
    thumb: Tensor  # What one point of the rule of thumb adds to an action's head.


class _Rms(torch.autograd.Function):
    """Written out, since it spares most of the memory that automatic differentiation moves."""

    @staticmethod
    def forward(ctx: Any, v: Tensor) -> Tensor:
        norm = torch.linalg.vector_norm(v, dim=-1, keepdim=True, dtype=torch.float32)
        inverse = torch.rsqrt(norm.square() / v.shape[-1] + EPSILON).to(v.dtype)
        out = v * inverse
        ctx.save_for_backward(out, inverse)
        return out

    @staticmethod
    def backward(ctx: Any, slope: Tensor) -> Tensor:
        out, inverse = ctx.saved_tensors
        along = (slope * out).mean(-1, keepdim=True)
        return torch.addcmul(slope, out, along, value=-1) * inverse


def rms(v: Tensor) -> Tensor:
    result: Tensor = _Rms.apply(v)
    return result


def inputs(sight: Tensor, dtype: torch.dtype) -> Tensor:
    """[game, input] of [game, byte]: see layout.py."""
    x = torch.empty(len(sight), layout.INPUTS, dtype=dtype, device=sight.device)
    x[:, : layout.SIGHT_SIZE] = sight
    pile = x[:, layout.PILE].unflatten(1, (layout.PILE_ROWS, layout.PILE_COLUMNS))
    products = pile[:, :, layout.PILE_SEAT, None] * pile[:, :, None, layout.PILE_KIND]
    x[:, layout.SIGHT_SIZE :] = products.flatten(1)
    return x


def forward(layers: Layers, sight: Tensor) -> Tensor:
    """[game, head] of [game, byte]; there may be empty heads behind the last."""
    into, *blocks, head = layers.body
    h = functional.linear(inputs(sight, into[0].dtype), *into)
    for first, second in zip(blocks[::2], blocks[1::2]):
        h = h + functional.linear(functional.relu(functional.linear(rms(h), *first)), *second)
    heads = functional.linear(functional.relu(rms(h)).float(), *head)
    worth = functional.pad(sight[:, layout.WORTH].float(), (0, heads.shape[1] - layout.ACTIONS))
    return torch.addcmul(heads, worth, layers.thumb)


class Net(nn.Module):
    """The weights, in floats, as they are trained. It computes in `dtype`, the heads in floats."""

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
        self.thumb = nn.Parameter(torch.tensor([THUMB]))
        self.register_buffer("scales", torch.from_numpy(layout.input_scales()), persistent=False)

    def into_weight(self) -> Tensor:
        """Of the inputs as bytes."""
        weight: Tensor = self.into.weight * self.scales
        return weight

    def layers(self) -> Layers:
        """As `forward` takes them."""
        pairs = zip(self.first, self.second)
        inner = [(layer.weight, layer.bias) for pair in pairs for layer in pair]
        body = [(self.into_weight(), self.into.bias), *inner]
        halved = [(weight.to(self.dtype), bias.to(self.dtype)) for weight, bias in body]
        # GPUs multiply by multiples of eight rows; those behind the last head are empty.
        more = -layout.HEADS % 8
        weight = functional.pad(self.head.weight, (0, 0, 0, more))
        return Layers([*halved, (weight, functional.pad(self.head.bias, (0, more)))], self.thumb)

    def forward(self, sight: Tensor) -> Tensor:
        return forward(self.layers(), sight)


class Player:
    """A network that no longer learns."""

    def __init__(self, net: Net) -> None:
        with torch.no_grad():
            layers = net.layers()
            body = [(w.detach().clone(), b.detach().clone()) for w, b in layers.body]
            self._layers = Layers(body, layers.thumb.detach().clone())

    def __call__(self, sight: Tensor) -> Tensor:
        return forward(self._layers, sight)


def _linear(columns: int, rows: int, deviation: float) -> nn.Linear:
    layer = nn.Linear(columns, rows)
    nn.init.normal_(layer.weight, std=deviation)
    nn.init.zeros_(layer.bias)
    return layer


def play_shares(sight: Tensor, heads: Tensor) -> Tensor:
    """The win shares that the heads say, as logarithms; of seats that do not play, very low."""
    plays = sight[:, layout.SEAT_PLAYS] > 0
    return functional.log_softmax(heads[:, layout.SHARES].masked_fill(~plays, ILLEGAL), 1)


def masked_chances(heads: Tensor, legal: Tensor) -> Tensor:
    """The chances of the actions that the heads say, as logarithms; of illegal ones, very low."""
    return functional.log_softmax(heads[:, : layout.ACTIONS].masked_fill(~legal, ILLEGAL), 1)


class Relative:
    """The relative actions of layout.py, for tensors on one device."""

    def __init__(self, device: torch.device) -> None:
        self._character_of = torch.from_numpy(layout.character_of()).to(device)
        self._renamed = torch.from_numpy(layout.renamed()).to(device).flatten()
        self._first = torch.arange(layout.ACTIONS, device=device) * layout.SEATS

    def actions_by_head(self, sight: Tensor) -> Tensor:
        """[game, head]: the action that a policy head stands for."""
        rows = sight[:, layout.BANDIT_CHARACTER].unflatten(1, (layout.SEATS, layout.SEATS))
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
