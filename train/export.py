"""Makes the weights file of a checkpoint, and says how far its integers are from the floats.

    python3 -m train.export CHECKPOINT_FOLDER OUT_FILE [--student] [--games 256] [--coarse 0.0013]

`--student`: of its small network (student.py). `--coarse`: how coarse weights may be that matter
little (coarse.py); 0: not at all. Prints a line of JSON: the file's size and SHA-256, and over
decisions of games that the network plays with itself in all configurations: the mean Kullback-Leibler divergence of the two policies,
how often their best actions agree, and the mean and greatest difference of the viewer's win share.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import math
from pathlib import Path

import numpy as np
import numpy.typing as npt
import torch

from folsom.batch import Batch
from train import checkpoint, coarse, integers, layout, mix, weights_file
from train.integers import INNER, NORMED, SUM, Layer, Network
from train.model import Net
from train.weights_file import MULTIPLIER_BOUND

Floats = npt.NDArray[np.float64]

COARSE = 0.0013
LOOKED_AT = 140  # Decisions of each game in which inputs are counted, for coarse.py.

_CUTS = (1.0, 0.95, 0.9, 0.85, 0.8, 0.7, 0.6)  # Of a row's greatest weight.


def _rows(weights: Floats) -> tuple[Floats, npt.NDArray[np.int8]]:
    """The scale of each row and its int8 weights. A few large weights may be cut, if that serves
    the rest better: the scale with the least squared error is taken."""
    greatest = np.maximum(np.abs(weights).max(axis=1), 1e-12)
    best = np.full(len(weights), np.inf)
    scales, whole = np.empty_like(greatest), np.empty(weights.shape, np.int8)
    for cut in _CUTS:
        scale = greatest * cut / 127
        rounded = np.clip(np.rint(weights / scale[:, None]), -127, 127)
        error = np.square(rounded * scale[:, None] - weights).sum(axis=1)
        better = error < best
        best[better], scales[better] = error[better], scale[better]
        whole[better] = rounded[better].astype(np.int8)
    return scales, whole


def _layer(weights: Floats, biases: Floats, fraction_in: int, fraction_out: int) -> Layer:
    if not (np.isfinite(weights).all() and np.isfinite(biases).all()):
        raise weights_file.WeightsError("weights that are no numbers")
    scales, whole = _rows(weights)
    factors = scales * 2.0 ** (fraction_out - fraction_in)
    shift = 1
    while shift < 40 and factors.max() * 2.0 ** (shift + 1) < MULTIPLIER_BOUND - 1:
        shift += 1
    multipliers = np.rint(factors * 2.0**shift)
    weights_file.check_scaling(shift, multipliers)
    most = integers.MOST_SUM
    rounded = np.clip(np.rint(biases * 2.0**fraction_out), -most, most).astype(np.int32)
    return Layer(shift, multipliers.astype(np.int32), rounded, whole)


def _first_layer(weights: Floats, biases: Floats) -> tuple[Layer, Layer]:
    """`into`, and `counts` for the inputs that have another scale."""
    which = layout.counts()
    flags = _layer(weights[:, ~which], biases, 0, SUM)
    counts = _layer(weights[:, which], np.zeros_like(biases), 0, SUM)
    whole = np.empty(weights.shape, np.int8)
    whole[:, ~which], whole[:, which] = flags.weights, counts.weights
    flags.weights = whole
    counts.weights = np.empty((len(weights), 0), np.int8)
    return flags, counts


def _numbers(tensor: torch.Tensor) -> Floats:
    return tensor.detach().cpu().double().numpy()


def _thumb(number: float) -> int:
    if not math.isfinite(number):
        raise weights_file.WeightsError("weights that are no numbers")
    thumb = round(number * 2**SUM)
    weights_file.check_thumb(thumb)
    return thumb


def quantised(net: Net) -> Network:
    """The network in integers; WeightsError if src/neural would refuse them."""
    weights_file.check_sizes(net.width, net.blocks)

    def layer(linear: torch.nn.Module, fraction_in: int, fraction_out: int) -> Layer:
        return _layer(_numbers(linear.weight), _numbers(linear.bias), fraction_in, fraction_out)

    into, counts = _first_layer(_numbers(net.into_weight()), _numbers(net.into.bias))
    pairs = zip(net.first, net.second)
    blocks = [(layer(a, NORMED, INNER), layer(b, INNER, SUM)) for a, b in pairs]
    return Network(into, counts, blocks, layer(net.head, NORMED, SUM), _thumb(float(net.thumb)))


# --- The error


def _log_softmax(heads: Floats, allowed: npt.NDArray[np.bool_]) -> Floats:
    masked = np.where(allowed, heads, -1e9)
    masked = masked - masked.max(axis=1, keepdims=True)
    result: Floats = masked - np.log(np.exp(masked).sum(axis=1, keepdims=True))
    return result


def decisions(
    net: Net, games: int, steps: int, seed: int, every: int = 10
) -> tuple[layout.Bytes, layout.Bytes]:
    """Sights and masks, by head, of games that the network plays with itself."""
    rng = np.random.default_rng(seed)
    batch = Batch(games, mix.self_play(), seed=seed, skip_forced=True, foresight=True)
    sights, masks = [], []
    for step in range(steps):
        by_head = layout.actions_by_head(batch.observation)
        mask = np.take_along_axis(batch.mask, by_head, axis=1)
        with torch.no_grad():
            heads = net(torch.from_numpy(layout.sights(batch))).double().numpy()
        scores = np.where(mask > 0, heads[:, : layout.ACTIONS], -1e9)
        chosen = (scores + rng.gumbel(size=scores.shape)).argmax(axis=1)
        if step % every == 0:
            sights.append(layout.sights(batch))
            masks.append(mask)
        batch.step(by_head[np.arange(games), chosen].astype(np.uint16))
    return np.concatenate(sights), np.concatenate(masks)


def error(net: Net, network: Network, games: int = 256, seed: int = 1) -> dict[str, float]:
    """How far the integers are from the floats (above)."""
    sight, mask = decisions(net, games, 100, seed)
    legal = mask > 0
    with torch.no_grad():
        floats = net(torch.from_numpy(sight)).double().numpy()
    whole = network(sight) / 2.0**SUM
    a = _log_softmax(floats[:, : layout.ACTIONS], legal)
    b = _log_softmax(whole[:, : layout.ACTIONS], legal)
    plays = sight[:, layout.SEAT_PLAYS] > 0
    shares = [np.exp(_log_softmax(h[:, layout.SHARES], plays))[:, 0] for h in (floats, whole)]
    difference = np.abs(shares[0] - shares[1])
    return {
        "decisions": len(sight),
        "policy_kl": float((np.exp(a) * np.where(legal, a - b, 0)).sum(axis=1).mean()),
        "same_best": float((a.argmax(axis=1) == b.argmax(axis=1)).mean()),
        "share_mean": float(difference.mean()),
        "share_most": float(difference.max()),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="Makes the weights file of a checkpoint.")
    parser.add_argument("checkpoint", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--games", type=int, default=256, help="in which the error is measured")
    parser.add_argument("--student", action="store_true", help="the small network instead")
    parser.add_argument("--coarse", type=float, default=COARSE, help="part of the state")
    arguments = parser.parse_args()
    load = checkpoint.load_student if arguments.student else checkpoint.load_net
    net = load(arguments.checkpoint)
    network = quantised(net)
    if arguments.coarse > 0:
        seen, _ = decisions(net, arguments.games, LOOKED_AT, seed=2, every=4)
        network = coarse.coarsened(network, seen, arguments.coarse)
    data = weights_file.to_bytes(network)
    arguments.out.write_bytes(data)
    facts = {"bytes": len(data), "sha256": hashlib.sha256(data).hexdigest()}
    print(json.dumps(facts | error(net, network, arguments.games)))


if __name__ == "__main__":
    main()
