"""The weights file: what export.py writes and src/neural reads. Little endian throughout:

    8 bytes   "FOLSNET" and a zero
    u32       FORMAT, version of observations, actions, inputs, width, blocks, rows of the pile
    layers    into, then first and second of each block, then head; each
                u32 shift, i32 multipliers[rows], i32 biases[rows], i8 weights
              weights of `into` lie input by input (first all rows of input 0), others row by row
    u64       CRC-64/XZ of all before

Rows of head: the actions, the win shares, the money (layout.py).
"""

from __future__ import annotations

import functools
import struct
from pathlib import Path

import numpy as np

from train import layout
from train.integers import Layer, Network

MAGIC = b"FOLSNET\0"
FORMAT = 1
_HEADER = struct.Struct("<8s7I")


class WeightsError(ValueError):
    """A file that is not one of weights for this build."""


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
    sizes = (layout.OBSERVATION_VERSION, layout.ACTIONS, layout.INPUTS, network.width)
    header = _HEADER.pack(MAGIC, FORMAT, *sizes, len(network.blocks), layout.PILE_ROWS)
    layers = [_layer_bytes(layer) for block in network.blocks for layer in block]
    body = b"".join(
        [header, _layer_bytes(network.into, True), *layers, _layer_bytes(network.head)]
    )
    return body + struct.pack("<Q", crc64(body))


class _Reader:
    def __init__(self, data: bytes, at: int) -> None:
        self.data, self.at = data, at

    def layer(self, rows: int, columns: int, by_input: bool = False) -> Layer:
        (shift,) = struct.unpack_from("<I", self.data, self.at)
        self.at += 4
        multipliers = self._array("<i4", rows)
        biases = self._array("<i4", rows)
        weights = self._array("i1", rows * columns)
        weights = weights.reshape(columns, rows).T if by_input else weights.reshape(rows, columns)
        return Layer(shift, multipliers, biases, weights)

    def _array(self, dtype: str, count: int) -> np.ndarray:
        array = np.frombuffer(self.data, dtype, count, self.at)
        self.at += array.nbytes
        return array


def from_bytes(data: bytes) -> Network:
    """The network of a file; WeightsError if it is not one for this build."""
    if len(data) < _HEADER.size + 8 or struct.unpack("<Q", data[-8:])[0] != crc64(data[:-8]):
        raise WeightsError("damaged, or not a file of weights")
    magic, form, version, actions, inputs, width, blocks, rows = _HEADER.unpack_from(data)
    expected = (MAGIC, FORMAT, layout.OBSERVATION_VERSION, layout.ACTIONS, layout.INPUTS)
    if (magic, form, version, actions, inputs) != expected or rows != layout.PILE_ROWS:
        raise WeightsError("weights for another version")
    reader = _Reader(data, _HEADER.size)
    into = reader.layer(width, inputs, True)
    pairs = [(reader.layer(width, width), reader.layer(width, width)) for _ in range(blocks)]
    return Network(into, pairs, reader.layer(layout.HEADS, width))


def read(path: Path) -> Network:
    return from_bytes(path.read_bytes())
