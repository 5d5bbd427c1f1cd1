"""Makes a network's file smaller when it is compressed, at little loss: weights of the first layer are
rounded to multiples of 2, 4 ... 128, coarser the less their input counts. They stay int8, so whoever
computes with them notices nothing.

A weight's error is as large as its input, and matters as often as its input is not 0. So the
multiple for an input is the greatest with which the error, over many decisions, is at most a given
part of the state that the first layer makes. Inputs that are never seen get weights of 0: they still
have those that they began with, which is noise.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from train import integers, layout
from train.integers import SUM, Network

Floats = npt.NDArray[np.float64]

MOST = 7  # Multiples are up to 2**MOST.
UNSEEN = 0.3  # Times that an input counts as seen besides, at its usual value.
MOST_WEIGHT = 127


def _strength(x: Floats) -> Floats:
    """The root mean square of each input, over the rows."""
    usual = 1.0 / layout.input_scales().astype(np.float64)
    strength: Floats = np.sqrt((np.square(x).sum(axis=0) + UNSEEN * usual**2) / len(x))
    return strength


def _scale(layer: integers.Layer) -> float:
    """What 1 in a weight is worth in the state, in the middle of all rows."""
    return float(np.median(np.abs(layer.multipliers))) / 2.0 ** (layer.shift + SUM)


def _state(network: Network, x: Floats) -> float:
    """The root mean square of what the first layer makes of the inputs."""
    which = layout.counts()
    weights = network.into.weights.astype(np.float64)
    total = [(x * (which == counts)) @ weights.T for counts in (False, True)]
    layers = (network.into, network.counts)
    sums = [layer.scaled(part.astype(np.int64)) for layer, part in zip(layers, total)]
    return float(np.sqrt(np.square((sums[0] + sums[1]) / 2.0**SUM).mean()))


def multiples(network: Network, sight: layout.Bytes, part: float) -> Floats:
    """[input]: what weights are to be multiples of, by these sights."""
    x = integers.inputs(sight).astype(np.float64)
    scales = np.where(layout.counts(), _scale(network.counts), _scale(network.into))
    room = part * _state(network, x) / (scales * _strength(x))
    powers = np.floor(np.log2(np.maximum(room, 1.0)))
    return np.exp2(np.minimum(powers, MOST))


def coarsened(network: Network, sight: layout.Bytes, part: float) -> Network:
    """The network with coarser weights in its first layer; the error that each may make is at most
    `part` of the state."""
    steps = multiples(network, sight, part)
    most = np.floor(MOST_WEIGHT / steps)
    counted = np.clip(np.rint(network.into.weights / steps), -most, most)
    weights = (counted * steps).astype(np.int8)
    into = integers.Layer(
        network.into.shift, network.into.multipliers, network.into.biases, weights
    )
    return Network(into, network.counts, network.blocks, network.head, network.thumb)
