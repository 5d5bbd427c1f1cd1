"""The network in floats. integers.py is the same function, up to rounding.

    h = A x + a
    for each block: h = h + D relu(C rms(h) + c) + d
    state = relu(rms(h))              with rms(v) = v / sqrt(mean(v * v) + EPSILON)
    heads = H state + e

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

Pairs = list[tuple[Tensor, Tensor]]  # Weights and biases.


@dataclass
class Layers:
    """What `forward` computes with."""

    body: Pairs  # into, two for each block, head.
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
    shape = (layout.PILE_ROWS, layout.SEATS, layout.KINDS)
    products = x[:, layout.SIGHT_SIZE :].unflatten(1, shape)
    torch.mul(pile[:, :, layout.PILE_SEAT, None], pile[:, :, None, layout.PILE_KIND], out=products)
    return x


def state_after(blocks: Pairs, h: Tensor) -> Tensor:
    """The state that blocks make of the first layer's sums."""
    for first, second in zip(blocks[::2], blocks[1::2]):
        h = h + functional.linear(functional.relu(functional.linear(rms(h), *first)), *second)
    return functional.relu(rms(h))


def forward(layers: Layers, x: Tensor, sight: Tensor) -> tuple[Tensor, Tensor]:
    """[game, head] and [game, width], the last state, of the inputs and the sights that they were
    made of; there may be empty heads behind the last."""
    into, *blocks, head = layers.body
    state = state_after(blocks, functional.linear(x, *into))
    heads = functional.linear(state.float(), *head)
    worth = functional.pad(sight[:, layout.WORTH].float(), (0, heads.shape[1] - layout.ACTIONS))
    return torch.addcmul(heads, worth, layers.thumb), state


class Net(nn.Module):
    """The weights, in floats, as they are trained. It computes in `dtype`, the heads in floats."""

    def __init__(self, width: int, blocks: int, dtype: torch.dtype = torch.float32) -> None:
        super().__init__()
        self.width, self.blocks, self.dtype = width, blocks, dtype
        self.into = linear(layout.INPUTS, width, 0.08)
        self.first = nn.ModuleList(
            linear(width, width, math.sqrt(2 / width)) for _ in range(blocks)
        )
        self.second = nn.ModuleList(
            linear(width, width, 0.3 / math.sqrt(width)) for _ in range(blocks)
        )
        self.head = linear(width, layout.HEADS, 0.1 / math.sqrt(width))
        self.thumb = nn.Parameter(torch.tensor([THUMB]))
        self.register_buffer("scales", torch.from_numpy(layout.input_scales()), persistent=False)

    def into_weight(self) -> Tensor:
        """Of the inputs as bytes."""
        weight: Tensor = self.into.weight * self.scales
        return weight

    def layers(self) -> Layers:
        """As `forward` takes them."""
        inner = [(layer.weight, layer.bias) for layer in in_turns(self.first, self.second)]
        body = in_dtype([(self.into_weight(), self.into.bias), *inner], self.dtype)
        # GPUs multiply by multiples of eight rows; those behind the last head are empty.
        more = -layout.HEADS % 8
        weight = functional.pad(self.head.weight, (0, 0, 0, more))
        return Layers([*body, (weight, functional.pad(self.head.bias, (0, more)))], self.thumb)

    def both(self, x: Tensor, sight: Tensor) -> tuple[Tensor, Tensor]:
        """Heads and last state."""
        return forward(self.layers(), x, sight)

    def forward(self, sight: Tensor) -> Tensor:
        return self.both(inputs(sight, self.dtype), sight)[0]


class Player:
    """A network that no longer learns. Its tensors stay where they are, so what was recorded with
    them (graphs.py) plays with the weights that it has then."""

    def __init__(self, net: Net) -> None:
        self._dtype = net.dtype
        with torch.no_grad():
            layers = net.layers()
            self._layers = Layers(copied(layers.body), layers.thumb.clone())

    def take(self, net: Net) -> None:
        """Another network's weights, of the same size."""
        with torch.no_grad():
            layers = net.layers()
            copy_into(self._layers.body, layers.body)
            self._layers.thumb.copy_(layers.thumb)

    def both(self, sight: Tensor) -> tuple[Tensor, Tensor]:
        return forward(self._layers, inputs(sight, self._dtype), sight)

    def __call__(self, sight: Tensor) -> Tensor:
        return self.both(sight)[0]


def linear(columns: int, rows: int, deviation: float) -> nn.Linear:
    layer = nn.Linear(columns, rows)
    nn.init.normal_(layer.weight, std=deviation)
    nn.init.zeros_(layer.bias)
    return layer


def in_turns(first: nn.ModuleList, second: nn.ModuleList) -> list[Any]:
    return [layer for pair in zip(first, second) for layer in pair]


def in_dtype(pairs: Pairs, dtype: torch.dtype) -> Pairs:
    return [(weight.to(dtype), bias.to(dtype)) for weight, bias in pairs]


def copied(pairs: Pairs) -> Pairs:
    return [(weight.clone(), bias.clone()) for weight, bias in pairs]


def copy_into(to: Pairs, pairs: Pairs) -> None:
    for (weight, bias), (new_weight, new_bias) in zip(to, pairs):
        weight.copy_(new_weight)
        bias.copy_(new_bias)


# --- What heads say


def legal_in(sight: Tensor) -> Tensor:
    """[game, action]: which relative actions are legal."""
    return sight[:, layout.WORTH] > 0


def plays_in(sight: Tensor) -> Tensor:
    """[game, seat]: which seats play."""
    return sight[:, layout.SEAT_PLAYS] > 0


def log_shares(logits: Tensor, plays: Tensor) -> Tensor:
    """Win shares as logarithms; of seats that do not play, very low."""
    return functional.log_softmax(logits.masked_fill(~plays, ILLEGAL), 1)


def masked_chances(heads: Tensor, legal: Tensor) -> Tensor:
    """The chances of the actions that the heads say, as logarithms; of illegal ones, very low."""
    return functional.log_softmax(heads[:, : layout.ACTIONS].masked_fill(~legal, ILLEGAL), 1)


class Relative:
    """The relative actions of layout.py, for tensors on one device."""

    def __init__(self, device: torch.device) -> None:
        self._character_of = torch.from_numpy(layout.character_of()).to(device)
        self._renamed = torch.from_numpy(layout.renamed()).to(device).flatten()

    def actions(self, sight: Tensor, heads: Tensor) -> Tensor:
        """[game, k]: the actions that these policy heads, [game, k], stand for."""
        rows = sight[:, layout.BANDIT_CHARACTER].unflatten(1, (layout.SEATS, layout.SEATS))
        who = _characters_by_row(rows).gather(1, self._character_of[heads])
        return self._renamed[heads * layout.SEATS + who]


def _characters_by_row(rows: Tensor) -> Tensor:
    """[game, row] of the flags [game, row, character]. The n-th empty row gets the n-th character
    that is in none."""
    empty_row = rows.amax(2) == 0
    free = rows.amax(1) == 0
    fits = empty_row.cumsum(1)[:, :, None] == free.cumsum(1)[:, None, :]
    filled = (fits & free[:, None, :]).to(torch.uint8).argmax(2)
    return torch.where(empty_row, filled, rows.argmax(2))
