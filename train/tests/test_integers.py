from __future__ import annotations

import math
import struct

import numpy as np
import pytest
import torch

from folsom.batch import Batch
from train import export, integers, layout, mix, model, weights_file
from train.model import Net


def _sight(games: int = 64) -> np.ndarray:
    batch = Batch(games, mix.self_play(), seed=7, foresight=True)
    for _ in range(40):
        batch.step(batch.random_actions())
    return layout.sights(batch)


def _net(width: int = 64, blocks: int = 2) -> Net:
    torch.manual_seed(1)
    return Net(width, blocks)


def test_both_forms_have_the_same_inputs() -> None:
    sight = _sight()
    floats = model.inputs(torch.from_numpy(sight), torch.float32).numpy()
    assert (floats == integers.inputs(sight)).all()


def test_integers_are_close_to_floats() -> None:
    net, sight = _net(), _sight()
    with torch.no_grad():
        floats = net(torch.from_numpy(sight)).numpy()[:, : layout.HEADS]
    whole = export.quantised(net)(sight) / 2**integers.SUM
    assert np.abs(whole - floats).max() < 0.05
    assert np.abs(floats).max() > 0.1


@pytest.mark.parametrize("thumb", [0.12, -0.7])
def test_the_rule_of_thumb_counts_as_much_in_integers_as_in_floats(thumb: float) -> None:
    """A point of an action's worth adds `thumb` to its head, and nothing to other heads."""
    net, sight = _net(), _sight()
    worth = sight[:, layout.WORTH].astype(np.int64)
    assert worth.max() == 26
    heads, whole = [], []
    for value in (0.0, thumb):
        with torch.no_grad():
            net.thumb.fill_(value)
            heads.append(net(torch.from_numpy(sight)).numpy()[:, : layout.HEADS])
        whole.append(export.quantised(net)(sight))
    floats, ints = heads[1] - heads[0], whole[1] - whole[0]
    assert (ints[:, : layout.ACTIONS] == round(thumb * 2**integers.SUM) * worth).all()
    assert not ints[:, layout.ACTIONS :].any() and not floats[:, layout.ACTIONS :].any()
    assert np.allclose(floats, ints / 2**integers.SUM, atol=26 / 2 ** (integers.SUM + 1) + 1e-5)


def test_rms_is_that_of_floats_within_its_last_bit() -> None:
    h = np.random.default_rng(1).integers(-(1 << 17), 1 << 17, (20, 64))
    exact = model.rms(torch.from_numpy(h / 2.0**integers.SUM).float()).numpy()
    assert np.abs(integers.normed(h) / 2**integers.NORMED - exact).max() < 1 / 2**integers.NORMED


@pytest.mark.parametrize("value", [0, 1, integers.MOST_SUM])
def test_rms_of_extremes_fits(value: int) -> None:
    h = np.zeros((1, integers.MOST_WIDTH), np.int64)
    h[0, 0] = value
    normed = integers.normed(h)
    assert normed.max() <= integers.MOST_SHORT
    assert (normed[0, 0] > 0) == (value > 0)


def test_gradient_of_rms() -> None:
    v, slope = torch.randn(5, 16, requires_grad=True), torch.randn(5, 16)
    (own,) = torch.autograd.grad(model.rms(v), v, slope)
    plain = v * torch.rsqrt(v.square().mean(-1, keepdim=True) + model.EPSILON)
    (automatic,) = torch.autograd.grad(plain, v, slope)
    assert torch.allclose(own, automatic, atol=1e-5)


def test_exp_is_close() -> None:
    below = np.arange(0, 12 << integers.SUM, 37)
    exact = np.exp(-below / 2**integers.SUM)
    assert np.abs(integers.exp_of(below) / 65536 - exact).max() < 3e-4


def test_shares_are_a_softmax_among_the_allowed() -> None:
    heads = np.array([[1, 2, 3, 9]]) << integers.SUM
    shares = integers.shares(heads, np.array([[True, True, True, False]]))[0] / 65536
    parts = np.array([math.e, math.e**2, math.e**3, 0])
    assert np.allclose(shares, parts / parts.sum(), atol=1e-3)


def test_a_file_is_read_as_it_was_written() -> None:
    network = export.quantised(_net())
    data = weights_file.to_bytes(network)
    sight = _sight(8)
    assert (weights_file.from_bytes(data)(sight) == network(sight)).all()


@pytest.mark.parametrize("at", [0, 8, 100, -1])
def test_a_damaged_file_is_refused(at: int) -> None:
    data = bytearray(weights_file.to_bytes(export.quantised(_net(32, 1))))
    data[at] ^= 1
    with pytest.raises(weights_file.WeightsError):
        weights_file.from_bytes(bytes(data))


@pytest.mark.parametrize("width, blocks", [(16, 1), (48, 1), (544, 1), (32, 65)])
def test_sizes_that_cannot_be_computed_with_are_not_exported(width: int, blocks: int) -> None:
    with pytest.raises(weights_file.WeightsError):
        export.quantised(_net(width, blocks))


@pytest.mark.parametrize("value", [1e12, math.inf, math.nan])
def test_weights_that_do_not_fit_are_not_exported(value: float) -> None:
    net = _net(32, 1)
    with torch.no_grad():
        net.head.weight[3, 5] = value
    with pytest.raises(weights_file.WeightsError):
        export.quantised(net)


@pytest.mark.parametrize("value", [16.0, -16.0, math.inf, math.nan])
def test_a_rule_of_thumb_that_does_not_fit_is_not_exported(value: float) -> None:
    net = _net(32, 1)
    with torch.no_grad():
        net.thumb.fill_(value)
    with pytest.raises(weights_file.WeightsError):
        export.quantised(net)


# Where fields lie in a file: of the header, and the first layer's shift and first multiplier.
FORMAT, FORESIGHT, WIDTH, BLOCKS, THUMB, SHIFT, MULTIPLIER = 8, 16, 28, 32, 40, 44, 48


@pytest.fixture(scope="module")
def file() -> bytes:
    return weights_file.to_bytes(export.quantised(_net(32, 1)))


def _closed(body: bytes) -> bytes:
    return body + struct.pack("<Q", weights_file.crc64(body))


@pytest.mark.parametrize(
    "at, value",
    [
        *((FORMAT, 1), (FORMAT, 3), (FORESIGHT, 2), (WIDTH, 0), (WIDTH, 16), (WIDTH, 64), (WIDTH, 1 << 31)),
        *((BLOCKS, 0), (BLOCKS, 2), (BLOCKS, 65), (SHIFT, 0), (SHIFT, 63)),
        *((THUMB, 1 << 16), (THUMB, -(1 << 16))),
        *((MULTIPLIER, 1 << 30), (MULTIPLIER, -(1 << 30)), (MULTIPLIER, -(1 << 31))),
    ],
)
def test_a_file_with_such_numbers_is_refused(file: bytes, at: int, value: int) -> None:
    field = struct.pack("<q", value)[:4]
    with pytest.raises(weights_file.WeightsError):
        weights_file.from_bytes(_closed(file[:at] + field + file[at + 4 : -8]))


def test_a_file_of_another_length_is_refused(file: bytes) -> None:
    weights_file.from_bytes(_closed(file[:-8]))
    for body in (b"", file[:20], file[:44], file[:-9], file[:-8] + b"\0"):
        with pytest.raises(weights_file.WeightsError):
            weights_file.from_bytes(_closed(body))


def test_crc_is_that_of_xz() -> None:
    assert weights_file.crc64(b"123456789") == 0x995DC9BBDF1939FA
