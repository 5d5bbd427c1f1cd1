"""The weights file: what export.py writes and src/neural reads. docs/net.md defines it; in short,
little endian throughout:

    8 bytes   "FOLSNET" and a zero
    u32       FORMAT, versions of observations and foresights, actions, inputs, width, blocks, rows
              of the pile
    i32       what one point of the rule of thumb adds to an action's head
    layers    into, counts (no weights), then first and second of each block, then head; each
                u32 shift, i32 multipliers[rows], i32 biases[rows], i8 weights
              weights of `into` lie input by input (first all rows of input 0), others row by row
    u64       CRC-64/XZ of all before

Rows of head: the actions, the win shares, the money (layout.py).
"""

from __future__ import annotations

import functools
import struct

import numpy as np

from train import layout
from train.integers import MOST_WIDTH, Layer, Network

MAGIC = b"FOLSNET\0"
FORMAT = 2
_HEADER = struct.Struct("<8s8Ii")
_THIS_BUILD = (
    FORMAT,
    layout.OBSERVATION_VERSION,
    layout.FORESIGHT_VERSION,
    layout.ACTIONS,
    layout.INPUTS,
)

# What src/neural computes with (its weights.h).
LANES = 32
MOST_BLOCKS = 64
MOST_SHIFT = 62
MULTIPLIER_BOUND = 1 << 30
THUMB_BOUND = 1 << 16


class WeightsError(ValueError):
    """Weights that are not for this build, or not ones that it computes with."""


def check_sizes(width: int, blocks: int) -> None:
    if not 0 < width <= MOST_WIDTH or width % LANES != 0:
        raise WeightsError(f"the width is a multiple of {LANES} up to {MOST_WIDTH}, not {width}")
    if not 0 <= blocks <= MOST_BLOCKS:
        raise WeightsError(f"at most {MOST_BLOCKS} blocks, not {blocks}")


def check_scaling(shift: int, multipliers: np.ndarray) -> None:
    """The multipliers may be floats, before they are rounded to integers of few bits."""
    if not 1 <= shift <= MOST_SHIFT:
        raise WeightsError(f"a shift is from 1 to {MOST_SHIFT}, not {shift}")
    if not (np.abs(multipliers.astype(np.float64)) < MULTIPLIER_BOUND).all():
        raise WeightsError(f"multipliers are below {MULTIPLIER_BOUND}")


def check_thumb(thumb: int) -> None:
    if abs(thumb) >= THUMB_BOUND:
        raise WeightsError(f"a point of the rule of thumb adds less than {THUMB_BOUND}")


@functools.cache
def _crc_table() -> list[int]:
    table = []
    for byte in range(256):
        value = byte
        for _ in range(8):
            value = value >> 1 ^ (0xC96C5795D7870F42 if value & 1 else 0)
        table.append(value)
    return table


def crc64(data: bytes) -> int:
    """CRC-64/XZ; of b"123456789" it is 0x995DC9BBDF1939FA."""
    table, value = _crc_table(), 0xFFFFFFFFFFFFFFFF
    for byte in data:
        value = table[(value ^ byte) & 0xFF] ^ value >> 8
    return value ^ 0xFFFFFFFFFFFFFFFF


def _layer_bytes(layer: Layer, by_input: bool = False) -> bytes:
    weights = layer.weights.T if by_input else layer.weights
    return (
        struct.pack("<I", layer.shift)
        + layer.multipliers.astype("<i4").tobytes()
        + layer.biases.astype("<i4").tobytes()
        + np.ascontiguousarray(weights).tobytes()
    )


def to_bytes(network: Network) -> bytes:
    """The file of a network."""
    sizes = (*_THIS_BUILD, network.width)
    header = _HEADER.pack(MAGIC, *sizes, len(network.blocks), layout.PILE_ROWS, network.thumb)
    layers = [_layer_bytes(layer) for block in network.blocks for layer in block]
    body = b"".join(
        [
            header,
            _layer_bytes(network.into, True),
            _layer_bytes(network.counts),
            *layers,
            _layer_bytes(network.head),
        ]
    )
    return body + struct.pack("<Q", crc64(body))


def _layer_size(rows: int, columns: int) -> int:
    return 4 + 8 * rows + rows * columns


def _size(width: int, blocks: int) -> int:
    """How many bytes the file of such a network has."""
    inner = 2 * blocks * _layer_size(width, width)
    first = _layer_size(width, layout.INPUTS) + _layer_size(width, 0)
    ends = first + _layer_size(layout.HEADS, width)
    return _HEADER.size + ends + inner + 8


class _Reader:
    """Takes layers from the front of a file of the right length."""

    def __init__(self, data: bytes, at: int) -> None:
        self.data, self.at = data, at

    def layer(self, rows: int, columns: int, by_input: bool = False) -> Layer:
        (shift,) = struct.unpack_from("<I", self.data, self.at)
        self.at += 4
        multipliers = self._array("<i4", rows)
        check_scaling(shift, multipliers)
        biases = self._array("<i4", rows)
        weights = self._array("i1", rows * columns)
        weights = weights.reshape(columns, rows).T if by_input else weights.reshape(rows, columns)
        return Layer(shift, multipliers, biases, weights)

    def _array(self, dtype: str, count: int) -> np.ndarray:
        array = np.frombuffer(self.data, dtype, count, self.at)
        self.at += array.nbytes
        return array


def _checked_header(data: bytes) -> tuple[int, int, int]:
    """Width, blocks and `thumb` of a file that is whole, of this build and of the right length."""
    is_long = len(data) >= _HEADER.size + 8 and data.startswith(MAGIC)
    if not is_long or struct.unpack("<Q", data[-8:])[0] != crc64(data[:-8]):
        raise WeightsError("damaged, or not a file of weights")
    _, *built_for, width, blocks, rows, thumb = _HEADER.unpack_from(data)
    if tuple(built_for) != _THIS_BUILD or rows != layout.PILE_ROWS:
        raise WeightsError("weights for another version")
    check_sizes(width, blocks)
    check_thumb(thumb)
    if len(data) != _size(width, blocks):
        raise WeightsError("longer or shorter than its sizes say")
    return width, blocks, thumb


def from_bytes(data: bytes) -> Network:
    """The network of a file; WeightsError if it is not one for this build."""
    width, blocks, thumb = _checked_header(data)
    reader = _Reader(data, _HEADER.size)
    into, counts = reader.layer(width, layout.INPUTS, True), reader.layer(width, 0)
    pairs = [(reader.layer(width, width), reader.layer(width, width)) for _ in range(blocks)]
    return Network(into, counts, pairs, reader.layer(layout.HEADS, width), thumb)
