"""Coarser weights make a smaller file, at little loss."""

from __future__ import annotations

import zlib

import numpy as np
import pytest
import torch

from folsom.batch import Batch
from train import coarse, export, layout, mix, weights_file
from train.integers import SUM, Network
from train.model import Net


@pytest.fixture(scope="module")
def sight() -> np.ndarray:
    batch = Batch(200, mix.self_play(), seed=7, foresight=True)
    for _ in range(40):
        batch.step(batch.random_actions())
    return layout.sights(batch)


@pytest.fixture(scope="module")
def network() -> Network:
    torch.manual_seed(1)
    return export.quantised(Net(32, 1))


def _size(network: Network) -> int:
    return len(zlib.compress(weights_file.to_bytes(network)))


def test_weights_are_multiples_and_inputs_that_are_not_seen_have_none(
    network: Network, sight: np.ndarray
) -> None:
    steps = coarse.multiples(network, sight, 0.002)
    weights = coarse.coarsened(network, sight, 0.002).into.weights
    assert set(np.unique(steps)) <= {1, 2, 4, 8, 16, 32, 64, 128}
    assert (weights % steps == 0).all()
    assert (np.abs(weights - network.into.weights.astype(int)).max(axis=0) <= steps).all()
    seen = np.append(sight.any(axis=0), np.zeros(layout.INPUTS - layout.SIGHT_SIZE, bool))
    assert steps[seen].mean() < steps[~seen].mean()
    assert np.abs(weights).max() <= 127


def test_the_coarser_the_smaller_and_the_further_off(
    network: Network, sight: np.ndarray
) -> None:
    parts = (0.0005, 0.002, 0.008)
    made = [coarse.coarsened(network, sight, part) for part in parts]
    sizes = [_size(network), *[_size(one) for one in made]]
    assert sizes == sorted(sizes, reverse=True) and sizes[2] < 0.95 * sizes[0]
    exact = network(sight)
    off = [np.abs(one(sight) - exact)[:, : layout.ACTIONS].mean() / 2**SUM for one in made]
    assert off == sorted(off) and off[1] < 0.01


def test_nothing_else_changes(network: Network, sight: np.ndarray) -> None:
    made = coarse.coarsened(network, sight, 0.002)
    assert made.head is network.head and made.blocks is network.blocks
    assert made.thumb == network.thumb and (made.into.biases == network.into.biases).all()
    assert weights_file.from_bytes(weights_file.to_bytes(made)).width == 32
