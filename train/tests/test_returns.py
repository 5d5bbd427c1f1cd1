"""Targets against a slow reckoning, seat by seat."""

from __future__ import annotations

import numpy as np
import pytest
import torch

from train import returns
from train.buffer import Buffer

DECAY = 0.9
# One winner, a tie of two, which is half a win each, and a team, both of whom have won.
ENDS = ((0, 1, 0, 0, 0, 0), (0.5, 0.5, 0, 0, 0, 0), (1, 1, 0, 0, 0, 0))


def _buffer(steps: int, games: int) -> Buffer:
    """Games of 2 to 6 seats with made-up decisions, values and ends; after an end the number of
    seats changes."""
    random = np.random.default_rng(4)
    buffer = Buffer(steps, games, torch.device("cpu"))
    for game in range(games):
        seats = 2 + game % 5
        for t in range(steps + 1):
            if t > 0 and random.random() < 0.1:
                buffer.ended[t, game] = 1
                buffer.reward[t, game] = torch.tensor(ENDS[int(random.integers(len(ENDS)))])
                money = torch.from_numpy(random.integers(0, 5000, seats))
                buffer.money[t, game, :seats] = money.int()
                seats = 2 + seats % 5
            buffer.seats[t, game] = seats
            buffer.seat[t, game] = int(random.integers(seats))
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
            wins, money = buffer.reward[later, game], buffer.money[later, game] / 1000
            return seen_by(0, torch.cat([wins / wins.sum(), money]))
        if later == buffer.steps:
            return seen_by(int(buffer.seat[later, game]), buffer.value[later, game])
        if buffer.seat[later, game] == seat:
            value, target = buffer.value[later, game].tolist(), _slow(buffer, game, later)
            return [(1 - DECAY) * v + DECAY * g for v, g in zip(value, target)]
    raise AssertionError


def test_targets() -> None:
    steps, games = 30, 20
    buffer = _buffer(steps, games)
    assert {tuple(row) for row in buffer.reward[buffer.ended > 0].tolist()} == set(ENDS)
    targets = returns.targets(buffer, DECAY)
    for game in range(games):
        for t in range(steps):
            assert np.allclose(targets[t, game], _slow(buffer, game, t), atol=1e-5), (game, t)


@pytest.mark.parametrize("reward", [(0.5, 0.5, 0, 0), (1, 1, 0, 0)])
def test_winners_share_one_win(reward: tuple[float, ...]) -> None:
    buffer = Buffer(1, 1, torch.device("cpu"))
    buffer.seats[:], buffer.seat[0], buffer.ended[1] = 4, 3, 1
    buffer.reward[1, 0, :4] = torch.tensor(reward)
    assert returns.targets(buffer, DECAY)[0, 0, :6].tolist() == [0, 0.5, 0.5, 0, 0, 0]


def test_partners_count_as_one_side() -> None:
    from train import layout

    buffer = _buffer(1, 1)
    buffer.sight[..., layout.SEAT_PLAYS] = torch.tensor([1, 1, 1, 1, 0, 0], dtype=torch.uint8)
    buffer.sight[0, 0, layout.SEAT_PARTNER.start + 1] = 1
    buffer.value.zero_()
    target = torch.zeros(1, 1, 12)
    target[0, 0, :2] = 0.5  # Both partners win.
    target[0, 0, 6:10] = torch.tensor([3.0, 1.0, 1.0, 0.0])
    assert float(returns.advantages(buffer, target, 0.0)) == 1.0
    assert np.isclose(float(returns.advantages(buffer, target, 0.1)), 1.0 + 0.1 * (2.0 - 0.5))
