"""The loss of made-up decisions: ratios are set by the chances that are said to have been."""

from __future__ import annotations

import math

import numpy as np
import pytest
import torch
from torch import Tensor

from folsom.batch import Batch
from train import layout, mix, ppo
from train.model import Net, inputs

CLIP = 0.2
GAMES = 16


class Loss:
    """Of one batch of decisions, as the network and its weights are."""

    def __init__(self) -> None:
        torch.manual_seed(1)
        self.net = Net(32, 1)
        batch = Batch(GAMES, mix.self_play(), seed=2, skip_forced=True, foresight=True)
        by_head = layout.actions_by_head(batch.observation)
        self.sight = torch.from_numpy(layout.sights(batch))
        self.mask = torch.from_numpy(np.take_along_axis(batch.mask, by_head, axis=1))
        self.action = self.mask.argmax(1)
        with torch.no_grad():
            logits = self.net(self.sight)[:, : layout.ACTIONS]
        self.chances = logits.masked_fill(self.mask == 0, -torch.inf).log_softmax(1)

    def __call__(
        self, ratio: float = 1.0, advantage: float = 1.0, entropy_weight: float = 0.0
    ) -> tuple[Tensor, dict[str, float]]:
        now = self.chances.gather(1, self.action[:, None])[:, 0]
        numbers = [self.action, now - math.log(ratio), torch.full((GAMES,), advantage)]
        told = torch.cat([torch.stack(numbers, 1), torch.zeros(GAMES, 2 * layout.SEATS)], 1)
        x = inputs(self.sight, self.net.dtype)
        weight = torch.tensor(entropy_weight)
        loss, report, heads, state = ppo.losses(self.net, x, self.sight, told, weight, CLIP)
        assert not heads.requires_grad and not state.requires_grad
        return loss, dict(zip(ppo.REPORTED, report.tolist()))


@pytest.fixture(scope="module")
def loss() -> Loss:
    return Loss()


def test_nothing_has_changed_with_the_same_weights(loss: Loss) -> None:
    _, report = loss(advantage=3.0)
    assert report["kl"] == pytest.approx(0, abs=1e-6)
    assert report["clipped"] == 0
    assert report["policy_loss"] == pytest.approx(-3.0, abs=1e-4)


@pytest.mark.parametrize(
    "ratio, advantage, expected",
    [
        (1.5, 1.0, -1.2),  # Already likelier: cut.
        (1.5, -1.0, 1.5),  # Likelier though bad: not cut.
        (0.5, 1.0, -0.5),  # Rarer though good: not cut.
        (0.5, -1.0, 0.8),  # Already rarer: cut.
    ],
)
def test_clipping(loss: Loss, ratio: float, advantage: float, expected: float) -> None:
    _, report = loss(ratio, advantage)
    assert report["policy_loss"] == pytest.approx(expected, abs=1e-4)
    assert report["clipped"] == 1
    assert report["kl"] == pytest.approx(ratio - 1 - math.log(ratio), abs=1e-4)


def test_no_slope_of_the_policy_where_it_is_cut(loss: Loss) -> None:
    def slope(ratio: float) -> float:
        loss.net.zero_grad()
        loss(ratio)[0].backward()
        return float(loss.net.head.weight.grad[: layout.ACTIONS].abs().sum())

    assert slope(1.5) == 0
    assert slope(0.5) > 0


def test_entropy_makes_the_loss_less(loss: Loss) -> None:
    without, report = loss()
    with_it, _ = loss(entropy_weight=0.5)
    chances = loss.chances.exp()
    expected = -(chances * loss.chances.masked_fill(loss.mask == 0, 0)).sum(1).mean()
    assert report["entropy"] == pytest.approx(float(expected), abs=1e-5)
    assert report["entropy"] > 0.5
    assert float(with_it - without) == pytest.approx(-0.5 * report["entropy"], abs=1e-4)
