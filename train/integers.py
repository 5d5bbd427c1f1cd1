"""The network in integers. docs/net.md defines it, here and in src/neural, bit for bit; in short:

A fixed-point number with f fraction bits is an integer that stands for itself / 2**f.

| what | type | fraction bits |
|---|---|---|
| inputs | bytes as they are (layout.py) | 0 |
| sums: the state h between blocks, and the heads | int32 from -2**23 to 2**23 | SUM = 12 |
| normed: rms(h) | int16 from -32767 to 32767 | NORMED = 10 |
| inner: relu of a block's first layer | int16 from 0 to 32767 | INNER = 9 |

A layer has int8 weights, and for each row an int32 multiplier and an int32 bias; one shift for all:

    total = sum over columns of weight * input                      (fits int32)
    row   = ((total * multiplier + 2**(shift - 1)) >> shift) + bias (in int64; >> rounds down)

    h = clamp(into(flags of x) + counts(counts of x))
    for each block: h = clamp(h + second(relu16(first(normed(h)))))
    heads = clamp(head(max(normed(h), 0)) + thumb * worth)

where `counts` has the weights of `into`, but multipliers, shift and biases of its own: it is for
inputs of fields that count (layout.py), whose weights are small. `worth` is what the rule of thumb says of an action, 0 for other heads; clamp cuts to ±2**23,
relu16 to 0 ... 32767, and the sum of `h + second` is taken before the cut. normed(h), with W
numbers and all divisions and roots rounded down:

    mean    = (sum of h * h) / W + 2**12                            (in int64)
    root    = integer square root of (mean << 16)                   (2**14 ... 2**31 + 2**8)
    inverse = 2**44 / root                                          (at most 2**30)
    row     = (h * inverse + 2**25) >> 26, cut to ±32767

Bounds: a total is at most 128 * 32767 * 512 < 2**31 in magnitude for widths up to 512, and that of
`into` is less. Multipliers are below 2**30, so a product fits int64.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from train import layout

SUM, NORMED, INNER = 12, 10, 9
MOST_SUM = 1 << 23
MOST_SHORT = 32767
MOST_WIDTH = 512

Ints = npt.NDArray[np.int64]


@dataclass
class Layer:
    """Rows of int8 weights; see above."""

    shift: int
    multipliers: npt.NDArray[np.int32]
    biases: npt.NDArray[np.int32]
    weights: npt.NDArray[np.int8]  # [row, column]

    def __call__(self, inputs: Ints) -> Ints:
        return self.scaled(_total(inputs, self.weights))

    def scaled(self, total: Ints) -> Ints:
        scaled = (total * self.multipliers.astype(np.int64) + (1 << (self.shift - 1))) >> self.shift
        return scaled + self.biases


def _total(inputs: Ints, weights: npt.NDArray[np.int8]) -> Ints:
    # Sums of products below 2**53 are exact in float64, and quick.
    return (inputs.astype(np.float64) @ weights.T.astype(np.float64)).astype(np.int64)


@dataclass
class Network:
    """All layers: `into`, with another scale for `counts`; two for each block; `head`."""

    into: Layer
    counts: Layer  # Without weights.
    blocks: list[tuple[Layer, Layer]]
    head: Layer
    thumb: int  # With SUM fraction bits.

    @property
    def width(self) -> int:
        return len(self.into.biases)

    def __call__(self, sight: layout.Bytes) -> Ints:
        """[game, head] of [game, byte], with SUM fraction bits."""
        h = _clamp(self._entered(inputs(sight)))
        for first, second in self.blocks:
            inner = np.clip(first(normed(h)), 0, MOST_SHORT)
            h = _clamp(h + second(inner))
        heads = self.head(np.maximum(normed(h), 0))
        heads[:, : layout.ACTIONS] += self.thumb * sight[:, layout.WORTH].astype(np.int64)
        return _clamp(heads)

    def _entered(self, given: Ints) -> Ints:
        which = layout.counts()
        flags = _total(given[:, ~which], self.into.weights[:, ~which])
        counts = _total(given[:, which], self.into.weights[:, which])
        return self.into.scaled(flags) + self.counts.scaled(counts)


def _clamp(sums: Ints) -> Ints:
    return np.clip(sums, -MOST_SUM, MOST_SUM)


def inputs(sight: layout.Bytes) -> Ints:
    """[game, input]: the sight, and the products of its pile (layout.py)."""
    pile = sight[:, layout.PILE].reshape(-1, layout.PILE_ROWS, layout.PILE_COLUMNS)
    products = pile[:, :, layout.PILE_SEAT, None] * pile[:, :, None, layout.PILE_KIND]
    return np.concatenate(
        [sight, products.reshape(len(sight), -1)], axis=1
    ).astype(np.int64)


def normed(h: Ints) -> Ints:
    """rms(h), with NORMED fraction bits, of [game, number]."""
    mean = (h * h).sum(axis=1) // h.shape[1] + (1 << SUM)
    root = np.array([math.isqrt(int(one) << 16) for one in mean], np.int64)
    inverse = (1 << 44) // root
    return np.clip((h * inverse[:, None] + (1 << 25)) >> 26, -MOST_SHORT, MOST_SHORT)


# --- Shares

_LOG2_E = 94548  # log2(e) with 16 fraction bits.
# 2**-f for f from 0 to 1 with 16 fraction bits: the Taylor series, the highest power first.
_POWERS = (-87, 630, -3638, 15743, -45426, 65536)


def exp_of(below: Ints) -> Ints:
    """e**-(below / 2**SUM) with 16 fraction bits; `below` is at least 0."""
    exponent = (below * _LOG2_E) >> SUM  # 16 fraction bits.
    part = exponent & 0xFFFF
    value = np.full_like(below, _POWERS[0])
    for factor in _POWERS[1:]:
        value = ((value * part) >> 16) + factor
    return value >> np.minimum(exponent >> 16, 31)


def shares(heads: Ints, allowed: npt.NDArray[np.bool_]) -> Ints:
    """The softmax of [game, head] among those allowed, with 16 fraction bits, rounded down; the
    others get 0. At least one is allowed."""
    lowest = np.iinfo(np.int64).min
    top = np.where(allowed, heads, lowest).max(axis=1, keepdims=True)
    parts = np.where(allowed, exp_of(np.where(allowed, top - heads, 0)), 0)
    return (parts << 16) // parts.sum(axis=1, keepdims=True)
