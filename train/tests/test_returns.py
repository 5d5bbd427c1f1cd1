"""Targets against a slow reckoning, seat by seat."""

from __future__ import annotations

import numpy as np
import torch

from train import returns
from train.rollout import Buffer

DECAY = 0.9


def _buffer(steps: int, games: int) -> Buffer:
    """Games of 2 to 4 seats with made-up decisions, values and ends."""
    random = np.random.default_rng(4)
    buffer = Buffer(steps, games, torch.device("cpu"))
    for game in range(games):
        seats = 2 + game % 3
        for t in range(steps + 1):
            ended = t > 0 and random.random() < 0.1
            buffer.ended[t, game] = int(ended)
            buffer.seats[t, game] = seats
            buffer.seat[t, game] = int(random.integers(seats))
            if ended:
                buffer.reward[t, game, int(random.integers(seats))] = 1
                money = torch.from_numpy(random.integers(0, 5000, seats))
                buffer.money[t, game, :seats] = money.int()
    buffer.value[:] = torch.from_numpy(random.random(buffer.value.shape))
    return buffer


def _slow(buffer: Buffer, game: int, t: int) -> list[float]:
    """The target of one decision, by looking for the seat's next one."""
    seat, seats = int(buffer.seat[t, game]), int(buffer.seats[t, game])

    def seen_by(viewer: int, numbers: torch.Tensor) -> list[float]:
        turn = [(seat + i - viewer) % seats for i in range(seats)]
        halves = (numbers[:6], numbers[6:])
        return [float(x) for h in halves for x in [*h[turn], *[0.0] * (6 - seats)]]

    for later in range(t + 1, buffer.steps + 1):
        if buffer.ended[later, game]:
            money = buffer.money[later, game] / 1000
            return seen_by(0, torch.cat([buffer.reward[later, game], money]))
        if later == buffer.steps:
            return seen_by(int(buffer.seat[later, game]), buffer.value[later, game])
        if buffer.seat[later, game] == seat:
            value, target = buffer.value[later, game].tolist(), _slow(buffer, game, later)
            return [(1 - DECAY) * v + DECAY * g for v, g in zip(value, target)]
    raise AssertionError


def test_targets() -> None:
    buffer = _buffer(30, 6)
    targets = returns.targets(buffer, DECAY)
    for game in range(6):
        for t in range(30):
            assert np.allclose(targets[t, game], _slow(buffer, game, t), atol=1e-5), (game, t)


def test_partners_count_as_one_side() -> None:
    from train import layout

    buffer = _buffer(1, 1)
    buffer.observation[..., layout.SEAT_PLAYS] = torch.tensor([1, 1, 1, 1, 0, 0], dtype=torch.uint8)
    buffer.observation[0, 0, layout.SEAT_PARTNER.start + 1] = 1
    buffer.value.zero_()
    target = torch.zeros(1, 1, 12)
    target[0, 0, :2] = 0.5  # Both partners win.
    target[0, 0, 6:10] = torch.tensor([3.0, 1.0, 1.0, 0.0])
    assert float(returns.advantages(buffer, target, 0.0)) == 1.0
    assert np.isclose(float(returns.advantages(buffer, target, 0.1)), 1.0 + 0.1 * (2.0 - 0.5))
