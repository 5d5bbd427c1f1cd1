"""src/neural and integers.py say the same of the same weights, bit for bit."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
import torch

from folsom.batch import Batch
from train import export, layout, mix, weights_file
from train.integers import MOST_SUM, Layer, Network
from train.model import Net

# Without it these tests fail: `cmake --build build/release --target net_heads` builds it.
PROGRAM = os.environ.get("FOLSOM_NET_HEADS", "build/release/tests/net_heads")
GAMES = 40


def _sights() -> np.ndarray:
    """Of games in all configurations, and bytes as no game has them."""
    batch = Batch(GAMES, mix.self_play(), seed=11, foresight=True)
    for _ in range(60):
        batch.step(batch.random_actions())
    noise = np.random.default_rng(1).integers(0, 256, (4, layout.SIGHT_SIZE), np.uint8)
    noise[:, layout.PILE] &= 1  # The pile has flags, of which there are products.
    return np.concatenate([layout.sights(batch), noise])


def _exported() -> Network:
    torch.manual_seed(3)
    return export.quantised(Net(32, 2))


def _wild() -> Network:
    """As no training makes it: with weights of -128, and with numbers that are cut on the way."""
    random = np.random.default_rng(2)

    def layer(rows: int, columns: int, shift: int) -> Layer:
        multipliers = random.integers(-(1 << 30) + 1, 1 << 30, rows, np.int32)
        biases = random.integers(-(1 << 14), 1 << 14, rows, np.int32)
        weights = random.integers(-128, 128, (rows, columns), np.int8)
        return Layer(shift, multipliers, biases, weights)

    blocks = [(layer(64, 64, 33), layer(64, 64, 30)) for _ in range(2)]
    into, counts = layer(64, layout.INPUTS, 29), layer(64, 0, 33)
    network = Network(into, counts, blocks, layer(layout.HEADS, 64, 25), -65535)
    assert np.abs(network(_sights())).max() == MOST_SUM
    return network


@pytest.mark.parametrize("make", [_exported, _wild])
def test_all_heads_are_the_same(make: Callable[[], Network], tmp_path: Path) -> None:
    network, sights = make(), _sights()
    weights, seen = tmp_path / "net.bin", tmp_path / "sights"
    weights.write_bytes(weights_file.to_bytes(network))
    seen.write_bytes(sights.tobytes())
    assert Path(PROGRAM).exists(), f"{PROGRAM} is missing: build the target net_heads"
    said = subprocess.run([PROGRAM, weights, seen], capture_output=True, text=True, check=True)
    heads = np.array([line.split() for line in said.stdout.splitlines()], np.int64)
    kernels = len(heads) // len(sights)
    assert kernels > 0
    expected = network(sights)
    assert len(np.unique(expected, axis=0)) > GAMES // 2
    assert (heads == np.tile(expected, (kernels, 1))).all()
